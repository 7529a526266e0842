"""What `newsadmin help` says of each verb, for the tests of the documentation."""

import functools
import os
import re
import subprocess

from workspace import BINARY

# What nearly every verb has, and docs/verbs.md tells once.
COMMON = {"--workspace <dir>", "--now <time>", "--quiet", "--no-color", "-h, --help", "--version"}


@functools.cache
def help_of(verb):
    """The lines of a verb's help, wide enough that nothing is broken."""
    environment = {**os.environ, "COLUMNS": "2000"}
    ran = subprocess.run([BINARY, "help", *verb.split()], capture_output=True, text=True, env=environment, check=True)
    return ran.stdout


@functools.cache
def verbs():
    """All verbs, with those of translate, forecast and key."""
    found = []
    for verb in subcommands(""):
        below = subcommands(verb)
        # “forecast” does something by itself; “translate” and “key” only hold others.
        if not below or "--" in help_of(verb).split("OPTIONS:")[1].split("--version")[0]:
            found.append(verb)
        found += [f"{verb} {name}" for name in below]
    return found


def subcommands(verb):
    part = help_of(verb).split("SUBCOMMANDS:")
    return re.findall(r"^  (\w+)", part[1].split("See '")[0], re.MULTILINE) if len(part) > 1 else []


@functools.cache
def options(verb):
    """A verb's own options and arguments with what they mean, by their form in the help."""
    found = {}
    for part in re.findall(r"^(?:ARGUMENTS|OPTIONS):\n(.*?)(?:\n\n|\Z)", help_of(verb), re.MULTILINE | re.DOTALL):
        for line in part.split("\n"):
            entry = re.match(r"  (\S.*?)(?:\s{2,}|$)(.*)", line)
            if entry:
                found[entry[1]] = entry[2]
            elif line.strip() and found:
                found[list(found)[-1]] += (" " if found[list(found)[-1]] else "") + line.strip()
    return {form: text for form, text in found.items() if form not in COMMON}
