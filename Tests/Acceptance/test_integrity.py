"""What newsadmin must not tell, not follow and not believe: secrets, links that lead elsewhere, ledgers that were changed."""

import json
import os
import pathlib
import random
import resource
import shutil
import signal
import stat
import subprocess
import tempfile
import unicodedata
import unittest

from fcm import Firebase
from waiting import until
from workspace import BINARY, newsadmin, tree, write

CONFIGURATION = """\
name: Acme
sourceLocale: en
locales: [en, fr]
timeZone: UTC
baseURL: https://news.example.com/feeds/
app: {versions: ["1.0"], builds: {"1.0": "10"}}
clients: {inotify: {}, notable: {}, sourse: {topic: "news-{locale}", project: acme-app}}
release: {approvals: 1, keys: [keys/2026.pub]}
deploy: {remote: site}
"""
FIRST, SECOND = "2026-11-20T08:00:00Z", "2026-11-21T09:00:00Z"
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001a5f6"
    "45400000000049454e44ae426082"
)
CAMPAIGNS = {
    "campaigns/2026-11-18-old.md": "---\ntitle: Old\n---\nOld news. ![A dot](dot.png)\n",
    "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\nstart: 2026-11-20T09:00Z\n---\nHalf price.\n",
    "campaigns/2026-11-18-old.fr.md": "---\ntitle: Vieux\n---\nDu passé. ![Un point](dot.png)\n",
    "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nMoitié prix.\n",
    "campaigns/dot.png": PIXEL,
}
SECRET = "open-sesame-0123456789"


