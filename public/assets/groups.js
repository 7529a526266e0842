// Groups that a reader has unfolded or folded stay so while the window is open, also when the preview server loads the page again.
// Storage may be refused; then they are as the page has them.
(function () {
  "use strict";

  const place = "newsadmin groups " + location.pathname;
  const usual = new WeakMap();
  let kept = {};
  try {
    kept = JSON.parse(sessionStorage.getItem(place)) || {};
  } catch {}

  // What a group is known by: its name, or what stands on it; of two that are alike, by which one it is.
  function name(group, known) {
    const words = group.dataset.group || group.querySelector("summary").textContent;
    const own = group.className + " " + words.replace(/\s+/g, " ").trim();
    known.set(own, (known.get(own) || 0) + 1);
    return own + " " + known.get(own);
  }

  // Unfolds and folds the groups that are new on the page as they were before.
  function restore() {
    const known = new Map();
    for (const group of document.querySelectorAll("details")) {
      const own = name(group, known);
      if (usual.has(group)) { continue; }
      usual.set(group, { own, isOpen: group.open });
      if (own in kept) { group.open = kept[own]; }
    }
  }

  // The event does not bubble. It comes for each group that begins unfolded, too.
  document.addEventListener("toggle", ({ target }) => {
    const group = usual.get(target);
    if (!group) { return; }
    if (target.open === group.isOpen) { delete kept[group.own]; } else { kept[group.own] = target.open; }
    try {
      sessionStorage.setItem(place, JSON.stringify(kept));
    } catch {}
  }, true);

  window.newsadmin = { ...window.newsadmin, keepGroups: restore };
  restore();
})();
