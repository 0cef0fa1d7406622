"""The table: a web server that deals, referees, remembers and shows each seat only what it may see."""
