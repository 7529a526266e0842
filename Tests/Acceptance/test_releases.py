"""Ledgers in git: branches that meet, line ends that change, and a week of a team that works in five languages."""

import json
import os
import pathlib
import plistlib
import shutil
import subprocess
import tempfile
import unittest

from workspace import newsadmin, tree, write

CONFIGURATION = """\
name: Acme
sourceLocale: en
locales: [{locales}]
timeZone: UTC
baseURL: https://news.example.com/feeds/
app: {{versions: ["1.0", "2.0"]}}
clients: {{inotify: {{}}}}
release: {{{release}}}
{more}
"""

QUIET = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1", "GIT_MERGE_AUTOEDIT": "no"}


class Team:
    """A repository with a workspace, and people who work in it."""

    def __init__(self, folder, locales="en, fr, de", release="approvals: 1", more=""):
        self.folder = pathlib.Path(folder)
        self.time = "2026-11-16T09:00:00Z"
        self.git("init", "--quiet", "--initial-branch", "main")
        self.write({"newsadmin.yml": CONFIGURATION.format(locales=locales, release=release, more=more), ".gitignore": ".newsadmin/\n"})
        self.commit("Otto")

    def git(self, *arguments, who="Otto", expected=0):
        """Runs git as somebody."""
        name = {"GIT_AUTHOR_NAME": who, "GIT_COMMITTER_NAME": who}
        mail = f"{who.lower()}@example.com"
        environment = {**os.environ, **QUIET, **name, "GIT_AUTHOR_EMAIL": mail, "GIT_COMMITTER_EMAIL": mail}
        environment |= {"GIT_AUTHOR_DATE": self.time, "GIT_COMMITTER_DATE": self.time}
        result = subprocess.run(["git", *arguments], cwd=self.folder, capture_output=True, text=True, env=environment)
        if expected is not None and result.returncode != expected:
            raise AssertionError(f"git {arguments}: {result.returncode}\n{result.stdout}{result.stderr}")
        return result

    def write(self, files):
        write(self.folder, files)

    def commit(self, who, files=None):
        """Writes files and commits everything as somebody."""
        self.write(files or {})
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Work", who=who)

    def run(self, *arguments, expected=0):
        return newsadmin(*arguments, "--now", self.time, folder=self.folder, environment=QUIET, expected=expected)

    def approve(self, who, *campaigns, locales, expected=0):
        return self.run("approve", *campaigns, "--locale", *locales, "--reviewer", f"{who} <{who.lower()}@example.com>", expected=expected)

    def release(self, *locales, expected=0):
        return self.run("release", *locales, "--author", "Otto", expected=expected)

    def status(self, expected=0):
        return json.loads(self.run("status", "--json", expected=expected).stdout)

    def states(self, campaign):
        """The campaign's state in each locale that has it."""
        return {
            locale["locale"]: message["state"]
            for locale in self.status()["locales"]
            for message in locale["messages"]
            if message["campaign"] == campaign
        }

    def findings(self):
        """The files that reading the ledger names."""
        return {finding["file"] for finding in self.status(expected=None)["findings"]}

    def feed(self, locale, at):
        """The titles that a phone finds at a moment, read from the ledger without the program."""
        folder = self.folder / "releases" / locale
        number = int((folder / "current").read_text().split()[0])
        states = json.loads((folder / f"{number:04}" / "manifest.json").read_text())["states"]
        due = max(moment for moment in states if moment <= at)
        feed = (folder / "files" / states[due][f"feeds/inotify/{locale}.plist"]).read_bytes()
        return sorted(message["Title"] for message in plistlib.loads(feed).values())


def campaign(title, text="Text", **fields):
    lines = "".join(f"{name}: {value}\n" for name, value in fields.items())
    return f"---\ntitle: {title}\n{lines}---\n{text}\n"


