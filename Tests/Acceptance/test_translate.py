"""Exchange files that go through the programs of translators and come back."""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

from translate.storage import factory

from workspace import BINARY, newsadmin, tree, write

TOOLS = pathlib.Path(sys.executable).parent
NOW = ("--now", "2026-11-21T09:00:00Z")
XLIFF1 = "{urn:oasis:names:tc:xliff:document:1.2}"
XLIFF2 = "{urn:oasis:names:tc:xliff:document:2.0}"

CONFIGURATION = """\
name: Acme
sourceLocale: en
locales: [en, fr, ja, ar]
baseURL: https://news.example.com/feeds/
app: {versions: ["1.0"], builds: {"1.0": "1"}}
clients: {inotify: {}, notable: {}}
"""

SALE = """\
---
title: "Sale: {{price}} & more"
action: {url: "https://example.com/sale", label: Show me}
buttons: {dismiss: {label: Not now}, never: {label: Never}}
vars: {price: "4.99 €"}
---
Buy **now** and [save *a lot*](https://example.com/a?x=1&y=2 "Title") for {{price}}.
With `code`, a break\\
and <https://example.com/>.

<!-- more -->

## A heading

- one
- two **bold
  over lines**

> quoted & snake_case
"""


def fill(path, target, change):
    """Translates every text of an exchange file by the library that most open programs of translators use."""
    store = factory.getobject(str(path))
    for unit in store.units:
        if unit.isheader() or not unit.source:
            continue
        unit.target = change(str(unit.source))
        unit.markfuzzy(False)
    store.savefile(str(target))


def french(text):
    """A translation that leaves Markdown, variables and addresses as they are."""
    return text.replace("Sale", "Soldes").replace("Buy", "Achetez").replace("one", "un").replace("quoted", "cité")


def run(tool, *arguments):
    subprocess.run([TOOLS / tool, "--progress=none", *map(str, arguments)], check=True, capture_output=True)


