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

    def test_words_are_not_looked_for_across_what_stands_side_by_side(self):
        page = self.check(INDEX)
        # An id, and the number of warnings below it.
        texts = page.eval_on_selector_all(".matrix tbody th:has(.summary)", "cells => cells.map(cell => [cell.querySelector('.id').textContent, cell.querySelector('.summary').textContent])")
        self.assertTrue(texts)
        id, summary = texts[0]
        page.fill("input[name=q]", id[-3:] + summary[:2])
        self.assertEqual(self.rows(page), [])

    def test_choices_are_combined_and_kept_in_the_address(self):
        page = self.check(INDEX)
        page.select_option("select[name=state]", "draft")
        page.select_option("select[name=locale]", "fr")
        page.select_option("select[name=text]", "missing")
        self.assertEqual(self.rows(page), ["2026-12-01-year-in-music"])
        address = self.address(page)
        self.assertTrue(address.endswith("#state=draft&locale=fr&text=missing"), address)
        again, said, _ = self.open(INDEX)
        again.goto(address)
        self.until(again, lambda: self.rows(again) == ["2026-12-01-year-in-music"], "the campaign of the choice")
        self.assertEqual(again.input_value("select[name=text]"), "missing")
        self.assertEqual(said, [])

    def test_a_choice_survives_the_way_to_a_place_on_the_page(self):
        page = self.check(INDEX)
        page.select_option("select[name=state]", "draft")
        chosen = self.rows(page)
        self.assertTrue(0 < len(chosen) < 16, chosen)
        page.click(".facts a[href='#needs']")
        for _ in range(2):
            self.until(page, lambda: self.address(page).endswith("#needs"), "the place")
            self.until(page, lambda: self.rows(page) == chosen, "the campaigns of the choice")
            self.assertEqual(page.input_value("select[name=state]"), "draft")
            page.reload()
        page.go_back()
        self.until(page, lambda: self.address(page).endswith("#state=draft"), "the choice")
        page.go_forward()
        self.until(page, lambda: self.address(page).endswith("#needs") and self.rows(page) == chosen, "the choice at the place")
        page.select_option("select[name=state]", "")
        self.assertEqual(len(self.rows(page)), 16)
        page.click(".facts a[href='#needs']")
        page.reload()
        self.until(page, lambda: self.address(page).endswith("#needs") and len(self.rows(page)) == 16, "all campaigns")
        self.quiet()

    def test_groups_stay_as_they_were_left(self):
        page = self.check(INDEX)
        states = lambda: page.eval_on_selector_all("details.need", "groups => groups.map(group => group.open)")
        before = states()
        self.assertIn(False, before)
        self.assertIn(True, before)
        for summary in page.locator("details.need summary").all():
            summary.click()
        after = [not is_open for is_open in before]
        self.assertEqual(states(), after)
        # The page is told of a group only after the click that unfolds it.
        kept = lambda: page.evaluate("Object.keys(JSON.parse(Object.values(sessionStorage)[0] || '{}')).length")
        self.until(page, lambda: kept() == len(before), "all groups are kept")
        page.reload()
        self.assertEqual(states(), after)
        other = self.open(INDEX)[0]
        self.assertEqual(other.eval_on_selector_all("details.need", "groups => groups.map(group => group.open)"), before)
        for summary in page.locator("details.need summary").all():
            summary.click()
        self.until(page, lambda: kept() == 0, "no group is kept")
        page.reload()
        self.assertEqual(states(), before)
        self.quiet()

    def test_where_nothing_can_be_stored_groups_are_as_the_page_has_them(self):
        page, said, _ = self.open(INDEX)
        page.add_init_script("Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError'); } })")
        page.reload()
        page.click("details.need:not([open]) summary")
        self.assertEqual(said, [])

    def test_an_address_of_nothing_known_changes_nothing(self):
        page, said, _ = self.open(INDEX)
        page.goto(INDEX.as_uri() + "#state=%3Cscript%3E&nothing=1&needs=x&length=1")
        self.assertEqual(len(self.rows(page)), 16)
        self.assertEqual(page.locator("select[name=state] option:checked").inner_text(), "any")
        self.assertEqual(said, [])

    def test_pages_that_a_change_has_made_old_say_so(self):
        page, said, _ = self.open(INDEX)
        for moment, is_old in (("2026-11-22T06:59:59Z", False), ("2026-11-22T07:00:00Z", True)):
            page.clock.set_fixed_time(moment)
            page.reload()
            self.assertEqual(page.is_visible("#outdated"), is_old, moment)
        self.assertIn("22 Nov 2026, 08:00", page.inner_text("#outdated"))
        self.assertEqual(said, [])

    def test_other_pages_that_tell_of_the_present_say_so_too(self):
        paths = ["schedule.html", "devices.html", "feeds.html", "releases.html", "releases/fr.html", "schedule/inotify-en.html", "campaigns/2026-11-20-sale.html"]
        for path in paths:
            page = self.check(PUBLIC / path)
            notice = page.locator("#outdated[role=status]")
            moment = notice.locator("time").get_attribute("datetime")
            self.assertEqual(notice.count(), 1, path)
            for now, is_old in ((NOW, False), (moment, True)):
                page.clock.set_fixed_time(now)
                page.reload()
                self.assertEqual(notice.is_visible(), is_old, (path, now))
            self.quiet(path)

    def test_a_page_that_stays_open_says_so_when_the_moment_comes(self):
        page, said, _ = self.open(INDEX)
        notice = page.locator("#outdated")
        page.clock.install(time=NOW)
        page.reload()
        page.clock.pause_at("2026-11-22T06:59:58Z")
        self.assertFalse(notice.is_visible())
        page.clock.run_for(1000)
        self.assertFalse(notice.is_visible())
        page.clock.run_for(1000)
        self.assertTrue(notice.is_visible())
        self.assertEqual(said, [])

    def test_a_moment_beyond_what_timers_can_wait_for_is_waited_for(self):
        page = self.open(INDEX)[0]
        page.clock.install(time="2026-01-01T00:00:00Z")
        page.reload()
        page.clock.run_for("02:00:00")
        self.assertFalse(page.is_visible("#outdated"))
        self.quiet()

    def test_a_page_that_is_looked_at_again_says_so_at_once(self):
        page, said, _ = self.open(INDEX)
        page.clock.set_fixed_time("2026-11-22T06:00:00Z")
        page.reload()
        page.clock.set_fixed_time("2026-11-22T07:00:00Z")
        self.assertFalse(page.is_visible("#outdated"))
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        self.assertTrue(page.is_visible("#outdated"))
        self.assertEqual(said, [])

    def test_what_needs_attention_is_never_filtered(self):
        page = self.check(INDEX)
        needs = page.inner_text("section[aria-labelledby=needs]")
        self.assertIn("newsadmin", needs)
        page.select_option("select[name=client]", "sourse")
        page.select_option("select[name=locale]", "ja")
        page.fill("input[name=q]", "nothing has this word")
        self.assertEqual(self.rows(page), [])
        self.assertEqual(page.inner_text("section[aria-labelledby=needs]"), needs)

    def test_where_nothing_fits_that_is_said_with_a_way_back(self):
        page = self.check(INDEX)
        page.fill("input[name=q]", "nothing has this word")
        self.assertFalse(page.is_visible(".matrix"))
        page.click(".none-fits button")
        self.until(page, "document.querySelectorAll('.matrix tbody tr:not([hidden])').length === 16")
        self.assertTrue(page.is_visible(".matrix"))
        self.assertFalse(page.is_visible(".none-fits"))
        self.assertEqual(page.evaluate("document.activeElement.name"), "q")

    def test_a_locale_stands_alone_when_it_is_chosen(self):
        page = self.check(INDEX)
        shown = page.locator(".matrix thead th:visible, .matrix tbody tr:first-child > :visible")
        self.assertEqual(shown.count(), 16)
        page.select_option("select[name=locale]", "de")
        heads = page.locator(".matrix thead th:visible").all_inner_texts()
        self.assertEqual([head.split()[0] for head in heads], ["Campaign", "Shown", "For", "de"])
        self.assertEqual(shown.count(), 8)
        page.select_option("select[name=locale]", "")
        self.assertEqual(shown.count(), 16)

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


