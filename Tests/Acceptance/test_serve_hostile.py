"""What `serve` answers to those who mean it harm, and to more than it can answer at once."""

import concurrent.futures
import contextlib
import http.client
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import unittest

from previewed import FILES, Case
from serving import Server
from workspace import NOW, write


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
