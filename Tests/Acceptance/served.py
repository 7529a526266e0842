"""A released workspace, the tree that a web server would have of it, and a web server with faults."""

import base64
import gzip
import http.server
import json
import pathlib
import threading
import urllib.parse

from workspace import newsadmin, write

FIRST = "2026-11-20T08:00:00Z"
SECOND = "2026-11-20T10:00:00Z"
NOW = "2026-11-21T09:00:00Z"

CONFIGURATION = """
name: Acme
sourceLocale: en
locales: [en, fr]
baseURL: https://news.example.com/feeds/
app: {versions: ["1.0"], builds: {"1.0": "90"}}
clients: {inotify: {}, notable: {}, ismartnews: {clientVersion: "4.9.6", combined: true}}
release: {approvals: 0, keys: [keys/2026.pub]}
"""

LONG = " ".join(f"Sentence number {number} of a long text about the sale." for number in range(60))

CAMPAIGN = """---
title: %s
start: 2026-11-20T09:00Z
end: 2026-12-01T00:00Z
show: once
ismartnews: {form: page}
---
![Red](red.png)

%s
"""

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
)

SOON = """---
title: Soon
start: 2026-11-25T09:00Z
end: 2026-12-05T00:00Z
---
A later message.
"""


class Released:
    """A workspace with a key and two releases of each locale."""

    def __init__(self, top):
        self.top = pathlib.Path(top)
        self.folder = self.top / "news"
        self.public = self.folder / "keys" / "2026.pub"
        write(self.folder, {"newsadmin.yml": CONFIGURATION, "campaigns/2026-11-20-sale.md": CAMPAIGN % ("Sale", LONG), "campaigns/2026-11-25-soon.md": SOON, "campaigns/red.png": PNG})
        private = self.top / "acme.key"
        self.run("key", "generate", "--private", str(private), "--public", "keys/2026.pub")
        self.environment = {"NEWSADMIN_KEY": str(private)}
        self.run("release", "en", "fr", now=FIRST)
        self.combined = {1: self.built(FIRST)}
        write(self.folder, {"campaigns/2026-11-20-sale.md": CAMPAIGN % ("Sale again", LONG)})
        write(self.folder, {"campaigns/2026-11-25-soon.md": SOON.replace("Soon", "Very soon")})
        self.run("release", "en", "fr", now=SECOND)
        self.combined[2] = self.built(SECOND)

    def run(self, *arguments, now=NOW, expected=0):
        environment = getattr(self, "environment", {})
        return newsadmin(*arguments, "--now", now, folder=self.folder, environment=environment, expected=expected)

    def manifest(self, locale, number):
        return json.loads((self.folder / f"releases/{locale}/{number:04}/manifest.json").read_text())

    def state(self, locale, number, now=NOW):
        """The files of the state that is due, by their path below public/."""
        states = self.manifest(locale, number)["states"]
        compact = now.replace("-", "").replace(":", "")
        instant = max([instant for instant in states if instant <= compact], default=min(states))
        files = self.folder / f"releases/{locale}/files"
        return {path: (files / digest).read_bytes() for path, digest in states[instant].items()}

    def tree(self, number=2, now=NOW):
        """What a web server has: the due states of all locales with their gzip forms, by path below feeds/."""
        served = {}
        for locale in ("en", "fr"):
            for path, content in self.state(locale, number, now).items():
                if path.startswith("feeds/"):
                    served[path.removeprefix("feeds/")] = content
        return with_twins({**served, "ismartnews/all.plist": self.combined[number]})

    def built(self, now):
        """The feed of all languages, which is in no manifest; a build of the texts that were just released has it."""
        self.run("build", now=now)
        return (self.folder / "public/feeds/ismartnews/all.plist").read_bytes()


def with_twins(files):
    """The files, and beside each but images of 1,024 bytes or more its gzip form."""
    twins = {f"{path}.gz": gzip.compress(content, mtime=0) for path, content in files.items() if len(content) >= 1024 and not path.startswith("assets/")}
    return {**files, **twins}


TYPES = {".json": "application/json", ".plist": "application/xml", ".html": "text/html; charset=utf-8", ".png": "image/png"}


class Site:
    """A web server on this machine that serves a tree as nginx with gzip_static would, and the faults it is given.

    `fault(handler, path, answer)` may change the answer, a dictionary of status, headers and body, or take over by
    returning True.
    """

    def __init__(self, tree):
        site = self
        self.tree, self.fault, self.requests = tree, None, []

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                path = urllib.parse.unquote(self.path.split("?")[0]).removeprefix("/feeds/")
                site.requests.append((self.command, self.path, dict(self.headers)))
                answer = site.answer(path, self.headers.get("Accept-Encoding") or "")
                try:
                    if site.fault and site.fault(self, path, answer):
                        return
                    self.send(answer)
                except (BrokenPipeError, ConnectionResetError):
                    self.close_connection = True

            do_HEAD = do_GET

            def send(self, answer):
                self.send_response(answer["status"])
                for name, value in answer["headers"].items():
                    if value is not None:
                        self.send_header(name, value)
                if "Content-Length" not in answer["headers"]:
                    self.send_header("Content-Length", str(len(answer["body"])))
                self.end_headers()
                if self.command != "HEAD" and answer["status"] != 304:
                    self.wfile.write(answer["body"])

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02})
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/feeds/"

    def answer(self, path, encodings):
        if path not in self.tree:
            return {"status": 404, "headers": {"Content-Type": "text/html"}, "body": b"<p>not found"}
        headers = {
            "Content-Type": TYPES[pathlib.Path(path).suffix], "Cache-Control": "no-cache", "Vary": "Accept-Encoding",
            "Last-Modified": "Fri, 20 Nov 2026 10:00:00 GMT",
        }
        body = self.tree[path]
        if "gzip" in encodings and f"{path}.gz" in self.tree:
            headers["Content-Encoding"] = "gzip"
            body = self.tree[f"{path}.gz"]
        return {"status": 200, "headers": headers, "body": body}

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
