"""Two runs at once, of verbs that write into the same workspace."""

import itertools
import pathlib
import shutil
import tempfile
import threading

from checks import halves, ledger_holds, manifest_holds, site_holds, tree
from injection import LIMIT, run
from stages import BASE, SECOND

VERBS = {
    "build": "build",
    "approve": "approve --all --yes --reviewer Rita --author Will",
    "release": "release en fr --author Otto",
    "withdraw": "withdraw 2026-11-20-sale --locale en --reason wrong --author Otto",
    "deploy": "deploy en fr",
    "staging": "deploy en fr --env staging",
    "status": "status",
    "verify": "verify",
    "new": "new Spring",
}
PAIRS = list(itertools.combinations_with_replacement(VERBS, 2))


def arguments(verb):
    """The whole command of a verb; verify knows no moment."""
    return VERBS[verb].split() + ([] if verb == "verify" else ["--now", SECOND])


def at_once(commands, folder, environment, delay=0):
    """Runs commands side by side, the second a moment later, and returns what became of each."""
    results = [None] * len(commands)

    def start(index):
        threading.Event().wait(index * delay)
        results[index] = run(commands[index], folder, environment)

    threads = [threading.Thread(target=start, args=[index]) for index in range(len(commands))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LIMIT)
    return results


class Pairs:
    """Trials of pairs: what comes of two at once must be what comes of one after the other."""

    def __init__(self, top, stages):
        self.top, self.stages = pathlib.Path(top), stages
        self.orders, self.ends = {}, {}

    def fresh(self):
        return self.stages.copy("approved", pathlib.Path(tempfile.mkdtemp(dir=self.top)) / "news")

    def outcomes(self, pair):
        """What the two orders of running them come to, and how each verb ends in them: the second of two withdrawals
        is refused, and a build finds errors in what was withdrawn before."""
        if pair not in self.orders:
            self.orders[pair], self.ends[pair] = [], {verb: set() for verb in pair}
            for order in {pair, pair[::-1]}:
                folder = self.fresh()
                for verb in order:
                    self.ends[pair][verb].add(run(arguments(verb), folder, self.stages.environment).returncode)
                self.orders[pair].append(self.settled(folder))
                shutil.rmtree(folder.parent)
        return self.orders[pair], self.ends[pair]

    def settled(self, folder):
        """What a build and a deployment make of the workspace, with its ledger."""
        for command in ("build", "deploy"):
            run(arguments(command), folder, self.stages.environment)
        return tree(folder, ("public", "releases", "site", "staging", "campaigns"))

    def run(self, pair, delay):
        """Does one trial; an assertion says what does not hold."""
        expected, ends = self.outcomes(pair)
        folder = self.fresh()
        results = at_once([arguments(verb) for verb in pair], folder, self.stages.environment, delay)
        for verb, result in zip(pair, results):
            assert result is not None and result.returncode in ends[verb], f"{verb}: {result}"
        manifest_holds(folder, is_whole=False)
        site_holds(folder / "site", BASE)
        ledger_holds(folder, self.stages.environment)
        assert self.settled(folder) in expected, f"{' and '.join(pair)} at once came to what neither order comes to"
        assert not halves(folder), f"left for good: {halves(folder)}"
        shutil.rmtree(folder.parent)
