"""Workspaces in the states that the scenes begin with, each made once and copied for every trial."""

import base64
import pathlib
import re
import shutil

from injection import run

FIRST, SECOND = "2026-11-20T08:00:00Z", "2026-11-21T09:00:00Z"
BASE = "https://news.example.com/feeds/"

CONFIGURATION = f"""\
name: Acme
sourceLocale: en
locales: [en, fr]
timeZone: UTC
baseURL: {BASE}
app: {{versions: ["1.0", "2.0"], builds: {{"1.0": "10", "2.0": "20"}}}}
clients: {{inotify: {{}}, notable: {{}}, ismartnews: {{combined: true}}, sourse: {{topic: "news-{{locale}}", project: acme-app}}}}
release: {{approvals: 1, keys: [keys/2026.pub]}}
deploy: {{remote: site}}
environments:
  staging: {{baseURL: "https://staging.example.com/feeds/", remote: staging}}
  remote: {{baseURL: "https://staging.example.com/feeds/", remote: ":local:remote"}}
"""
PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")
LONG = " ".join(f"Sentence {number} of a long text." for number in range(60))


def campaign(title, text, *lines):
    return "\n".join(["---", f"title: {title}", *lines, "---", text, ""])


BEFORE = {
    "newsadmin.yml": CONFIGURATION,
    "campaigns/2026-11-18-old.md": campaign("Old news", "Gone soon. ![A dot](dot.png)"),
    "campaigns/2026-11-18-old.fr.md": campaign("Nouvelle", "Bientôt partie. ![Un point](dot.png)"),
    "campaigns/2026-11-20-sale.md": campaign("Sale", LONG, "start: 2026-11-20T09:00Z"),
    "campaigns/2026-11-20-sale.fr.md": campaign("Soldes", "Moitié prix."),
    "campaigns/dot.png": PIXEL,
}
AFTER = {
    "campaigns/2026-11-20-sale.md": campaign("Sale again", LONG + " And more.", "start: 2026-11-20T09:00Z"),
    "campaigns/2026-11-21-new.md": campaign("New", "Just in."),
    "campaigns/2026-11-21-new.fr.md": campaign("Nouveau", "Vient d’arriver."),
}


def write(folder, files):
    for path, content in files.items():
        target = pathlib.Path(folder, path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content if isinstance(content, bytes) else content.encode())


class Stages:
    """The stages, made as they are asked for."""

    def __init__(self, top):
        self.top = pathlib.Path(top)
        self.environment = {"NEWSADMIN_KEY": str(self.top / "acme.key")}

    def copy(self, stage, target):
        """A copy of a stage, with times as they were, so that caches hold."""
        source = self.top / stage
        if not source.exists():
            source.mkdir()
            getattr(self, stage)(source)
        # A copy has other places on the disk, so what a cache says of the original does not hold for it.
        shutil.copytree(source, target, symlinks=True)
        return target

    def do(self, folder, *arguments, now):
        result = run([*arguments, "--now", now], folder, self.environment)
        assert result.returncode == 0, f"{arguments}: exit {result.returncode}: {result.stdout}{result.stderr}"

    def grown(self, stage, folder):
        """Fills a folder with another stage."""
        folder.rmdir()
        self.copy(stage, folder)

    def empty(self, folder):
        """No workspace at all."""

    def keyless(self, folder):
        """A workspace without keys."""
        write(folder, {**BEFORE, "newsadmin.yml": CONFIGURATION.replace(", keys: [keys/2026.pub]", "")})

    def changed(self, folder):
        """Built, approved, released and deployed; then a text was changed, one is new, and one is gone."""
        write(folder, BEFORE)
        self.do(folder, "key", "generate", "--private", self.environment["NEWSADMIN_KEY"], "--public", "keys/2026.pub", now=FIRST)
        self.do(folder, "approve", "--all", "--yes", "--reviewer", "Rita", "--author", "Will", now=FIRST)
        self.do(folder, "release", "en", "fr", "--author", "Otto", now=FIRST)
        self.do(folder, "build", now=FIRST)
        self.do(folder, "deploy", "en", "fr", now=FIRST)
        self.do(folder, "deploy", "en", "fr", "--env", "staging", now=FIRST)
        write(folder, AFTER)
        for path in ("campaigns/2026-11-18-old.md", "campaigns/2026-11-18-old.fr.md"):
            (folder / path).unlink()

    def approved(self, folder):
        """What was changed is approved."""
        self.grown("changed", folder)
        self.do(folder, "approve", "--all", "--yes", "--reviewer", "Rita", "--author", "Will", now=SECOND)

    def released(self, folder):
        """What was approved is released, and not deployed yet."""
        self.grown("approved", folder)
        self.do(folder, "release", "en", "fr", "--author", "Otto", now=SECOND)

    def translating(self, folder):
        """French is missing for two campaigns, and came back from the translators."""
        self.grown("keyless", folder)
        for path in ("campaigns/2026-11-18-old.fr.md", "campaigns/2026-11-20-sale.fr.md"):
            (folder / path).unlink()
        self.do(folder, "translate", "export", "--locale", "fr", "--output", "fr.po", "--format", "po", now=FIRST)
        catalogue = (folder / "fr.po").read_text()
        (folder / "fr.po").write_text(re.sub(r'msgid "([^"]+)"\nmsgstr ""', r'msgid "\1"\nmsgstr "Traduit : \1"', catalogue))

    def importing(self, folder):
        """A feed made by hand beside an empty workspace."""
        write(folder, {"newsadmin.yml": CONFIGURATION.replace(", keys: [keys/2026.pub]", "")})
        entries = "".join(
            f"<key>2025/0{number}/01</key><dict><key>Title</key><string>News {number}</string>"
            f"<key>Message</key><string>Text {number}</string></dict>" for number in range(1, 5))
        write(folder, {"en.plist": f'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>{entries}</dict></plist>\n'})
