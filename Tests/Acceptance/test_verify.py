"""What `verify` says of ledgers, folders and web servers, with one fault at a time."""

import gzip
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest
import zlib

from served import NOW, SECOND, Released, Site, with_twins
from workspace import REPOSITORY, tree, write

CONTROL = "notable/fr/control.json"


class Case(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="verify")
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.released = Released(cls.temporary.name)
        cls.served = cls.released.tree()

    def verify(self, *arguments, expected=0, now=NOW):
        return self.released.run("verify", *map(str, arguments), now=now, expected=expected)

    def assert_finding(self, result, kind, place, words=""):
        lines = [line for line in result.stderr.splitlines() if line.startswith(f"{kind} ")]
        self.assertTrue(
            [line for line in lines if f"{place}: " in line and words in line], f"{kind} {place} {words}\n{result.stderr}"
        )


class Ledgers(Case):
    def test_a_line_for_each_locale(self):
        result = self.verify()
        self.assertEqual(result.stderr, "")
        self.assertRegex(result.stdout, r"\Aen: 2 releases, signed with [0-9a-f]{16}, \d+ files, \d+ bytes\nfr: 2 releases, .*\n\Z")

    def test_a_changed_manifest_and_a_changed_signature_are_named(self):
        for path in ("fr/0001/manifest.json", "fr/0002/manifest.sig", "fr/0002/manifest.json"):
            with self.subTest(path=path):
                file = self.released.folder / "releases" / path
                content = file.read_bytes()
                try:
                    file.write_bytes(content[:-2] + bytes([content[-2] ^ 1]) + content[-1:])
                    self.assertIn(f"releases/{path}:", self.verify(expected=1).stderr)
                finally:
                    file.write_bytes(content)

    def test_openssl_says_the_same_by_the_commands_of_the_documentation(self):
        page = (REPOSITORY / "docs" / "releases.md").read_text()
        block = page.split("`openssl` alone verifies a release:")[1]
        commands = block.split("```")[1].splitlines()[1:]
        self.assertEqual(len(commands), 3)
        outputs = []
        for command in commands:
            command = command.replace("0004", "0002").split(" #")[0]
            result = subprocess.run(command, shell=True, cwd=self.released.folder, capture_output=True, text=True)
            self.assertEqual(result.returncode, 0, f"{command}\n{result.stderr}")
            outputs.append(result.stdout)
        self.assertIn("Signature Verified Successfully", outputs[0])
        self.assertEqual(
            (self.released.folder / "releases/fr/current").read_text(), f"2 {outputs[1].split()[0]}\n"
        )
        for line in outputs[2].splitlines():
            digest, path = re.fullmatch(r"([0-9a-f]{64}) \*(\S+)", line).groups()
            self.assertEqual(digest, pathlib.Path(path).name)

    def test_a_release_that_nobody_signed_is_found_where_keys_are_listed(self):
        with tempfile.TemporaryDirectory(prefix="unsigned") as top:
            released = Released.__new__(Released)
            released.folder = pathlib.Path(top, "news")
            shutil.copytree(self.released.folder, released.folder)
            configuration = released.folder / "newsadmin.yml"
            text = configuration.read_text()
            shutil.rmtree(released.folder / "releases")
            configuration.write_text(text.replace(", keys: [keys/2026.pub]", ""))
            released.run("release", "en", "fr", now=SECOND)
            self.assertIn("en: 1 release, not signed", released.run("verify").stdout)
            configuration.write_text(text)
            self.assert_finding(released.run("verify", expected=1), "unsigned", "releases/fr/0001/manifest.json")

    def test_wrong_usage(self):
        self.assertIn("none of the workspace's locales", self.verify("--locale", "de", expected=2).stderr)
        self.verify("http://127.0.0.1/?a", expected=2)
        self.verify("s3://bucket/news", expected=2)
        self.assertIn("there is no such folder", self.verify("nowhere", expected=3).stderr)


