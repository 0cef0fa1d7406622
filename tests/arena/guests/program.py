"""A bot that is a program and knows nothing of Carbarn: python program.py HOW [FILE].

HOW is what it does on its fifth decision: nothing special (fair), crash, hang, garbage, list, twice, deaf, float.
FILE gets every line that it was told.
"""

import json
import os
import random
import sys
import time

WRONG = {"garbage": "\x00\xff what?", "list": "[1, 2]", "float": '{"action": 1.5}'}


def misbehave(how: str, answer: str) -> str:
    if how == "crash":
        sys.exit("I give up")
    if how == "deaf":
        os.close(0)
    if how in ("hang", "deaf"):
        time.sleep(1000)
    return f"{answer}\n{answer}" if how == "twice" else WRONG[how]


def main() -> None:
    how, heard = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
    rng, decisions = random.Random(0), 0
    for line in sys.stdin:
        if heard:
            with open(heard, "a", encoding="utf-8") as file:
                file.write(line)
        told = json.loads(line)
        if told["type"] == "start":
            rng, decisions = random.Random(told["seed"]), 0
        if told["type"] != "decide":
            print("{}", flush=True)
            continue
        decisions += 1
        answer = json.dumps({"action": rng.choice(told["legal"])["id"]})
        if decisions == 5 and how != "fair":
            answer = misbehave(how, answer)
        os.write(1, f"{answer}\n".encode())  # in one piece, whether Python buffers what it prints or not


if __name__ == "__main__":
    main()
