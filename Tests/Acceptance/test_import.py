"""Feeds made by other programs become campaigns, and the feeds that are built of these hold the same."""

import datetime
import gzip
import json
import pathlib
import plistlib
import random
import tempfile
import unittest

from workspace import front_matter, newsadmin, tree, write

CONFIGURATION = """
sourceLocale: en
locales: [en, fr]
baseURL: https://news.example.com/feeds/
app: {versions: ["1.0", "1.2", "2.0"], builds: {"1.0": "90", "1.2": "120", "2.0": "200"}}
clients: {inotify: {}, notable: {}, ismartnews: {}, sourse: {topic: "news-{locale}"}}
"""
NOW = "2026-11-21T09:00:00Z"


class ImportTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        write(self.folder, {"newsadmin.yml": CONFIGURATION})

    def feed(self, path):
        return plistlib.loads((self.folder / "public/feeds" / path).read_bytes())

    def test_every_form_of_a_property_list_becomes_the_same_campaigns(self):
        messages = {
            "2026/11/20": {
                "Title": "Sale – “now”",
                "Message": "First\nsecond\n\n* no list\n  # no heading  ",
                "ActionURL": "https://example.com/?a=1&b=2",
                "ActionButton": "Go",
                "MinVersion": "1.0",
                "MaxVersion": "1.10",
                "Note": {"for": ["us", 1, 2.5, True, datetime.datetime(2026, 1, 2, 3, 4, 5), b"\0\1"]},
            },
            "9": {"Title": "שלום", "Message": "نص 👍🏽\t"},
        }
        old_style = '{ "2026/11/20" = { Title = "Sale"; Message = "a\\nb"; }; }'.encode()
        forms = {
            "xml.plist": plistlib.dumps(messages, fmt=plistlib.FMT_XML),
            "binary.plist": plistlib.dumps(messages, fmt=plistlib.FMT_BINARY),
            "xml.plist.gz": gzip.compress(plistlib.dumps(messages, fmt=plistlib.FMT_XML)),
            "binary.plist.gz": gzip.compress(plistlib.dumps(messages, fmt=plistlib.FMT_BINARY)),
        }
        results = []
        for name, body in forms.items():
            write(self.folder, {f"{name}/newsadmin.yml": CONFIGURATION, f"{name}/old/{name}": body})
            newsadmin("import", f"old/{name}=en", "--client", "inotify", folder=self.folder / name)
            newsadmin("build", "--now", NOW, folder=self.folder / name)
            results.append(tree(self.folder / name / "campaigns"))
            built = plistlib.loads((self.folder / name / "public/feeds/inotify/en.plist").read_bytes())
            self.assertEqual(built, messages)
        self.assertTrue(all(result == results[0] for result in results))
        write(self.folder, {"old.plist": old_style})
        newsadmin("import", "old.plist", "--client", "inotify", "--locale", "en", folder=self.folder)
        newsadmin("build", "--now", NOW, folder=self.folder)
        self.assertEqual(self.feed("inotify/en.plist"), {"2026/11/20": {"Title": "Sale", "Message": "a\nb"}})

    def test_languages_are_put_together(self):
        def feed(word, **more):
            return plistlib.dumps({"2026/11/20": {"Title": word, "Message": word, "MinVersion": "1.0", **more}})

        write(self.folder, {"old/a": feed("Sale"), "old/b": feed("Soldes")})
        call = ["import", "old/a", "old/b", "--client", "inotify", "--locale", "en", "--locale", "fr"]
        newsadmin(*call, folder=self.folder)
        source, text = front_matter(self.folder / "campaigns/2026-11-20.md")
        self.assertEqual((source["title"], source["versions"], text), ("Sale", {"min": "1.0"}, "Sale"))
        translation, text = front_matter(self.folder / "campaigns/2026-11-20.fr.md")
        self.assertEqual((translation["title"], text), ("Soldes", "Soldes"))
        before = tree(self.folder)
        result = json.loads(newsadmin(*call, "--json", folder=self.folder).stdout)
        self.assertEqual(result["schema"], "newsadmin/import/1")
        self.assertEqual([campaign["state"] for campaign in result["campaigns"]], ["unchanged"])
        self.assertEqual(tree(self.folder), before)

    def test_a_feed_for_all_languages_is_parted(self):
        moment = datetime.datetime(2026, 11, 1)
        elements = [
            {"event": {"name": "level:done", "pattern": "ON=1|OFF=2"}},
            {"Title": "Hi", "title_fr": "Salut", "text": "There", "text_fr": "Là", "cancel": "OK", "start": moment},
            {"meta": {"uuid": "u", "urls": ["https://example.com/en"], "urls_fr": ["https://example.com/fr"]}},
        ]
        write(self.folder, {"all.plist": plistlib.dumps(elements)})
        result = newsadmin("import", "all.plist", "--client", "ismartnews", folder=self.folder, expected=1)
        self.assertIn('events: {"level:done": "ON=1|OFF=2"}', result.stdout)
        self.assertEqual((self.folder / "newsadmin.yml").read_text(), CONFIGURATION)
        settings = 'ismartnews: {events: {"level:done": "ON=1|OFF=2"}}'
        write(self.folder, {"newsadmin.yml": CONFIGURATION.replace("ismartnews: {}", settings)})
        newsadmin("import", "all.plist", "--client", "ismartnews", folder=self.folder)
        newsadmin("build", "--now", NOW, folder=self.folder)
        french = self.feed("ismartnews/fr.plist")
        self.assertEqual(french[0], elements[0])
        self.assertEqual(french[1], {"title": "Salut", "text": "Là", "cancel": "OK", "start": moment})
        self.assertEqual(french[2]["meta"], {"uuid": "u", "urls": ["https://example.com/fr"]})

    def test_payloads_become_campaigns(self):
        payload = {
            "handler": "com.sourse.notification", "title": "T", "message": "M", "tag": "sale",
            "isSmartNotification": "0", "embargoDate": "2026-11-20T09:00:00Z", "expiryDate": "2026-12-01T00:00:00Z",
        }
        write(self.folder, {"sale.json": json.dumps(payload)})
        newsadmin("import", "sale.json=en", "--client", "sourse", folder=self.folder)
        newsadmin("build", "--now", NOW, folder=self.folder)
        built = json.loads((self.folder / "public/push/en.json").read_text())
        self.assertEqual(built["sale"][0]["data"], payload)

    def test_feeds_that_differ_between_languages_hold_the_same(self):
        configuration = CONFIGURATION.replace("[en, fr]", "[en, fr, pt-BR]\nmissing: {pt-BR: [fr, en], fr: leave-out}")
        for seed in range(6):
            chance = random.Random(seed)
            feeds = generated_feeds(chance, ["en", "fr", "pt-BR"])
            folder = self.folder / str(seed)
            files = {f"old/{locale}.plist": plistlib.dumps(feed) for locale, feed in feeds.items()}
            write(folder, {"newsadmin.yml": configuration, **files})
            newsadmin("import", *files, "--client", "ismartnews", folder=folder)
            newsadmin("build", "--now", "2026-10-01T00:00Z", "--client", "ismartnews", folder=folder)
            for locale, feed in feeds.items():
                with self.subTest(seed=seed, locale=locale):
                    built = (folder / f"public/feeds/ismartnews/{locale}.plist").read_bytes()
                    self.assertEqual(plistlib.loads(built), feed)

    def test_hostile_feeds_are_findings(self):
        cycle = bytearray(plistlib.dumps(["a", "b"], fmt=plistlib.FMT_BINARY))
        cycle[cycle.index(b"\xa2") + 1] = 0
        write(
            self.folder,
            {
                "cycle.plist": bytes(cycle), "bomb.plist": gzip.compress(bytes(100 << 20)), "empty.plist": "",
                "page.plist": "<!doctype html><title>404</title>", "deep.plist": "<plist>" + "<array>" * 100000,
                "huge.plist": b"bplist00\xdf\x13" + b"\x7f" * 60,
            },
        )
        for name in ["cycle", "bomb", "empty", "page", "deep", "huge"]:
            with self.subTest(name):
                call = ["import", f"{name}.plist=en", "--client", "inotify"]
                result = newsadmin(*call, folder=self.folder, expected=1)
                self.assertIn("[import-unreadable]", result.stderr)
        self.assertFalse((self.folder / "campaigns").exists())


def generated_feeds(chance, locales):
    """Feeds of messages and items of which some are translated, some differ in more, and some stand in another order."""
    texts = ["Sale", "", "Two\nlines", "* a", "{{x}}", " spaces ", "one\n\n\ntwo"]
    feeds = {locale: [] for locale in locales}
    for index in range(chance.randint(1, 5)):
        is_message = chance.random() < 0.6
        common = {"repeat": True} if chance.random() < 0.3 else {}
        for locale in locales:
            if chance.random() < 0.2:
                continue
            if is_message:
                title = chance.choice(texts) + locale
                message = {**common, "title": title, "cancel": chance.choice(["OK", "default", "Nein"])}
                if chance.random() < 0.7:
                    message["text"] = chance.choice(texts)
                if chance.random() < 0.4:
                    message["link"] = "https://example.com/" + locale
                feeds[locale].append(message)
            else:
                address = "https://example.com/" + chance.choice(["", locale])
                feeds[locale].append({"meta": {"uuid": f"u{index}", "urls": [address]}})
        if chance.random() < 0.2:
            for feed in feeds.values():
                chance.shuffle(feed)
    return feeds


if __name__ == "__main__":
    unittest.main()
