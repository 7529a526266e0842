"""Running a command and telling what it took."""

import os
import statistics
import subprocess
import sys
import time

UNITS = ("user", "wall", "memory")


def measure(arguments, folder, environment=None):
    """User and wall time in seconds, and peak memory in MB, of one command."""
    start = time.perf_counter()
    process = subprocess.Popen(
        arguments, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"{' '.join(arguments)}: exit {process.returncode}")
    scale = 1 if sys.platform == "darwin" else 1024
    return {"user": usage.ru_utime, "wall": wall, "memory": usage.ru_maxrss * scale / 1e6}


def alternating(cases, runs):
    """The medians of some cases that take turns, so that a busy machine is busy for all of them."""
    results = {case.name: [] for case in cases}
    for _ in range(runs):
        for case in cases:
            case.prepare()
            results[case.name].append(measure(case.arguments, case.folder))
    return {
        name: {unit: statistics.median(run[unit] for run in values) for unit in UNITS}
        for name, values in results.items()
    }
