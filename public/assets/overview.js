// The overview's filter: hides campaigns that do not fit, and keeps its choice in the address. What needs attention is never
// filtered: of many findings only some are listed, so that a filtered list could say that nothing is wrong where much is.
(function () {
  "use strict";

  // Errors are listed first. A link to them leads to the list, which somebody may have folded.
  function openNeeds() {
    const first = document.querySelector(".need");
    if (first && location.hash === "#needs") { first.open = true; }
  }
  for (const link of document.querySelectorAll("a[href='#needs']")) {
    link.addEventListener("click", () => setTimeout(openNeeds));
  }
  openNeeds();

  // A table of thousands of rows takes half a second to lay out, so they are shown a page at a time.
  const pageSize = 50;
  const form = document.querySelector("form.filter");
  if (!form) { return; }
  const output = form.querySelector("output");
  const more = document.querySelector(".more-rows");
  const table = document.querySelector(".wide");
  const none = document.querySelector(".none-fits");
  // Hides the columns of the other locales in all rows at once, those of a thousand campaigns too.
  const columns = new CSSStyleSheet();
  document.adoptedStyleSheets = [columns];
  let limit = pageSize;
  let lastRow = null;
  let isFilling = false;
  const total = output.textContent;
  // The heads of the columns of locales; a locale's cells stand in its column.
  const heads = Array.from(document.querySelectorAll(".matrix thead [data-locale]"));
  const headOf = (locale) => heads.find((head) => head.dataset.locale === locale);

  // Words are found whatever their case and accents: “fete” finds “Fête”.
  function plain(text) {
    return text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
  }

  // What each row can be asked for, read once. A row may have more words than it shows, its titles in other languages.
  const rows = Array.from(document.querySelectorAll(".matrix tbody tr"), (row) => ({
    row,
    words: plain(
      Array.from(row.querySelectorAll("th a, th .id"), (part) => part.textContent).join(" ") + " " + (row.dataset.words || "")),
    state: row.dataset.state,
    clients: row.dataset.clients.split(" "),
    needs: row.querySelector(".summary") !== null,
  }));

  function choice() {
    const values = {};
    for (const [name, value] of new FormData(form)) {
      if (value.trim()) { values[name] = value.trim(); }
    }
    return values;
  }

  // What a cell says itself: the state. The locale's name and the reason are elements of their own in it.
  function ownText(cell) {
    return Array.from(cell.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.data : "")).join("");
  }

  function fitsLocale(entry, chosen) {
    for (const head of chosen.locale ? [headOf(chosen.locale)] : heads) {
      const cell = head && entry.row.cells[head.cellIndex];
      if (!cell) { continue; }
      const word = ownText(cell);
      if (cell.classList.contains("none") && !chosen.text) { continue; }
      // What was taken out, and does not come back, is not what the campaign is.
      const isOut = cell.classList.contains("withdrawn") && !cell.classList.contains("behind");
      if (isOut && chosen.state && chosen.state !== "withdrawn" && !chosen.release) { continue; }
      if (word.includes(chosen.text || "") && word.includes(chosen.release || "")) { return true; }
    }
    return false;
  }

  function fits(entry, chosen, words) {
    return words.every((word) => entry.words.includes(word))
      && (!chosen.state || chosen.state.split(" ").includes(entry.state))
      && (!chosen.client || entry.clients.includes(chosen.client))
      && (!chosen.needs || entry.needs)
      && (!(chosen.locale || chosen.text || chosen.release) || fitsLocale(entry, chosen));
  }

  // What comes before the locales stays.
  function showLocale(locale) {
    const [first, column] = [heads[0], headOf(locale)].map((head) => (head ? head.cellIndex : -1) + 1);
    columns.replaceSync(
      locale ? `.matrix tr > :nth-child(n + ${first}):not(:nth-child(${column})) { display: none !important; }` : "");
  }

  function show(chosen) {
    showLocale(chosen.locale);
    const words = plain(chosen.q || "").split(/\s+/).filter(Boolean);
    let count = 0;
    let last = null;
    for (const entry of rows) {
      const isFound = fits(entry, chosen, words);
      if (isFound) { count += 1; }
      const isShown = isFound && count <= limit;
      if (isShown) { last = entry.row; }
      if (entry.row.hidden === isShown) { entry.row.hidden = !isShown; }
    }
    if (lastRow !== last) {
      lastRow?.classList.remove("last");
      last?.classList.add("last");
      lastRow = last;
    }
    if (none) {
      table.hidden = count === 0;
      none.hidden = count > 0;
    }
    more.hidden = count <= limit;
    more.textContent = "Show " + Math.min(pageSize, count - limit) + " more of " + count.toLocaleString("en");
    output.textContent = count === rows.length ? total : count.toLocaleString("en") + " of " + total;
  }

  function fill(values) {
    isFilling = true;
    form.reset();
    isFilling = false;
    for (const [name, value] of values) {
      const field = form.elements.namedItem(name);
      if (!field) { continue; }
      if (field.type === "checkbox") { field.checked = value === "1"; } else { field.value = value; }
      if (field.selectedIndex === -1) { field.value = ""; }
    }
  }

  function remember(chosen) {
    const address = new URLSearchParams(chosen).toString();
    history.replaceState(null, "", address ? "#" + address : location.pathname + location.search);
  }

  function change() {
    limit = pageSize;
    const chosen = choice();
    show(chosen);
    remember(chosen);
  }

  // An address such as #state=running is a choice; one such as #needs is a place on the page, and has no room for the choice that was
  // made on the way there. That is kept beside it, in the history, for when the page is loaded again. Without either, as on the way back
  // from a choice, nothing is chosen.
  function readAddress() {
    const text = location.hash.slice(1);
    const isPlace = text && !text.includes("=");
    const kept = history.state?.choice;
    if (isPlace && kept === undefined) {
      history.replaceState({ choice: new URLSearchParams(choice()).toString() }, "");
      return;
    }
    fill(new URLSearchParams(isPlace ? kept : text));
    limit = pageSize;
    show(choice());
    if (text && !isPlace) { document.getElementById("campaigns").scrollIntoView(); }
  }

  function showUpTo(count) {
    limit = count;
    show(choice());
  }

  form.hidden = false;
  more.addEventListener("click", () => showUpTo(limit + pageSize));
  // Paper has no button for more.
  window.addEventListener("beforeprint", () => {
    const before = limit;
    window.addEventListener("afterprint", () => showUpTo(before), { once: true });
    showUpTo(rows.length);
  });
  form.addEventListener("input", change);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => { if (!isFilling) { setTimeout(change); } });
  // The button below the table goes with what it clears.
  none?.querySelector("button").addEventListener("click", () => form.elements.q.focus());
  window.addEventListener("hashchange", readAddress);
  show(choice());
  if (location.hash) { readAddress(); }
})();
