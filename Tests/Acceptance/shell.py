"""A shell for the commands of a page: one folder, one home, a program that works as of one moment, and servers that end."""

import os
import pathlib
import re
import select
import shlex
import signal
import subprocess

from signals import are_heard
from webservers import free_port
from workspace import BINARY, NOW

# What stays until somebody ends it: it is ended once it has printed a line, and must end well.
STAYING = re.compile(r"newsadmin (serve|deploy\b.*--until)\b")

PROGRAM = """#!/bin/bash
# The program as of one moment; FCM is the test's own.
arguments=("$@")
case "$*" in
  *--now*|--*|help*|"forecast merge"*) ;;
  *) arguments+=(--now {now}) ;;
esac
[ "$1" = push ] && [ -n "$FCM" ] && arguments+=(--endpoint "$FCM")
exec {binary} "${{arguments[@]}}"
"""


class Shell:
    """Runs commands one after another, keeping folder and variables as a terminal does."""

    def __init__(self, top, folder, servers=lambda: {}):
        self.top, self.state, self.servers = pathlib.Path(top), pathlib.Path(top) / "state", servers
        programs, home = self.top / "bin", self.top / "home"
        for path in (programs, home, self.state, self.top / "srv"):
            path.mkdir(parents=True, exist_ok=True)
        program = programs / "newsadmin"
        program.write_text(PROGRAM.format(now=NOW, binary=shlex.quote(BINARY)))
        program.chmod(0o755)
        (home / ".gitconfig").write_text(
            "[user]\nname = Ada Writer\nemail = ada@nightjar.example\n[init]\ndefaultBranch = main\n[advice]\ndetachedHead = false\n"
            "[push]\nautoSetupRemote = true\n")
        environment = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG", "LC_ALL", "TMPDIR")}
        environment |= {"HOME": str(home), "PATH": f"{programs}:{os.environ['PATH']}", "GIT_CONFIG_NOSYSTEM": "1"}
        # Remotes of rclone by the names that pages use are folders here.
        for name in ("S3", "NIGHTJAR"):
            environment |= {f"RCLONE_CONFIG_{name}_TYPE": "alias", f"RCLONE_CONFIG_{name}_REMOTE": str(self.top / "srv" / name.lower())}
        self.environment = environment
        self.staying, self.port = None, free_port()
        (self.state / "folder").write_text(str(folder))
        (self.state / "variables").write_text("")

    @property
    def folder(self):
        return pathlib.Path((self.state / "folder").read_text().strip())

    def local(self, text):
        """A text of a page with the addresses and folders of this machine."""
        for public, here in self.servers().items():
            text = text.replace(public, here)
        return text.replace("/srv/", f"{self.top}/srv/").replace("8080", str(self.port))

    def shown(self, text):
        """What is printed, with the names that the page uses."""
        for public, here in self.servers().items():
            text = text.replace(here, public)
        return text.replace(f"{self.top}/srv/", "/srv/").replace(f"{self.top}/home", "~")

    def run(self, command):
        """Runs a command and returns its exit code and all that it printed."""
        if STAYING.search(command) and " --dry-run" not in command:
            return self.stay(command)
        script = "\n".join([
            f'cd "$(cat {self.state}/folder)"', f"source {self.state}/variables", self.local(command), "code=$?",
            f"pwd > {self.state}/folder", f"export -p | grep -v ' OLDPWD' > {self.state}/variables", "exit $code",
        ])
        ran = self.started(script)
        printed = ran.communicate(timeout=120)[0].decode(errors="replace")
        return ran.returncode, self.shown(printed)

    def started(self, script):
        """A terminal asks and is answered: what --all shows is approved."""
        if "--all" not in script:
            return subprocess.Popen(["bash", "-c", script], env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        terminal, end = os.openpty()
        ran = subprocess.Popen(["bash", "-c", script], env=self.environment, stdin=end, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        os.write(terminal, b"y\n")
        os.close(end)
        return ran

    def stay(self, command):
        """Starts what stays and waits for its first line. What stayed before is ended first."""
        code, printed = self.end()
        if code:
            return code, printed
        script = f'cd "$(cat {self.state}/folder)"; source {self.state}/variables; exec {self.local(command)}'
        self.staying = subprocess.Popen(
            ["bash", "-c", script], env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, preexec_fn=are_heard)
        printed, wanted = b"", b"http://" if "newsadmin serve" in command else b""
        while not printed or wanted not in printed:
            ready, _, _ = select.select([self.staying.stdout], [], [], 60)
            more = os.read(self.staying.stdout.fileno(), 65536) if ready else b""
            printed += more
            if not more:
                return self.staying.wait() or 1, self.shown(printed.decode(errors="replace"))
        return 0, self.shown(printed.decode(errors="replace"))

    def end(self):
        """Ends what stays, as Ctrl-C does; it must end well."""
        ran, self.staying = self.staying, None
        if ran is None or ran.poll() is not None:
            return 0, ""
        try:
            ran.send_signal(signal.SIGINT)
            printed = ran.communicate(timeout=30)[0]
        finally:
            ran.kill()
            ran.wait()
        return (0 if ran.returncode in (0, -signal.SIGINT, 130) else ran.returncode), printed.decode(errors="replace")


def commands(text):
    """The commands of a block: lines, with those that go on in the next one put together."""
    found, open_line = [], ""
    for line in text.split("\n"):
        line = open_line + line
        if line.endswith("\\"):
            open_line = line[:-1] + " "
            continue
        open_line = ""
        if line.strip() and not line.strip().startswith("#"):
            found.append(line.strip())
    return found
