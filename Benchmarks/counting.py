"""How many instructions the hot paths take, by callgrind: the same on every machine with the same libraries."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile

import cases
import corpus

CAMPAIGNS, LOCALES = 40, 5


def count(program, arguments, folder):
    """The instructions of one command, over all of its threads."""
    ran = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *arguments],
        cwd=folder, capture_output=True, text=True)
    found = re.search(r"refs:\s+([\d,]+)", ran.stderr)
    if not found:
        raise SystemExit(ran.stderr)
    return int(found[1].replace(",", ""))


def counts():
    """The instructions of verbs, by what they are; nothing where there is no valgrind."""
    if not shutil.which("valgrind"):
        return {}
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind does not get along with the debug information of a binary of this size.
        program = os.path.join(folder, "newsadmin")
        subprocess.run(["strip", "--strip-debug", "-o", program, cases.BINARY], check=True)
        workspace = os.path.join(folder, "workspace")
        cases.workspace(workspace, CAMPAIGNS, LOCALES, corpus.CLIENTS, 1)
        moment = ["--now", cases.NOW]
        result = {"start (--help)": count(program, ["--help"], folder)}
        result["start (build --help)"] = count(program, ["build", "--help"], folder)
        result["check"] = count(program, ["check", "--quiet", *moment], workspace)
        result["schedule"] = count(program, ["schedule", *moment], workspace)
        result["build, cold"] = count(program, ["build", "--quiet", *moment], workspace)
        result["build, nothing changed"] = count(program, ["build", "--quiet", *moment], workspace)
        shutil.rmtree(pathlib.Path(workspace, ".newsadmin"))
        return result
