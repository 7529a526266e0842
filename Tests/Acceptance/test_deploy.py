"""Deployments to a folder and, by rclone, to real servers on loopback."""

import gzip
import json
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest

from waiting import until
from workspace import BINARY, newsadmin, tree, write

CONFIGURATION = """\
name: Acme
sourceLocale: en
locales: [en, fr]
timeZone: UTC
baseURL: https://news.example.com/feeds/
app: {{versions: ["1.0", "2.0"], builds: {{"1.0": "10", "2.0": "20"}}}}
clients: {{inotify: {{}}, notable: {{}}, ismartnews: {{}}}}
release: {{approvals: 0}}
deploy: {{remote: '{remote}'}}
environments:
  staging: {{baseURL: "https://staging.example.com/feeds/", remote: {staging}}}
"""

BEFORE, AFTER = "2026-11-20T08:00:00Z", "2026-11-20T10:00:00Z"
START = 1763629200 + 365 * 86400  # 2026-11-20T09:00:00Z

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001a5f6"
    "45400000000049454e44ae426082"
)

CAMPAIGNS = {
    "campaigns/2026-11-18-old.md": "---\ntitle: Old news\nend: 2026-11-20T09:00Z\n---\nGone soon. ![A dot](dot.png)\n",
    "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\nstart: 2026-11-20T09:00Z\n---\nHalf price. ![A dot](dot.png)\n",
    "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nMoitié prix. ![Un point](dot.png)\n",
    "campaigns/dot.png": PIXEL,
}


class Workspace:
    """A workspace with a release of both locales, made before the sale starts."""

    def __init__(self, folder, remote="site", staging="staging"):
        self.folder = pathlib.Path(folder, "news")
        self.folder.mkdir()
        write(self.folder, {"newsadmin.yml": CONFIGURATION.format(remote=remote, staging=staging), **CAMPAIGNS})
        self.run("release", "en", "fr", now="2026-11-19T09:00:00Z")

    def run(self, *arguments, now, expected=0):
        return newsadmin(*arguments, "--now", now, folder=self.folder, expected=expected)

    def deploy(self, *arguments, now=BEFORE, expected=0):
        return self.run("deploy", *arguments, now=now, expected=expected)

    def report(self, *arguments, now=BEFORE):
        return json.loads(self.deploy(*arguments, "--json", now=now).stdout)


class FolderTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.workspace = Workspace(scratch.name)
        self.site = self.workspace.folder / "site"

    def test_the_state_that_is_due_arrives_with_its_gzip_forms(self):
        self.workspace.deploy("en")
        files = tree(self.site)
        self.assertIn(b"Old news", files["inotify/en.plist"])
        self.assertNotIn(b"Half price", files["inotify/en.plist"])
        self.assertNotIn("inotify/fr.plist", files)
        for path, content in files.items():
            if path.endswith(".gz"):
                self.assertEqual(gzip.decompress(content), files[path[:-3]], path)
            elif not path.startswith("assets/"):
                self.assertEqual(len(content) >= 1024, path + ".gz" in files, path)
        self.assertEqual([content for path, content in files.items() if path.startswith("assets/")], [PIXEL])

    def test_only_what_changed_is_written_and_what_is_gone_is_removed(self):
        self.workspace.deploy("en", "fr")
        inotify = self.site / "inotify/en.plist"
        self.assertEqual(inotify.stat().st_mtime, START - 86400)
        again = self.workspace.report("en", "fr")
        self.assertEqual((again["written"], again["removed"]), ([], []))
        later = self.workspace.report("en", now=AFTER)
        self.assertIn("inotify/en.plist", later["written"])
        self.assertIn("notable/en/views/2026-11-18-old/banner.html", later["removed"])
        self.assertNotIn("inotify/fr.plist", later["written"])
        self.assertEqual(inotify.stat().st_mtime, START)
        files = tree(self.site)
        self.assertIn(b"Half price", files["inotify/en.plist"])
        self.assertIn(b"Old news", files["inotify/fr.plist"])
        self.assertTrue(any(path.startswith("assets/") for path in files), "the image is still shown")

    def test_views_come_before_the_feeds_that_name_them(self):
        steps = self.workspace.report("en", now=AFTER)["written"]
        control, view = steps.index("notable/en/control.json"), steps.index("notable/en/views/2026-11-20-sale/banner.html")
        image = next(index for index, path in enumerate(steps) if path.startswith("assets/"))
        self.assertLess(image, view)
        self.assertLess(view, control)

    def test_files_of_others_stay(self):
        write(self.site, {"index.html": "mine", "inotify/notes.txt": "mine", "notable/fr/control.json": "theirs"})
        self.workspace.deploy("en")
        self.workspace.deploy("en", now=AFTER)
        files = tree(self.site)
        self.assertEqual(files["index.html"], b"mine")
        self.assertEqual(files["inotify/notes.txt"], b"mine")
        self.assertEqual(files["notable/fr/control.json"], b"theirs")

    def test_a_dry_run_writes_nothing(self):
        plan = self.workspace.deploy("en", "--dry-run").stdout
        self.assertIn("write inotify/en.plist\n", plan)
        self.assertFalse(self.site.exists())

    def test_a_dry_run_promises_nothing_where_a_file_is_in_the_way(self):
        for way in ("site", "site/inotify"):
            write(self.workspace.folder, {way: "mine"})
            for arguments in (("--dry-run",), ()):
                with self.subTest(way=way, arguments=arguments):
                    refused = self.workspace.deploy("en", *arguments, expected=3)
                    self.assertRegex(refused.stderr, f"cannot write into .*{way}: it is not a folder; put a folder here")
                    self.assertEqual(refused.stdout, "")
            (self.workspace.folder / way).unlink()
        (self.site / "inotify" / "en.plist").mkdir(parents=True)
        for arguments in (("--dry-run",), ()):
            self.assertIn("en.plist: it is a folder; move it away", self.workspace.deploy("en", *arguments, expected=3).stderr)

    def test_production_gets_nothing_that_was_not_released(self):
        write(self.workspace.folder, {"campaigns/2026-11-20-sale.md": "---\ntitle: Changed\nstart: 2026-11-20T09:00Z\n---\nNew.\n"})
        self.workspace.deploy("en", now=AFTER)
        self.assertNotIn(b"Changed", tree(self.site)["inotify/en.plist"])
        self.workspace.deploy("en", "--env", "staging", now=AFTER)
        staging = tree(self.workspace.folder / "staging")
        self.assertIn(b"Changed", staging["inotify/en.plist"])
        self.assertIn(b"https://staging.example.com/feeds/", staging["notable/en/control.json"])
        self.assertNotIn(b"https://news.example.com", b"".join(staging.values()))

    def test_an_environment_loses_what_is_gone_and_keeps_what_is_not_ours(self):
        staging = self.workspace.folder / "staging"
        self.workspace.deploy("en", "fr", "--env", "staging")
        write(staging, {"notable/en/views/mine/banner.html": "mine"})
        (self.workspace.folder / "campaigns/2026-11-18-old.md").unlink()
        record = next(self.workspace.folder.glob(".newsadmin/shipped/staging/*/en"))
        record.write_text(record.read_text() + "../../newsadmin.yml\n/etc/hosts\n")
        later = json.loads(self.workspace.deploy("en", "--env", "staging", "--json").stdout)
        self.assertIn("notable/en/views/2026-11-18-old/banner.html", later["removed"])
        files = tree(staging)
        self.assertFalse([path for path in files if "2026-11-18-old" in path and "/en/" in path])
        self.assertTrue([path for path in files if "2026-11-18-old" in path and "/fr/" in path])
        self.assertIn("notable/en/views/mine/banner.html", files)
        self.assertTrue((self.workspace.folder / "newsadmin.yml").exists())

    def test_the_address_of_an_environment_is_no_other_word_for_what_was_withdrawn(self):
        self.workspace.run("withdraw", "2026-11-20-sale", "--locale", "en", "--reason", "A mistake.", now=BEFORE)
        self.workspace.deploy("en", "--env", "staging", now=AFTER)
        files = tree(self.workspace.folder / "staging")
        self.assertIn(b"<dict/>", files["inotify/en.plist"])

    def test_what_was_never_released_is_refused_and_keeps_nobody_waiting(self):
        write(self.workspace.folder, {"newsadmin.yml": CONFIGURATION.format(remote="site", staging="s").replace("[en, fr]", "[en, fr, de]")})
        self.assertIn("de: nothing was released yet", self.workspace.deploy("de", expected=4).stderr)
        self.assertFalse(self.site.exists())
        for arguments in ((), ("--until", "2026-11-20T08:00:02Z")):
            with self.subTest(arguments=arguments):
                refused = self.workspace.deploy("en", "de", *arguments, expected=4)
                self.assertEqual(refused.stderr.count("refused: de: nothing was released yet"), 1)
                self.assertNotIn("nothing was written", refused.stderr)
                self.assertIn("inotify/en.plist", tree(self.site))

    def test_a_clone_that_was_not_brought_up_to_date_brings_nothing_back(self):
        outdated = self.workspace.folder.parent / "outdated"
        shutil.copytree(self.workspace.folder, outdated)
        write(outdated, {"newsadmin.yml": CONFIGURATION.format(remote=self.site, staging="s")})
        self.workspace.run("withdraw", "2026-11-18-old", "--locale", "en", "--reason", "A mistake.", now=BEFORE)
        self.workspace.deploy("en", "fr")
        before = tree(self.site)
        status = newsadmin("status", "en", "--now", BEFORE, folder=outdated).stdout
        self.assertIn("what no release here has put there; if somebody has released elsewhere, pull releases/", status)
        self.assertNotIn("newsadmin deploy", status)
        refused = newsadmin("deploy", "en", "fr", "--now", BEFORE, folder=outdated, expected=4)
        self.assertRegex(refused.stderr, r"^refused: en: \d files? there holds? what no release here has[,;]")
        self.assertEqual(tree(self.site), before)
        newsadmin("deploy", "en", "--overwrite", "--now", BEFORE, folder=outdated)
        self.assertIn(b"Old news", tree(self.site)["inotify/en.plist"])

    def test_a_ledger_that_was_changed_is_not_deployed(self):
        file = next((self.workspace.folder / "releases/en/files").iterdir())
        file.write_bytes(file.read_bytes() + b" ")
        self.assertIn("[ledger-altered]", self.workspace.deploy("en", expected=1).stderr)
        self.assertFalse(self.site.exists())

    def test_a_folder_without_permission_is_told_with_the_way_out(self):
        site = self.workspace.folder.joinpath("site")
        site.mkdir(mode=0o500)
        # Root may write everywhere, as long as it has not given up its rights.
        powerless = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []

        def failure(*options):
            result = subprocess.run(
                [*powerless, BINARY, "deploy", "en", "fr", "--now", BEFORE, *options],
                cwd=self.workspace.folder, capture_output=True, text=True, timeout=60)
            self.assertEqual(result.returncode, 3, result.stderr)
            return result.stderr

        self.assertRegex(failure(), "Permission denied; give yourself the right to write there, then run it again")
        site.chmod(0o000)
        self.addCleanup(site.chmod, 0o700)
        self.assertRegex(
            failure("--dry-run"),
            "nobody can tell what would be deployed: .*Permission denied; give yourself the right to read there\n")

    def test_what_a_kill_left_is_finished_by_the_next_deployment(self):
        generator = random.Random(1)
        whole = None
        for _ in range(12):
            deployment = subprocess.Popen([BINARY, "deploy", "en", "fr", "--now", AFTER, "--quiet"], cwd=self.workspace.folder)
            time.sleep(generator.uniform(0.02, 0.4))
            deployment.send_signal(signal.SIGKILL)
            deployment.wait()
            self.check_references()
            if whole is None:
                self.workspace.deploy("en", "fr", now=AFTER)
                whole = tree(self.site)
            else:
                self.workspace.deploy("en", "fr", now=AFTER)
                self.assertEqual(tree(self.site), whole)
            for path in list(self.site.rglob("*.plist"))[::2] + list(self.site.rglob("control.json*")):
                path.unlink()

    def check_references(self):
        """Whatever a control file names is there."""
        for control in self.site.rglob("control.json"):
            for path in re.findall(r"https://news\.example\.com/feeds/([^\"\\]+)", control.read_text()):
                self.assertTrue((self.site / path).exists(), path)


