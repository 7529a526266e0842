"""Kills at random moments, with what the program has started: programs of others, and a server that waits."""

import os
import shutil
import signal
import subprocess
import time

from checks import halves, ledger_holds, manifest_holds, nothing_torn, site_holds, tree
from injection import BINARY, are_heard, run
from stages import BASE

SIGNALS = [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP]


def interrupted(arguments, folder, environment, number, delay):
    """Starts a run and sends it a signal after a while; what it was ended by, None where it was done before."""
    process = subprocess.Popen(
        [BINARY, *arguments], cwd=folder, env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=are_heard)
    try:
        process.wait(delay)
        return None
    except subprocess.TimeoutExpired:
        process.send_signal(number)
        return process.wait()


class Moments:
    """Trials of scenes at random moments; the trials of `trials.py` know what is to come of them."""

    def __init__(self, trials):
        self.trials = trials
        self.lengths = {}

    def length(self, scene):
        """How long a run takes, in seconds."""
        if scene not in self.lengths:
            folder = self.trials.fresh(scene)
            began = time.monotonic()
            run(scene.arguments, folder, self.trials.stages.environment)
            self.lengths[scene] = time.monotonic() - began
            shutil.rmtree(folder.parent)
        return self.lengths[scene]

    def run(self, scene, number, share):
        """Does one trial: a signal when a share of the run's time has passed."""
        before, after = self.trials.undisturbed(scene)
        folder = self.trials.fresh(scene)
        environment = self.trials.stages.environment
        status = interrupted(scene.arguments, folder, environment, number, self.length(scene) * share)
        assert status in (None, 0, -number, *scene.again), f"ended by {number}: exit {status}"
        if scene.mends and not scene.is_slow:
            nothing_torn(tree(folder, scene.parts), before, after)
        manifest_holds(folder, is_whole=False)
        site_holds(folder / "site", BASE)
        ledger_holds(folder, environment)
        result = run(scene.arguments, folder, environment)
        assert result.returncode in scene.again, f"the next run: exit {result.returncode}: {result.stdout}{result.stderr}"
        if scene.mends:
            now = tree(folder, scene.parts)
            wrong = sorted(path for path in {*now, *after} if now.get(path) != after.get(path))
            assert not wrong, f"the next run did not mend {', '.join(wrong[:5])}"
        ledger_holds(folder, environment)
        left = halves(folder.parent)
        assert not left, f"left for good: {', '.join(left)}"
        shutil.rmtree(folder.parent)
