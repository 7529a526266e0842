"""Every command, snippet and link of README, CONTRIBUTING and docs/ is tried. A page's blocks are run in order, in one workspace;
what a page needs before its first block stands in SETTINGS, what cannot be run in NOT_RUN, and nothing else is passed over."""

import functools
import json
import pathlib
import plistlib
import re
import shlex
import shutil
import subprocess
import tempfile
import unittest

import yaml

import pages
from fcm import Firebase
from schemas import CoreLoader, head, keyed, name_of, problems, read_yaml, validator
from shell import Shell, commands
from verbs import help_of, options, verbs
from webservers import WebServers
from workspace import NOW, REPOSITORY, newsadmin, write

# Blocks and commands that are not run, by what they begin with, and why.
NOT_RUN = {
    "sudo make install": "writes into the system; test_packaging.py installs elsewhere",
    "tar -xzf newsadmin-": "unpacks what make dist has packed; test_packaging.py does",
    "make": "builds and tests of this repository; continuous integration runs them",
    "apt-get ": "installs packages of the system",
    "brew ": "installs packages of macOS",
    "sbatch ": "needs a Slurm cluster",
    "job=$(sbatch": "needs a Slurm cluster",
    "git checkout --ours": "needs a conflict of two branches; test_releases.py makes one",
    "git add releases/fr && git commit newsadmin release fr": "belongs to that conflict",
    "#!/bin/sh #SBATCH": "is a job of a Slurm cluster: its syntax is checked",
}

# Blocks of plain text that show a form and not what a command prints: each must stand on its page still.
FORMS = {
    "campaigns/a.fr.md:3:8: error: text [rule-id]": "the form of a finding",
    "releases/fr/approvals/2026-11-20-sale.<message hash>.<file hash>.json": "the names of the ledger's files, tested below",
    "behind fr: release 7 is due since 2026-11-23 09:00 Europe/Berlin, and release 6 is served: inotify/fr.plist": "a finding, as test_verify.py has them",
    "10:00:05 built in 0.21 s: 1 error, 2 warnings": "a line for each build of a server: the time is that of the day",
}

# What a command exits with where that is not 0, because the page is about it.
EXITS = {}

SALE = """---
title: Sale
start: 2026-11-20T09:00
end: 2026-12-01T00:00
---
Everything at half price.
"""
SMALL = """sourceLocale: en
locales: [en, fr]
timeZone: Europe/Berlin
baseURL: https://news.example.com/feeds/
app: {versions: ["1.0", "2.0"]}
clients: {inotify: {}}
"""
CONFIGURATION = """name: Nightjar
sourceLocale: en
locales: [en, fr, de]
timeZone: Europe/Berlin
baseURL: https://news.example.com/feeds/
deploy: {remote: "s3:bucket/news"}
environments: {staging: {baseURL: "https://staging.example.com/feeds/", remote: "s3:staging/news"}}
app: {versions: ["1.0", "1.1", "2.0"], builds: {"1.0": "90", "1.1": "110", "2.0": "200"}}
clients:
  inotify: {}
  sourse: {topic: "news-{locale}", project: acme-app}
"""