class Table(Browser):
    def stopped(self):
        """The overview of a workspace in which an error stops all of five locales."""
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        write(
            folder,
            {
                "newsadmin.yml": "sourceLocale: en\nlocales: [en, fr, de, ja, ar]\nbaseURL: https://news.example.com/feeds/\nclients: {inotify: {}}\n",
                "campaigns/2026-11-01-good.md": "---\ntitle: Good\nstart: 2026-11-02T00:00Z\nend: 2026-12-02T00:00Z\n---\nText\n",
                "campaigns/2026-11-02-bad.md": "---\ntitle: Bad\naction: {url: 'javascript:alert(1)', label: Go}\n---\nText\n",
            },
        )
        newsadmin("build", "--now", NOW, folder=folder, expected=1)
        return pathlib.Path(folder, "public", "index.html")

    def test_it_fits_a_window_and_keeps_the_campaign_in_sight_where_it_does_not(self):
        page = self.check(self.stopped())
        measure = "(() => { const wide = document.querySelector('.wide'); return wide.scrollWidth - wide.clientWidth; })()"
        self.assertLessEqual(page.evaluate(measure), 0)
        page.set_viewport_size({"width": 800, "height": 800})
        self.assertGreater(page.evaluate(measure), 0)
        left = "document.querySelector('.matrix tbody th').getBoundingClientRect().left"
        before = page.evaluate(left)
        page.evaluate("document.querySelector('.wide').scrollLeft = 200")
        self.assertAlmostEqual(page.evaluate(left), before, delta=1)

    def test_pages_of_campaigns_say_that_nothing_of_a_stopped_locale_is_built(self):
        page = self.check(self.stopped().parent / "campaigns" / "2026-11-01-good.html")
        self.until(page, "document.querySelector('.preview h2 .badge')")
        self.assertEqual(page.locator(".preview h2 .badge").all_inner_texts(), ["stopped: not built"])
        self.assertIn("iNotify: not built", page.inner_text("#messages ~ table"))
        self.assertEqual(page.locator(".present").count(), 0)

    def test_addresses_of_stopped_phones_and_schedules_lead_to_pages_that_list_the_errors(self):
        public = self.stopped().parent
        for path in ("devices/inotify-fr.html", "schedule/inotify-en.html"):
            for width in (360, 1280):
                page = self.check(public / path, width)
                self.assertIn("stopped", page.inner_text(".notice"))
                self.assertIn("campaigns/2026-11-02-bad.md:3", page.inner_text(".findings"))
        self.follow(page, ".findings a")
        self.assertIn("2026-11-02-bad.html", page.url)

    def test_on_a_phone_every_cell_begins_where_it_should(self):
        page = self.check(self.stopped(), width=390)
        cells = page.locator(".matrix tbody tr").first.locator("td")
        self.assertEqual({cell.evaluate("cell => getComputedStyle(cell).padding") for cell in cells.all()}, {"2.4px 0px"})
        for cell in cells.all()[2:]:
            self.assertEqual(*cell.evaluate("cell => [getComputedStyle(cell).color, getComputedStyle(cell, '::before').color]"))
        self.assertIn("For app versions", cells.nth(1).evaluate("cell => getComputedStyle(cell, '::before').content + cell.dataset.label"))

    def test_paper_has_all_that_is_found_and_nothing_to_press(self):
        page = self.check(INDEX)
        page.select_option("select[name=locale]", "fr")
        page.emulate_media(media="print")
        for closed in page.locator("details.need:not([open]) .finding").all():
            self.assertGreater(closed.bounding_box()["height"], 0)
        self.assertFalse(page.is_visible("form.filter button"))
        self.assertFalse(page.is_visible("input[name=q]"))
        self.assertFalse(page.is_visible("select[name=state]"))
        self.assertTrue(page.is_visible("select[name=locale]"))
        page.goto((PUBLIC / "campaigns" / "2026-11-20-sale.html").as_uri() + "#locale=fr&appearance=dark")
        page.emulate_media(media="print")
        self.until(page, "document.querySelector('input[name=appearance]:checked').value === 'dark'")
        chosen = page.locator(".tabs label:visible")
        self.assertEqual([text.split()[0] for text in chosen.all_inner_texts()], ["fr", "dark"])
        for tab in chosen.locator("span").all():
            self.assertEqual(tab.evaluate("tab => [getComputedStyle(tab).color, getComputedStyle(tab).fontWeight]"), ["rgb(0, 0, 0)", "700"])


