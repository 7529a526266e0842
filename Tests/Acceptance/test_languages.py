"""Release notes in many languages: no rule about texts finds anything in good ones, and each finds its own mistake."""

import json
import random
import tempfile
import unittest

from languages import SOURCE, TRANSLATIONS
from workspace import NOW, newsadmin, tree, write

LOCALES = ["en", *sorted(TRANSLATIONS)]
CONFIGURATION = f"""sourceLocale: en
locales: [{", ".join(LOCALES)}]
baseURL: https://news.example.com/feeds/
clients: {{inotify: {{}}}}
rules: {{alert-text-length: off, alert-title-length: off, never-compared: off}}
"""
RULES = {
    "text-direction", "text-filler", "text-joined-bullets", "text-double-space", "link-not-https", "translation-link",
    "translation-link-differs", "translation-number", "translation-placeholder", "translation-end-mark",
}


def campaign(texts, order, locale=None, address="https://example.com/news"):
    """One announcement of the texts named by `order`, in the shapes that people write."""
    title, discount, question, heading, price, link = texts
    pieces = {
        "discount": discount, "question": question, "price": price,
        "list": f"{heading}\n\n- iOS 17 & iPadOS\n- v2.3.1\n- 24/7",
        "link": f"[{link}]({address})",
        "mixed": f"{heading}\n\n1. {discount}\n2. {question}",
        "address": f"{link}: https://example.com/a_b/c?d=e&f=%20g",
    }
    head = f"title: {json.dumps(title, ensure_ascii=False)}\n"
    if locale is None:
        head += 'vars: {price: "4.99 €"}\n'
    return f"---\n{head}---\n" + "\n\n".join(pieces[name] for name in order) + "\n"


def findings(folder, expected=0):
    """The findings of the rules about texts."""
    result = newsadmin("check", "--format", "json", "--now", NOW, folder=folder, expected=expected)
    return [finding for finding in json.loads(result.stdout)["findings"] if finding["rule"] in RULES]


class GoodTexts(unittest.TestCase):
    maxDiff = None

    def test_nothing_is_found_in_good_translations(self):
        numbers = random.Random(7)
        kinds = ["discount", "question", "price", "list", "link", "mixed", "address"]
        files = {"newsadmin.yml": CONFIGURATION}
        for number in range(40):
            order = numbers.sample(kinds, numbers.randint(2, len(kinds)))
            id = f"campaigns/2026-11-{number % 28 + 1:02}-news-{number}"
            files[f"{id}.md"] = campaign(SOURCE, order)
            for locale, texts in TRANSLATIONS.items():
                text = campaign(texts, order, locale)
                if number % 5 == 1:
                    text = text.replace("\n", "\r\n")
                if number % 5 == 2:
                    text = "\ufeff" + text.rstrip("\n")
                files[f"{id}.{locale}.md"] = text
        with tempfile.TemporaryDirectory() as folder:
            write(folder, files)
            found = findings(folder)
        self.assertEqual([f"{f['file']}:{f['line']}:{f['column']}: {f['message']} [{f['rule']}]" for f in found], [])


