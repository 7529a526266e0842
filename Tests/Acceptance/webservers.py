"""nginx and Caddy on loopback, with the configurations that `deploy --print` prints."""

import os
import pathlib
import socket
import subprocess
import tempfile

from workspace import write

MOMENT = 1_795_168_800  # 2026-11-20T10:00:00Z


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def has_ipv6():
    """Whether this machine can be reached at its own address of IPv6."""
    try:
        with socket.socket(socket.AF_INET6) as listener:
            listener.bind(("::1", 0))
    except OSError:
        return False
    return True


class WebServers:
    """For test cases: each server serves a tree as /feeds/, and is stopped with the test.

    A site with an address of its own is served there, and any other at a free port of this machine.
    """

    def nginx(self, site, tree, own=None):
        top, port = self.folder(tree), free_port()
        if not own:
            site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
            site = site.replace("listen [::]:80;", f"listen [::1]:{port};" if has_ipv6() else "")
        site = site.replace("/srv/news/feeds", f"{top}/feeds")
        user = "user root;" if os.getuid() == 0 else ""
        write(top, {"nginx.conf": f"""{user} daemon off; master_process off; pid {top}/pid; error_log {top}/error.log;
events {{}}
http {{ access_log off; client_body_temp_path {top}; proxy_temp_path {top}; fastcgi_temp_path {top};
uwsgi_temp_path {top}; scgi_temp_path {top};
{site} }}"""})
        command = ["nginx", "-c", f"{top}/nginx.conf", "-p", str(top)]
        tried = subprocess.run([*command, "-t"], capture_output=True, text=True)
        self.assertEqual(tried.returncode, 0, tried.stderr)
        return self.start(command, top, own or f"http://127.0.0.1:{port}/")

    def caddy(self, site, tree, own=None):
        top, port = self.folder(tree), free_port()
        site = site.replace("https://news.example.com {", f"http://127.0.0.1:{port} {{").replace("/srv/news/feeds", f"{top}/feeds")
        write(top, {"Caddyfile": "{\n\tadmin off\n\tauto_https off\n}\n" + site})
        return self.start(["caddy", "run", "--config", f"{top}/Caddyfile"], top, own or f"http://127.0.0.1:{port}/")

    def folder(self, tree):
        temporary = tempfile.TemporaryDirectory(prefix="served")
        self.addCleanup(temporary.cleanup)
        top = pathlib.Path(temporary.name)
        top.chmod(0o755)
        write(top / "feeds", tree)
        for file in (top / "feeds").rglob("*"):
            os.utime(file, (MOMENT, MOMENT))
        return top

    def start(self, command, top, address):
        environment = {**os.environ, "HOME": str(top), "XDG_DATA_HOME": str(top), "XDG_CONFIG_HOME": str(top)}
        log = open(top / "server.log", "wb")
        self.addCleanup(log.close)
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)
        wait = subprocess.run(
            ["curl", "-s", "-g", "-o", os.devnull, "--retry", "50", "--retry-delay", "1", "--retry-connrefused", address]
        )
        self.assertEqual(wait.returncode, 0, (top / "server.log").read_text())
        return f"{address}feeds/"
