// Plays a phone: picks one of the runs that were made when the pages were built, and steps through its launches.
// Nothing is simulated here; every text and every screen comes from the page's data.
(function () {
  "use strict";

  const source = document.getElementById("runs");
  const form = document.querySelector("form.asked");
  const stage = document.querySelector(".stage");
  if (!source || !form || !stage) { return; }
  const data = JSON.parse(source.textContent);
  const table = document.querySelector("table.launches");
  const slider = stage.querySelector("input");
  const told = stage.querySelector(".told-launch");
  const several = stage.querySelector(".several");
  const host = stage.querySelector(".device-host");
  const lines = stage.querySelector(".lines");
  const command = stage.querySelector(".same code");
  const playButton = stage.querySelector("[name=play]");
  const unplayed = document.querySelector(".unplayed");
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)");
  const isDark = window.matchMedia("(prefers-color-scheme: dark)");

  // Where the phone stands above its launches, as in device.css.
  const isAbove = window.matchMedia("(max-width: 62rem)");

  // Whether somebody has chosen the launch: if nobody has, each phone begins with the first launch that shows something.
  const state = { launch: 0, isChosen: false, message: 0, rows: [], launches: [], timer: 0 };

  const element = window.newsadmin.element;
  const line = window.newsadmin.texts(data.lines);
  const text = (place) => (place === -1 ? null : line(place));
  const texts = (places) => places.map(text);

  function message([title, name, page, buttons, answer, alternatives, screen, language]) {
    return {
      title: text(title), name: text(name), page: text(page), buttons: texts(buttons), answer: text(answer),
      alternatives: text(alternatives), screen: screen < 0 ? null : data.screens[screen],
      language: language === undefined ? data.locale : text(language),
    };
  }

  function launch([when, occasion, shown, more, nothing, crash, news, all, isArrival]) {
    return {
      isArrival: isArrival === 1, when: text(when), occasion: text(occasion), shown: shown.map(message), more: text(more), nothing: text(nothing),
      crash: text(crash), news: texts(news), lines: texts(all),
    };
  }

  // Words of a message in an English sentence, which they must not reorder.
  const quoted = (words) => element("bdi", "", words);

  // A text in its language, which runs as its own letters do.
  function spoken(name, className, content, language) {
    const made = element(name, className, content);
    made.lang = language;
    made.dir = "auto";
    return made;
  }

  // --- the run

  function versionPlace() {
    return Math.max(0, form.elements.version.selectedIndex);
  }

  function run() {
    const habit = form.elements.habit.selectedIndex;
    const place = (versionPlace() * data.habits.length + habit) * data.responses.length
      + form.elements.respond.selectedIndex;
    const entries = data.runs[data.choices[place]].map(launch);
    // What comes by itself is no launch, and is counted by itself.
    for (const isArrival of [false, true]) {
      const own = entries.filter((entry) => entry.isArrival === isArrival);
      own.forEach((entry, number) => Object.assign(entry, { number: number + 1, count: own.length }));
    }
    return entries;
  }

  function choice() {
    const values = {};
    if (form.elements.version.value) { values.version = form.elements.version.value; }
    values.habit = form.elements.habit.value;
    values.respond = form.elements.respond.value;
    return values;
  }

  function address(entry) {
    return "#" + new URLSearchParams(Object.assign(choice(), entry && { [entry.isArrival ? "arrival" : "launch"]: entry.number }));
  }

  function terminal() {
    const chosen = choice();
    const parts = ["newsadmin simulate", "--client " + data.client, "--locale " + data.locale];
    if (chosen.version) { parts.push("--version " + chosen.version); }
    parts.push("--now " + data.start, "--days 28", "--launch " + data.habits[form.elements.habit.selectedIndex][1]);
    parts.push("--respond " + chosen.respond);
    return parts.join(" ");
  }

  // --- the list of launches

  function keys(shown) {
    const list = element("p", "labels");
    for (const label of shown.buttons) {
      list.append(spoken("span", label === shown.answer ? "key pressed" : "key", label, data.locale), " ");
    }
    if (shown.answer !== null) {
      const answer = element("span", "answer", "user: ");
      answer.append(quoted(shown.answer));
      list.append(answer);
    }
    return list;
  }

  function messageBlock(shown) {
    const block = element("div", "message");
    const title = spoken("p", "", "", shown.language);
    if (shown.page) {
      const link = element("a", "", shown.title);
      link.href = shown.page;
      title.append(link);
    } else {
      title.append(shown.title);
    }
    block.append(title);
    if (shown.name) { block.append(element("p", "id", shown.name)); }
    block.append(keys(shown));
    if (shown.alternatives) { block.append(element("p", "warning", shown.alternatives)); }
    return block;
  }

  function crashLine(reason) {
    const told = element("p", "", element("span", "badge error", "The app crashes"));
    told.append(" " + reason);
    return told;
  }

  function row(entry, number) {
    const made = element("tr");
    const head = element("th");
    head.scope = "row";
    const link = element("a", "", element("span", "date", entry.when));
    link.href = address(entry);
    head.append(link);
    if (entry.occasion) { head.append(element("span", "soft", entry.occasion)); }
    const cell = element("td");
    cell.dataset.label = "Shown";
    const content = element("div");
    if (entry.crash) { content.append(crashLine(entry.crash)); }
    if (entry.nothing !== null) {
      content.append(element("p", "soft", "nothing" + (entry.nothing ? ": " + entry.nothing : "")));
    }
    content.append(...entry.shown.map(messageBlock));
    if (entry.more) { content.append(element("p", "soft", entry.more)); }
    content.append(...entry.news.map((reason) => element("p", "why", reason)));
    cell.append(content);
    made.append(head, cell);
    made.addEventListener("click", (event) => chooseRow(event, link, number));
    return made;
  }

  // A click anywhere on a row chooses its launch, unless it opens a campaign or ends a selection of words.
  function chooseRow(event, link, number) {
    const clicked = event.target.closest("a");
    if (event.ctrlKey || event.metaKey || event.shiftKey || (clicked && clicked !== link)) { return; }
    if (!clicked && !getSelection().isCollapsed) { return; }
    event.preventDefault();
    choose(number);
    if (isAbove.matches) { stage.scrollIntoView(); }
  }

  function listLaunches() {
    const rows = state.launches.map(row);
    state.rows = rows;
    if (!table) { return; }
    table.tBodies[0].replaceChildren(...rows);
    const words = (name) => form.elements[name].selectedOptions[0].textContent;
    const title = words("version");
    const version = (/^\d/.test(title) ? "Version " : "") + title.charAt(0).toUpperCase() + title.slice(1);
    table.caption.textContent = (form.elements.version.value ? version + ", opened " : "Opened ") + words("habit") + "; the user " + words("respond")
      + ". The reasons why others are not shown are listed once, and again when they change.";
  }

  // --- the phone

  function draw(entry) {
    const shown = entry.shown[state.message];
    const screen = shown && shown.screen ? window.newsadmin.spelled(shown.screen, text) : null;
    window.newsadmin.screen(host, screen, {
      client: data.title, app: data.app, language: shown ? shown.language : data.locale, direction: data.direction,
      size: "small",
      appearance: isDark.matches ? "dark" : "light",
    });
  }

  function summary(entry) {
    const occasion = entry.occasion && !entry.isArrival ? ", " + entry.occasion : "";
    const place = (entry.isArrival ? "Arrival " : "Launch ") + entry.number + " of " + entry.count + ", " + entry.when + occasion + ": ";
    if (entry.crash) { return [place + "the app crashes: " + entry.crash]; }
    if (entry.nothing !== null) { return [place + "nothing" + (entry.nothing ? ", " + entry.nothing : "")]; }
    const shown = entry.shown[state.message];
    return [place, quoted(shown.title), ...(shown.answer === null ? [] : [". User: ", quoted(shown.answer)])];
  }

  function listMessages(entry) {
    several.hidden = entry.shown.length < 2;
    several.replaceChildren(...entry.shown.map((_, number) => {
      const button = element("button", "", String(number + 1));
      button.type = "button";
      button.setAttribute("aria-label", "Message " + (number + 1) + " of " + entry.shown.length);
      button.setAttribute("aria-pressed", String(number === state.message));
      button.addEventListener("click", () => {
        state.message = number;
        drawLaunch();
        several.children[number].focus();
      });
      return button;
    }));
  }

  function drawLaunch() {
    const entry = state.launches[state.launch];
    told.replaceChildren(...summary(entry));
    listMessages(entry);
    draw(entry);
    const shown = entry.shown[state.message];
    const alternatives = shown && shown.alternatives ? [shown.alternatives] : [];
    lines.replaceChildren(...alternatives.concat(entry.lines).map((reason) => element("li", "", reason)));
  }

  function show(number) {
    state.launch = Math.min(Math.max(number, 0), state.launches.length - 1);
    state.message = 0;
    slider.value = state.launch + 1;
    slider.setAttribute("aria-valuetext", state.launches[state.launch].when);
    stage.querySelector("[name=previous]").disabled = state.launch === 0;
    stage.querySelector("[name=next]").disabled = state.launch === state.launches.length - 1;
    state.rows.forEach((made, place) => {
      if (place === state.launch) { made.setAttribute("aria-current", "true"); } else { made.removeAttribute("aria-current"); }
    });
    drawLaunch();
    remember();
  }

  // What the user does: from then on the launch is kept, in the address and when other choices change.
  function choose(number) {
    stop();
    state.isChosen = true;
    show(number);
  }

  function remember() {
    const chosen = address(state.isChosen ? state.launches[state.launch] : null);
    history.replaceState(null, "", chosen);
    for (const link of document.querySelectorAll(".phones a")) { link.hash = chosen; }
  }

  // --- playing by itself

  function stop() {
    clearInterval(state.timer);
    state.timer = 0;
    playButton.textContent = "Play";
    playButton.setAttribute("aria-pressed", "false");
    told.setAttribute("aria-live", "polite");
  }

  function play() {
    if (state.timer) { return stop(); }
    state.isChosen = true;
    if (state.launch === state.launches.length - 1) { show(0); }
    playButton.textContent = "Stop";
    playButton.setAttribute("aria-pressed", "true");
    told.setAttribute("aria-live", "off");
    state.timer = setInterval(() => {
      show(state.launch + 1);
      if (state.launch === state.launches.length - 1) { stop(); }
    }, 1500);
  }

  // --- choosing

  // The first launch that shows something, or the first one.
  function firstShown() {
    return Math.max(0, state.launches.findIndex((entry) => entry.shown.length > 0 || entry.crash));
  }

  // The launch that stands for a launch of the run before: at the same moment, or about as far into the same weeks.
  function sameLaunch(before, number) {
    const same = state.launches.findIndex((entry) => entry.when === before[number].when && entry.isArrival === before[number].isArrival);
    return same < 0 ? Math.floor((number + 0.5) * state.launches.length / before.length) : same;
  }

  function change(given) {
    stop();
    const before = state.launches;
    state.launches = run();
    stage.hidden = state.launches.length === 0;
    if (stage.hidden) { return; }
    slider.max = state.launches.length;
    listLaunches();
    command.replaceChildren(...terminal().split(" ").flatMap((word, place) => [place ? " " : "", element("span", "", word)]));
    if (given) { return show(givenPlace(given)); }
    show(state.isChosen && before.length > 0 ? sameLaunch(before, state.launch) : firstShown());
  }

  // Where an address leads to: to one of the launches or of the arrivals, or to the last of them.
  function givenPlace(given) {
    const isArrival = given.has("arrival") && state.launches.some((entry) => entry.isArrival);
    const own = state.launches.filter((entry) => entry.isArrival === isArrival);
    const wanted = Math.max(1, Number.parseInt(given.get(isArrival ? "arrival" : "launch"), 10) || 1);
    return Math.max(0, state.launches.indexOf(own[Math.min(wanted, own.length) - 1]));
  }

  // Says that the version of an address is not among those that were played, and which one is shown in its place.
  function tellUnplayed(version) {
    const isPlayed = !version || data.versions.some((group) => group.includes(version));
    unplayed.hidden = isPlayed;
    if (isPlayed) { return; }
    const title = form.elements.version.selectedOptions[0].textContent;
    unplayed.replaceChildren("Version ", quoted(version.slice(0, 40)), " was not played. What you see is " + title + ".");
  }

  // An address such as #version=4.2&launch=5 is a choice; one such as #content is a place on the page.
  function readAddress() {
    const given = new URLSearchParams(location.hash.slice(1));
    const version = data.versions.findIndex((group) => group.includes(given.get("version")));
    if (version >= 0) { form.elements.version.selectedIndex = version; }
    tellUnplayed(given.get("version"));
    for (const name of ["habit", "respond"]) {
      const options = Array.from(form.elements[name].options, (option) => option.value);
      if (options.includes(given.get(name))) { form.elements[name].value = given.get(name); }
    }
    state.isChosen = given.has("launch") || given.has("arrival");
    change(state.isChosen ? given : null);
  }

  function key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) { return; }
    if (event.target.closest("input, select, textarea")) { return; }
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || stage.hidden) { return; }
    event.preventDefault();
    choose(state.launch + step);
  }

  form.hidden = false;
  playButton.hidden = isStill.matches;
  isStill.addEventListener("change", () => {
    stop();
    playButton.hidden = isStill.matches;
  });
  isDark.addEventListener("change", drawLaunch);
  form.addEventListener("input", () => { unplayed.hidden = true; change(null); });
  form.addEventListener("submit", (event) => event.preventDefault());
  slider.addEventListener("input", () => choose(Number(slider.value) - 1));
  stage.querySelector("[name=previous]").addEventListener("click", () => choose(state.launch - 1));
  stage.querySelector("[name=next]").addEventListener("click", () => choose(state.launch + 1));
  playButton.addEventListener("click", play);
  document.addEventListener("keydown", key);
  window.addEventListener("hashchange", () => { if (location.hash.includes("=")) { readAddress(); } });
  readAddress();
})();
