// Small parts of the page.

/** An element with properties, and with what is in it. */
export const element = (name, properties = {}, ...inside) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made && key !== "sandbox") made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...inside.filter((part) => part !== null && part !== undefined));
  return made;
};

/** Bytes as text. */
export const bytesAsText = (bytes) => (bytes ? new TextDecoder().decode(bytes) : "");

/** Gives bytes to the browser to save. */
export const saved = (name, bytes) => {
  const place = URL.createObjectURL(new Blob([bytes]));
  element("a", { href: place, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(place), 60_000);
};

/** A text behind a word that opens it. */
export const folded = (words, text) => (text ? element("details", { className: "folded" }, element("summary", {}, words), text) : "");

/** A table; the first cell of each row is its head. */
export const table = (caption, heads, rows) => {
  const row = (cells) => element("tr", {}, ...cells.map((cell, at) => element(at ? "td" : "th", at ? {} : { scope: "row" }, cell ?? "")));
  return element(
    "div",
    { className: "wide", tabIndex: 0, role: "region", "aria-label": caption },
    element(
      "table",
      {},
      element("caption", {}, caption),
      element("thead", {}, element("tr", {}, ...heads.map((head) => element("th", { scope: "col" }, head)))),
      element("tbody", {}, ...rows.map(row)),
    ),
  );
};
