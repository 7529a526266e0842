"""The verbs that write, each with the workspace it begins with and what must come of it."""

import dataclasses

from stages import FIRST, SECOND


@dataclasses.dataclass(frozen=True)
class Scene:
    """A run that is disturbed, and then done again."""

    name: str
    stage: str
    command: tuple
    now: str = SECOND
    # The folders whose bytes are compared with those of a run that nothing disturbed.
    parts: tuple = ("public", "releases", "site", "staging", "remote", "campaigns")
    # The exit codes of the next run; 2 or 4 where a run that came to its end is not to be done again.
    again: tuple = (0,)
    # Whether the next run brings the very bytes; keys are new ones each time.
    mends: bool = True
    # Whether a run takes seconds, because of the programs that it starts.
    is_slow: bool = False

    @property
    def arguments(self):
        return [*self.command, "--now", self.now]


def scene(name, stage, command, **more):
    return Scene(name, stage, tuple(command.split()), **more)


SCENES = [
    scene("build", "changed", "build"),
    scene("build for the first time", "keyless", "build", now=FIRST),
    scene("approve", "changed", "approve --all --yes --reviewer Rita --author Will"),
    scene("release", "approved", "release en fr --author Otto"),
    scene("withdraw", "approved", "withdraw 2026-11-20-sale --locale en fr --reason wrong --author Otto", again=(0, 4)),
    scene("rollback", "released", "rollback en --to 1 --author Otto", again=(0, 4), mends=False),
    scene("rollback of several", "released", "rollback en fr --author Otto", again=(0, 4), mends=False),
    scene("deploy", "released", "deploy en fr"),
    scene("deploy to staging", "released", "deploy en fr --env staging"),
    scene("deploy by rclone", "released", "deploy en fr --env remote", is_slow=True),
    scene("translate import", "translating", "translate import fr.po", now=FIRST),
    scene("translate confirm", "keyless", "translate confirm 2026-11-18-old 2026-11-20-sale --locale fr", now=FIRST),
    scene("import", "importing", "import en.plist --client inotify", now=FIRST),
    scene("init", "empty", "init .", now=FIRST, parts=("",), again=(0, 2)),
    scene("new", "keyless", "new Spring", now=FIRST, mends=False),
    scene("key generate", "keyless", "key generate --private ../private/acme.key", now=FIRST, parts=(), again=(0, 2), mends=False),
]
