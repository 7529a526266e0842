"""`push` against a server that speaks as FCM does: each message once, whatever happens on the way."""

import hashlib
import json
import pathlib
import random
import signal
import subprocess
import tempfile
import threading
import time
import unittest

from fcm import Firebase, error
from waiting import until
from workspace import BINARY, newsadmin, write

CONFIGURATION = """\
name: Acme
sourceLocale: en
locales: [en, fr]
timeZone: UTC
baseURL: https://news.example.com/feeds/
app: {versions: ["1.0"]}
clients: {sourse: {topic: "news-{locale}", project: acme-app}}
release: {approvals: 0}
"""
NOW = "2026-11-20T10:00:00Z"
CAMPAIGNS = {
    "campaigns/2026-11-20-sale.md": "---\ntitle: Sale\nstart: 2026-11-20T09:00Z\nend: 2026-12-01T00:00Z\n---\nHalf price.\n",
    "campaigns/2026-11-20-sale.fr.md": "---\ntitle: Soldes\n---\nMoitié prix, « vraiment ».\n",
    "campaigns/2026-11-20-quick.md": "---\ntitle: Quick\nsourse: {ab: {topic: half}}\n---\nA quick one.\n",
    "campaigns/2026-11-20-later.md": "---\ntitle: Later\nstart: 2026-11-20T10:10:00Z\n---\nIn a moment.\n",
    "campaigns/2026-11-20-short.md": "---\ntitle: Short\nend: 2026-11-20T10:09:58Z\n---\nGone soon.\n",
}


