"""Feeds read back by programs that are not ours, and compared with the campaigns field by field."""

import datetime
import json
import pathlib
import plistlib
import subprocess
import tempfile
import unittest

from workspace import REPOSITORY, front_matter

PUBLIC = REPOSITORY / "public"
FEEDS = PUBLIC / "feeds"
LOCALES = ["en", "fr", "de", "ja", "ar"]


def campaigns():
    """The example's campaigns by id, each with its front matter by locale."""
    found = {}
    for path in sorted((REPOSITORY / "campaigns").rglob("*.md")):
        stem = path.name.removesuffix(".md")
        identifier, _, locale = stem.rpartition(".")
        if locale not in LOCALES:
            identifier, locale = stem, "en"
        found.setdefault(identifier, {})[locale] = front_matter(path)
    return found


class PropertyLists(unittest.TestCase):
    def test_are_read_by_plistlib_and_libplist_alike(self):
        paths = sorted(FEEDS.rglob("*.plist"))
        self.assertGreaterEqual(len(paths), 2 * len(LOCALES))
        for path in paths:
            with self.subTest(path=path.name), tempfile.NamedTemporaryFile(suffix=".plist") as binary:
                subprocess.run(["plistutil", "-i", path, "-o", binary.name, "-f", "bin"], check=True, capture_output=True)
                ours = plistlib.loads(path.read_bytes())
                self.assertEqual(ours, plistlib.loads(pathlib.Path(binary.name).read_bytes()))


class INotify(unittest.TestCase):
    def test_holds_every_live_campaign_with_its_own_fields(self):
        seen = 0
        for locale in LOCALES:
            feed = plistlib.loads((FEEDS / "inotify" / f"{locale}.plist").read_bytes())
            titles = {message["Title"] for message in feed.values()}
            for identifier, texts in campaigns().items():
                source = texts["en"][0]
                key = source.get("inotify", {}).get("key")
                if key is None or key not in feed:
                    continue
                seen += 1
                message = feed[key]
                own = texts.get(locale, (None, ""))[0]
                if own and "title" in own and "{{" not in own["title"]:
                    self.assertEqual(message["Title"], own["title"], (identifier, locale))
                versions = source.get("versions", {})
                self.assertEqual(message.get("MinVersion"), versions.get("min"), identifier)
                if "max" in versions:
                    self.assertEqual(message.get("MaxVersion"), versions["max"], identifier)
                if "action" in source and "{{" not in source["action"]["url"]:
                    url = (own or {}).get("action", {}).get("url", source["action"]["url"])
                    if "{{" not in url:
                        self.assertEqual(message["ActionURL"], url, identifier)
                else:
                    self.assertEqual("ActionURL" in message, "action" in source, identifier)
                self.assertTrue(set(message) <= {"Title", "Message", "ActionURL", "ActionButton", "MinVersion", "MaxVersion"} | set(source.get("inotify", {}).get("raw", {})))
                self.assertTrue(all(isinstance(value, str) for name, value in message.items() if name[0].isupper()))
            self.assertTrue(titles)
        self.assertGreater(seen, 0)


class Notable(unittest.TestCase):
    def test_control_files_are_json_whose_views_exist_and_stand_alone(self):
        for locale in LOCALES:
            path = FEEDS / "notable" / locale / "control.json"
            subprocess.run(["python3", "-m", "json.tool", path], check=True, capture_output=True)
            for identifier, notification in json.loads(path.read_bytes()).items():
                self.assertIn(notification["entry"], notification["views"], identifier)
                for view in notification["views"].values():
                    marker = "/feeds/"
                    if f"notable/{locale}/views/" not in view["file"]:
                        continue
                    html = (FEEDS / view["file"].split(marker, 1)[1]).read_text()
                    self.assertIn("<!doctype html>", html.lower())
                    for outside in ["<script src", "<link", "@import", "url(http"]:
                        self.assertNotIn(outside, html.lower(), view["file"])


class ISmartNews(unittest.TestCase):
    def test_arrays_hold_dictionaries_with_typed_values(self):
        for locale in LOCALES:
            feed = plistlib.loads((FEEDS / "ismartnews" / f"{locale}.plist").read_bytes())
            self.assertIsInstance(feed, list)
            for element in feed:
                self.assertIsInstance(element, dict)
                for name in ("start", "end"):
                    if name in element:
                        self.assertIsInstance(element[name], datetime.datetime)
                for name in ("repeat", "always"):
                    if name in element:
                        self.assertIsInstance(element[name], bool)


class Sourse(unittest.TestCase):
    def test_messages_are_strings_and_within_the_limit(self):
        for locale in LOCALES:
            for messages in json.loads((PUBLIC / "push" / f"{locale}.json").read_bytes()).values():
                for message in messages:
                    data = message.get("data", {})
                    self.assertTrue(all(isinstance(value, str) for value in data.values()))
                    size = sum(len(name.encode()) + len(value.encode()) for name, value in data.items())
                    self.assertLessEqual(size, 4096)
                    self.assertLessEqual(message["condition"].count("in topics"), 5)


class Gzip(unittest.TestCase):
    def test_twins_stand_beside_everything_served_of_1024_bytes_or_more(self):
        for path in sorted(FEEDS.rglob("*")):
            if not path.is_file() or path.suffix == ".gz" or path.parent.name == "assets":
                continue
            twin = path.with_name(path.name + ".gz")
            self.assertEqual(twin.exists(), path.stat().st_size >= 1024, path)
            if twin.exists():
                subprocess.run(["gzip", "-t", twin], check=True)
                plain = subprocess.run(["gzip", "-dc", twin], check=True, capture_output=True).stdout
                self.assertEqual(plain, path.read_bytes())


class Manifest(unittest.TestCase):
    def test_lists_every_file_with_its_size_and_hash(self):
        import hashlib

        manifest = json.loads((PUBLIC / "feeds.json").read_bytes())
        self.assertEqual(manifest["schema"], "newsadmin/feeds/1")
        listed = set()
        for entry in manifest["feeds"] + manifest["files"]:
            data = (PUBLIC / entry["path"]).read_bytes()
            self.assertEqual(len(data), entry["bytes"], entry["path"])
            self.assertEqual(hashlib.sha256(data).hexdigest(), entry["sha256"], entry["path"])
            listed.add(entry["path"])
            if entry.get("gzipBytes") is not None:
                self.assertEqual((PUBLIC / (entry["path"] + ".gz")).stat().st_size, entry["gzipBytes"])
                listed.add(entry["path"] + ".gz")
        there = {str(path.relative_to(PUBLIC)) for path in PUBLIC.rglob("*") if path.is_file()}
        self.assertEqual(there - {"feeds.json"}, listed)


if __name__ == "__main__":
    unittest.main()
