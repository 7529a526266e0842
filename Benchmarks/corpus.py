"""Generated workspaces whose campaign files Hugo can render too: the source locale has no suffix in its name."""

import pathlib
import random

CLIENTS = ["inotify", "notable", "ismartnews", "sourse"]
WORDS = (
    "offer track album queue listen today release faster night radio bass shelf rhythm mix "
    "Zürich façade grün cœur новая песня 新しい 音楽"
).split()
VERSIONS = [f"{major}.{minor}" for major in (1, 2, 3) for minor in range(10)]


def write(folder, campaigns, locales, seed=1):
    """Writes a workspace of that many campaigns, each with a translation for every locale."""
    chance = random.Random(seed)
    root = pathlib.Path(folder)
    (root / "campaigns").mkdir(parents=True)
    (root / "newsadmin.yml").write_text(configuration(locales))
    for number in range(campaigns):
        low = chance.randrange(20)
        high = chance.randrange(low, len(VERSIONS))
        date = f"2026-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}"
        for locale in locales:
            suffix = "" if locale == locales[0] else f".{locale}"
            path = root / "campaigns" / f"{date}-n{number:06}{suffix}.md"
            head = translated(number, locale)
            if locale == locales[0]:
                head += targeting(number, date, VERSIONS[low], VERSIONS[high])
            path.write_text(f"---\n{head}---\n{body(chance, number)}")


def configuration(locales):
    versions = ", ".join(f'"{version}"' for version in VERSIONS)
    builds = ", ".join(f'"{version}": "{10 * index + 10}"' for index, version in enumerate(VERSIONS))
    return (
        f"name: Bench\nsourceLocale: {locales[0]}\nlocales: [{', '.join(locales)}]\ntimeZone: UTC\n"
        "baseURL: https://news.example.com/feeds/\n"
        f"app:\n  versions: [{versions}]\n  builds: {{{builds}}}\n"
        "clients:\n  inotify: {}\n  notable: {}\n  ismartnews: {}\n  sourse: {topic: news}\n"
    )


def translated(number, locale):
    return (
        f'title: "Announcement {number} ({locale})"\n'
        f"action:\n  url: https://example.com/{number}?lang={locale}\n  label: \"Open {locale}\"\n"
    )


def targeting(number, date, low, high):
    head = f'versions:\n  min: "{low}"\n  max: "{high}"\neveryone: [notable, ismartnews, sourse]\n'
    head += f'inotify:\n  key: "{date.replace("-", "/")}-{number:06}"\n'
    if number % 4 == 0:
        head += f"start: {date}T09:00:00Z\nend: 2027-01-01T00:00:00Z\n"
    return head


def body(chance, number):
    paragraphs = [
        " ".join(chance.choice(WORDS) for _ in range(30)) + f", **bold** and [a link](https://example.com/{number})."
        for _ in range(3)
    ]
    return "\n\n".join(paragraphs) + "\n\n- first\n- second\n- third\n"
