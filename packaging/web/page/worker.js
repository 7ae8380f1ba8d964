// The worker: palmares computes here, so that the page stays alive and can stop it.
import { zipSync } from "fflate";
import { Engine } from "./engine.js";

/** Files that are compressed already. */
const PACKED = /\.(xlsx|xlsm|png|jpe?g|woff2?)$/;

let engine;

const tasks = {
  begin({ program }) {
    engine = new Engine(program);
  },

  rules() {
    return engine.ask({ do: "rules" });
  },

  /** Own sheets become returns; then everything is computed. */
  async season({ files, settings, sheets, answers }, told) {
    ["in", "out", "sheets"].forEach((folder) => engine.remove(folder));
    engine.put("/in/.keep", new Uint8Array());
    engine.root.get("in").contents.clear();
    for (const [name, file] of files) {
      // A layout says of sheets there how they are read, whether they are asked about or not.
      const folders = name.endsWith(".layout.toml") ? ["/in", "/sheets"] : [sheets.includes(name) ? "/sheets" : "/in"];
      for (const folder of folders) engine.put(`${folder}/${name}`, new Uint8Array(await file.arrayBuffer()));
    }
    const adopted = sheets.length ? await engine.ask({ do: "adopt", sheets, answers }) : [];
    const season = await engine.ask({ do: "run", settings }, told);
    return { season, adopted, files: names("out"), returns: names("in") };
  },

  async reconcile({ register, decisions, ...terms }) {
    ["register", "reconciled"].forEach((folder) => engine.remove(folder));
    for (const file of [register, decisions].filter(Boolean)) {
      engine.put(`/register/${file.name}`, new Uint8Array(await file.arrayBuffer()));
    }
    const request = { do: "reconcile", register: register.name, decisions: decisions?.name ?? null, ...terms };
    return { ...(await engine.ask(request)), files: names("reconciled") };
  },

  /** Writes the drawn round of an event into its workbook, and gives that. */
  async round({ path, event, settings }) {
    const { places } = await engine.ask({ do: "round", path, event, settings });
    return { places, bytes: engine.read(`/in/${path}`) };
  },

  /** What changes would do to that round. */
  rehearse(asked) {
    return engine.ask({ do: "rehearse", ...asked });
  },

  read({ path }) {
    return engine.read(path);
  },

  zip({ folder }) {
    const options = (name) => ({ level: PACKED.test(name) ? 0 : 6, mtime: "1980-01-01T00:00:00" });
    return zipSync(Object.fromEntries(engine.files(folder).map(([name, bytes]) => [name, [bytes, options(name)]])));
  },
};

const names = (folder) => engine.files(folder).map(([name]) => name);

addEventListener("message", async ({ data: { id, task, ...given } }) => {
  try {
    const done = await tasks[task](given, (progress) => postMessage({ progress }));
    // Bytes are handed over, not copied.
    postMessage({ id, done }, done instanceof Uint8Array ? [done.buffer] : []);
  } catch (why) {
    const memory = why.memory ?? why instanceof RangeError;
    postMessage({ id, failed: { message: why.message, memory } });
  }
});