class Documentation(WebServers, unittest.TestCase):
    """One page, tried from top to bottom."""

    def settle(self, shell, kind):
        getattr(self, f"set_up_{kind}")(shell)

    def set_up_nothing(self, shell):
        pass

    def set_up_example(self, shell):
        """A copy of this repository's workspace, as somebody has it who has cloned it."""
        shutil.copytree(self.example(), shell.folder, dirs_exist_ok=True)
        self.commit(shell)

    @classmethod
    @functools.cache
    def example(cls):
        """The example, built once for all pages."""
        temporary = tempfile.TemporaryDirectory(prefix="example")
        cls.addClassCleanup(temporary.cleanup)
        folder = pathlib.Path(temporary.name)
        for name in ("campaigns", "journeys", "releases", "templates"):
            shutil.copytree(REPOSITORY / name, folder / name)
        shutil.copy(REPOSITORY / "newsadmin.yml", folder)
        write(folder, {".gitignore": ".newsadmin/\npublic/\n"})
        newsadmin("build", "--now", NOW, folder=folder)
        return folder

    def set_up_tour(self, shell):
        """The workspace of the README's tour, as it is at its end."""
        for block in pages.read("README.md").blocks:
            if block.language:
                self.try_block(shell, block, quietly=True)
        self.must(shell, "git init -q . && git add -A && git commit -qm Tour")

    def set_up_team(self, shell):
        """A workspace with a sale in English, French and German that is not released yet."""
        write(shell.folder, {
            "newsadmin.yml": CONFIGURATION, "campaigns/2026-11-20-sale.md": SALE, ".gitignore": ".newsadmin/\npublic/\n",
            "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nTout à moitié prix.\n",
            "campaigns/2026-11-20-sale.de.md": "---\ntitle: Schlussverkauf\n---\nAlles zum halben Preis.\n",
            "journeys/sale.yml": "id: sale\nclient: inotify\nlocale: en\nsteps:\n  - {at: 2026-11-21T09:00:00Z, appVersion: '1.1'}\nexpected:\n  - {}\n",
        })
        self.commit(shell)

    def set_up_released(self, shell):
        """The same, with releases and a place that holds them."""
        self.set_up_team(shell)
        for command in (
            "newsadmin approve 2026-11-20-sale --locale en fr de --reviewer 'Camille Roux'", "newsadmin release en fr de --now 2026-11-20T12:00Z",
            "git add -A && git commit -qm Release",
        ):
            self.must(shell, command)

    def set_up_served(self, shell):
        """The same, with a folder that is served."""
        self.set_up_released(shell)
        write(shell.folder, {"newsadmin.yml": shell.local(CONFIGURATION.replace("s3:bucket/news", "/srv/news/feeds"))})
        self.must(shell, "newsadmin deploy en fr de")

    def set_up_changed(self, shell):
        """A sale with seven releases, whose files have changed since, beside a new message."""
        write(shell.folder, {"newsadmin.yml": SMALL + "release: {approvals: 0}\n"})
        for number in range(7):
            text = SALE.replace("half", "half the") if number % 2 else SALE
            write(shell.folder, {"campaigns/2026-11-20-sale.md": text, "campaigns/2026-11-20-sale.fr.md": text[:4] + text[4:].replace("start", "# start").replace("end:", "# end:")})
            self.must(shell, "newsadmin release en fr --now 2026-11-20T12:00Z")
        write(shell.folder, {
            "campaigns/2026-11-20-sale.md": SALE.replace("12-01", "12-03").replace("half", "a third of the"),
            "campaigns/2026-11-25-thanks.md": "---\ntitle: Thanks\nstart: 2026-11-25T09:00\nversions: {min: \"2.0\"}\n---\nThank you.\n",
        })

    def set_up_translated(self, shell):
        """A sale with a French and a German translation, of which nobody has said that they are right."""
        write(shell.folder, {
            "newsadmin.yml": CONFIGURATION, "campaigns/2026-12-01-sale.md": SALE,
            "campaigns/2026-12-01-sale.fr.md": "---\ntitle: Soldes\n---\nTout à moitié prix.\n",
            "campaigns/2026-12-01-sale.de.md": "---\ntitle: Schlussverkauf\n---\nAlles zum halben Preis.\n",
            "campaigns/2026-12-02-thanks.md": "---\ntitle: Thanks\n---\nThank you for staying with us.\n",
        })

    def commit(self, shell):
        self.must(shell, f"git init -q . && git init -q --bare {shell.top}/origin.git && git remote add origin {shell.top}/origin.git")
        self.must(shell, "git add -A && git commit -qm Workspace && git push -q")

    def must(self, shell, command):
        code, printed = shell.run(command)
        self.assertEqual(code, 0, f"{command}\n{printed}")
        return printed

    # --- pages -----------------------------------------------------------------------------------------------

    def page(self, path):
        """Tries the blocks of a page."""
        for program in NEEDS.get(path, []):
            if not shutil.which(program):
                self.skipTest(f"{program} is not installed")
        kind = SETTINGS.get(path, "nothing")
        with tempfile.TemporaryDirectory(prefix="page") as top:
            folder = pathlib.Path(top, "work" if kind == "nothing" else "news")
            folder.mkdir()
            shell = Shell(top, folder, functools.cache(lambda: self.servers(top)) if path in SERVED else dict)
            if path in PUSHED:
                shell.environment |= self.firebase(top)
            self.settle(shell, kind)
            self.printed = ""
            self.addCleanup(shell.end)
            for block in pages.read(path).blocks:
                self.try_block(shell, block)
            self.assertEqual(shell.end()[0], 0)

    def servers(self, top):
        """The site that pages name, served from the folder that is deployed to."""
        place, site = pathlib.Path(top, "srv/news/feeds"), pathlib.Path(top, "site")
        place.mkdir(parents=True, exist_ok=True)
        site.symlink_to(place)
        printed = newsadmin("deploy", "--print", "nginx", "--now", NOW, folder=self.configured(top)).stdout
        printed = printed.replace("/srv/news/feeds", str(site)).replace("server_name news.example.com;", "server_name _;")
        return {"https://news.example.com/feeds/": self.nginx(printed, {})}

    def configured(self, top):
        folder = pathlib.Path(top, "served-as")
        write(folder, {"newsadmin.yml": CONFIGURATION.replace("s3:bucket/news", "/srv/news/feeds")})
        return folder

    def firebase(self, top):
        firebase = Firebase(pathlib.Path(top))
        self.addCleanup(firebase.stop)
        keys = pathlib.Path(top, "home/keys")
        keys.mkdir(parents=True)
        shutil.copy(firebase.account, keys / "acme-app.json")
        return {"FCM": firebase.url, "GOOGLE_APPLICATION_CREDENTIALS": str(keys / "acme-app.json")}

    def try_block(self, shell, block, quietly=False):
        if block.first.startswith("make") or (block.language in ("", "sh") and self.is_not_run(block.text)):
            return self.check_syntax(block)
        with self.subTest(block=str(block)):
            try_it = getattr(self, f"try_{block.language or 'plain'}", None)
            self.assertIsNotNone(try_it, f"{block}: nobody knows how to try this")
            if quietly and block.language == "text":
                return
            try_it(shell, block)

    @staticmethod
    def is_not_run(text):
        joined = " ".join(line.strip() for line in text.split("\n")[:2])
        return any(joined.startswith(beginning) for beginning in NOT_RUN)

    def check_syntax(self, block):
        ran = subprocess.run(["bash", "-n"], input=block.text, capture_output=True, text=True)
        self.assertEqual(ran.returncode, 0, f"{block}\n{ran.stderr}")

    def try_sh(self, shell, block):
        self.printed = ""
        for command in commands(block.text):
            if self.is_not_run(command):
                continue
            code, printed = shell.run(command)
            expected = EXITS.get((block.page, command.split("  #")[0].strip()), 0)
            self.assertEqual(code, expected, f"{block}\n$ {command}\n{printed}")
            self.printed += printed

    def try_text(self, shell, block):
        """What is shown is what the commands before it printed: the same lines in the same order, with … for what is left out."""
        if block.first in FORMS:
            return
        lines = self.printed.split("\n")
        may_skip = True
        for line in block.text.split("\n"):
            if line.strip() in ("", "…"):
                may_skip = True
                continue
            form = re.compile(".*".join(re.escape(part) for part in line.rstrip().split("…")) + r"\s*")
            place = next((place for place, printed in enumerate(lines) if form.fullmatch(printed)), None)
            self.assertIsNotNone(place, f"{block}\n“{line}” is not what is printed:\n{self.printed}")
            if block.page == "README.md":
                self.assertTrue(place == 0 or may_skip, f"{block}\nbefore “{line}” something is left out without a …:\n{self.printed}")
            lines, may_skip = lines[place + 1 :], False

    def try_yaml(self, shell, block):
        value = read_yaml(block.text.strip().strip("-")) if block.text.startswith("---") else keyed(yaml.load(block.text, CoreLoader))
        if value is None:
            named = re.fullmatch(r"# yaml-language-server: \$schema=\.newsadmin/schemas/(.*)", block.text)
            return self.assertTrue((REPOSITORY / "docs/schemas" / named[1]).exists())
        if block.name == "newsadmin.yml":
            return self.merge(shell, block)
        if block.name:
            return write(shell.folder, {block.name: shell.local(block.text + "\n")})
        if isinstance(value, dict) and ("jobs" in value or "apiVersion" in value):
            return self.assertTrue({"on", "jobs"} <= set(value) or {"kind", "metadata", "spec"} <= set(value))
        if isinstance(value, list) or "steps" in value:
            return self.try_journey(shell, block)
        if block.text.startswith("---") or not set(value) <= set(validator("newsadmin").schema["properties"]):
            forms = [problems("campaign", {"title": "x", **value}), problems("translation", value)]
            return self.assertIn([], forms, str(block))
        self.try_configuration(value, block)

    def try_configuration(self, value, block):
        """A part of newsadmin.yml, which is completed by what must be there."""
        whole = {"sourceLocale": "en", "baseURL": "https://news.example.com/feeds/", "clients": {"inotify": {}}, **value}
        named = {locale for locale in re.findall(r"\b[a-z]{2}(?:-[A-Z][A-Za-z]+)?(?=[:,\]])", block.text) if locale not in ("ok",)}
        whole.setdefault("locales", sorted(named | {"en"}))
        self.assertEqual(problems("newsadmin", whole), [], str(block))
        with tempfile.TemporaryDirectory(prefix="part") as folder:
            write(folder, {"newsadmin.yml": json.dumps(whole)})
            ran = newsadmin("check", "--now", NOW, folder=folder, expected=None)
            self.assertNotEqual(ran.returncode, 2, f"{block}\n{ran.stderr}")

    def merge(self, shell, block):
        """Lines for newsadmin.yml: each key takes the place of the one that is there."""
        path = shell.folder / "newsadmin.yml"
        parts = dict(self.parts(path.read_text() if path.exists() else "")) | dict(self.parts(shell.local(block.text)))
        path.write_text("".join(parts.values()))
        self.assertEqual(problems("newsadmin", read_yaml(path.read_text())), [], str(block))

    @staticmethod
    def parts(text):
        for part in re.split(r"^(?=[A-Za-z])", text, flags=re.MULTILINE):
            yield re.match(r"\w*", part)[0], part.rstrip("\n") + "\n"

    def try_journey(self, shell, block):
        name = block.name or "journeys/of-the-page.yml"
        write(shell.folder, {name: block.text + "\n"})
        self.assertIn(", 0 failed", self.must(shell, f"newsadmin test {name}"))

    def try_markdown(self, shell, block):
        if block.name:
            form = "translation" if re.search(r"\.[a-z]{2}\.md$", block.name) else "campaign"
            write(shell.folder, {block.name: shell.local(block.text + "\n")})
            path = shell.folder / block.name
            # A page may show a mistake; what it says of it is compared with what is printed.
            return self.assertTrue(path.exists() and head(path.read_text()) is not None and form)
        path = "campaigns/2026-12-24-of-the-page.md"
        write(shell.folder, {path: block.text + "\n"})
        ran = newsadmin("check", "--json", "--now", NOW, folder=shell.folder, expected=None)
        findings = [one for one in json.loads(ran.stdout)["findings"] if one["file"] == path and one["severity"] == "error"]
        self.assertEqual(findings, [], str(block))
        self.assertEqual(problems("campaign", head(block.text)), [], str(block))
        (shell.folder / path).unlink()

    def try_json(self, shell, block):
        document = json.loads(block.text)
        self.assertEqual(problems(name_of(document), document), [], str(block))
        if name_of(document) == "feeds":
            manifest = json.loads((shell.folder / "public/feeds.json").read_text())
            for part in ("feeds", "files"):
                here = {entry["path"]: {**entry, "gzipBytes": None} for entry in manifest[part]}
                for entry in document[part]:
                    self.assertEqual({**entry, "gzipBytes": None}, here.get(entry["path"]), str(block))

    def try_po(self, shell, block):
        write(shell.folder, {block.name: block.text + "\n"})

    def try_html(self, shell, block):
        """A property list, or part of a page or of Info.plist: what is opened is closed."""
        if block.name:
            plistlib.loads(block.text.encode())
            return write(shell.folder, {block.name: block.text + "\n"})
        from html.parser import HTMLParser

        class Balance(HTMLParser):
            stack = []

            def handle_starttag(self, tag, attributes):
                self.stack = [*self.stack, tag]

            def handle_endtag(self, tag):
                assert self.stack and self.stack[-1] == tag, f"</{tag}>"
                self.stack = self.stack[:-1]

        reader = Balance()
        reader.feed(re.sub(r"<(\w+)([^>]*)/>", r"<\1\2></\1>", block.text))
        self.assertEqual(reader.stack, [], str(block))

    try_xml = try_html

    def try_swift(self, shell, block):
        if not shutil.which("swiftc"):
            return
        write(shell.folder, {"snippet.swift": block.text + "\n"})
        ran = subprocess.run(["swiftc", "-frontend", "-parse", str(shell.folder / "snippet.swift")], capture_output=True, text=True)
        self.assertEqual(ran.returncode, 0, f"{block}\n{ran.stderr}")
        (shell.folder / "snippet.swift").unlink()


