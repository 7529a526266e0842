"""What `serve` answers to each client's way of asking, and how it begins and ends."""

import contextlib
import email.utils
import gzip
import json
import os
import pathlib
import plistlib
import re
import signal
import socket
import subprocess
import tempfile
import time
import unittest

from previewed import FILES, Case, titles
from served import CAMPAIGN, LONG, PNG
from serving import Server
from workspace import NOW, newsadmin, tree, write


class Clients(Case):
    def curl(self, *arguments):
        """What curl prints, redirects and all other help left out."""
        return subprocess.run(["curl", "--disable", "--silent", "--show-error", "--max-time", "60", *arguments], capture_output=True, check=True).stdout

    def test_feeds_are_those_of_a_build_but_for_the_address(self):
        with tempfile.TemporaryDirectory(prefix="built") as built:
            write(built, {**FILES, "newsadmin.yml": FILES["newsadmin.yml"].replace("https://news.example.com/", self.server.url)})
            newsadmin("build", "--now", NOW, folder=built)
            files = tree(pathlib.Path(built, "public"))
        files.pop("feeds.json")
        self.assertGreater(len(files), 20)
        for path, content in files.items():
            status, _, body = self.server.ask(f"/{path}")
            self.assertEqual(status, 200, path)
            if path.startswith(("feeds/", "previews/", "push/", "assets/")):
                self.assertEqual(body, content, path)

    def test_nothing_is_written(self):
        self.assertFalse((self.folder / "public").exists())

    def test_inotify_asks_for_the_whole_feed(self):
        body = self.curl("--header", "Accept-Encoding: gzip, deflate", "--compressed", f"{self.server.url}feeds/inotify/fr.plist")
        self.assertEqual(titles(body), ["Sale"])
        status, headers, packed = self.server.ask("/feeds/inotify/fr.plist", headers={"Accept-Encoding": "gzip"})
        self.assertEqual((headers["content-encoding"], headers["vary"]), ("gzip", "Accept-Encoding"))
        self.assertEqual(gzip.decompress(packed), body)
        self.assertEqual(headers["content-type"], "application/xml")

    def test_notable_asks_with_head_and_the_time_of_its_last_download(self):
        for method in ("HEAD", "GET"):
            for moment in ("Fri, 01 Jan 2038 00:00:00 GMT", "Fri, 20 Nov 2026 09:00:00 GMT"):
                status, headers, body = self.server.ask("/feeds/notable/fr/control.json", method, {"If-Modified-Since": moment})
                self.assertEqual(status, 200)
                self.assertIn("last-modified", headers)
                self.assertEqual(headers["content-type"], "application/json")
                self.assertEqual(len(body), 0 if method == "HEAD" else int(headers["content-length"]))
        control = json.loads(body)
        view = control["2026-11-20-sale"]["views"]["banner"]["file"]
        self.assertTrue(view.startswith(f"{self.server.url}feeds/notable/fr/views/"), view)
        self.assertIn(b"Sentence number 3", self.curl(view))

    def test_ismartnews_puts_its_version_behind_the_address(self):
        for locale in ("en", "fr", "all"):
            body = self.curl(f"{self.server.url}feeds/ismartnews/{locale}.plist?v=4.9.6")
            self.assertEqual(body, self.server.ask(f"/feeds/ismartnews/{locale}.plist")[2])
        page = re.search(rb"http://[^<]+\.html", body).group().decode()
        self.assertIn(b"Sentence number 3", self.curl(page))
        image = re.search(r"http://[^\"]+\.png", self.curl(page).decode()).group()
        self.assertEqual(self.curl(image), PNG)

    def test_sourse_downloads_nothing_and_finds_nothing(self):
        self.assertEqual(self.server.ask("/feeds/sourse/en.json")[0], 404)

    def test_verify_finds_nothing_wrong_with_the_way_of_serving(self):
        with tempfile.TemporaryDirectory(prefix="verified") as folder:
            write(folder, {**FILES, "newsadmin.yml": FILES["newsadmin.yml"].replace("https://news.example.com/", self.server.url)})
            newsadmin("release", "en", "fr", "--now", NOW, folder=folder)
            result = newsadmin("verify", f"{self.server.url}feeds/", "--now", NOW, "--strict", folder=folder)
            self.assertEqual(result.stderr, "")

    def test_every_link_of_every_page_leads_somewhere(self):
        seen, todo = set(), {"index.html", "~serve/"}
        while todo:
            path = todo.pop()
            seen.add(path)
            status, headers, body = self.server.ask(f"/{path}")
            self.assertEqual(status, 200, path)
            if not headers["content-type"].startswith("text/html") or path.startswith(("feeds/", "previews/")):
                continue
            for link in re.findall(r'(?:href|src)="([^"#?:]+)["#?]', body.decode()):
                target = link[1:] if link.startswith("/") else str(pathlib.PurePosixPath(path).parent / link)
                parts = []
                for part in target.split("/"):
                    parts = parts[:-1] if part == ".." else parts if part == "." else parts + [part]
                if "/".join(parts) not in seen:
                    todo.add("/".join(parts))
        self.assertGreater(len(seen), 20)


