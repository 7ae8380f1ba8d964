// Puts the page and the module together from the program and the sources beside this file:
// node assemble.mjs PROGRAM.wasm LICENCES.txt VERSION FOLDER
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const [program, licences, version, folder] = process.argv.slice(2);
const here = import.meta.dirname;
const project = join(here, "../..");
const text = (...path) => readFileSync(join(...path), "utf8");

/** A program of the sources in one text. */
const bundled = async (file, options = {}) => {
  const { outputFiles } = await build({ entryPoints: [join(here, file)], bundle: true, minify: true, format: "esm", target: "es2022", legalComments: "none", charset: "utf8", write: false, ...options });
  return outputFiles[0].text;
};

const hash = (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
// A text in a script element must not end it.
const inScript = (script) => script.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");
const escaped = (plain) => plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** What the page says in each language: its own catalogue, with words that the pages of a season have too. */
const languages = () => {
  const shared = /^(word-(final|provisional|rejected|error|warning|note|table|white|black)|head-(round|result|name|rating)) = .*$/gm;
  const one = (file) => {
    const own = text(here, "page/languages", file);
    const [, name] = own.match(/^# (.*)$/m);
    return [file.slice(0, 2), { name, text: [own, ...text(project, "templates/languages", file).match(shared)].join("\n") }];
  };
  return JSON.stringify(Object.fromEntries(["en.ftl", ...readdirSync(join(here, "page/languages"))].map(one)));
};

const wasm = readFileSync(program);
const page = inScript(await bundled("page/page.js"));
const worker = inScript(await bundled("page/worker.js", { format: "iife" }));
// Of the pages in the frame only their own script runs.
const scripts = [page, text(project, "templates/palmares.js")].map(hash).join(" ");
const policy = [
  "default-src 'none'",
  "connect-src 'none'",
  `script-src 'wasm-unsafe-eval' ${scripts}`,
  "worker-src blob:",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");
const parts = {
  policy,
  style: text(here, "page/page.css"),
  version,
  languages: inScript(languages()),
  licences: escaped(text(licences)),
  program: gzipSync(wasm, { level: 9 }).toString("base64"),
  worker,
  page,
};
const html = text(here, "page/page.html").replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name]);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "palmares.html"), html);

const npm = join(folder, "npm");
mkdirSync(npm, { recursive: true });
writeFileSync(join(npm, "index.js"), await bundled("module/index.js", { minify: false, external: ["node:fs/promises"] }));
writeFileSync(join(npm, "palmares.wasm"), wasm);
writeFileSync(join(npm, "LICENCES.txt"), text(licences));
const told = { ...JSON.parse(text(here, "module/package.json")), version: version.split(" ")[0] };
writeFileSync(join(npm, "package.json"), `${JSON.stringify(told, null, 2)}\n`);
for (const name of ["index.d.ts", "README.md"]) cpSync(join(here, "module", name), join(npm, name));
for (const name of ["LICENSE-APACHE", "LICENSE-MIT"]) cpSync(join(project, name), join(npm, name));

const size = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`program ${size(wasm.length)}, palmares.html ${size(Buffer.byteLength(html))}`);
if (Buffer.byteLength(html) > 12e6) {
  console.error("palmares.html is larger than 12 MB");
  process.exit(1);
}
