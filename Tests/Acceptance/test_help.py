"""What the program says to people: its help, misspelt verbs, tables and progress on terminals."""

import os
import pathlib
import pty
import re
import select
import subprocess
import tempfile
import time
import unittest

BINARY = os.environ["NEWSADMIN"]
ROOT = str(pathlib.Path(__file__).resolve().parents[2])


def said(*arguments, **environment):
    """What the program prints."""
    variables = {name: value for name, value in os.environ.items() if name != "COLUMNS"} | environment
    ran = subprocess.run([BINARY, *arguments], capture_output=True, text=True, check=True, env=variables)
    return ran.stdout


class Help(unittest.TestCase):
    def test_the_overview_is_the_parsers(self):
        expected = said("help")
        self.assertIn("build", expected)
        for arguments in [["--help"], ["-h"], []]:
            self.assertEqual(said(*arguments), expected, "newsadmin help > Sources/newsadmin/Help/overview.txt fixes it")

    def test_lines_are_as_wide_as_somebody_asks_for(self):
        self.assertEqual(said("--help", COLUMNS="50"), said("help", COLUMNS="50"))
        self.assertNotEqual(said("--help", COLUMNS="50"), said("--help"))

    def test_the_version_stands_alone(self):
        self.assertRegex(said("--version"), r"^\d+\.\d+\.\d+( \([0-9a-f]+(-dirty)?\))?\n$")


class Complaints(unittest.TestCase):
    def complaint(self, *arguments, **environment):
        """What the program says of wrong arguments."""
        ran = subprocess.run([BINARY, *arguments], capture_output=True, text=True, cwd=ROOT, env=os.environ | environment)
        self.assertEqual((ran.returncode, ran.stdout), (2, ""))
        return ran.stderr

    def test_a_misspelt_verb_is_named_with_what_was_meant(self):
        self.assertEqual(
            self.complaint("buidl"),
            "Error: there is no “newsadmin buidl”; did you mean “build”?\n  “newsadmin help” lists what there is.\n")
        self.assertIn("“newsadmin translate exprot”; did you mean “export”?", self.complaint("translate", "exprot"))
        self.assertIn("did you mean “forecast”?", self.complaint("help", "forecst"))
        self.assertNotIn("did you mean", self.complaint("entirely-else"))

    def test_what_other_programs_have_verbs_for_is_named(self):
        self.assertIn("“newsadmin check --explain RULE” explains a rule", self.complaint("explain", "bad-date"))
        self.assertIn("“newsadmin --version” tells it", self.complaint("version"))
        self.assertIn("check looks at the whole workspace", self.complaint("check", "campaigns/a.md"))

    def test_a_wrong_name_leads_to_the_help_of_its_verb(self):
        said = self.complaint("build", "--client", "inotfy")
        self.assertIn("did you mean “inotify”?\n  “newsadmin help build” tells more.\n", said)

    def test_options_that_say_two_things_are_refused(self):
        self.assertIn("leave --workspace out", self.complaint("init", "a", "--workspace", "b"))
        self.assertIn("leave one of the two out", self.complaint("check", "--json", "--format", "sarif"))

    def test_a_moment_that_is_none_is_told_where_nothing_depends_on_it(self):
        for arguments in (["translate", "import", "fr.po"], ["translate", "pseudo"], ["import", "en.plist"],
                          ["translate", "confirm", "a", "--locale", "fr"], ["log"], ["new", "A"]):
            self.assertIn("--now someday is not a date and time", self.complaint(*arguments, "--now", "someday"))

    def test_a_result_is_not_written_over_the_workspaces_own_files(self):
        for name in ("newsadmin.yml", "campaigns/a.md", "Campaigns/a.md", "Tests/../releases/fr.xlf"):
            for arguments in (["translate", "export", "--locale", "fr"], ["forecast", "--users", "1"]):
                said = self.complaint(*arguments, "--now", "2026-11-21T09:00:00Z", "--output", name)
                self.assertIn(f"{name} is where the workspace has its own files", said)

    def test_what_is_typed_is_shown_and_not_obeyed(self):
        self.assertNotIn("\x1b", self.complaint("bu\x1b[31mild"))
        for arguments in (["check", "--format", "\x1b[31mX"], ["check", "--\x1b]0;x\x07"], ["check", "--quiet=\x1b[31mX"],
                          ["check", "--now", "\x1b[31mX"], ["simulate", "--launch", "\x1b[31mX"],
                          ["--generate-completion-script", "\x1b[31mX"]):
            said = self.complaint(*arguments)
            self.assertNotRegex(said, "[\x00-\x09\x0b-\x1f]")
            self.assertIn("\\u{1B}", said)
            self.assertIn("\n  ", said, "the lines of the parser are kept")
        said = self.complaint("build", SOURCE_DATE_EPOCH="\x1b[31m1\n2")
        self.assertIn("SOURCE_DATE_EPOCH is “\\u{1B}[31m1\\n2”, but must be", said)


class Terminals(unittest.TestCase):
    def on_a_terminal(self, *arguments):
        """What the program writes to a terminal of 80 columns, on both outputs."""
        own, other = pty.openpty()
        environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
        program = subprocess.Popen(
            [BINARY, *arguments], stdout=other, stderr=other, stdin=other, cwd=ROOT,
            env={**environment, "TERM": "xterm"})
        os.close(other)
        written, deadline = b"", time.monotonic() + 600
        while time.monotonic() < deadline:
            if select.select([own], [], [], 1)[0]:
                try:
                    piece = os.read(own, 65536)
                except OSError:
                    break
                if not piece:
                    break
                written += piece
        os.close(own)
        self.assertEqual(program.wait(timeout=60), 0)
        return written.decode()

    def test_tables_fit_the_width_that_there_is(self):
        for arguments in [["status"], ["schedule", "--matrix"], ["simulate", "--client", "inotify", "--locale", "fr"]]:
            wide = said(*arguments, "--workspace", ROOT, "--now", "2026-11-21T09:00:00Z")
            narrow = said(*arguments, "--workspace", ROOT, "--now", "2026-11-21T09:00:00Z", COLUMNS="80")
            self.assertGreater(self.table_width(wide), 80, arguments)
            self.assertLessEqual(self.table_width(narrow), 80, arguments)

    def table_width(self, text):
        """The longest rule below a table's head."""
        return max(len(line) for line in text.splitlines() if re.fullmatch(r"[- ]*-{3,}[- ]*", line))

    def test_long_work_tells_how_far_it_is_and_leaves_nothing_behind(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        def arguments(users):
            return ["forecast", "--client", "inotify", "--users", str(users), "--jobs", "1", "--now", "2026-11-21T09:00:00Z",
                    "--output", f"{folder.name}/forecast.txt"]

        # The line comes after a second: one thread, and as many users as keep it busy for some on a quick machine.
        shown = self.on_a_terminal(*arguments(8_000_000))
        self.assertRegex(shown, r"\r\x1b\[Knewsadmin forecast: (\d+% of 8000000 users, )?\d+ s")
        self.assertTrue(shown.endswith("\r\x1b[K"), shown[-200:])
        self.assertEqual(self.on_a_terminal(*arguments(4_000_000), "--quiet"), "")
        quiet = subprocess.run([BINARY, *arguments(4_000_000)], capture_output=True, text=True, cwd=ROOT, check=True)
        self.assertEqual((quiet.stdout, quiet.stderr), ("", ""))


if __name__ == "__main__":
    unittest.main()
