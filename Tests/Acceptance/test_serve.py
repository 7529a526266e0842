"""What `serve` answers to browsers, to each client's way of asking, and to those who mean it harm."""

import concurrent.futures
import contextlib
import email.utils
import gzip
import http.client
import json
import os
import pathlib
import plistlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

from axe_playwright_python.sync_playwright import Axe

from browser import Browser
from served import CAMPAIGN, CONFIGURATION, LONG, PNG, SOON
from serving import Server
from workspace import newsadmin, tree, write

NOW = "2026-11-21T09:00:00Z"
FILES = {
    "newsadmin.yml": CONFIGURATION.replace(", keys: [keys/2026.pub]", ""),
    "campaigns/2026-11-20-sale.md": CAMPAIGN % ("Sale", LONG),
    "campaigns/2026-11-25-soon.md": SOON,
    "campaigns/2026-12-24-secret.md": "---\ntitle: Secret\ndraft: true\n---\nA secret.\n",
    "campaigns/red.png": PNG,
}


def titles(feed):
    return [message["Title"] for message in plistlib.loads(feed).values()]


class Case(unittest.TestCase):
    """Tests that share one server."""

    arguments = ["--now", NOW]

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.temporary = tempfile.TemporaryDirectory(prefix="serve")
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.folder = pathlib.Path(cls.temporary.name)
        write(cls.folder, FILES)
        cls.server = Server(cls.folder, *cls.arguments)
        cls.addClassCleanup(cls.server.stop)


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


