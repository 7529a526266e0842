// A campaign's page: previews of one locale side by side, and the texts behind them. The choice is kept in the address.
(function () {
  "use strict";

  const form = document.querySelector("form.looks");
  if (!form) { return; }
  const element = window.newsadmin.element;
  const previews = document.querySelector(".previews");
  const behind = document.querySelector(".texts");
  const sources = new Map();
  const faces = new Map();
  let data;
  let text;

  function choice() {
    return {
      locale: form.elements.locale.value || data.messages[0].locale,
      size: form.elements.size.value,
      appearance: form.elements.appearance.value,
    };
  }

  function message(locale) {
    return data.messages.find((message) => message.locale === locale) || data.messages[0];
  }

  function badge(isInFeed, isStopped) {
    if (isStopped) { return element("span", "badge error", "stopped: not built"); }
    return element("span", "badge " + (isInFeed ? "present" : "absent"), isInFeed ? "in the working feed now" : "not in the working feed now");
  }

  function drawPreviews(chosen) {
    const own = message(chosen.locale);
    previews.replaceChildren();
    previews.className = "previews " + chosen.size;
    const drawn = [];
    for (const client of own.clients) {
      const place = element("article", "preview");
      const head = element("h2", "", text(client.title) + " ");
      const host = element("div", "host");
      head.append(badge(client.isInFeed, own.isStopped));
      place.append(head, host);
      previews.append(place);
      drawn.push([host, client]);
    }
    if (drawn.length === 0) { previews.append(element("p", "calm", "No client gets it in this locale.")); }
    // Drawn when all have their places, so that each knows its room.
    for (const [host, client] of drawn) {
      if (!client.screen) {
        host.append(element("p", "badge error", "The feed does not hold what was written. This is a bug in newsadmin."));
        continue;
      }
      window.newsadmin.screen(host, window.newsadmin.spelled(client.screen, text), {
        client: text(client.title), app: data.app, language: own.language, direction: own.direction,
        size: chosen.size, appearance: chosen.appearance, face: faces.get(text(client.title)),
        onFace: (name) => faces.set(text(client.title), name),
      });
    }
  }

  function fact(list, name, value, isCode) {
    const row = element("div");
    const term = element("dt");
    const said = element("dd");
    term.append(isCode ? element("code", "", name) : name);
    said.append(value instanceof Node ? value : element("code", "", value));
    row.append(term, said);
    list.append(row);
  }

  function drawEntry(client, isStopped) {
    const made = element("section", "entry");
    const facts = element("dl", "says");
    const link = element(isStopped ? "code" : "a", "file", text(client.feed));
    if (!isStopped) { link.href = "../" + text(client.feed).split("/").map(encodeURIComponent).join("/"); }
    made.append(element("h3", "", text(client.title)), facts);
    if (client.identity !== undefined) { fact(facts, "Known as", text(client.identity)); }
    if (client.window !== undefined) { fact(facts, "Dates in the feed", document.createTextNode(text(client.window))); }
    for (const [name, value] of client.conditions || []) { fact(facts, text(name), text(value), true); }
    fact(facts, "Feed", link);
    if (client.entry !== undefined) {
      const code = element("pre");
      code.tabIndex = 0;
      code.setAttribute("role", "region");
      code.setAttribute("aria-label", "Entry in the feed of " + text(client.title));
      code.append(element("code", "", text(client.entry)));
      made.append(code);
    }
    return made;
  }

  function drawSource(own) {
    const made = element("section", "source");
    const code = element("pre");
    const file = text(own.source.file);
    made.append(element("h3", "", file));
    code.tabIndex = 0;
    code.setAttribute("role", "region");
    code.setAttribute("aria-label", "Source");
    for (const [place, line] of text(own.source.text).replace(/\n$/, "").split("\n").entries()) {
      const row = element("span", "row");
      row.dataset.line = String(place + 1);
      row.id = "line-" + (place + 1);
      row.append(element("code", "", line.replace(/\r$/, "") + "\n"));
      code.append(row);
    }
    made.append(code);
    return made;
  }

  function drawTexts(chosen) {
    const own = message(chosen.locale);
    const entries = element("details", "behind");
    const source = element("details", "behind");
    const stands = own.isStopped ? "As it would stand in the feeds for " : "As it stands in the feeds for ";
    entries.append(element("summary", "", stands + own.locale));
    for (const client of own.clients) { entries.append(drawEntry(client, own.isStopped)); }
    source.append(element("summary", "", "What was written for " + own.locale));
    source.append(own.source ? drawSource(own) : element("p", "soft", "Nothing: all its words come from other locales."));
    // They stay unfolded from one locale to the next.
    [source.dataset.group, entries.dataset.group] = ["source", "entries"];
    behind.replaceChildren(source, entries);
    window.newsadmin.keepGroups?.();
  }

  function show() {
    const chosen = choice();
    drawPreviews(chosen);
    drawTexts(chosen);
  }

  function remember() {
    history.replaceState(null, "", "#" + new URLSearchParams(choice()).toString());
  }

  function select(values) {
    for (const [name, value] of values) {
      if (!["locale", "size", "appearance"].includes(name)) { continue; }
      // A single radio button is no list among the form's elements.
      for (const option of form.querySelectorAll("select[name=" + name + "] option, input[name=" + name + "]")) {
        if (option.value !== value) { continue; }
        if (option.matches("option")) { option.selected = true; } else { option.checked = true; }
      }
    }
  }

  function selectUsual() {
    const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
    select([["locale", data.messages[0].locale], ["size", "small"], ["appearance", isDark ? "dark" : "light"]]);
  }

  // An address without a choice, as on the way back from a finding's line, is the page as it was opened.
  function readAddress() {
    const address = location.hash.slice(1);
    if (!address) { selectUsual(); }
    if (address.startsWith("locale-")) { select([["locale", address.slice(7)]]); }
    if (address.includes("=")) { select(new URLSearchParams(address)); }
  }

  // Where a finding names a line of a file on this page, its place leads there.
  function linkPlaces() {
    for (const place of document.querySelectorAll(".said code")) {
      const [, file, line] = /^(.*):(\d+)$/.exec(place.textContent) || [];
      if (!sources.has(file)) { continue; }
      const link = element("a", "", place.textContent);
      link.href = "#locale=" + encodeURIComponent(sources.get(file)) + "&line=" + line;
      // The address may be that one already, and the text be shut again.
      link.addEventListener("click", () => { if (location.hash === link.hash) { readAddress(); show(); goToLine(); } });
      place.replaceChildren(link);
    }
  }

  function goToLine() {
    const line = new URLSearchParams(location.hash.slice(1)).get("line");
    if (!/^\d+$/.test(line || "")) { return; }
    behind.querySelector("details").open = true;
    const row = document.getElementById("line-" + line);
    if (row) { row.classList.add("found"); row.scrollIntoView({ block: "center" }); }
  }

  function begin(read) {
    data = read;
    text = window.newsadmin.texts(data.lines);
    for (const message of data.messages) {
      if (message.source) { sources.set(text(message.source.file), message.locale); }
    }
    selectUsual();
    readAddress();
    form.hidden = false;
    show();
    linkPlaces();
    goToLine();
    form.addEventListener("change", () => { show(); remember(); });
    form.addEventListener("submit", (event) => event.preventDefault());
    window.addEventListener("hashchange", () => { readAddress(); show(); goToLine(); });
  }

  window.newsadmin.read(document.getElementById("data")).then(begin);
})();
