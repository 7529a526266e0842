"""What Scripts/install-requirements asks a package manager for, on machines that are made up of small scripts."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts/install-requirements"
# What the script itself runs, from the machine that this is.
REAL = ["sh", "grep", "cmp"]
# Programs that need only be there.
PRESENT = ["swift", "pkg-config", "gzip", "msgfmt", "curl", "rclone", "nginx", "caddy", "plistutil", "wrk", "zbarimg", "mandoc", "zsh",
           "fish", "systemd-analyze", "dpkg-shlibdeps", "google-chrome"]
WORKING = {"python3": "exit 0", "openssl": "echo OpenSSL 3.6.0", "java": "exit 0"}
# What macOS has of the same names.
STUBS = {"python3": "exit 1", "openssl": "echo LibreSSL 3.3.6", "java": "echo Unable to locate a Java Runtime. >&2; exit 1"}


class Requirements(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="newsadmin-requirements-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.add({name: "exit 0" for name in PRESENT})
        for name in REAL:
            (self.folder / "bin" / name).symlink_to(shutil.which(name))
        # The Python packages are there already.
        for path in ["work/Tests/Acceptance/requirements.txt", "work/.venv/installed.txt"]:
            (self.folder / path).parent.mkdir(parents=True)
            (self.folder / path).write_text("")

    def add(self, programs, folder="bin"):
        (self.folder / folder).mkdir(parents=True, exist_ok=True)
        for name, line in programs.items():
            path = self.folder / folder / name
            path.write_text(f"#!/bin/sh\n{line}\n")
            path.chmod(0o755)

    def asked_for(self, system, purpose="test"):
        """The packages that are installed, in order."""
        log = self.folder / "installed"
        self.add({
            "uname": f"echo {system}", "id": "echo 0",
            "brew": f'[ "$1" = install ] || {{ echo {self.folder}/homebrew; exit; }}; shift; echo "$@" >{log}',
            "apt-get": f'shift 3; echo "$@" >{log}'})
        ran = subprocess.run(
            [self.folder / "bin/sh", SCRIPT, purpose], cwd=self.folder / "work", env={"PATH": str(self.folder / "bin")},
            capture_output=True, text=True)
        self.assertEqual(ran.returncode, 0, ran.stderr)
        return log.read_text().split() if log.exists() else []

    def test_where_all_is_there_nothing_is_installed(self):
        self.add(WORKING)
        self.assertEqual(self.asked_for("Linux"), [])
        self.assertEqual(self.asked_for("Darwin"), [])

    def test_programs_of_macos_that_do_not_do_are_replaced(self):
        self.add(STUBS)
        self.assertEqual(set(self.asked_for("Darwin")), {"python", "openssl", "temurin"})

    def test_what_homebrew_has_installed_counts_although_macos_has_the_name(self):
        self.add(STUBS)
        self.add(WORKING, "homebrew/bin")
        self.assertEqual(self.asked_for("Darwin"), [])

    def test_a_browser_is_needed_that_macos_starts(self):
        self.add(WORKING)
        (self.folder / "bin/google-chrome").unlink()
        if not os.path.exists("/Applications/Google Chrome.app"):
            self.assertEqual(self.asked_for("Darwin"), ["google-chrome"])
        self.assertEqual(self.asked_for("Linux"), ["chromium"])

    def test_building_on_macos_takes_the_zlib_of_the_system(self):
        self.add({"pkg-config": "exit 1"})
        self.assertEqual(self.asked_for("Darwin", "build"), ["cmark"])
        self.assertEqual(self.asked_for("Linux", "build"), ["libcmark-dev", "zlib1g-dev"])


if __name__ == "__main__":
    unittest.main()
