"""A real browser for tests."""

import shutil
import time
import unittest

from playwright.sync_api import sync_playwright

from workspace import REPOSITORY

PUBLIC = REPOSITORY / "public"
BASE = "https://news.nightjar.example/feeds/"
# How many seconds a page may take for whatever it is to do: a busy machine is no reason to fail.
PATIENCE = 120


class Browser(unittest.TestCase):
    """Opens pages from disk in Chromium, and hears what they say and ask for."""

    @classmethod
    def setUpClass(cls):
        chromium = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chromium-browser")
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path=chromium, channel=None if chromium else "chrome", args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def setUp(self):
        self.windows = []
        self.visitor = None
        self.heard = None

    def tearDown(self):
        while self.windows:
            self.windows.pop().close()
        if self.visitor:
            self.visitor[0].context.close()

    def context(self, **options):
        """A window without motion unless a test is about it: clicks miss what slides or scrolls smoothly."""
        context = self.browser.new_context(**{"reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE * 1000)
        return context

    def window(self, **options):
        """A page in a window of its own; only the last two windows stay open, because each is a process."""
        self.windows.append(self.context(**options))
        while len(self.windows) > 2:
            self.windows.pop(0).close()
        return self.windows[-1].new_page()

    def watch(self, page):
        """Hears what a page says and asks for: two lists that it adds to."""
        said, asked = [], []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("dialog", lambda dialog: (said.append("dialog"), dialog.dismiss()))
        page.on("request", lambda request: asked.append(request.url))
        # The images of views are addressed where the feeds will be served; here is what will be served there.
        page.route(BASE + "**", lambda route: route.fulfill(path=PUBLIC / "feeds" / route.request.url.removeprefix(BASE)))
        return said, asked

    def open(self, path, width=1280, scheme="light", hash="", **options):
        """Opens a page in a window of its own, and returns it with what it said and asked for."""
        page = self.window(viewport={"width": width, "height": 800}, color_scheme=scheme, **options)
        self.heard = self.watch(page)
        page.goto(path.as_uri() + hash)
        return page, *self.heard

    def check(self, path, width=1280, scheme="light", hash="", asks=()):
        """Opens a page that says nothing, asks nobody else and fits its window; the next check takes its place in the window.

        One window visits all pages of a test, because a new one takes several times as long as most pages.
        """
        if not self.visitor:
            page = self.context().new_page()
            self.visitor = (page, self.watch(page))
        page, self.heard = self.visitor
        # Left first, because another place on the same page would not be loaded anew.
        page.goto("about:blank")
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        for things in self.heard:
            things.clear()
        page.goto(path.as_uri() + hash)
        self.quiet(path, asks)
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        self.assertLessEqual(wide, 0, f"{path} at {width}")
        return page

    def follow(self, page, link):
        """Clicks a link to another page, and waits until that has run its script; a click alone returns before."""
        with page.expect_navigation():
            page.locator(link).first.click()

    def quiet(self, path=None, asks=()):
        """Fails the test if the page that was opened last has said anything, or asked anybody but those whom it may ask."""
        said, asked = self.heard
        self.assertEqual(said, [], path)
        self.assertTrue(all(url.startswith(("file:", "data:", "about:", *asks)) for url in asked), asked)

    def address(self, page):
        """A page's address as the page itself has it: `page.url` hears of a choice that was kept in it only afterwards."""
        return page.evaluate("location.href")

    def until(self, page, condition, what=None):
        """Waits until a condition holds, of a page or a function's; pages' policy forbids Playwright's own way of waiting."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if condition() if callable(condition) else page.evaluate(condition):
                return
            page.wait_for_timeout(20)
        self.fail(f"it did not come to hold: {what or condition}")