# What a page needs before its first block; a page that is not named begins in an empty folder.
EXAMPLE = "configuration dashboard forecast front-matter journeys locales output schedule serve simulate templates"
SETTINGS = {
    **{path: "example" for path in pages.every() if path.startswith("docs/clients/")},
    **{f"docs/{name}.md": "example" for name in EXAMPLE.split()},
    **{f"docs/guides/{name}.md": "tour" for name in ("app-developer", "operator", "release-manager", "translator", "writer")},
    **{f"docs/{name}.md": "team" for name in ("pull-requests", "releases")},
    **{f"docs/{name}.md": "released" for name in ("deploy", "hosting", "json", "push")},
    "docs/verify.md": "served",
    "docs/diff.md": "changed",
    "docs/translating.md": "translated",
}
# Pages whose commands ask the site of the workspace, which is served on this machine.
SERVED = {"docs/verify.md", "docs/guides/operator.md"}
# Pages whose commands send over Firebase, which is played on this machine.
PUSHED = {"docs/push.md"}
NEEDS = {path: ["nginx"] for path in SERVED} | {f"docs/{name}.md": ["rclone"] for name in ("deploy", "hosting", "json", "push", "releases")}


def add(path):
    name = re.sub(r"\W+", "_", path.removesuffix(".md")).lower()
    setattr(Documentation, f"test_{name}", lambda self: self.page(path))


