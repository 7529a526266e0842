"""The example workspace is rebuilt byte for byte, wherever and however."""

import os
import pathlib
import shutil
import tempfile
import unittest

from workspace import NOW, REPOSITORY, newsadmin, tree


def copy_of_example(folder):
    for name in ["newsadmin.yml", "campaigns", "journeys", "templates", "releases"]:
        source = REPOSITORY / name
        if source.is_dir():
            shutil.copytree(source, pathlib.Path(folder, name))
        elif source.exists():
            shutil.copy(source, folder)


class Example(unittest.TestCase):
    maxDiff = 2000

    def build(self, environment=None, prefix="example"):
        folder = tempfile.mkdtemp(prefix=prefix)
        self.addCleanup(shutil.rmtree, folder)
        copy_of_example(folder)
        newsadmin("build", "--now", NOW, folder=folder, environment=environment)
        return folder

    def test_is_rebuilt_byte_for_byte(self):
        built = tree(pathlib.Path(self.build(), "public"))
        committed = tree(REPOSITORY / "public")
        self.assertEqual(sorted(built), sorted(committed))
        for path in built:
            self.assertEqual(built[path], committed[path], path)

    def test_does_not_depend_on_folder_zone_language_or_hash_seed(self):
        one = self.build({"TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, prefix="a")
        two = self.build({"TZ": "America/New_York", "LANG": "C", "SWIFT_DETERMINISTIC_HASHING": "1"}, prefix="längerer Name ")
        self.assertEqual(tree(pathlib.Path(one, "public")), tree(pathlib.Path(two, "public")))

    def test_is_not_touched_by_a_second_build(self):
        folder = self.build()
        def states():
            return {
                str(path): (path.stat().st_mtime_ns, path.stat().st_ino)
                for path in pathlib.Path(folder, "public").rglob("*")
            }
        before = states()
        result = newsadmin("build", "--now", NOW, folder=folder)
        self.assertIn("none changed", result.stdout)
        self.assertEqual(before, states())

    def test_passes_its_own_journeys(self):
        if not (REPOSITORY / "journeys").is_dir():
            self.fail("the example workspace has no journeys")
        newsadmin("test", folder=self.build())

    def test_builds_with_a_binary_that_was_moved(self):
        from workspace import BINARY
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        moved = shutil.copy(BINARY, os.path.join(folder, "moved"))
        copy_of_example(folder)
        import subprocess
        subprocess.run([moved, "build", "--now", NOW], cwd=folder, check=True, capture_output=True)
        self.assertEqual(tree(pathlib.Path(folder, "public")), tree(REPOSITORY / "public"))


if __name__ == "__main__":
    unittest.main()
