"""A server on loopback that speaks as Google's token endpoint and as FCM do, strictly, with faults on demand."""

import base64
import http.server
import json
import pathlib
import re
import subprocess
import threading
import time
import urllib.parse

SCOPE = "https://www.googleapis.com/auth/firebase.messaging"
RESERVED = re.compile(r"from$|message_type$|google|gcm")


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def error(status, code, detail=None, message="told by the test"):
    body = {"error": {"code": status, "status": code, "message": message}}
    if detail:
        body["error"]["details"] = [{"@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", "errorCode": detail}]
    return body


class Firebase:
    """`faults` is a list of functions, taken one for each request to FCM: each gets the handler and the message and
    returns None (go on), an answer (status, headers, body), or "drop" or "drop-after" (hang up before or after taking it)."""

    def __init__(self, top, project="acme-app", life=3600):
        self.top, self.project, self.life = pathlib.Path(top), project, life
        self.private, self.public = self.top / "account.key", self.top / "account.pub"
        subprocess.run(["openssl", "genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", self.private], check=True, capture_output=True)
        subprocess.run(["openssl", "pkey", "-in", self.private, "-pubout", "-out", self.public], check=True, capture_output=True)
        self.lock = threading.Lock()
        self.taken, self.validated, self.requests, self.problems, self.faults, self.token_faults = [], [], 0, [], [], []
        self.tokens, self.issued, self.under_way, self.most_under_way = set(), 0, 0, 0
        firebase = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                answer = firebase.token(self, body) if self.path == "/token" else firebase.message(self, body)
                if answer == "drop":
                    self.close_connection = True
                    self.connection.close()
                    return
                status, headers, content = answer
                content = json.dumps(content).encode() if not isinstance(content, bytes) else content
                try:
                    self.send_response(status)
                    for name, value in headers.items():
                        self.send_header(name, value)
                    self.send_header("Content-Length", str(len(content)))
                    self.end_headers()
                    self.wfile.write(content)
                except (BrokenPipeError, ConnectionResetError):
                    self.close_connection = True

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 64

            def handle_error(self, request, client_address):
                pass

        self.server = Server(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02})
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.account = self.top / "account.json"
        self.account.write_text(json.dumps({
            "type": "service_account", "project_id": project, "private_key_id": "0123abcd", "private_key": self.private.read_text(),
            "client_email": f"news@{project}.iam.gserviceaccount.com", "token_uri": f"{self.url}/token",
        }))

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def wrong(self, sentence):
        self.problems.append(sentence)
        return 400, {}, error(400, "INVALID_ARGUMENT", message=sentence)

    def token(self, handler, body):
        with self.lock:
            if self.token_faults and (fault := self.token_faults.pop(0)(handler)):
                return fault
        form = dict(urllib.parse.parse_qsl(body.decode(), strict_parsing=True))
        if form.get("grant_type") != "urn:ietf:params:oauth:grant-type:jwt-bearer" or set(form) != {"grant_type", "assertion"}:
            return self.wrong(f"form {sorted(form)}")
        if handler.headers["Content-Type"] != "application/x-www-form-urlencoded":
            return self.wrong("type of the form")
        head, claims, signature = form["assertion"].split(".")
        signed, sign = self.top / f"signed-{threading.get_ident()}", self.top / f"signature-{threading.get_ident()}"
        signed.write_text(f"{head}.{claims}")
        sign.write_bytes(decoded(signature))
        verified = subprocess.run(["openssl", "dgst", "-sha256", "-verify", self.public, "-signature", sign, signed], capture_output=True)
        if verified.returncode != 0:
            return self.wrong("signature")
        if json.loads(decoded(head)) != {"alg": "RS256", "typ": "JWT", "kid": "0123abcd"}:
            return self.wrong("header")
        claims, now = json.loads(decoded(claims)), time.time()
        if set(claims) != {"iss", "scope", "aud", "iat", "exp"} or claims["scope"] != SCOPE or claims["aud"] != f"{self.url}/token":
            return self.wrong(f"claims {claims}")
        if claims["iss"] != f"news@{self.project}.iam.gserviceaccount.com" or not now - 60 < claims["iat"] <= now + 1 or not 0 < claims["exp"] - claims["iat"] <= 3600:
            return self.wrong(f"claims {claims}")
        with self.lock:
            self.issued += 1
            token = f"ya29.token-{self.issued}"
            self.tokens.add(token)
        return 200, {}, {"access_token": token, "expires_in": self.life, "token_type": "Bearer"}

    def message(self, handler, body):
        with self.lock:
            self.requests += 1
            self.under_way += 1
            self.most_under_way = max(self.most_under_way, self.under_way)
        try:
            return self.judge(handler, body)
        finally:
            with self.lock:
                self.under_way -= 1

    def judge(self, handler, body):
        if handler.path != f"/v1/projects/{self.project}/messages:send":
            return 404, {}, error(404, "NOT_FOUND")
        if handler.headers.get("Authorization", "").removeprefix("Bearer ") not in self.tokens:
            return 401, {}, error(401, "UNAUTHENTICATED")
        if not handler.headers["Content-Type"].startswith("application/json"):
            return self.wrong("type of the message")
        request = json.loads(body)
        if set(request) - {"validate_only", "message"}:
            return self.wrong(f"fields {sorted(request)}")
        message = request["message"]
        if problem := self.problem(message):
            return self.wrong(problem)
        with self.lock:
            fault = self.faults.pop(0) if self.faults else None
        answer = fault(handler, message) if fault else None
        if answer not in (None, "drop-after"):
            return answer
        with self.lock:
            (self.validated if request.get("validate_only") else self.taken).append(message)
            name = f"projects/{self.project}/messages/{len(self.taken)}"
        return "drop" if answer else (200, {}, {"name": name})

    @staticmethod
    def problem(message):
        if set(message) - {"condition", "data", "notification", "apns"} or "condition" not in message:
            return f"fields {sorted(message)}"
        topics = re.findall(r"'([^']*)' in topics", message["condition"])
        if not 1 <= len(topics) <= 5 or not all(re.fullmatch(r"[a-zA-Z0-9-_.~%]+", topic) for topic in topics):
            return f"condition {message['condition']}"
        data = message.get("data", {})
        if not all(isinstance(value, str) for value in data.values()) or any(RESERVED.match(key) for key in data):
            return f"data {data}"
        if sum(len(key.encode()) + len(value.encode()) for key, value in data.items()) > 4096:
            return "size"
        if data and (data.get("handler") != "com.sourse.notification" or message["apns"]["headers"]["apns-push-type"] != "background"):
            return "payload"
        return None if data or message.get("notification", {}).get("title") is not None else "nothing in it"