for path, page in pages.every().items():
    # Examples of rules are tried one by one by the tests of the module Newsroom.
    if page.blocks and path != "docs/rules.md":
        add(path)



class Words(unittest.TestCase):
    """Links lead somewhere, and what pages call a verb or an option is one."""

    @classmethod
    def setUpClass(cls):
        cls.pages = pages.every()
        cls.options = {verb: {word for form in options(verb) for word in re.findall(r"--[a-z-]+", form)} | COMMON_OPTIONS for verb in verbs()}

    def test_links_and_pictures_lead_somewhere(self):
        broken = []
        for page in self.pages.values():
            for link in page.links:
                if re.match(r"[a-z]+:", link):
                    continue
                path, _, anchor = link.partition("#")
                target = (REPOSITORY / page.path).parent / path if path else REPOSITORY / page.path
                if not target.exists():
                    broken.append(f"{page.path}: {link}: no such file")
                elif anchor:
                    other = self.pages.get(str(target.resolve().relative_to(REPOSITORY)))
                    if other is None or anchor not in other.anchors:
                        broken.append(f"{page.path}: {link}: no such heading")
        self.assertEqual(broken, [])

    def test_every_page_is_reached_from_the_readme(self):
        reached, ahead = set(), ["README.md"]
        while ahead:
            path = ahead.pop()
            if path in reached or path not in self.pages:
                continue
            reached.add(path)
            links = [link.partition("#")[0] for link in self.pages[path].links if not re.match(r"[a-z]+:", link)]
            ahead += [str(((REPOSITORY / path).parent / link).resolve().relative_to(REPOSITORY)) for link in links if link]
        self.assertEqual(sorted(set(self.pages) - reached), [])

    def test_every_page_of_docs_is_in_the_index(self):
        index = self.pages["docs/README.md"].links
        for path in self.pages:
            if path.startswith("docs/") and not path.startswith("docs/decisions/0") and path != "docs/README.md":
                self.assertIn(path.removeprefix("docs/"), [link.partition("#")[0] for link in index], "docs/README.md has all pages")

    def test_every_decision_is_in_their_index_under_its_title(self):
        index = self.pages["docs/decisions/README.md"].text
        for path, page in self.pages.items():
            if number := re.match(r"docs/decisions/(\d{3})-", path):
                title = re.match(rf"# {number[1]}: (.*)\n", page.text)
                self.assertIsNotNone(title, f"{path}: its heading begins with “# {number[1]}: ”")
                self.assertIn(f"| [{number[1]}]({pathlib.Path(path).name}) | {title[1]} |", index)

    def test_verbs_and_options_exist(self):
        every_option = set().union(*self.options.values())
        wrong = []
        for page in self.pages.values():
            if page.path == "CHANGELOG.md":
                continue
            for code in page.code:
                words = code.split()
                place = next((place for place, word in enumerate(words) if word == "newsadmin"), None)
                named = {word.partition("=")[0].rstrip(",.;") for word in words if re.match(r"--[a-z]", word)}
                if place is not None and place + 1 < len(words) and re.fullmatch(r"[a-z]+", words[place + 1]):
                    verb = " ".join(words[place + 1 : place + 3])
                    verb = verb if verb in self.options else words[place + 1]
                    if verb not in self.options and verb not in ("help", "translate", "key"):
                        wrong.append(f"{page.path}: `{code}`: no such verb")
                    elif not named <= self.options.get(verb, every_option):
                        wrong.append(f"{page.path}: `{code}`: {named - self.options.get(verb, every_option)}")
                elif words and words[0].split(".")[0] in self.options and len(words) > 1 and words[1].startswith("--"):
                    if not named <= self.options[words[0]]:
                        wrong.append(f"{page.path}: `{code}`: {named - self.options[words[0]]}")
                elif re.match(r"--[a-z][a-z-]*$", code) and code not in every_option | FOREIGN_OPTIONS:
                    wrong.append(f"{page.path}: `{code}`: no such option")
        self.assertEqual(wrong, [], "\n".join(wrong))

    def test_the_page_of_verbs_is_that_of_the_help(self):
        """Each verb has its section with the words of its help; what is missing is printed as it should stand there."""
        page = self.pages["docs/verbs.md"].text
        sections = {part.split("`")[0]: part for part in page.split("\n## `")[1:]}
        self.assertEqual(list(sections), list(verbs()))
        for verb in verbs():
            about = re.match(r"OVERVIEW: (.*?)\n\n", help_of(verb), re.DOTALL)[1].replace("\n", " ")
            self.assertIn(f"`\n\n{about}\n", sections[verb])
            rows = re.findall(r"^\| `.*$", sections[verb], re.MULTILINE)
            self.assertEqual(rows, [f"| `{form}` | {text} |" for form, text in options(verb).items()], verb)
            with self.subTest(verb=verb):
                printed = "--json" in self.options[verb]
                self.assertEqual("JSON: [`newsadmin/" in sections[verb], printed)

    def test_the_page_of_json_has_every_schema_and_every_verb_that_prints_it(self):
        page = self.pages["docs/json.md"].text
        for path in sorted((REPOSITORY / "docs/schemas").glob("*.json")):
            self.assertIn(f"(schemas/{path.name})", page)
        for verb in verbs():
            if "--json" in self.options[verb]:
                self.assertRegex(page, rf"\| .*`newsadmin {verb}\b.* --json`")

    def test_the_page_of_templates_lists_all_of_them(self):
        table = self.pages["docs/templates.md"].text.split("| file |")[1].split("\n\n")[0]
        listed = []
        for row in table.split("\n")[2:]:
            for name in re.findall(r"`([^`]+\.mustache)`", row.split("|")[1]):
                listed.append(name if "/" in name else f"{pathlib.Path(listed[-1]).parent}/{name}")
        self.assertEqual(sorted(listed), sorted(str(path.relative_to(REPOSITORY)) for path in (REPOSITORY / "templates").rglob("*.mustache")))

    def test_the_number_of_recordings_is_right(self):
        files = (REPOSITORY / "Tests/SimulationTests/Vectors").glob("*.jsonl")
        count = sum(len(path.read_text().splitlines()) for path in files)
        self.assertIn(f"{count:,} recordings", self.pages["README.md"].text)

    def test_what_is_not_run_is_there(self):
        """Reasons for what no page has any more are taken out."""
        blocks = [block for page in self.pages.values() for block in page.blocks]
        for beginning in NOT_RUN:
            starts = [" ".join(line.strip() for line in block.text.split("\n")[place : place + 2]) for block in blocks for place in range(len(block.text.split("\n")))]
            self.assertTrue(any(start.startswith(beginning) for start in starts), beginning)
        for first in FORMS:
            self.assertIn(first, [block.first for block in blocks])


