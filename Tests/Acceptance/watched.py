"""A browser that notices when a page does what an attacker wrote: scripts, requests, navigation."""

from attacks import CANARY
from browser import Browser

# Everything that a person might do to a page, at once.
TOUCH = """() => {
  const all = document.querySelectorAll("*");
  for (const name of ["mouseover", "mouseenter", "focus", "pointerdown", "animationend", "toggle", "error", "load"]) {
    for (const element of all) element.dispatchEvent(new Event(name, { bubbles: true }));
  }
  for (const element of document.querySelectorAll("details")) element.open = true;
  for (const element of document.querySelectorAll("button, [role=button], input[type=checkbox]")) {
    if (element.isConnected) element.click();
  }
}"""
# Links are followed only within a frame: there the view's own script tells the app, and goes nowhere.
FOLLOW = "() => { for (const link of document.querySelectorAll('a[href], [data-do]')) link.click(); }"


class Watched(Browser):
    """Opens pages, touches all that is on them, and tells what happened that should not have."""

    def watch(self, allowed, **options):
        """A page, and what it and its frames do that only an attacker wants; requests leave for what is allowed alone."""
        page = self.window(**options)
        events = []
        page.on("console", lambda message: events.append(f"console: {message.text[:300]}"))
        page.on("pageerror", lambda error: events.append(f"error: {str(error)[:300]}"))
        page.on("dialog", lambda dialog: (events.append("dialog"), dialog.dismiss()))
        page.on("popup", lambda popup: events.append("popup"))
        page.on("websocket", lambda socket: events.append(f"websocket: {socket.url}"))

        def route(route):
            if route.request.url.startswith((allowed, "data:")):
                return route.continue_()
            events.append(f"request: {route.request.url}")
            return route.abort()

        page.context.route("**/*", route)
        return page, events

    def attack(self, page, events, address):
        """Opens an address, touches everything on the page and in its frames, and returns what happened then."""
        events.clear()
        page.goto(address, wait_until="load")
        title = page.title()
        for choose in ("", "fr"):
            if choose and not page.evaluate("""locale => {
                const field = document.querySelector("form.looks [name=locale]");
                if (!field || !Array.from(field.options || []).some(option => option.value === locale)) return false;
                field.value = locale;
                field.dispatchEvent(new Event("change", { bubbles: true }));
                return true;
            }""", choose):
                continue
            page.evaluate(TOUCH)
            self.frames(page, events)
        if page.evaluate("self.attacked") or page.title() != title:
            events.append("script in the page")
        if page.url.split("#")[0].rstrip("/") != address.rstrip("/"):
            events.append(f"navigation: {page.url}")
        return list(events)

    def frames(self, page, events):
        for frame in page.frames[1:]:
            if frame.is_detached():
                continue
            try:
                frame.wait_for_load_state()
                frame.evaluate(TOUCH)
                frame.evaluate(FOLLOW)
                if frame.evaluate("self.attacked"):
                    events.append(f"script in a frame: {frame.url}")
            except Exception as problem:
                # A button of a view closes it, which is what it is for.
                if "detached" not in str(problem) and "context was destroyed" not in str(problem) and "closed" not in str(problem):
                    raise


UNSAFE = f"<!doctype html><title>T</title><p onmouseover=\"{CANARY}\">x</p><script>{CANARY}</script>"