class Exchange(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)
        write(self.folder, {"newsadmin.yml": CONFIGURATION, "campaigns/2026-12-01-sale.md": SALE})

    def export(self, name, format, *more):
        newsadmin("translate", "export", "--locale", "fr", "--format", format, "--output", name, *NOW, *more,
                  folder=self.folder)
        return self.folder / name

    def translation(self, locale="fr"):
        return (self.folder / f"campaigns/2026-12-01-sale.{locale}.md").read_text()

    def check_french(self):
        text = self.translation()
        self.assertIn('title: "Soldes: {{price}} & more"', text)
        self.assertIn('Achetez **now** and [save *a lot*](https://example.com/a?x=1&y=2 "Title") for {{price}}.', text)
        self.assertIn("<!-- more -->\n\n## A heading\n\n- un\n- two **bold over lines**\n\n> cité & snake_case\n", text)
        status = json.loads(
            newsadmin("translate", "status", "--locale", "fr", "--json", *NOW, folder=self.folder).stdout)
        self.assertEqual(status["schema"], "newsadmin/translate-status/1")
        self.assertEqual([row["state"] for row in status["locales"][0]["campaigns"]], ["translated"])

    def test_a_catalogue_passes_gettext_and_pofilter_and_comes_back(self):
        path = self.export("fr.po", "po")
        done = self.folder / "done.po"
        fill(path, done, french)
        for file in (path, done):
            result = subprocess.run(["msgfmt", "--check", "-o", "/dev/null", file], capture_output=True, text=True)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
        run("pofilter", "--test=variables", "--test=urls", "--test=xmltags", done, self.folder / "wrong.po")
        self.assertFalse((self.folder / "wrong.po").exists())
        newsadmin("translate", "import", "done.po", folder=self.folder)
        self.check_french()

    def test_xliff_becomes_a_catalogue_and_xliff_again_and_comes_back(self):
        run("xliff2po", self.export("fr.xlf", "xliff"), self.folder / "fr.po")
        fill(self.folder / "fr.po", self.folder / "done.po", french)
        run("po2xliff", self.folder / "done.po", self.folder / "done.xlf")
        newsadmin("translate", "import", "done.xlf", folder=self.folder)
        self.check_french()

    def test_the_catalogue_that_xliff_became_comes_back_by_itself(self):
        run("xliff2po", self.export("fr.xlf", "xliff"), self.folder / "fr.po")
        fill(self.folder / "fr.po", self.folder / "done.po", french)
        newsadmin("translate", "import", "done.po", folder=self.folder)
        self.check_french()

    def translated(self, path, namespace, change):
        """Translates XLIFF code by code, and writes it with another program's prefixes and order of attributes."""
        document = ElementTree.parse(path)
        units = "trans-unit" if namespace == XLIFF1 else "segment"
        for unit in list(document.iter(namespace + units)):
            source = unit.find(namespace + "source")
            target = ElementTree.SubElement(unit, namespace + "target")
            target.text = change(source.text or "")
            for child in source:
                child = copy.deepcopy(child)
                child.tail = change(child.tail or "")
                target.append(child)
        for element in document.iter():
            for name in sorted(element.attrib, reverse=True):
                element.attrib[name] = element.attrib.pop(name)
        return ElementTree.tostring(document.getroot(), encoding="unicode")

    def test_xliff_comes_back_from_a_program_that_writes_xml_its_own_way(self):
        for format, namespace in (("xliff", XLIFF1), ("xliff2", XLIFF2)):
            (self.folder / "campaigns/2026-12-01-sale.fr.md").unlink(missing_ok=True)
            text = self.translated(self.export("fr.xlf", format), namespace, french)
            self.assertIn("<ns0:", text)
            cdata = text.replace(">Soldes: <", "><![CDATA[Soldes: ]]><")
            self.assertIn("CDATA", cdata)
            forms = {
                "prefixes.xlf": text.encode(),
                "cdata.xlf": cdata.encode(),
                "mark.xlf": b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode(),
                "utf16.xlf": ('<?xml version="1.0" encoding="UTF-16"?>' + text).encode("utf-16"),
            }
            for name, data in forms.items():
                with self.subTest(format=format, name=name):
                    (self.folder / "campaigns/2026-12-01-sale.fr.md").unlink(missing_ok=True)
                    (self.folder / name).write_bytes(data)
                    newsadmin("translate", "import", name, folder=self.folder)
                    self.check_french()

    def test_the_limits_stand_where_programs_look_for_them(self):
        units = ElementTree.parse(self.export("fr.xlf", "xliff")).iter(XLIFF1 + "trans-unit")
        title = next(unit for unit in units if ".title." in unit.get("id"))
        self.assertEqual((title.get("maxwidth"), title.get("size-unit")), ("40", "char"))
        self.assertIn("Notable: title of the banner: at most 40 characters",
                      [note.text for note in title.iter(XLIFF1 + "note")])

    def test_a_stale_translation_goes_out_with_what_it_said(self):
        fill(self.export("fr.po", "po"), self.folder / "done.po", french)
        newsadmin("translate", "import", "done.po", folder=self.folder)
        write(self.folder, {"campaigns/2026-12-01-sale.md": SALE.replace("Buy", "Get")})
        store = factory.getobject(str(self.export("stale.po", "po")))
        unit = next(unit for unit in store.units if str(unit.source).startswith("Get"))
        self.assertTrue(unit.isfuzzy())
        self.assertTrue(str(unit.target).startswith("Achetez"))
        alternatives = ElementTree.parse(self.export("stale.xlf", "xliff")).iter(XLIFF1 + "alt-trans")
        self.assertTrue(any("Achetez" in "".join(found.itertext()) for found in alternatives))
        before = tree(self.folder / "campaigns")
        result = newsadmin("translate", "import", "stale.po", folder=self.folder)
        self.assertIn("not translated yet (fuzzy)", result.stderr)
        self.assertEqual(tree(self.folder / "campaigns"), before)

    def test_rows_from_before_a_change_are_written_and_stay_stale(self):
        fill(self.export("fr.po", "po"), self.folder / "done.po", french)
        write(self.folder, {"campaigns/2026-12-01-sale.md": SALE.replace("Buy", "Get")})
        result = newsadmin("translate", "import", "done.po", folder=self.folder)
        self.assertIn("[changed-source]", result.stderr)
        self.assertIn("Achetez", self.translation())
        status = json.loads(newsadmin("translate", "status", "--json", *NOW, folder=self.folder).stdout)
        self.assertEqual(status["locales"][0]["campaigns"][0]["state"], "stale")

    def test_a_lost_link_or_variable_is_refused_by_its_line(self):
        losses = {
            "link": lambda text: text.replace("[save *a lot*](https://example.com/a?x=1&y=2 \"Title\")", "save"),
            "variable": lambda text: text.replace("{{price}}", "4.99"),
            "code": lambda text: text.replace("`code`", "code"),
            "other": lambda text: text.replace("https://example.com/a?", "https://evil.example/a?"),
        }
        write(self.folder, {"campaigns/2026-12-02-more.md": "---\ntitle: More\n---\nText\n"})
        path = self.export("fr.po", "po")
        for name, loss in losses.items():
            with self.subTest(loss=name):
                fill(path, self.folder / "lost.po", loss)
                result = newsadmin("translate", "import", "lost.po", folder=self.folder, expected=1)
                self.assertRegex(result.stderr, r"^lost\.po:\d+:(?!1:)\d+: error: .*\[lost-placeholder\]")
                self.assertEqual(sorted(p.name for p in (self.folder / "campaigns").glob("*.fr.md")),
                                 ["2026-12-02-more.fr.md"])

    def test_hostile_and_broken_files_are_refused(self):
        text = self.export("fr.xlf", "xliff").read_text()
        bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
        outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
        head, rest = text.split("\n", 1)
        cut = text[: len(text) // 2]
        files = {
            "bomb.xlf": (head + bomb + rest, f"1:{len(head + bomb[:bomb.index('[')]) + 1}"),
            "outside.xlf": (head + outside + rest, f"1:{len(head + outside[:outside.index('[')]) + 1}"),
            "cut.xlf": (cut, r"\d+:[1-9]\d*"), "deep.xlf": ("<a>" * 100_000, "1:193"), "empty.xlf": ("", "1:1"),
            "other.xlf": ("<html/>", "1:1"), "broken.po": ('msgid "é"\nmsgstr "b\n', "2:8"), "noise.xlf": ("\0\1\2", "1:1"),
        }
        for name, (content, place) in files.items():
            with self.subTest(name=name):
                write(self.folder, {name: content})
                result = newsadmin("translate", "import", name, folder=self.folder, expected=1)
                self.assertRegex(result.stderr, rf"^{name}:{place}: error: .*\[exchange-file\]")
        self.assertEqual(list((self.folder / "campaigns").glob("*.fr.md")), [])

    def test_a_file_that_cannot_be_written_is_told_beside_those_that_were(self):
        write(self.folder, {"campaigns/2026-12-02-more.md": "---\ntitle: More\n---\nMore.\n"})
        exported = self.export("fr.xlf", "xliff")
        fill(exported, self.folder / "back.xlf", french)
        (self.folder / "campaigns/2026-12-01-sale.fr.md").mkdir()
        result = newsadmin("translate", "import", "back.xlf", "--json", folder=self.folder, expected=3)
        told = json.loads(result.stdout)
        self.assertEqual([file["path"] for file in told["files"]], ["campaigns/2026-12-02-more.fr.md"])
        self.assertEqual(len(told["problems"]), 1)
        self.assertIn("cannot write ./campaigns/2026-12-01-sale.fr.md", result.stderr)
        self.assertIn("title: \"More\"", (self.folder / "campaigns/2026-12-02-more.fr.md").read_text())

    def test_what_stands_for_standard_output_is_no_file(self):
        outputs = [
            newsadmin("translate", "export", "--locale", "fr", *NOW, *more, folder=self.folder).stdout
            for more in ([], ["--output", "-"], ["--output", "/dev/stdout"])]
        self.assertEqual(outputs, outputs[:1] * 3)
        self.assertIn("<xliff", outputs[0])
        self.assertFalse((self.folder / "-").exists())

    def test_a_hostile_row_takes_no_time(self):
        text = self.export("fr.po", "po").read_text()
        row = next(line for line in text.splitlines() if ".fr.text.1." in line)
        lines = "1. a\\n" * 1_000_000
        write(self.folder, {"long.po": f'{row}\nmsgid "x"\nmsgstr "{lines}"\n'})
        result = subprocess.run(
            [BINARY, "translate", "import", "long.po"], cwd=self.folder, capture_output=True, text=True, timeout=60)
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, r"^long\.po:2:1: error: this text is longer .*\[file-too-large\]")

    def test_several_locales_do_not_become_a_folder_that_is_named_like_a_file(self):
        for name in ["all.po", "all.XLF"]:
            result = subprocess.run(
                [BINARY, "translate", "export", "--output", name, *NOW], cwd=self.folder, capture_output=True, text=True,
                timeout=60)
            self.assertEqual(result.returncode, 2)
            self.assertIn(f"“{name}” is named like a file", result.stderr)
            self.assertFalse((self.folder / name).exists())
        (self.folder / "all.po").mkdir()
        newsadmin("translate", "export", "--output", "all.po", *NOW, folder=self.folder)
        self.assertEqual(sorted(path.name for path in (self.folder / "all.po").iterdir()), ["ar.xlf", "fr.xlf", "ja.xlf"])

    def test_several_locales_become_a_file_each(self):
        newsadmin("translate", "export", "--format", "po", "--output", "out", *NOW, folder=self.folder)
        self.assertEqual(sorted(tree(self.folder / "out")), ["ar.po", "fr.po", "ja.po"])


if __name__ == "__main__":
    unittest.main()
