"""`python -m carbarn` is `carbarn`."""

from carbarn.cli import main

main()
