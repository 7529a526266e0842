"""Make the inputs that fuzzing begins with, out of files that are in the repository for other reasons."""

import base64
import datetime
import gzip
import json
import plistlib
import re
import shutil
import subprocess

LARGEST = 8192


def write(root, target):
    """Write the seeds of all parsers below `target`, a folder for each."""
    makers = {
        "campaign": campaigns, "yaml": yaml, "markdown": bodies, "configuration": configurations,
        "journeys": journeys, "ledger": ledger, "inotify": lambda root: lists(root, "inotify"),
        "ismartnews": lambda root: lists(root, "ismartnews"), "notable": notable, "sourse": sourse,
        "xml": xml, "binary": binary, "braces": braces, "json": plain_json, "gzip": packed, "requests": requests,
        "templates": templates, "keys": keys, "import": imports, "account": accounts, "notation": notation,
        "answers": answers,
    }
    for name, maker in makers.items():
        folder = target / name
        folder.mkdir(parents=True)
        for number, seed in enumerate(maker(root)):
            if len(seed) <= LARGEST:
                (folder / f"{number:04}").write_bytes(seed)


def files(root, pattern):
    """The contents of the files of a pattern, in the order of their names."""
    return [path.read_bytes() for path in sorted(root.glob(pattern)) if path.is_file()]


def blocks(root, pattern, language):
    """The blocks of code in pages of documentation."""
    marks = re.compile(rf"```{language}\n(.*?)```", re.S)
    return [match.encode() for page in files(root, pattern) for match in marks.findall(page.decode())]


def campaigns(root):
    """Campaigns, some with a translation behind."""
    for path in sorted(root.glob("campaigns/*.md")):
        french = path.with_suffix(".fr.md")
        if not re.search(r"\.[a-z]{2}\.md$", path.name):
            yield path.read_bytes()
            if french.exists():
                yield path.read_bytes() + b"\n%%%\n" + french.read_bytes()
    yield from (block for block in blocks(root, "docs/**/*.md", "markdown") if block.startswith(b"---"))


def yaml(root):
    """Front matter, configurations and journeys."""
    yield from (text.split(b"---\n")[1] for text in files(root, "campaigns/*.md"))
    yield from files(root, "newsadmin.yml") + files(root, "journeys/*.yml") + blocks(root, "docs/**/*.md", "yaml")
    yield b"a: &a [x, y]\nb: {c: *a, 'd': \"e\\n\\u00e9\"}\nf: |\n  g\n  h\ni: >-\n  j\n? k\n: l\n"


def bodies(root):
    """Markdown."""
    return (text.split(b"---\n", 2)[2] for text in files(root, "campaigns/*.md"))


def configurations(root):
    """Configurations."""
    return files(root, "newsadmin.yml") + blocks(root, "docs/**/*.md", "yaml")


def vectors(root):
    """The journeys that were recorded from the clients themselves, as they stand in their lines and as values."""
    for text in files(root, "Tests/SimulationTests/Vectors/*.jsonl"):
        for line in text.splitlines()[:400:8]:
            yield line, json.loads(line)


def journeys(root):
    """Journeys of both kinds."""
    yield from (b"---\n" + text for text in files(root, "journeys/*.yml"))
    yield from (line for line, _ in vectors(root))


def ledger(root):
    """The ledger's files, and what feeds.json says."""
    return files(root, "releases/**/*.json") + files(root, "releases/*/current") + files(root, "public/feeds.json")


def dated(value):
    """A value with moments in place of what journeys write for them."""
    if isinstance(value, dict):
        if set(value) == {"$date"}:
            return datetime.datetime.fromisoformat(value["$date"].replace("Z", "")).replace(microsecond=0)
        return {key: dated(item) for key, item in value.items()}
    if isinstance(value, list):
        return [dated(item) for item in value]
    return "" if value is None else value


