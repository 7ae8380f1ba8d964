// A season on the page: problems at their cells, standings, rounds with reasons, pages, workbooks.
import { element, folded, saved, table } from "./parts.js";
import { whatIf } from "./rehearsal.js";
import { word } from "./words.js";

const at = (id) => document.getElementById(id);

const worst = { error: 0, warning: 1, note: 2 };

/** Problems by return, the worst first. */
const problems = (season, returns) => {
  // Layouts and settings that lie beside returns are none.
  const paths = new Map(returns.filter((path) => !path.endsWith(".toml")).map((path) => [path, []]));
  for (const problem of season.problems) {
    if (!paths.has(problem.path)) paths.set(problem.path, []);
    paths.get(problem.path).push(problem);
  }
  const events = (path) => season.events.filter((event) => event.path === path).length;
  const block = ([path, told]) => {
    const errors = told.filter(({ severity }) => severity === "error").length;
    const remarks = told.length - errors;
    const parts = [word("count-events", { count: events(path) }), errors && word("count-errors", { count: errors }), remarks && word("count-remarks", { count: remarks })];
    const rows = told
      .sort((one, other) => worst[one.severity] - worst[other.severity])
      .map(({ severity, sheet, cell, message, hint, code }) => [
        [sheet, cell].filter(Boolean).join("!") || word("whole-file"),
        element("span", {}, element("span", { className: severity }, word(`word-${severity}`)), " ", message, " ", element("span", { className: "soft" }, `${hint} [${code}]`)),
      ]);
    const name = path || word("all-returns");
    const words = `${name}: ${parts.filter(Boolean).join(", ")}`;
    if (!rows.length) return element("p", {}, words);
    return element("details", { open: errors > 0 }, element("summary", {}, words), table(word("problems-of", { path: name }), [word("head-place"), word("head-wrong")], rows));
  };
  at("problems").replaceChildren(...[...paths].map(block));
};

const ranked = ({ title, first, others }, event) => {
  const rows = first.map(({ place, shared, players, score }) => [
    place === null ? "–" : `${place}${shared > 1 ? "=" : ""}`,
    players.join(" & "),
    score ?? "",
  ]);
  const more = others ? [element("p", { className: "soft" }, word("more-entries", { count: others }))] : [];
  return [table(title || event.title, [word("head-rank"), word("head-players"), event.unit || word("head-score")], rows), ...more];
};

const events = (season, viewer) => {
  const block = (event) => {
    const words = [event.title, event.date, word(`word-${event.state}`), word("count-awards", { count: event.awards })].filter(Boolean).join(", ");
    const open = element("button", { type: "button", onclick: () => shown(viewer, "out", `events/${event.key}.html`) }, word("event-page"));
    return element("details", { open: season.events.length === 1 }, element("summary", {}, words), open, ...event.lists.flatMap((list) => ranked(list, event)));
  };
  at("events").replaceChildren(...season.events.map(block));
};

const rounds = (season, files, viewer, { given, written, rehearsed }) => {
  const drawn = season.events.filter(({ round }) => round);
  at("rounds-section").hidden = !drawn.length;
  const named = (pair) => (pair ? `${pair[0]} ${pair[1]}`.trim() : word("bye"));
  const block = ({ key, title, round, path, id }) => {
    const sides = round.colours ? ["word-white", "word-black"] : ["head-first", "head-second"];
    const heads = ["word-table", ...sides, "head-why"].map((head) => word(head));
    const rows = round.pairings.map(({ table: label, first, second, power, reason }) => [label, named(first), power ?? named(second), folded(word("head-why"), reason)]);
    const words = word(round.stands ? "round-of" : "round-proposed", { title, round: round.name });
    const write = element("button", { type: "button", onclick: () => written(path, id) }, word("round-write"));
    const page = `events/${key}/draw.html`;
    const look = element("button", { type: "button", onclick: () => shown(viewer, "out", page) }, word("event-page"));
    const bar = element("p", { className: "bar" }, round.stands || !given.has(path) ? null : write, files.includes(page) ? look : null);
    const changes = whatIf(round, (said) => rehearsed(path, id, said));
    return element("details", { open: drawn.length === 1 }, element("summary", {}, words), bar, table(words, heads, rows), changes);
  };
  at("rounds").replaceChildren(...drawn.map(block));
};

