// The words of the page, in the language that its reader chooses.
import { FluentBundle, FluentResource } from "@fluent/bundle";

const catalogues = JSON.parse(document.getElementById("languages").textContent);
const bundleOf = (code) => {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogues[code].text));
  return bundle;
};
const english = bundleOf("en");
let chosen = english;

/** The languages that there are: code and name. */
export const languages = Object.entries(catalogues).map(([code, { name }]) => [code, name]);

/** A text with its values; what a language lacks is English. */
export const word = (key, values = {}) => {
  const bundle = chosen.hasMessage(key) ? chosen : english;
  return bundle.hasMessage(key) ? bundle.formatPattern(bundle.getMessage(key).value, values, []) : key;
};

/** The language that the browser asks for, as far as there is one. */
export const preferred = () => navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => catalogues[code]) ?? "en";

/** Says everything that stands on the page in a language. */
export const speak = (code) => {
  chosen = code === "en" ? english : bundleOf(code);
  document.documentElement.lang = code;
  for (const part of document.querySelectorAll("[data-word]")) part.textContent = word(part.dataset.word);
  for (const part of document.querySelectorAll("[data-label]")) part.setAttribute("aria-label", word(part.dataset.label));
};
