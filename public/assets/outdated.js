// Pages that tell of the present tell of the moment of their build. Once something has begun or ended since, their notice says so, also
// on a page that has been open for days. The preview server's pages tell of the moment that is chosen there.
(function () {
  "use strict";

  const notice = document.getElementById("outdated");
  if (!notice || document.querySelector("aside.serve")) { return; }
  const moment = Date.parse(notice.querySelector("time").dateTime);
  let timer = 0;

  function look() {
    clearTimeout(timer);
    const left = moment - Date.now();
    notice.hidden = left > 0;
    // Timers stand still while a computer sleeps, and wait 24 days at most, so the clock is looked at every hour.
    if (left > 0) { timer = setTimeout(look, Math.min(left, 3600000)); }
  }

  document.addEventListener("visibilitychange", look);
  look();
})();
