// What pages_in_a_browser.py asks each page. Faults are returned as sentences.
"use strict";
(() => {
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const cut = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);

  // Elements that stand off the page on purpose, for screen readers.
  const aside = (element) => element.closest(".skip, .told") !== null;

  const texts = function* () {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("script, style, title, desc") || aside(element)) continue;
      if (shown(element)) yield { node, element };
    }
  };

  const scrolls = (phone) => {
    const faults = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) faults.push(`the page scrolls sideways: ${wide} > ${innerWidth}`);
    // What is the point of a page must not scroll on a phone either.
    for (const box of phone ? document.querySelectorAll(".scroll:has(> .two, > .lines, > .draw)") : []) {
      const inner = box.firstElementChild;
      if (shown(box) && box.scrollWidth > box.clientWidth + 1) {
        faults.push(`${inner.tagName.toLowerCase()}.${inner.className} scrolls sideways: ${box.scrollWidth} > ${box.clientWidth}`);
      }
    }
    for (const box of document.querySelectorAll(".scroll")) {
      const reached = box.tabIndex >= 0 || box.querySelector("a, summary, [tabindex='0']");
      if (shown(box) && box.scrollWidth > box.clientWidth + 1 && !reached) faults.push(`the keyboard cannot scroll “${cut(box.textContent)}”`);
    }
    return faults;
  };

  // A word must stand on one line, whole; after a hyphen, a dash or a slash it may break.
  const words = () => {
    const faults = [];
    const range = document.createRange();
    for (const { node, element } of texts()) {
      if (element.closest("code, svg")) continue;
      for (const found of node.data.matchAll(/[^\s\u00ad\u200b\/\u2010\u2013\u2014-]+/g)) {
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        const tops = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
        if (tops.size > 1) faults.push(`the word “${found[0]}” is broken`);
      }
    }
    for (const name of document.querySelectorAll("h1, h2, h3, caption, th, td, li, a, summary, b, .who")) {
      const style = getComputedStyle(name);
      if (shown(name) && style.overflowX !== "visible" && name.scrollWidth > name.clientWidth + 1) {
        faults.push(`“${cut(name.textContent)}” is cut off`);
      }
    }
    return faults;
  };

  // Each cell stands under its own heading, and a hidden column is hidden in both.
  const columns = () => {
    const faults = [];
    for (const table of document.querySelectorAll("table")) {
      const heads = table.tHead ? [...table.tHead.rows].at(-1) : null;
      if (!heads || !shown(heads) || aside(heads)) continue;
      for (const row of [...table.tBodies].flatMap((body) => [...body.rows])) {
        if (!shown(row)) continue;
        if (!textsIn(row).length && !row.querySelector("i, svg, img")) faults.push("an empty row is shown");
        if (row.cells.length === 1 && row.cells[0].colSpan > 1) continue;
        let column = 0;
        for (const cell of row.cells) {
          const head = heads.cells[column];
          column += cell.colSpan;
          if (cell.colSpan > 1) continue;
          if (!head) {
            faults.push(`“${cut(cell.textContent)}” has no heading`);
          } else if (!shown(head) && shown(cell) && getComputedStyle(cell, "::before").content !== "none") {
            // It tells its own heading.
          } else if (!cell.textContent && !shown(cell)) {
            // Nothing is there.
          } else if (getComputedStyle(cell).display === "contents") {
            const [a, b] = [head, cell.firstElementChild].map((own) => own.getBoundingClientRect());
            if (b.left + 1 < a.left || b.right - 1 > a.right) faults.push(`“${cut(cell.textContent)}” is not below its heading “${cut(head.textContent)}”`);
          } else if (shown(head) !== shown(cell)) {
            faults.push(`“${cut(cell.textContent)}” and its heading “${cut(head.textContent)}” are not both shown`);
          } else if (shown(cell)) {
            const [a, b] = [head.getBoundingClientRect(), cell.getBoundingClientRect()];
            if (b.left + 1 < a.left || b.right - 1 > a.right) {
              faults.push(`“${cut(cell.textContent)}” is not below its heading “${cut(head.textContent)}”`);
            }
          }
        }
      }
    }
    return faults;
  };

  const textsIn = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.data.trim() && shown(node.parentElement) && !aside(node.parentElement)) found.push(node);
    }
    return found;
  };

  // Texts of a row or a chart that cover one another.
  const overlaps = () => {
    const faults = [];
    const range = document.createRange();
    for (const row of document.querySelectorAll("tr")) {
      const boxes = [...row.cells].filter(shown).flatMap((cell) => textsIn(cell).map((node) => {
        range.selectNodeContents(node);
        return { cell, box: range.getBoundingClientRect() };
      }));
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const [a, b] = [one.box, other.box];
          if (one.cell !== other.cell && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4) {
            faults.push(`“${cut(one.cell.textContent)}” covers “${cut(other.cell.textContent)}”`);
          }
        }
      }
    }
    for (const svg of document.querySelectorAll("svg")) {
      const frame = svg.getBoundingClientRect();
      const labels = [...svg.querySelectorAll("text")].map((text) => ({ text, box: text.getBoundingClientRect() }));
      for (const [index, { text, box }] of labels.entries()) {
        if (shown(text) && (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 2 || box.bottom > frame.bottom + 2)) {
          faults.push(`“${cut(text.textContent)}” reaches out of its chart`);
        }
        for (const other of labels.slice(index + 1)) {
          const b = other.box;
          if (Math.min(box.right, b.right) - Math.max(box.left, b.left) > 1 && Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top) > box.height / 3) {
            faults.push(`“${cut(text.textContent)}” covers “${cut(other.text.textContent)}” in a chart`);
          }
        }
      }
    }
    return faults;
  };

  // Colours as the browser draws them, by WCAG 2.2: 1.4.3 and 1.4.11.
  const parse = (colour) => {
    const numbers = colour.match(/[\d.]+/g);
    if (!numbers) return [0, 0, 0, 0];
    const [r, g, b, a = "1"] = numbers;
    return [r, g, b, a].map(Number);
  };
  const over = (top, below) => {
    const alpha = top[3];
    return [0, 1, 2].map((i) => top[i] * alpha + below[i] * (1 - alpha)).concat(1);
  };
  const luminance = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const canvas = () => (matchMedia("print").matches || !matchMedia("(prefers-color-scheme: dark)").matches ? [255, 255, 255, 1] : [18, 18, 18, 1]);
  const backgrounds = new Map();
  const background = (element) => {
    if (!element) return canvas();
    if (!backgrounds.has(element)) {
      const own = parse(getComputedStyle(element).backgroundColor);
      backgrounds.set(element, own[3] === 1 ? own : over(own, background(element.parentElement)));
    }
    return backgrounds.get(element);
  };
  const drawn = (colour, element) => {
    const behind = background(element);
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return ratio(over([...colour.slice(0, 3), colour[3] * opacity], behind), behind);
  };

  const contrast = () => {
    backgrounds.clear();
    const faults = new Set();
    for (const { node, element } of texts()) {
      const style = getComputedStyle(element);
      const colour = parse(element.closest("svg") ? style.fill : style.color);
      const found = drawn(colour, element);
      if (found < 4.5) faults.add(`${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${cut(node.data)}” has contrast ${found.toFixed(2)}`);
    }
    for (const shape of document.querySelectorAll("svg path, svg rect, svg line, svg circle")) {
      if (!shown(shape) || shape.closest("main > svg")) continue;
      const style = getComputedStyle(shape);
      const both = [style.fill, style.stroke].filter((paint) => paint !== "none").map(parse);
      const found = Math.max(0, ...both.map((colour) => drawn(colour, shape)));
      if (found < 3) faults.add(`a line or bar of class “${shape.getAttribute("class")}” has contrast ${found.toFixed(2)}`);
    }
    for (const box of document.querySelectorAll("input, .result span")) {
      const found = drawn(parse(getComputedStyle(box).borderTopColor), box.parentElement);
      if (shown(box) && found < 3) faults.add(`a box to fill in has contrast ${found.toFixed(2)}`);
    }
    return [...faults];
  };

  // Each reason opens across the row below its number, and no column moves.
  const reasons = () => {
    const faults = [];
    for (const details of [...document.querySelectorAll("td details")].slice(0, 5)) {
      const table = details.closest("table");
      const lefts = () => [...table.rows[0].cells].map((cell) => Math.round(cell.getBoundingClientRect().left)).join(" ");
      const before = lefts();
      const summary = cut(details.querySelector("summary").textContent);
      details.open = true;
      const row = details.closest("tr");
      const told = [...(row.nextElementSibling?.querySelectorAll("p") ?? [])].filter(shown);
      if (told.length !== 1) {
        faults.push(`“${summary}” opens ${told.length} reasons`);
      } else {
        const [box, frame] = [told[0].getBoundingClientRect(), row.getBoundingClientRect()];
        if (box.width < Math.min(frame.width, innerWidth - 80) * 0.9 || box.right > innerWidth + 1) faults.push(`the reason of “${summary}” is ${Math.round(box.width)} wide in a row of ${Math.round(frame.width)}`);
      }
      if (lefts() !== before) faults.push(`the reason of “${summary}” moves a column`);
      details.open = false;
    }
    return faults;
  };

  // What screen readers and keyboards need, by the rules of axe: landmarks, headings, names, ids.
  const structure = () => {
    const faults = [];
    const all = (chosen) => [...document.querySelectorAll(chosen)];
    const named = (element) => element.getAttribute("aria-label") || element.textContent.trim();
    if (!document.documentElement.lang) faults.push("the page tells no language");
    if (!document.title.trim()) faults.push("the page has no title");
    for (const [chosen, count] of [["main", 1], ["h1", 1], ["body > footer", 1]]) {
      if (all(chosen).length !== count) faults.push(`${all(chosen).length} elements ${chosen} instead of ${count}`);
    }
    if (!document.querySelector(".skip")?.matches(`[href="#${document.querySelector("main")?.id}"]`)) faults.push("no link skips to the content");
    let level = 0;
    for (const heading of all("h1, h2, h3, h4")) {
      const own = Number(heading.tagName[1]);
      if (own > level + 1) faults.push(`the heading “${cut(heading.textContent)}” skips a level`);
      level = own;
    }
    const ids = new Set();
    for (const { id } of all("[id]")) {
      if (ids.has(id)) faults.push(`the id “${id}” stands twice`);
      ids.add(id);
    }
    for (const name of ["aria-controls", "aria-labelledby", "for"]) {
      for (const element of all(`[${name}]`)) {
        if (!ids.has(element.getAttribute(name))) faults.push(`${name}="${element.getAttribute(name)}" leads nowhere`);
      }
    }
    for (const link of all('a[href^="#"]')) {
      if (!ids.has(link.hash.slice(1))) faults.push(`the link “${cut(link.textContent)}” leads nowhere`);
    }
    for (const element of all("a[href], button, [role=button], summary, nav, [role=search], svg[role=img], th")) {
      if (!named(element)) faults.push(`${element.tagName.toLowerCase()} “${element.className.baseVal ?? element.className}” has no name`);
    }
    for (const input of all("input")) {
      if (!input.labels.length) faults.push(`the box “${input.id}” has no label`);
    }
    for (const head of all("thead th")) {
      if (!head.scope && !head.closest(".head")) faults.push(`the heading “${cut(head.textContent)}” has no scope`);
    }
    for (const picture of all("img")) {
      if (!picture.hasAttribute("alt")) faults.push("a picture has no text");
    }
    // Nobody is asked whether motion may be shown, so there is none.
    const moves = (element) => getComputedStyle(element).transitionDuration !== "0s" || getComputedStyle(element).animationName !== "none";
    if (all("body *").some(moves) || getComputedStyle(document.documentElement).scrollBehavior !== "auto") faults.push("something moves");
    return faults;
  };

  // Where the keyboard is must be seen.
  const focus = () => {
    const at = document.activeElement;
    if (at === document.body) return [];
    const style = getComputedStyle(at);
    const seen = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
    const clear = drawn(parse(style.outlineColor), at.parentElement) >= 3;
    return seen && clear ? [] : [`the focus on “${cut(at.textContent || at.id)}” is not seen`];
  };

  // The words that are read: not those of boxes and lists that only script can fill.
  const readWords = () => {
    const found = new Set();
    for (const { node, element } of texts()) {
      if (element.closest(".search, .mine")) continue;
      for (const word of node.data.split(/\s+/).filter(Boolean)) found.add(word);
    }
    return [...found];
  };

  // What the printed sheets are held against: long tables, headings, and the rows of each score card.
  const printed = () => {
    const inner = (row) => [...row.cells].map((cell) => cell.textContent);
    const tables = [...document.querySelectorAll("table")].filter((table) => table.tHead && table.querySelectorAll("tbody tr:not(.why)").length > 20 && !aside(table.tHead));
    return [
      tables.map((table) => [inner([...table.tHead.rows].at(-1)), [...table.querySelectorAll("tbody tr:not(.why)")].map((row) => inner(row).join(""))]),
      [...document.querySelectorAll("h1, h2, h3, caption")].map((heading) => heading.textContent),
      [...document.querySelectorAll(".card")].map((card) => card.querySelectorAll("tbody tr").length),
    ];
  };

  window.palmares = { check: (phone) => [...scrolls(phone), ...words(), ...columns(), ...overlaps(), ...reasons()], contrast, structure, focus, words: readWords, printed };
})();
