"""The overview in a real browser: its filter, its links, and its size with a thousand campaigns."""

import pathlib
import shutil
import tempfile
import unittest

from browser import PUBLIC, Browser
from workspace import NOW, newsadmin, write

INDEX = PUBLIC / "index.html"


class Filter(Browser):
    def rows(self, page):
        """The ids of the campaigns that are listed."""
        return page.eval_on_selector_all(".matrix tbody tr:not([hidden]) .id", "ids => ids.map(id => id.textContent)")

    def test_words_are_looked_for_in_titles_and_ids(self):
        page = self.check(INDEX)
        page.fill("input[name=q]", "NIGHTJAR plus")
        self.assertEqual(self.rows(page), ["2026-11-20-sale"])
        self.assertEqual(page.inner_text("form.filter output"), "1 of 16 campaigns")
        page.fill("input[name=q]", "car-mode")
        self.assertEqual(self.rows(page), ["2026-11-22-car-mode"])
        page.click("button[type=reset]")
        self.until(page, "document.querySelectorAll('.matrix tbody tr:not([hidden])').length === 16")
        self.assertEqual(page.inner_text("form.filter output"), "16 campaigns")

    def test_choices_are_combined_and_kept_in_the_address(self):
        page = self.check(INDEX)
        page.select_option("select[name=state]", "draft")
        page.select_option("select[name=locale]", "fr")
        page.select_option("select[name=text]", "missing")
        self.assertEqual(self.rows(page), ["2026-12-01-year-in-music"])
        self.assertTrue(page.url.endswith("#state=draft&locale=fr&text=missing"), page.url)
        again, said, _ = self.open(INDEX)
        again.goto(page.url)
        self.assertEqual(self.rows(again), ["2026-12-01-year-in-music"])
        self.assertEqual(again.input_value("select[name=text]"), "missing")
        self.assertEqual(said, [])

    def test_an_address_of_nothing_known_changes_nothing(self):
        page, said, _ = self.open(INDEX)
        page.goto(INDEX.as_uri() + "#state=%3Cscript%3E&nothing=1&needs=x")
        self.assertEqual(len(self.rows(page)), 16)
        self.assertEqual(page.locator("select[name=state] option:checked").inner_text(), "any")
        self.assertEqual(said, [])

    def test_clients_and_locales_filter_findings_too(self):
        page = self.check(INDEX)
        self.assertGreater(page.locator(".need .finding:not([hidden])").count(), 0)
        page.select_option("select[name=client]", "sourse")
        self.assertEqual(page.locator(".need .finding[data-client=notable]:not([hidden])").count(), 0)

    def test_the_links_of_counts_lead_to_the_campaigns_counted(self):
        page = self.check(INDEX)
        links = page.locator(".channels a.warning")
        self.assertGreater(links.count(), 0)
        for link in links.all():
            link.click()
            self.until(page, "document.querySelector('form.filter output').textContent.includes(' of ')")
            self.assertEqual(len(self.rows(page)), int(link.inner_text()))
            page.go_back()
            self.until(page, "document.querySelectorAll('.matrix tbody tr:not([hidden])').length === 16")

    def test_what_has_ended_is_not_among_the_campaigns_counted(self):
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        write(
            folder,
            {
                "newsadmin.yml": "sourceLocale: en\nlocales: [en, fr]\nbaseURL: https://news.example.com/feeds/\nclients: {inotify: {}}\n",
                "campaigns/2026-11-01-ended.md": "---\ntitle: Ended\nend: 2026-11-02T00:00Z\n---\nText\n",
                "campaigns/2026-11-02-running.md": "---\ntitle: Running\n---\nText\n",
                "campaigns/2026-11-03-coming.md": "---\ntitle: Coming\nstart: 2026-12-01T00:00Z\n---\nText\n",
                "campaigns/2026-11-04-draft.md": "---\ntitle: Draft\ndraft: true\n---\nText\n",
            },
        )
        newsadmin("build", "--now", NOW, folder=folder)
        page = self.check(pathlib.Path(folder, "public", "index.html"))
        link = page.locator(".channels a.warning")
        self.assertEqual(link.inner_text(), "2")
        link.click()
        self.until(page, "document.querySelector('form.filter output').textContent.includes(' of ')")
        self.assertEqual(self.rows(page), ["2026-11-02-running", "2026-11-03-coming"])

    def test_back_undoes_a_choice_that_a_link_made(self):
        page = self.check(INDEX)
        page.locator(".channels a.warning").first.click()
        self.until(page, "document.querySelector('form.filter output').textContent.includes(' of ')")
        self.assertLess(len(self.rows(page)), 16)
        page.go_back()
        self.until(page, "document.querySelectorAll('.matrix tbody tr:not([hidden])').length === 16")
        self.assertEqual(page.input_value("select[name=text]"), "")
        self.assertEqual(page.input_value("select[name=locale]"), "")

    def test_everything_can_be_done_with_the_keyboard(self):
        page = self.check(INDEX)
        page.focus("input[name=q]")
        page.keyboard.type("sale")
        self.assertEqual(self.rows(page), ["2026-11-20-sale"])
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.name"), "state")


class WithoutScript(Browser):
    def test_the_tables_are_there(self):
        page = self.window(java_script_enabled=False)
        page.goto(INDEX.as_uri())
        self.assertEqual(page.locator(".matrix tbody tr").count(), 16)
        self.assertFalse(page.is_visible("form.filter"))
        page.goto((PUBLIC / "campaigns" / "2026-11-20-sale.html").as_uri())
        self.assertEqual(page.locator("section[aria-labelledby=messages] tbody tr").count(), 5)


if __name__ == "__main__":
    unittest.main()