def feeds(root, client):
    """The feeds in recorded journeys of a client."""
    for _, value in vectors(root):
        if value.get("client") == client and isinstance(value.get("feed"), (dict, list)):
            yield value["feed"]


def raw(root, client):
    """The bodies in recorded journeys that are no feeds at all."""
    for _, value in vectors(root):
        if value.get("client") == client:
            yield from (step["feedRaw"].encode() for step in [value] + value.get("steps", []) if "feedRaw" in step)


def lists(root, client):
    """A client's feeds that are property lists, in XML and binary."""
    for feed in list(feeds(root, client))[:24]:
        for form in (plistlib.FMT_XML, plistlib.FMT_BINARY):
            try:
                yield plistlib.dumps(dated(feed), fmt=form)
            except (TypeError, ValueError, OverflowError):
                continue
    yield from raw(root, client)
    yield from files(root, f"public/feeds/{client}/*.plist")


def notable(root):
    """Control files."""
    yield from (json.dumps(feed).encode() for feed in list(feeds(root, "notable"))[:40])
    yield from raw(root, "notable")
    yield from files(root, "public/feeds/notable/*/control.json")


def sourse(root):
    """Messages of Firebase."""
    yield from files(root, "public/push/*.json")
    yield json.dumps({"sale": [{"message": {
        "condition": "'news-en' in topics && !('old' in topics)",
        "data": {"id": "sale", "title": "Sale", "message": "Now", "embargo": "1795000000000", "expiry": "1796000000000",
                 "uri": "https://example.com"}}}]}).encode()


SAMPLE = {"text": "a & b\n<é>", "whole": -5, "large": 1 << 62, "part": 1.5, "yes": True, "list": [1, [], {}],
          "date": datetime.datetime(2026, 11, 20, 9), "bytes": b"\0\xff", "name \u2028": {"": ""}}


def xml(root):
    """Property lists in XML, ordinary and less so."""
    plain = plistlib.dumps(SAMPLE, fmt=plistlib.FMT_XML)
    yield plain
    yield plain.replace(b"<dict>", b"<!-- a --><dict >", 1).replace(b"<string>", b"<string><![CDATA[<]]>")
    yield plain.decode().encode("utf-16")
    yield b'<!DOCTYPE plist [<!ENTITY a "b">]><plist><string>&a;&#x41;</string></plist>'
    yield from list(lists(root, "inotify"))[:10:2]


def binary(root):
    """Binary property lists."""
    yield plistlib.dumps(SAMPLE, fmt=plistlib.FMT_BINARY)
    yield plistlib.dumps([SAMPLE["list"]] * 5 + list("abcdefghijklmnop"), fmt=plistlib.FMT_BINARY)
    yield from list(lists(root, "ismartnews"))[1:10:2]


def braces(root):
    """Property lists in the old form."""
    yield b'{ a = "b\\n\\U00e9"; c = ( 1, 2, <0fbd77 1c>, { d = e; } ); /* f */ "g h" = i; } // j\n'
    yield b'a = b;\n"c" = "d";\n'
    yield b"(a, (b, (c)))"
    yield from raw(root, "inotify")


def plain_json(root):
    """JSON."""
    yield json.dumps({key: value for key, value in SAMPLE.items() if key not in ("date", "bytes")}).encode()
    yield b'{"$date": "2026-11-20T09:00:00Z", "a": [1e5, -0.0, "\\ud83d\\ude00\\/", null]}'
    yield '["é"]'.encode("utf-16")
    yield from notable(root)


def packed(root):
    """Gzip."""
    for content in (b"", b"abc", b"a" * 5000, bytes(range(256)) * 4):
        for level in (0, 1, 9):
            yield gzip.compress(content, level, mtime=0)
    yield gzip.compress(b"a") * 2


