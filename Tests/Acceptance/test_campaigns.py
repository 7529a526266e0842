"""Campaigns' pages in a real browser: previews of every client, in every locale, size and appearance."""

import http.server
import json
import pathlib
import shutil
import tempfile
import threading
import unittest

from axe_playwright_python.sync_playwright import Axe

from browser import PUBLIC, Browser
from workspace import NOW, newsadmin, write

CAMPAIGNS = PUBLIC / "campaigns"
SALE = CAMPAIGNS / "2026-11-20-sale.html"
UPDATE = CAMPAIGNS / "2026-11-03-nightjar-4-2.html"
NEWS = CAMPAIGNS / "whats-new-4-2.html"

CONFIGURATION = """name: Test
sourceLocale: en
locales: [en, fr, ar, ja]
baseURL: https://news.example.com/feeds/
app: {versions: ['1.0'], builds: {'1.0': '10'}}
clients: {inotify: {}, notable: {}, ismartnews: {}, sourse: {topic: news}}
"""


class Previews(Browser):
    def preview(self, page, client):
        """The preview of a client."""
        return page.locator(".preview", has=page.locator("h2", has_text=client))

    def frame(self, page, client):
        """The frame in the preview of a client, in sight: browsers let frames rest that nobody sees."""
        frame = self.preview(page, client).locator("iframe").first
        frame.evaluate("frame => frame.scrollIntoView({block: 'center'})")
        return self.preview(page, client).frame_locator("iframe")

    def build(self, files):
        """Builds a workspace and returns its output."""
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        write(folder, {"newsadmin.yml": CONFIGURATION, **files})
        newsadmin("build", "--now", NOW, folder=folder, expected=None)
        return pathlib.Path(folder, "public")

    def test_every_locale_size_and_appearance_is_silent_and_asks_nothing(self):
        for path in (SALE, UPDATE, NEWS):
            page, said, asked = self.open(path)
            locales = page.eval_on_selector_all("input[name=locale]", "all => all.map(one => one.value)")
            self.assertEqual(locales[0], "en")
            # Every locale in every size, and every size in both appearances, which take turns.
            for turn, locale in enumerate(locales):
                page.check(f"input[name=locale][value={locale}]", force=True)
                for place, size in enumerate(("small", "large", "landscape", "tablet")):
                    page.select_option("select[name=size]", size)
                    page.check(f"input[name=appearance][value={('light', 'dark')[(turn + place) % 2]}]", force=True)
                    self.assertGreater(page.locator(".device").count(), 0)
            self.assertEqual(said, [], path)
            self.assertTrue(all(url.startswith(("file:", "data:")) for url in asked), asked)

    def test_alerts_have_the_real_buttons_in_the_clients_order(self):
        page = self.check(SALE)
        buttons = lambda client: self.preview(page, client).locator(".choices button").all_inner_texts()
        self.assertEqual(buttons("iNotify"), ["Show me", "Later", "Ignore"])
        self.assertEqual(buttons("iSmartNews"), ["Not now", "Show me"])
        page.check("input[name=locale][value=fr]", force=True)
        self.assertEqual(buttons("iNotify")[1:], ["Plus tard", "Ignorer"])
        self.preview(page, "iNotify").locator(".choices button").first.click()
        self.assertIn("opens https://", self.preview(page, "iNotify").locator(".told").inner_text())

    def test_the_buttons_of_a_notable_view_work(self):
        page = self.check(UPDATE)
        told = self.preview(page, "Notable").locator(".told")
        frame = self.preview(page, "Notable").locator("iframe")
        self.assertIn("/banner.html", frame.get_attribute("src"))
        self.assertEqual(frame.get_attribute("sandbox"), "allow-scripts")
        self.assertEqual(frame.evaluate("frame => frame.offsetHeight"), 120)
        self.frame(page, "Notable").locator("[data-do=more]").click()
        self.until(page, "Array.from(document.querySelectorAll('iframe')).at(-1).src.endsWith('/full.html')")
        self.assertIn("It shows the view “full”.", told.inner_text())
        # On phones it stands on top of the banner, which is there again when it closes.
        self.assertEqual(frame.count(), 2)
        self.preview(page, "Notable").frame_locator("iframe").last.locator("[data-do=action]").click()
        self.until(page, "document.querySelectorAll('.preview iframe').length === 1")
        self.assertIn("It closes, and the view “banner” is still there.", told.inner_text())
        self.assertIn("/banner.html", frame.get_attribute("src"))
        self.assertEqual(self.preview(page, "Notable").locator(".faces [aria-pressed=true]").inner_text().split(":")[0], "banner")
        self.frame(page, "Notable").locator("[data-do=dismiss]").click()
        self.until(page, "document.querySelector('.preview iframe') === null")

    def test_a_chosen_view_stays_when_locale_and_appearance_change(self):
        page = self.check(UPDATE)
        preview = self.preview(page, "Notable")
        for _ in range(2):
            preview.locator(".faces button", has_text="full").click()
            self.assertEqual(preview.locator(".copy").count(), 1)
        page.check("input[name=locale][value=ar]", force=True)
        page.check("input[name=appearance][value=dark]", force=True)
        self.assertIn("/ar/", preview.locator("iframe").get_attribute("src"))
        self.assertTrue(preview.locator("iframe").get_attribute("src").endswith("/full.html"))
        self.assertEqual(preview.locator(".faces [aria-pressed=true]").all_inner_texts(), ["full: whole screen"])
        self.assertEqual(preview.locator(".copy").count(), 1)

    def test_a_missing_image_is_told_in_place_of_the_copy(self):
        public = self.build({"campaigns/2026-11-20-a.md": "---\ntitle: A\nclients: [notable]\n---\n![A cat](cat.png)\n"})
        page = self.check(public / "campaigns" / "2026-11-20-a.html")
        self.until(page, "document.querySelector('.faces .copy')")
        self.assertEqual(self.preview(page, "Notable").locator(".copy").all_inner_texts(), ["An image is missing"])

    def test_views_follow_the_appearance(self):
        # A browser that is told what to prefer tells frames the same, so this one is told nothing.
        page = self.window(color_scheme="null")
        page.goto(SALE.as_uri())
        for appearance in ("dark", "light", "dark"):
            page.check(f"input[name=appearance][value={appearance}]", force=True)
            isDark = self.frame(page, "Notable").locator("body").evaluate(
                "() => matchMedia('(prefers-color-scheme: dark)').matches")
            self.assertEqual(isDark, appearance == "dark")

    def test_views_have_the_width_of_the_screen_and_their_own_height(self):
        page = self.check(SALE, width=2200)
        for size, width in (("small", 320), ("large", 430)):
            page.select_option("select[name=size]", size)
            frame = self.preview(page, "Notable").locator("iframe")
            self.assertEqual(frame.evaluate("frame => [frame.offsetWidth, frame.offsetHeight]"), [width, 120])

    def test_a_view_higher_than_the_screen_loses_an_edge(self):
        for origin, mark, y in (("bottom", "its top is above the screen by 132 points", -132), ("top", "its bottom is below the screen by 132 points", 0)):
            with self.subTest(origin=origin):
                views = f"notable: {{views: {{banner: {{height: 700, origin: {origin}}}}}}}"
                public = self.build({"campaigns/2026-11-20-a.md": f"---\ntitle: A\nclients: [notable]\n{views}\n---\nText\n"})
                page = self.open(public / "campaigns" / "2026-11-20-a.html")[0]
                marks = self.preview(page, "Notable").locator(".marks")
                page.select_option("select[name=size]", "small")
                frame = self.preview(page, "Notable").locator("iframe")
                self.assertEqual(frame.evaluate("frame => [frame.offsetTop, frame.offsetHeight]"), [y, 700])
                # What the page itself says of its room does not wipe it away.
                self.frame(page, "Notable").locator("h1").wait_for()
                page.wait_for_timeout(300)
                self.assertIn(mark, marks.inner_text())
                page.select_option("select[name=size]", "large")
                self.assertNotIn("too high", marks.inner_text())

    def test_a_flag_is_remembered(self):
        page = self.check(SALE)
        self.frame(page, "Notable").locator("[data-do=never]").click()
        told = self.preview(page, "Notable").locator(".told")
        self.until(page, "Array.from(document.querySelectorAll('.told')).some(told => told.textContent.includes('closes'))")
        self.assertIn("It remembers “done”. It closes.", told.inner_text())
        self.preview(page, "Notable").locator(".faces button").first.click()
        self.assertEqual(self.preview(page, "Notable").locator("iframe").count(), 1)

    def panel(self, body="Text", front="", files={}):
        """The preview of a page of iSmartNews, on a small phone."""
        campaign = f"---\ntitle: A\nclients: [ismartnews]\n{front}\nismartnews: {{form: page}}\n---\n{body}\n"
        public = self.build({"campaigns/2026-11-20-a.md": campaign, **files})
        page = self.open(public / "campaigns" / "2026-11-20-a.html")[0]
        page.select_option("select[name=size]", "small")
        self.frame(page, "iSmartNews").locator("h1").wait_for()
        return page

    def test_the_close_button_of_a_page_is_at_the_end_of_its_heading(self):
        page = self.panel(files={"campaigns/2026-11-20-a.ar.md": "---\ntitle: ت\n---\nن\n"})
        place = "Array.from(document.querySelectorAll('.close')).map(one => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight].join())"
        self.until(page, f"{place}[0] === '276,0,44,44'")
        page.check("input[name=locale][value=ar]", force=True)
        self.frame(page, "iSmartNews").locator("h1[dir=rtl]").wait_for()
        self.until(page, f"{place}[0] === '0,0,44,44'")

    def test_a_page_that_says_nothing_has_its_button_at_the_left_and_does_not_scroll(self):
        page = self.panel("Word. " * 2000, files={"templates/ismartnews/page.mustache": "<h1>{{title}}</h1>{{{html}}}"})
        self.assertEqual(page.evaluate("document.querySelector('.close').offsetLeft"), 0)
        self.assertIn("Phones do not scroll this page", page.inner_text(".marks"))
        page.locator(".preview iframe").hover()
        page.mouse.wheel(0, 300)
        page.wait_for_timeout(300)
        self.assertEqual(page.frame_locator(".preview iframe").locator("html").evaluate("() => scrollY"), 0)

    def test_a_built_in_page_scrolls_and_turns_the_phone(self):
        page = self.panel("Word. " * 2000)
        page.locator(".preview iframe").hover(position={"x": 100, "y": 300})
        page.mouse.wheel(0, 300)
        html = page.frame_locator(".preview iframe").locator("html")
        self.until(page, lambda: html.evaluate("() => scrollY") > 0)
        self.assertEqual(page.inner_text(".marks"), "")
        page.select_option("select[name=size]", "landscape")
        self.assertEqual(page.inner_text(".marks"), "Phones turn upright for this page")

    def test_links_of_a_page_say_what_becomes_of_the_panel(self):
        told = {
            "https://e.com/": "It opens https://e.com/, and the panel closes.",
            "mailto:a@e.com": "It opens mailto:a@e.com; the panel stays, or counts as failed.",
            "http://close.io/": "The panel closes, as with its own button.",
            "http://review.io/open": "It opens the app's review in the store, and the panel closes.",
            "http://removeads.io/": "The panel closes, and the app removes its advertisements.",
            "http://callback.io/a": "The app is told of http://callback.io/a, and the panel closes.",
            "http://callquietly.io/a": "The app is told of http://callquietly.io/a, and the panel stays.",
        }
        page = self.panel(" ".join(f"[link]({address})" for address in told))
        for place, words in enumerate(told.values()):
            self.frame(page, "iSmartNews").locator("a[href]").nth(place).click()
            self.until(page, f"document.querySelector('.told').textContent === {json.dumps(words)}")

    def test_words_that_only_the_app_translates_are_named(self):
        public = self.build({"campaigns/2026-11-20-a.md": "---\ntitle: A\nclients: [ismartnews]\naction: {url: 'https://e.com/'}\n---\nText\n"})
        page = self.open(public / "campaigns" / "2026-11-20-a.html")[0]
        self.assertEqual(page.inner_text(".marks"), "")
        page.check("input[name=locale][value=fr]", force=True)
        self.assertEqual(page.locator(".choices button").all_inner_texts(), ["Cancel", "OK"])
        self.assertEqual(page.inner_text(".marks"), "“Cancel” and “OK” stay English unless the app's own Localizable.strings translates them")

    def test_a_link_in_a_page_says_what_it_opens_and_goes_nowhere(self):
        page, said, asked = self.open(NEWS)
        self.frame(page, "iSmartNews").locator("a[href]").first.click()
        self.until(page, "document.querySelector('.told').textContent.includes('opens')")
        self.assertEqual(said, [])
        self.assertTrue(all(url.startswith(("file:", "data:")) for url in asked), asked)

    def test_pictures_are_shown_without_the_network(self):
        page = self.check(NEWS)
        image = self.frame(page, "iSmartNews").locator("img").first
        image.wait_for()
        self.assertGreater(image.evaluate("image => image.naturalWidth"), 0)

    def test_other_peoples_messages_are_not_listened_to(self):
        page = self.check(SALE)
        page.evaluate("window.postMessage({newsadmin: {call: 'dismiss', arguments: []}}, '*')")
        page.wait_for_timeout(100)
        self.assertEqual(self.preview(page, "Notable").locator("iframe").count(), 1)

    def test_a_note_is_told_apart_by_its_way(self):
        page = self.check(SALE)
        note = self.preview(page, "Sourse")
        self.assertIn("the SDK chooses the moment", note.locator(".told").inner_text())
        note.locator(".faces button", has_text="standard").click()
        self.assertIn("Without the SDK", note.locator(".told").inner_text())

    def test_arabic_runs_from_right_to_left(self):
        page = self.check(SALE)
        page.check("input[name=locale][value=ar]", force=True)
        alert = self.preview(page, "iNotify").locator(".alert")
        self.assertEqual(alert.get_attribute("dir"), "rtl")
        self.assertEqual(alert.get_attribute("lang"), "ar")
        self.assertEqual(self.frame(page, "Notable").locator("html").get_attribute("dir"), "rtl")

    def test_the_choice_is_in_the_address(self):
        page = self.check(SALE)
        page.check("input[name=locale][value=ja]", force=True)
        page.select_option("select[name=size]", "tablet")
        page = self.check(SALE, hash=self.address(page).removeprefix(SALE.as_uri()))
        self.assertEqual(page.eval_on_selector("input[name=locale]:checked", "one => one.value"), "ja")
        self.assertEqual(page.input_value("select[name=size]"), "tablet")
        page = self.check(SALE, hash="#locale-de")
        self.assertEqual(page.eval_on_selector("input[name=locale]:checked", "one => one.value"), "de")
        self.quiet()

    def test_addresses_that_mean_nothing_are_passed_over(self):
        for hash in ("#%", "#locale-xx", "#item=1&length=2&locale=xx&size=huge", "#line=999", "#line=x&locale=fr"):
            with self.subTest(hash=hash):
                page = self.check(SALE, hash=hash)
                self.until(page, "document.querySelectorAll('.device').length === 4")
                self.quiet()

    def test_a_view_of_ones_own_that_loads_something_asks_nothing(self):
        # A browser announces what it then blocks, so what arrives at a server is counted.
        reached = []

        class Server(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                reached.append(self.path)
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        address = f"http://127.0.0.1:{server.server_port}"
        public = self.build(
            {
                "campaigns/2026-11-20-a.md": "---\ntitle: A\nclients: [notable]\n---\nText\n",
                "templates/notable/banner.mustache": "<!doctype html><html><head><title>x</title></head><body><h1>Hello</h1>"
                "<button onclick='dismiss()'>OK</button>"
                f"<img src = '{address}/image'><script>fetch ('{address}/script')</script></body></html>",
            }
        )
        page, _, _ = self.open(public / "campaigns" / "2026-11-20-a.html")
        self.frame(page, "Notable").locator("h1").wait_for()
        page.wait_for_timeout(500)
        self.assertIn("/previews/", page.locator("iframe").get_attribute("src"))
        self.assertIn("Shown from a copy", self.preview(page, "Notable").inner_text())
        self.assertEqual(reached, [])
        # The file that ships does ask, so the server would have heard of it.
        page, _, _ = self.open(next((public / "feeds").rglob("banner.html")))
        self.until(page, lambda: len(reached) >= 2, "what the file loads")
        self.assertEqual(sorted(reached), ["/image", "/script"])

    def test_without_script_the_tables_are_there(self):
        context = self.browser.new_context(java_script_enabled=False)
        self.addCleanup(context.close)
        page = context.new_page()
        page.goto(UPDATE.as_uri())
        self.assertFalse(page.locator("form.looks").is_visible())
        self.assertIn("draws its previews with a script", page.inner_text("noscript"))
        self.assertEqual(page.locator("#messages ~ table tbody tr").count(), 5)
        for link in page.locator("#messages ~ table a").all():
            self.assertTrue((CAMPAIGNS / link.get_attribute("href")).resolve().exists())
        self.assertGreater(page.locator(".finding").count(), 0)

    def test_what_does_not_fit_is_marked(self):
        long = "A long sentence that goes on and on. " * 60
        public = self.build(
            {
                "campaigns/2026-11-20-a.md": "---\ntitle: A title that is rather long for one line of a small phone\n"
                "action: {url: 'https://example.com/', label: A label that is much too long for any button}\n---\n" + long + "\n"
            }
        )
        page = self.check(public / "campaigns" / "2026-11-20-a.html")
        page.select_option("select[name=size]", "small")
        marks = lambda client: " ".join(self.preview(page, client).locator(".marks li").all_inner_texts())
        self.assertIn("The text scrolls:", marks("iNotify"))
        self.assertIn("is cut", marks("iNotify"))
        self.assertIn("The title is cut", marks("Sourse"))
        self.assertIn("The text is cut after four lines:", marks("Sourse"))
        # What is cut is cut at the end of the text, wherever that stands on the line.
        for part in (".note .title", ".note span.text"):
            self.assertTrue(self.preview(page, "Sourse").locator(part).inner_text().endswith("…"), part)
        self.until(page, "document.querySelectorAll('.preview')[1].querySelector('.marks li') !== null")
        self.assertIn("The text scrolls:", marks("Notable"))

    def test_a_very_long_label_is_named_by_its_beginning(self):
        label = "W" * 5000
        public = self.build({
            "campaigns/2026-11-20-a.md": f"---\ntitle: A\nclients: [inotify]\naction: {{url: 'https://example.com/', label: {label}}}\n---\nText\n",
        })
        page = self.check(public / "campaigns" / "2026-11-20-a.html")
        mark = self.preview(page, "iNotify").locator(".marks li")
        self.assertEqual(mark.all_inner_texts(), [f"The label “{'W' * 40}…” is cut"])
        self.preview(page, "iNotify").locator(".choices button").first.click()
        told = self.preview(page, "iNotify").locator(".told").inner_text()
        self.assertEqual(told, f"“{'W' * 40}…” opens https://example.com/.")

    def test_what_fits_is_not_marked(self):
        page = self.check(SALE)
        page.select_option("select[name=size]", "large")
        page.wait_for_timeout(300)
        self.assertEqual(page.locator(".marks li").all_inner_texts(), [])

    def test_texts_stand_behind_the_previews(self):
        page = self.check(SALE)
        page.check("input[name=locale][value=fr]", force=True)
        for part in page.locator(".texts details").all():
            part.locator("summary").first.click()
        self.assertIn("campaigns/2026-11-20-sale.fr.md", page.inner_text(".texts .source"))
        self.assertIn("<key>ActionURL</key>", page.inner_text(".texts .entry pre"))
        source = (PUBLIC.parent / "campaigns" / "2026-11-20-sale.fr.md").read_text(encoding="utf-8")
        self.assertEqual(page.locator(".source .row").all_text_contents(), [line + "\n" for line in source.splitlines()])

    def test_a_finding_leads_to_its_line(self):
        page = self.check(UPDATE)
        link = page.locator(".said a").first
        line = link.inner_text().rsplit(":", 1)[1]
        link.click()
        self.until(page, "document.querySelector('.source .found') !== null")
        self.assertEqual(page.locator(".source .found").get_attribute("data-line"), line)
        # Shut again, it opens by the same link.
        page.locator(".texts details").first.locator("summary").first.click()
        self.until(page, "!document.querySelector('.texts details').open")
        link.click()
        self.until(page, "document.querySelector('.texts details').open")

    def test_the_only_language_is_chosen(self):
        public = self.build({"newsadmin.yml": CONFIGURATION.replace("[en, fr, ar, ja]", "[en]").replace(", notable: {}, ismartnews: {}, sourse: {topic: news}", ""), "campaigns/2026-11-20-a.md": "---\ntitle: A\n---\nText\n"})
        page, said, _ = self.open(public / "campaigns" / "2026-11-20-a.html")
        self.until(page, "document.querySelectorAll('.device').length === 1")
        self.assertTrue(page.is_checked("input[name=locale]"))
        self.assertEqual(said, [])

    def test_back_leads_from_a_line_to_the_page_as_it_was_opened(self):
        page = self.check(SALE)
        chosen = "document.querySelector('input[name=locale]:checked').value"
        page.locator(".said a[href^='#locale=fr']").first.click()
        self.until(page, f"{chosen} === 'fr'")
        page.go_back()
        self.until(page, f"{chosen} === 'en'")

    def test_axe_finds_nothing_in_any_appearance(self):
        for path, choice in ((SALE, "#locale=ar&appearance=dark"), (UPDATE, "#locale=ja&size=landscape"), (NEWS, "#size=tablet")):
            for scheme in ("light", "dark"):
                with self.subTest(path=path.name, scheme=scheme):
                    page = self.check(path, scheme=scheme, hash=choice)
                    for part in page.locator(".texts details").all():
                        part.locator("summary").first.click()
                    for frame in page.frames:
                        frame.wait_for_load_state()
                    results = Axe().run(page)
                    self.assertEqual(results.violations_count, 0, results.generate_report())

    def test_choices_and_phones_are_seen_where_a_computer_has_few_colours(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme=scheme):
                page = self.window(forced_colors="active", color_scheme=scheme)
                page.goto(SALE.as_uri() + "#locale=fr&appearance=light")
                self.until(page, "document.querySelectorAll('.device').length === 4")
                colour = "all => all.map(one => getComputedStyle(one).backgroundColor)"
                page.mouse.move(0, 0)
                chosen = page.eval_on_selector_all(".tabs input[name=locale]:checked + span", colour)
                others = page.eval_on_selector_all(".tabs input[name=locale]:not(:checked) + span", colour)
                self.assertEqual((len(chosen), len(set(others))), (1, 1))
                self.assertNotIn(chosen[0], others)
                self.assertEqual(page.eval_on_selector_all(".device .alert", colour)[0], "rgb(242, 242, 247)")

    def test_views_slide_only_where_motion_is_welcome(self):
        for motion in ("reduce", "no-preference"):
            with self.subTest(motion=motion):
                page = self.open(SALE, reduced_motion=motion)[0]
                name = page.locator("iframe").first.evaluate("frame => getComputedStyle(frame).animationName")
                self.assertEqual(name == "none", motion == "reduce", name)
                # Clicked from within: the mouse misses what slides.
                self.frame(page, "Notable").locator("[data-do=dismiss]").evaluate("button => button.click()")
                self.until(page, "document.querySelector('.preview iframe') === null")

    def test_drafts_and_hostile_text_are_previewed_as_text(self):
        hostile = "</title></style></script><script>alert(1)</script><img src=x onerror=alert(1)>"
        quoted = hostile + "\"''"
        public = self.build(
            {
                "campaigns/2026-11-20-a.md": f"---\ndraft: true\ntitle: '{quoted}'\naction: {{url: 'javascript:alert(1)', label: '{quoted}'}}\n---\n{hostile}\n",
                "campaigns/2026-11-20-a.ar.md": f"---\ntitle: '{quoted}'\n---\n{hostile}\n",
            }
        )
        page, said, asked = self.open(public / "campaigns" / "2026-11-20-a.html")
        for locale in ("en", "ar"):
            page.check(f"input[name=locale][value={locale}]", force=True)
            page.wait_for_timeout(200)
            self.assertIn("<script>alert(1)</script>", self.preview(page, "iNotify").inner_text())
        self.assertEqual(page.locator(".previews a[href^=javascript]").count(), 0)
        self.assertEqual(said, [])
        self.assertTrue(all(url.startswith(("file:", "data:")) for url in asked), asked)


if __name__ == "__main__":
    unittest.main()
