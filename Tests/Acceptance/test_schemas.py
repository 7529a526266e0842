"""What the program prints and what people write, against the schemas of docs/schemas."""

import contextlib
import json
import pathlib
import re
import tempfile
import unittest

from fcm import Firebase
from schemas import head, name_of, names, problems, read_yaml, validator
from serving import Server
from workspace import NOW, REPOSITORY, newsadmin, write

CONFIGURATION = """
name: Acme
sourceLocale: en
locales: [en, fr]
timeZone: Europe/Berlin
baseURL: https://news.example.com/feeds/
deploy: {remote: ../served}
environments: {staging: {baseURL: "https://staging.example.com/feeds/", remote: ../staged}}
app:
  versions: ["1.0", "1.1", "2.0"]
  builds: {"1.0": "90", "1.1": "110", "2.0": "200"}
  events: ["app:activate"]
clients:
  inotify: {}
  notable: {}
  ismartnews: {events: {"app:didfinishlaunching": "ON=1"}}
  sourse: {topic: "news-{locale}", project: acme-app}
audience: {users: 300}
"""

SALE = """---
title: Sale
start: 2026-11-20T09:00
end: 2026-12-01T00:00
action: {url: "https://example.com/sale", label: Show me}
---
Everything is **half price**, as [the list](https://example.com/list) tells.
"""

SALE_FR = SALE.replace("Sale", "Soldes").replace("Everything is **half price**", "Tout est à **moitié prix**").replace(
    "start: 2026-11-20T09:00\nend: 2026-12-01T00:00\n", "").replace("half price", "moitié prix")

FILES = {
    "newsadmin.yml": CONFIGURATION,
    "campaigns/2026-11-20-sale.md": SALE,
    "campaigns/2026-11-20-sale.fr.md": SALE_FR,
    "campaigns/2026-11-25-later.md": "---\ntitle: Later\nstart: 2026-11-25T09:00\nversions: {min: \"1.1\"}\nclients: [inotify]\n---\nA later message.\n",
    "journeys/sale.yml": "id: sale\nclient: inotify\nlocale: en\nsteps:\n  - {at: 2026-11-21T10:00:00Z, appVersion: '1.1'}\nexpected:\n  - {}\n",
}

# The verbs whose --json is told by hand below: a schema for each, and the forms that have one without a verb.
PRINTED = {
    "approve", "build", "check", "deploy", "diff", "explain", "forecast", "import", "key", "log", "push", "release", "rollback",
    "schedule", "serve", "ship", "simulate", "status", "test", "translate-import", "translate-status", "verify", "withdraw",
}
KEPT = {"feeds", "release", "approval", "message", "sending"}
WRITTEN = {"newsadmin", "campaign", "translation"}


