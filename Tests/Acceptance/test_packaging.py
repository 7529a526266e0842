"""What is installed and packed: complete, the same bytes each time, and nothing that needs Swift where it runs."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

BINARY = os.environ["NEWSADMIN"]
ROOT = pathlib.Path(__file__).resolve().parents[2]
VERBS = {"init", "new", "import", "check", "build", "serve", "schedule", "simulate", "forecast", "test", "translate",
         "status", "approve", "release", "withdraw", "rollback", "log", "diff", "deploy", "push", "ship", "verify", "key"}


def run(*arguments, **options):
    """What a command prints; what it says in failing is in the test's own failure."""
    ran = subprocess.run([str(word) for word in arguments], capture_output=True, text=True, **options)
    if ran.returncode:
        raise AssertionError(f"{arguments} exited with {ran.returncode}: {ran.stderr}{ran.stdout}")
    return ran.stdout


def make(*arguments):
    """Runs make with the program as it is."""
    return run("make", "--old-file", "binary", f"BINARY={BINARY}", *arguments, cwd=ROOT)


class Packaging(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="newsadmin-packaging-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        make("install", f"DESTDIR={cls.folder}/root", "PREFIX=/usr")
        cls.usr = cls.folder / "root/usr"
        run(BINARY, "init", cls.folder / "news")

    def files(self):
        return {str(path.relative_to(self.usr)) for path in self.usr.rglob("*") if path.is_file()}

    def test_everything_is_installed_and_can_be_read_by_all(self):
        files = self.files()
        self.assertLessEqual({
            "bin/newsadmin", "share/man/man1/newsadmin.1", "share/doc/newsadmin/LICENSE",
            "share/doc/newsadmin/THIRD-PARTY-LICENCES.txt", "share/doc/newsadmin/rules.md",
            "share/bash-completion/completions/newsadmin", "share/zsh/site-functions/_newsadmin",
            "share/fish/vendor_completions.d/newsadmin.fish"}, files)
        for name in files:
            mode = (self.usr / name).stat().st_mode & 0o777
            self.assertEqual(mode, 0o755 if name == "bin/newsadmin" else 0o644, name)

    def test_uninstall_takes_all_of_it_away(self):
        make("install", f"DESTDIR={self.folder}/other", "PREFIX=/opt/news")
        make("uninstall", f"DESTDIR={self.folder}/other", "PREFIX=/opt/news")
        self.assertEqual([path for path in (self.folder / "other").rglob("*") if path.is_file()], [])

    def test_the_licence_of_everything_linked_in_is_there(self):
        text = (self.usr / "share/doc/newsadmin/THIRD-PARTY-LICENCES.txt").read_text()
        headings = set(re.findall(r"^(\S.*)\n=+$", text, re.MULTILINE))
        packages = {path.name for path in (ROOT / ".build/checkouts").iterdir()}
        self.assertLessEqual(packages, headings)
        self.assertIn("swift-argument-parser", headings)

    @unittest.skipUnless(sys.platform == "linux", "macOS has the libraries of Swift in the system")
    def test_the_program_needs_the_c_library_only(self):
        listed = run("ldd", self.usr / "bin/newsadmin")
        names = {line.split()[0].split("/")[-1] for line in listed.splitlines()}
        allowed = re.compile(r"(linux-vdso|ld-linux.*|libc|libm|libgcc_s|libpthread|libdl|librt)\.so\.\d+")
        self.assertEqual([name for name in names if not allowed.fullmatch(name)], [])

    def test_the_installed_program_works_in_an_empty_environment(self):
        program = self.usr / "bin/newsadmin"
        run(program, "build", "--workspace", self.folder / "news", "--now", "2026-11-21T09:00:00Z", env={})
        self.assertTrue((self.folder / "news/public/feeds/inotify/en.plist").exists())
        self.assertEqual(run(program, "--version", env={}), run(BINARY, "--version"))

    def test_each_verb_has_a_manual_page_without_fault(self):
        pages = sorted((self.usr / "share/man/man1").glob("*.1"))
        names = {page.stem for page in pages}
        self.assertLessEqual({f"newsadmin-{verb}" for verb in VERBS}, names)
        self.assertIn("newsadmin-translate-export", names)
        linted = subprocess.run(["mandoc", "-Tlint", "-Wwarning", *map(str, pages)], capture_output=True, text=True)
        self.assertEqual(linted.stdout, "")

    def test_a_manual_page_says_what_the_help_says(self):
        drawn = run("mandoc", "-Tutf8", "-Owidth=200", self.usr / "share/man/man1/newsadmin-approve.1")
        text = re.sub(r"\s+", " ", re.sub(r".\x08", "", drawn))
        self.assertIn("--reviewer name Who approves, as “Name” or “Name <mail>”.", text)
        self.assertIn("newsadmin approve --all --reviewer \"Camille Roux\"", text)
        self.assertIn("4 Refused by the rules of releases.", text)

    def test_bash_completes_verbs_options_and_names_of_the_workspace(self):
        script = self.usr / "share/bash-completion/completions/newsadmin"
        self.assertIn("build", self.completed_by_bash(script, "newsadmin", "bu"))
        self.assertIn("--locale", self.completed_by_bash(script, "newsadmin", "build", "--lo"))
        self.assertEqual(self.completed_by_bash(script, "newsadmin", "build", "--locale", ""), ["en"])
        self.assertEqual(self.completed_by_bash(script, "newsadmin", "build", "--client", "i"), ["inotify"])

    def completed_by_bash(self, script, *words):
        """What bash offers for the last word."""
        typed = " ".join(words)
        program = f"""
            source '{script}'
            COMP_WORDS=({' '.join(f"'{word}'" for word in words)}); COMP_CWORD={len(words) - 1}
            COMP_LINE='{typed}'; COMP_POINT={len(typed)}; COMP_TYPE=9; COMP_KEY=9
            "$(complete -p newsadmin | sed 's/.*-F \\([^ ]*\\).*/\\1/')" newsadmin '{words[-1]}' '{words[-2]}'
            printf '%s\\n' "${{COMPREPLY[@]}}"
        """
        path = f"{self.usr}/bin:{os.environ['PATH']}"
        offered = run("bash", "-c", program, cwd=self.folder / "news", env={**os.environ, "PATH": path})
        return [line.strip() for line in offered.splitlines() if line.strip()]

    def test_fish_completes_verbs_and_options(self):
        script = self.usr / "share/fish/vendor_completions.d/newsadmin.fish"
        path = f"{self.usr}/bin:{os.environ['PATH']}"
        asked = f"source '{script}'; complete -C 'newsadmin bu'; complete -C 'newsadmin build --lo'"
        offered = run("fish", "--no-config", "-c", asked, env={**os.environ, "PATH": path})
        self.assertEqual([line.split("\t")[0] for line in offered.splitlines()], ["build", "--locale"])

    def test_zsh_takes_its_completions(self):
        run("zsh", "-n", self.usr / "share/zsh/site-functions/_newsadmin")

    def test_the_archive_is_the_same_bytes_each_time(self):
        # Without the program, which takes most of the time and is a file like others.
        staged = self.folder / "pages-1"
        shutil.copytree(self.usr / "share", staged)
        first = self.archive(staged)
        for file in staged.rglob("*"):
            os.utime(file, (1, 1))
        self.assertEqual(first, self.archive(staged))

    def test_the_archive_holds_a_program_that_works(self):
        staged = self.folder / "newsadmin-1"
        shutil.copytree(self.usr, staged)
        path = self.folder / "dist.tar.gz"
        path.write_bytes(self.archive(staged))
        with tarfile.open(path) as archive:
            archive.extractall(self.folder / "unpacked", filter="data")
        program, = (self.folder / "unpacked").glob("newsadmin-*/bin/newsadmin")
        self.assertRegex(run(program, "--version", env={}), r"^\d+\.\d+\.\d+")

    def archive(self, staged):
        """The bytes of the archive that make dist packs of a folder."""
        packed = self.folder / f"{staged.name}.tar.gz"
        run(ROOT / "Scripts/make-archive", staged, packed, env={**os.environ, "SOURCE_DATE_EPOCH": "1"})
        return packed.read_bytes()

    @unittest.skipUnless(sys.platform == "linux", "a package for Debian is made there")
    def test_the_debian_package_installs_what_is_staged(self):
        package = self.folder / "newsadmin.deb"
        run(ROOT / "Scripts/make-debian-package", self.usr, "0.1.0", package,
            env={**os.environ, "COMPRESSION": "none", "SOURCE_DATE_EPOCH": "1"})
        fields = run("dpkg-deb", "--field", package)
        self.assertIn("Package: newsadmin\n", fields)
        self.assertRegex(fields, r"Depends: .*libc6")
        self.assertNotIn("swift", fields.lower())
        run("dpkg-deb", "--extract", package, self.folder / "debian")
        usr = self.folder / "debian/usr"
        self.assertRegex(run(usr / "bin/newsadmin", "--version", env={}), r"^\d+\.\d+\.\d+")
        self.assertTrue((usr / "share/man/man1/newsadmin-build.1.gz").exists())
        self.assertTrue((usr / "share/doc/newsadmin/copyright").exists())
        self.assertTrue((usr / "share/zsh/vendor-completions/_newsadmin").exists())

    def test_the_formula_names_the_archive_and_its_hash(self):
        template = (ROOT / "Packaging/newsadmin.rb.in").read_text()
        self.assertEqual(set(re.findall(r"@\w+@", template)), {"@URL@", "@VERSION@", "@SHA256@"})


if __name__ == "__main__":
    unittest.main()