def server(kind, folder, test):
    """One of rclone's own servers on loopback, stopped with the test; its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        ["rclone", "serve", *kind, folder, "--addr", f"127.0.0.1:{port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    test.addCleanup(process.wait)
    test.addCleanup(process.kill)
    until(lambda: is_open(port), 30, lambda: f"(rclone serve {kind[0]})")
    return port


def is_open(port):
    """Whether something listens there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class RemoteTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.scratch = pathlib.Path(scratch.name)
        self.store = self.scratch / "store"
        self.store.mkdir()

    def check(self, remote):
        workspace = Workspace(self.scratch, remote=remote)
        workspace.deploy("en", "fr")
        expected = Workspace(self.scratch / "other" if (self.scratch / "other").mkdir() is None else "")
        expected.deploy("en", "fr")
        self.assertEqual(tree(self.store / "news"), tree(expected.folder / "site"))
        self.assertEqual(workspace.report("en", "fr")["written"], [])
        # One byte changed, at the same size: only reading or hashing tells.
        feed = self.store / "news/inotify/en.plist"
        feed.write_bytes(feed.read_bytes().replace(b"Old news", b"Odd news"))
        self.assertIn("en: 1 file there holds what no release here has", workspace.deploy("en", expected=4).stderr)
        self.assertEqual(workspace.report("en", "fr", "--overwrite")["written"], ["inotify/en.plist"])
        later = workspace.report("en", "fr", now=AFTER)
        self.assertIn("notable/en/views/2026-11-18-old/banner.html", later["removed"])
        expected.deploy("en", "fr", now=AFTER)
        self.assertEqual(tree(self.store / "news"), tree(expected.folder / "site"))

    def test_webdav(self):
        port = server(["webdav"], self.store, self)
        self.check(f':webdav,url="http://127.0.0.1:{port}":news')

    def test_sftp(self):
        port = server(["sftp", "--user", "news", "--pass", "secret"], self.store, self)
        secret = subprocess.run(["rclone", "obscure", "secret"], capture_output=True, text=True, check=True).stdout.strip()
        self.check(f':sftp,host=127.0.0.1,port={port},user=news,pass={secret}:news')

    def test_a_server_that_is_not_there_is_named(self):
        workspace = Workspace(self.scratch, remote=':webdav,url="http://127.0.0.1:9":news')
        self.assertRegex(workspace.deploy("en", expected=3).stderr, "nobody can tell what would be deployed: .*connection refused")


