// Pages of a run as they are, in a frame: links lead from page to page, nothing leaves.
import { bytesAsText, element, saved } from "./parts.js";
import { word } from "./words.js";

const TYPES = { svg: "image/svg+xml", png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg" };

/** A path as a link from another page leads to it. */
export const led = (from, link) => {
  const steps = from.split("/").slice(0, -1);
  for (const step of decodeURI(link).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
};

const asData = (bytes, path) => {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:${TYPES[path.split(".").pop().toLowerCase()] ?? "application/octet-stream"};base64,${btoa(text)}`;
};

/** Shows pages in a frame. */
export class Viewer {
  /** `read` gives the bytes of a path below a folder of the worker. */
  constructor(place, read) {
    this.read = read;
    this.visited = [];
    this.frame = element("iframe", { sandbox: "allow-same-origin allow-scripts allow-modals" });
    this.back = element("button", { type: "button", onclick: () => this.#back() });
    this.print = element("button", { type: "button", onclick: () => this.frame.contentWindow.print() });
    this.path = element("output", { className: "path" });
    place.replaceChildren(element("div", { className: "bar" }, this.back, this.print, this.path), this.frame);
  }

  /** Names its parts in the language of the page. */
  named() {
    this.frame.title = word("page-title");
    this.back.textContent = word("back");
    this.print.textContent = word("print");
  }

  /** Shows a page below a folder. */
  async show(folder, path, anchor = "") {
    this.visited.push([folder, path]);
    this.back.disabled = this.visited.length < 2;
    const bytes = await this.read(`${folder}/${path}`);
    if (!bytes) return;
    const page = new DOMParser().parseFromString(bytesAsText(bytes), "text/html");
    await this.#filled(page, folder, path);
    this.frame.onload = () => this.#loaded(folder, path, anchor);
    this.frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
    this.path.value = path;
  }

  #back() {
    this.visited.pop();
    this.show(...this.visited.pop());
  }

  /** Puts what a page loads into it: styles, its script, pictures. */
  async #filled(page, folder, path) {
    const there = (link) => this.read(`${folder}/${led(path, link)}`);
    for (const link of page.querySelectorAll("link[rel=stylesheet]")) {
      link.replaceWith(element("style", {}, bytesAsText(await there(link.getAttribute("href")))));
    }
    for (const script of page.querySelectorAll("script[src]")) {
      const bytes = script.src.endsWith("palmares.js") && (await there(script.getAttribute("src")));
      if (bytes) page.body.append(element("script", {}, bytesAsText(bytes)));
      script.remove();
    }
    for (const picture of page.querySelectorAll("img[src]")) {
      const link = picture.getAttribute("src");
      const bytes = link.startsWith("data:") ? null : await there(link);
      if (bytes) picture.src = asData(bytes, link);
    }
  }

  #loaded(folder, path, anchor) {
    const page = this.frame.contentDocument;
    const find = (id) => id && page.getElementById(decodeURIComponent(id))?.scrollIntoView();
    find(anchor);
    page.addEventListener("click", async (event) => {
      const link = event.target.closest?.("a[href]");
      if (!link) return;
      event.preventDefault();
      const [way, id] = link.getAttribute("href").split("#");
      if (/^[a-z]+:/i.test(way)) return void (this.path.value = word("not-opened", { way }));
      if (!way) return find(id);
      const to = led(path, way);
      if (/\.html$/.test(to)) return this.show(folder, to, id);
      const bytes = await this.read(`${folder}/${to}`);
      if (bytes) saved(to.split("/").pop(), bytes);
    });
  }
}