class Outputs(unittest.TestCase):
    """Runs nearly every verb, well and badly, and compares each document with the schema that it names."""

    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory(prefix="schemas")
        cls.addClassCleanup(temporary.cleanup)
        cls.top = pathlib.Path(temporary.name)
        cls.seen = {}

    def workspace(self, name, files=FILES):
        write(self.top / name, files)
        return self.top / name

    def run_json(self, *arguments, folder, expected=0, environment=None):
        """One document of a verb, which must fit its schema."""
        moment = () if arguments[:2] == ("forecast", "merge") else ("--now", NOW)
        ran = newsadmin(*arguments, *moment, folder=folder, expected=expected, environment=environment)
        return self.fits(json.loads(ran.stdout), " ".join(arguments))

    def fits(self, document, where):
        name = name_of(document)
        self.assertEqual(problems(name, document), [], where)
        # A name more than the schema has is refused: nothing is printed that the schema does not know.
        more = {**document, "another": 1}
        self.assertNotEqual(problems(name, more), [], where)
        self.seen.setdefault(name, []).append(document)
        return document

    def test_what_is_printed_and_kept_fits(self):
        folder = self.workspace("news")
        self.reading(folder)
        self.translating(folder)
        self.releasing(folder)
        self.delivering(folder)
        self.pushing(folder)
        self.failing()
        self.shipping()
        self.importing(folder)
        for path in folder.glob("releases/*/[0-9]*/manifest.json"):
            self.fits(json.loads(path.read_text()), str(path))
        for path in [*folder.glob("releases/*/approvals/*.json"), *folder.glob("releases/*/sent/*.json")]:
            self.fits(json.loads(path.read_text()), str(path))
        for path in folder.glob("releases/*/files/*"):
            if path.read_bytes().startswith(b'{\n  "schema": "newsadmin/message/1"'):
                self.fits(json.loads(path.read_text()), str(path))
        self.assertEqual(set(self.seen), PRINTED | KEPT)
        self.assertEqual(set(names()), PRINTED | KEPT | WRITTEN)

    def reading(self, folder):
        self.run_json("check", "--json", folder=folder)
        self.run_json("check", "--explain", "bad-date", "--json", folder=folder)
        self.run_json("build", "--json", folder=folder)
        self.run_json("build", "--json", folder=folder)
        self.fits(json.loads((folder / "public/feeds.json").read_text()), "feeds.json")
        self.run_json("schedule", "--json", folder=folder)
        self.run_json("schedule", "--matrix", "--json", folder=folder)
        for client in ("inotify", "notable", "ismartnews", "sourse"):
            self.run_json("simulate", "--client", client, "--days", "6", "--json", folder=folder)
        self.run_json("simulate", "journeys/sale.yml", "--json", folder=folder)
        self.run_json("test", "--json", folder=folder)
        self.run_json("simulate", "--feed", "public/feeds/inotify/en.plist", "--json", folder=folder)
        self.run_json("forecast", "--days", "10", "--json", folder=folder)
        for shard in ("1", "2"):
            name = f"{shard}.json"
            newsadmin("forecast", "--shard", f"{shard}/2", "--output", name, "--now", NOW, folder=folder)
            self.fits(json.loads((folder / name).read_text()), name)
        self.run_json("forecast", "merge", "1.json", "2.json", "--json", folder=folder)
        self.run_json("key", "generate", "--private", str(self.top / "acme.key"), "--json", folder=folder)
        with contextlib.closing(Closed(Server(folder, "--json", "--now", NOW))) as server:
            self.fits(json.loads(server.line), "serve")

    def translating(self, folder):
        self.run_json("translate", "status", "--json", folder=folder)
        newsadmin("translate", "export", "--locale", "fr", "--all", "--format", "po", "--output", "fr.po", "--now", NOW, folder=folder)
        text = (folder / "fr.po").read_text()
        self.run_json("translate", "import", "fr.po", "--dry-run", "--json", folder=folder)
        lost = text.replace("[la liste]", "la liste").replace("(https://example.com/list)", "")
        self.assertNotEqual(lost, text)
        write(folder, {"fr.po": lost})
        self.run_json("translate", "import", "fr.po", "--json", folder=folder, expected=1)

    def releasing(self, folder):
        author = ("--author", "Ada Writer")
        self.run_json("diff", "--json", folder=folder)
        self.run_json("status", "--json", folder=folder)
        self.run_json("approve", "--all", "--yes", "--reviewer", "Camille Roux", *author, "--json", folder=folder)
        self.run_json("approve", "2026-11-20-sale", "--locale", "en", "--reviewer", "Camille Roux", *author, "--json", folder=folder)
        self.run_json("release", "en", "fr", "--dry-run", "--json", *author, folder=folder)
        self.run_json("release", "en", "fr", "--json", *author, folder=folder)
        self.run_json("release", "en", "--json", *author, folder=folder)
        write(folder, {"campaigns/2026-11-20-sale.md": SALE.replace("half price", "a third off").replace("12-01", "12-03")})
        self.run_json("diff", "--json", folder=folder)
        self.run_json("approve", "2026-11-20-sale", "--locale", "en", "--reviewer", "Camille Roux", *author, "--json", folder=folder)
        self.run_json("release", "en", "--json", *author, folder=folder)
        self.run_json("diff", "en", "--from", "1", "--to", "2", "--json", folder=folder)
        self.run_json("rollback", "en", "--to", "1", "--json", *author, folder=folder)
        self.run_json("status", "--json", folder=folder)

    def delivering(self, folder):
        self.run_json("deploy", "en", "fr", "--dry-run", "--json", folder=folder)
        self.run_json("deploy", "en", "fr", "--json", folder=folder)
        self.run_json("deploy", "fr", "--env", "staging", "--json", folder=folder)
        self.run_json("verify", "--json", folder=folder)
        self.run_json("verify", "../served", "--json", folder=folder)
        (self.top / "served/inotify/fr.plist").write_text("altered")
        self.run_json("verify", "../served", "--json", folder=folder, expected=1)
        self.run_json("status", "--json", folder=folder)

    def pushing(self, folder):
        firebase = Firebase(self.top)
        self.addCleanup(firebase.stop)
        arguments = ("push", "2026-11-20-sale", "--locale", "fr", "--endpoint", firebase.url, "--credentials", str(firebase.account), "--json")
        self.run_json(*arguments, "--validate", folder=folder)
        firebase.faults = [lambda handler, message: (400, {}, {"error": {"code": 400, "status": "INVALID_ARGUMENT", "message": "no"}})]
        self.run_json(*arguments, folder=folder, expected=3)
        self.run_json(*arguments, folder=folder)
        self.run_json("log", "--json", folder=folder)
        self.run_json("withdraw", "2026-11-20-sale", "--locale", "fr", "--reason", "wrong price", "--author", "Ada Writer", "--json", folder=folder)
        self.run_json("log", "fr", "--json", folder=folder)
        self.run_json("log", "--key", "2026/11/20-sale", "--json", folder=folder)

    def failing(self):
        bad = self.workspace("bad", {**FILES, "campaigns/2026-11-20-sale.fr.md": "---\nheadline: x\n---\n{{price}}\n"})
        self.run_json("check", "--json", folder=bad, expected=1)
        self.run_json("build", "--json", folder=bad, expected=1)
        self.run_json("diff", "--json", folder=bad, expected=1)
        self.run_json("status", "--json", folder=bad)
        self.run_json("simulate", "--client", "inotify", "--locale", "fr", "--json", folder=bad, expected=1)
        self.journeys(bad)

    def journeys(self, folder):
        """What journeys are told that differ, cannot be run, or are none."""
        journey = "- id: %s\n  client: inotify\n  settings: {showOnFirstLaunch: true}\n  locale: fr\n  steps:\n    - {at: 2026-11-21T10:00:00Z, appVersion: '1.1'}\n  expected:\n    - %s\n"
        write(folder, {
            "journeys/wrong.yml": journey % ("wrong", "{shown: another}") + journey % ("odd", "{}\n    - {}"),
            "journeys/broken.yml": "- {client: inotify\n", "journeys/none.yml": "# none yet\n",
        })
        document = self.run_json("test", "--json", folder=folder, expected=1)
        self.assertEqual((document["passed"], document["failed"], document["passedOver"]), (1, 3, ["./journeys/none.yml"]))
        broken, _, wrong, odd = document["journeys"]
        self.assertEqual((broken["line"], broken["name"], broken["differences"]), (None, "", []))
        self.assertIn("not YAML", broken["error"])
        self.assertEqual((wrong["file"], wrong["line"], wrong["name"], wrong["passed"], wrong["error"]), ("./journeys/wrong.yml", 1, "wrong", False, None))
        self.assertEqual([(item["step"], item["path"], item["expected"]) for item in wrong["differences"]], [(1, "shown", "another")])
        self.assertNotEqual(wrong["differences"][0]["actual"], "another")
        self.assertEqual((odd["line"], odd["differences"]), (9, []))
        self.assertIn("2 expectations for 1 step", odd["error"])
        self.assertTrue(document["findings"])
        nothing = self.run_json("test", "journeys/none.yml", "--json", folder=folder, expected=2)
        self.assertEqual((nothing["journeys"], nothing["empty"]), ([], ["journeys/none.yml"]))

    def shipping(self):
        alone = self.workspace("alone", {**FILES, "newsadmin.yml": CONFIGURATION + "release: {approvals: 0}\n"})
        self.run_json("ship", "en", "--dry-run", "--json", folder=alone)
        self.run_json("ship", "en", "--json", folder=alone)

    def importing(self, folder):
        fresh = self.workspace("fresh", {"newsadmin.yml": CONFIGURATION})
        feeds = [str(folder / f"public/feeds/inotify/{locale}.plist") for locale in ("en", "fr")]
        self.run_json("import", *feeds, "--client", "inotify", "--json", folder=fresh)
        self.run_json("import", str(folder / "public/feeds/ismartnews/en.plist"), "--client", "ismartnews", "--dry-run", "--json", folder=fresh, expected=None)

    def test_sarif_names_its_public_schema(self):
        folder = self.workspace("sarif")
        document = json.loads(newsadmin("check", "--format", "sarif", "--now", NOW, folder=folder).stdout)
        self.assertEqual((document["$schema"], document["version"]), ("https://json.schemastore.org/sarif-2.1.0.json", "2.1.0"))


