"""A slice of `make faults`: the same trials at places that are always the same, as many as a minute holds."""

import errno
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Faults"))

from checks import ledger_holds, tree  # noqa: E402
from clocks import Clocks  # noqa: E402
from fcm import Firebase  # noqa: E402
from hanging import Hanging  # noqa: E402
from injection import FAULTS, Fault, Injector, is_possible, run  # noqa: E402
from moments import Moments  # noqa: E402
from pairs import Pairs  # noqa: E402
from scenes import SCENES  # noqa: E402
from sending import Sending  # noqa: E402
from serves import Serves  # noqa: E402
from stages import SECOND, Stages  # noqa: E402
from trials import Trials  # noqa: E402
from workspace import BINARY  # noqa: E402

KILL, OTHERS = FAULTS[0], FAULTS[1:]


@unittest.skipUnless(is_possible(), "this needs Linux and a C compiler")
class Case(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        scratch = tempfile.TemporaryDirectory(prefix="faults")
        cls.addClassCleanup(scratch.cleanup)
        cls.top = pathlib.Path(scratch.name)
        cls.stages, cls.injector = Stages(cls.top), Injector(cls.top)
        cls.trials = Trials(cls.top, cls.stages, cls.injector)

    def copy(self, stage):
        return self.stages.copy(stage, pathlib.Path(tempfile.mkdtemp(dir=self.top)) / "news")


class Disturbed(Case):
    def test_a_run_that_is_killed_tears_nothing_and_the_next_one_mends(self):
        for scene in SCENES:
            if scene.is_slow:
                continue
            count = self.trials.count(scene, KILL)
            # Near the end is where most is at stake: ledgers and manifests are written last.
            for share in (0.3, 0.7, 0.93):
                with self.subTest(scene=scene.name, share=share):
                    self.trials.run(scene, KILL, max(1, round(count * share)))

    def test_calls_that_fail_are_told_and_the_next_run_mends(self):
        for index, scene in enumerate(SCENES):
            if scene.is_slow:
                continue
            for fault in (OTHERS[index % len(OTHERS)], OTHERS[(5 * index + 2) % len(OTHERS)]):
                count = self.trials.count(scene, fault)
                if count:
                    with self.subTest(scene=scene.name, fault=fault.name):
                        self.trials.run(scene, fault, 1 + count * (index + 1) // (len(SCENES) + 1))

    def test_a_source_that_is_away_for_a_moment_is_read_by_the_next_run(self):
        scene = next(scene for scene in SCENES if scene.name == "build for the first time")
        for calls in ("list", "open"):
            vanished, missed = Fault("file vanished", calls, errno.ENOENT), set()
            for at in range(1, self.trials.count(scene, vanished) + 1):
                folder = self.trials.fresh(scene)
                call = self.injector.run(
                    scene.arguments, folder, vanished, at, environment=self.stages.environment, root=folder.parent).call
                if "./campaigns" in call:
                    missed.add(call)
                    with self.subTest(call=call):
                        self.trials.do_again(scene, vanished, folder, self.trials.undisturbed(scene)[1])
                elif missed and "./public" in call:
                    break
            self.assertTrue(missed, f"nothing was missed by “{calls}”")

    def test_nobody_is_sent_anything_twice_and_nobody_is_forgotten(self):
        sending = Sending(self.top, self.stages, self.injector)
        self.addCleanup(sending.stop)
        for fault, shares in ((KILL, (0.2, 0.5, 0.8)), (FAULTS[1], (0.6,)), (FAULTS[2], (0.5,)), (FAULTS[4], (0.7,))):
            count = sending.count(fault)
            for share in shares:
                with self.subTest(fault=fault.name, share=share):
                    sending.run(fault, max(1, round(count * share)))

    def test_two_at_once_come_to_what_one_after_the_other_comes_to(self):
        pairs = Pairs(self.top, self.stages)
        for pair in (("build", "build"), ("approve", "release"), ("release", "release"), ("release", "deploy"), ("build", "release")):
            with self.subTest(pair=pair):
                pairs.run(pair, 0)

    def test_a_signal_at_any_moment_tears_nothing(self):
        moments = Moments(self.trials)
        for scene in SCENES:
            if scene.name in ("build", "release", "deploy by rclone"):
                for number, share in ((15, 0.4), (2, 0.7), (9, 0.9)):
                    with self.subTest(scene=scene.name, signal=number):
                        moments.run(scene, number, share)


    def test_a_rollback_of_several_locales_that_stops_between_them_is_gone_on_with(self):
        rename = Fault("kill", "rename", "kill")
        rollback = ["rollback", "en", "fr", "--author", "Otto", "--now", SECOND]
        for at in range(1, 100):
            folder = self.copy("released")
            result = self.injector.run(rollback, folder, rename, at, environment=self.stages.environment)
            self.assertTrue(result.disturbed, "no kill came between the two")
            numbers = [(folder / f"releases/{locale}/current").read_text().split()[0] for locale in ("en", "fr")]
            if numbers == ["3", "2"]:
                break
        again = run(rollback, folder, self.stages.environment)
        self.assertEqual(again.returncode, 4, again.stdout + again.stderr)
        self.assertIn("“newsadmin rollback fr” goes on with what is left", again.stderr)
        ledger_holds(folder, self.stages.environment)
        rest = run(["rollback", "fr", "--author", "Otto", "--now", SECOND], folder, self.stages.environment)
        self.assertEqual(rest.returncode, 0, rest.stdout + rest.stderr)
        for locale in ("en", "fr"):
            self.assertEqual((folder / f"releases/{locale}/current").read_text().split()[0], "3")
        ledger_holds(folder, self.stages.environment)


class Serving(Case):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.serves = Serves(cls.top, cls.stages, cls.injector)

    def test_a_server_that_is_ended_has_written_nothing_and_the_next_one_serves_the_same(self):
        for number, delay in ((signal.SIGKILL, 0), (signal.SIGKILL, 0.15), (signal.SIGTERM, 0.15)):
            with self.subTest(signal=number, delay=delay):
                self.serves.kill(number, delay)

    def test_calls_that_fail_while_it_builds_anew_end_no_server(self):
        for fault, shares in ((FAULTS[2], (0,)), (FAULTS[4], (0.1, 0.6)), (FAULTS[6], (0.3,)), (FAULTS[8], (0.5,))):
            start, end = self.serves.count(fault)
            for share in shares:
                with self.subTest(fault=fault.name, share=share):
                    self.serves.run(fault, start + 1 + round((end - start) * share))


class Surroundings(Case):
    def undisturbed(self):
        folder = self.copy("changed")
        result = run(["build", "--now", SECOND], folder)
        self.assertEqual(result.returncode, 0)
        return tree(folder, ("public", "releases"))

    def test_closed_descriptors_are_no_files(self):
        expected = self.undisturbed()
        for closed, code in (("<&-", 0), ("2>&-", 0), (">&-", 3), ("<&- >&- 2>&-", 3)):
            with self.subTest(closed=closed):
                folder = self.copy("changed")
                result = subprocess.run(["sh", "-c", f'"$0" build --now {SECOND} {closed}', BINARY], cwd=folder, capture_output=True)
                self.assertEqual(result.returncode, code, result.stderr)
                self.assertEqual(tree(folder, ("public", "releases")), expected)

    def test_a_result_that_a_full_disk_refuses_is_told(self):
        for command in ("status", "check --json", "log en"):
            with self.subTest(command=command), open("/dev/full", "w", encoding="utf-8") as full:
                result = subprocess.run(
                    [BINARY, *command.split(), "--now", SECOND], cwd=self.copy("changed"), stdout=full, stderr=subprocess.PIPE,
                    text=True, timeout=60)
                self.assertEqual(result.returncode, 3)
                self.assertIn("newsadmin: the result could not be written: No space left on device\n", result.stderr)

    def test_a_reader_that_goes_stops_nothing_halfway(self):
        expected = self.undisturbed()
        for command in ("build", "status", "log en", "diff en", "check", "schedule"):
            with self.subTest(command=command):
                folder = self.copy("changed")
                result = subprocess.run(
                    ["bash", "-c", f'"$0" {command} --now {SECOND} | head -c 1 > /dev/null; exit ${{PIPESTATUS[0]}}', BINARY],
                    cwd=folder, capture_output=True, timeout=60)
                self.assertIn(result.returncode, (0, 1, 3, 141), result.stderr)
                if command == "build":
                    self.assertEqual(tree(folder, ("public", "releases")), expected)
                ledger_holds(folder)

    def test_a_clock_that_jumps_changes_no_bytes(self):
        expected = self.undisturbed()
        for clock in ("0 3600 -86400", "-2000000000", "4000000000 0"):
            with self.subTest(clock=clock):
                folder = self.copy("changed")
                result = self.injector.run(["build", "--now", SECOND], folder, clock=clock)
                self.assertEqual(result.returncode, 0, result.stderr)
                self.assertEqual(tree(folder, ("public", "releases")), expected)

    def test_a_clock_of_a_year_that_nothing_works_as_of_is_told_and_harms_nothing_beside_now(self):
        expected, folder = self.undisturbed(), self.copy("changed")
        before = tree(folder, ("public", "releases"))
        late = "the clock of this computer is too far ahead; the last year that can be worked as of is 9988"
        early = "the clock of this computer is too long ago; the first year that can be worked as of is 1"
        for clock, reason in (("252288000000", late), ("9223372000000000000", late), ("-70000000000", early)):
            for verb in ("check", "build", "status", "new Sale", "release en --author Otto", "serve --port 0"):
                with self.subTest(clock=clock, verb=verb):
                    result = self.injector.run(verb.split(), folder, clock=clock)
                    self.assertEqual(result.returncode, 2, result.stderr)
                    self.assertIn(reason, result.stderr)
            with self.subTest(clock=clock, verb="release --now"):
                result = self.injector.run(
                    ["release", "en", "--author", "Otto", "--dry-run", "--now", SECOND], folder,
                    environment=self.stages.environment, clock=clock)
                self.assertIn(result.returncode, (0, 4), result.stderr)
            self.assertEqual(tree(folder, ("public", "releases")), before)
            pinned = self.copy("changed")
            self.assertEqual(self.injector.run(["build", "--now", SECOND], pinned, clock=clock).returncode, 0)
            self.assertEqual(tree(pinned, ("public", "releases")), expected)

    def test_a_clock_that_jumps_sends_nothing_twice_and_deploys_what_is_due(self):
        sending, clocks = Sending(self.top, self.stages, self.injector), Clocks(self.top, self.stages, self.injector)
        self.addCleanup(sending.stop)
        for offsets in ("0 20 -20 5", "0 3600 -86400", "400000000 -400000000 0"):
            with self.subTest(push=offsets):
                sending.jump(offsets)
        for offsets in ([0, 0, -60, 5, 3600], [0, 0, 7, -86400, 86400], [0, 0, 400_000_000]):
            with self.subTest(deploy=offsets):
                clocks.run(offsets)

    def test_programs_that_hang_end_with_newsadmin_or_are_ended_by_it(self):
        firebase = Firebase(tempfile.mkdtemp(dir=self.top))
        self.addCleanup(firebase.stop)
        hanging = Hanging(self.top, self.stages, firebase.account)
        trials = [("git", signal.SIGTERM), ("curl", signal.SIGTERM), ("curl", None), ("rclone", signal.SIGTERM), ("rclone", signal.SIGINT)]
        for name, number in trials:
            with self.subTest(program=name, signal=number):
                hanging.run(name, number)

    def test_few_open_files_and_an_empty_environment_are_enough(self):
        expected = self.undisturbed()
        folder = self.copy("changed")
        command = ["sh", "-c", f'ulimit -n 24; exec env -i "$0" build --now {SECOND}', BINARY]
        result = subprocess.run(command, cwd=folder, capture_output=True, timeout=60)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(tree(folder, ("public", "releases")), expected)

    @unittest.skipUnless(os.geteuid() == 0, "only root can become somebody else")
    def test_folders_that_are_read_only_are_told_and_left_as_they_are(self):
        folder = self.copy("changed")
        os.chmod(self.top, 0o755)
        os.chmod(folder.parent, 0o755)
        before = tree(folder, ("public", "releases"))
        for arguments in (["build"], ["approve", "--all", "--yes", "--reviewer", "Rita", "--author", "Will"]):
            result = subprocess.run(
                ["setpriv", "--reuid", "65534", "--clear-groups", BINARY, *arguments, "--now", SECOND], cwd=folder,
                capture_output=True, text=True, timeout=60)
            self.assertEqual(result.returncode, 3, result.stdout + result.stderr)
            self.assertIn("Permission denied", result.stderr)
        self.assertEqual(tree(folder, ("public", "releases")), before)


if __name__ == "__main__":
    unittest.main()