class Hostile(Case):
    def alive(self):
        start = time.monotonic()
        self.assertEqual(self.server.ask("/feeds/inotify/en.plist")[0], 200)
        return time.monotonic() - start

    def status(self, request):
        answer = self.server.raw(request)
        return int(answer.split()[1]) if answer else None

    def test_nothing_outside_is_reached(self):
        outside = self.folder / "campaigns" / "link.png"
        outside.symlink_to("/etc/passwd")
        self.addCleanup(outside.unlink)
        for target in (
            "/../newsadmin.yml", "/feeds/../../newsadmin.yml", "/%2e%2e/newsadmin.yml", "/..%2fnewsadmin.yml", "/%c0%ae%c0%ae/x",
            "/feeds/inotify/en.plist%00.png", "/\\..\\newsadmin.yml", "/%5c..%5cnewsadmin.yml", "//etc/passwd", "/newsadmin.yml",
            "/campaigns/link.png", "/feeds/assets/link.png", "file:///etc/passwd", "http://evil.example/", "/%", "/feeds/", "/.git/config", "*",
        ):
            status = self.status(f"GET {target} HTTP/1.1\r\nHost: {self.server.host}:{self.server.port}\r\nConnection: close\r\n\r\n".encode())
            self.assertTrue(400 <= status < 500, f"{target}: {status}")

    def test_odd_methods_and_odd_requests_get_4xx_or_5xx_and_no_more(self):
        host = f"Host: {self.server.host}:{self.server.port}\r\n"
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"):
            status, headers, _ = self.server.ask("/feeds/inotify/en.plist", method)
            self.assertEqual((status, headers["allow"]), (405, "GET, HEAD"))
        for request, status in (
            (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400), (b"GET / HTTP/1.1\r\n\r\n", 400), (b"GET /\r\n\r\n", 400),
            (b"GET / HTTP/3.0\r\n\r\n", 505), (f"GET / HTTP/1.1\r\n{host}{host}\r\n".encode(), 400),
            (f"GET / HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n".encode(), 411),
            (f"GET / HTTP/1.1\r\n{host}Content-Length: 1e3\r\n\r\n".encode(), 400), (f"GET /{'a' * 9000} HTTP/1.1\r\n".encode(), 414),
        ):
            # What is a request, if a wrong one, does not end the connection.
            if b" HTTP/1.1\r\n" in request:
                request = request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1)
            self.assertEqual(self.status(request), status, request[:60])

    def test_huge_headers_and_bodies_are_refused_early(self):
        megabyte = b"a" * (1 << 20)
        memory = self.server.memory()
        for head, status in ((b"GET / HTTP/1.1\r\nX: ", 431), (b"GET /", 414), (b"POST /~serve/now HTTP/1.1\r\nContent-Length: 104857600\r\n\r\n", 413)):
            with socket.create_connection((self.server.host, self.server.port), timeout=30) as connection:
                sent = 0
                with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                    connection.sendall(head)
                    for _ in range(100):
                        connection.sendall(megabyte)
                        sent += 1
                answer = b""
                with contextlib.suppress(ConnectionResetError):
                    answer = connection.recv(65536)
                self.assertLess(sent, 100)
                if answer:
                    self.assertEqual(int(answer.split()[1]), status)
        self.assertLess(self.server.memory() - memory, 32 << 10)
        self.alive()

    def test_hundreds_of_half_requests_stop_nobody(self):
        with contextlib.ExitStack() as stack:
            halves = []
            for number in range(400):
                half = stack.enter_context(socket.create_connection((self.server.host, self.server.port), timeout=30))
                with contextlib.suppress(OSError):
                    half.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: " + b"a" * (number % 50))
                halves.append(half)
            self.assertLess(self.alive(), 20)
            # They are closed in time, though they go on dribbling.
            halves[-1].settimeout(40)
            start = time.monotonic()
            with contextlib.suppress(OSError):
                halves[-1].sendall(b"a")
                self.assertEqual(halves[-1].recv(1), b"")
            self.assertLess(time.monotonic() - start, 30)
            self.alive()

    def test_clients_that_do_not_take_their_answers_stop_nobody(self):
        with contextlib.ExitStack() as stack:
            for _ in range(100):
                lazy = stack.enter_context(socket.create_connection((self.server.host, self.server.port), timeout=30))
                request = f"GET / HTTP/1.1\r\nHost: {self.server.host}:{self.server.port}\r\n\r\n".encode()
                lazy.setblocking(False)
                with contextlib.suppress(OSError):
                    lazy.sendall(request * 200)
            self.assertLess(self.alive(), 20)

    def test_fifty_thousand_requests_leave_memory_as_it_was(self):
        def asked(count):
            with contextlib.closing(http.client.HTTPConnection(self.server.host, self.server.port, timeout=60)) as connection:
                for number in range(count):
                    connection.request("GET" if number % 3 else "HEAD", ("/feeds/inotify/en.plist", "/", "/nothing", "/feeds/notable/en/control.json")[number % 4])
                    connection.getresponse().read()

        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            list(pool.map(asked, [250] * 8))
            memory = self.server.memory()
            list(pool.map(asked, [6250] * 8))
        self.assertLess(self.server.memory() - memory, 16 << 10)

    def test_pages_that_listen_are_bounded_and_released(self):
        request = f"GET /~serve/events HTTP/1.1\r\nHost: {self.server.host}:{self.server.port}\r\n\r\n".encode()
        with contextlib.ExitStack() as stack:
            pages = [stack.enter_context(socket.create_connection((self.server.host, self.server.port), timeout=30)) for _ in range(60)]
            for page in pages:
                page.sendall(request)
                self.assertIn(b"text/event-stream", page.recv(4096))
            # The first ones had to go.
            pages[0].settimeout(30)
            while pages[0].recv(4096):
                pass
            self.alive()
        self.alive()


@unittest.skipUnless(sys.platform == "linux", "the limits of a process are in /proc")
class FewFiles(unittest.TestCase):
    """A shell of macOS lets a program have 256 files open."""

    def answered_beside_others(self, limits):
        """How many seconds an answer takes while 300 others keep the server waiting, and how many files it may have open."""
        with tempfile.TemporaryDirectory(prefix="few") as folder, contextlib.ExitStack() as stack:
            write(folder, FILES)
            server = Server(folder, "--now", NOW, limits=limits)
            stack.callback(server.stop)
            for _ in range(300):
                other = stack.enter_context(socket.create_connection((server.host, server.port), timeout=30))
                with contextlib.suppress(OSError):
                    other.sendall(b"GET / HT")
            start = time.monotonic()
            self.assertEqual(server.ask("/")[0], 200)
            allowed = pathlib.Path(f"/proc/{server.process.pid}/limits").read_text()
            return time.monotonic() - start, int(re.search(r"Max open files +(\d+)", allowed).group(1))

    def test_more_are_asked_for(self):
        self.assertEqual(self.answered_beside_others("ulimit -S -n 256")[1], 640)

    def test_where_there_are_no_more_those_that_wait_longest_make_room(self):
        # After ten seconds all of them are ended; a busy machine may need several goes to be faster than that.
        for _ in range(5):
            seconds, files = self.answered_beside_others("ulimit -n 256")
            self.assertEqual(files, 256)
            if seconds < 8:
                return
        self.fail(f"the answer took {seconds} seconds")