# What is released as of NOW is neither released nor deployed as of a moment before it.
EARLIER = "2026-11-20T09:00:00Z"

# Commands that fail, in a workspace with an error in French and a release of English: what docs/verbs.md says of each verb.
FAILING = [
    ("init .", 2), ("new ''", 2), ("import none.plist --client inotify --locale en", 3), ("check", 1), ("check --explain nothing", 2),
    ("build", 1), ("schedule", 1), ("simulate --locale fr", 1), ("forecast --users 10", 1), ("forecast merge newsadmin.yml", 1),
    ("forecast merge half.json", 2), ("test journeys/failing.yml", 1), ("test campaigns", 2), ("translate status", 1),
    ("translate export --locale fr", 1), ("translate import newsadmin.yml", 1), ("translate confirm 2026-11-20-a --locale en", 2),
    ("translate pseudo", 2), ("status --strict", 1),
    ("approve 2026-11-20-a --locale en --reviewer R", 4), ("rollback en --to 9", 4), ("withdraw 2026-11-20-a --locale fr --reason r", 4),
    (f"release en --now {EARLIER}", 4), (f"deploy en --now {EARLIER}", 4),
    ("diff", 1), ("deploy fr", 4), ("deploy en --env nowhere", 2), ("ship en", 4), ("verify nowhere", 3), ("verify empty", 1),
    ("key generate --private inside.key", 2), ("serve --port 1 --host 203.0.113.1", 3), ("push 2026-11-20-a --locale en", 2),
]


