"""What `serve` tells on its pages, in a browser."""

import contextlib
import re
import shutil
import subprocess
import time
import unittest

from axe_playwright_python.sync_playwright import Axe

from browser import Browser
from previewed import Case, titles
from served import CAMPAIGN, LONG
from workspace import write


class Pages(Case, Browser):
    """What a browser does by itself."""

    def setUp(self):
        super().setUp()
        self.page = self.window(viewport={"width": 1280, "height": 900})
        self.said = []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))

    def title_of(self, campaign, title):
        write(self.folder, {f"campaigns/{campaign}.md": CAMPAIGN % (title, LONG)})

    def wait(self, condition, seconds=120):
        start = time.monotonic()
        while time.monotonic() - start < seconds:
            with contextlib.suppress(Exception):
                if self.page.evaluate(condition):
                    return time.monotonic() - start
            self.page.wait_for_timeout(20)
        self.fail(f"it did not come to hold: {condition}\n{self.server.log()}")

    def test_a_page_loads_itself_again_when_a_file_is_saved_and_shows_findings(self):
        self.page.goto(self.server.url)
        self.wait("document.querySelector('.serve') !== null")
        self.title_of("2026-11-20-sale", "Winter sale")
        took = self.wait("document.body.textContent.includes('Winter sale')")
        built = float(re.findall(r"built in ([\d.]+) s", self.server.log())[-1])
        print(f"\n[{took:.2f} s from saving a file to the page that shows it, {built:.2f} s of them the build]")
        self.assertLess(took - built, 30)
        write(self.folder, {"campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\nnonsense: 1\n---\nTexte.\n"})
        self.wait("document.querySelector('.serve-findings summary').textContent.includes('1 error')")
        (self.folder / "campaigns/2026-11-20-sale.fr.md").unlink()
        self.wait("!document.querySelector('.serve-findings summary').textContent.includes('1 error')")
        self.assertEqual(self.said, [])

    def test_what_was_chosen_and_unfolded_stays_when_the_page_loads_itself_again(self):
        self.page.goto(self.server.url)
        self.wait("document.querySelector('.serve') !== null")
        self.page.fill("input[name=q]", "soon")
        self.page.click(".facts a[href='#needs']")
        folded = self.page.locator("details.need:not([open])").first
        group = folded.get_attribute("data-group")
        folded.locator("summary").click()
        self.page.click(".serve-phone summary")
        self.title_of("2026-11-20-sale", "Spring sale")
        self.wait("document.body.textContent.includes('Spring sale')")
        self.wait("document.querySelectorAll('.matrix tbody tr:not([hidden])').length === 1")
        self.assertEqual(self.page.input_value("input[name=q]"), "soon")
        self.assertTrue(self.page.locator(f"details.need[data-group='{group}']").evaluate("group => group.open"))
        self.assertTrue(self.page.locator(".serve-phone").evaluate("group => group.open"))
        self.assertTrue(self.page.url.endswith("#needs"))
        self.title_of("2026-11-20-sale", "Sale")
        self.assertEqual(self.said, [])

    def test_the_slider_chooses_the_moment_that_feeds_are_served_for(self):
        self.page.goto(self.server.url)
        # What is typed before the page has loaded itself again is gone.
        with self.page.expect_navigation(timeout=120_000):
            self.page.click("text=›")
        self.server.until(lambda: "Soon" in titles(self.server.ask("/feeds/inotify/en.plist")[2]))
        self.wait("document.querySelector('[name=moment]').value.startsWith('2026-11-25')")
        self.page.fill("[name=moment]", "2026-12-06T00:00Z")
        with self.page.expect_navigation(timeout=120_000):
            self.page.press("[name=moment]", "Enter")
        self.server.until(lambda: titles(self.server.ask("/feeds/inotify/en.plist")[2]) == [])
        self.page.fill("[name=moment]", "whenever")
        self.page.press("[name=moment]", "Enter")
        self.wait("document.querySelector('.serve output').textContent.includes('no single moment')")
        # Waits for the page of that moment, too, which would otherwise come while another test looks at one.
        with self.page.expect_navigation(timeout=120_000):
            self.page.evaluate(
                "const range = document.querySelector('[name=range]'); range.value = Date.parse('2026-11-21T09:00Z') / 1000;"
                "range.dispatchEvent(new Event('input')); range.dispatchEvent(new Event('change'))"
            )
        self.server.until(lambda: len(titles(self.server.ask("/feeds/inotify/en.plist")[2])) == 1)

    def open_by_the_clocks_of(self, zone):
        """Opens the overview as that of a workspace in another time zone."""

        def answer(route):
            response = route.fetch()
            route.fulfill(response=response, body=response.text().replace('data-zone="UTC"', f'data-zone="{zone}"'))

        self.page.route(self.server.url, answer)
        self.page.goto(self.server.url)

    def slide(self, moment):
        """Slides to a moment, and returns what the slider says of it."""
        return self.page.evaluate(
            """moment => {
                const range = document.querySelector("[name=range]");
                range.min = 0;
                range.value = Date.parse(moment) / 1000;
                range.dispatchEvent(new Event("input"));
                return range.title;
            }""",
            moment,
        )

    def test_the_slider_tells_times_as_pages_do(self):
        self.open_by_the_clocks_of("Europe/Berlin")
        self.assertEqual(self.slide("2026-11-21T09:00:00Z"), "Sat 21 Nov 2026, 10:00")
        self.assertEqual(self.slide("2026-11-21T09:00:07Z"), "Sat 21 Nov 2026, 10:00:07")
        self.assertEqual(self.page.input_value("[name=moment]"), "2026-11-21T09:00:07Z")
        self.assertEqual(self.slide("2026-10-25T00:30:00Z"), "Sun 25 Oct 2026, 02:30 UTC+2")
        self.assertEqual(self.slide("2026-10-25T01:30:00Z"), "Sun 25 Oct 2026, 02:30 UTC+1")

    def test_in_a_zone_that_the_browser_does_not_know_the_slider_tells_utc(self):
        self.open_by_the_clocks_of("Europe/Atlantis")
        self.assertEqual(self.slide("2026-11-21T09:00:00Z"), "Sat 21 Nov 2026, 09:00 UTC")
        self.assertEqual(self.said, [])

    def test_axe_finds_nothing_in_the_bar_and_on_the_page_of_addresses(self):
        for path in ("", "~serve/"):
            self.page.goto(self.server.url + path)
            for summary in self.page.query_selector_all(".serve summary"):
                summary.click()
            violations = [f"{found['id']}: {node['html']}" for found in Axe().run(self.page).response["violations"] for node in found["nodes"]]
            self.assertEqual(violations, [])

    @unittest.skipUnless(shutil.which("zbarimg"), "zbarimg is not installed")
    def test_the_codes_lead_to_the_addresses_that_stand_beside_them(self):
        self.page.goto(f"{self.server.url}~serve/")
        figures = self.page.query_selector_all("figure")
        self.assertGreater(len(figures), 6)
        for figure in figures:
            address = figure.query_selector("code").inner_text()
            picture = self.folder / "code.png"
            self.page.evaluate("document.querySelector('.serve').hidden = true")
            figure.query_selector("svg").screenshot(path=picture)
            read = subprocess.run(["zbarimg", "--quiet", "--raw", picture], capture_output=True, text=True, check=True).stdout
            self.assertEqual(read.strip(), address)
            status, _, _ = self.server.ask("/" + address.removeprefix(self.server.url))
            self.assertEqual(status, 200, address)
        self.assertEqual(self.said, [])
