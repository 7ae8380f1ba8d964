// Search and sorting. Every page can be read without it.
"use strict";
// A row with its reason, which opens below it.
const rowsOf = (table) => [...table.tBodies[0].rows].filter((row) => !row.classList.contains("why"));
const withReason = (row) => (row.nextElementSibling?.classList.contains("why") ? [row, row.nextElementSibling] : [row]);
const keyOf = (cell) => {
  const time = cell.querySelector("time");
  if (time) return time.dateTime;
  const text = cell.textContent.trim();
  const number = Number.parseFloat(text.replace(/,/g, ""));
  return cell.classList.contains("n") ? (Number.isNaN(number) ? Infinity : number) : text.toLowerCase();
};
for (const table of document.querySelectorAll("table.sortable")) {
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    // A real button in a head would keep browsers from repeating the head on every printed page.
    const button = document.createElement("span");
    button.role = "button";
    button.tabIndex = 0;
    button.append(...head.childNodes);
    head.replaceChildren(button);
    button.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      button.click();
    });
    button.addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") !== "ascending";
      for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      const keyed = rowsOf(table).map((row, index) => ({ row, index, key: keyOf(row.cells[column]) }));
      keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index) * (up ? 1 : -1));
      table.tBodies[0].append(...keyed.flatMap(({ row }) => withReason(row)));
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

// My board on the page of a draw, by a part of my name.
const mine = document.querySelector("form.mine");
if (mine) {
  const [label, input, list] = ["label", "input", "ul"].map((name) => document.createElement(name));
  label.textContent = "My board: type a part of your name";
  label.htmlFor = input.id = "mine";
  input.type = "search";
  input.autocomplete = "off";
  list.setAttribute("aria-live", "polite");
  mine.prepend(list, label, input);
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const rows = [...document.querySelectorAll("#names tbody tr")].map((row) => ({ row, text: plain(row.cells[0].textContent) }));
  const find = () => {
    const words = plain(input.value).split(/\s+/).filter(Boolean);
    const found = words.length ? rows.filter(({ text }) => words.every((word) => text.includes(word))).slice(0, 6) : [];
    list.replaceChildren(...found.map(({ row }) => {
      const [item, name] = [document.createElement("li"), document.createElement("b")];
      const against = row.cells[3]?.textContent;
      name.textContent = against ? `${row.dataset.told}, against ${against}` : row.dataset.told;
      item.append(row.cells[0].textContent, ": ", name);
      return item;
    }));
  };
  input.addEventListener("input", find);
  mine.addEventListener("submit", (event) => { event.preventDefault(); find(); });
}
