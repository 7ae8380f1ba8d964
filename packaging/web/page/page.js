// The page: files in, a run of palmares, its results.
import { Program } from "./program.js";
import { counted, element, saved } from "./parts.js";
import { showSeason } from "./season.js";
import { Viewer } from "./viewer.js";
import { dropped } from "./dropped.js";

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
  const words = why.memory
    ? "The memory of this browser is full. Try fewer returns at a time, or use the program palmares, which needs less."
    : why.message;
  at("fault").textContent = why.stopped ? "Stopped. Nothing was kept." : words;
};

program.told = ({ progress, done, of }) => {
  const bar = at("progress");
  bar.hidden = false;
  if (of) [bar.max, bar.value] = [of, done];
  else bar.removeAttribute("value");
  const words = { returns: `${done} of ${counted(of ?? 0, "return")} read`, pages: `${done} of ${counted(of ?? 0, "page")} written` };
  state(words[progress] ?? { gathering: "Putting the season together", publishing: "Finishing" }[progress] ?? "");
};

/** Does something that takes a while, with the button to stop it. */
const busy = async (work) => {
  const buttons = ["compute", "clear", "zip"].map(at);
  fault(null);
  buttons.forEach((button) => (button.disabled = true));
  at("stop").disabled = false;
  try {
    await work();
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
};

const settings = () => {
  const values = [["Rules", at("rules").value], ["Date", at("date").value], ["Boards", at("boards").value]];
  const lines = at("others").value.split("\n").map((line) => line.trim());
  return [...values.filter(([, value]) => value).map(([key, value]) => `${key}=${value}`), ...lines.filter(Boolean)];
};

const read = (path) => program.ask("read", { path });

/** Computes everything; a club's own sheets are asked about. */
const compute = () =>
  busy(async () => {
    const began = performance.now();
    state("Reading");
    const asked = () => program.ask("season", { files: [...given], settings: settings(), sheets: [...own.sheets], answers: own.answers });
    let done = await asked();
    // `palmares adopt` is what the command says of a sheet that is not in the form.
    const foreign = done.season.problems.filter(({ path, hint }) => given.has(path) && hint.includes("palmares adopt"));
    if (foreign.some(({ path }) => !own.sheets.has(path))) {
      foreign.forEach(({ path }) => own.sheets.add(path));
      done = await asked();
    }
    showSeason(done, { own, viewer, read, again: compute });
    at("results").hidden = false;
    state(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s: ${counted(done.season.events.length, "event")}, ${counted(done.files.length, "file")}.`);
  });

const take = (files) => {
  for (const [name, file] of files) given.set(name, file);
  at("held").textContent = given.size ? `${counted(given.size, "file")} held.` : "No files yet.";
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
    state("Reconciling");
    const [register, decisions] = [at("register-file").files[0], at("decisions-file").files[0]];
    const terms = { settings: settings(), as_of: at("as-of").value || null, first: at("first").checked };
    const done = await program.ask("reconcile", { register, decisions, ...terms });
    const counts = `${counted(done.awards, "award")}, ${counted(done.members, "member")}, ${counted(done.promotions, "promotion")}, ${done.to_decide} to decide.`;
    const workbook = (name) => element("button", { type: "button", onclick: async () => saved(name, await read(`reconciled/${name}`)) }, name);
    const books = done.files.filter((name) => /^(register|decisions)\.xls[xm]$/.test(name));
    const zip = async () => saved("reconciled.zip", await program.ask("zip", { folder: "reconciled" }));
    at("reconciled").replaceChildren(
      element("p", { role: "status" }, counts),
      element(
        "p",
        { className: "bar" },
        element("button", { type: "button", onclick: () => viewer.show("reconciled", "index.html") }, "Look at its pages"),
        ...books.map(workbook),
        element("button", { type: "button", onclick: zip }, "All as one zip"),
      ),
    );
    state("Reconciled.");
  });
});

at("licences-button").addEventListener("click", ({ target }) => {
  const shown = at("licences").hidden;
  at("licences").hidden = !shown;
  target.setAttribute("aria-expanded", shown);
});

await program.begin().catch((why) => fault(Object.assign(why, { message: `This browser cannot run palmares (${why.message}).` })));
for (const { id, title, body } of await program.ask("rules")) at("rules").append(new Option(`${title}, ${body} (${id})`, id));
document.documentElement.dataset.ready = "yes";
