// Tries palmares.html in headless Chromium, against the command: node check.mjs PALMARES BUILT WORK
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { chromium } from "playwright-core";

const [palmares, built, work] = process.argv.slice(2).map((path) => resolve(path));
mkdirSync(join(work, "out"), { recursive: true });
const failed = [];
const told = (good, what) => {
  console.log(`${good ? "good" : "WRONG"}: ${what}`);
  if (!good) failed.push(what);
};

/** Counts whatever wants to leave: everything goes by this proxy, and it lets nothing through. */
const left = { page: [], browser: [] };
// What Chromium asks its maker for by itself, whatever page is open.
const BROWSERS_OWN = /^(https?:\/\/)?[a-z.-]*\.(googleapis|google|gvt1|gstatic)\.com[:/]/;
const leaves = ({ url }) => left[BROWSERS_OWN.test(url) ? "browser" : "page"].push(url);
const proxy = createServer((request, response) => {
  leaves(request);
  response.writeHead(502).end();
});
proxy.on("connect", (request, socket) => {
  leaves(request);
  socket.end("HTTP/1.1 502 Refused\r\n\r\n");
});
await new Promise((listening) => proxy.listen(0, "127.0.0.1", listening));
const { port } = proxy.address();

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", `--proxy-server=127.0.0.1:${port}`, "--proxy-bypass-list=<-loopback>"],
});

const opened = async (options = {}) => {
  const context = await browser.newContext({ acceptDownloads: true, ...options });
  const page = await context.newPage();
  page.on("pageerror", (why) => told(false, `the page failed: ${why.message}`));
  await page.goto(pathToFileURL(join(built, "palmares.html")).href);
  await page.waitForSelector("html[data-ready]", { timeout: 60_000 });
  return page;
};

/** Computes what was given, and gives the seconds that it took. */
const done = async (page, give, most = 600_000) => {
  const began = performance.now();
  await give();
  await page.waitForFunction(() => /^Done/.test(document.getElementById("state").textContent) || !document.getElementById("fault").hidden, null, { timeout: most });
  const fault = await page.locator("#fault").textContent();
  if (fault) throw new Error(fault);
  return (performance.now() - began) / 1000;
};

const downloaded = async (page, click) => {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 120_000 }), click()]);
  return readFileSync(await download.path());
};

/** The files of a folder for people. */
const filesIn = (folder, below = "") =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.name.startsWith(".palmares")) return [];
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });

const same = (files, folder) => {
  const wanted = filesIn(folder);
  const other = wanted.filter((path) => !files[path] || Buffer.compare(readFileSync(join(folder, path)), files[path]));
  const more = Object.keys(files).filter((path) => !wanted.includes(path));
  return { count: wanted.length, other: [...other, ...more] };
};

const command = (...given) => {
  const began = performance.now();
  try {
    execFileSync(palmares, given, { stdio: "pipe" });
  } catch (why) {
    if (why.status !== 1) throw why;
  }
  return (performance.now() - began) / 1000;
};

const season = async (name, folder) => {
  const page = await opened();
  const out = join(work, "out", name);
  rmSync(out, { recursive: true, force: true });
  const own = command("run", folder, "--out", out, "--quiet", "--no-progress", "--threads", "1");
  const took = await done(page, () => page.setInputFiles("#folder", folder));
  const { count, other } = same(unzipSync(await downloaded(page, () => page.click("#zip"))), out);
  told(!other.length, `${name}: ${count} files, ${other.length} other than the command's ${other.slice(0, 3)}; ${took.toFixed(1)} s, the command with one thread ${own.toFixed(1)} s`);
  return { page, took, own };
};

/** What a renderer took at most, in megabytes. */
const memory = () => {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const peak = (id) => {
    try {
      const line = readFileSync(`/proc/${id}/cmdline`, "utf8");
      if (!line.includes("--type=renderer")) return 0;
      return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  };
  return Math.max(...processes.map(peak));
};

const axe = readFileSync(new URL("node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const accessible = async (page, what) => {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { iframes: false }));
  told(!violations.length, `axe, ${what}: ${violations.map(({ id, nodes }) => `${id} at ${nodes[0].target}`).join("; ") || "nothing found"}`);
};

const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };

/** Nothing of the page stands out to the right. */
const narrow = async (page, what) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  told(!wide, `${what}: nothing stands out to the right`);
};

const looks = async () => {
  for (const [name, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ["light", "dark"]) {
      const page = await opened({ viewport, colorScheme, bypassCSP: true });
      await page.screenshot({ path: join(built, "pictures", `${name}-${colorScheme}-first.png`) });
      await done(page, () => page.setInputFiles("#files", ["samples/chess/Riverside Open 2026.xlsx", "samples/mistakes/3 scores and places.xlsx"]));
      await page.locator("#problems-title").scrollIntoViewIfNeeded();
      await page.screenshot({ path: join(built, "pictures", `${name}-${colorScheme}.png`), fullPage: true });
      await narrow(page, `${name}, ${colorScheme}`);
      await accessible(page, `${name}, ${colorScheme}`);
      await page.context().close();
    }
  }
};

