"""The program's own server for tests: started on a free port, stopped by the test that started it."""

import contextlib
import http.client
import pathlib
import re
import select
import signal
import socket
import subprocess

from signals import are_heard
from waiting import until
from workspace import BINARY


class Server:
    """`newsadmin serve` in a folder, from its first line on, under limits of a shell if there are any."""

    def __init__(self, folder, *arguments, limits="true"):
        self.folder = pathlib.Path(folder)
        with open(self.folder / "serve.log", "wb") as log:
            self.process = subprocess.Popen(
                ["sh", "-c", f'{limits} && exec "$0" serve "$@"', BINARY, *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=log, preexec_fn=are_heard)
        self.line = self.first_line()
        self.url = re.search(r"http://[^/\s]+/", self.line).group()
        self.host, self.port = re.match(r"http://(.+):(\d+)/", self.url).groups()
        self.port = int(self.port)

    def first_line(self, seconds=120):
        ready, _, _ = select.select([self.process.stdout], [], [], seconds)
        line = self.process.stdout.readline().decode() if ready else ""
        if not line:
            self.stop()
            raise AssertionError(f"the server does not start: {self.log()}")
        return line

    def log(self):
        return (self.folder / "serve.log").read_text(errors="replace")

    def stop(self, number=signal.SIGTERM, seconds=20):
        """Ends it as Ctrl-C or a system does, and returns its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError("the server does not end")
        finally:
            self.process.stdout.close()

    def ask(self, path, method="GET", headers=None, body=None):
        """An answer: status, headers in lower case, body."""
        with contextlib.closing(http.client.HTTPConnection(self.host, self.port, timeout=60)) as connection:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()

    def raw(self, request, seconds=30):
        """What comes back for bytes, until the server closes."""
        with socket.create_connection((self.host, self.port), timeout=seconds) as connection:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                connection.sendall(request)
            received = b""
            with contextlib.suppress(ConnectionResetError):
                while more := connection.recv(65536):
                    received += more
            return received

    def choose(self, moment):
        """Chooses the moment as the page does."""
        token = re.search(rb'data-token="([0-9a-f]+)"', self.ask("/")[2]).group(1).decode()
        return self.ask("/~serve/now", "POST", {"X-Newsadmin-Token": token}, moment)

    def until(self, condition, seconds=120):
        """Waits until something holds, and returns how long it took."""
        return until(condition, seconds, self.log)

    def memory(self):
        """What it holds of the machine's memory, in KiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))
