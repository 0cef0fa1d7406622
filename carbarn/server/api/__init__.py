"""The open API: JSON over HTTP and WebSocket, the same names as the library; documented at /docs."""