/** The page itself tries to send something. */
const nothingLeaves = async () => {
  const page = await opened();
  const sent = await page.evaluate(async (place) => {
    const ways = {
      fetch: () => fetch(place),
      picture: () => new Promise((done, failed) => Object.assign(new Image(), { onload: done, onerror: failed, src: `${place}x.png` })),
      socket: () => new Promise((done, failed) => Object.assign(new WebSocket(place.replace("http", "ws")), { onopen: done, onerror: failed })),
      script: () => new Promise((done, failed) => document.head.append(Object.assign(document.createElement("script"), { onload: done, onerror: failed, src: `${place}x.js` }))),
      frame: () => new Promise((done, failed) => {
        addEventListener("securitypolicyviolation", failed, { once: true });
        document.body.append(Object.assign(document.createElement("iframe"), { onload: done, src: place }));
      }),
    };
    const gone = [];
    for (const [name, way] of Object.entries(ways)) await Promise.race([way().then(() => gone.push(name)), new Promise((_, late) => setTimeout(late, 2000))]).catch(() => {});
    return gone;
  }, `http://127.0.0.1:${port}/`);
  told(!sent.length, `what the page tries to send is refused: ${sent.join(", ") || "fetch, picture, socket, script, frame"}`);
};

const links = async () => {
  const page = await opened();
  await done(page, () => page.setInputFiles("#folder", "samples/season"));
  const frame = page.frameLocator("#viewer iframe");
  await frame.locator("a[href^='events/'], a[href$='events.html']").first().click();
  await page.waitForFunction(() => /^(events|.*events\.html)/.test(document.querySelector(".path").value));
  told(true, "a link of a page leads to the next page");
  await page.keyboard.press("Tab");
  const name = await page.evaluate(() => document.activeElement.tagName);
  told(name !== "BODY", "the keyboard reaches what comes next");
};

const asked = async () => {
  const sheet = "Place,Pair,Names,Pct\n1,3,Megan Ashdown & Rhodri Vaughan,58.33\n2,1,Carys Penrhos & Emrys Hollis,55.00\n3,2,Ffion Treharne & Gareth Lockwood,36.67\n";
  const page = await opened({ viewport: sizes.phone });
  const named = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await done(page, () => page.setInputFiles("#files", named("evening.csv", sheet)));
  const fields = await page.locator("#sheets [data-about]").count();
  told(fields > 0, `a club's own sheet is asked about: ${fields} questions`);
  await narrow(page, "the questions on a phone");
  await page.selectOption("[data-about=rules]", "wbu-2003");
  await page.fill("[data-about=date]", "2026-01-12");
  await page.fill("[data-about=boards]", "24");
  const state = () => page.textContent("#state");
  await page.getByRole("button", { name: "Use these answers" }).click();
  await page.waitForFunction(() => /^Done[^?]*files\.$/.test(document.getElementById("state").textContent));
  const layout = await downloaded(page, () => page.getByRole("button", { name: "Save its layout" }).click());
  await page.click("#clear");
  await done(page, () => page.setInputFiles("#files", [named("2026-02-09.csv", sheet), named("evening.layout.toml", layout)]));
  told(!(await state()).includes("Questions"), `with its layout, the next such sheet is not asked: ${await state()}`);
};

const register = async () => {
  const folder = join(work, "messy");
  const out = join(work, "out", "reconciled");
  command("reconcile", "--register", join(folder, "register.xlsx"), join(folder, "returns"), "--out", out, "--first-reconciliation", "--quiet");
  const page = await opened();
  await done(page, () => page.setInputFiles("#folder", join(folder, "returns")));
  await page.setInputFiles("#register-file", join(folder, "register.xlsx"));
  await page.check("#first");
  await page.click("#register button");
  await page.waitForFunction(() => document.getElementById("reconciled").children.length || !document.getElementById("fault").hidden, null, { timeout: 300_000 });
  const zip = page.getByRole("button", { name: "All as one zip" });
  const { count, other } = same(unzipSync(await downloaded(page, () => zip.click())), out);
  told(!other.length, `register: ${count} files, ${other.length} other than the command's ${other.slice(0, 3)}`);
};

const stopped = async (folder) => {
  const page = await opened();
  await page.setInputFiles("#folder", folder);
  await page.waitForFunction(() => /read/.test(document.getElementById("state").textContent), null, { timeout: 60_000 });
  await page.click("#stop");
  await page.waitForFunction(() => /Stopped/.test(document.getElementById("fault").textContent));
  const again = await done(page, () => page.click("#clear").then(() => page.setInputFiles("#files", "samples/chess/Riverside Open 2026.xlsx")));
  told(true, `stopped in the middle, and used again (${again.toFixed(1)} s)`);
};

