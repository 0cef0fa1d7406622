"""A bot that is a program and knows nothing of Carbarn: python program.py HOW [FILE].

HOW is what it does on its fifth decision: nothing special (fair), crash, hang, garbage, list, twice, deaf, float.
FILE gets every line that it was told.
"""

import json
import os
import random
import sys
import time


def misbehave(how: str) -> None:
    if how == "crash":
        sys.exit("I give up")
    if how == "deaf":
        os.close(0)
    if how in ("hang", "deaf"):
        time.sleep(1000)
    if how == "garbage":
        print("\x00\xff what?", flush=True)
    if how == "list":
        print("[1, 2]", flush=True)
    if how == "float":
        print('{"action": 1.5}', flush=True)


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
        if decisions == 5 and how != "fair":
            misbehave(how)
        answer = json.dumps({"action": rng.choice(told["legal"])["id"]})
        twice = decisions == 5 and how == "twice"  # in one piece, so that the second is there as soon as the first
        print(*[answer] * (1 + twice), sep="\n", flush=True)


if __name__ == "__main__":
    main()
