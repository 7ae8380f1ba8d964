/** What is wrong or worth knowing of a return. */
export interface Problem {
  /** The path of the return. */
  path: string;
  severity: "error" | "warning" | "note";
  /** A code that never changes, such as `unknown-entry`. */
  code: string;
  /** The sheet; empty for the whole file. */
  sheet: string;
  /** The cell as Excel writes it; empty for a whole sheet. */
  cell: string;
  message: string;
  hint: string;
}

/** A contestant with its place. */
export interface Standing {
  /** `null` without a score. */
  place: number | null;
  /** How many share the place. */
  shared: number | null;
  players: string[];
  /** The ranking score as an exact decimal. */
  score: string | null;
}

/** A pairing of a round, or a seat of a board. */
export interface Pairing {
  table: string;
  /** Label and name. */
  first: [string, string];
  /** `null` for a bye, or at a board of many. */
  second: [string, string] | null;
  power: string | null;
  /** Clauses and what they asked for. */
  reason: string;
}

/** An event of the season. */
export interface Event {
  /** Its key, unique in the season; the name of its page. */
  key: string;
  /** Its short name in its return. */
  id: string;
  title: string;
  path: string;
  date: string | null;
  rules: string;
  state: string;
  unit: string;
  /** How many awards it brought. */
  awards: number;
  /** Its ranking lists with their first ten; all stand in the files. */
  lists: { title: string; first: Standing[]; others: number }[];
  /** The round that was drawn last, or is proposed next. */
  round: { name: string; stands: boolean; colours: boolean; pairings: Pairing[] } | null;
}

/** What was computed. */
export interface Season {
  events: Event[];
  problems: Problem[];
  players: number;
}

/** How far a run is. */
export interface Progress {
  progress: "returns" | "gathering" | "pages" | "publishing";
  done?: number;
  of?: number;
}

export interface Options {
  /** The compiled program; otherwise `palmares.wasm` beside the module is loaded. */
  program?: WebAssembly.Module;
  /** Answers for what returns leave out: `Boards=24`. */
  settings?: string[];
  progress?: (progress: Progress) => void;
}

/** Compiles the program once, to give it to `run` or to a worker. */
export function load(program?: BufferSource | WebAssembly.Module): Promise<WebAssembly.Module>;

/**
 * Computes the returns among some files, by their paths. The error has `memory` set where there was
 * not enough. This keeps its thread busy: in a page, call it in a worker.
 */
export function run(
  files: Map<string, Uint8Array> | Record<string, Uint8Array>,
  options?: Options,
): Promise<{ season: Season; files: Map<string, Uint8Array> }>;
