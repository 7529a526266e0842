"""A workspace in which every text is an attack."""

from attacks import ALL, MARKUP, markdown, yaml
from workspace import write

# Attacks stand side by side, so that a few campaigns bring each of them to each field.
GROUP = 4
TEXTS = [" ¦ ".join(ALL[start : start + GROUP]) for start in range(0, len(ALL), GROUP)]
FORMS = ["message", "alert", "page"]


def literal(text):
    """A text with its braces kept from being variables."""
    return text.replace("{{", "{\u200b{").replace("{{", "{\u200b{")


def text(number):
    return literal(TEXTS[number % len(TEXTS)])


def short(number):
    """A text that can be a key: without space at its ends."""
    return f"k{number} {ALL[number % len(ALL)][:120]} k"


def identity(number):
    return f"2026-11-{number % 28 + 1:02}-a{number}"


def source(number):
    """A campaign with an attack in each of its fields."""
    i = number
    end = f"end: 2027-01-{i % 28 + 1:02}T00:00\n" if i % 2 else ""
    uuid = f", uuid: {yaml('u' + short(i + 40))}" if i % 3 else ""
    return f"""---
title: {yaml(text(i))}
start: 2026-11-{i % 28 + 1:02}T09:00
{end}action: {{url: "https://ok.example/?q={i}&amp;x='a", label: {yaml(text(i + 1))}}}
buttons:
  dismiss: {{label: {yaml(text(i + 2))}}}
  never: {{label: {yaml(text(i + 3))}}}
  more: {{label: {yaml(text(i + 4))}}}
  remind: {{label: {yaml(text(i + 5))}}}
vars: {{a: {yaml(TEXTS[(i + 6) % len(TEXTS)])}}}
inotify: {{key: {yaml(short(i))}}}
notable: {{id: {yaml(short(i + 20))}, any: {{flagNotSet: {yaml(short(i + 30))}}}}}
ismartnews: {{form: {FORMS[i % 3]}{uuid}}}
sourse: {{tag: {yaml("s" + short(i + 60))}}}
---

Q {markdown(text(i + 7))} {{{{a}}}}

<!-- more -->

{text(i + 8)[:900]} --&gt;

[x {markdown(text(i + 9))}](https://ok.example/?a="'&b "{markdown(text(i + 10))}")
"""


def changed(number):
    """The same campaign with other attacks in title and text."""
    lines = source(number).split("\n")
    other = source(number + 3).split("\n")
    same = [place for place, line in enumerate(lines) if line.startswith(("title: ", "Q "))]
    return "\n".join(next(new for new in other if new[:2] == line[:2]) if place in same else line for place, line in enumerate(lines))


def translation(number):
    return f"""---
title: {yaml(text(number + 11))}
action: {{label: {yaml(text(number + 12))}}}
---

F {markdown(text(number + 13))} {{{{a}}}}

<!-- more -->

R
"""


CONFIGURATION = f"""name: {yaml(literal(MARKUP[1] + MARKUP[8]))}
sourceLocale: en
locales: [en, fr]
timeZone: Europe/Berlin
baseURL: https://news.example.com/feeds/
app:
  versions: ["1.0", "2.0"]
  builds: {{"1.0": "100", "2.0": "200"}}
  schemes: [acme]
  events: ["app:activate", {yaml(MARKUP[0])}]
  labels: {{ok: {yaml(MARKUP[6])}, ignore: {yaml(MARKUP[8])}, remind: {yaml(MARKUP[1])}, action: {yaml(MARKUP[7])}}}
clients: {{inotify: {{}}, notable: {{}}, ismartnews: {{}}, sourse: {{topic: "news-{{locale}}", project: acme-app}}}}
release: {{approvals: 1}}
deploy: {{remote: site}}
audience: {{users: 10, seed: 1}}
"""
JOURNEY = """id: {0}
client: inotify
clientVersion: "1.5.6"
locale: fr
note: {0}
steps:
  - {{at: "2026-11-20T09:00:00Z", appVersion: "2.0"}}
  - {{at: "2026-11-21T19:00:00Z", appVersion: "2.0"}}
expected:
  - {{}}
  - {{shown: {0}}}
"""


def campaigns():
    """The campaigns' files, by path."""
    files = {}
    for number in range(len(TEXTS)):
        files[f"campaigns/{identity(number)}.md"] = source(number)
        if number % 3 == 0:
            files[f"campaigns/{identity(number)}.fr.md"] = translation(number)
    return files


def make(folder):
    """Writes the workspace."""
    hostile = yaml(MARKUP[0] + "\x1b[31m\u202e\r\n::error::INJECTED")
    write(folder, {"newsadmin.yml": CONFIGURATION, "journeys/a.yml": JOURNEY.format(hostile), **campaigns()})
