// Search and sorting. Every page can be read without it.
"use strict";
const rowsOf = (table) => [...table.tBodies[0].rows];
const keyOf = (cell) => {
  const time = cell.querySelector("time");
  if (time) return time.dateTime;
  const text = cell.textContent.trim();
  const number = Number.parseFloat(text.replace(/,/g, ""));
  return cell.classList.contains("n") ? (Number.isNaN(number) ? Infinity : number) : text.toLowerCase();
};
for (const table of document.querySelectorAll("table.sortable")) {
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") !== "ascending";
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      const keyed = rowsOf(table).map((row, index) => ({ row, index, key: keyOf(row.cells[column]) }));
      keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index) * (up ? 1 : -1));
      table.tBodies[0].append(...keyed.map(({ row }) => row));
    });
  });
}
const form = document.querySelector("form.search");
if (form) {
  form.hidden = false;
  const input = form.querySelector("input");
  const told = form.querySelector("output");
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const tables = [...document.querySelectorAll("table.searchable")];
  let index = null;
  const find = () => {
    index ??= tables.flatMap(rowsOf).map((row) => ({ row, text: plain(row.textContent) }));
    const words = plain(input.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { row, text } of index) {
      const fits = words.every((word) => text.includes(word));
      row.hidden = !fits;
      found += fits;
    }
    told.textContent = words.length ? `${found} found` : "";
  };
  let waiting;
  input.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(find, 120); });
  form.addEventListener("submit", (event) => { event.preventDefault(); find(); });
}