def requests(root):
    """Requests, behind the byte that says how they come in."""
    host = b"Host: localhost:8080\r\n"
    yield b"\x07GET / HTTP/1.1\r\n" + host + b"\r\n"
    yield b"\x20GET /feeds/a%20b.plist?x=1 HTTP/1.0\r\n\r\nHEAD http://127.0.0.1/a HTTP/1.1\r\n" + host + b"\r\n"
    yield (b"\xffPOST /serve/moment HTTP/1.1\r\n" + host + b"Origin: http://localhost:8080\r\nContent-Length: 3\r\n"
           b"Accept-Encoding: gzip;q=0.5, *\r\nIf-None-Match: \"a\"\r\nConnection: close\r\n\r\nabc")
    yield b"\x01OPTIONS * HTTP/1.1\r\nHost: [::1]:1\r\nIf-Modified-Since: Thu, 01 Jan 2026 09:00:00 GMT\r\n\r\n"


def templates(root):
    """Templates."""
    yield from files(root, "templates/**/*.mustache")
    yield b"{{=<% %>=}}<%#buttons%><% label %><%/buttons%><%={{ }}=%>{{#buttons}}{{>notable/hero}}{{/buttons}}"
    yield b"{{<notable/hero}}{{$title}}{{uppercased(title)}}{{/title}}{{/notable/hero}}{{! c }}{{^html}}a{{/html}}"


def keys(root):
    """Keys of the form that is read, and of others."""
    public = bytes.fromhex("302a300506032b6570032100") + bytes(range(32))
    private = bytes.fromhex("302e020100300506032b657004220420") + bytes(range(32))
    for label, content in (("PUBLIC KEY", public), ("PRIVATE KEY", private), ("RSA PRIVATE KEY", private)):
        text = base64.b64encode(content).decode()
        yield f"-----BEGIN {label}-----\n{text}\n-----END {label}-----\n".encode()
    yield base64.b64encode(bytes(range(32)))


def accounts(root):
    """An account with a key of its own; without openssl one whose key is none."""
    key = "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"
    if shutil.which("openssl"):
        key = subprocess.run(["openssl", "genrsa", "2048"], capture_output=True, text=True).stdout
    yield json.dumps({
        "type": "service_account", "project_id": "acme-app", "private_key_id": "1", "private_key": key,
        "client_email": "news@acme-app.iam.gserviceaccount.com", "token_uri": "https://oauth2.example.com/token",
    }).encode()


def imports(root):
    """The feeds of all clients."""
    for client in ("inotify", "ismartnews"):
        yield from list(lists(root, client))[:30]
    yield from list(notable(root))[:20]
    yield from sourse(root)


def notation(root):
    """Versions, dates, zones and the like."""
    yield b"1.0\n1.10\n2.0b1\n3.0-beta.1+5\n"
    yield b"2026-11-20T09:00\n2026-03-29T02:30\n2026-11-20T09:00:00.25+01:00\n0000-01-01T00:00-23:59\n"
    yield b"Europe/Berlin\nUTC\nen-US\nzh_Hant-TW\n'a' in topics && ('b' in topics || !('c' in topics))\n"
    yield b"daily@09:00,21:30\nweekly@MON,FRI@08:00\nmonthly\n"
    for line, value in vectors(root):
        if "client" not in value:
            yield "\n".join(str(item) for item in value.values()).encode()


def answers(root):
    """What servers and git answer."""
    yield b"HTTP/1.1 100 Continue\r\n\r\nHTTP/2 200\r\nContent-Type: text/plain\r\nETag: \"a\"\r\n\r\n"
    yield b"HTTP/1.1 503 Busy\r\nRetry-After: 99999999999999999999\r\n\r\n"
    yield b"HTTP/1.1 429 Slow\r\nRetry-After: Thu, 01 Jan 2026 09:00:00 GMT\r\n\r\n"
    yield b"0123abcd\n1795000000\nAnn <ann@example.com>\nAnn <a@example.com>\nBob <bob@example.com>\n"
    yield b"Thu, 01 Jan 2026 09:00:00 GMT"
