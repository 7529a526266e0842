"""Programs that do not end: git, curl and rclone are what waits for ever, and the verb that needs them comes to its end."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

from checks import halves, ledger_holds
from injection import BINARY, LIMIT, are_heard, until
from stages import SECOND

PUSH = "push 2026-11-20-sale --locale en --attempts 1 --timeout 1"
# What is run for each program and on which workspace, how long that may take until it gives up, and what it says then;
# rclone is given an hour.
COMMANDS = {
    "git": ("approve --all --yes --reviewer Rita", "changed", 75, "it took longer than 60 seconds"),
    "curl": (PUSH, "released", 20, "there was no whole answer within 1 seconds"),
    "rclone": ("deploy en fr --env remote", "released", None, ""),
}


class Hanging:
    """Trials with a program that hangs, before anybody ends newsadmin or it ends by itself."""

    def __init__(self, top, stages, account):
        self.top, self.stages, self.account = pathlib.Path(top), stages, account

    def start(self, folder, name):
        """A run that has come to the point where it waits for the program, and the program's process."""
        subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
        tools = folder.parent / "tools"
        tools.mkdir()
        (tools / name).write_text(f'#!/bin/sh\necho $$ > "{tools}/half"\nmv "{tools}/half" "{tools}/process"\nexec sleep 1000\n')
        (tools / name).chmod(0o755)
        command = COMMANDS[name][0].split() + ["--now", SECOND] + (["--credentials", str(self.account)] if name == "curl" else [])
        environment = {**os.environ, **self.stages.environment, "PATH": f"{tools}:{os.environ['PATH']}"}
        process = subprocess.Popen(
            [BINARY, *command], cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, preexec_fn=are_heard)

        def is_asked():
            assert process.poll() is None, f"{name} was not asked for: exit {process.returncode}: {process.stdout.read()}"
            return (tools / "process").exists()

        until(is_asked, LIMIT, lambda: f"({name} was not asked for)")
        return process, int((tools / "process").read_text())

    def run(self, name, number=None):
        """Does one trial: a signal for newsadmin, or none; the program ends with it, and the next run finds nothing in its way."""
        _, stage, limit, words = COMMANDS[name]
        folder = self.stages.copy(stage, pathlib.Path(tempfile.mkdtemp(dir=self.top)) / "news")
        process, program = self.start(folder, name)
        try:
            if number:
                process.send_signal(number)
            try:
                said, _ = process.communicate(timeout=20 if number else limit)
            except subprocess.TimeoutExpired:
                raise AssertionError(f"newsadmin waits for {name} for ever") from None
            if number:
                assert process.returncode == -number, f"ended by {number}: exit {process.returncode}: {said}"
            else:
                assert process.returncode == 3 and words in said, f"exit {process.returncode}: {said}"
            until(lambda: is_gone(program), 10, lambda: f"({name} runs on)")
        finally:
            process.kill()
            process.communicate()
            if not is_gone(program):
                os.kill(program, signal.SIGKILL)
        ledger_holds(folder, self.stages.environment)
        assert not halves(folder), f"left for good: {halves(folder)}"
        shutil.rmtree(folder.parent)


def is_gone(process):
    """Whether a process has ended; one that nobody has asked for its end yet has."""
    try:
        state = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"
