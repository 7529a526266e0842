"""Waiting for what another process does, never longer than a deadline."""

import time


def until(condition, seconds=120, what=lambda: ""):
    """Waits until something holds, and returns how long it took; `what` tells about it where it never does."""
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        if condition():
            return time.monotonic() - start
        time.sleep(0.01)
    raise AssertionError(f"it did not come to hold within {seconds} s {what()}".rstrip())