const shown = (viewer, folder, path) => {
  viewer.show(folder, path);
  at("viewer").scrollIntoView();
};

const pages = (files, viewer) => {
  const button = (path, words) => element("button", { type: "button", onclick: () => viewer.show("out", path) }, words);
  const certificates = files.filter((path) => /^certificates\/[^/]+\.html$/.test(path));
  const choice = element("select", { "aria-label": word("certificates"), onchange: ({ target }) => target.value && viewer.show("out", target.value) });
  choice.append(new Option(word("certificates-all", { count: certificates.length }), ""), ...certificates.map((path) => new Option(path.slice(13, -5), path)));
  const entrances = [files.includes("index.html") && button("index.html", word("season")), certificates.length && choice].filter(Boolean);
  at("entrances").replaceChildren(...entrances);
  viewer.visited = [];
  if (files.includes("index.html")) viewer.show("out", "index.html");
};

const workbooks = (files, read) => {
  const one = (path) => element("li", {}, element("button", { type: "button", onclick: async () => saved(path.split("/").pop(), await read(`out/${path}`)) }, path));
  at("workbooks").replaceChildren(...files.filter((path) => /\.xls[xm]$/.test(path)).map(one));
};

/** The questions of a club's own sheets. */
const sheets = (adopted, returns, { own, read, again }) => {
  const section = at("sheets");
  section.hidden = !adopted.length;
  const field = (sheet, { about, words, why, choices, proposed, given, wrong, needed }, nth) => {
    const value = given ?? proposed ?? "";
    const id = `asked-${nth}`;
    const named = (choice) => (about === "rules" && [...at("rules").options].find(({ value }) => value === choice)?.text) || choice;
    const input = choices.length
      ? element("select", { id }, new Option("", ""), ...choices.map((choice) => new Option(named(choice), choice, false, choice === value)))
      : element("input", { id, value });
    Object.assign(input.dataset, { sheet, about });
    const why_ = [why, wrong && word("own-wrong", { why: wrong }), needed && word("own-needed")].filter(Boolean).join(" · ");
    return element("p", {}, element("label", { htmlFor: id }, words), " ", input, element("span", { className: wrong ? "error" : "soft" }, ` ${why_}`));
  };
  let nth = 0;
  const block = ({ sheet, kind, message, hint, questions = [] }) => {
    const asked = kind === "none" ? [element("p", {}, `${message} ${hint}`)] : questions.map((question) => field(sheet, question, nth++));
    const layout = sheet.replace(/\.[^.]*$/, ".layout.toml");
    const keep = element("button", { type: "button", onclick: async () => saved(layout.split("/").pop(), await read(`in/${layout}`)) }, word("own-keep"));
    return element("fieldset", {}, element("legend", {}, sheet), ...(asked.length ? asked : [element("p", {}, word("own-understood"))]), returns.includes(layout) ? element("p", {}, keep) : "");
  };
  const form = section.querySelector("form");
  form.replaceChildren(...adopted.map(block), element("p", {}, element("button", {}, word("own-use"))));
  form.onsubmit = (event) => {
    event.preventDefault();
    const fields = [...form.querySelectorAll("[data-about]")].filter(({ value }) => value.trim());
    own.answers = fields.map(({ dataset, value }) => ({ sheet: dataset.sheet, about: dataset.about, answer: value.trim() }));
    again();
  };
};

/** Shows a season that was computed. */
export const showSeason = ({ season, adopted, files, returns }, { own, viewer, read, given, written, rehearsed, again }) => {
  sheets(adopted, returns, { own, read, again });
  problems(season, returns);
  events(season, viewer);
  rounds(season, files, viewer, { given, written, rehearsed });
  pages(files, viewer);
  workbooks(files, read);
};