class Case(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        scratch = tempfile.TemporaryDirectory(prefix="account")
        cls.addClassCleanup(scratch.cleanup)
        cls.firebase = Firebase(scratch.name)
        cls.addClassCleanup(cls.firebase.stop)

    def setUp(self):
        scratch = tempfile.TemporaryDirectory(prefix="push")
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        write(self.folder, {"newsadmin.yml": CONFIGURATION, **CAMPAIGNS})
        self.run_verb("release", "en", "fr")
        firebase = self.firebase
        # What an earlier test left to run out must not be counted here.
        until(lambda: not firebase.under_way)
        firebase.taken, firebase.validated, firebase.faults, firebase.token_faults, firebase.problems = [], [], [], [], []
        firebase.requests, firebase.issued, firebase.tokens, firebase.life, firebase.most_under_way = 0, 0, set(), 3600, 0
        self.addCleanup(lambda: self.assertEqual(firebase.problems, []))

    def run_verb(self, *arguments, now=NOW, expected=0, environment=None):
        return newsadmin(*arguments, "--now", now, folder=self.folder, expected=expected, environment=environment)

    def arguments(self, *arguments):
        return ["push", *arguments, "--endpoint", self.firebase.url, "--credentials", str(self.firebase.account), "--rate", "600"]

    def push(self, *arguments, expected=0, now=NOW):
        return self.run_verb(*self.arguments(*arguments), now=now, expected=expected)

    def fates(self, *arguments, expected=0, now=NOW):
        result = self.push(*arguments, "--json", expected=expected, now=now)
        return [message["fate"] for message in json.loads(result.stdout)["messages"]]

    def records(self):
        return [json.loads(file.read_text()) for file in sorted(self.folder.glob("releases/*/sent/*.json"))]


class Sending(Case):
    def test_what_was_sent_by_other_means_is_recorded_and_not_sent_again(self):
        # Nobody is asked, so no account is needed.
        told = self.run_verb(
            "push", "2026-11-20-sale", "2026-11-20-later", "--locale", "en", "--sent-elsewhere").stdout
        self.assertIn("2 of 4 messages recorded", told)
        self.assertEqual(told.count("is recorded as sent elsewhere"), 2)
        # What is to start in ten minutes was not sent before.
        self.assertEqual(told.count("is not recorded as sent, because it starts 2026-11-20 10:10 UTC"), 2)
        self.assertEqual(self.firebase.taken, [])
        steps = sorted((record["step"], record.get("name")) for record in self.records())
        self.assertEqual(steps, [("intent", None)] * 2 + [("sent", "elsewhere")] * 2)
        self.assertIn(
            "was sent elsewhere, as was recorded", self.push("2026-11-20-sale", "--locale", "en", "--resend").stdout)
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en", "fr"), ["already-sent"] * 2 + ["sent"] * 2)
        self.push("2026-11-20-sale", "--locale", "en", "--sent-elsewhere", "--resend", expected=2)

    def test_each_message_is_sent_once(self):
        self.assertEqual(self.fates("2026-11-20-sale", "2026-11-20-quick", "--locale", "en", "fr"), ["sent"] * 10)
        conditions = sorted(message["condition"] for message in self.firebase.taken)
        self.assertEqual(len(conditions), 10)
        self.assertIn("'news-fr' in topics && 'sourse_sdk_integrated' in topics", conditions)
        self.assertIn("'news-en' in topics && 'sourse_sdk_integrated' in topics && 'half' in topics", conditions)
        french = next(m for m in self.firebase.taken if "news-fr" in m["condition"] and m.get("notification", {}).get("title") == "Soldes")
        self.assertEqual(french["notification"]["body"], "Moitié prix, « vraiment ».")
        self.assertEqual(self.firebase.issued, 1)
        self.assertEqual(self.fates("2026-11-20-sale", "2026-11-20-quick", "--locale", "en", "fr"), ["already-sent"] * 10)
        self.assertEqual(len(self.firebase.taken), 10)
        steps = [record["step"] for record in self.records()]
        self.assertEqual((steps.count("intent"), steps.count("sent")), (10, 10))
        self.run_verb("verify")

    def test_what_is_sent_is_what_was_released(self):
        write(self.folder, {"campaigns/2026-11-20-sale.md": CAMPAIGNS["campaigns/2026-11-20-sale.md"].replace("Half", "No")})
        write(self.folder, {"campaigns/2026-11-20-new.md": "---\ntitle: New\n---\nNew.\n"})
        plan = self.push("2026-11-20-sale", "--locale", "en", "--dry-run").stdout
        self.assertIn("Half price.", plan)
        lines = plan.splitlines()
        self.assertEqual(set(lines[::2]), {f"POST {self.firebase.url}/v1/projects/acme-app/messages:send"})
        bodies = [json.loads(line) for line in lines[1::2]]
        self.push("2026-11-20-sale", "--locale", "en")
        self.assertCountEqual([body["message"] for body in bodies], self.firebase.taken)
        refused = self.push("2026-11-20-sale", "2026-11-20-new", "--locale", "en", expected=4)
        self.assertIn("2026-11-20-new, en: the current release has nothing of it to send", refused.stderr)

    def test_status_tells_what_is_to_be_sent(self):
        def unsent():
            locales = json.loads(self.run_verb("status", "--json").stdout)["locales"]
            return {locale["locale"]: locale["unsent"] for locale in locales}
        # What starts later may be sent before, and need not.
        everything = ["2026-11-20-quick", "2026-11-20-sale", "2026-11-20-short"]
        self.assertEqual(unsent(), {"en": everything, "fr": everything})
        self.assertIn("Next: commit releases/", self.push("2026-11-20-sale", "2026-11-20-later", "--locale", "en").stderr)
        self.assertEqual(unsent()["en"], ["2026-11-20-quick", "2026-11-20-short"])
        self.assertEqual(unsent()["fr"], everything)
        # A correction need not go to everybody.
        write(self.folder, {"campaigns/2026-11-20-sale.md": CAMPAIGNS["campaigns/2026-11-20-sale.md"].replace("Half", "No")})
        self.run_verb("release", "en")
        self.assertEqual(unsent()["en"], ["2026-11-20-quick", "2026-11-20-short"])

    def test_another_text_is_held_back_until_that_is_asked_for(self):
        self.push("2026-11-20-sale", "--locale", "en")
        write(self.folder, {"campaigns/2026-11-20-sale.md": CAMPAIGNS["campaigns/2026-11-20-sale.md"].replace("Half", "No")})
        self.run_verb("release", "en")
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en", expected=4), ["changed", "changed"])
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en", "--resend"), ["sent", "sent"])
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en", "--resend"), ["already-sent", "already-sent"])

    def test_the_same_words_in_two_campaigns_are_two_messages(self):
        text = "---\ntitle: Maintenance\n---\nTonight at ten.\n"
        write(self.folder, {"campaigns/2026-11-20-a.md": text, "campaigns/2026-11-20-b.md": text})
        self.run_verb("release", "en")
        self.assertEqual(self.fates("2026-11-20-a", "--locale", "en"), ["sent", "sent"])
        self.assertEqual(self.fates("2026-11-20-b", "--locale", "en"), ["sent", "sent"])

    def test_other_conditions_for_the_same_campaign_are_held_back(self):
        self.push("2026-11-20-sale", "--locale", "en")
        write(self.folder, {"campaigns/2026-11-20-sale.md": CAMPAIGNS["campaigns/2026-11-20-sale.md"].replace("end:", "sourse: {ab: {topic: half}}\nend:")})
        self.run_verb("release", "en")
        fates = self.fates("2026-11-20-sale", "--locale", "en", expected=4)
        self.assertEqual(fates, ["changed", "changed", "already-sent"])

    def test_validation_sends_and_records_nothing(self):
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en", "--validate"), ["valid", "valid"])
        self.assertEqual((len(self.firebase.validated), len(self.firebase.taken), self.records()), (2, 0, []))

    def test_a_campaign_that_there_is_not_is_told_with_those_that_there_are(self):
        said = self.push("2026-11-20-sle", "--locale", "en", expected=2).stderr
        self.assertIn("did you mean “2026-11-20-sale”?", said)
        self.assertEqual((self.firebase.taken, self.firebase.issued), ([], 0))

    def test_a_standard_message_waits_for_its_start(self):
        self.assertEqual(self.fates("2026-11-20-later", "--locale", "en"), ["sent", "waits"])
        self.assertEqual([message.get("notification") for message in self.firebase.taken], [None])
        self.assertEqual(self.fates("2026-11-20-later", "--locale", "en", "--wait", now="2026-11-20T10:09:56Z"), ["already-sent", "sent"])
        self.assertEqual(self.firebase.taken[1]["notification"]["title"], "Later")
        moment = max(record["time"] for record in self.records() if record["step"] == "sent")
        self.assertGreaterEqual(moment, "2026-11-20T10:10:00")

    def test_what_was_withdrawn_while_it_waited_is_not_sent(self):
        push = subprocess.Popen(
            [BINARY, *self.arguments("2026-11-20-later", "--locale", "en", "--wait"), "--now", "2026-11-20T10:09:48Z"], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        until(lambda: self.firebase.taken)
        self.run_verb("withdraw", "2026-11-20-later", "--locale", "en", "--reason", "A mistake.", now="2026-11-20T10:09:48Z")
        _, messages = push.communicate()
        self.assertEqual((push.returncode, len(self.firebase.taken)), (4, 1), messages)

    def test_another_release_while_it_waits_changes_nothing_about_what_was_sent(self):
        push = subprocess.Popen(
            [BINARY, *self.arguments("2026-11-20-later", "--locale", "en", "--wait", "--resend"), "--now", "2026-11-20T10:09:54Z"],
            cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        until(lambda: self.firebase.taken)
        write(self.folder, {"campaigns/2026-11-20-other.md": "---\ntitle: Other\n---\nNothing to do with it.\n"})
        self.run_verb("release", "en", now="2026-11-20T10:09:55Z")
        result, messages = push.communicate()
        self.assertEqual((push.returncode, len(self.firebase.taken)), (0, 2), result + messages)
        self.assertEqual(result.count("sent as projects/"), 2)
        self.assertNotIn("no longer has it", result)

    def test_one_that_ends_while_others_wait_keeps_nobody_back(self):
        fates = self.fates("2026-11-20-short", "2026-11-20-later", "--locale", "en", "--wait", now="2026-11-20T10:09:50Z")
        self.assertEqual(fates, ["sent"] * 4)
        self.assertEqual(self.firebase.taken[-1]["notification"]["title"], "Later")

    def test_a_withdrawal_between_two_attempts_is_heeded(self):
        busy = lambda *_: (503, {"Retry-After": "8"}, error(503, "UNAVAILABLE"))
        self.firebase.faults = [busy, busy]
        push = subprocess.Popen(
            [BINARY, *self.arguments("2026-11-20-sale", "--locale", "en"), "--now", NOW], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        until(lambda: self.firebase.requests >= 2)
        self.run_verb("withdraw", "2026-11-20-sale", "--locale", "en", "--reason", "A mistake.", now="2026-11-20T10:00:01Z")
        result, _ = push.communicate()
        self.assertIn("another release was made meanwhile", result)
        self.assertEqual((push.returncode, self.firebase.taken), (3, []))

    def test_nothing_is_sent_after_its_end(self):
        ended = self.push("2026-11-20-sale", "--locale", "en", now="2026-12-01T00:00:00Z")
        self.assertEqual(ended.stdout.count("is not sent, because it was over"), 2)
        later = lambda *_: (503, {"Retry-After": "4"}, error(503, "UNAVAILABLE"))
        self.firebase.faults = [later, later]
        self.assertEqual(self.fates("2026-11-20-short", "--locale", "en", now="2026-11-20T10:09:55Z"), ["expired", "expired"])
        self.assertEqual(self.firebase.taken, [])


class Faults(Case):
    def test_passing_errors_are_tried_again_not_before_the_server_allows(self):
        times = []

        def fault(status, headers=None):
            def answer(*_):
                times.append(time.monotonic())
                return status, headers or {}, error(status, "UNAVAILABLE")
            return answer

        def note(*_):
            times.append(time.monotonic())

        self.firebase.faults = [fault(429, {"Retry-After": "2"}), fault(503), fault(500), note]
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en", "--concurrency", "1"), ["sent", "sent"])
        self.assertGreaterEqual(times[1] - times[0], 2)
        self.assertGreaterEqual(times[2] - times[1], 1)
        self.assertGreaterEqual(times[3] - times[2], 2)
        self.assertEqual(len(self.firebase.taken), 2)

    def test_a_server_that_asks_for_an_hour_is_left_alone_for_an_hour(self):
        self.firebase.faults = [lambda *_: (429, {"Retry-After": "3600"}, error(429, "QUOTA_EXCEEDED"))]
        sale = ["2026-11-20-sale", "--locale", "en", "--concurrency", "1"]
        self.assertEqual(self.fates(*sale, expected=3), ["deferred", "deferred"])
        self.assertEqual(self.firebase.requests, 1)
        # The ledger tells the next command, whatever it is to send.
        for campaign in ["2026-11-20-sale", "2026-11-20-quick"]:
            told = self.push(campaign, "--locale", "en", "fr", expected=3)
            self.assertIn("failed: status 429 QUOTA_EXCEEDED", told.stdout)
            self.assertIn("the server asks to wait until 2026-11-20 11:00", told.stdout)
        self.assertEqual(self.firebase.requests, 1)
        result = self.push(*sale, "--json", now="2026-11-20T11:00:10Z")
        self.assertEqual([message["fate"] for message in json.loads(result.stdout)["messages"]], ["sent", "sent"])

    def test_phones_of_another_project_are_sent_it_too(self):
        self.push("2026-11-20-sale", "--locale", "en")
        self.assertEqual({record["project"] for record in self.records()}, {"acme-app"})
        for record in list(self.folder.glob("releases/*/sent/*.json")):
            text = record.read_text().replace("acme-app", "old-app")
            name = ".".join([*record.name.split(".")[:-2], hashlib.sha256(text.encode()).hexdigest(), "json"])
            record.rename(record.with_name(name)).write_text(text)
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en"), ["sent", "sent"])
        self.assertEqual(len(self.firebase.taken), 4)

    def test_they_are_tried_a_bounded_number_of_times_and_by_the_next_run(self):
        busy = lambda *_: (503, {}, error(503, "UNAVAILABLE"))
        self.firebase.faults = [busy] * 4
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en", "--attempts", "2", expected=3), ["failed", "failed"])
        self.assertEqual(self.firebase.requests, 4)
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en"), ["sent", "sent"])

    def test_permanent_errors_are_explained_and_not_repeated(self):
        for status, code, detail, words in (
            (400, "INVALID_ARGUMENT", "INVALID_ARGUMENT", "FCM does not take this message"),
            (401, "UNAUTHENTICATED", "THIRD_PARTY_AUTH_ERROR", "renew the APNs key"),
            (403, "PERMISSION_DENIED", "SENDER_ID_MISMATCH", "belong to another project"),
            (403, "PERMISSION_DENIED", None, "the account may not send"),
            (404, "NOT_FOUND", None, "there is no such project"),
        ):
            with self.subTest(code=detail or code):
                self.firebase.requests = 0
                self.firebase.faults = [lambda *_: (status, {}, error(status, code, detail))] * 2
                self.assertIn(words, self.push("2026-11-20-sale", "--locale", "en", expected=3).stdout)
                self.assertEqual(self.firebase.requests, 2)
        self.push("2026-11-20-sale", "--locale", "en")
        self.assertEqual(len(self.firebase.taken), 2)

    def test_a_refused_token_is_fetched_again_once(self):
        refuse = lambda *_: (401, {}, error(401, "UNAUTHENTICATED"))
        self.firebase.faults = [refuse]
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en", "--concurrency", "1"), ["sent", "sent"])
        self.assertEqual(self.firebase.issued, 2)
        self.firebase.faults = [refuse] * 2
        result = self.push("2026-11-20-quick", "--locale", "en", "--concurrency", "1", expected=3)
        self.assertIn("the access token was not taken", result.stdout)

    def test_a_token_is_renewed_before_it_ends(self):
        self.firebase.life = 30
        self.push("2026-11-20-sale", "--locale", "en", "--concurrency", "1")
        self.assertEqual(self.firebase.issued, 2)

    def test_a_token_endpoint_that_fails_is_asked_again_or_explained(self):
        self.firebase.token_faults = [lambda *_: (503, {}, {}), lambda *_: "drop"]
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en"), ["sent", "sent"])
        self.firebase.token_faults = [lambda *_: (400, {}, {"error": "invalid_grant", "error_description": "Invalid JWT Signature."})] * 5
        result = self.push("2026-11-20-quick", "--locale", "en", expected=3)
        self.assertIn("Invalid JWT Signature.", result.stdout)
        self.assertEqual([record["step"] for record in self.records() if record["campaign"].endswith("quick")], [])

    def test_an_answer_that_is_lost_leaves_it_unknown_until_somebody_decides(self):
        for fault in (lambda *_: "drop", lambda *_: "drop-after", lambda *_: time.sleep(8), lambda *_: (200, {}, b"<html>"), lambda *_: (502, {}, b"")):
            with self.subTest(fault=fault):
                self.firebase.taken = []
                self.setUp()
                self.firebase.faults = [fault]
                first = self.fates("2026-11-20-sale", "--locale", "en", "--timeout", "5", "--concurrency", "1", expected=3)
                self.assertEqual(first, ["unknown", "sent"])
                asked = self.firebase.requests
                self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en", expected=4), ["unknown", "already-sent"])
                self.assertEqual(self.firebase.requests, asked)
                self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en", "--resend"), ["sent", "already-sent"])

    def test_what_is_doubtful_is_sent_again_once_by_one_command(self):
        self.firebase.faults = [lambda *_: "drop-after"]
        first = self.fates("2026-11-20-later", "--locale", "en", "--wait", "--resend", expected=3, now="2026-11-20T10:09:52Z")
        self.assertEqual(first, ["unknown", "sent"])
        self.assertEqual(len(self.firebase.taken), 2)

    def test_an_answer_that_is_no_http_leaves_it_unknown(self):
        def garbage(handler, _):
            handler.connection.sendall(b"garbage, and no status line\r\n\r\n")
            return "drop-after"
        self.firebase.faults = [garbage]
        fates = self.fates("2026-11-20-sale", "--locale", "en", "--concurrency", "1", expected=3)
        self.assertEqual((fates, len(self.firebase.taken)), (["unknown", "sent"], 2))

    def test_a_server_that_is_not_there_is_no_doubt(self):
        gone = self.run_verb(
            "push", "2026-11-20-sale", "--locale", "en", "--endpoint", "http://127.0.0.1:9", "--credentials",
            str(self.firebase.account), "--attempts", "2", expected=3)
        self.assertIn("the server takes no connection, 2 times", gone.stdout)
        self.assertEqual(self.fates("2026-11-20-sale", "--locale", "en"), ["sent", "sent"])

    def test_no_more_are_under_way_than_allowed(self):
        met = threading.Event()

        def meet(*_):
            """The first message waits for another one, however long a busy machine takes to send that."""
            if self.firebase.under_way > 1:
                met.set()
            met.wait(30)
            # Time for a fourth one to come, if it may.
            time.sleep(0.3)

        self.firebase.faults = [meet] * 10
        self.push("2026-11-20-sale", "2026-11-20-quick", "--locale", "en", "fr", "--concurrency", "3")
        self.assertLessEqual(self.firebase.most_under_way, 3)
        self.assertGreater(self.firebase.most_under_way, 1)

    def test_two_at_once_send_each_message_once(self):
        self.firebase.faults = [lambda *_: time.sleep(0.2)] * 10
        command = [BINARY, *self.arguments("2026-11-20-sale", "2026-11-20-quick", "--locale", "en", "fr"), "--now", NOW]
        pushes = [subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for _ in range(3)]
        self.assertEqual([push.wait() for push in pushes], [0, 0, 0])
        self.assertEqual(len(self.firebase.taken), 10)

    def test_a_run_that_was_killed_is_continued_and_nothing_is_sent_twice(self):
        generator = random.Random(3)
        for _ in range(8):
            self.setUp()
            self.firebase.faults = [lambda *_: time.sleep(0.05)] * 30
            command = [BINARY, *self.arguments("2026-11-20-sale", "2026-11-20-quick", "--locale", "en", "fr", "--concurrency", "2"), "--now", NOW]
            push = subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(generator.uniform(0.1, 1.0))
            push.send_signal(signal.SIGKILL)
            push.wait()
            until(lambda: not self.firebase.under_way)
            fates = self.fates("2026-11-20-sale", "2026-11-20-quick", "--locale", "en", "fr", expected=None)
            keys = [(message["condition"], json.dumps(message)) for message in self.firebase.taken]
            self.assertEqual(len(keys), len(set(keys)), "sent twice")
            doubtful = fates.count("unknown")
            self.assertLessEqual(doubtful, 2)
            self.assertGreaterEqual(len(keys), 10 - doubtful)
            self.assertEqual(set(fates) - {"sent", "already-sent", "unknown"}, set())
            self.run_verb("verify")


class Secrets(Case):
    def test_a_token_that_a_server_repeats_is_not_told(self):
        def echo(handler, _):
            return 400, {}, error(400, "INVALID_ARGUMENT", message=f"bad {handler.headers['Authorization']}")
        self.firebase.faults = [echo, echo]
        result = self.push("2026-11-20-sale", "--locale", "en", expected=3)
        self.assertIn("bad Bearer …", result.stdout)
        self.assertNotIn("ya29", result.stdout + json.dumps(self.records()))

    def test_key_and_token_are_nowhere_to_be_seen(self):
        secret = json.loads(self.firebase.account.read_text())["private_key"].splitlines()[3]
        seen = []

        def look(*_):
            for process in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
                try:
                    seen.append(process.read_bytes())
                    seen.append((process.parent / "environ").read_bytes())
                except OSError:
                    pass

        self.firebase.faults = [look, look]
        result = self.push("2026-11-20-sale", "--locale", "en")
        texts = [*seen, result.stdout.encode(), result.stderr.encode(), *(file.read_bytes() for file in self.folder.rglob("*") if file.is_file())]
        self.assertTrue(any(b"push" in text for text in seen) or not seen)
        for text in texts:
            self.assertNotIn(b"ya29.", text)
            self.assertNotIn(secret.encode(), text)

    def test_files_that_are_no_account_are_named_without_their_content(self):
        for content, words in (
            ("not json SECRET", "it is not JSON"), ("{}", "service_account"), ('{"type": "service_account"}', "client_email"),
            ('{"type": "service_account", "client_email": "a@b", "token_uri": "http://example.com/token", "private_key": "SECRET"}', "https"),
            ('{"type": "service_account", "client_email": "a@b", "token_uri": "https://example.com/token", "private_key": "SECRET"}', "RSA"),
        ):
            file = self.folder / "account.json"
            file.write_text(content)
            result = self.run_verb("push", "2026-11-20-sale", "--locale", "en", "--credentials", str(file), expected=2)
            self.assertIn(words, result.stderr)
            self.assertNotIn("SECRET", result.stderr)
        self.run_verb("push", "2026-11-20-sale", "--locale", "en", expected=2, environment={"GOOGLE_APPLICATION_CREDENTIALS": ""})
        self.assertIn("cannot be posted", self.run_verb("push", "2026-11-20-sale", "--locale", "en", "--dry-run", "--endpoint", "http://example.com", expected=2).stderr)

    def test_the_account_may_be_named_by_the_environment(self):
        environment = {"GOOGLE_APPLICATION_CREDENTIALS": str(self.firebase.account)}
        self.run_verb("push", "2026-11-20-sale", "--locale", "en", "--endpoint", self.firebase.url, environment=environment)
        self.assertEqual(len(self.firebase.taken), 2)


if __name__ == "__main__":
    unittest.main()
