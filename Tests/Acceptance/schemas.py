"""The schemas of docs/schemas, for tests: reading YAML as editors do, and telling what does not fit."""

import functools
import json
import pathlib
import re

import jsonschema
import yaml

from workspace import REPOSITORY

FOLDER = REPOSITORY / "docs" / "schemas"


class CoreLoader(yaml.SafeLoader):
    """YAML 1.2 as editors read it: `no` and dates are texts, as they are for newsadmin."""

    yaml_implicit_resolvers = {}


for tag, form, first in [
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("int", r"^[-+]?[0-9]+$", "-+0123456789"),
    ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$", "-+.0123456789"),
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
]:
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(form), list(first))


def read_yaml(text):
    """A YAML file's value, with keys as texts; an empty file is an empty mapping."""
    return keyed(yaml.load(text, CoreLoader)) or {}


def keyed(value):
    if isinstance(value, dict):
        return {str(name): keyed(part) for name, part in value.items()}
    return [keyed(part) for part in value] if isinstance(value, list) else value


def head(text):
    """The front matter of a campaign or translation."""
    return read_yaml(re.split(r"^---\s*$", text.removeprefix("\ufeff"), maxsplit=2, flags=re.MULTILINE)[1])


@functools.cache
def validator(name):
    """The validator of a schema by its name, such as `build` or `campaign`."""
    schema = json.loads((FOLDER / f"{name}.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def names():
    return sorted(path.name.removesuffix(".schema.json") for path in pathlib.Path(FOLDER).glob("*.json"))


def problems(name, value):
    """What of a value does not fit, as sentences that name the place."""
    found = sorted(validator(name).iter_errors(value), key=lambda error: list(map(str, error.absolute_path)))
    return [f"{name}: {'/'.join(map(str, error.absolute_path))}: {deepest(error).message[:300]}" for error in found]


def deepest(error):
    """Where a value must fit one of several forms: what is wrong with the nearest."""
    return deepest(jsonschema.exceptions.best_match(error.context)) if error.context else error


def name_of(document):
    """The schema that a document names: `build` for `newsadmin/build/1`."""
    return re.fullmatch(r"newsadmin/([a-z-]+)/1", document["schema"]).group(1)