class Folder(Case):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory(prefix="folder")
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        write(self.folder, self.served)

    def test_what_is_due_is_right(self):
        result = self.verify(self.folder)
        self.assertEqual(result.stderr, "")
        self.assertIn("fr: release 2 is served\n", result.stdout)
        self.assertIn(f"{self.folder}: ", result.stdout)

    def test_the_folder_above_feeds_may_be_named(self):
        with tempfile.TemporaryDirectory(prefix="public") as public:
            shutil.copytree(self.folder, pathlib.Path(public, "feeds"))
            self.assertEqual(self.verify(public).stderr, "")

    def test_nothing_is_written(self):
        before = tree(self.folder), tree(self.released.folder)
        self.verify(self.folder)
        self.assertEqual((tree(self.folder), tree(self.released.folder)), before)

    def test_missing_altered_and_unknown(self):
        (self.folder / CONTROL).unlink()
        (self.folder / "inotify/fr.plist").write_bytes(b"<plist/>")
        write(self.folder, {"ismartnews/de.plist": b"x"})
        result = self.verify(self.folder, expected=1)
        self.assert_finding(result, "missing", CONTROL)
        self.assert_finding(result, "altered", "inotify/fr.plist", "does not know")
        self.assert_finding(result, "unknown", "ismartnews/de.plist", "warning")
        self.assertEqual(len(result.stderr.splitlines()), 3)

    def test_production_behind_is_told_with_release_and_time(self):
        for path, content in with_twins({p.removeprefix("feeds/"): c for p, c in self.released.state("fr", 1).items()}).items():
            write(self.folder, {path: content})
        result = self.verify(self.folder, expected=1)
        self.assert_finding(result, "behind", "fr", "release 2 is due since 2026-11-20 10:00 UTC, and release 1 is served")
        self.assert_finding(result, "behind", "fr", "inotify/fr.plist")
        self.assertNotIn("stale inotify/fr.plist", result.stderr)
        report = json.loads(self.verify(self.folder, "--json", expected=1).stdout)
        told = [(finding["kind"], finding["place"]) for finding in report["findings"]]
        self.assertIn(("stale", "inotify/fr.plist"), told)
        self.assertFalse([finding for finding in report["findings"] if finding["kind"] == "behind" and ".plist" in finding["message"]])
        self.assertIn("en: release 2 is served\n", result.stdout)

    def test_a_feed_of_all_languages_that_is_old_is_told(self):
        write(self.folder, with_twins({"ismartnews/all.plist": self.released.combined[1]}))
        result = self.verify(self.folder, expected=1)
        self.assert_finding(result, "stale", "ismartnews/all.plist", "an earlier state")
        self.assertEqual(len(result.stderr.splitlines()), 1)

    def test_a_state_that_begins_later_leaves_the_folder_behind(self):
        later = "2026-11-26T00:00:00Z"
        result = self.verify(self.folder, now=later, expected=1)
        self.assert_finding(result, "behind", "fr", "has a state that is due since 2026-11-25 09:00 UTC")
        write(self.folder, self.released.tree(now=later))
        self.assertEqual(self.verify(self.folder, now=later).returncode, 0)
        self.assert_finding(self.verify(self.folder, expected=1), "ahead", "inotify/fr.plist", "2026-11-25 09:00 UTC")

    def test_gzip_forms(self):
        path = next(path for path in self.served if path.endswith(".gz"))
        plain = self.served[path.removesuffix(".gz")]
        packed = gzip.compress(plain)
        for content, words in (
            (None, "the gzip form is not there"),
            (plain, "it is not gzip"),
            (packed[:-9], "ends too early"),
            (packed + packed, "several"),
            (packed + b"!", "1 byte follows"),
            (gzip.compress(b"other"), "unpacked: the ledger does not know"),
            (gzip.compress(bytes(1 << 20)), "unpacks to more than"),
        ):
            with self.subTest(words=words):
                file = self.folder / path
                file.unlink() if content is None else file.write_bytes(content)
                self.assert_finding(self.verify(self.folder, expected=1), "compression", path, words)

    def test_links_pipes_and_large_files_are_not_read(self):
        os.rename(self.folder / CONTROL, self.folder.parent / f"{self.folder.name}.json")
        os.symlink(self.folder.parent / f"{self.folder.name}.json", self.folder / CONTROL)
        (self.folder / "inotify/fr.plist").unlink()
        os.mkfifo(self.folder / "inotify/fr.plist")
        with open(self.folder / "inotify/en.plist", "r+b") as file:
            file.truncate(1 << 40)
        result = self.verify(self.folder, expected=1)
        self.assert_finding(result, "altered", CONTROL, "a link or no regular file")
        self.assert_finding(result, "altered", "inotify/fr.plist", "a link or no regular file")
        self.assert_finding(result, "altered", "inotify/en.plist", "larger than anything")

    def test_warnings_count_where_that_is_asked_for(self):
        write(self.folder, {"inotify/old.plist": "x"})
        self.verify(self.folder)
        self.verify(self.folder, "--strict", expected=1)

    def test_only_the_locales_that_are_named(self):
        (self.folder / "inotify/en.plist").unlink()
        self.assertEqual(self.verify(self.folder, "--locale", "fr").stderr, "")

    def test_json(self):
        (self.folder / "inotify/en.plist").unlink()
        report = json.loads(self.verify(self.folder, "--json", expected=1).stdout)
        self.assertEqual(report["schema"], "newsadmin/verify/1")
        self.assertEqual([finding["kind"] for finding in report["findings"]], ["missing"])
        french = next(locale for locale in report["locales"] if locale["locale"] == "fr")
        self.assertEqual(french["due"], {"release": 2, "since": SECOND})
        self.assertEqual((french["served"], french["behind"]), (french["due"], False))

    def test_quiet(self):
        self.assertEqual(self.verify(self.folder, "--quiet").stdout, "")