class Closed:
    """A server with the name that `closing` calls."""

    def __init__(self, server):
        self.server, self.line = server, server.line

    def close(self):
        self.server.stop()


BASE = "sourceLocale: en\nlocales: [en, fr]\nbaseURL: https://news.example.com/feeds/\nclients: {inotify: {}, notable: {}, ismartnews: {}, sourse: {topic: 'news-{locale}'}}\n"

# What is refused in newsadmin.yml, by the program with this rule, and by the schema.
BAD_CONFIGURATIONS = [
    ("unknown-key", BASE + "colour: red\n"),
    ("unknown-key", BASE + "app: {version: ['1.0']}\n"),
    ("unknown-key", BASE + "deploy: {remote: x, place: y}\n"),
    ("unknown-key", BASE + "environments: {staging: {baseURL: 'https://a.example/', remotes: x}}\n"),
    ("unknown-key", BASE.replace("inotify: {}", "inotfy: {}")),
    ("unknown-key", BASE.replace("inotify: {}", "inotify: {checkperiod: 1}")),
    ("unknown-key", BASE.replace("notable: {}", "notable: {gate: 1}")),
    ("unknown-key", BASE + "release: {approval: 1}\n"),
    ("unknown-key", BASE + "audience: {user: 5}\n"),
    ("unknown-key", BASE + "audience: {launches: {yearly: 5}}\n"),
    ("unknown-key", BASE + "rules: {expiring-soon: {limits: 5}}\n"),
    ("unknown-key", BASE + "app: {labels: {never: No}}\n"),
    ("unknown-rule", BASE + "rules: {text-dobule-space: off}\n"),
    ("locked-rule", BASE + "rules: {bad-date: off}\n"),
    ("wrong-type", BASE + "rules: {text-double-space: fatal}\n"),
    ("wrong-type", BASE + "rules: {text-double-space: {limit: 5}}\n"),
    ("wrong-type", BASE + "rules: {expiring-soon: {limit: many}}\n"),
    ("wrong-type", BASE + "name: [Acme]\n"),
    ("wrong-type", BASE + "name:\n"),
    ("wrong-type", BASE + "deploy: {remote: }\n"),
    ("wrong-type", BASE + "release: {approvals: }\n"),
    ("wrong-type", BASE + "release: {keys: ~}\n"),
    ("wrong-type", BASE + "rules: {text-double-space: }\n"),
    ("wrong-type", BASE + "audience: {respond: {action: }}\n"),
    ("wrong-type", BASE + "app: {versions: }\n"),
    ("wrong-type", BASE + "missing: {fr: }\n"),
    ("wrong-type", BASE.replace("inotify: {}", "inotify: {platform: }")),
    ("wrong-type", BASE.replace("ismartnews: {}", "ismartnews: {gate: }")),
    ("unknown-key", BASE + "app: {en: yes}\n"),
    ("wrong-type", BASE + "unsafeHTML: maybe\n"),
    ("wrong-type", BASE + "app: {schemes: ['acme://']}\n"),
    ("wrong-type", BASE + "release: {approvals: 10}\n"),
    ("wrong-type", BASE + "release: {approvals: one}\n"),
    ("wrong-type", BASE + "release: {horizon: 0}\n"),
    ("wrong-type", BASE + "release: {keys: {a: b}}\n"),
    ("wrong-type", BASE + "audience: {users: 0}\n"),
    ("wrong-type", BASE + "audience: {returns: 11}\n"),
    ("wrong-type", BASE + "app: {versions: ['1.0']}\naudience: {versions: {'1.0': -1}}\n"),
    ("wrong-type", BASE + "missing: {fr: {en: fr}}\n"),
    ("wrong-type", BASE.replace("inotify: {}", "inotify: {platform: android}")),
    ("wrong-type", BASE.replace("inotify: {}", "inotify: {checkPeriod: often}")),
    ("wrong-type", BASE.replace("ismartnews: {}", "ismartnews: {clientVersion: '4.9'}")),
    ("wrong-type", BASE.replace("ismartnews: {}", "ismartnews: {gate: -1}")),
    ("wrong-type", BASE.replace("ismartnews: {}", "ismartnews: {combined: 2}")),
    ("missing-field", BASE.replace("sourceLocale: en\n", "")),
    ("missing-field", BASE.replace("baseURL: https://news.example.com/feeds/\n", "")),
    ("missing-field", BASE.replace("{topic: 'news-{locale}'}", "{}")),
    ("missing-field", BASE[: BASE.index("clients")]),
    ("missing-field", BASE + "environments: {staging: {remote: x}}\n"),
    ("reserved-name", BASE + "environments: {production: {baseURL: 'https://a.example/'}}\n"),
    ("bad-id", BASE + "environments: {'a b': {baseURL: 'https://a.example/'}}\n"),
    ("bad-address", BASE.replace("https://news", "ftp://news")),
    ("bad-address", BASE.replace("feeds/\n", "feeds/?v=1\n")),
    ("bad-locale", BASE.replace("[en, fr]", "[en, f_r]")),
    ("bad-version", BASE + "app: {versions: [newest]}\n"),
]