class Case(unittest.TestCase):
    """A workspace with a key outside of it."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory(prefix="integrity")
        self.addCleanup(scratch.cleanup)
        self.top = pathlib.Path(scratch.name)
        self.folder = self.top / "news"
        self.outside = self.top / "outside"
        self.outside.mkdir()
        write(self.folder, {"newsadmin.yml": CONFIGURATION, **CAMPAIGNS})
        self.key = self.top / "acme.key"
        self.environment = {"NEWSADMIN_KEY": str(self.key)}
        self.run_verb("key", "generate", "--private", str(self.key), "--public", "keys/2026.pub", now=FIRST)

    def run_verb(self, *arguments, now=SECOND, expected=0, environment=None):
        moment = [] if arguments[0] == "verify" or arguments[:2] == ("forecast", "merge") else ["--now", now]
        return newsadmin(
            *arguments, *moment, folder=self.folder, expected=expected,
            environment={**self.environment, **(environment or {})})

    def approve(self, *more, now=FIRST, expected=0):
        return self.run_verb("approve", *(more or ["--all", "--yes"]), "--reviewer", "Rita", "--author", "Will", now=now, expected=expected)

    def release(self, *locales, now=FIRST, expected=0):
        return self.run_verb("release", *locales, "--author", "Otto", now=now, expected=expected)

    def configure(self, old, new):
        file = self.folder / "newsadmin.yml"
        self.assertIn(old, file.read_text())
        file.write_text(file.read_text().replace(old, new))


class Secrets(Case):
    def assert_hidden(self, *results):
        """No part of the private key is in what was printed, nor in any file of the workspace."""
        private = self.key.read_text().splitlines()[1]
        for result in results:
            self.assertNotIn(private[-40:], result.stdout + result.stderr)
        for path, content in tree(self.folder).items():
            self.assertNotIn(private[-40:].encode(), content, path)

    def test_a_key_that_stands_in_the_place_of_its_files_name_is_not_repeated(self):
        self.approve()
        for variable, value, arguments in (
            ("NEWSADMIN_KEY", self.key.read_text(), ["release", "en", "--author", "Otto"]),
            ("NEWSADMIN_KEY", self.key.read_text().replace("\n", " "), ["release", "en", "--author", "Otto"]),
        ):
            result = self.run_verb(*arguments, expected=2, environment={variable: value})
            self.assertIn("NEWSADMIN_KEY must be the name of a file, and holds a key itself", result.stderr)
            self.assert_hidden(result)
        self.release("en", "fr")
        account = json.dumps({"type": "service_account", "private_key": self.key.read_text()})
        push = ["push", "2026-11-20-sale", "--locale", "en"]
        result = self.run_verb(*push, expected=2, environment={"GOOGLE_APPLICATION_CREDENTIALS": account})
        self.assertIn("GOOGLE_APPLICATION_CREDENTIALS must be the name of a file", result.stderr)
        self.assert_hidden(result, self.run_verb(*push, "--credentials", account, expected=2))

    def test_a_key_in_any_wrong_place_is_not_repeated(self):
        key = str(self.key)
        results = [
            self.run_verb("import", key, "--client", "inotify", expected=None),
            self.run_verb("simulate", "--feed", key, "--client", "inotify", "--locale", "en", expected=None),
            self.run_verb("translate", "import", key, expected=None),
            self.run_verb("forecast", "merge", key, expected=None),
            self.run_verb("test", key, expected=None),
            self.run_verb("push", "2026-11-20-sale", "--locale", "en", "--credentials", key, expected=None),
        ]
        self.assert_hidden(*results)
        public = self.folder / "keys/2026.pub"
        kept = public.read_bytes()
        shutil.copy(self.key, public)
        wrong = self.run_verb("check", expected=1)
        self.assertIn("keys/2026.pub", wrong.stdout)
        self.assertIn("private key", wrong.stdout)
        public.write_bytes(kept)
        configuration = (self.folder / "newsadmin.yml").read_bytes()
        shutil.copy(self.key, self.folder / "newsadmin.yml")
        results = [wrong, self.run_verb("build", expected=2), self.run_verb("check", "--json", expected=2)]
        (self.folder / "newsadmin.yml").write_bytes(configuration)
        self.assert_hidden(*results)

    def test_damaged_keys_are_named_without_their_content(self):
        self.approve()
        lines = self.key.read_text().splitlines()
        damaged = [
            "\n".join(lines[:1] + [lines[1][:-4]] + lines[2:]), "\n".join(lines[:2]), lines[1],
            "\n".join(lines).replace("PRIVATE", "RSA PRIVATE"), "\n".join(lines).replace("M", "?"), "",
        ]
        for text in damaged:
            broken = self.top / "broken.key"
            broken.write_text(text)
            result = self.run_verb("release", "en", "--author", "Otto", expected=3, environment={"NEWSADMIN_KEY": str(broken)})
            self.assertIn("NEWSADMIN_KEY", result.stderr)
            self.assert_hidden(result)

    def test_nothing_that_is_written_or_printed_holds_the_key(self):
        results = [self.approve(), self.release("en", "fr")]
        for arguments in (["build"], ["status", "--json"], ["log", "en", "--json"], ["diff", "en"], ["deploy", "en", "fr"], ["verify"], ["help", "release"], ["release", "--help"]):
            results.append(self.run_verb(*arguments, expected=None))
        self.assert_hidden(*results)
        for path, content in tree(self.folder).items():
            self.assertNotIn(str(self.key).encode(), content, f"{path} tells where the key is")

    def test_a_key_that_others_may_read_is_told(self):
        self.approve()
        self.key.chmod(0o640)
        self.assertIn(f"Warning: others than you may read {self.key}", self.release("en").stderr)
        self.key.chmod(0o600)
        self.assertNotIn("Warning: others", self.release("fr").stderr)

    def test_passwords_in_a_remote_are_neither_told_nor_on_command_lines(self):
        self.approve()
        self.release("en", "fr")
        self.configure("remote: site", f"""remote: ':sftp,host=127.0.0.1,user=news,pass="{SECRET}",port=9:news'""")
        seen = self.top / "seen"
        write(self.top, {"bin/rclone": f"""#!/bin/sh
