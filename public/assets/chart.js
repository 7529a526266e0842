// Tells below a chart what its table says of the period and the versions that are pointed at, focused on or walked to.
// Without it the chart and the table stand as they are.
(() => {
  "use strict";

  const invitation = "Point at the chart, or move over it with the arrow keys: here it says what phones show, and why.";

  const setUp = (chart) => {
    const data = JSON.parse(chart.querySelector("script[type='application/json']").textContent);
    const region = chart.querySelector(".plot-region");
    const days = chart.querySelector("svg.days");
    const panel = chart.querySelector(".panel");
    const x = data.x.map(Number);
    const y = data.y.map(Number);
    const heights = data.heights.map(Number);
    if (!data.rows.length || !y.length) return;
    const cursor = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    cursor.setAttribute("class", "cursor");
    cursor.setAttribute("visibility", "hidden");
    days.append(cursor);
    let place = null;

    const cellOf = (row, column) => document.getElementById(`${data.rows[row]}-${column}`);

    const placeOf = (id) => {
      for (let row = 0; row < data.rows.length; row += 1) {
        if (!id.startsWith(`${data.rows[row]}-`)) continue;
        const column = Number(id.slice(data.rows[row].length + 1));
        if (Number.isInteger(column) && column >= 0 && column < y.length) return { row, column };
      }
      return null;
    };

    const tell = ({ row, column }) => {
      const cell = cellOf(row, column);
      if (!cell || (place && place.row === row && place.column === column)) return;
      place = { row, column };
      cursor.setAttribute("x", x[row]);
      cursor.setAttribute("width", Math.max(1, x[row + 1] - x[row]));
      cursor.setAttribute("y", y[column]);
      cursor.setAttribute("height", heights[column]);
      cursor.setAttribute("visibility", "visible");
      const heading = document.createElement("p");
      heading.className = "where";
      const link = document.createElement("a");
      link.href = `#${cell.id}`;
      const period = cell.parentElement.querySelector("th").textContent.trim().replace(/\s+/g, " ");
      link.textContent = `${cell.dataset.label}, ${period}`;
      heading.append(link);
      const words = cell.firstElementChild.cloneNode(true);
      panel.replaceChildren(heading, words);
    };

    const atPointer = (event) => {
      const box = days.getBoundingClientRect();
      const left = event.clientX - box.left;
      const top = event.clientY - box.top;
      const row = x.findIndex((start, index) => index + 1 < x.length && left >= start && left < x[index + 1]);
      const column = y.findIndex((start, index) => top >= start && top < start + heights[index]);
      return row < 0 || column < 0 ? null : { row, column };
    };

    const remember = () => {
      const id = `${data.rows[place.row]}-${place.column}`;
      history.replaceState(null, "", `#${id}`);
    };

    const reveal = () => {
      const axis = chart.querySelector("svg.axis").getBoundingClientRect().width;
      const left = x[place.row];
      if (left < region.scrollLeft) region.scrollLeft = left;
      const room = region.clientWidth - axis;
      if (left + 20 > region.scrollLeft + room) region.scrollLeft = left + 20 - room;
    };

    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

    region.addEventListener("keydown", (event) => {
      const step = steps[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const last = { row: data.rows.length - 1, column: y.length - 1 };
      const next = place
        ? { row: place.row + step[0], column: place.column + step[1] }
        : { row: 0, column: last.column };
      tell({ row: Math.min(Math.max(next.row, 0), last.row), column: Math.min(Math.max(next.column, 0), last.column) });
      remember();
      reveal();
    });
    days.addEventListener("pointermove", (event) => {
      const found = atPointer(event);
      if (found) tell(found);
    });
    days.addEventListener("click", (event) => {
      const found = atPointer(event);
      if (!found || event.target.closest("a")) return;
      tell(found);
      remember();
    });
    region.addEventListener("focusin", (event) => {
      const link = event.target.closest("a[data-cell]");
      const found = link && placeOf(link.dataset.cell);
      if (found) tell(found);
    });

    const follow = () => {
      const found = placeOf(location.hash.slice(1));
      if (!found) return;
      tell(found);
      reveal();
    };
    const words = document.createElement("p");
    words.className = "soft";
    words.textContent = invitation;
    panel.replaceChildren(words);
    panel.hidden = false;
    window.addEventListener("hashchange", follow);
    follow();
  };

  document.querySelectorAll(".chart").forEach(setUp);
})();
