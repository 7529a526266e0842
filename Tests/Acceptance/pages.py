"""The pages of the documentation, taken apart: blocks, links, headings, and words in the form of code."""

import pathlib
import re
from dataclasses import dataclass, field

from workspace import REPOSITORY


@dataclass
class Block:
    """A fenced or indented block. `name` is what stands behind the language: the file that the block is written to."""

    page: str
    line: int
    language: str
    name: str
    text: str

    @property
    def first(self):
        return self.text.split("\n")[0].strip()

    def __str__(self):
        return f"{self.page}:{self.line} ({self.language or 'no language'}) {self.first}"


@dataclass
class Page:
    """A page by its path in the repository."""

    path: str
    text: str
    blocks: list = field(default_factory=list)
    prose: str = ""

    @property
    def anchors(self):
        """The ids of headings, as GitHub makes them."""
        found = {}
        for heading in re.findall(r"^#{1,6} (.*?)\s*$", self.prose, re.MULTILINE):
            words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
            anchor = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
            count = found.get(anchor, -1) + 1
            found[anchor] = count
        return {anchor if number == 0 else f"{anchor}-{number}" for anchor, count in found.items() for number in range(count + 1)}

    @property
    def links(self):
        """The targets of links and images."""
        return re.findall(r"\]\(([^()\s]+)\)", self.without_code)

    @property
    def without_code(self):
        return re.sub(r"`[^`\n]+`", "``", self.prose)

    @property
    def code(self):
        """What stands between backticks in the prose."""
        return re.findall(r"(?<!`)`([^`\n]+)`(?!`)", self.prose)


def read(path):
    """A page, its blocks and its prose. A fence may stand in an item of a list; an indented block may not."""
    page = Page(path, (REPOSITORY / path).read_text())
    prose, lines, number, blank = [], page.text.split("\n"), 0, True
    while number < len(lines):
        line = lines[number]
        fence = re.fullmatch(r"(\s*)```(\S*) ?(.*)", line)
        start = number
        if fence:
            number += 1
            while lines[number].strip() != "```":
                number += 1
            body = [text.removeprefix(fence[1]) for text in lines[start + 1 : number]]
            page.blocks.append(Block(path, start + 1, fence[2], fence[3], "\n".join(body)))
        elif blank and line.startswith("    ") and not re.match(r"\s+([-*]|\d+\.) ", line):
            while number + 1 < len(lines) and (lines[number + 1].startswith("    ") or (not lines[number + 1] and lines[number + 2 : number + 3] and lines[number + 2].startswith("    "))):
                number += 1
            page.blocks.append(Block(path, start + 1, "", "", "\n".join(text[4:] for text in lines[start : number + 1])))
        else:
            prose.append(line)
        blank = not lines[number].strip()
        number += 1
    page.prose = "\n".join(prose)
    return page


def every():
    """README, CONTRIBUTING, CHANGELOG and all of docs/."""
    top = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    below = sorted(str(path.relative_to(REPOSITORY)) for path in pathlib.Path(REPOSITORY, "docs").rglob("*.md"))
    return {path: read(path) for path in top + below}
