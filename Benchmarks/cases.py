"""What is measured: commands, the folders they run in, and what comes before each run."""

import os
import pathlib
import shutil
import subprocess
from dataclasses import dataclass, field
from typing import Callable

import corpus

BINARY = os.environ.get("NEWSADMIN", "newsadmin")
LANGUAGES = ["en", "fr", "de", "es", "it", "ja", "ru", "pt", "nl", "sv"]
NOW = "2026-06-15T12:00:00Z"
HERE = pathlib.Path(__file__).parent


@dataclass
class Case:
    name: str
    arguments: list
    folder: str
    prepare: Callable = field(default=lambda: None)


def workspace(folder, campaigns, locales, clients, seed):
    """A generated workspace with some of the clients."""
    corpus.write(folder, campaigns, LANGUAGES[:locales], seed)
    if len(clients) == len(corpus.CLIENTS):
        return
    path = pathlib.Path(folder, "newsadmin.yml")
    dropped = [client for client in corpus.CLIENTS if client not in clients]
    lines = path.read_text().splitlines()
    path.write_text("".join(line + "\n" for line in lines if line.strip().split(":")[0] not in dropped))
    others = ", ".join(client for client in corpus.CLIENTS[1:] if client in clients)
    everyone = f"everyone: [{others}]\n" if others else ""
    for file in pathlib.Path(folder, "campaigns").glob("*.md"):
        file.write_text(file.read_text().replace("everyone: [notable, ismartnews, sourse]\n", everyone))


def build(folder):
    return [BINARY, "build", "--quiet", "--now", NOW]


def put_away(folder, *names):
    """Moves what a run has left beside the folder it ran in, where it stays until all is measured.

    It is not deleted: for some seconds after many files were deleted, ext4 is slow to make new ones.
    """
    rounds = iter(range(1, 1_000_000))

    def prepare():
        left = pathlib.Path(f"{folder}-left", str(next(rounds)))
        left.mkdir(parents=True)
        for name in names:
            path = pathlib.Path(folder, name)
            if path.exists():
                path.rename(left / name)
    return prepare


def cold(folder):
    """Takes away what a build leaves."""
    return put_away(folder, "public", ".newsadmin")


def edited(folder):
    """Changes one translation, another text each time."""
    path = sorted(pathlib.Path(folder, "campaigns").glob("*.fr.md"))[0]
    rounds = iter(range(1, 1_000_000))

    def prepare():
        lines = path.read_text().rstrip().splitlines()
        kept = [line for line in lines if not line.startswith("Edited ")]
        path.write_text("\n".join(kept) + f"\n\nEdited {next(rounds)} times.\n")
    return prepare


def hugo(folder, source_folder, locales):
    """Hugo's site over the same campaign files."""
    source, target = pathlib.Path(folder, "hugo"), pathlib.Path(folder, "hugo", "out")
    shutil.copytree(HERE / "hugo", source)
    shutil.copytree(pathlib.Path(source_folder, "campaigns"), source / "content")
    config = source / "config.yaml"
    used = LANGUAGES[:locales]
    config.write_text("".join(
        line + "\n" for line in config.read_text().splitlines() if "weight" not in line or line.split(":")[0].strip() in used))
    return Case(
        "hugo", ["hugo", "--quiet", "--source", str(source), "--destination", str(target)], folder,
        put_away(source, target.name))


def floor(folder, source_folder, locales):
    """The least that a build can cost, in C."""
    place = pathlib.Path(folder, "floor")
    place.mkdir()
    program, target = str(place / "floor"), place / "out"
    subprocess.run(["cc", "-O2", "-o", program, str(HERE / "floor.c"), "-lcmark", "-lz"], check=True)
    return Case(
        "floor", [program, source_folder, str(target), *LANGUAGES[:locales]], folder,
        put_away(place, target.name))


def empty_program(folder):
    """A Swift program that does nothing, linked as ours is."""
    source, program = pathlib.Path(folder, "empty.swift"), str(pathlib.Path(folder, "empty"))
    source.write_text("import Foundation\nprint(ProcessInfo.processInfo.processIdentifier)\n")
    linked = ["-static-stdlib"] if os.uname().sysname == "Linux" else []
    subprocess.run(["swiftc", "-O", *linked, "-o", program, str(source)], check=True, stderr=subprocess.DEVNULL)
    return Case("empty program", [program], folder)
