// The program, which lies in the page compressed, and the worker that runs it.

const bytesOf = (id) => {
  const text = atob(document.getElementById(id).textContent);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
};

const unpacked = (id) => new Response(new Blob([bytesOf(id)]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

/** palmares in a worker. */
export class Program {
  #pending = new Map();
  #next = 0;
  #worker;
  #module;
  /** Hears how far a run is. */
  told = () => {};

  /** Unpacks and begins it. */
  async begin() {
    this.#module ??= await WebAssembly.compile(await unpacked("program"));
    const text = document.getElementById("worker").textContent;
    const place = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    this.#worker = new Worker(place);
    URL.revokeObjectURL(place);
    this.#worker.onmessage = ({ data }) => this.#answered(data);
    this.#worker.onerror = (event) => this.#fail({ message: event.message || "the worker stopped", memory: true });
    await this.ask("begin", { program: this.#module });
  }

  /** Asks for a task; its answer comes, or an error with `memory` and `stopped`. */
  ask(task, given = {}) {
    const id = this.#next++;
    return new Promise((done, failed) => {
      this.#pending.set(id, { done, failed });
      this.#worker.postMessage({ id, task, ...given });
    });
  }

  /** Stops what it does at once; its files are gone. */
  async stop() {
    this.#worker.terminate();
    this.#fail({ message: "stopped", stopped: true });
    await this.begin();
  }

  #answered({ id, progress, done, failed }) {
    if (progress) return this.told(progress);
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (failed) pending?.failed(Object.assign(new Error(failed.message), failed));
    else pending?.done(done);
  }

  #fail(why) {
    for (const { failed } of this.#pending.values()) failed(Object.assign(new Error(why.message), why));
    this.#pending.clear();
  }
}
