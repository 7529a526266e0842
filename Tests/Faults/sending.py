"""Pushes that are disturbed: nobody is sent a message twice, nobody is forgotten, and what is not known is told."""

import json
import pathlib
import shutil
import tempfile

from checks import halves, ledger_holds, told
from injection import LIMIT, run, until
from stages import SECOND

from fcm import Firebase  # beside the acceptance tests, where injection.py looks as well

CAMPAIGNS = ("2026-11-20-sale", "2026-11-21-new")


class Sending:
    """Trials of `push` against a server on loopback that speaks as FCM does."""

    def __init__(self, top, stages, injector):
        self.top, self.stages, self.injector = pathlib.Path(top), stages, injector
        self.firebase = Firebase(tempfile.mkdtemp(dir=top))
        self.arguments = [
            "push", *CAMPAIGNS, "--locale", "en", "fr", "--now", SECOND, "--endpoint", self.firebase.url, "--credentials",
            str(self.firebase.account), "--rate", "600", "--attempts", "2", "--concurrency", "2",
        ]
        self.messages = None

    def stop(self):
        self.firebase.stop()

    def fresh(self):
        """A released workspace, and a server that was sent nothing."""
        self.settle()
        self.firebase.taken, self.firebase.problems = [], []
        return self.stages.copy("released", pathlib.Path(tempfile.mkdtemp(dir=self.top)) / "news")

    def settle(self):
        """Waits until the server has answered all that came."""
        until(lambda: not self.firebase.under_way, LIMIT)

    def fates(self, folder):
        """What the next push says became of each message, by its hash."""
        result = run([*self.arguments, "--json"], folder, self.stages.environment)
        assert result.returncode in (0, 4), f"the next push: exit {result.returncode}: {result.stdout}{result.stderr}"
        return {message["hash"]: message["fate"] for message in json.loads(result.stdout)["messages"]}

    def count(self, fault):
        """How many calls of a push a fault could happen to, and how many messages it sends."""
        folder = self.fresh()
        result = self.injector.run(self.arguments, folder, calls=fault.calls, environment=self.stages.environment)
        assert result.returncode == 0, result.stdout + result.stderr
        self.messages = len(self.firebase.taken)
        shutil.rmtree(folder.parent)
        return result.counted

    def run(self, fault, at):
        """Does one trial; an assertion says what does not hold."""
        folder = self.fresh()
        result = self.injector.run(self.arguments, folder, fault, at, environment=self.stages.environment)
        try:
            told(result, fault)
            self.settle()
            ledger_holds(folder, self.stages.environment)
            fates = self.fates(folder)
            self.judge(fates)
            ledger_holds(folder, self.stages.environment)
            assert not halves(folder), f"left for good: {halves(folder)}"
        except AssertionError as error:
            raise AssertionError(f"{result.call}: {error}\n{result.stdout}") from error
        shutil.rmtree(folder.parent)

    def jump(self, offsets):
        """Pushes while the clock is off by other seconds at each reading; nothing is in doubt after that."""
        folder = self.fresh()
        result = self.injector.run(self.arguments, folder, environment=self.stages.environment, clock=offsets)
        assert result.returncode in (0, 3), f"exit {result.returncode}: {result.stdout}{result.stderr}"
        # A server refuses a token of another time, and that is told.
        if result.returncode == 0:
            assert self.firebase.problems == [], self.firebase.problems
        self.firebase.problems = []
        ledger_holds(folder, self.stages.environment)
        fates = self.fates(folder)
        self.judge(fates)
        assert "unknown" not in fates.values(), fates
        assert result.returncode or set(fates.values()) == {"already-sent"}, fates
        shutil.rmtree(folder.parent)

    def judge(self, fates):
        """Each message was sent once; one that the run cannot know about is told, and not sent again by itself."""
        taken = [json.dumps(message, sort_keys=True) for message in self.firebase.taken]
        assert len(taken) == len(set(taken)), "somebody was sent a message twice"
        assert self.firebase.problems == [], self.firebase.problems
        unknown = sum(fate == "unknown" for fate in fates.values())
        assert set(fates.values()) <= {"sent", "already-sent", "unknown"}, fates
        assert unknown <= 2, f"{unknown} messages are in doubt, and two were under way"
        known = len(fates) - unknown
        assert known <= len(taken) <= len(fates), f"{len(taken)} taken, {known} of {len(fates)} known"
