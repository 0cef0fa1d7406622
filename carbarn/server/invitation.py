"""Where the server can be reached, for people: addresses, and a QR code for phones on the same network."""

import io
import socket

import segno

from carbarn.core.words import say
from carbarn.server.settings import Settings

_ANYWHERE = ("0.0.0.0", "::", "")


def network_address() -> str | None:
    """This machine's address on the local network. Connecting a datagram socket sends nothing: it asks for a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is reserved for documentation
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") or address in _ANYWHERE else address


def address_for_others(settings: Settings) -> str | None:
    """What somebody else can open: the address that was set, else this machine's on the network it listens to."""
    if settings.address:
        return settings.address
    address = network_address() if settings.host in _ANYWHERE else None
    return None if address is None else f"http://{address}:{settings.port}"


def invitation(settings: Settings, database: str, locale: str, terminal: bool) -> str:
    """What is printed when the server is ready; the QR code only where somebody can see it."""
    here = f"http://{'localhost' if settings.host in _ANYWHERE else settings.host}:{settings.port}"
    lines = [say(locale, "serve-ready"), f"  {say(locale, 'serve-here')} {here}"]
    link = address_for_others(settings)
    if link is not None:
        lines.append(f"  {say(locale, 'serve-network')} {link}")
        if terminal:
            lines.append(qr_code(link))
    lines.append(f"  {say(locale, 'serve-stop', database=database)}")
    return "\n".join(lines)


def qr_code(link: str) -> str:
    """A QR code in characters."""
    out = io.StringIO()
    segno.make(link, error="l").terminal(out, border=2, compact=True)
    return out.getvalue().rstrip("\n")
