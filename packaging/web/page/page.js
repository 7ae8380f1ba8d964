// The page: files in, a run of palmares, its results.
import { Program } from "./program.js";
import { element, saved } from "./parts.js";
import { showSeason } from "./season.js";
import { Viewer } from "./viewer.js";
import { dropped } from "./dropped.js";
import { languages, preferred, speak, word } from "./words.js";

const at = (id) => document.getElementById(id);
const program = new Program();
/** The files that were given: name and file. */
const given = new Map();
/** A club's own sheets among them, and what was answered of each. */
const own = { sheets: new Set(), answers: [] };
const viewer = new Viewer(at("viewer"), (path) => program.ask("read", { path }));

const state = (text) => (at("state").textContent = text);

const fault = (why) => {
  at("fault").hidden = !why;
  at("fault").textContent = "";
  if (!why) return;
  at("fault").textContent = why.stopped ? word("stopped") : why.memory ? word("memory-full") : why.message;
};

program.told = ({ progress, done, of }) => {
  const bar = at("progress");
  bar.hidden = false;
  if (of) [bar.max, bar.value] = [of, done];
  else bar.removeAttribute("value");
  const keys = { returns: "read-returns", pages: "written-pages", gathering: "gathering", publishing: "publishing" };
  state(word(keys[progress], { done, count: of ?? 0 }));
};

/** Does something that takes a while, with the button to stop it; gives nothing if it failed. */
const busy = async (work) => {
  const buttons = ["compute", "clear", "zip"].map(at);
  fault(null);
  buttons.forEach((button) => (button.disabled = true));
  at("stop").disabled = false;
  let done;
  try {
    done = await work();
  } catch (why) {
    state("");
    fault(why);
    // The files of the run went with the worker.
    if (why.memory) await program.stop();
    if (why.memory || why.stopped) at("results").hidden = true;
  }
  at("stop").disabled = true;
  at("progress").hidden = true;
  buttons.forEach((button) => (button.disabled = !given.size));
  return done;
};

const settings = () => {
  const asked = { Rules: "rules", Date: "date", Boards: "boards", Language: "results-language" };
  const values = Object.entries(asked).map(([key, id]) => [key, at(id).value]);
  const lines = at("others").value.split("\n").map((line) => line.trim());
  return [...values.filter(([, value]) => value).map(([key, value]) => `${key}=${value}`), ...lines.filter(Boolean)];
};

const read = (path) => program.ask("read", { path });

/** Computes everything; a club's own sheets are asked about. */
const compute = () =>
  busy(async () => {
    const began = performance.now();
    state(word("reading"));
    const asked = () => program.ask("season", { files: [...given], settings: settings(), sheets: [...own.sheets], answers: own.answers });
    let done = await asked();
    // `palmares adopt` is what the command says of a sheet that is not in the form.
    const foreign = done.season.problems.filter(({ path, hint }) => given.has(path) && hint.includes("palmares adopt"));
    if (foreign.some(({ path }) => !own.sheets.has(path))) {
      foreign.forEach(({ path }) => own.sheets.add(path));
      done = await asked();
    }
    last = done;
    shown();
    at("results").hidden = false;
    const [events, files] = [word("count-events", { count: done.season.events.length }), word("count-files", { count: done.files.length })];
    const open = done.adopted.flatMap(({ questions = [] }) => questions).filter(({ needed, open }) => needed && open).length;
    const all = word("done", { seconds: ((performance.now() - began) / 1000).toFixed(1), events, files });
    state(open ? `${all} ${word("own-open", { count: open })}` : all);
  });

/** What was computed last. */
let last;
const shown = () => last && showSeason(last, { own, viewer, read, given, written, rehearsed, again: compute });

/** What changes would do to a round. */
const rehearsed = (path, event, changes) => program.ask("rehearse", { path, event, changes, settings: settings() });

