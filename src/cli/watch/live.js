// Loads the page again when palmares has written it anew. The server adds this; no file has it.
"use strict";
{
  const { is } = document.currentScript.dataset;
  const PAUSE = 2000;
  const typed = `palmares ${location.pathname}`;
  const fields = () => [...document.querySelectorAll("input[type=search]")];
  // What was typed into a search stays.
  const kept = sessionStorage.getItem(typed);
  sessionStorage.removeItem(typed);
  if (kept) {
    JSON.parse(kept).forEach((text, at) => {
      const field = fields()[at];
      if (!field || !text) return;
      field.value = text;
      field.dispatchEvent(new Event("input"));
    });
  }
  const pause = () => new Promise((done) => setTimeout(done, PAUSE));
  // A browser has few connections: a page that nobody sees does not wait.
  const seen = () => new Promise((done) => {
    if (!document.hidden) { done(); return; }
    document.addEventListener("visibilitychange", () => done(), { once: true });
  });
  const wait = async () => {
    for (;;) {
      await seen();
      const stop = new AbortController();
      const hidden = () => { if (document.hidden) stop.abort(); };
      document.addEventListener("visibilitychange", hidden);
      try {
        const asked = `/.palmares/live?page=${encodeURIComponent(location.pathname)}&is=${is}`;
        const answer = await fetch(asked, { cache: "no-store", signal: stop.signal });
        if (answer.status === 200) {
          sessionStorage.setItem(typed, JSON.stringify(fields().map((field) => field.value)));
          location.reload();
          return;
        }
        if (answer.status !== 204) await pause();
      } catch {
        await pause();
      }
      document.removeEventListener("visibilitychange", hidden);
    }
  };
  wait();
}