/** A drawn round goes into the workbook as `palmares draw --write` writes it. */
const round = async () => {
  const book = "samples/chess/Riverside Open 2026.xlsx";
  const own = join(work, "out", "drawn.xlsx");
  copyFileSync(book, own);
  command("draw", own, "--write", "--quiet");
  const page = await opened();
  await done(page, () => page.setInputFiles("#files", book));
  const write = page.getByRole("button", { name: "Write this round into the workbook" });
  const written = await downloaded(page, () => write.click());
  told(!Buffer.compare(written, readFileSync(own)), "the round in the workbook is the command's");
  await page.waitForFunction(() => document.getElementById("state").textContent.includes(".xlsx"));
  told(!(await write.count()), "the round stands in what is computed next");
};

/** What another result would do to a drawn round is what `palmares draw --if` says. */
const whatIf = async () => {
  const book = "samples/chess/Riverside Open 2026.xlsx";
  const page = await opened();
  await done(page, () => page.setInputFiles("#files", book));
  const form = page.locator(".what-if form");
  await page.click(".what-if > summary");
  await form.locator("[name=table]").fill("1");
  await form.locator("[name=result]").fill("0-1");
  await form.locator("button").last().click();
  const rows = form.locator("tbody tr");
  await rows.first().waitFor();
  const shown = (await rows.evaluateAll((rows) => rows.map(({ cells }) => [...cells].slice(1, 3).map(({ textContent }) => textContent)))).map((cells) => cells.join(" "));
  const round = await form.locator("[name=round]").inputValue();
  const said = execFileSync(palmares, ["draw", book, "--if", `round ${round} table 1 = 0-1`, "--quiet"]).toString();
  const wanted = [...said.matchAll(/^  (?:was|now) (.*)$/gm)].map(([, line]) => line.replace("\t", " ").replace(" - ", " – "));
  told(wanted.length > 0 && shown.join() === wanted.join(), `another result changes ${wanted.length / 2} pairings, as the command says`);
};

/** Every language says everything that stands on the page. */
const languages = async () => {
  const page = await opened({ bypassCSP: true });
  await done(page, () => page.setInputFiles("#files", "samples/chess/Riverside Open 2026.xlsx"));
  const english = await page.locator("[data-word]").allTextContents();
  for (const code of await page.locator("#language option").evaluateAll((options) => options.map(({ value }) => value).filter((value) => value !== "en"))) {
    await page.selectOption("#language", code);
    const said = await page.locator("[data-word]").allTextContents();
    const same = said.filter((text, at) => text === english[at] || /^[a-z]+(-[a-z]+)+$/.test(text));
    // Words such as `Stop` are the same in some languages.
    told(same.length < 5, `${code}: ${said.length} texts, of which as in English: ${same.join("; ") || "none"}`);
    await page.click(".what-if > summary");
    await accessible(page, code);
  }
};

/** The module for other programs, in Node. */
const module = async () => {
  const { run } = await import(pathToFileURL(join(built, "npm/index.js")).href);
  const given = filesIn("samples/chess").map((path) => [path, readFileSync(join("samples/chess", path))]);
  const { files } = await run(new Map(given));
  const out = join(work, "out/module");
  command("run", "samples/chess", "--out", out, "--quiet", "--no-progress");
  const { count, other } = same(Object.fromEntries(files), out);
  told(!other.length, `the module: ${count} files, ${other.length} other than the command's ${other.slice(0, 3)}`);
};

const steps = {
  module,
  async first() {
    const page = await opened();
    const took = await done(page, () => page.setInputFiles("#files", "samples/season/aberhalen/Return January 2004.xlsx"));
    told(took < 3, `the first result of one workbook after ${took.toFixed(1)} s`);
  },
  async samples() {
    for (const name of ["season", "chess", "boards", "championships", "diplomacy", "interstate", "interstate-pairs", "mistakes"]) {
      const { page } = await season(name, `samples/${name}`);
      await page.context().close();
    }
  },
  nothingLeaves,
  links,
  asked,
  round,
  whatIf,
  languages,
  looks,
};
if (existsSync(join(work, "messy"))) {
  Object.assign(steps, {
    messy: () => season("a messy season of 60", join(work, "messy/returns")).then(({ page }) => page.context().close()),
    session: () => season("a real session", join(work, "session")).then(({ page }) => page.context().close()),
    register,
    stopped: () => stopped(join(work, "messy/returns")),
    async large() {
      const { took, own } = await season("500 returns", join(work, "large/returns"));
      told(took < 6 * own, `500 returns take ${(took / own).toFixed(1)} times as long as the command with one thread`);
      told(memory() < 1024, `500 returns take ${memory().toFixed(0)} MB`);
    },
  });
}

const wanted = process.env.ONLY?.split(",") ?? Object.keys(steps);
for (const name of wanted) await steps[name]().catch((why) => told(false, `${name}: ${why.message.split("\n")[0]}`));
await browser.close();
proxy.close();
told(!left.page.length, `${left.page.length} requests of the page left ${left.page.slice(0, 3)} (Chromium's own: ${left.browser.length})`);
console.log(failed.length ? `\nNOT GOOD: ${failed.length}` : "\nAll good.");
process.exit(failed.length ? 1 : 0);