class UntilTest(unittest.TestCase):
    """`deploy --until`: --now sets its clock, which then goes on as the computer's does."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.workspace = Workspace(scratch.name)
        self.site = self.workspace.folder / "site"

    def start(self, *arguments):
        process = subprocess.Popen(
            [BINARY, "deploy", *arguments], cwd=self.workspace.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def test_a_change_is_shipped_when_it_is_due(self):
        process = self.start("en", "fr", "--now", "2026-11-20T08:59:55Z", "--until", "2026-11-20T09:00:02Z", "--json")
        first, second = json.loads(process.stdout.readline()), json.loads(process.stdout.readline())
        self.assertEqual(first["nextChange"], "2026-11-20T09:00:00Z")
        self.assertIn("notable/en/control.json", second["written"])
        self.assertIn(b"Half price", tree(self.site)["inotify/en.plist"])
        self.assertEqual(process.stdout.read(), "")
        self.assertEqual((process.wait(), process.stderr.read()), (0, ""))

    def test_a_change_at_the_end_itself_is_shipped(self):
        self.workspace.deploy("en", "--until", "2026-11-20T09:00:00Z", now="2026-11-20T08:59:58Z")
        self.assertIn(b"Half price", tree(self.site)["inotify/en.plist"])

    def test_a_release_that_is_made_meanwhile_is_shipped(self):
        process = self.start("en", "--now", "2026-11-20T10:00:00Z", "--until", "2026-11-20T12:00:00Z", "--json")
        json.loads(process.stdout.readline())
        write(self.workspace.folder, {"campaigns/2026-11-20-new.md": "---\ntitle: New\n---\nJust in.\n"})
        self.workspace.run("release", "en", now="2026-11-20T10:00:00Z")
        self.assertEqual(json.loads(process.stdout.readline())["releases"], [{"locale": "en", "number": 2}])
        self.assertIn(b"Just in", tree(self.site)["inotify/en.plist"])

    def test_a_failure_is_told_and_tried_again(self):
        # Long enough before the change for a busy machine to begin, and for the file to be altered.
        process = self.start("en", "--now", "2026-11-20T08:59:50Z", "--until", "2026-11-20T12:00:00Z", "--json")
        json.loads(process.stdout.readline())
        file = next((self.workspace.folder / "releases/en/files").iterdir())
        whole = file.read_bytes()
        file.write_bytes(whole + b" ")
        self.assertIn("[ledger-altered]", process.stderr.readline())
        self.assertIn("because of these errors nothing was written", process.stderr.readline())
        self.assertIn("Trying again at 2026-11-20 09:00", process.stderr.readline())
        self.assertNotIn(b"Half price", tree(self.site)["inotify/en.plist"])

    def test_it_does_not_begin_with_what_cannot_be(self):
        self.assertIn("has passed", self.workspace.deploy("en", "--until", "2026-11-19T09:00Z", expected=2).stderr)
        self.assertIn("choose one", self.workspace.deploy("en", "--dry-run", "--until", "2026-11-29T09:00Z", expected=2).stderr)
        self.assertIn("--until soon is not a date", self.workspace.deploy("en", "--until", "soon", expected=2).stderr)
        text = CONFIGURATION.format(remote="site", staging="s").replace("[en, fr]", "[en, fr, de]")
        write(self.workspace.folder, {"newsadmin.yml": text})
        self.workspace.deploy("de", "--until", "2026-11-29T09:00Z", expected=4)

    def test_a_place_that_is_away_at_first_is_tried_again(self):
        write(self.workspace.folder, {"newsadmin.yml": CONFIGURATION.format(remote=':webdav,url="http://127.0.0.1:9":x', staging="s")})
        process = self.start("en", "--now", "2026-11-20T10:00:00Z", "--until", "2026-11-20T12:00:00Z")
        while "Trying again at" not in (line := process.stderr.readline()):
            self.assertNotEqual(line, "", "it ended")


class ShipTest(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.workspace = Workspace(scratch.name)

    def test_it_checks_releases_and_deploys(self):
        write(self.workspace.folder, {"campaigns/2026-11-20-new.md": "---\ntitle: New\n---\nJust in.\n"})
        self.workspace.run("ship", "en", now=AFTER)
        self.assertIn(b"Just in", tree(self.workspace.folder / "site")["inotify/en.plist"])
        self.assertTrue((self.workspace.folder / "releases/en/0002/manifest.json").exists())

    def test_it_is_refused_where_somebody_has_to_approve(self):
        text = CONFIGURATION.format(remote="site", staging="s").replace("approvals: 0", "approvals: 1")
        write(self.workspace.folder, {"newsadmin.yml": text})
        self.assertIn("somebody has to approve here", self.workspace.run("ship", "en", now=AFTER, expected=4).stderr)
        self.assertFalse((self.workspace.folder / "site").exists())

    def test_errors_stop_it_before_anything_is_released(self):
        write(self.workspace.folder, {"campaigns/2026-11-20-new.md": "---\ntitle: New\nstart: tomorrow\n---\n"})
        self.workspace.run("ship", "en", now=AFTER, expected=1)
        self.assertFalse((self.workspace.folder / "releases/en/0002").exists())


if __name__ == "__main__":
    unittest.main()
