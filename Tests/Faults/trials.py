"""One trial: a copy of a workspace, a run that is disturbed, what must hold then, and the next run."""

import pathlib
import shutil
import tempfile
import time

from checks import halves, ledger_holds, manifest_holds, nothing_torn, site_holds, told, tree, without_dashboard
from injection import run, until
from stages import BASE


class Trials:
    """Trials of scenes with faults; what a run makes that nothing disturbs is worked out once for each scene."""

    def __init__(self, top, stages, injector):
        self.top, self.stages, self.injector = pathlib.Path(top), stages, injector
        self.whole, self.counts = {}, {}

    def fresh(self, scene):
        """A copy of the workspace, in a folder of its own."""
        scratch = pathlib.Path(tempfile.mkdtemp(dir=self.top))
        folder = self.stages.copy(scene.stage, scratch / "news")
        # What was touched within 50 ms is always read anew: only behind that can a build remember something wrong.
        newest = max(path.lstat().st_ctime_ns for path in [folder, *folder.rglob("*")])
        until(lambda: time.time_ns() > newest + 60_000_000, 10)
        return folder

    def undisturbed(self, scene):
        """The files before and after a run that nothing disturbs."""
        if scene not in self.whole:
            folder = self.fresh(scene)
            before = tree(folder, scene.parts)
            result = run(scene.arguments, folder, self.stages.environment)
            assert result.returncode == 0, f"{scene.name}: exit {result.returncode}: {result.stderr}"
            self.whole[scene] = before, tree(folder, scene.parts)
            shutil.rmtree(folder.parent)
        return self.whole[scene]

    def count(self, scene, fault):
        """How many calls of a run a fault could happen to."""
        if (scene, fault.calls) not in self.counts:
            folder = self.fresh(scene)
            result = self.injector.run(scene.arguments, folder, calls=fault.calls, environment=self.stages.environment)
            self.counts[scene, fault.calls] = result.counted
            shutil.rmtree(folder.parent)
        return self.counts[scene, fault.calls]

    def run(self, scene, fault, at):
        """Does one trial; an assertion says what does not hold."""
        before, after = self.undisturbed(scene)
        folder = self.fresh(scene)
        result = self.injector.run(
            scene.arguments, folder, fault, at, environment=self.stages.environment, root=folder.parent)
        try:
            told(result, fault)
            self.judge(scene, fault, result, folder, before, after)
            self.do_again(scene, fault, folder, after)
        except AssertionError as error:
            raise AssertionError(f"{result.call}: {error}") from error
        shutil.rmtree(folder.parent)

    def judge(self, scene, fault, result, folder, before, after):
        """What must hold right after the disturbed run."""
        # Sources that cannot be read are told on the dashboard, and those that are gone were meant to be.
        is_other = fault.name == "file vanished" or result.returncode == 1
        if scene.mends and not is_other:
            now = tree(folder, scene.parts)
            if "The dashboard lacks" in result.stdout:
                now, before, after = (without_dashboard(files) for files in (now, before, after))
            nothing_torn(now, before, after)
            if result.returncode == 0 and not (fault.kills and result.disturbed):
                assert now == after, "the run was content with something else"
        manifest_holds(folder, is_whole=False)
        for site in ("site", "staging", "remote"):
            site_holds(folder / site, BASE if site == "site" else "https://staging.example.com/feeds/")
        ledger_holds(folder, self.stages.environment)

    def do_again(self, scene, fault, folder, after):
        """The next run mends, whatever the one before left."""
        result = run(scene.arguments, folder, self.stages.environment)
        assert result.returncode in scene.again, f"the next run: exit {result.returncode}: {result.stdout}{result.stderr}"
        if scene.mends and not (fault.name == "file vanished" and "releases" in scene.parts and scene.command[0] != "build"):
            now = tree(folder, scene.parts)
            wrong = sorted(path for path in {*now, *after} if now.get(path) != after.get(path))
            assert not wrong, f"the next run did not mend {', '.join(wrong[:5])}"
        manifest_holds(folder, is_whole=scene.command[0] == "build")
        ledger_holds(folder, self.stages.environment)
        left = halves(folder.parent)
        assert not left, f"left for good: {', '.join(left)}"
