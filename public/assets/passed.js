// Pages that tell of the present tell of the moment of their build. Once something has begun or ended since, their notice says so.
// The preview server's pages tell of the moment that is chosen there.
(function () {
  "use strict";

  const passed = document.getElementById("passed");
  if (passed && !document.querySelector("aside.serve")) {
    passed.hidden = Date.parse(passed.querySelector("time").dateTime) > Date.now();
  }
})();
