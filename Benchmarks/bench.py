"""Measures the program on generated workspaces, beside Hugo and beside the least that such a build can cost.

    bench.py [--campaigns N] [--locales N] [--seed N] [--runs N] [--scale] [--record] [--json FILE]

Runs take turns; medians are printed, and compared with the last recorded ones, which --record replaces. --scale adds the
costs of ten times as many campaigns. Memory is the largest resident set. Hugo and valgrind are left out where they are
not installed.
"""

import argparse
import json
import os
import pathlib
import platform
import shutil
import tempfile

import cases
import corpus
import counting
import measuring
import serving

RECORD = pathlib.Path(__file__).parent / "recorded.json"


def builds(folder, options):
    """Cold and warm builds of iNotify alone and of all clients, with what they are compared with."""
    every, one = os.path.join(folder, "every"), os.path.join(folder, "one")
    cases.workspace(every, options.campaigns, options.locales, corpus.CLIENTS, options.seed)
    cases.workspace(one, options.campaigns, options.locales, ["inotify"], options.seed)
    found = [cases.floor(folder, every, options.locales)]
    if shutil.which("hugo"):
        found.append(cases.hugo(folder, every, options.locales))
    for name, place in [("iNotify", one), ("four clients", every)]:
        found.append(cases.Case(f"build, {name}", cases.build(place), place, cases.cold(place)))
        found.append(cases.Case(f"nothing changed, {name}", cases.build(place), place))
        found.append(cases.Case(f"one translation, {name}", cases.build(place), place, cases.edited(place)))
    moment = ["--now", cases.NOW]
    found.append(cases.Case("check, four clients", [cases.BINARY, "check", "--quiet", *moment], every))
    found.append(cases.Case("schedule, four clients", [cases.BINARY, "schedule", *moment], every))
    found.append(cases.Case(
        "forecast, a million users", [cases.BINARY, "forecast", "--users", "1000000", "--client", "inotify", *moment], one))
    found.append(cases.empty_program(folder))
    found.append(cases.Case("--help", [cases.BINARY, "--help"], folder))
    return found


def served(folder, options):
    """What an edit costs a running server, where the system can tell."""
    found = {}
    for name, place in [("iNotify", "one"), ("four clients", "every")]:
        median = serving.edits(os.path.join(folder, place), options.runs)
        if median:
            found[f"serve, one translation, {name}"] = median
    return found


def scale(folder, options):
    """What a message costs among ten times as many."""
    result = {}
    for factor in (1, 10):
        place = os.path.join(folder, f"scale-{factor}")
        cases.workspace(place, options.campaigns * factor, options.locales, corpus.CLIENTS, options.seed)
        case = cases.Case("build", cases.build(place), place, cases.cold(place))
        messages = options.campaigns * factor * options.locales
        median = measuring.alternating([case], 1 if factor > 1 else options.runs)["build"]
        result[messages] = {
            "userMicrosecondsPerMessage": median["user"] / messages * 1e6,
            "memoryKilobytesPerMessage": median["memory"] / messages * 1e3,
        }
    return result


def share(values, others, unit):
    """What part of others' time that is; nothing where theirs is too short to be measured."""
    return round(values[unit] / others[unit], 3) if others[unit] else None


def ratios(medians):
    """Each build's times as shares of Hugo's and of the floor's."""
    result = {}
    for name, values in medians.items():
        for other in ("hugo", "floor"):
            if other in medians and name.startswith("build"):
                result[f"{name} / {other}"] = {
                    unit: share(values, medians[other], unit) for unit in ("user", "wall")}
    for name in ("iNotify", "four clients"):
        for warm in ("nothing changed", "one translation", "serve, one translation"):
            if f"{warm}, {name}" not in medians:
                continue
            result[f"{warm} / cold, {name}"] = {
                unit: share(medians[f"{warm}, {name}"], medians[f"build, {name}"], unit) for unit in ("user", "wall")}
    result["--help / empty program"] = {"wall": share(medians["--help"], medians["empty program"], "wall")}
    return result


def compared(new, old):
    """How a number differs from the recorded one, for a table."""
    return f"{(new / old - 1) * 100:+.0f} %" if old else ""


def show(results, recorded):
    old = recorded.get("medians", {})
    print(f"{'':36}{'user s':>9}{'wall s':>9}{'peak MB':>9}{'user, since':>13}")
    for name, values in results["medians"].items():
        change = compared(values["user"], old.get(name, {}).get("user"))
        print(f"{name:36}{values['user']:9.3f}{values['wall']:9.3f}{values['memory']:9.0f}{change:>13}")
    print()
    for name, values in results["ratios"].items():
        print(f"{name:36}" + "  ".join(f"{unit} {value:.3f}" for unit, value in values.items() if value is not None))
    for messages, values in results.get("scale", {}).items():
        print(f"{messages} messages: " + ", ".join(f"{value:.1f} {unit}" for unit, value in values.items()))
    if results["instructions"]:
        print(f"\n{'instructions, in millions':28}")
    for name, value in results["instructions"].items():
        print(f"{name:28}{value / 1e6:12.1f}{compared(value, recorded.get('instructions', {}).get(name)):>13}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--campaigns", type=int, default=1000)
    parser.add_argument("--locales", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--scale", action="store_true")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--json", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        medians = measuring.alternating(builds(folder, options), options.runs)
        medians |= served(folder, options)
        results = {
            "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
            "corpus": {"campaigns": options.campaigns, "locales": options.locales, "seed": options.seed},
            "runs": options.runs, "medians": medians, "ratios": ratios(medians), "instructions": counting.counts(),
        }
        if options.scale:
            results["scale"] = scale(folder, options)
    recorded = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    comparable = recorded.get("corpus") == results["corpus"]
    print(f"{options.campaigns} campaigns x {options.locales} locales, medians of {options.runs} runs")
    show(results, recorded if comparable else {"instructions": recorded.get("instructions", {})})
    for path in ([RECORD] if options.record else []) + ([options.json] if options.json else []):
        path.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
