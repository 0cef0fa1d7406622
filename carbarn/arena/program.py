"""A bot that is a program: one line of JSON in, one line of JSON out, within a time limit.

The program may crash, hang, print garbage or stop reading. Whatever it does, whoever waits for it gets an answer or a
`Failure` in time: reading and writing are done by threads of their own, and a program that failed is ended with
everything that it started.
"""

import atexit
import contextlib
import io
import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from typing import Any

import orjson

PROTOCOL = 1
_LONGEST_LINE = 1 << 20  # bytes; an answer has some twenty
_LINES_KEPT = 20  # of what it wrote to standard error
START_SECONDS = 60.0  # to load whatever it needs, before a game
_DETAIL = 300  # characters of a reason

_running: "weakref.WeakSet[Program]" = weakref.WeakSet()


class Failure(Exception):
    """The bot cannot go on: `reason` is a word (crash, time, garbage, illegal), `detail` says more."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = " ".join(detail.split())[:_DETAIL]


class Program:
    """One running program."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is ours; and what it starts can be ended with it
            )
        except OSError as error:
            raise Failure("crash", error.strerror or str(error)) from error
        self._answers: queue.Queue[list[bytes] | None] = queue.Queue()  # lines that came in one piece; None at the end
        self._questions: queue.Queue[bytes | None] = queue.Queue()
        self._complaints: deque[str] = deque(maxlen=_LINES_KEPT)
        self.alive = True
        for work in (self._read, self._write, self._listen):
            threading.Thread(target=work, daemon=True).start()
        _running.add(self)

    def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a question; a `Failure` ends the program."""
        try:
            return self._ask(question, seconds)
        except Failure:
            self.end()
            raise

    def _ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        with contextlib.suppress(queue.Empty):
            if (early := self._answers.get_nowait()) is not None:
                raise Failure("garbage", f"said without being asked: {_shown(early[0])}")
            raise self._crashed()
        self._questions.put(orjson.dumps(question) + b"\n")
        try:
            lines = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise Failure("time", f"no answer within {seconds:g} s") from None
        if lines is None:
            raise self._crashed()
        return _answer(*lines)

    def _crashed(self) -> Failure:
        """How the program ended, with the last thing that it complained about."""
        time.sleep(0.05)  # the last words may still be on their way
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        said = f": {self._complaints[-1]}" if self._complaints else ""
        return Failure("crash", f"ended with code {self._process.poll()}{said}")

    def _read(self) -> None:
        """Cut what it says into lines; those that come together stay together, so none passes for the next answer."""
        assert isinstance(self._process.stdout, io.BufferedReader)
        rest = b""
        with contextlib.suppress(OSError, ValueError):
            while piece := self._process.stdout.read1(_LONGEST_LINE):
                *lines, rest = (rest + piece).split(b"\n")
                if len(rest) >= _LONGEST_LINE:  # it will never be an answer
                    lines, rest = [*lines, rest], b""
                if lines:
                    self._answers.put(lines)
        if rest:
            self._answers.put([rest])
        self._answers.put(None)

    def _write(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while (question := self._questions.get()) is not None:
                self._process.stdin.write(question)
                self._process.stdin.flush()
            self._process.stdin.close()

    def _listen(self) -> None:
        assert self._process.stderr is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self._process.stderr.readline(_LONGEST_LINE):
                if text := line.decode(errors="replace").strip():
                    self._complaints.append(text)

    def end(self) -> None:
        """End the program and everything that it started."""
        if not self.alive:
            return
        self.alive = False
        self._questions.put(None)
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)  # its own session: nobody else is in it
            else:
                self._process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(5)


def _answer(line: bytes, *more: bytes) -> dict[str, Any]:
    """A line understood, if it is the only one."""
    try:
        answer = orjson.loads(line)
    except orjson.JSONDecodeError:
        raise Failure("garbage", f"not JSON: {_shown(line)}") from None
    if not isinstance(answer, dict):
        raise Failure("garbage", f"not an object: {_shown(line)}")
    if more:
        raise Failure("garbage", f"said without being asked: {_shown(more[0])}")
    return answer


def _shown(line: bytes) -> str:
    """The beginning of a line, whatever is in it."""
    return repr(line[:80].decode(errors="replace").rstrip("\n"))


@atexit.register
def end_all() -> None:
    """End every program of this process."""
    for program in list(_running):
        program.end()


def started(command: list[str]) -> Program:
    """A program that has said that it is ready, in its own time."""
    program = Program(command)
    program.ask({"type": "hello", "protocol": PROTOCOL}, START_SECONDS)
    return program
