"""Disturbs newsadmin in every way we know, and looks whether anything is torn, lost or left behind.

    python3 Tests/Faults/faults.py --seed 7 --minutes 5
    python3 Tests/Faults/faults.py --minutes 0 --scene release --fault kill      at every single system call
    python3 Tests/Faults/faults.py --scene release --fault kill --at 31          once more what failed

NEWSADMIN names the program; .build/release/newsadmin otherwise. Linux only, and a C compiler is needed.
"""

import argparse
import collections
import pathlib
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback

from clocks import Clocks
from hanging import COMMANDS, Hanging
from injection import FAULTS, Injector, is_possible
from moments import SIGNALS, Moments
from pairs import PAIRS, Pairs
from scenes import SCENES
from sending import Sending
from serves import Serves
from stages import Stages
from trials import Trials

PUSH, TWICE, SERVE, HANG, CLOCK = "push", "two at once", "serve", "a program hangs", "the clock jumps"
OTHERS = [PUSH, TWICE, SERVE, HANG, CLOCK]
SIGNALLED = {f"signal {number.name}": number for number in SIGNALS}


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1, help="decides the order of the trials, and the moments of signals")
    parser.add_argument("--minutes", type=float, default=5, help="how long to go on; 0: until every call was disturbed")
    parser.add_argument("--scene", action="append", choices=[*(one.name for one in SCENES), *OTHERS], help="only these runs")
    parser.add_argument("--fault", action="append", choices=[*(one.name for one in FAULTS), *SIGNALLED], help="only these faults")
    parser.add_argument("--at", type=float, help="only this call, or this share of a run's time")
    return parser.parse_args()


class Plan:
    """All trials by run and fault, each a function of a number: a call, a share of a run's time, a delay."""

    def __init__(self, top, wanted):
        stages, injector = Stages(top), Injector(top)
        self.trials = Trials(top, stages, injector)
        self.moments, self.pairs = Moments(self.trials), Pairs(top, stages)
        self.sending = Sending(top, stages, injector)
        self.generator, self.wanted, self.slow = random.Random(wanted.seed), wanted, set()
        self.numbers, self.functions = {}, {}
        for scene in SCENES:
            for fault in FAULTS:
                self.add((scene.name, fault.name), lambda at, scene=scene, fault=fault: self.trials.run(scene, fault, int(at)),
                         lambda scene=scene, fault=fault: range(1, self.trials.count(scene, fault) + 1))
            for name, number in SIGNALLED.items():
                self.add((scene.name, name), lambda share, scene=scene, number=number: self.moments.run(scene, number, share), self.shares)
            if scene.is_slow:
                self.slow.add(scene.name)
        for fault in FAULTS:
            self.add((PUSH, fault.name), lambda at, fault=fault: self.sending.run(fault, int(at)),
                     lambda fault=fault: range(1, self.sending.count(fault) + 1))
        self.add_serve(Serves(top, stages, injector))
        hanging, clocks = Hanging(top, stages, self.sending.firebase.account), Clocks(top, stages, injector)
        for name in COMMANDS:
            for word, number in SIGNALLED.items():
                if number != signal.SIGKILL:
                    self.add((HANG, f"{name}, {word}"), lambda _, name=name, number=number: hanging.run(name, number), lambda: [0])
            if name != "rclone":
                self.add((HANG, name), lambda _, name=name: hanging.run(name), lambda: [0])
        self.add((CLOCK, PUSH), lambda seed: self.sending.jump(" ".join(map(str, self.jumps(seed)))), self.seeds)
        self.add((CLOCK, "deploy --until"), lambda seed: clocks.run([0, 0, *self.jumps(seed), 3600]), self.seeds)
        for pair in PAIRS:
            self.add((TWICE, " and ".join(pair)), lambda delay, pair=pair: self.pairs.run(pair, delay), lambda: [0, 0, *self.shares()[:3]])

    def add_serve(self, serves):
        """Trials of the server: a signal after a change, and calls that fail while it starts and builds anew."""
        for name, number in SIGNALLED.items():
            self.add((SERVE, name), lambda delay, number=number: serves.kill(number, delay), self.shares)
        for fault in (one for one in FAULTS if not one.kills):
            self.add((SERVE, fault.name), lambda at, fault=fault: serves.run(fault, int(at)),
                     lambda fault=fault: range(1, max(serves.count(fault)[1], 1) + 1))

    def seeds(self):
        return [self.generator.randrange(1 << 30) for _ in range(5)]

    @staticmethod
    def jumps(seed):
        """Seconds by which a clock is off, one after another: some of them small, some of them years."""
        generator = random.Random(seed)
        return [generator.choice([1, -1]) * 10 ** generator.randrange(8) for _ in range(8)]

    def shares(self):
        return [round(self.generator.random(), 3) for _ in range(10)]

    def add(self, key, function, numbers):
        """Adds a kind of trials, if it is wanted; its numbers are worked out when its turn comes."""
        scene, fault = key
        if self.wanted.scene and scene not in self.wanted.scene:
            return
        if self.wanted.fault and fault not in self.wanted.fault and scene not in (TWICE, HANG, CLOCK):
            return
        self.functions[key], self.numbers[key] = function, numbers

    def __iter__(self):
        """The trials in a random order, but each kind in turn, so that a short time sees something of each."""
        while self.numbers:
            order = list(self.numbers)
            self.generator.shuffle(order)
            for key in order:
                if key[0] in self.slow and not self.wanted.scene and self.generator.random() > 0.1:
                    continue
                if callable(self.numbers[key]):
                    numbers = [self.wanted.at] if self.wanted.at is not None else list(self.numbers[key]())
                    self.generator.shuffle(numbers)
                    self.numbers[key] = numbers
                if not self.numbers[key]:
                    del self.numbers[key]
                    continue
                yield key, self.numbers[key].pop()


def main():
    if not is_possible():
        print("faults: this needs Linux and a C compiler")
        return 2
    wanted = options()
    top = pathlib.Path(tempfile.mkdtemp(prefix="faults"))
    plan, done, failed = Plan(top, wanted), collections.Counter(), 0
    end = time.monotonic() + wanted.minutes * 60
    try:
        for key, at in plan:
            if wanted.minutes and time.monotonic() > end:
                break
            done[key[0] if key[0] in (TWICE, HANG, CLOCK) else key[1]] += 1
            try:
                plan.functions[key](at)
            except Exception as error:
                failed += 1
                words = str(error)[:800] if isinstance(error, AssertionError) else traceback.format_exc()
                print(f"--scene '{key[0]}' --fault '{key[1]}' --at {at}\n    {words}", flush=True)
    finally:
        plan.sending.stop()
        shutil.rmtree(top, ignore_errors=True)
    print("\n".join(f"{count:6} {name}" for name, count in sorted(done.items())))
    print(f"{sum(done.values())} trials, {failed} failed (seed {wanted.seed})")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