# What is taken, as unlikely as it looks.
GOOD_CONFIGURATIONS = [
    BASE,
    BASE + "name: 7\nunsafeHTML: no\n",
    BASE + "deploy:\napp:\nrelease:\naudience:\n",
    BASE.replace("ismartnews: {}", "ismartnews: {clientVersion: 2.0.1, queues: {a: }}"),
    BASE.replace("[en, fr]", "en"),
    BASE.replace("[en, fr]", "[en, no, fr]").replace("sourceLocale: en", "sourceLocale: no"),
    BASE + "app: {versions: [1.0, 1.1, 2], builds: {1.0: 90, 2: 200}, schemes: acme, labels: {ok: OK, fr: {ok: D’accord}}}\n",
    BASE + "missing: {fr: leave-out}\n",
    BASE + "missing: {default: [en]}\n",
    BASE + "rules: {text-double-space: off, expiring-soon: {limit: 5}, alert-title-length: {severity: warning, limit: '50'}}\n",
    BASE + "rules: {text-double-space: 'off'}\n",
    BASE + "release: {approvals: '2', horizon: 30, selfApproval: on, keys: keys/2026.pub}\n",
    BASE.replace("inotify: {}", "inotify: {clientVersion: 1.0, checkPeriod: 0.25}"),
    BASE.replace("ismartnews: {}", "ismartnews: {clientVersion: 2.0.1, queues: {ads: 30, tips: {timeout: 5, timeoutRange: 2}}}"),
    BASE.replace("ismartnews: {}", "ismartnews: {clientVersion: 2.0.1, queues: [{name: ads, timeout: 30}]}"),
    BASE.replace("ismartnews: {}", "ismartnews: {segments: {source: disable}, events: {'app:activate': [ON=1, OFF=2|ON=1]}}"),
    BASE + "audience: {users: 10, versions: {}, launches: {daily: 1.5}, respond: {none: 1}}\n",
]