class ExitCodes(unittest.TestCase):
    """The exit codes of docs/verbs.md are those that happen."""

    def test_failing_commands(self):
        with tempfile.TemporaryDirectory(prefix="failing") as folder:
            write(folder, {
                "newsadmin.yml": SMALL + "deploy: {remote: ../served}\n", "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText.\n",
                "journeys/failing.yml": "id: a\nclient: inotify\nsteps:\n  - {at: 2026-11-21T09:00:00Z}\nexpected:\n  - {shown: x}\n", "empty/x": "",
            })
            for command in ("approve 2026-11-20-a --locale en --reviewer R --author W", "release en", "forecast --users 10 --shard 1/2 --output half.json"):
                newsadmin(*shlex.split(command), "--now", NOW, folder=folder)
            write(folder, {"campaigns/2026-11-20-a.fr.md": "---\ntitel: A\n---\n{{x}}\n"})
            for command, code in FAILING:
                with self.subTest(command=command):
                    moment = [] if "merge" in command or "--now" in command else ["--now", NOW]
                    ran = newsadmin(*shlex.split(command), *moment, folder=folder, expected=None)
                    self.assertEqual(ran.returncode, code, ran.stdout + ran.stderr)

    def test_what_happens_is_told(self):
        sections = dict(re.findall(r"^## `(.*?)`\n(.*?)(?=^## |\Z)", pages.read("docs/verbs.md").text, re.MULTILINE | re.DOTALL))
        for verb, section in sections.items():
            told = set(re.findall(r"(?:Exits with |; )(\d):", section))
            tried = {str(code) for command, code in FAILING if command.startswith(verb) and code in (1, 4)}
            self.assertLessEqual(tried, told, verb)


COMMON_OPTIONS = {"--workspace", "--now", "--quiet", "--no-color", "--help", "--version"}

# Options of other programs that pages name by themselves: of the benchmarks, and of curl.
FOREIGN_OPTIONS = {"--record", "--scale", "--parallel", "--compressed", "--raw", "--disable"}


if __name__ == "__main__":
    unittest.main()
