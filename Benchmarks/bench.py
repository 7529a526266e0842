"""Builds of a generated workspace, measured beside Hugo's rendering of the same files.

    bench.py [CAMPAIGNS [LOCALES [RUNS]]]

Runs alternate, so that a busy machine is busy for all of them; medians are printed, and their ratio to Hugo's. Memory is
the largest resident set. Hugo is left out where it is not installed.
"""

import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import corpus

BINARY = os.environ["NEWSADMIN"]
LANGUAGES = ["en", "fr", "de", "es", "it", "ja", "ru", "pt", "nl", "sv"]
NOW = "2026-06-15T12:00:00Z"


def measure(arguments, folder):
    """User and wall time in seconds, and peak memory in MB, of one command."""
    start = time.perf_counter()
    process = subprocess.Popen(arguments, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.perf_counter() - start
    if process.returncode not in (0, 1):
        sys.exit(f"{' '.join(arguments)}: exit {process.returncode}")
    scale = 1 if sys.platform == "darwin" else 1024
    return {"user": usage.ru_utime, "wall": wall, "memory": usage.ru_maxrss * scale / 1e6}


def workspace(folder, campaigns, locales, clients):
    """A generated workspace with some of the clients."""
    corpus.write(folder, campaigns, LANGUAGES[:locales])
    path = pathlib.Path(folder, "newsadmin.yml")
    lines = path.read_text().splitlines()
    kept = [line for line in lines if not line.startswith("  ") or line.split(":")[0].strip() not in corpus.CLIENTS or line.split(":")[0].strip() in clients]
    path.write_text("\n".join(kept) + "\n")
    if len(clients) < len(corpus.CLIENTS):
        for file in pathlib.Path(folder, "campaigns").glob("*.md"):
            text = file.read_text()
            others = [client for client in ["notable", "ismartnews", "sourse"] if client in clients]
            everyone = f"everyone: [{', '.join(others)}]\n" if others else ""
            file.write_text(text.replace("everyone: [notable, ismartnews, sourse]\n", everyone))


def hugo(folder, locales):
    """Hugo's site over the same campaign files."""
    source = pathlib.Path(folder, "hugo")
    shutil.copytree(pathlib.Path(__file__).parent / "hugo", source)
    shutil.copytree(pathlib.Path(folder, "campaigns"), source / "content")
    config = source / "config.yaml"
    lines = config.read_text().splitlines()
    used = LANGUAGES[:locales]
    config.write_text("\n".join(line for line in lines if not (line.startswith("  ") and "weight" in line) or line.split(":")[0].strip() in used) + "\n")
    return ["hugo", "--quiet", "--source", str(source), "--destination", str(pathlib.Path(folder, "hugo-out"))]


def main():
    numbers = [int(argument) for argument in sys.argv[1:]]
    campaigns, locales, runs = (numbers + [1000, 10, 3][len(numbers):])[:3]
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        all_clients, one_client = os.path.join(folder, "all"), os.path.join(folder, "one")
        workspace(all_clients, campaigns, locales, corpus.CLIENTS)
        workspace(one_client, campaigns, locales, ["inotify"])
        commands = {
            "newsadmin, four clients": ([BINARY, "build", "--quiet", "--now", NOW], all_clients),
            "newsadmin, iNotify": ([BINARY, "build", "--quiet", "--now", NOW], one_client),
            # The difference of these two is the exact schedule of a year, and what it finds.
            "read and render, four clients": ([BINARY, "schedule", "--now", NOW], all_clients),
            "check, four clients": ([BINARY, "check", "--now", NOW], all_clients),
            "newsadmin again, iNotify": ([BINARY, "build", "--quiet", "--now", NOW], one_client),
        }
        if shutil.which("hugo"):
            commands["hugo"] = (hugo(all_clients, locales), all_clients)
        for _ in range(runs):
            for name, (arguments, place) in commands.items():
                if "again" not in name:
                    for output in ["public", ".newsadmin", "hugo-out"]:
                        shutil.rmtree(pathlib.Path(place, output), ignore_errors=True)
                results.setdefault(name, []).append(measure(arguments, place))
    print(f"{campaigns} campaigns x {locales} locales, medians of {runs} runs")
    medians = {
        name: {unit: statistics.median(run[unit] for run in values) for unit in ("user", "wall", "memory")}
        for name, values in results.items()
    }
    print(f"{'':28}{'user s':>9}{'wall s':>9}{'peak MB':>9}{'user/hugo':>11}")
    for name, values in medians.items():
        ratio = f"{values['user'] / medians['hugo']['user']:.2f}" if "hugo" in medians else ""
        print(f"{name:28}{values['user']:9.2f}{values['wall']:9.2f}{values['memory']:9.0f}{ratio:>11}")
    if os.environ.get("BENCH_JSON"):
        pathlib.Path(os.environ["BENCH_JSON"]).write_text(json.dumps(medians, indent=2) + "\n")


if __name__ == "__main__":
    main()