class Moments(Case):
    def test_another_moment_has_other_feeds_and_no_time_to_come(self):
        self.assertEqual(titles(self.server.ask("/feeds/inotify/en.plist")[2]), ["Sale"])
        self.assertEqual(self.server.choose("2036-11-26T00:00:00Z")[0], 200)
        self.assertEqual(titles(self.server.ask("/feeds/inotify/en.plist")[2]), [])
        self.assertEqual(self.server.choose("2026-11-26T00:00")[0], 200)
        status, headers, body = self.server.ask("/feeds/inotify/en.plist")
        self.assertEqual(titles(body), ["Sale", "Soon"])
        self.assertLessEqual(http_time(headers["last-modified"]), http_time(headers["date"]))
        self.assertLess(abs(http_time(headers["date"]) - time.time()), 30)
        self.assertEqual(self.server.ask("/feeds/inotify/en.plist", headers={"If-None-Match": headers["etag"]})[0], 304)
        self.assertEqual(self.server.choose("2026-11-21T09:00:00Z")[0], 200)
        self.assertEqual(self.server.ask("/feeds/inotify/en.plist", headers={"If-None-Match": headers["etag"]})[0], 200)

    def test_what_is_no_moment_is_refused_and_changes_nothing(self):
        before = self.server.ask("/feeds/inotify/en.plist")[2]
        for text in ("", "tomorrow", "2026-13-01T00:00Z", "<script>", "99999-01-01T00:00Z", "2026-11-26"):
            self.assertEqual(self.server.choose(text)[0], 400, text)
        self.assertEqual(self.server.ask("/feeds/inotify/en.plist")[2], before)

    def test_other_sites_choose_nothing(self):
        for headers in ({}, {"X-Newsadmin-Token": "0" * 32}, {"Origin": "https://evil.example"}):
            self.assertEqual(self.server.ask("/~serve/now", "POST", headers, "clock")[0], 403)
        self.assertEqual(self.server.ask("/", headers={"Host": f"evil.example:{self.server.port}"})[0], 421)


def http_time(text):
    return email.utils.parsedate_to_datetime(text).timestamp()


class Drafts(Case):
    arguments = ["--now", NOW, "--drafts"]

    def test_drafts_are_in_the_feeds(self):
        self.assertEqual(sorted(titles(self.server.ask("/feeds/inotify/en.plist")[2])), ["Sale", "Secret"])


class Changes(Case):
    """Files that are saved while the server runs."""

    def feed(self, locale="en"):
        return self.server.ask(f"/feeds/inotify/{locale}.plist")

    def test_a_saved_file_is_served_and_an_error_keeps_what_was(self):
        first = self.feed()[1]["last-modified"]
        self.server.until(lambda: http_time(first) < int(time.time()))
        write(self.folder, {"campaigns/2026-11-20-sale.md": CAMPAIGN % ("Big sale", LONG)})
        self.server.until(lambda: titles(self.feed()[2]) == ["Big sale"])
        self.assertGreater(http_time(self.feed()[1]["last-modified"]), http_time(first))

        write(self.folder, {"campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\nnonsense: 1\n---\nTexte.\n"})
        self.server.until(lambda: b"nonsense" in self.server.ask("/")[2])
        self.assertEqual([titles(self.feed(locale)[2]) for locale in ("en", "fr")], [["Big sale"], ["Big sale"]])
        self.assertIn(b"Errors stop <b>fr</b>", self.server.ask("/")[2])

        write(self.folder, {"newsadmin.yml": "nam: Acme\n"})
        self.server.until(lambda: b"newsadmin.yml has errors" in self.server.ask("/")[2])
        self.assertEqual(titles(self.feed()[2]), ["Big sale"])
        # The page is there before the line is printed.
        self.server.until(lambda: "not built: newsadmin.yml has errors." in self.server.log())

        write(self.folder, {"newsadmin.yml": FILES["newsadmin.yml"], "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nTexte.\n"})
        self.server.until(lambda: titles(self.feed("fr")[2]) == ["Soldes"])
        self.assertNotIn(b"serve-problem", self.server.ask("/")[2])

    def test_a_feed_that_a_journey_names_elsewhere_is_watched(self):
        def feed(title):
            return plistlib.dumps({"2026/11/20": {"Title": title, "Message": "Text"}})

        with tempfile.TemporaryDirectory() as elsewhere:
            path = pathlib.Path(elsewhere, "old.plist")
            path.write_bytes(feed("Old"))
            relative = os.path.relpath(path, self.folder / "journeys")
            journey = (
                f"- id: old\n  client: inotify\n  feed: {relative}\n  settings: {{platform: ios, showOnFirstLaunch: true}}\n"
                "  steps: [{at: 2026-11-21T09:00:00Z, appVersion: \"1.0\"}]\n  expected: [{title: Old}]\n")
            write(self.folder, {"journeys/old.yml": journey})
            self.addCleanup(pathlib.Path(self.folder, "journeys/old.yml").unlink)
            self.server.until(lambda: b"journeys/old.yml" in self.server.ask("/devices.html")[2])
            before = self.server.ask("/devices.html")[2]
            path.write_bytes(feed("Another"))
            self.server.until(lambda: b"Another" in self.server.ask("/devices.html")[2])
            self.assertNotIn(b"Another", before)

    def test_a_state_that_comes_due_is_served_on_time(self):
        with tempfile.TemporaryDirectory(prefix="due") as folder:
            due = int(time.time()) + 12
            start = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(due))
            write(folder, {**FILES, "campaigns/2026-11-25-soon.md": f"---\ntitle: Soon\nstart: {start}\n---\nNow.\n"})
            with contextlib.closing(Running(folder)) as server:
                before = titles(server.ask("/feeds/inotify/en.plist")[2])
                if time.time() > due:
                    self.skipTest("the machine is too slow to begin before the moment")
                self.assertNotIn("Soon", before)
                server.until(lambda: "Soon" in titles(server.ask("/feeds/inotify/en.plist")[2]))
                self.assertLess(time.time() - due, 60)
                self.assertGreaterEqual(http_time(server.ask("/feeds/inotify/en.plist")[1]["last-modified"]), due)


