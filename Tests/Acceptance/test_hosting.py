"""The configurations that `deploy --print` prints, in the real servers."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import yaml

from served import NOW
from test_verify import CONTROL, Case
from webservers import WebServers, free_port, has_ipv6
from workspace import BINARY, REPOSITORY, newsadmin, tree, write


class Printed(WebServers, Case):
    def printed(self, form, *arguments):
        return self.released.run("deploy", "--print", form, *arguments).stdout

    def test_nginx_gives_every_client_the_right_bytes(self):
        result = self.verify(self.nginx(self.printed("nginx"), self.served), "--strict")
        self.assertEqual(result.stderr, "")

    def test_caddy_gives_every_client_the_right_bytes(self):
        result = self.verify(self.caddy(self.printed("caddy"), self.served), "--strict")
        self.assertEqual(result.stderr, "")

    @unittest.skipUnless(has_ipv6(), "this machine has no IPv6")
    def test_a_site_named_by_an_address_of_ipv6_is_served_there(self):
        for server in (self.nginx, self.caddy):
            own = f"http://[::1]:{free_port()}/"
            with tempfile.TemporaryDirectory(prefix="ipv6") as top:
                configuration = f"name: A\nsourceLocale: en\nlocales: [en]\nbaseURL: '{own}feeds/'\nclients: {{inotify: {{}}}}\n"
                configuration += "app: {versions: ['1.0']}\ndeploy: {remote: /srv/news/feeds}\n"
                write(top, {"newsadmin.yml": configuration})
                site = newsadmin("deploy", "--print", server.__name__, folder=top).stdout
            self.assertEqual(self.verify(server(site, self.served, own), "--strict").stderr, "")

    def test_without_its_lines_verify_finds_what_goes_wrong(self):
        site = self.printed("nginx").replace("if_modified_since off;", "")
        self.assert_finding(self.verify(self.nginx(site, self.served), expected=1), "not-modified", CONTROL)
        site = self.printed("nginx").replace('add_header Cache-Control "public, max-age=60" always;', "").replace("gzip_vary on;", "")
        result = self.verify(self.nginx(site, self.served), "--strict", expected=1)
        self.assert_finding(result, "cache", CONTROL, "phones may guess")
        self.assert_finding(result, "cache", "inotify/fr.plist", "Vary")
        site = "\n".join(line for line in self.printed("caddy").splitlines() if "request_header" not in line)
        self.assert_finding(self.verify(self.caddy(site, self.served), expected=1), "not-modified", CONTROL)

    def test_images_may_be_kept_for_a_year_and_are_answered_with_304(self):
        image = next(path for path in self.served if path.startswith("assets/"))
        for server in (self.nginx, self.caddy):
            address = server(self.printed(server.__name__), self.served) + image
            answer = subprocess.run(["curl", "-s", "-I", address], capture_output=True, text=True, check=True).stdout.lower()
            self.assertIn("cache-control: public, max-age=31536000, immutable", answer)
            self.assertIn("content-type: image/png", answer)
            condition = ["-H", "If-Modified-Since: Fri, 20 Nov 2026 10:00:00 GMT"]
            self.assertIn(" 304 ", subprocess.run(["curl", "-s", "-I", *condition, address], capture_output=True, text=True).stdout.splitlines()[0])

    def test_no_two_rules_of_the_headers_file_set_one_header_of_one_file(self):
        rules, pattern = [], None
        for line in self.printed("headers").splitlines():
            if line.startswith("  "):
                rules.append((pattern, line.split(":")[0].strip()))
            elif not line.startswith("#"):
                pattern = line
        for path in self.served:
            names = [
                name for pattern, name in rules
                if pattern == f"/feeds/{path}" or pattern.endswith("*") and f"/feeds/{path}".startswith(pattern[:-1])
            ]
            self.assertEqual(len(names), len(set(names)), path)
            self.assertIn("Cache-Control", names, path)

    @unittest.skipUnless(sys.platform == "linux", "systemd is Linux's")
    def test_systemd_accepts_the_service_and_the_timer(self):
        text = self.printed("systemd", "fr")
        service, timer = text.split("# /etc/systemd/system/newsadmin-deploy.timer\n")
        # The program that prints it, as it was called: a package manager's link leads to the next version, too.
        self.assertIn(f"ExecStart={pathlib.Path(BINARY).absolute()} deploy --quiet fr\n", service)
        with tempfile.TemporaryDirectory(prefix="units") as top:
            write(top, {"newsadmin-deploy.service": service, "newsadmin-deploy.timer": timer})
            units = [str(pathlib.Path(top, f"newsadmin-deploy.{kind}")) for kind in ("service", "timer")]
            result = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
        said = [line for line in result.stderr.splitlines() if "newsadmin-deploy" in line]
        self.assertEqual(said, [])

    def test_the_workflow_is_yaml_and_its_command_ships(self):
        steps = yaml.safe_load(self.printed("github", "fr"))["jobs"]["deploy"]["steps"]
        command = next(step["run"] for step in steps if "newsadmin deploy" in step.get("run", ""))
        moment = subprocess.run(["sh", "-c", f"echo {command.split('--until ')[1]}"], capture_output=True, text=True).stdout.strip()
        self.assertRegex(moment, r"\A\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\Z")
        self.assertTrue(command.startswith("newsadmin deploy fr --until "))

    def test_the_documented_sizes_and_sums_are_those_of_the_example(self):
        page = (REPOSITORY / "docs" / "hosting.md").read_text()
        feeds = tree(REPOSITORY / "public" / "feeds")
        rows = re.findall(r"^\| `(\S+?)`(, HEAD)? \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
        address = self.nginx(newsadmin("deploy", "--print", "nginx", folder=REPOSITORY).stdout, feeds)
        answers = []
        for path, head, headers, body in rows:
            measured = ["curl", "-s", "-o", os.devnull, "-w", "%{size_header} %{size_download}", "-H", "Accept-Encoding: gzip"]
            result = subprocess.run(measured + ["-I"] * bool(head) + [address + path], capture_output=True, text=True)
            size, content = map(int, result.stdout.split())
            self.assertEqual(str(content), body, path)
            self.assertAlmostEqual(size, int(headers), delta=20, msg=path)
            answers.append(int(headers) + int(body))
        inotify, head, control, view, ismartnews, web = answers
        for client, bytes_a_phone in {
            "iNotify": 2 * inotify, "Notable": 4 * head + 4 * control + view, "iSmartNews": 8 * ismartnews + web
        }.items():
            self.assertRegex(page, rf"\| {client} \| \d \| \d million \| {bytes_a_phone:,} \| {bytes_a_phone / 1000:.1f} GB \|")

    def test_another_environment_is_named_in_what_deploys_to_it(self):
        with tempfile.TemporaryDirectory(prefix="environment") as top:
            configuration = "name: A\nsourceLocale: en\nlocales: [en]\nbaseURL: https://a.example/feeds/\nclients: {inotify: {}}\n"
            configuration += "app: {versions: ['1.0']}\nenvironments: {staging: {baseURL: 'https://s.example/feeds/', remote: site}}\n"
            write(top, {"newsadmin.yml": configuration})
            printed = lambda form: newsadmin("deploy", "--env", "staging", "--print", form, folder=top).stdout
            self.assertIn("newsadmin deploy --quiet en --env staging\n", printed("systemd"))
            self.assertIn("newsadmin deploy en --env staging --until", printed("github"))
            self.assertEqual(yaml.safe_load(printed("github"))[True]["push"]["paths"], ["newsadmin.yml", "campaigns/**", "templates/**"])
            self.assertIn('environments: {staging: {baseURL: "https://s.example/feeds/", remote: "news:bucket/feeds"}}', printed("s3"))

    def test_an_address_that_a_configuration_cannot_hold_is_refused(self):
        with tempfile.TemporaryDirectory(prefix="odd") as top:
            for remote in ('site"; include /etc/passwd; #', "$HOME/site", "a{b}"):
                configuration = "name: A\nsourceLocale: en\nlocales: [en]\nbaseURL: https://a.example/feeds/\n"
                configuration += f"clients: {{inotify: {{}}}}\napp: {{versions: ['1.0']}}\ndeploy: {{remote: '{remote}'}}\n"
                write(top, {"newsadmin.yml": configuration})
                result = newsadmin("deploy", "--print", "nginx", "--now", NOW, folder=top, expected=2)
                self.assertIn("write this one by hand", result.stderr)
                self.assertEqual(result.stdout, "")


if __name__ == "__main__":
    unittest.main()
