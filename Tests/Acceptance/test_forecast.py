"""Forecasts on the command line: the same numbers however they are spread, and refusals that name what is wrong."""

import json
import pathlib
import shutil
import tempfile
import unittest

from axe_playwright_python.sync_playwright import Axe

from browser import Browser
from test_example import copy_of_example
from workspace import NOW, newsadmin

PLAN = ["--now", NOW, "--users", "3000", "--days", "60"]


class Forecast(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="forecast"))
        copy_of_example(cls.folder)
        cls.table = cls.forecast(*PLAN).stdout
        cls.whole = cls.forecast(*PLAN, "--json").stdout
        for number in (1, 2, 3):
            cls.forecast(*PLAN, "--shard", f"{number}/3", "--output", f"{number}.json", "--jobs", str(number))

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    @classmethod
    def forecast(cls, *arguments, expected=0):
        return newsadmin("forecast", *arguments, folder=cls.folder, expected=expected)

    def refused(self, *arguments, status, says):
        result = self.forecast(*arguments, expected=status)
        self.assertIn(says, result.stderr)
        self.assertEqual(result.stdout, "")

    def test_shards_make_the_bytes_of_the_whole(self):
        names = ["3.json", "1.json", "2.json"]
        self.assertEqual(self.forecast("merge", *names).stdout, self.table)
        self.assertEqual(self.forecast("merge", *names, "--json").stdout, self.whole)
        self.forecast("merge", *names, "--json", "--output", "whole.json")
        self.assertEqual((self.folder / "whole.json").read_text(), self.whole)

    def test_the_number_of_threads_changes_nothing(self):
        for jobs in ("1", "5"):
            self.assertEqual(self.forecast(*PLAN, "--json", "--jobs", jobs).stdout, self.whole)

    def test_another_seed_is_another_forecast(self):
        self.assertNotEqual(self.forecast(*PLAN, "--json", "--seed", "2").stdout, self.whole)

    def test_users_who_come_back_see_more(self):
        shown = []
        for returns in ("0", "2"):
            forecast = json.loads(self.forecast(*PLAN, "--returns", returns, "--json").stdout)
            self.assertEqual(forecast["returns"], int(returns))
            self.assertEqual(forecast["launches"], json.loads(self.whole)["launches"])
            shown.append({
                client["client"]: sum(message["shown"] for message in client["messages"]) for client in forecast["clients"]})
        # What Sourse shows it shows once.
        for client in ("inotify", "notable", "ismartnews"):
            self.assertGreater(shown[1][client], shown[0][client])

    def test_json_adds_up(self):
        whole = json.loads(self.whole)
        self.assertEqual(whole["schema"], "newsadmin/forecast/1")
        self.assertEqual(len(whole["days"]), 60)
        self.assertEqual(whole["days"][0], "2026-11-21")
        self.assertEqual(sum(map(sum, whole["installs"])), 3000)
        self.assertEqual(sum(whole["usersByMessages"]), 3000)
        self.assertNotIn("shard", whole)
        reached = 0
        for client in whole["clients"]:
            self.assertEqual(sum(map(sum, client["usersByMessages"])), 3000)
            for message in client["messages"]:
                self.assertEqual(sum(message["reachedByDay"]), message["reached"])
                self.assertEqual(sum(message["reachedByVersion"]), message["reached"])
                self.assertEqual(sum(message["shownByDay"]), message["shown"])
                self.assertLessEqual(message["reached"], message["shown"])
                reached += message["reached"]
            seen = sum(number * users for row in client["usersByMessages"] for number, users in enumerate(row))
            self.assertEqual(seen, sum(message["reached"] for message in client["messages"]))
        self.assertGreater(reached, 3000)

    def test_a_device_shows_what_the_forecast_counts(self):
        # One user, who opens the app daily and puts away what comes, is what “simulate” shows.
        for client in ("inotify", "notable", "ismartnews", "sourse"):
            with self.subTest(client=client):
                text = self.forecast(
                    "--client", client, "--locale", "en", "--users", "40", "--days", "10", "--now", NOW, "--json"
                ).stdout
                messages = json.loads(text)["clients"][0]["messages"]
                self.assertTrue(any(message["reached"] for message in messages if message["campaign"]))

    def test_the_table_fits_a_terminal(self):
        self.assertTrue(self.table.startswith("2026-11-21 to 2027-01-19 in Europe/Berlin: 60 days, 3,000 users, "))
        self.assertIn("iNotify 1.5.6", self.table)
        self.assertIn("Users by the number of different messages they see", self.table)

    def test_what_does_not_fit_is_refused_by_name(self):
        self.refused("merge", "1.json", "3.json", status=2, says="shard 2 of 3 missing")
        self.refused("merge", "1.json", "2.json", "2.json", "3.json", status=2, says="are both shard 2/3")
        self.forecast(*PLAN, "--shard", "2/3", "--seed", "9", "--output", "other.json")
        self.refused("merge", "1.json", "other.json", "3.json", status=2, says="other.json is of another forecast")
        self.forecast(*PLAN, "--shard", "2/3", "--returns", "3", "--output", "returns.json")
        self.refused("merge", "1.json", "returns.json", "3.json", status=2, says="returns.json is of another forecast")
        (self.folder / "cut.json").write_text((self.folder / "2.json").read_text()[:-40])
        self.refused("merge", "1.json", "cut.json", "3.json", status=1, says="cut.json is not JSON")
        (self.folder / "changed.json").write_text(
            (self.folder / "2.json").read_text().replace('"neverReached":', '"neverReached":1', 1))
        self.refused("merge", "1.json", "changed.json", "3.json", status=1, says="changed.json is damaged")
        self.refused("merge", "1.json", "nothing.json", status=3, says="nothing.json")

    def test_wrong_usage_is_told(self):
        for arguments in (
            ["--shard", "0/3"], ["--shard", "4/3"], ["--shard", "x"], ["--days", "0"], ["--users", "0"],
            ["--users", "100000001"], ["--jobs", "0"], ["--seed", "-1"], ["--returns", "-1"],
            ["--returns", "11"], ["--locale", "fi"], ["--client", "inotif"],
        ):
            with self.subTest(arguments=arguments):
                self.forecast(*arguments, expected=2)

    def test_help_has_examples(self):
        self.assertIn("--shard 3/8", self.forecast("--help").stdout)
        self.assertIn("merge 1.json 2.json", self.forecast("merge", "--help").stdout)