/** Writes a drawn round into its workbook, gives that to be saved, and goes on from it. */
const written = async (path, event) => {
  const name = path.split("/").pop();
  const places = await busy(async () => {
    const { places, bytes } = await program.ask("round", { path, event, settings: settings() });
    given.set(path, new File([bytes], name));
    saved(name, bytes);
    return places;
  });
  if (!places) return;
  await compute();
  const rows = places.map(([sheet, count]) => word("round-rows", { sheet, count }));
  state(word("round-written", { file: name, places: new Intl.ListFormat(document.documentElement.lang).format(rows) }));
};

const held = () => (at("held").textContent = given.size ? word("files-held", { count: given.size }) : word("files-none"));

const take = (files) => {
  for (const [name, file] of files) given.set(name, file);
  held();
  if (given.size) compute();
};

const chosen = ({ target }) => {
  const files = [...target.files].map((file) => [file.webkitRelativePath.split("/").slice(1).join("/") || file.name, file]);
  target.value = "";
  take(files);
};
at("files").addEventListener("change", chosen);
at("folder").addEventListener("change", chosen);

const drop = at("drop");
for (const event of ["dragover", "drop"]) addEventListener(event, (dragged) => dragged.preventDefault());
drop.addEventListener("dragover", () => drop.classList.add("over"));
drop.addEventListener("dragleave", () => drop.classList.remove("over"));
addEventListener("drop", async ({ dataTransfer }) => {
  drop.classList.remove("over");
  take(await dropped(dataTransfer));
});

at("answers").addEventListener("submit", (event) => event.preventDefault());
at("compute").addEventListener("click", compute);
at("stop").addEventListener("click", () => program.stop());
at("clear").addEventListener("click", () => {
  given.clear();
  own.sheets.clear();
  own.answers = [];
  last = undefined;
  at("results").hidden = true;
  state("");
  fault(null);
  take([]);
  ["compute", "clear"].forEach((id) => (at(id).disabled = true));
});
at("zip").addEventListener("click", () => busy(async () => saved("palmares.zip", await program.ask("zip", { folder: "out" }))));

at("register").addEventListener("submit", (event) => {
  event.preventDefault();
  busy(async () => {
    state(word("reconciling"));
    const [register, decisions] = [at("register-file").files[0], at("decisions-file").files[0]];
    const terms = { settings: settings(), as_of: at("as-of").value || null, first: at("first").checked };
    const done = await program.ask("reconcile", { register, decisions, ...terms });
    const { awards, members, promotions, to_decide: open } = done;
    const counts = Object.entries({ awards, members, promotions, open }).map(([what, count]) => word(`count-${what}`, { count }));
    const workbook = (name) => element("button", { type: "button", onclick: async () => saved(name, await read(`reconciled/${name}`)) }, name);
    const books = done.files.filter((name) => /^(register|decisions)\.xls[xm]$/.test(name));
    const zip = async () => saved("reconciled.zip", await program.ask("zip", { folder: "reconciled" }));
    at("reconciled").replaceChildren(
      element("p", { role: "status" }, `${counts.join(", ")}.`),
      element(
        "p",
        { className: "bar" },
        element("button", { type: "button", onclick: () => viewer.show("reconciled", "index.html") }, word("look")),
        ...books.map(workbook),
        element("button", { type: "button", onclick: zip }, word("zip-register")),
      ),
    );
    state(word("reconciled"));
  });
});

at("licences-button").addEventListener("click", ({ target }) => {
  const shown = at("licences").hidden;
  at("licences").hidden = !shown;
  target.setAttribute("aria-expanded", shown);
});

const language = at("language");
language.append(...languages.map(([code, name]) => Object.assign(new Option(name, code), { lang: code })));
language.value = preferred();
const spoken = () => {
  speak(language.value);
  held();
  viewer.named();
  shown();
};
language.addEventListener("change", spoken);
spoken();
at("results-language").append(...languages.map(([code, name]) => Object.assign(new Option(name, code), { lang: code })));

await program.begin().catch((why) => fault(Object.assign(why, { message: word("cannot-run", { why: why.message }) })));
for (const { id, title, body } of await program.ask("rules")) at("rules").append(new Option(`${title}, ${body} (${id})`, id));
document.documentElement.dataset.ready = "yes";