def campaign(front):
    return f"---\n{front}---\nText.\n"


# What is refused in front matter, by the program with this rule, and by the schema; a name with `.fr` is a translation.
BAD_CAMPAIGNS = [
    ("unknown-key", "title: A\nends: 2026-12-01T00:00\n"),
    ("unknown-key", "title: A\naction: {link: 'https://example.com/'}\n"),
    ("unknown-key", "title: A\nbuttons: {close: {label: x}}\n"),
    ("unknown-key", "title: A\nbuttons: {dismiss: {text: x}}\n"),
    ("unknown-key", "title: A\nversions: {from: '1.0'}\n"),
    ("unknown-key", "title: A\nsystem: {min: '1.0'}\n"),
    ("unknown-key", "title: A\ninotify: {id: x}\n"),
    ("unknown-key", "title: A\nnotable: {views: {banner: {width: 5}}}\n"),
    ("unknown-key", "title: A\nismartnews: {uid: x}\n"),
    ("unknown-key", "title: A\nismartnews: {dates: [{begin: 2026-12-01T00:00}]}\n"),
    ("unknown-key", "title: A\nsourse: {topics: x}\n"),
    ("notable-unknown-condition", "title: A\nnotable: {all: {lastDisplayed: 5}}\n"),
    ("missing-field", "start: 2026-12-01T00:00\n"),
    ("missing-field", "title: A\nsourse: {ab: {}}\n"),
    ("empty-title", "title: ' '\n"),
    ("wrong-type", "title: [A]\n"),
    ("wrong-type", "title: A\nshow: twice\n"),
    ("wrong-type", "title: A\ndraft: maybe\n"),
    ("wrong-type", "title: A\nversions: '1.0'\n"),
    ("wrong-type", "title: A\nvars: [price]\n"),
    ("wrong-type", "title: A\nnotable: {all: {onWifi: sometimes}}\n"),
    ("wrong-type", "title: A\nnotable: {views: {banner: {origin: left}}}\n"),
    ("wrong-type", "title: A\nnotable: {views: {banner: {height: tall}}}\n"),
    ("wrong-type", "title: A\nismartnews: {form: panel}\n"),
    ("wrong-type", "title: A\nismartnews: {order: first}\n"),
    ("wrong-type", "title: A\nismartnews: {form: page, dates: always}\n"),
    ("wrong-type", "title: A\nismartnews: {form: page, minShowInterval: month}\n"),
    ("wrong-type", "title: A\nsourse: {immediate: 5}\n"),
    ("wrong-type", "title: A\nsourse: {raw: {a: [b]}}\n"),
    ("bad-date", "title: A\nstart: 2026-12-01\n"),
    ("bad-date", "title: A\nstart: tomorrow\n"),
    ("bad-version", "title: A\nversions: {min: newest}\n"),
    ("contradicting-bounds", "title: A\nversions: {max: '1.0', before: '2.0'}\n"),
    ("bad-variable-name", "title: A\nvars: {2nd: x}\n"),
    ("unknown-rule", "title: A\nallow: [expiring]\n"),
    ("locked-rule", "title: A\nallow: bad-date\n"),
    ("unknown-client", "title: A\nclients: [growl]\n"),
    ("empty-list", "title: A\nlocales: []\n"),
    ("empty-list", "title: A\nismartnews: {form: page, dates: []}\n"),
]
BAD_TRANSLATIONS = [
    ("unknown-key", "title: A\nstart: 2026-12-01T00:00\n"),
    ("unknown-key", "title: A\ndraft: true\n"),
    ("unknown-key", "title: A\ninotify: {key: x}\n"),
    ("unknown-key", "title: A\nnotable: {views: {banner: {height: 5}}}\n"),
    ("unknown-key", "title: A\nismartnews: {order: 5}\n"),
    ("wrong-type", "title: A\naction: label\n"),
]
GOOD_CAMPAIGNS = [
    "title: 2026\n", "title: no\ndraft: yes\n", "title: A\nallow: expiring-soon\nlocales: fr\nclients: inotify\n",
    "title: A\nversions: {min: 1.0}\nclients: inotify\n", "title: A\nstart: 2026-12-01 09:00\nend: 2026-12-02T00:00:30+01:00\n",
    "title: A\nvars: {price: 4.99}\nbuttons: {dismiss: , more: {}}\n", "title: A\naction:\nallow:\n",
    "title: A\nismartnews: {form: page, oncePerVersion: [ok, cancel], dates: [{start: MO(09:00), end: FR(18:00), shownLimit: 1}]}\n",
    "title: A\nismartnews: {form: alert, minShowInterval: 60, events: {'app:activate': ON=1}, style: {a: [1]}, raw: {b: 2}}\n",
    "title: A\nnotable: {any: {neverDisplayed: true, lastDisplayMinimumSeconds: '60'}, views: {banner: {height: 99.5}}}\n",
    "title: A\nsourse: {ab: {topic: early}, raw: {n: 5}}\n", "# yaml-language-server: $schema=../x.json\ntitle: A\n",
]


