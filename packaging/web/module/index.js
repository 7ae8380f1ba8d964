// palmares for other pages and for Node: files in, files out.
import { Engine } from "../page/engine.js";

/** Compiles the program: of given bytes, or that which lies beside this module. */
export const load = async (given) => {
  if (given instanceof WebAssembly.Module) return given;
  return WebAssembly.compile(given ?? (await beside()));
};

const beside = async () => {
  const place = new URL("palmares.wasm", import.meta.url);
  if (place.protocol !== "file:") return (await fetch(place)).arrayBuffer();
  return (await import("node:fs/promises")).readFile(place);
};

let loaded;

/** Computes the returns among some files, and gives what was found and all files of the output. */
export const run = async (files, { program, settings = [], progress } = {}) => {
  const engine = new Engine(program ?? (await (loaded ??= load())));
  engine.put("/in/.keep", new Uint8Array());
  engine.root.get("in").contents.clear();
  for (const [name, bytes] of files instanceof Map ? files : Object.entries(files)) engine.put(`/in/${name}`, bytes);
  const season = await engine.ask({ do: "run", settings }, progress);
  return { season, files: new Map(engine.files("out").map(([name, bytes]) => [name, bytes.slice()])) };
};
