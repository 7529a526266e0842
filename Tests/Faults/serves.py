"""`serve` that is disturbed: killed at any moment, and kept from reading or writing while it builds anew."""

import os
import pathlib
import re
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import urllib.error
import urllib.request

from checks import halves, ledger_holds, tree
from injection import BINARY, LIMIT, are_heard, until
from stages import SECOND, campaign, write

FEED = "feeds/inotify/en.plist"
CHANGED = "campaigns/2026-11-20-sale.md"


class Running:
    """A server in a folder, with what it was given in its environment."""

    def __init__(self, folder, environment):
        self.messages = tempfile.NamedTemporaryFile()
        self.process = subprocess.Popen(
            [BINARY, "serve", "--now", SECOND], cwd=folder, env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=self.messages, preexec_fn=are_heard)
        ready, _, _ = select.select([self.process.stdout], [], [], LIMIT)
        self.line = self.process.stdout.readline().decode() if ready else ""

    @property
    def has_started(self):
        return self.line.startswith("Serving at ")

    def feed(self):
        """A feed as it is served now; nothing where errors have stopped it since the start."""
        url = re.search(r"http://[^/\s]+/", self.line).group()
        try:
            with urllib.request.urlopen(url + FEED, timeout=LIMIT) as answer:
                return answer.read()
        except urllib.error.HTTPError as refusal:
            assert refusal.code == 404 and "error: " in self.said(), f"{refusal.code} without a word: {self.said()}"
            return b""

    def until(self, condition, what):
        """Waits until something holds of a server that must not end."""
        def holds():
            assert self.process.poll() is None, f"the server ended with {self.process.returncode}: {self.said()}"
            return condition()

        until(holds, LIMIT, lambda: f"({what}): {self.said()}")

    def said(self):
        return pathlib.Path(self.messages.name).read_text(errors="replace")[-800:]

    def end(self, number=signal.SIGTERM):
        """Ends it, and returns its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError("the server does not end")
        finally:
            self.process.stdout.close()


class Serves:
    """Trials of `serve` on a workspace in which a text is changed meanwhile."""

    def __init__(self, top, stages, injector):
        self.top, self.stages, self.injector = pathlib.Path(top), stages, injector
        self.whole, self.counts = None, {}

    def fresh(self):
        return self.stages.copy("changed", pathlib.Path(tempfile.mkdtemp(dir=self.top)) / "news")

    def change(self, folder, text):
        write(folder, {CHANGED: campaign("Sale", text, "start: 2026-11-20T09:00Z")})

    def undisturbed(self):
        """The feed before and after the change."""
        if self.whole is None:
            folder = self.fresh()
            server = Running(folder, self.stages.environment)
            assert server.has_started, server.said()
            before = server.feed()
            self.change(folder, "Changed while it runs.")
            server.until(lambda: server.feed() != before, "the changed feed")
            self.whole = before, server.feed()
            assert server.end() == 0, server.said()
            shutil.rmtree(folder.parent)
        return self.whole

    def disturbed(self, folder, counter, fault, at):
        """The environment of a server whose calls are disturbed, and that counts them in a file."""
        counter.write(bytes(512))
        counter.flush()
        return {**self.stages.environment, **self.injector.variables(folder, counter.name, fault, at)}

    @staticmethod
    def counted(counter):
        return struct.unpack("qq", pathlib.Path(counter.name).read_bytes()[:16])

    def count(self, fault):
        """How many calls there were up to the start, and up to the end of the first build after a change."""
        if fault.calls not in self.counts:
            before, after = self.undisturbed()
            folder = self.fresh()
            with tempfile.NamedTemporaryFile() as counter:
                server = Running(folder, self.disturbed(folder, counter, fault, 0))
                start, _ = self.counted(counter)
                self.change(folder, "Changed while it runs.")
                server.until(lambda: server.feed() == after, "the changed feed")
                self.counts[fault.calls] = start, self.counted(counter)[0]
                server.end()
            shutil.rmtree(folder.parent)
        return self.counts[fault.calls]

    def run(self, fault, at):
        """Disturbs one call, or all from that one on; what is served is old or new, and the next change is served."""
        before, after = self.undisturbed()
        folder = self.fresh()
        with tempfile.NamedTemporaryFile() as counter:
            server = Running(folder, self.disturbed(folder, counter, fault, at))
            try:
                if not server.has_started:
                    assert server.end() in (2, 3) and server.said().strip(), f"no start without a word: {server.said()}"
                    return
                self.change(folder, "Changed while it runs.")
                server.until(lambda: server.feed() == after or self.counted(counter)[1], "the changed feed")
                # A campaign that is gone was meant to be.
                if fault.name != "file vanished":
                    # Errors of the first build leave nothing to serve, and are told.
                    assert server.feed() in (b"", before, after), "a feed is neither the old nor the new one"
                self.change(folder, "Changed again.")
                server.until(lambda: b"Changed again." in server.feed(), "the feed that was changed again")
            finally:
                code = server.end()
            assert code == 0, f"exit {code}: {server.said()}"
        self.judge(folder)

    def kill(self, number, delay):
        """Ends it by a signal a moment after a change; the next one serves the same."""
        _, after = self.undisturbed()
        folder = self.fresh()
        before = tree(folder, ("public", "releases", ".newsadmin"))
        server = Running(folder, self.stages.environment)
        assert server.has_started, server.said()
        self.change(folder, "Changed while it runs.")
        try:
            server.process.wait(delay)
        except subprocess.TimeoutExpired:
            pass
        code = server.end(number)
        assert code == (-number if number == signal.SIGKILL else 0), f"exit {code}: {server.said()}"
        assert tree(folder, ("public", "releases", ".newsadmin")) == before, "the server has written something"
        server = Running(folder, self.stages.environment)
        assert server.has_started and server.feed() == after, server.said()
        assert server.end() == 0, server.said()
        self.judge(folder)

    def judge(self, folder):
        ledger_holds(folder, self.stages.environment)
        assert not halves(folder), f"left for good: {halves(folder)}"
        shutil.rmtree(folder.parent)
