"""A workspace and its preview server, which several tests share."""

import pathlib
import plistlib
import tempfile
import unittest

from served import CAMPAIGN, CONFIGURATION, LONG, PNG, SOON
from serving import Server
from workspace import NOW, write

FILES = {
    "newsadmin.yml": CONFIGURATION.replace(", keys: [keys/2026.pub]", ""),
    "campaigns/2026-11-20-sale.md": CAMPAIGN % ("Sale", LONG),
    "campaigns/2026-11-25-soon.md": SOON,
    "campaigns/2026-12-24-secret.md": "---\ntitle: Secret\ndraft: true\n---\nA secret.\n",
    "campaigns/red.png": PNG,
}


def titles(feed):
    return [message["Title"] for message in plistlib.loads(feed).values()]


class Case(unittest.TestCase):
    """Tests that share one server."""

    arguments = ["--now", NOW]

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.temporary = tempfile.TemporaryDirectory(prefix="serve")
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.folder = pathlib.Path(cls.temporary.name)
        write(cls.folder, FILES)
        cls.server = Server(cls.folder, *cls.arguments)
        cls.addClassCleanup(cls.server.stop)