class Web(Case):
    def setUp(self):
        self.site = Site(dict(self.served))
        self.addCleanup(self.site.stop)

    def with_fault(self, fault, expected=1, *arguments):
        self.site.fault = fault
        return self.verify(self.site.url, *arguments, expected=expected)

    def change(self, target, condition=None, **changes):
        """A fault that changes the answers for one path: status, body, or headers by name with _ for -."""

        def fault(handler, path, answer):
            if path != target or condition and not condition(handler):
                return
            for name, value in changes.items():
                if name in ("status", "body"):
                    answer[name] = value
                else:
                    answer["headers"][name.replace("_", "-")] = value

        return fault

    def test_a_site_that_is_right_and_how_it_is_asked(self):
        result = self.verify(self.site.url, "--strict")
        self.assertEqual(result.stderr, "")
        asked = [(method, path) for method, path, _ in self.site.requests]
        self.assertIn(("HEAD", f"/feeds/{CONTROL}"), asked)
        self.assertIn(("GET", "/feeds/ismartnews/fr.plist?v=4.9.6"), asked)
        self.assertIn(("GET", "/feeds/ismartnews/all.plist?v=4.9.6"), asked)
        self.assertNotIn("HEAD", {method for method, path in asked if "notable" not in path})
        conditions = {headers.get("If-Modified-Since") for method, _, headers in self.site.requests if method == "HEAD"}
        self.assertEqual(conditions, {None, "Sat, 21 Nov 2026 09:00:00 GMT", "Fri, 20 Nov 2026 10:00:00 GMT"})
        encodings = {headers.get("Accept-Encoding") for _, path, headers in self.site.requests if "inotify" in path}
        self.assertEqual(encodings, {None, "gzip", "gzip, deflate"})

    def test_304_for_a_control_file(self):
        result = self.with_fault(self.change(CONTROL, lambda handler: handler.headers.get("If-Modified-Since"), status=304))
        self.assert_finding(result, "not-modified", CONTROL, "GET and HEAD with If-Modified-Since")
        self.assertEqual(len(result.stderr.splitlines()), 1)

    def test_304_at_the_second_of_the_change_alone(self):
        changed = "Fri, 20 Nov 2026 10:00:00 GMT"
        result = self.with_fault(
            self.change(CONTROL, lambda handler: handler.headers.get("If-Modified-Since") == changed, status=304)
        )
        self.assert_finding(result, "not-modified", CONTROL, changed)

    def test_304_for_other_feeds_is_allowed(self):
        self.with_fault(self.change("inotify/fr.plist", lambda handler: handler.headers.get("If-Modified-Since"), status=304), 0)

    def test_304_without_a_condition(self):
        self.assert_finding(self.with_fault(self.change("inotify/fr.plist", status=304)), "not-modified", "inotify/fr.plist")

    def test_last_change_before_the_file_went_live(self):
        early = {"Last_Modified": "Thu, 19 Nov 2026 10:00:00 GMT"}
        result = self.with_fault(self.change(CONTROL, **early), 0)
        self.assert_finding(result, "modified", CONTROL, "went live at 2026-11-20 09:00 UTC")

    def test_head_refused(self):
        result = self.with_fault(self.change(CONTROL, lambda handler: handler.command == "HEAD", status=405))
        self.assert_finding(result, "status", CONTROL, "HEAD is answered with 405")

    def test_another_length_for_head(self):
        result = self.with_fault(self.change(CONTROL, lambda handler: handler.command == "HEAD", Content_Length="7"))
        self.assert_finding(result, "length", CONTROL, "HEAD announces 7 bytes")

    def test_wrong_compression(self):
        path = "inotify/fr.plist"
        plain = self.served[path]
        asked = lambda handler: "gzip" in (handler.headers.get("Accept-Encoding") or "")
        packed = gzip.compress(plain)
        for changes, condition, words in (
            ({"body": packed, "Content_Encoding": None}, asked, "without the header Content-Encoding"),
            ({"body": plain, "Content_Encoding": "gzip"}, asked, "the body is not compressed"),
            ({"body": gzip.compress(packed), "Content_Encoding": "gzip"}, asked, "compressed twice"),
            ({"body": packed, "Content_Encoding": "gzip, gzip"}, asked, "several codings"),
            ({"body": packed, "Content_Encoding": "gzip"}, None, "was not asked for"),
            ({"body": zlib.compress(plain), "Content_Encoding": "deflate"}, asked, "deflate"),
            ({"body": packed + packed, "Content_Encoding": "gzip"}, asked, "several gzip files"),
            ({"body": gzip.compress(bytes(1 << 24)), "Content_Encoding": "gzip"}, asked, "unpacks to more than"),
        ):
            with self.subTest(words=words):
                self.assert_finding(self.with_fault(self.change(path, condition, **changes)), "compression", path, words)

    def test_a_site_without_gzip(self):
        path = next(path[:-3] for path in self.served if path.endswith(".gz"))
        for headers in ({}, {"Content_Encoding": "identity"}):
            fault = self.change(path, body=self.served[path], **{"Content_Encoding": None, **headers})
            result = self.with_fault(fault, 0)
            self.assert_finding(result, "compression", path, "uncompressed")
            self.assertEqual(len(result.stderr.splitlines()), 1)

    def test_wrong_types(self):
        page = next(path for path in self.served if path.endswith(".html"))
        for path, value, expected, words in (
            (page, "text/plain", 1, "should be text/html"),
            (page, "text/html; charset=iso-8859-1", 1, "charset=iso-8859-1"),
            (page, None, 1, "no Content-Type"),
            ("inotify/fr.plist", "application/octet-stream", 0, "should be application/xml"),
            (CONTROL, "text/html", 0, "should be application/json"),
        ):
            with self.subTest(path=path, value=value):
                self.assert_finding(self.with_fault(self.change(path, Content_Type=value), expected), "type", path, words)
        picture = next(path for path in self.served if path.endswith(".png"))
        self.assert_finding(self.with_fault(self.change(picture, Content_Type="text/plain")), "type", picture, "image/png")

    def test_caches(self):
        for changes, words in (
            ({"Cache_Control": "public, max-age=86400"}, "for 86400 seconds"),
            ({"Cache_Control": None}, "phones may guess"),
            ({"Cache_Control": None, "Expires": "Fri, 20 Nov 2037 10:00:00 GMT"}, "Expires lets phones"),
        ):
            with self.subTest(words=words):
                self.assert_finding(self.with_fault(self.change(CONTROL, **changes), 0), "cache", CONTROL, words)
        self.assert_finding(self.with_fault(self.change("inotify/fr.plist", Vary=None), 0), "cache", "inotify/fr.plist", "Vary")

    def test_a_redirect_is_named_and_not_followed(self):
        result = self.with_fault(self.change("inotify/fr.plist", status=301, Location="https://u:secret@other.example/x"))
        self.assert_finding(result, "redirect", "inotify/fr.plist", "leads to https://other.example/x")
        self.assertNotIn("secret", result.stderr)

    def test_the_question_mark_is_to_be_ignored(self):
        result = self.with_fault(self.change("ismartnews/fr.plist", lambda handler: "?v=" in handler.path, status=404))
        self.assert_finding(result, "query", "ismartnews/fr.plist", "?v=4.9.6")

    def test_missing_and_altered(self):
        self.assert_finding(self.with_fault(self.change("inotify/fr.plist", status=404)), "missing", "inotify/fr.plist")
        self.assert_finding(self.with_fault(self.change("inotify/fr.plist", body=b"<plist/>")), "altered", "inotify/fr.plist")
        self.assert_finding(self.with_fault(self.change("inotify/fr.plist", status=503)), "status", "inotify/fr.plist", "503")

    def test_a_site_behind_is_told(self):
        files = {path.removeprefix("feeds/"): content for path, content in self.released.state("fr", 1).items()}
        self.site.tree.update(with_twins(files))
        result = self.verify(self.site.url, expected=1)
        self.assert_finding(result, "behind", "fr", "release 1 is served")

    def test_an_answer_that_never_comes_and_one_that_never_ends(self):
        def silent(handler, path, answer):
            if path == "inotify/fr.plist":
                handler.rfile.read(1)
                return True

        result = self.with_fault(silent, 3, "--timeout", "1")
        self.assertIn("within 1 seconds", result.stderr)

        def endless(handler, path, answer):
            if path != "inotify/fr.plist":
                return False
            handler.send_response(200)
            handler.end_headers()
            while True:
                handler.wfile.write(bytes(1 << 16))

        self.assertIn("is larger than", self.with_fault(endless, 3, "--timeout", "30").stderr)

    def test_an_answer_that_ends_too_early(self):
        result = self.with_fault(self.change("inotify/fr.plist", Content_Length="99999", Connection="close"), 3, "--timeout", "2")
        self.assertIn("inotify/fr.plist", result.stderr)

    def test_hosts_that_cannot_be_reached_are_given_up(self):
        self.site.fault = None
        port = self.site.url.split(":")[2].split("/")[0]
        result = self.verify(f"https://127.0.0.1:{port}/feeds/", "--timeout", "5", expected=3)
        self.assertIn("cannot read https://127.0.0.1", result.stderr)
        self.assertIn("and what is served could not be read", result.stdout)
        self.assertNotIn("no one state", result.stdout)
        self.assertLessEqual(len(result.stderr.splitlines()), 4)

    def test_nothing_of_an_answer_reaches_the_terminal_as_it_is(self):
        result = self.with_fault(self.change("inotify/fr.plist", status=301, Location="/\x1b[31mred"))
        self.assertNotIn("\x1b", result.stderr)


if __name__ == "__main__":
    unittest.main()
