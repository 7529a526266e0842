"""Signals for programs that tests end by them."""

import signal


def are_heard():
    """Gives back the signals that a shell ignores for what runs in its background or under nohup; for `preexec_fn`."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
