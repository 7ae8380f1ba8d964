// Sorting. Every page can be read without it.
"use strict";
const rowsOf = (table) => [...table.tBodies[0].rows];
// What a cell is sorted by; null for one without a value, which stands last.
const keyOf = (cell) => {
  const time = cell.querySelector("time");
  if (time) return time.dateTime || null;
  const text = cell.textContent.trim();
  if (!cell.classList.contains("n")) return text.toLowerCase() || null;
  const number = Number.parseFloat(text.replace(/,/g, "").replace("\u2212", "-").replace("\u00bd", ".5"));
  return Number.isNaN(number) ? null : number;
};
for (const table of document.querySelectorAll("table.sortable")) {
  const written = new Map(rowsOf(table).map((row, index) => [row, index]));
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      // Of numbers people want the highest first.
      const now = head.getAttribute("aria-sort");
      const up = now ? now !== "ascending" : !head.classList.contains("n");
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      // A column that the page is sorted by keeps that order: of surnames, say.
      const key = "sorted" in head.dataset ? (row) => written.get(row) : (row) => keyOf(row.cells[column]);
      const keyed = rowsOf(table).map((row) => ({ row, index: written.get(row), key: key(row) }));
      const compared = (a, b) => (a < b ? -1 : a > b ? 1 : 0) * (up ? 1 : -1);
      keyed.sort((a, b) => (a.key === null) - (b.key === null) || compared(a.key, b.key) || a.index - b.index);
      table.tBodies[0].append(...keyed.map(({ row }) => row));
    });
  });
}
