"""Runs newsadmin with faults: the library `fault.c` is loaded before it and disturbs the n-th of its system calls."""

import errno
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Acceptance"))
from signals import are_heard  # noqa: E402, F401  (for all trials that end programs)
from waiting import until  # noqa: E402, F401  (what all trials wait with)

BINARY = os.path.realpath(os.environ.get("NEWSADMIN", pathlib.Path(__file__).resolve().parents[2] / ".build/release/newsadmin"))
LIMIT = 60

CHANGES = "create,write,fsync,close,rename,link,unlink,mkdir,rmdir,utimensat"


def is_possible():
    """Whether programs can be disturbed here: the loader must know LD_PRELOAD, and somebody must compile the library."""
    return sys.platform == "linux" and compiler() is not None


def compiler():
    return next((path for name in ("cc", "clang", "gcc") if (path := shutil.which(name))), None)


class Fault:
    """What is to happen: to which calls, what, and to all from the n-th on or to that one alone."""

    def __init__(self, name, calls, action, lasting=False):
        self.name, self.calls, self.action, self.lasting = name, calls, action, lasting

    @property
    def kills(self):
        return self.action in ("kill", "half")

    @property
    def is_harmless(self):
        """Whether a program has to go on as if nothing had happened."""
        return self.action == "short" or self.action == errno.EINTR


FAULTS = [
    Fault("kill", CHANGES, "kill"),
    Fault("kill in the middle of a write", "write", "half"),
    Fault("disk full", "create,write,fsync,close,mkdir,link", errno.ENOSPC, lasting=True),
    Fault("quota exceeded for a moment", "create,write,fsync,close,mkdir", errno.EDQUOT),
    Fault("disk broken", "create,open,read,write,fsync,close,rename,list", errno.EIO),
    Fault("file system read-only", "create,rename,link,unlink,mkdir,rmdir,utimensat", errno.EROFS, lasting=True),
    Fault("access denied", "create,open,list,stat,rename,unlink,mkdir", errno.EACCES),
    Fault("operation not permitted", "rename,link,unlink,utimensat", errno.EPERM),
    Fault("too many open files", "create,open,list", errno.EMFILE),
    Fault("file vanished", "open,stat,list", errno.ENOENT),
    Fault("signal interrupts", "read,write,flock", errno.EINTR),
    Fault("short write", "write", "short"),
]


class Injector:
    """The compiled library, and runs with it."""

    def __init__(self, folder):
        self.library = pathlib.Path(folder, "fault.so")
        source = pathlib.Path(__file__).with_name("fault.c")
        subprocess.run([compiler(), "-O2", "-shared", "-fPIC", "-o", self.library, source, "-ldl"], check=True)

    def variables(self, folder, counter, fault=None, at=0, calls=None, clock=None):
        """What makes a program load the library and be disturbed from its n-th call on, which it counts in a file."""
        return {
            "LD_PRELOAD": str(self.library), "FAULT_PROGRAM": BINARY, "FAULT_ROOT": str(folder), "FAULT_COUNTER": counter,
            "FAULT_CALLS": fault.calls if fault else calls or "", "FAULT_AT": str(at),
            "FAULT_ACTION": str(fault.action) if fault else "kill", "FAULT_LASTING": "1" if fault and fault.lasting else "0",
            **({"FAULT_CLOCK": clock} if clock else {}),
        }

    def run(self, arguments, folder, fault=None, at=0, calls=None, environment=None, root=None, clock=None):
        """Runs the program with a fault from its n-th call on; the result knows how many calls there were."""
        with tempfile.NamedTemporaryFile() as counter:
            counter.write(bytes(512))
            counter.flush()
            variables = self.variables(root or folder, counter.name, fault, at, calls, clock)
            result = run(arguments, folder, {**(environment or {}), **variables})
            content = pathlib.Path(counter.name).read_bytes()
            result.counted, result.disturbed = struct.unpack("qq", content[:16])
            result.call = content[16:].split(b"\0")[0].decode(errors="replace")
        return result


def run(arguments, folder, environment=None, **options):
    """Runs the program to its end; one that hangs is a failure of its own."""
    try:
        return subprocess.run(
            [BINARY, *arguments], cwd=folder, env={**os.environ, **(environment or {})}, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=LIMIT, **options)
    except subprocess.TimeoutExpired:
        raise AssertionError(f"newsadmin {' '.join(arguments)} did not come to an end")