class Git(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.team = Team(folder.name)
        files = {}
        for name in ["a", "b"]:
            files[f"campaigns/{name}.md"] = campaign(f"News {name}", inotify=f"{{key: {name}}}")
            for locale in ["fr", "de"]:
                files[f"campaigns/{name}.{locale}.md"] = campaign(f"{locale} {name}")
        self.team.commit("Will", files)

    def test_branches_that_release_different_locales_merge(self):
        team = self.team
        team.approve("Rita", "a", "b", locales=["en", "fr", "de"])
        team.commit("Rita")
        team.git("branch", "german")
        team.release("fr")
        team.commit("Otto")
        team.git("checkout", "--quiet", "german")
        team.release("de")
        team.commit("Otto")
        team.git("merge", "--quiet", "main")
        self.assertEqual(team.findings(), set())
        self.assertEqual(team.states("a"), {"en": "approved", "fr": "live", "de": "live"})
        team.release("en", "fr", "de")

    def test_a_repository_that_git_cannot_read_holds_up_nobody_who_says_who_they_are(self):
        team = self.team
        team.approve("Rita", "a", locales=["en"])
        shutil.rmtree(team.folder / ".git")
        (team.folder / ".git").write_text("no repository\n")
        refused = team.run("release", "en", expected=3)
        self.assertIn("say with --author who does it", refused.stderr)
        released = team.release("en")
        self.assertIn("Warning: git refused: fatal: invalid gitfile format", released.stderr)
        self.assertNotIn("\\n", released.stderr)
        team.run("withdraw", "a", "--locale", "en", "--reason", "Wrong.", "--author", "Otto")
        reviewer = ["--reviewer", "Rita <rita@example.com>"]
        unnamed = team.run("approve", "b", "--locale", "en", *reviewer, expected=3)
        self.assertIn("name the authors with --author", unnamed.stderr)
        approved = team.run("approve", "b", "--locale", "en", *reviewer, "--author", "Will <will@example.com>")
        self.assertIn("so nobody counts as an author but those whom you name", approved.stderr)
        own = team.run("approve", "b", "--locale", "fr", "--reviewer", "Will", "--author", "Will", expected=4)
        self.assertIn("refused", own.stderr)

    def test_branches_that_approve_different_campaigns_merge(self):
        team = self.team
        team.git("branch", "other")
        team.approve("Rita", "a", locales=["en", "fr"])
        team.commit("Rita")
        team.git("checkout", "--quiet", "other")
        team.approve("Rita", "b", locales=["en", "fr"])
        team.commit("Rita")
        team.git("merge", "--quiet", "main")
        self.assertEqual(team.findings(), set())
        for name in ["a", "b"]:
            self.assertEqual(team.states(name), {"en": "approved", "fr": "approved", "de": "waiting"})

    def test_two_reviewers_on_two_branches_are_two_approvals(self):
        team = self.team
        team.write({"newsadmin.yml": CONFIGURATION.format(locales="en, fr, de", release="approvals: 2", more="")})
        team.commit("Otto")
        team.git("branch", "other")
        team.approve("Rita", "a", locales=["fr"])
        team.commit("Rita")
        self.assertEqual(team.states("a")["fr"], "waiting")
        team.git("checkout", "--quiet", "other")
        team.approve("Rosa", "a", locales=["fr"])
        team.commit("Rosa")
        team.git("merge", "--quiet", "main")
        self.assertEqual(team.findings(), set())
        self.assertEqual(team.states("a")["fr"], "approved")
        team.release("fr")
        self.assertEqual(len(json.loads((team.folder / "releases/fr/0001/manifest.json").read_text())["approvals"]), 2)

    def releases_of_one_locale_on_two_branches(self):
        team = self.team
        team.approve("Rita", "a", "b", locales=["fr"])
        team.release("fr")
        team.commit("Otto")
        team.git("branch", "other")
        team.run("withdraw", "a", "--locale", "fr", "--reason", "wrong", "--author", "Otto")
        team.commit("Otto")
        team.git("checkout", "--quiet", "other")
        team.run("withdraw", "b", "--locale", "fr", "--reason", "wrong", "--author", "Otto")
        team.commit("Otto")
        return team.git("merge", "--quiet", "main", expected=1)

    def test_one_locale_released_on_two_branches_conflicts(self):
        merge = self.releases_of_one_locale_on_two_branches()
        for path in ["releases/fr/current", "releases/fr/0002/manifest.json"]:
            self.assertIn(f"Merge conflict in {path}", merge.stdout)

    def findings_of(self, verb):
        """What a verb says of a workspace that it finds wrong."""
        outcome = self.team.run(verb, expected=1)
        return outcome.stdout + outcome.stderr

    def test_careless_ways_out_of_the_conflict_are_named(self):
        current, manifest = "releases/fr/current", "releases/fr/0002/manifest.json"
        self.releases_of_one_locale_on_two_branches()
        team = self.team
        for ours, theirs in [(current, manifest), (manifest, current)]:
            team.git("checkout", "--ours", ours)
            team.git("checkout", "--theirs", theirs)
            self.assertTrue({current, manifest} <= team.findings())
            team.release("fr", expected=1)
        for side in ["--ours", "--theirs"]:
            team.git("checkout", side, current, manifest)
            # As long as git was not told, nobody knows whether this one is to stay.
            for verb in ["status", "check", "build"]:
                self.assertIn("[ledger-unmerged]", self.findings_of(verb))
            team.release("fr", expected=1)
            team.git("add", current, manifest)
            # No file has changed since the last build.
            self.assertNotIn("[ledger-unmerged]", team.run("build").stderr)
            # The feed of the other side's release is there, and nothing leads to it: that is told, and does no harm.
            named = team.findings()
            self.assertTrue(named)
            self.assertTrue(all(path.startswith("releases/fr/files/") for path in named), named)
            self.assertIn("[ledger-spare]", team.run("status").stderr)
            if side == "--ours":
                team.git("checkout", "--merge", current, manifest)
        # Of several files, the first is named.
        while named := team.findings():
            for path in named:
                (team.folder / path).unlink()
        team.release("fr")

    def test_a_clone_that_changes_line_ends_leaves_the_ledger(self):
        team = self.team
        team.approve("Rita", "a", "b", locales=["en", "fr", "de"])
        team.release("en", "fr", "de")
        team.commit("Otto")
        with tempfile.TemporaryDirectory() as folder:
            clone = pathlib.Path(folder, "clone")
            team.git("-c", "core.autocrlf=true", "clone", "--quiet", "--config", "core.autocrlf=true", str(team.folder), str(clone))
            self.assertIn(b"\r\n", (clone / "campaigns/a.md").read_bytes())
            self.assertEqual(tree(clone / "releases"), tree(team.folder / "releases"))
            own, team.folder = team.folder, clone
            self.assertEqual(team.findings(), set())
            # What was approved is what the files say there too.
            self.assertEqual(team.states("a"), {"en": "live", "fr": "live", "de": "live"})
            self.assertIn("nothing has changed", team.release("fr").stdout)
            team.folder = own


LOCALES = ["en", "fr", "de", "ja", "ar"]


class Week(unittest.TestCase):
    """Will writes; Tea translates; Rita and Rosa review; Otto releases."""

    def test_a_week_of_a_team(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        team = Team(folder.name, ", ".join(LOCALES), "approvals: 2", "missing: {default: [en], ar: leave-out}")
        everywhere = dict.fromkeys(LOCALES[:4])

        # Monday: a sale is written for Friday and translated into two languages.
        team.commit("Will", {"campaigns/sale.md": campaign("Sale", "Half price", start="2026-11-20T09:00", inotify="{key: sale}")})
        team.commit("Tea", {"campaigns/sale.fr.md": campaign("Soldes", "Moitié prix"), "campaigns/sale.de.md": campaign("Rabatt", "Halber Preis")})
        self.assertEqual(team.states("sale"), {"en": "waiting", "fr": "waiting", "de": "waiting", "ja": "missing"})
        self.assertIn("Will wrote it", team.approve("Will", "sale", locales=["en"], expected=4).stderr)
        self.assertIn("Tea wrote it", team.run("approve", "sale", "--locale", "fr", "--reviewer", "TEA", expected=4).stderr)
        team.approve("Rita", "sale", locales=LOCALES[:4])
        team.commit("Rita")
        self.assertEqual(team.states("sale"), everywhere | dict.fromkeys(["en", "fr", "de"], "waiting") | {"ja": "missing"})
        # One person twice is one person, however the name is written.
        team.run("approve", "sale", "--locale", "fr", "--reviewer", "RITA")
        self.assertEqual(team.states("sale")["fr"], "waiting")
        self.assertIn("sale waits", team.release("fr", expected=0).stdout)
        self.assertEqual(team.feed("fr", "20261116T090000Z"), [])

        # Tuesday: the second reviewer, everything but the fallback at once.
        team.time = "2026-11-17T09:00:00Z"
        team.run("approve", "--all", "--yes", "--reviewer", "Rosa <rosa@example.com>")
        self.assertEqual(team.states("sale"), {"en": "approved", "fr": "approved", "de": "approved", "ja": "missing"})
        team.approve("Rosa", "sale", locales=["ja"])
        self.assertEqual(team.states("sale")["ja"], "approved")
        team.release(*LOCALES)
        team.commit("Otto")
        self.assertEqual(team.states("sale"), dict.fromkeys(LOCALES[:4], "scheduled"))
        self.assertEqual(team.run("status", "--strict", "--quiet").stdout, "")

        # Wednesday: a correction in French; what was approved stays until the correction is.
        team.time = "2026-11-18T09:00:00Z"
        team.commit("Tea", {"campaigns/sale.fr.md": campaign("Soldes", "Moitié du prix")})
        self.assertEqual(team.states("sale")["fr"], "scheduled, changed: waiting")
        team.run("status", "--strict", "--quiet", expected=1)
        self.assertIn("nothing has changed", team.release("fr").stdout)
        team.approve("Rita", "sale", locales=["fr"])
        team.approve("Rosa", "sale", locales=["fr"])
        self.assertEqual(team.states("sale")["fr"], "scheduled, changed: approved")
        team.release("fr")
        team.commit("Otto")

        # Thursday: Japanese is translated after all, and Arabic, which had no message without that.
        team.time = "2026-11-19T09:00:00Z"
        team.commit("Tea", {"campaigns/sale.ja.md": campaign("セール", "半額"), "campaigns/sale.ar.md": campaign("تخفيضات", "نصف السعر")})
        self.assertEqual(team.states("sale"), dict.fromkeys(LOCALES[:3], "scheduled") | {"ja": "scheduled, changed: waiting", "ar": "waiting"})
        team.approve("Rita", "sale", locales=["ja", "ar"])
        team.approve("Rosa", "sale", locales=["ja"])
        team.release("ja", "ar")
        team.commit("Otto")
        self.assertEqual(team.states("sale"), dict.fromkeys(LOCALES[:4], "scheduled") | {"ar": "waiting"})

        # Friday, by itself at nine: nobody released anything again.
        self.assertEqual(team.feed("ja", "20261120T085959Z"), [])
        self.assertEqual(team.feed("ja", "20261120T090000Z"), ["セール"])
        team.time = "2026-11-20T09:00:00Z"
        self.assertEqual(team.states("sale"), dict.fromkeys(LOCALES[:4], "live") | {"ar": "waiting"})
        # The price is wrong in German: out at once, by one person; others do not move.
        numbers = {locale: (team.folder / "releases" / locale / "current").read_text() for locale in ["en", "fr", "ja", "ar"]}
        team.time = "2026-11-20T11:00:00Z"
        team.run("withdraw", "sale", "--locale", "de", "--reason", "wrong price", "--author", "Otto")
        self.assertEqual(team.feed("de", "20261120T110000Z"), [])
        self.assertEqual(numbers, {locale: (team.folder / "releases" / locale / "current").read_text() for locale in numbers})
        self.assertEqual(team.states("sale")["de"], "withdrawn")
        team.approve("Rita", "sale", locales=["de"], expected=4)
        team.commit("Otto")
        # Under the key that was withdrawn it stays out, whatever is written; with a new one it may come back.
        team.commit("Tea", {"campaigns/sale.de.md": campaign("Rabatt", "Ein Drittel weniger")})
        self.assertEqual(team.states("sale")["de"], "withdrawn")
        self.assertIn("waits", team.release("de").stdout)
        self.assertEqual(team.feed("de", "20261120T110000Z"), [])

        # Saturday: the French release before the correction comes back, and then the correction again.
        team.time = "2026-11-21T09:00:00Z"
        team.run("rollback", "fr", "--to", "2", "--author", "Otto")
        self.assertEqual(team.states("sale")["fr"], "live, changed: approved")
        team.release("fr")
        self.assertEqual(team.states("sale")["fr"], "live")
        self.assertEqual((team.folder / "releases/fr/current").read_text().split()[0], "5")
        kinds = [release["kind"] for release in json.loads(team.run("log", "fr", "--json").stdout)["releases"]]
        self.assertEqual(kinds, ["release", "rollback", "release", "release", "release"])
        team.commit("Otto")

        # Sunday: the campaign is a draft again, and then deleted.
        team.time = "2026-11-22T09:00:00Z"
        text = (team.folder / "campaigns/sale.md").read_text()
        team.commit("Will", {"campaigns/sale.md": text.replace("start:", "draft: true\nstart:")})
        self.assertEqual(team.states("sale"), dict.fromkeys(["en", "fr", "ja"], "live, changed: draft") | {"de": "withdrawn", "ar": "draft"})
        self.assertIn("nothing has changed", team.release("fr").stdout)
        for path in (team.folder / "campaigns").iterdir():
            path.unlink()
        team.write({"campaigns/other.md": campaign("Other", inotify="{key: other}")})
        team.commit("Will")
        self.assertEqual(team.states("sale"), dict.fromkeys(["en", "fr", "ja"], "live, changed: removed") | {"de": "withdrawn"})
        self.assertIn("sale leaves", team.release("fr").stdout)
        self.assertEqual(team.feed("fr", "20261122T090000Z"), [])
        # A clock that goes back releases nothing.
        team.time = "2026-11-22T08:59:59Z"
        refused = team.release("fr", expected=4).stderr
        self.assertIn("either the clock of this computer is behind (set it right), or release ", refused)
        self.assertIn("which is after now", team.run("status", "fr").stdout)
        french = json.loads(team.run("status", "fr", "--json").stdout)["locales"]
        self.assertEqual([locale["ahead"] for locale in french], [True])
        # The key is the sale's for ever, and its story is told.
        team.time = "2026-11-22T10:00:00Z"
        team.write({"campaigns/other.md": campaign("Other", inotify="{key: sale}")})
        self.assertIn("key-taken", team.run("check", expected=1).stdout)
        story = json.loads(team.run("log", "--key", "sale", "--json").stdout)["events"]
        self.assertEqual([event["event"] for event in story if event["locale"] == "de"], ["released", "withdrawn"])
        self.assertEqual([event["event"] for event in story if event["locale"] == "fr"], ["released", "changed", "changed", "changed", "left"])


if __name__ == "__main__":
    unittest.main()
