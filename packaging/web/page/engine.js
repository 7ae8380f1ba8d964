// palmares as a WASI program, with files in memory. Used by the page's worker and by the module.
import { ConsoleStdout, Directory, File, OpenDirectory, OpenFile, PreopenDirectory, WASI, wasi } from "@bjorn3/browser_wasi_shim";

// The shim makes a file anew at each write, which takes the square of its length. Here it has room to
// grow, as a list has.
OpenFile.prototype.fd_write = function (bytes) {
  const from = Number(this.file_pos);
  const until = from + bytes.byteLength;
  const { file } = this;
  if (until > file.data.byteLength) {
    if (until > file.data.buffer.byteLength - file.data.byteOffset) {
      const larger = new Uint8Array(Math.max(until, 1.5 * file.data.byteLength));
      larger.set(file.data);
      file.data = larger;
    }
    file.data = new Uint8Array(file.data.buffer, file.data.byteOffset, until);
  }
  file.data.set(bytes, from);
  this.file_pos += BigInt(bytes.byteLength);
  return { ret: wasi.ERRNO_SUCCESS, nwritten: bytes.byteLength };
};

// The shim lists a folder anew for each of its names; and names would be passed over in one that is
// cleared while it is read.
const withoutNames = OpenDirectory.prototype.fd_readdir_single;
OpenDirectory.prototype.fd_readdir_single = function (cookie) {
  if (cookie < 2n) {
    this.listed = [...this.dir.contents];
    return withoutNames.call(this, cookie);
  }
  const found = this.listed?.[Number(cookie - 2n)];
  if (!found) return { ret: wasi.ERRNO_SUCCESS, dirent: null };
  const [name, entry] = found;
  return { ret: wasi.ERRNO_SUCCESS, dirent: new wasi.Dirent(cookie + 1n, entry.ino, name, entry.stat().filetype) };
};

/** Why palmares stopped: `memory` if there was not enough, else a fault of palmares. */
export class Stopped extends Error {
  constructor(why, said) {
    super(said.trim().split("\n")[0] || String(why));
    this.memory = why instanceof RangeError || /memory allocation|out of memory/i.test(`${said} ${why}`);
  }
}

/** palmares with its files. */
export class Engine {
  /** @param {WebAssembly.Module} program */
  constructor(program) {
    this.program = program;
    this.root = new Map();
  }

  /** Puts a file at a path, with its folders. */
  put(path, bytes) {
    const steps = path.split("/").filter(Boolean);
    const name = steps.pop();
    let folder = this.root;
    for (const step of steps) {
      if (!folder.has(step)) folder.set(step, new Directory(new Map()));
      folder = folder.get(step).contents;
    }
    folder.set(name, new File(bytes));
  }

  /** The bytes of a file, if it is there. */
  read(path) {
    let entry = { contents: this.root };
    for (const step of path.split("/").filter(Boolean)) entry = entry?.contents?.get(step);
    return entry?.data?.slice();
  }

  /** Takes a file or folder at the top away. */
  remove(name) {
    this.root.delete(name);
  }

  /** The files for people below a folder at the top: paths and bytes, in order. */
  files(name) {
    const found = [];
    const below = (folder, path) => {
      for (const [step, entry] of folder) {
        if (entry.contents) below(entry.contents, `${path}${step}/`);
        else if (!path.startsWith(".palmares") && !step.startsWith(".palmares")) found.push([`${path}${step}`, entry.data]);
      }
    };
    below(this.root.get(name)?.contents ?? new Map(), "");
    return found.sort(([one], [other]) => (one < other ? -1 : 1));
  }

  /** Runs a request of the program, and tells how far it is. */
  async ask(request, told = () => {}) {
    this.put("/request.json", new TextEncoder().encode(JSON.stringify(request)));
    let last = {};
    let said = "";
    const line = (text) => {
      last = JSON.parse(text);
      if (last.progress) told(last);
    };
    const streams = [new OpenFile(new File([])), ConsoleStdout.lineBuffered(line), ConsoleStdout.lineBuffered((text) => (said += `${text}\n`))];
    const system = new WASI(["palmares"], [], [...streams, new PreopenDirectory("/", this.root)], { debug: false });
    try {
      system.start(await WebAssembly.instantiate(this.program, { wasi_snapshot_preview1: system.wasiImport }));
    } catch (why) {
      throw new Stopped(why, said);
    }
    if (last.refused !== undefined) throw new Error(last.refused);
    if (last.answer === undefined) throw new Stopped("", said || "palmares ended without an answer");
    return last.answer;
  }
}
