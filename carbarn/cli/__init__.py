"""The command line: one module a command. Everything heavy is imported inside the commands, so that help is quick."""

import sys

from carbarn.core.errors import CarbarnError


def main() -> None:
    """Run a command; what is wrong with its input is told in a sentence, without a traceback."""
    from carbarn.cli.app import build
    from carbarn.cli.language import preferred

    try:
        build()()
    except CarbarnError as error:
        print(error.say(preferred()), file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output has left
        sys.stderr.close()
        sys.exit(1)
