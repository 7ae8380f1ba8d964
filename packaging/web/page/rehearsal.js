// What if: changes of results and contestants, and what they would do to a drawn round.
import { element, folded, table } from "./parts.js";
import { word } from "./words.js";

/** Each change: its fields, and the sentence that palmares reads. */
const CHANGES = {
  result: [["round", "table", "result"], ({ round, table: at, result }) => `round ${round} table ${at} = ${result}`],
  withdraws: [["who"], ({ who }) => `"${who}" withdraws`],
  absent: [["who"], ({ who }) => `"${who}" absent`],
  joins: [["name", "rating"], ({ name, rating }) => `new entry "${name}" ${rating}`],
  apart: [["who", "other"], ({ who, other }) => `"${who}" must not meet "${other}"`],
};

/** What a field is called. */
const LABELS = { round: "head-round", table: "word-table", result: "head-result", name: "head-name", rating: "head-rating", who: "if-who", other: "if-other" };

const named = (pair) => (pair ? pair.join(" ").trim() : word("bye"));
const between = (sides) => [...sides, ...(sides.length < 2 ? [null] : [])].map(named).join(" – ");

/** The fields of one change. */
const change = (round, entries) => {
  const one = (name) => {
    const shape =
      name === "who" || name === "other"
        ? element("select", {}, ...entries.map((entry) => new Option(named(entry), entry[0])))
        : element("input", { size: 8, required: name !== "rating", inputMode: /round|rating/.test(name) ? "numeric" : "text", value: name === "round" ? Math.max(1, round - 1) : "" });
    shape.name = name;
    return element("label", {}, word(LABELS[name]), " ", shape);
  };
  const fields = element("span", { className: "bar" });
  const kind = element("select", { name: "kind", "aria-label": word("if-what") }, ...Object.keys(CHANGES).map((key) => new Option(word(`if-kind-${key}`), key)));
  kind.onchange = () => fields.replaceChildren(...CHANGES[kind.value][0].map(one));
  kind.onchange();
  return element("div", { className: "bar" }, kind, fields);
};

const sentence = (row) => {
  const values = Object.fromEntries([...row.querySelectorAll("[name]")].map(({ name, value }) => [name, value.trim().replaceAll('"', "")]));
  return CHANGES[values.kind][1](values);
};

/** What becomes of a round that stands in the workbook, pairing by pairing. */
const kept = ({ rule, left, illegal, unpaired, colours }) => {
  const away = ({ table: at, sides, gone, seat }) => {
    const stays = sides.filter((_, side) => !gone[side]);
    const words = [word("if-gone", { who: sides.filter((_, side) => gone[side]).map(named).join(" & ") })];
    if (!seat && sides.length > 1) words.push(stays.length ? word(colours ? "if-walkover" : "if-no-game", { who: named(stays[0]) }) : word("if-both-gone"));
    return `${word("word-table")} ${at}: ${words.join("; ")}`;
  };
  const lines = [...illegal.map(({ sides }) => word("if-illegal", { pair: between(sides) })), ...left.map(away), ...unpaired.map((entry) => word("if-unpaired", { who: named(entry) }))];
  return [
    element("p", {}, word("if-keep"), rule ? element("span", { className: "soft" }, ` ${rule}`) : ""),
    element("ul", {}, ...(lines.length ? lines : [word("if-all-stay")]).map((line) => element("li", {}, line))),
    element("p", {}, word("if-redraw")),
  ];
};

const answered = (done) => {
  const rows = (lines, when) => lines.map(({ table: at, sides, seat, reason }) => [word(when), at, seat ? named(sides[0]) : between(sides), when === "if-now" ? folded(word("head-why"), reason) : ""]);
  const heads = ["if-when", "word-table", "if-pairing", "head-why"].map((head) => word(head));
  const words = done.none ? word("if-none", { why: done.none }) : word("if-changed", { round: done.round, count: done.now.length, all: done.of });
  const lines = [...rows(done.was, "if-was"), ...rows(done.now, "if-now")];
  return [...(done.published ? kept(done) : []), lines.length ? table(words, heads, lines) : element("p", {}, words)];
};

/** The question under a round; `asked` gives the answer to changes in sentences. */
export const whatIf = ({ name, pairings }, asked) => {
  const entries = pairings.flatMap(({ first, second }) => [first, second].filter(Boolean));
  const row = () => change(parseInt(name, 10) || 1, entries);
  const answer = element("div", { role: "status" });
  const rows = element("div", {}, row());
  const more = element("button", { type: "button", onclick: () => rows.append(row()) }, word("if-more"));
  const form = element("form", {}, rows, element("p", { className: "bar" }, more, element("button", {}, word("if-show"))), answer);
  form.onsubmit = async (event) => {
    event.preventDefault();
    const parts = await asked([...rows.children].map(sentence).join("; ")).then(answered, ({ message }) => [element("p", { className: "error" }, message)]);
    answer.replaceChildren(...parts);
  };
  return element("details", { className: "what-if" }, element("summary", {}, word("if-title")), form);
};
