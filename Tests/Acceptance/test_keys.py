"""Keys made by newsadmin work with openssl; what is secret stays in one file that only its owner can read."""

import base64
import hashlib
import json
import os
import pathlib
import stat
import subprocess
import tempfile
import unittest

from workspace import NOW, newsadmin, write

CONFIGURATION = """
name: Acme
sourceLocale: en
locales: [en]
baseURL: https://news.example.com/feeds/
app: {versions: ["1.0"]}
clients: {inotify: {}}
"""


def openssl(*arguments, folder, **options):
    """Runs openssl and returns what it wrote; fails where it fails."""
    result = subprocess.run(["openssl", *arguments], cwd=folder, capture_output=True, **options)
    if result.returncode != 0:
        raise AssertionError(f"openssl {' '.join(map(str, arguments))}: {result.stderr.decode()}")
    return result.stdout


class Keys(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="keys")
        self.addCleanup(folder.cleanup)
        self.top = pathlib.Path(folder.name)
        self.workspace = self.top / "news"
        write(self.workspace, {"newsadmin.yml": CONFIGURATION})
        self.private = self.top / "secret" / "acme.key"
        self.public = self.workspace / "keys" / "2026.pub"

    def generate(self, *arguments, expected=0):
        return newsadmin(
            "key", "generate", "--private", str(self.private), "--now", NOW, *arguments,
            folder=self.workspace, expected=expected,
        )

    def test_openssl_reads_both_files_and_would_write_the_same(self):
        self.generate()
        private, public = self.private.read_bytes(), self.public.read_bytes()
        self.assertEqual(openssl("pkey", "-in", self.private, folder=self.top), private)
        self.assertEqual(openssl("pkey", "-in", self.private, "-pubout", folder=self.top), public)
        self.assertIn(b"ED25519", openssl("pkey", "-pubin", "-in", self.public, "-text", "-noout", folder=self.top).upper())

    def test_what_was_released_before_there_was_a_key_is_signed_by_the_next_release(self):
        write(self.workspace, {"campaigns/2026-11-20-sale.md": "---\ntitle: Sale\n---\nHalf price.\n"})
        rules = "release: {approvals: 0%s}\ndeploy: {remote: ../served}\n"
        write(self.workspace, {"newsadmin.yml": CONFIGURATION + rules % ""})
        run = lambda *arguments, expected=0, **options: newsadmin(*arguments, "--now", NOW, folder=self.workspace, expected=expected, **options)
        run("release", "en")
        self.generate()
        write(self.workspace, {"newsadmin.yml": CONFIGURATION + rules % ", keys: [keys/2026.pub]"})
        run("deploy", "en", expected=1)
        signing = {"NEWSADMIN_KEY": str(self.private)}
        self.assertIn("nobody has signed the release", run("release", "en", "--dry-run").stdout)
        signed = run("release", "en", environment=signing).stdout
        self.assertIn("release 2 made", signed)
        self.assertIn("nothing changes for phones", signed)
        run("deploy", "en")
        self.assertIn("nothing has changed since release 2", run("release", "en", environment=signing).stdout)

    def test_openssl_signs_and_verifies_with_them(self):
        self.generate()
        write(self.top, {"manifest.json": '{"number": 7}'})
        openssl("pkeyutl", "-sign", "-rawin", "-inkey", self.private, "-in", "manifest.json", "-out", "manifest.sig", folder=self.top)
        self.assertEqual((self.top / "manifest.sig").stat().st_size, 64)
        verify = ["pkeyutl", "-verify", "-rawin", "-pubin", "-inkey", self.public, "-in", "manifest.json", "-sigfile", "manifest.sig"]
        openssl(*verify, folder=self.top)
        write(self.top, {"manifest.json": '{"number": 8}'})
        with self.assertRaises(AssertionError):
            openssl(*verify, folder=self.top)

    def test_only_the_owner_reads_the_private_key_whatever_the_mask(self):
        for mask in (0o000, 0o022, 0o077):
            with self.subTest(mask=oct(mask)):
                self.private = self.top / f"{mask}.key"
                before = os.umask(mask)
                try:
                    self.generate("--public", f"keys/{mask}.pub")
                finally:
                    os.umask(before)
                self.assertEqual(stat.S_IMODE(self.private.stat().st_mode), 0o600)
                public = self.workspace / "keys" / f"{mask}.pub"
                self.assertEqual(stat.S_IMODE(public.stat().st_mode), 0o644 & ~mask)

    def test_the_fingerprint_is_that_of_the_bytes(self):
        report = json.loads(self.generate("--json").stdout)
        raw = openssl("pkey", "-pubin", "-in", self.public, "-outform", "DER", folder=self.top)[-32:]
        self.assertEqual(report["schema"], "newsadmin/key/1")
        self.assertEqual(report["fingerprint"], hashlib.sha256(raw).hexdigest()[:16])
        self.assertEqual(base64.b64decode(report["publicKey"]), raw)
        self.assertEqual(report["publicKeyFile"], "keys/2026.pub")

    def test_the_private_key_is_in_no_output(self):
        for form in ([], ["--json"], ["--quiet"]):
            with self.subTest(form=form):
                self.private = self.top / f"acme{len(form)}{''.join(form)}.key"
                result = self.generate("--public", f"keys/{self.private.stem}.pub", *form)
                secret = self.private.read_text().splitlines()[1]
                raw = base64.b64decode(secret)[-32:]
                printed = result.stdout + result.stderr
                for material in (secret[-40:], raw.hex(), base64.b64encode(raw).decode()):
                    self.assertNotIn(material, printed)

    def test_the_result_names_file_fingerprint_and_what_to_do(self):
        result = self.generate()
        self.assertRegex(result.stdout, r"keys/2026\.pub\n.*\b[0-9a-f]{16}\n")
        for words in ("release: {keys: [keys/2026.pub]}", f"NEWSADMIN_KEY={self.private}", "Never commit"):
            self.assertIn(words, result.stderr)

    def test_nothing_is_overwritten(self):
        self.generate()
        before = self.private.read_bytes(), self.public.read_bytes()
        result = self.generate(expected=2)
        self.assertIn("exists already", result.stderr)
        self.assertEqual((self.private.read_bytes(), self.public.read_bytes()), before)

    def test_a_private_key_in_the_workspace_is_refused(self):
        self.private = self.workspace / "acme.key"
        result = self.generate(expected=2)
        self.assertIn("choose a place outside", result.stderr)
        self.assertFalse(self.private.exists() or self.public.exists())

    def test_without_a_workspace_nothing_is_made(self):
        newsadmin("key", "generate", "--private", "acme.key", folder=self.top, expected=2)
        self.assertFalse((self.top / "acme.key").exists())


if __name__ == "__main__":
    unittest.main()