@unittest.skipUnless(shutil.which("wrk"), "wrk is not installed")
class Load(Case):
    def test_wrk_gets_nothing_but_answers(self):
        result = subprocess.run(
            ["wrk", "--threads", "2", "--connections", "32", "--duration", "5", f"{self.server.url}feeds/inotify/en.plist"],
            capture_output=True, text=True, check=True,
        ).stdout
        self.assertNotIn("Non-2xx", result)
        self.assertGreater(float(re.search(r"Requests/sec:\s+([\d.]+)", result).group(1)), 100)


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


class Pages(Case, Browser):
    """What a browser does by itself."""

    def setUp(self):
        super().setUp()
        self.page = self.window(viewport={"width": 1280, "height": 900})
        self.said = []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))

    def title_of(self, campaign, title):
        write(self.folder, {f"campaigns/{campaign}.md": CAMPAIGN % (title, LONG)})

    def wait(self, condition, seconds=120):
        start = time.monotonic()
        while time.monotonic() - start < seconds:
            with contextlib.suppress(Exception):
                if self.page.evaluate(condition):
                    return time.monotonic() - start
            self.page.wait_for_timeout(20)
        self.fail(f"it did not come to hold: {condition}\n{self.server.log()}")

    def test_a_page_loads_itself_again_when_a_file_is_saved_and_shows_findings(self):
        self.page.goto(self.server.url)
        self.wait("document.querySelector('.serve') !== null")
        self.title_of("2026-11-20-sale", "Winter sale")
        took = self.wait("document.body.textContent.includes('Winter sale')")
        built = float(re.findall(r"built in ([\d.]+) s", self.server.log())[-1])
        print(f"\n[{took:.2f} s from saving a file to the page that shows it, {built:.2f} s of them the build]")
        self.assertLess(took - built, 30)
        write(self.folder, {"campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\nnonsense: 1\n---\nTexte.\n"})
        self.wait("document.querySelector('.serve-findings summary').textContent.includes('1 error')")
        (self.folder / "campaigns/2026-11-20-sale.fr.md").unlink()
        self.wait("!document.querySelector('.serve-findings summary').textContent.includes('1 error')")
        self.assertEqual(self.said, [])

    def test_what_was_chosen_and_unfolded_stays_when_the_page_loads_itself_again(self):
        self.page.goto(self.server.url)
        self.wait("document.querySelector('.serve') !== null")
        self.page.fill("input[name=q]", "soon")
        self.page.click(".facts a[href='#needs']")
        folded = self.page.locator("details.need:not([open])").first
        group = folded.get_attribute("data-group")
        folded.locator("summary").click()
        self.page.click(".serve-phone summary")
        self.title_of("2026-11-20-sale", "Spring sale")
        self.wait("document.body.textContent.includes('Spring sale')")
        self.wait("document.querySelectorAll('.matrix tbody tr:not([hidden])').length === 1")
        self.assertEqual(self.page.input_value("input[name=q]"), "soon")
        self.assertTrue(self.page.locator(f"details.need[data-group='{group}']").evaluate("group => group.open"))
        self.assertTrue(self.page.locator(".serve-phone").evaluate("group => group.open"))
        self.assertTrue(self.page.url.endswith("#needs"))
        self.title_of("2026-11-20-sale", "Sale")
        self.assertEqual(self.said, [])

    def test_the_slider_chooses_the_moment_that_feeds_are_served_for(self):
        self.page.goto(self.server.url)
        # What is typed before the page has loaded itself again is gone.
        with self.page.expect_navigation(timeout=120_000):
            self.page.click("text=›")
        self.server.until(lambda: "Soon" in titles(self.server.ask("/feeds/inotify/en.plist")[2]))
        self.wait("document.querySelector('[name=moment]').value.startsWith('2026-11-25')")
        self.page.fill("[name=moment]", "2026-12-06T00:00Z")
        with self.page.expect_navigation(timeout=120_000):
            self.page.press("[name=moment]", "Enter")
        self.server.until(lambda: titles(self.server.ask("/feeds/inotify/en.plist")[2]) == [])
        self.page.fill("[name=moment]", "whenever")
        self.page.press("[name=moment]", "Enter")
        self.wait("document.querySelector('.serve output').textContent.includes('no single moment')")
        # Waits for the page of that moment, too, which would otherwise come while another test looks at one.
        with self.page.expect_navigation(timeout=120_000):
            self.page.evaluate(
                "const range = document.querySelector('[name=range]'); range.value = Date.parse('2026-11-21T09:00Z') / 1000;"
                "range.dispatchEvent(new Event('input')); range.dispatchEvent(new Event('change'))"
            )
        self.server.until(lambda: len(titles(self.server.ask("/feeds/inotify/en.plist")[2])) == 1)

    def open_by_the_clocks_of(self, zone):
        """Opens the overview as that of a workspace in another time zone."""

        def answer(route):
            response = route.fetch()
            route.fulfill(response=response, body=response.text().replace('data-zone="UTC"', f'data-zone="{zone}"'))

        self.page.route(self.server.url, answer)
        self.page.goto(self.server.url)

    def slide(self, moment):
        """Slides to a moment, and returns what the slider says of it."""
        return self.page.evaluate(
            """moment => {
                const range = document.querySelector("[name=range]");
                range.min = 0;
                range.value = Date.parse(moment) / 1000;
                range.dispatchEvent(new Event("input"));
                return range.title;
            }""",
            moment,
        )

    def test_the_slider_tells_times_as_pages_do(self):
        self.open_by_the_clocks_of("Europe/Berlin")
        self.assertEqual(self.slide("2026-11-21T09:00:00Z"), "Sat 21 Nov 2026, 10:00")
        self.assertEqual(self.slide("2026-11-21T09:00:07Z"), "Sat 21 Nov 2026, 10:00:07")
        self.assertEqual(self.page.input_value("[name=moment]"), "2026-11-21T09:00:07Z")
        self.assertEqual(self.slide("2026-10-25T00:30:00Z"), "Sun 25 Oct 2026, 02:30 UTC+2")
        self.assertEqual(self.slide("2026-10-25T01:30:00Z"), "Sun 25 Oct 2026, 02:30 UTC+1")

    def test_in_a_zone_that_the_browser_does_not_know_the_slider_tells_utc(self):
        self.open_by_the_clocks_of("Europe/Atlantis")
        self.assertEqual(self.slide("2026-11-21T09:00:00Z"), "Sat 21 Nov 2026, 09:00 UTC")
        self.assertEqual(self.said, [])

    def test_axe_finds_nothing_in_the_bar_and_on_the_page_of_addresses(self):
        for path in ("", "~serve/"):
            self.page.goto(self.server.url + path)
            for summary in self.page.query_selector_all(".serve summary"):
                summary.click()
            violations = [f"{found['id']}: {node['html']}" for found in Axe().run(self.page).response["violations"] for node in found["nodes"]]
            self.assertEqual(violations, [])

    @unittest.skipUnless(shutil.which("zbarimg"), "zbarimg is not installed")
    def test_the_codes_lead_to_the_addresses_that_stand_beside_them(self):
        self.page.goto(f"{self.server.url}~serve/")
        figures = self.page.query_selector_all("figure")
        self.assertGreater(len(figures), 6)
        for figure in figures:
            address = figure.query_selector("code").inner_text()
            picture = self.folder / "code.png"
            self.page.evaluate("document.querySelector('.serve').hidden = true")
            figure.query_selector("svg").screenshot(path=picture)
            read = subprocess.run(["zbarimg", "--quiet", "--raw", picture], capture_output=True, text=True, check=True).stdout
            self.assertEqual(read.strip(), address)
            status, _, _ = self.server.ask("/" + address.removeprefix(self.server.url))
            self.assertEqual(status, 200, address)
        self.assertEqual(self.said, [])