class Running(Server):
    def close(self):
        self.stop()


class Ends(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory(prefix="ends")
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        write(self.folder, FILES)

    def test_ctrl_c_and_a_signal_end_it_cleanly_with_pages_open(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            server = Server(self.folder)
            with socket.create_connection((server.host, server.port), timeout=30) as page:
                page.sendall(f"GET /~serve/events HTTP/1.1\r\nHost: {server.host}:{server.port}\r\n\r\n".encode())
                page.recv(4096)
                self.assertEqual(server.stop(number), 0)

    def test_addresses_as_json(self):
        server = Server(self.folder, "--json", "--quiet")
        try:
            told = json.loads(server.line)
            self.assertEqual((told["schema"], len(told["feeds"])), ("newsadmin/serve/1", 7))
            for feed in told["feeds"]:
                self.assertEqual(server.ask("/" + feed["address"].removeprefix(told["url"]))[0], 200, feed)
            self.assertEqual(server.log(), "")
        finally:
            server.stop()

    def test_a_feed_that_errors_stop_is_not_offered_until_they_are_corrected(self):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory(prefix="stopped")))
        write(folder, {**FILES, "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\nnonsense: 1\n---\nTexte.\n"})
        server = Server(folder, "--json", "--now", NOW)
        try:
            feeds = json.loads(server.line)["feeds"]
            for feed in feeds:
                status = server.ask("/" + feed["address"].removeprefix(server.url))[0]
                self.assertEqual(status, 200 if feed["served"] else 404, feed)
            missing = [feed for feed in feeds if not feed["served"]]
            self.assertIn("fr", [feed["locale"] for feed in missing])
            page = server.ask("/~serve/")[2].decode()
            for feed in feeds:
                self.assertEqual(feed["address"] + "</code>" in page, feed["served"], feed)
            self.assertIn("There is no feed for <b>fr", page)
            (folder / "campaigns/2026-11-20-sale.fr.md").unlink()
            end = time.monotonic() + 120
            while "There is no feed" in page:
                self.assertLess(time.monotonic(), end, server.log())
                time.sleep(0.1)
                page = server.ask("/~serve/")[2].decode()
            for feed in missing:
                self.assertIn(feed["address"] + "</code>", page)
        finally:
            server.stop()

    def test_a_port_in_use_is_said_with_the_way_out(self):
        with socket.create_server(("127.0.0.1", 0)) as other:
            result = newsadmin("serve", "--port", str(other.getsockname()[1]), folder=self.folder, expected=3)
        self.assertIn("name another port with --port", result.stderr)

    def test_a_workspace_that_cannot_be_read_is_not_served(self):
        write(self.folder, {"newsadmin.yml": "nam: Acme\n"})
        newsadmin("serve", folder=self.folder, expected=2)

    def test_others_are_answered_only_if_that_is_asked_for_and_with_a_warning(self):
        server = Server(self.folder, "--host", "0.0.0.0")
        try:
            self.assertIn("Warning: everybody on your network", server.log())
            self.assertNotIn("0.0.0.0", server.url)
        finally:
            server.stop()
