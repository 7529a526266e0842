"""`deploy --until` by a clock that jumps, as one does that is set, or that was asleep."""

import datetime
import pathlib
import shutil
import tempfile
import time

from checks import halves, ledger_holds, site_holds, tree
from injection import run
from stages import BASE, SECOND

START = datetime.datetime.fromisoformat(SECOND.replace("Z", "+00:00"))


class Clocks:
    """Trials in which the computer's time is that of the workspace, but for a jump at each reading."""

    def __init__(self, top, stages, injector):
        self.top, self.stages, self.injector = pathlib.Path(top), stages, injector
        self.whole = None

    def fresh(self):
        return self.stages.copy("released", pathlib.Path(tempfile.mkdtemp(dir=self.top)) / "news")

    def undisturbed(self):
        """What lies there after a deployment that nothing disturbs."""
        if self.whole is None:
            folder = self.fresh()
            run(["deploy", "en", "fr", "--now", SECOND], folder, self.stages.environment)
            self.whole = tree(folder, ("site",))
            shutil.rmtree(folder.parent)
        return self.whole

    def run(self, offsets):
        """Deploys for half an hour, by a clock that gets there with its last jump; the deployment after that mends nothing."""
        whole, folder = self.undisturbed(), self.fresh()
        # A second behind the release would be a clock that is wrong from the start.
        shift = round(START.timestamp() - time.time()) + 1
        clock = " ".join([*(str(shift + offset) for offset in offsets), "."])
        end = (START + datetime.timedelta(minutes=30)).strftime("%Y-%m-%dT%H:%M:%SZ")
        arguments = ["deploy", "en", "fr", "--until", end]
        result = self.injector.run(arguments, folder, environment=self.stages.environment, clock=clock)
        assert result.returncode == 0, f"exit {result.returncode}: {result.stdout}{result.stderr}"
        site_holds(folder / "site", BASE)
        ledger_holds(folder, self.stages.environment)
        result = run(["deploy", "en", "fr", "--now", SECOND], folder, self.stages.environment)
        assert result.returncode == 0, f"the next one: exit {result.returncode}: {result.stdout}{result.stderr}"
        assert tree(folder, ("site",)) == whole, "the next deployment came to something else"
        assert not halves(folder), f"left for good: {halves(folder)}"
        shutil.rmtree(folder.parent)