echo "$@" >> {seen}.arguments
env >> {seen}.environment
echo "cannot log in with {SECRET} on $2" >&2
exit 7
"""})
        (self.top / "bin/rclone").chmod(0o755)
        path = {"PATH": f"{self.top}/bin:{os.environ['PATH']}"}
        failed = self.run_verb("deploy", "en", environment=path, expected=3)
        printed = self.run_verb("deploy", "en", "--print", "s3", environment=path, expected=2)
        self.assertIn("cannot log in with … on newsadmin:news", failed.stderr)
        for text in (failed.stdout + failed.stderr, printed.stdout + printed.stderr, pathlib.Path(f"{seen}.arguments").read_text()):
            self.assertNotIn(SECRET, text)
        environment = pathlib.Path(f"{seen}.environment").read_text()
        for line in ("TYPE=sftp", "HOST=127.0.0.1", "USER=news", f"PASS={SECRET}", "PORT=9"):
            self.assertIn(f"RCLONE_CONFIG_NEWSADMIN_{line}\n", environment)
        none = self.run_verb("deploy", "en", environment={"PATH": str(self.top)}, expected=3)
        self.assertIn("cannot find rclone", none.stderr)
        self.assertNotIn(SECRET, none.stderr)
        for path, content in tree(self.folder).items():
            self.assertTrue(path == "newsadmin.yml" or SECRET.encode() not in content, path)

    def test_a_token_endpoint_that_repeats_what_it_was_sent_is_not_believed_to_be_silent(self):
        self.approve()
        self.release("en")
        firebase = Firebase(self.outside)
        self.addCleanup(firebase.stop)
        sent = []

        def echo(handler):
            return 400, {}, {"error": "invalid_grant", "error_description": f"bad {sent[-1]}, of it {sent[-1].split('.')[2]}"}

        original = firebase.token
        firebase.token = lambda handler, body: (sent.append(body.decode().split("assertion=")[-1]), original(handler, body))[1]
        firebase.token_faults = [echo] * 20
        result = self.run_verb(
            "push", "2026-11-20-sale", "--locale", "en", "--endpoint", firebase.url, "--credentials", str(firebase.account),
            "--attempts", "1", expected=3)
        self.assertIn("bad …, of it …", result.stdout)
        for assertion in sent:
            self.assertNotIn(assertion[-40:], result.stdout + result.stderr)


class Modes(Case):
    def test_the_mask_is_honoured_and_nothing_is_open_to_everybody(self):
        for mask in (0o022, 0o077, 0o027):
            with self.subTest(mask=oct(mask)):
                before = os.umask(mask)
                try:
                    for name in (".newsadmin", "public", "releases", "site"):
                        shutil.rmtree(self.folder / name, ignore_errors=True)
                    self.approve()
                    self.release("en", "fr")
                    self.run_verb("build")
                    self.run_verb("deploy", "en", "fr")
                finally:
                    os.umask(before)
                for name in (".newsadmin", "public", "releases", "site"):
                    for path in [self.folder / name, *(self.folder / name).rglob("*")]:
                        mode = stat.S_IMODE(path.lstat().st_mode)
                        # The record of a build holds a secret.
                        most = 0o600 if path == self.folder / ".newsadmin/cache/build" else 0o666
                        self.assertEqual(mode, (0o777 if path.is_dir() else most) & ~mask, path)


class Links(Case):
    """Links that somebody planted, as in a pull request: nothing is read or written through them outside."""

    def setUp(self):
        super().setUp()
        self.approve()
        self.release("en", "fr")

    def assert_untouched(self):
        self.assertEqual(tree(self.outside), {"kept": b"kept"})

    def plant(self, place, target):
        """A link in the place of what is there."""
        write(self.outside, {"kept": "kept"})
        path = self.folder / place
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        path.unlink(missing_ok=True)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(target)
        return path

    def test_own_folders_that_lead_out_of_the_workspace_are_refused(self):
        for name in ("campaigns", "journeys", "templates", "keys", "releases", "public", ".newsadmin/cache", ".newsadmin/deploy", ".newsadmin/shipped", ".newsadmin/schemas", ".newsadmin"):
            with self.subTest(name=name):
                shutil.rmtree(self.top / "saved", ignore_errors=True)
                shutil.copytree(self.folder, self.top / "saved", symlinks=True)
                self.plant(name, self.outside)
                for arguments in (["build"], ["release", "en", "--author", "Otto"], ["deploy", "en"], ["new", "Spring"]):
                    result = self.run_verb(*arguments, expected=3)
                    self.assertIn(f"{name}: it is a symbolic link that leads out of the workspace", result.stderr)
                self.assert_untouched()
                shutil.rmtree(self.folder)
                (self.top / "saved").rename(self.folder)

    def test_own_folders_that_are_links_to_what_is_used_otherwise_are_refused(self):
        (self.folder / ".git").mkdir()
        before = None
        for name, target in (
                ("public", "."), ("public", ".git"), ("public", "campaigns"), ("public", "releases/en"),
                ("public", ".newsadmin"), ("public", ".newsadmin/none"), (".newsadmin", ".git"), (".newsadmin", "public"),
                (".newsadmin/cache", "../releases"), (".newsadmin/cache", ".."), (".newsadmin/deploy", "../.git/hooks")):
            with self.subTest(name=name, target=target):
                shutil.rmtree(self.top / "saved", ignore_errors=True)
                shutil.copytree(self.folder, self.top / "saved", symlinks=True)
                (self.folder / "public").mkdir(exist_ok=True)
                self.plant(name, target)
                before = tree(self.folder)
                for arguments in (["build"], ["release", "en", "--author", "Otto"], ["deploy", "en"], ["new", "Spring"]):
                    result = self.run_verb(*arguments, expected=3)
                    self.assertRegex(result.stderr, f"{name}: it is a symbolic link, and what is written there would mix with ")
                self.assertEqual(tree(self.folder), before)
                shutil.rmtree(self.folder)
                (self.top / "saved").rename(self.folder)

    def test_an_output_folder_that_is_linked_inside_the_workspace_is_used(self):
        (self.folder / "dist").mkdir()
        self.plant("public", "dist")
        self.run_verb("build")
        self.assertTrue((self.folder / "dist/index.html").is_file())

    def test_a_folder_that_is_linked_inside_the_workspace_is_used(self):
        (self.folder / "texts").mkdir()
        shutil.rmtree(self.folder / "texts")
        (self.folder / "campaigns").rename(self.folder / "texts")
        (self.folder / "campaigns").symlink_to("texts")
        self.assertIn("2 campaigns", self.run_verb("build").stdout)

    def test_links_in_the_output_are_replaced_or_refused_and_never_followed(self):
        for place in ("public/feeds/inotify/en.plist", "public/feeds/inotify/fr.plist", "public/index.html"):
            with self.subTest(place=place):
                link = self.plant(place, self.outside / "kept")
                self.run_verb("build")
                self.assertFalse(link.is_symlink())
                self.assert_untouched()
        for place in ("public/feeds.json", ".newsadmin/build.journal"):
            with self.subTest(place=place):
                link = self.plant(place, self.outside / "kept")
                self.assertIn(f"{place}: it is a symbolic link", self.run_verb("build", expected=3).stderr)
                self.assert_untouched()
                link.unlink()
                self.run_verb("build")
        for place in ("public/feeds", "public/feeds/inotify", "public/campaigns"):
            with self.subTest(place=place):
                shutil.rmtree(self.folder / "public")
                link = self.plant(place, self.outside)
                self.assertIn("it is a symbolic link", self.run_verb("build", expected=3).stderr)
                self.assert_untouched()
                link.unlink()
                self.run_verb("build")

    def test_links_in_the_ledger_are_named_and_never_followed(self):
        for place in ("releases/en/approvals", "releases/en/files", "releases/en", "releases/en/current"):
            with self.subTest(place=place):
                shutil.rmtree(self.top / "saved", ignore_errors=True)
                shutil.copytree(self.folder, self.top / "saved", symlinks=True)
                self.plant(place, self.outside)
                write(self.folder, {"campaigns/2026-11-21-new.md": "---\ntitle: New\n---\nNew.\n"})
                self.assertNotEqual(self.approve(now=SECOND, expected=None).returncode, 0)
                self.assertNotEqual(self.release("en", now=SECOND, expected=None).returncode, 0)
                self.assertNotEqual(self.run_verb("verify", expected=None).returncode, 0)
                self.assert_untouched()
                shutil.rmtree(self.folder)
                (self.top / "saved").rename(self.folder)

    def test_links_where_phones_download_from_are_replaced_or_refused(self):
        self.run_verb("deploy", "en")
        self.plant("site/inotify/en.plist", self.outside / "kept")
        self.run_verb("deploy", "en")
        self.assertFalse((self.folder / "site/inotify/en.plist").is_symlink())
        self.assert_untouched()
        link = self.plant("site/inotify", self.outside)
        self.assertIn("it is a symbolic link", self.run_verb("deploy", "en", expected=3).stderr)
        self.assert_untouched()
        link.unlink()
        shutil.rmtree(self.folder / "site")
        # The place itself may be one: that is how sites are switched.
        (self.top / "www").mkdir()
        (self.folder / "site").symlink_to(self.top / "www")
        self.run_verb("deploy", "en")
        self.assertTrue((self.top / "www/inotify/en.plist").is_file())

    def test_a_link_under_the_name_of_a_write_that_is_under_way_is_not_followed(self):
        # Names of halves hold the process's number, so all that could come are planted.
        write(self.outside, {"kept": "kept"})
        folder = self.folder / "campaigns"
        process = subprocess.Popen(["true"])
        process.wait()
        for number in range(process.pid, process.pid + 400):
            (folder / f".newsadmin-{number}-2026-11-21-spring.md").symlink_to(self.outside / "kept")
        self.run_verb("new", "Spring")
        self.assert_untouched()
        self.assertIn("Spring", (folder / "2026-11-21-spring.md").read_text())

    def test_campaigns_images_and_templates_are_not_read_through_links(self):
        write(self.outside, {"secret.md": "---\ntitle: Stolen\n---\nStolen.\n", "secret.png": PIXEL + b"Stolen", "banner.mustache": "Stolen"})
        campaigns = self.folder / "campaigns"
        (campaigns / "2026-11-21-a.md").symlink_to(self.outside / "secret.md")
        (campaigns / "linked").symlink_to(self.outside)
        (campaigns / "linked.png").symlink_to(self.outside / "secret.png")
        (self.folder / "templates").mkdir()
        (self.folder / "templates/notable").symlink_to(self.outside)
        write(self.folder, {"campaigns/2026-11-21-b.md": "---\ntitle: B\n---\n![x](linked/secret.png) ![y](linked.png)\n"})
        result = self.run_verb("build", expected=1)
        self.assertEqual(result.stderr.count("it is a symbolic link"), 3)
        self.assertIn("[missing-image]", result.stderr)
        self.assertFalse([path for path, content in tree(self.folder / "public").items() if b"Stolen" in content])

    def test_a_hard_link_is_parted_and_the_other_name_keeps_its_bytes(self):
        write(self.outside, {"kept": "kept"})
        self.run_verb("build")
        feed = self.folder / "public/feeds/inotify/en.plist"
        feed.unlink()
        os.link(self.outside / "kept", feed)
        self.run_verb("build")
        self.assert_untouched()
        self.assertIn(b"Half price", feed.read_bytes())


class Devices(Case):
    """Pipes and devices in the place of files: nothing waits for them, nothing is filled by them."""

    def quickly(self, *arguments, now=SECOND):
        moment = [] if arguments[0] == "verify" or arguments[:2] == ("forecast", "merge") else ["--now", now]
        return subprocess.run([BINARY, *arguments, *moment], cwd=self.folder, capture_output=True, text=True, timeout=30, env={**os.environ, **self.environment})

    def test_pipes_among_the_sources_are_told_and_passed_over(self):
        os.mkfifo(self.folder / "campaigns/2026-11-21-pipe.md")
        (self.folder / "templates/notable").mkdir(parents=True)
        os.mkfifo(self.folder / "templates/notable/banner.mustache")
        (self.folder / "journeys").mkdir()
        os.mkfifo(self.folder / "journeys/a.yml")
        result = self.quickly("build")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("campaigns/2026-11-21-pipe.md:1:1: warning: this is not read: it is a pipe or a device", result.stderr)

    def test_pipes_and_devices_that_are_named_are_no_files(self):
        pipe = self.top / "pipe"
        os.mkfifo(pipe)
        for path in (pipe, "/dev/zero"):
            for arguments in (
                ["simulate", "--feed", path, "--client", "inotify", "--locale", "en"], ["translate", "import", path],
                ["forecast", "merge", path],
            ):
                with self.subTest(arguments=arguments):
                    result = self.quickly(*map(str, arguments))
                    self.assertEqual(result.returncode, 3, result.stdout + result.stderr)
                    self.assertIn("it is not a regular file", result.stderr)
        self.approve()
        environment = self.environment
        for path in (pipe, "/dev/zero"):
            self.environment = {"NEWSADMIN_KEY": str(path)}
            self.assertIn("it is not a regular file", self.quickly("release", "en", "--author", "Otto").stderr)
        self.environment = environment
        (self.folder / "newsadmin.yml").unlink()
        os.mkfifo(self.folder / "newsadmin.yml")
        self.assertEqual(self.quickly("build").returncode, 3)

    def test_pipes_in_the_output_are_replaced(self):
        self.approve()
        self.release("en", "fr")
        for place in ("public/feeds/inotify/en.plist", "site/inotify/en.plist"):
            (self.folder / place).parent.mkdir(parents=True)
            os.mkfifo(self.folder / place)
        self.assertEqual(self.quickly("build").returncode, 0)
        self.assertEqual(self.quickly("deploy", "en").returncode, 0)
        for place in ("public/feeds/inotify/en.plist", "site/inotify/en.plist"):
            self.assertTrue((self.folder / place).is_file())

    def test_a_limit_of_file_sizes_is_told_like_a_full_disk(self):
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))
        small = subprocess.run(
            [BINARY, "build", "--now", SECOND], cwd=self.folder, capture_output=True, text=True, preexec_fn=limit)
        self.assertEqual(small.returncode, 3, small.stderr)
        self.assertIn("File too large", small.stderr)
        self.assertEqual(self.quickly("build").returncode, 0)
        built = tree(self.folder / "public")
        shutil.rmtree(self.folder / "public")
        self.assertEqual(self.quickly("build").returncode, 0)
        self.assertEqual(tree(self.folder / "public"), built)


class Ledger(Case):
    """Whoever changes the ledger is noticed by the next command that reads it."""

    @classmethod
    def setUpClass(cls):
        cls.generator = random.Random(11)

    def setUp(self):
        super().setUp()
        self.approve()
        self.release("en", "fr")
        for path in ("campaigns/2026-11-20-sale.md", "campaigns/2026-11-20-sale.fr.md"):
            write(self.folder, {path: CAMPAIGNS[path].replace("Half", "No").replace("Moitié", "Petit")})
        self.approve(now=SECOND)
        self.release("en", "fr", now=SECOND)
        self.whole = tree(self.folder / "releases")
        self.chain = sorted(path for path in self.whole if path != ".gitattributes")

    def restore(self):
        shutil.rmtree(self.folder / "releases")
        write(self.folder / "releases", self.whole)

    def assert_noticed(self, words=""):
        result = self.run_verb("verify", expected=None)
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertIn("[ledger-", result.stdout + result.stderr)
        self.assertIn(words, result.stdout + result.stderr)
        for arguments in (["deploy", "en", "fr"], ["release", "en", "fr", "--author", "Otto"]):
            self.assertNotEqual(self.run_verb(*arguments, expected=None).returncode, 0)
        self.assertFalse((self.folder / "site").exists())

    def test_a_flipped_bit_is_noticed_wherever_it_is(self):
        # A few files at once: each must be named.
        for _ in range(25):
            chosen = self.generator.sample([path for path in self.chain if "/files/" in path or "/approvals/" in path], 4)
            for path in chosen:
                content = bytearray(self.whole[path])
                content[self.generator.randrange(len(content))] ^= 1 << self.generator.randrange(8)
                (self.folder / "releases" / path).write_bytes(content)
            result = self.run_verb("verify", expected=1)
            for path in chosen:
                self.assertIn(f"releases/{path}:", result.stdout + result.stderr)
            self.restore()
        for path in self.chain:
            if path.endswith(("current", ".sig", "manifest.json")):
                for _ in range(3):
                    content = bytearray(self.whole[path])
                    position = self.generator.randrange(len(content))
                    content[position] ^= 1 << self.generator.randrange(8)
                    (self.folder / "releases" / path).write_bytes(content)
                    self.assertEqual(self.run_verb("verify", expected=None).returncode, 1, f"byte {position} of {path}")
                self.restore()

    def test_cut_and_lengthened_files_are_noticed(self):
        for path in self.generator.sample(self.chain, 12):
            content = self.whole[path]
            for other in (content[:self.generator.randrange(len(content))], content + b"\n", b""):
                (self.folder / "releases" / path).write_bytes(other)
                self.assertEqual(self.run_verb("verify", expected=None).returncode, 1, path)
            (self.folder / "releases" / path).write_bytes(content)

    def test_what_is_removed_is_noticed(self):
        for path in self.chain:
            if "/approvals/" in path and path not in self.needed():
                continue
            (self.folder / "releases" / path).unlink()
            self.assertEqual(self.run_verb("verify", expected=None).returncode, 1, path)
            (self.folder / "releases" / path).write_bytes(self.whole[path])
        self.run_verb("verify")

    def needed(self):
        """The approvals that a release rests on: of others, nothing tells that they were there."""
        hashes = {hash for path, content in self.whole.items() if path.endswith("manifest.json") for hash in json.loads(content)["approvals"]}
        return {path for path in self.whole if "/approvals/" in path and path.split(".")[-2] in hashes}

    def test_entries_that_change_places_or_come_twice_are_noticed(self):
        releases = self.folder / "releases"
        first, second = releases / "en/0001", releases / "en/0002"
        approval = next((releases / "en/approvals").iterdir())
        changes = {
            "swapped releases": lambda: (first.rename(releases / "en/x"), second.rename(first), (releases / "en/x").rename(second)),
            "swapped signatures": lambda: (write(first, {"manifest.sig": self.whole["en/0002/manifest.sig"]})),
            "a release twice": lambda: shutil.copytree(second, releases / "en/0003"),
            "a release of another locale": lambda: (shutil.rmtree(second), shutil.copytree(releases / "fr/0002", second)),
            "the chain of another locale": lambda: (shutil.rmtree(releases / "en"), shutil.copytree(releases / "fr", releases / "en")),
            "an approval under another name": lambda: shutil.copy(approval, approval.with_name("2026-11-20-other" + approval.name[approval.name.index("."):])),
            "an approval of another locale": lambda: shutil.copy(approval, releases / "fr/approvals" / approval.name),
            "the release before as the current one": lambda: write(releases, {"en/current": f"1 {json.loads(self.whole['en/0002/manifest.json'])['previous']}\n"}),
        }
        for name, change in changes.items():
            with self.subTest(name):
                change()
                self.assert_noticed()
                self.restore()

    def test_twins_of_names_are_noticed(self):
        releases = self.folder / "releases"
        for twin in ("en/０００３/manifest.json", "en/0002\u200b/manifest.json", "en/curr\u0435nt", "en/Current", "en/files/" + "A" * 64, "en/0002/manifest.json "):
            with self.subTest(twin=twin):
                write(releases, {twin: "x"})
                self.assert_noticed("nothing in the ledger knows this file")
                self.restore()

    def test_one_persons_name_in_two_spellings_is_one_person(self):
        self.configure("approvals: 1", "approvals: 2")
        write(self.folder, {"campaigns/2026-11-21-new.md": "---\ntitle: New\n---\nNew.\n"})
        name = "José Álvarez"
        for form in ("NFC", "NFD"):
            self.run_verb("approve", "2026-11-21-new", "--locale", "en", "--reviewer", unicodedata.normalize(form, name), "--author", "Will")
        self.assertIn("waiting", self.run_verb("status", "--locale", "en").stdout)
        own = self.run_verb(
            "approve", "2026-11-21-new", "--locale", "fr", "--reviewer", unicodedata.normalize("NFD", name), "--author", name, expected=4)
        self.assertIn("wrote it", own.stderr)

    def forged(self, key):
        """The ledger that somebody else makes who can write everything but has not our key."""
        other = self.top / "forged"
        write(other, {"newsadmin.yml": CONFIGURATION if key else CONFIGURATION.replace(", keys: [keys/2026.pub]", ""), **CAMPAIGNS})
        environment = {}
        if key:
            newsadmin("key", "generate", "--private", str(self.top / "other.key"), "--public", "keys/2026.pub", folder=other)
            environment = {"NEWSADMIN_KEY": str(self.top / "other.key")}
        for arguments in (["approve", "--all", "--yes", "--reviewer", "Rita", "--author", "Will"], ["release", "en", "fr", "--author", "Otto"]):
            newsadmin(*arguments, "--now", FIRST, folder=other, environment={**environment, **({} if key else {"NEWSADMIN_KEY": ""})})
        shutil.rmtree(self.folder / "releases")
        shutil.copytree(other / "releases", self.folder / "releases")

    def test_a_ledger_that_another_key_signed_is_not_believed(self):
        self.forged(key=True)
        self.assert_noticed("it was signed with a key that is not listed")

    def test_a_ledger_without_signatures_ships_nothing_where_keys_are_listed(self):
        self.forged(key=False)
        self.assertIn("unsigned releases/en/", self.run_verb("verify", expected=1).stderr)
        self.assertIn("[ledger-unsigned]", self.run_verb("deploy", "en", "fr", expected=1).stderr)
        self.assertFalse((self.folder / "site").exists())

    def test_an_old_ledger_that_is_put_back_whole_is_seen_where_it_was_deployed(self):
        # The chain alone cannot know: version control does, and so does the place that phones download from.
        self.run_verb("deploy", "en", "fr")
        for path in [path for path in self.whole if "/0002/" in path]:
            (self.folder / "releases" / path).unlink()
        for locale in ("en", "fr"):
            previous = json.loads(self.whole[f"{locale}/0002/manifest.json"])["previous"]
            write(self.folder / "releases", {f"{locale}/current": f"1 {previous}\n"})
        result = self.run_verb("verify", "site", expected=1)
        self.assertIn("en.plist", result.stdout + result.stderr)


class Children(Case):
    """Programs that newsadmin starts, and that outlive it or hang."""

    def setUp(self):
        super().setUp()
        self.approve()
        self.release("en", "fr")
        self.configure("remote: site", "remote: 'away:news'")
        self.log = self.top / "log"
        write(self.top, {"bin/rclone": f"""#!/bin/sh
