// Draws what a client shows on the screen of a phone, a tablet or a Mac, and plays the app's part for its views.
//
// newsadmin.screen(host, screen, options) draws a screen, as this page's data describe it, in place of what the host
// held; null is a device with nothing but the app on it. Options: client, app, language of the texts, direction of the
// phone, size, appearance, face, the name of the view or the way that is shown first, onFace, which is told which one was chosen, and onWish, which
// is told what the user asked for.
// newsadmin.read(element) promises the data in an element of the page, which are plain JSON or packed.
// newsadmin.texts(lines) makes a function that finds a text by its places in the table of lines.
// newsadmin.spelled(screen, text) is a screen with its texts in place of their places.
// newsadmin.element(name, className, content) makes an element; its class and its content, a text or a node, may be left out.
(function () {
  "use strict";

  const sizes = {
    small: { width: 320, height: 568, words: "a small phone" },
    large: { width: 430, height: 932, words: "a large phone" },
    landscape: { width: 932, height: 430, words: "a phone in landscape" },
    tablet: { width: 820, height: 1180, words: "an iPad" },
    desktop: { width: 1120, height: 700, words: "a Mac" },
  };
  const ways = {
    smart: "With the SDK: it arrives in silence, and the SDK chooses the moment.",
    immediate: "With the SDK: it is shown at once.",
    standard: "Without the SDK: the system shows it at once; a tap opens the app.",
  };
  const frames = new WeakMap();
  const fits = new WeakMap();

  async function read(source) {
    if (source.type === "application/json") { return JSON.parse(source.textContent); }
    const packed = Uint8Array.from(atob(source.textContent), (letter) => letter.charCodeAt(0));
    const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(plain).json();
  }

  function texts(lines) {
    return (place) => Array.isArray(place) ? place.map((line) => lines[line]).join("\n") : lines[place];
  }

  function spelled(screen, text) {
    const result = {};
    for (const [name, value] of Object.entries(screen)) {
      if (["buttons", "views", "notes"].includes(name)) {
        result[name] = value.map((part) => spelled(part, text));
      } else {
        const isText = ["title", "text", "label", "name", "src", "address", "link", "note"].includes(name);
        result[name] = isText ? text(value) : value;
      }
    }
    return result;
  }

  function element(name, className, content) {
    const made = document.createElement(name);
    if (className) { made.className = className; }
    if (content) { made.append(content); }
    return made;
  }

  function button(label, className, action) {
    const made = element("button", className, label);
    made.type = "button";
    made.addEventListener("click", action);
    return made;
  }

  // One device with its screen, and what is said of it.
  class Stage {
    constructor(host, options) {
      this.host = host;
      this.options = options;
      this.size = sizes[options.size] || sizes.large;
      this.stand = element("div", "stand");
      this.device = element("div", "device " + (options.size || "large") + " " + (options.appearance || "light"));
      this.glass = element("div", "glass");
      this.faces = element("div", "faces");
      this.marks = element("ul", "marks");
      this.told = element("p", "told");
      this.told.setAttribute("role", "status");
      this.device.setAttribute("role", "group");
      this.device.setAttribute("aria-label", (options.client ? options.client + " on " : "") + this.size.words);
      this.device.append(this.glass);
      this.stand.append(this.device);
      host.replaceChildren(this.stand, this.faces, this.marks, this.told);
      this.device.style.width = this.size.width + "px";
      this.device.style.height = this.size.height + "px";
    }

    // Devices are drawn in their own points, point for point where there is room, else smaller.
    fit() {
      const isPhone = this.size.width < 500;
      const scale = Math.min(1, this.stand.clientWidth / this.size.width, isPhone ? 1 : 700 / this.size.height);
      this.device.style.zoom = String(scale);
    }

    tell(text) { this.told.textContent = text; }

    // A button for each view or way, of which those chosen before are shown first.
    face(name, words, show) {
      this.faces.append(button(words, "", () => {
        if (this.options.onFace) { this.options.onFace(name); }
        show();
      }));
    }

    // Says whether a copy is shown, once, and whether an image of it is missing.
    copy(shown) {
      for (const said of this.faces.querySelectorAll(".copy")) { said.remove(); }
      if (!shown || shown.src === undefined || !shown.isCopy) { return; }
      if (shown.lacksImage) { this.faces.append(element("span", "badge error copy", "An image is missing")); }
      else { this.faces.append(element("span", "soft copy", "Shown from a copy that loads nothing from elsewhere")); }
    }

    // Marks the button of what is shown.
    press(isShown) {
      for (const [place, choice] of Array.from(this.faces.querySelectorAll("button")).entries()) {
        choice.setAttribute("aria-pressed", String(isShown(place)));
      }
    }

    mark(text) { this.marks.append(element("li", "badge warning", text)); }

    // What is no fault, but not to be seen.
    note(text) { this.marks.append(element("li", "soft", text)); }

    wish(wish, value, words) {
      this.tell(words);
      if (this.options.onWish) { this.options.onWish({ wish, value }); }
    }

    // What holds a message, in its language. What stands where is up to the phone, which may be set to another one.
    own(made) {
      made.lang = this.options.language || "";
      made.dir = this.options.direction || "ltr";
      return made;
    }

    app() {
      const app = element("div", "app");
      const name = element("p", "name", this.options.app || "");
      name.dir = "auto";
      app.append(element("div", "bar"), name);
      for (let line = 0; line < 7; line += 1) { app.append(element("div", "line")); }
      this.glass.append(app);
    }

    opens(label, target) {
      const address = target.link || target.address;
      return "“" + short(label) + "” " + (address === undefined ? "closes it." : "opens " + address + ".");
    }
  }

  // A text, which runs as its own letters do.
  function said(name, className, text) {
    const made = element(name, className, text);
    made.dir = "auto";
    return made;
  }

  function lineCount(pixels, part) {
    const height = parseFloat(getComputedStyle(part).lineHeight) || 20;
    return Math.max(1, Math.round(pixels / height));
  }

  function lines(count) { return count === 1 ? "1 line" : count + " lines"; }

  // Enough of a label to know it by.
  function short(label) {
    const letters = Array.from(label);
    return letters.length > 40 ? letters.slice(0, 40).join("").trimEnd() + "…" : label;
  }

  function isCut(part) { return part.scrollWidth > part.clientWidth + 1; }

  // Takes letters from the end of a text until it fits: style sheets cut at the edge, where a foreign word has its beginning.
  function cut(part, isTooLong) {
    const letters = Array.from(new Intl.Segmenter().segment(part.textContent), (letter) => letter.segment);
    const show = (count) => { part.textContent = letters.slice(0, count).join("").trimEnd() + "…"; };
    let [short, long] = [0, letters.length];
    while (long - short > 1) {
      const middle = (short + long) >> 1;
      show(middle);
      if (isTooLong(part)) { long = middle; } else { short = middle; }
    }
    show(short);
  }

  // A system alert: two buttons stand side by side if their labels fit, others one below the other.
  function drawAlert(stage, screen) {
    stage.app();
    const shade = element("div", "shade");
    const alert = stage.own(element("div", screen.kind === "dialog" ? "dialog" : "alert"));
    const says = element("div", "says-text");
    const choices = element("div", "choices");
    alert.setAttribute("role", "group");
    alert.setAttribute("aria-label", "Alert");
    if (screen.title) { says.append(said("p", "title", screen.title)); }
    if (screen.text) { says.append(said("p", "text", screen.text)); }
    for (const choice of screen.buttons) {
      choices.append(button(choice.label, "", () => {
        const address = choice.link || choice.address;
        stage.wish(address === undefined ? "dismiss" : "open", address, stage.opens(choice.label, choice));
      }));
    }
    alert.append(says, choices);
    shade.append(alert);
    stage.glass.append(shade);
    const buttons = Array.from(choices.children);
    if (screen.kind === "alert" && buttons.length === 2) {
      choices.classList.add("beside");
      if (buttons.some(isCut)) { choices.classList.remove("beside"); }
    }
    const hidden = says.scrollHeight - says.clientHeight;
    if (hidden > 2) {
      says.tabIndex = 0;
      says.setAttribute("role", "region");
      says.setAttribute("aria-label", "Text of the alert" + (stage.options.client ? " of " + stage.options.client : ""));
      stage.mark("The text scrolls: " + lines(lineCount(hidden, says.lastChild)) + " hidden");
    }
    for (const choice of buttons) {
      if (isCut(choice)) { stage.mark("The label “" + short(choice.textContent) + "” is cut"); }
    }
    if (!screen.title && !screen.text) { stage.mark("It has neither title nor text"); }
    if (buttons.length === 0) { stage.mark("It has no button: nobody can close it"); }
    if (screen.note !== undefined) { stage.note(screen.note); }
  }

  // A frame with the file that phones get; it asks by messages for what the app would do.
  function frame(stage, source, title, answer) {
    const made = element("iframe");
    made.setAttribute("sandbox", "allow-scripts");
    made.title = title;
    made.src = source;
    frames.set(made, answer);
    stage.glass.append(made);
    register(made);
    return made;
  }

  const shown = new Set();

  function register(made) { shown.add(made); }

  window.addEventListener("message", (event) => {
    const asked = event.data && event.data.newsadmin;
    if (!asked || typeof asked.call !== "string") { return; }
    for (const made of shown) {
      if (!made.isConnected) { shown.delete(made); continue; }
      if (made.contentWindow === event.source) {
        frames.get(made)(asked.call, Array.isArray(asked.arguments) ? asked.arguments : []);
        return;
      }
    }
  });

  function tellFit(stage, report) {
    if (!report || typeof report !== "object") { return; }
    stage.marks.replaceChildren();
    if (report.heading === true) { stage.mark("The heading is cut"); }
    if (report.hidden > 2) { stage.mark("The text scrolls: " + Math.round(report.hidden) + " points hidden"); }
    if (report.buttons === true) { stage.mark("The buttons do not fit side by side: they scroll"); }
  }

  // A banner: its first view slides in; its buttons show others on top of it, open addresses, remember and close their own.
  function drawBanner(stage, screen) {
    const views = screen.views;
    // What is on the screen, the lowest first.
    let layers = [];
    function show(view) {
      layers = [];
      stage.glass.replaceChildren();
      stage.app();
      add(view);
    }
    function add(view) {
      const layer = { view };
      if (view.src === undefined) {
        layer.part = element("div", "elsewhere");
        layer.part.append(element("p", "", "The view is not a file of this workspace:"), element("p", "address", view.address));
        stage.glass.append(layer.part);
      } else {
        layer.part = frame(stage, view.src, "View “" + view.name + "”", (call, values) => answer(layer, call, values));
      }
      layers.push(layer);
      stage.marks.replaceChildren();
      mark(view);
      layOut(layer.part, view);
    }
    function layOut(part, view) {
      part.classList.add("view", view.isAtTop ? "top" : "bottom");
      // Phones do not shorten what is higher than the screen: it loses the edge that is farther from its origin.
      part.style.height = view.height === undefined ? "100%" : Math.max(0, view.height) + "px";
    }
    function markLoss(view) {
      const hidden = Math.round(view.height - stage.size.height);
      if (!(hidden > 0)) { return; }
      const points = hidden === 1 ? "1 point" : hidden + " points";
      stage.mark("The view is too high: its " + (view.isAtTop ? "bottom is below" : "top is above") + " the screen by " + points);
    }
    // Where motion is not wanted there is none, and it is gone at once.
    function slideOut(part) {
      part.classList.add("leaving");
      Promise.allSettled(part.getAnimations().map((motion) => motion.finished)).then(() => part.remove());
    }
    function close(layer) {
      slideOut(layer.part);
      layers = layers.filter((other) => other !== layer);
      const top = layers.at(-1);
      stage.marks.replaceChildren();
      mark(top ? top.view : null);
      return top ? " It closes, and the view “" + top.view.name + "” is still there." : " It closes.";
    }
    function answer(layer, call, values) {
      if (!layers.includes(layer)) { return; }
      // A page may send anything.
      const value = ["string", "number", "boolean"].includes(typeof values[0]) ? String(values[0]) : "";
      if (call === "dismiss") {
        stage.wish("dismiss", null, (stage.told.textContent + close(layer)).trim());
      } else if (call === "display") {
        const next = views.find((view) => view.name === value);
        if (next) { add(next); }
        stage.wish("display", value, next ? "It shows the view “" + value + "”." : "There is no view “" + value + "”: nothing is seen.");
      } else if (call === "openUrl") {
        stage.wish("open", value, "It opens " + value + ".");
      } else if (call === "setFlag") {
        stage.wish("flag", value, "It remembers “" + value + "”.");
      } else if (call === "fit" && layers.at(-1) === layer) {
        stage.marks.replaceChildren();
        tellFit(stage, values[0]);
        markLoss(layer.view);
      }
    }
    function mark(view) {
      stage.press((place) => views[place] === view);
      stage.copy(view);
      if (view) { markLoss(view); }
    }
    for (const view of views) {
      const extent = view.height === undefined ? "whole screen" : view.height + " points, " + (view.isAtTop ? "top" : "bottom");
      stage.face(view.name, view.name + ": " + extent, () => { stage.tell(""); show(view); });
    }
    if (views.length > 0) { show(views.find((view) => view.name === stage.options.face) || views[0]); } else { stage.app(); stage.mark("It has no view"); }
  }

  // Where a page can have the close button of its panel.
  const corners = ["top-left", "top-right", "bottom-left", "bottom-right"];

  // A web page in a panel with a close button of its own, at the top left, whatever the language, unless the page wants it
  // elsewhere.
  function drawPanel(stage, screen) {
    stage.app();
    if (screen.note !== undefined) { stage.tell(screen.note); return; }
    const close = button("✕", "close top-left", () => stage.wish("dismiss", null, "The panel closes."));
    close.setAttribute("aria-label", "Close the panel");
    if (screen.src === undefined) {
      const place = element("div", "elsewhere view panel");
      place.append(element("p", "", "The page is not a file of this workspace:"), element("p", "address", screen.address));
      stage.glass.append(place);
    } else {
      const made = frame(stage, screen.src, "Page in a panel", (call, values) => {
        // A page may send anything.
        if (typeof values[0] !== "string") { return; }
        if (call === "openUrl") { follow(stage, screen, values[0]); }
        if (call === "closePosition") { close.className = "close " + (corners.includes(values[0]) ? values[0] : "top-left"); }
      });
      if (screen.isStill) { made.scrolling = "no"; }
      made.classList.add("view", "panel");
      stage.copy(screen);
    }
    stage.glass.append(close);
    stage.marks.replaceChildren();
    // The library draws a page that does not scroll smaller as a whole; whether its end then comes up is not known.
    if (screen.isStill) { stage.mark("Phones do not scroll this page: what does not fit is hidden, or all of it drawn smaller"); }
    const isSideways = stage.options.size === "landscape";
    if (screen.holds === "upright" && isSideways) { stage.mark("Phones turn upright for this page"); }
    if (screen.holds === "sideways" && !isSideways) { stage.mark("Phones turn sideways for this page"); }
    if (screen.removesAds) { stage.note("It has another button, which removes the app’s advertisements"); }
  }

  // What becomes of the panel when a link of its page is tapped: the library has some addresses of its own.
  function follow(stage, screen, address) {
    const parts = /^([^:]*):(?:\/\/([^/?#]*)\/*([^/?#]*))?/.exec(address) || [];
    const [scheme, host, path] = [1, 2, 3].map((place) => (parts[place] || "").toLowerCase());
    const [closes, review] = ["The panel closes, as with its own button.", "It opens the app's review in the store, and the panel closes."];
    if (scheme.startsWith("close") || host === "close.io" || host === "cancel.io") {
      stage.wish("dismiss", null, closes);
    } else if (host === "review.io") {
      stage.wish("dismiss", null, { open: review, remind: "The panel closes, and the review is put off." }[path] || closes);
    } else if (scheme.startsWith("removeads") || host === "removeads.io") {
      stage.wish("dismiss", null, "The panel closes, and the app removes its advertisements.");
    } else if (screen.callsApp && (scheme.startsWith("callback") || host === "callback.io")) {
      stage.wish("open", address, "The app is told of " + address + ", and the panel closes.");
    } else if (screen.callsApp && (scheme.startsWith("callquietly") || host === "callquietly.io")) {
      stage.wish("open", address, "The app is told of " + address + ", and the panel stays.");
    } else if (scheme.startsWith("http")) {
      stage.wish("open", address, "It opens " + address + ", and the panel closes.");
    } else {
      stage.wish("open", address, "It opens " + address + "; the panel stays, or counts as failed.");
    }
  }

  // A notification on the lock screen, which shows four lines of its text.
  function drawNotes(stage, screen) {
    function show(note) {
      stage.marks.replaceChildren();
      const lock = element("div", "lock");
      const card = stage.own(button("", "note", () => {
        const address = note.link || note.address;
        stage.wish(address === undefined ? "dismiss" : "open", address, address === undefined ? "A tap opens the app." : "A tap opens " + address + ".");
      }));
      const head = element("span", "from");
      const app = element("bdi", "", stage.options.app || "");
      const title = said("span", "title", note.title);
      const text = said("span", "text", note.text);
      head.append(app, element("span", "", "now"));
      card.append(head, title, text);
      lock.append(element("p", "clock", "9:41"), card);
      stage.glass.replaceChildren(lock);
      if (isCut(title)) {
        stage.mark("The title is cut");
        cut(title, isCut);
      }
      const hidden = text.scrollHeight - text.clientHeight;
      if (hidden > 2) {
        stage.mark("The text is cut after four lines: " + lines(lineCount(hidden, text)) + " hidden");
        cut(text, (part) => part.scrollHeight > part.clientHeight + 2);
      }
      stage.tell(ways[note.way] || "");
      stage.press((place) => screen.notes[place] === note);
    }
    for (const note of screen.notes) { stage.face(note.way, note.way, () => show(note)); }
    if (screen.notes.length > 0) { show(screen.notes.find((note) => note.way === stage.options.face) || screen.notes[0]); }
  }

  const drawings = { alert: drawAlert, dialog: drawAlert, banner: drawBanner, panel: drawPanel, notes: drawNotes };

  function screen(host, screen, options) {
    const isOnDesktop = screen !== null && screen.kind === "dialog";
    const stage = new Stage(host, isOnDesktop ? { ...options, size: "desktop" } : options);
    stage.fit();
    if (screen === null) { stage.app(); } else { drawings[screen.kind](stage, screen); }
    watch(host, stage);
  }

  // A stage is fitted again when the room for it changes.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) { if (fits.has(target)) { fits.get(target).fit(); } }
  });

  function watch(host, stage) {
    fits.set(host, stage);
    observer.observe(host);
  }

  window.newsadmin = { ...window.newsadmin, screen, read, texts, spelled, element };
})();