class Lists(Browser):
    def test_notices_lead_to_the_errors_which_open_if_they_were_folded(self):
        page = self.check(INDEX)
        page.evaluate("document.querySelectorAll('.need').forEach(need => { need.open = false; })")
        page.click(".facts a[href='#needs']")
        self.until(page, "document.querySelector('.need').open")

    def test_on_a_phone_lists_are_short_until_they_are_unfolded_even_without_a_script(self):
        page = self.window(java_script_enabled=False)
        page.goto(INDEX.as_uri())
        cards = page.locator("#all-running > li:visible")
        total = cards.count()
        self.assertGreater(total, 4)
        self.assertFalse(page.is_visible(".unfold"))
        page.set_viewport_size({"width": 360, "height": 800})
        self.assertEqual(cards.count(), 4)
        page.click(".unfold a[href='#all-running']")
        self.assertEqual(cards.count(), total)
        self.assertFalse(page.is_visible(".unfold a[href='#all-running']"))


class WithoutScript(Browser):
    def test_the_tables_are_there(self):
        page = self.window(java_script_enabled=False)
        page.goto(INDEX.as_uri())
        self.assertEqual(page.locator(".matrix tbody tr").count(), 16)
        self.assertFalse(page.is_visible("form.filter"))
        self.assertFalse(page.is_visible("#outdated"))
        page.goto((PUBLIC / "campaigns" / "2026-11-20-sale.html").as_uri())
        self.assertEqual(page.locator("section[aria-labelledby=messages] tbody tr").count(), 5)


if __name__ == "__main__":
    unittest.main()
