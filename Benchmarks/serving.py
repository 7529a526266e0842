"""What an edit costs while `newsadmin serve` runs: the time of its processor, and until it says that it has built."""

import os
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import time

import cases

BUILT = re.compile(r"built in ([0-9.]+) s")


def edits(folder, runs):
    """The medians of some edits of one translation, one after the other; nothing where no system tells of a process."""
    if not os.path.isdir("/proc/self"):
        return None
    edit = cases.edited(folder)
    process = subprocess.Popen(
        [cases.BINARY, "serve", "--now", cases.NOW], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        built(process)
        measured = []
        for _ in range(runs):
            before = user_time(process.pid)
            edit()
            wall = built(process)
            # The pages are handed over after the line.
            time.sleep(0.3)
            measured.append({"user": user_time(process.pid) - before, "wall": wall, "memory": peak(process.pid)})
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate()
    return {unit: statistics.median(edit[unit] for edit in measured) for unit in measured[0]}


def built(process):
    """Waits for the next build; returns the seconds that it says it took."""
    for line in process.stdout:
        if match := BUILT.search(line):
            return float(match.group(1))
    sys.exit("newsadmin serve has ended")


def user_time(pid):
    """User time so far, in seconds."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK")


def peak(pid):
    """The largest resident set so far, in MB."""
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmHWM:\s*(\d+) kB", status).group(1)) / 1e3