class ForecastPage(Browser):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="forecast"))
        copy_of_example(cls.folder)
        newsadmin("build", "--now", NOW, folder=cls.folder)
        cls.page_path = cls.folder / "public" / "forecast.html"

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)
        super().tearDownClass()

    def test_the_page_is_silent_and_fits_the_window(self):
        for width in (360, 1280, 2200):
            with self.subTest(width=width):
                self.check(self.page_path, width)

    def test_axe_finds_nothing(self):
        for scheme in ("light", "dark"):
            for width in (360, 1280):
                with self.subTest(scheme=scheme, width=width):
                    results = Axe().run(self.check(self.page_path, width, scheme=scheme))
                    self.assertEqual(results.violations_count, 0, results.generate_report())

    def test_every_client_has_its_charts(self):
        page = self.check(self.page_path)
        titles = page.locator("main h2").all_inner_texts()
        self.assertEqual([title.split()[0] for title in titles], ["iNotify", "Notable", "iSmartNews", "Sourse"])
        for section in page.locator("main section").all():
            self.assertGreater(section.locator("svg[role=img]").count(), 0)
            self.assertGreater(section.locator("svg rect").count(), 0)
            box = section.locator("svg[role=img] path").first.bounding_box()
            self.assertGreater(box["height"], 0)

    def test_the_page_is_linked_only_where_there_is_an_audience(self):
        page = self.check(self.folder / "public" / "index.html")
        self.assertEqual(page.get_attribute("nav.site a:text-is('Forecast')", "href"), "forecast.html")
        with tempfile.TemporaryDirectory() as folder:
            copy_of_example(folder)
            settings = pathlib.Path(folder, "newsadmin.yml")
            settings.write_text(settings.read_text().split("# Whom a forecast simulates.")[0])
            newsadmin("build", "--now", NOW, folder=folder)
            self.assertFalse(pathlib.Path(folder, "public", "forecast.html").exists())
            self.assertNotIn("forecast.html", pathlib.Path(folder, "public", "index.html").read_text())


if __name__ == "__main__":
    unittest.main()