class Mistakes(unittest.TestCase):
    ORDER = ["discount", "question", "price", "link", "list"]

    def mistake(self, locale, old, new):
        """The findings after one change to a good translation, with the text at each place."""
        text = campaign(TRANSLATIONS[locale], self.ORDER, locale)
        self.assertIn(old, text)
        changed = text.replace(old, new, 1)
        files = {
            "newsadmin.yml": CONFIGURATION, "campaigns/2026-11-20-news.md": campaign(SOURCE, self.ORDER),
            f"campaigns/2026-11-20-news.{locale}.md": changed,
        }
        with tempfile.TemporaryDirectory() as folder:
            write(folder, files)
            found = findings(folder)
        lines = changed.split("\n")
        return [(f["rule"], lines[f["line"] - 1][f["column"] - 1 :]) for f in found]

    def expect(self, locale, old, new, rule, start):
        found = self.mistake(locale, old, new)
        self.assertEqual([name for name, _ in found], [rule], f"{locale}: {old} → {new}: {found}")
        self.assertTrue(found[0][1].startswith(start), found)

    def test_another_number_is_found_where_it_stands(self):
        for locale, old, new in [
            ("fr", "50 %", "60 %"), ("ar", "٥٠٪", "٦٠٪"), ("hi", "५०%", "६०%"), ("tr", "%50", "%60"),
            ("de", "12.500", "12.600"), ("fa", "۱۲٬۵۰۰", "۱۲٬۶۰۰"), ("nb", "12 500", "12 600"),
        ]:
            self.expect(locale, old, new, "translation-number", new.lstrip("%"))

    def test_another_number_beside_a_month_in_digits_is_found_in_its_line(self):
        self.expect("ja", "50%", "60%", "translation-number", "2026年11月20日まで60%")
        self.expect("th", "50%", "60%", "translation-number", "ประหยัด 60%")

    def test_a_missing_link_is_found(self):
        for locale in ("de", "ko", "he", "my"):
            link = TRANSLATIONS[locale][5]
            self.expect(locale, f"[{link}](https://example.com/news)", link, "translation-link", "")

    def test_another_address_is_found_where_it_stands(self):
        self.expect("it", "https://example.com/news", "https://example.com/mews", "translation-link-differs",
                    "https://example.com/mews")

    def test_a_missing_variable_is_found(self):
        for locale in ("el", "zh-Hant", "ur"):
            self.expect(locale, "{{price}}", "4,99 €", "translation-placeholder", "")

    def test_a_missing_mark_is_found(self):
        for locale in ("fr", "el", "ar", "hy", "am", "ja", "hi", "zh-Hans"):
            question = TRANSLATIONS[locale][2]
            bare = question.rstrip(" ?;؟？։").replace("՞", "")
            self.expect(locale, question, bare, "translation-end-mark", bare[-1])

    def test_fillers_are_found(self):
        for locale, old in [("sv", "20 november 2026."), ("ka", "2026 წლის 20 ნოემბრამდე.")]:
            self.expect(locale, old, old[:-1] + " TODO.", "text-filler", "TODO")

    def test_names_that_change_places_are_found(self):
        for locale in ("ar", "he", "fa", "ur"):
            question = TRANSLATIONS[locale][2]
            self.expect(locale, question, "C++ " + question, "text-direction", "C++")
            self.expect(locale, question, question[:-1] + " 24 GB" + question[-1], "text-direction", "24 GB")

    def test_isolated_names_are_not(self):
        for locale in ("ar", "he"):
            question = TRANSLATIONS[locale][2]
            self.assertEqual(self.mistake(locale, question, "\u2068C++\u2069 " + question), [])


class Characters(unittest.TestCase):
    LINES = [
        "v2.3.1 — 50 % · 24/7 … “a” „b“ «c» ¡d! ¿e?", "snake_case_name and __init__.py", "I <3 it & you", "C:\\Program Files",
        "5 < 6 > 4", "soft\u00adhyphen", "👩\u200d👩\u200d👧 ❤\ufe0f 🏳\ufe0f\u200d🌈", "a\u00a0b\u202fc", "عربي\u200f (test)\u200e!",
        "e\u0301 ạ̈", "สวัสดีครับยินดีต้อนรับ", "#1 app", "50% off*", "100 %", "@name #tag", "a_b_c", "~5 €", "x^2 | y",
        "क्\u200dष", "می\u200cخواهم", "「日本語」・『本』", "\U0001f1e9\U0001f1ea", "a/b\\c", "12.5", "…", "$5 = 5$",
    ]

    def test_characters_come_out_as_they_are_written(self):
        for end in ("\n", "\r\n"):
            body = (end + end).join(self.LINES).replace("__init__", "\\_\\_init\\_\\_")
            text = f"---{end}title: Characters{end}inotify: {{key: a}}{end}---{end}{body}"
            with tempfile.TemporaryDirectory() as folder:
                write(folder, {"newsadmin.yml": CONFIGURATION, "campaigns/a.md": text})
                newsadmin("build", "--now", NOW, "--quiet", folder=folder)
                import plistlib
                feed = plistlib.loads(tree(folder)["public/feeds/inotify/en.plist"])
            self.assertEqual(feed["a"]["Message"].split("\n\n"), self.LINES)


if __name__ == "__main__":
    unittest.main()
