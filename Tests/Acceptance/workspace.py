"""What the acceptance tests share: running the program, and reading campaigns without it."""

import os
import pathlib
import re
import subprocess

import yaml

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ["NEWSADMIN"]
NOW = "2026-11-21T09:00:00Z"


def newsadmin(*arguments, folder, environment=None, expected=0):
    """Runs the program in a folder and returns what it did; fails on another exit code than expected."""
    result = subprocess.run(
        [BINARY, *arguments], cwd=folder, capture_output=True, text=True, env={**os.environ, **(environment or {})}
    )
    if expected is not None and result.returncode != expected:
        raise AssertionError(f"newsadmin {' '.join(arguments)}: exit {result.returncode}\n{result.stdout}{result.stderr}")
    return result


def write(folder, files):
    """Writes texts by path."""
    for path, text in files.items():
        target = pathlib.Path(folder, path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text if isinstance(text, bytes) else text.encode())


def tree(folder):
    """The bytes of all files below a folder, by relative path."""
    root = pathlib.Path(folder)
    return {str(path.relative_to(root)): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


def front_matter(path):
    """A campaign file's front matter, every scalar as its characters, and its Markdown."""
    text = pathlib.Path(path).read_text(encoding="utf-8-sig")
    _, head, body = re.split(r"^---\s*$", text, maxsplit=2, flags=re.MULTILINE)
    return yaml.load(head, yaml.BaseLoader) or {}, body.strip()