case $1 in
lsjson) echo '[]' ;;
copy) echo began >> {self.log}; while [ ! -e {self.top}/go ]; do sleep 0.05; done; echo ended >> {self.log} ;;
esac
"""})
        (self.top / "bin/rclone").chmod(0o755)
        self.path = {"PATH": f"{self.top}/bin:{os.environ['PATH']}"}

    def start(self):
        return subprocess.Popen(
            [BINARY, "deploy", "en", "--now", SECOND], cwd=self.folder, env={**os.environ, **self.environment, **self.path},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def began(self, times):
        until(lambda: self.log.exists() and self.log.read_text().count("began") >= times, 30)

    def test_what_a_killed_deployment_started_ends_before_the_next_one_begins(self):
        killed = self.start()
        self.began(1)
        killed.send_signal(signal.SIGKILL)
        killed.communicate()
        following = self.start()
        self.assertIn("Another deployment is under way", following.stderr.readline())
        self.assertEqual(self.log.read_text(), "began\n")
        (self.top / "go").touch()
        following.communicate()
        # The next one copied only after the one that was left alone had ended.
        self.assertEqual(self.log.read_text().splitlines()[:3], ["began", "ended", "began"])

    def test_a_tool_that_is_missing_is_named(self):
        empty = {"PATH": str(self.outside)}
        self.assertIn("cannot find rclone; is it installed?", self.run_verb("deploy", "en", environment=empty, expected=3).stderr)
        bare = {key: "" for key in ("HOME", "TMPDIR", "USER", "LOGNAME")}
        self.run_verb("build", environment={**empty, **bare})
        self.run_verb("status", environment={**empty, **bare})


if __name__ == "__main__":
    unittest.main()