class Sources(unittest.TestCase):
    """newsadmin.yml and front matter: what the program refuses for its form the schema refuses, and no more."""

    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory(prefix="sources")
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = pathlib.Path(temporary.name)

    def rules(self, files):
        """The rules that the program names for these files, one workspace for all of them, by file."""
        write(self.folder, files)
        ran = newsadmin("check", "--now", NOW, folder=self.folder, expected=None)
        found = {}
        for finding in re.finditer(r"^(.*?):\d+:\d+: (\w+): .*\[([a-z0-9-]+)\]$", ran.stdout + ran.stderr, re.MULTILINE):
            found.setdefault(finding[1], set()).add((finding[2], finding[3]))
        return found

    def test_configurations(self):
        for rule, text in BAD_CONFIGURATIONS:
            with self.subTest(rule=rule, text=text.removeprefix(BASE)):
                self.assertIn(("error", rule), self.rules({"newsadmin.yml": text}).get("newsadmin.yml", set()))
                self.assertNotEqual(problems("newsadmin", read_yaml(text)), [])
        for text in GOOD_CONFIGURATIONS:
            with self.subTest(text=text.removeprefix(BASE)):
                found = self.rules({"newsadmin.yml": text}).get("newsadmin.yml", set())
                self.assertEqual({rule for severity, rule in found if severity == "error"}, set())
                self.assertEqual(problems("newsadmin", read_yaml(text)), [])

    def test_front_matter(self):
        bad = {f"campaigns/2026-12-01-bad{number}.md": entry for number, entry in enumerate(BAD_CAMPAIGNS)}
        good = {f"campaigns/2026-12-02-good{number}.md": front for number, front in enumerate(GOOD_CAMPAIGNS)}
        other = {f"campaigns/2026-12-03-other{number}.fr.md": entry for number, entry in enumerate(BAD_TRANSLATIONS)}
        good |= {path.replace(".fr", ""): "title: A\n" for path in other}
        files = {path: campaign(front) for path, (_, front) in {**bad, **other}.items()}
        found = self.rules({"newsadmin.yml": BASE, **files, **{path: campaign(front) for path, front in good.items()}})
        for path, (rule, front) in {**bad, **other}.items():
            with self.subTest(path=path, front=front):
                self.assertIn(("error", rule), found.get(path, set()))
                self.assertNotEqual(problems("translation" if ".fr." in path else "campaign", head(files[path])), [])
        for path, front in good.items():
            with self.subTest(path=path, front=front):
                errors = {rule for severity, rule in found.get(path, set()) if severity == "error"}
                self.assertEqual(errors - {"restriction-not-kept", "contradicting-block", "more-without-text"}, set())
                self.assertEqual(problems("campaign", head(campaign(front))), [])

    def test_the_example(self):
        self.assertEqual(problems("newsadmin", read_yaml((REPOSITORY / "newsadmin.yml").read_text())), [])
        paths = sorted(REPOSITORY.glob("campaigns/*.md"))
        self.assertGreater(len(paths), 40)
        locales = read_yaml((REPOSITORY / "newsadmin.yml").read_text())["locales"]
        for path in paths:
            form = "translation" if path.name.split(".")[-2] in locales else "campaign"
            self.assertEqual(problems(form, head(path.read_text())), [], path.name)

    def test_a_new_workspace(self):
        folder = self.folder / "new"
        newsadmin("init", str(folder), "--now", NOW, folder=self.folder)
        self.assertEqual(problems("newsadmin", read_yaml((folder / "newsadmin.yml").read_text())), [])
        newsadmin("new", "Spring sale", "--now", NOW, folder=folder)
        for path in folder.glob("campaigns/*.md"):
            self.assertEqual(problems("campaign", head(path.read_text())), [], path.name)

    def test_rules_are_those_of_the_documentation(self):
        page = (REPOSITORY / "docs/rules.md").read_text()
        rules = dict(re.findall(r"^### ([a-z0-9-]+)\n\n\*(.*?)\*$", page, re.MULTILINE))
        changeable = {name: "limit" in line for name, line in rules.items() if "locked" not in line}
        schema = validator("newsadmin").schema["properties"]["rules"]["properties"]
        self.assertEqual({name: "limitedRule" in rule["$ref"] for name, rule in schema.items()}, changeable)
        allowed = validator("campaign").schema["properties"]["allow"]["anyOf"][1]["items"]["enum"]
        self.assertEqual(sorted(allowed), sorted(changeable))


if __name__ == "__main__":
    unittest.main()
