"""The answers that the program keeps ready are those of its parser."""

import os
import subprocess
import unittest

BINARY = os.environ["NEWSADMIN"]


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
            self.assertEqual(said(*arguments), expected, "newsadmin help > Sources/newsadmin/Help/overview.txt mends it")

    def test_lines_are_as_wide_as_somebody_asks_for(self):
        self.assertEqual(said("--help", COLUMNS="50"), said("help", COLUMNS="50"))
        self.assertNotEqual(said("--help", COLUMNS="50"), said("--help"))

    def test_the_version_stands_alone(self):
        self.assertRegex(said("--version"), r"^\d+\.\d+\.\d+\n$")


if __name__ == "__main__":
    unittest.main()
