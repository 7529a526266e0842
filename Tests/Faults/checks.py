"""What must hold whenever a run was disturbed, and after the next one."""

import hashlib
import json
import os
import pathlib
import re

from injection import run

HALF = ".newsadmin-"


def tree(folder, parts=("",)):
    """The bytes of all files below some parts of a folder, by path; halves of writes left aside, as servers leave them."""
    files = {}
    for part in parts:
        for base, _, names in os.walk(pathlib.Path(folder, part)):
            for name in names:
                path = pathlib.Path(base, name)
                if not name.startswith(HALF) and path.is_file() and not path.is_symlink():
                    files[str(path.relative_to(folder))] = path.read_bytes()
    return files


def without_dashboard(files):
    """The files without those of the dashboard: of public, what phones get."""
    feeds = ("public/feeds/", "public/push/")
    return {path: content for path, content in files.items() if not path.startswith("public/") or path.startswith(feeds)}


def halves(folder):
    """What a writing left behind."""
    return [os.path.join(base, name) for base, _, names in os.walk(folder) for name in names if name.startswith(HALF)]


def nothing_torn(now, before, after):
    """Every file is as it was or as it will be, and none is gone that stays."""
    for path in {*now, *before, *after}:
        allowed = {before.get(path), after.get(path)}
        assert now.get(path) in allowed, f"{path} is {'gone' if path not in now else 'neither the old nor the new one'}"


def manifest_holds(folder, is_whole):
    """Everything that public/feeds.json lists is there; after a whole build with the bytes that it says."""
    file = pathlib.Path(folder, "public/feeds.json")
    if not file.exists():
        return
    manifest = json.loads(file.read_text())
    for entry in manifest["feeds"] + manifest["files"]:
        listed = pathlib.Path(folder, "public", entry["path"])
        assert listed.is_file(), f"public/feeds.json lists {entry['path']}, which is not there"
        if is_whole:
            assert hashlib.sha256(listed.read_bytes()).hexdigest() == entry["sha256"], f"{entry['path']} is another one"
        if entry.get("gzipBytes"):
            assert listed.with_name(listed.name + ".gz").is_file(), f"{entry['path']}.gz is not there"


def site_holds(folder, base):
    """Whatever a control file of Notable names is there."""
    for control in pathlib.Path(folder).rglob("control.json"):
        for path in re.findall(re.escape(base) + r"([^\"\\]+)", control.read_text()):
            assert pathlib.Path(folder, path).is_file(), f"{control.name} names {path}, which is not there"


def ledger_holds(folder, environment=None):
    """The ledger verifies, whatever a killed run left beside it."""
    if not pathlib.Path(folder, "releases").exists():
        return
    result = run(["verify", "--quiet"], folder, environment)
    assert result.returncode == 0, f"verify: exit {result.returncode}: {result.stdout}{result.stderr}"


def told(result, fault):
    """A run ends with an exit code of its own and, where it failed, says why in words."""
    if fault.kills and result.disturbed:
        assert result.returncode == -9, f"exit {result.returncode} after a kill"
        return
    assert result.returncode in (0, 1, 2, 3, 4), f"exit {result.returncode}: {result.stderr[-500:]}"
    if result.returncode in (2, 3):
        assert (result.stdout + result.stderr).strip(), f"exit {result.returncode} without a word"
    if fault.is_harmless:
        assert result.returncode == 0, f"exit {result.returncode}: {result.stdout}{result.stderr}"
