"""Pages in headless Chromium: on a phone, in the dark, and printed.

    python .ci/pages_in_a_browser.py PALMARES WORK

runs the samples and a large season, and opens every kind of page: no page scrolls sideways at
360 pixels, no word is broken, each cell is below its heading, contrast is 4.5:1 for text and 3:1
for lines, heads of tables repeat on paper, reasons shift no column. Pictures for a person to
look at are written to WORK/pictures. Without Chromium it says so and checks nothing.
"""

import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
WIDTHS = [360, 390, 768, 1280]
PICTURED = [360, 768, 1280]
# Paper in inches.
PAPERS = {"A4": (8.27, 11.69), "Letter": (8.5, 11)}
MOST_SECONDS = 60


class Browser:
    """Chromium, spoken to through two pipes (Chrome DevTools Protocol)."""

    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_read, self.to = os.pipe()
        self.read_from, to_write = os.pipe()
        command = [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                   "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
                   f"--user-data-dir={self.profile.name}", "about:blank"]
        # The browser reads from descriptor 3 and writes to 4.
        shell = ["sh", "-c", f'exec "$@" 3<&{to_read} 4>&{to_write}', "sh", *command]
        self.process = subprocess.Popen(shell, pass_fds=(to_read, to_write),
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.left, self.last, self.events = b"", 0, []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime"]:
            self.call(f"{domain}.enable")

    def message(self):
        while b"\0" not in self.left:
            more = os.read(self.read_from, 1 << 20)
            if not more:
                raise RuntimeError("the browser ended")
            self.left += more
        first, self.left = self.left.split(b"\0", 1)
        return json.loads(first)

    def ask(self, method, session=None, **given):
        self.last += 1
        asked = {"id": self.last, "method": method, "params": given}
        if session:
            asked["sessionId"] = session
        os.write(self.to, json.dumps(asked).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer["method"])

    def call(self, method, **given):
        return self.ask(method, self.session, **given)

    def open(self, page, anchor=""):
        self.events.clear()
        self.call("Page.navigate", url=page.resolve().as_uri() + anchor)
        while "Page.loadEventFired" not in self.events:
            message = self.message()
            self.events.append(message.get("method"))
        self.run((HERE / "pages_in_a_browser.js").read_text())

    def run(self, script):
        done = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in done:
            raise RuntimeError(done["exceptionDetails"].get("exception", {}).get("description"))
        return done["result"].get("value")

    def size(self, width, height=900):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def media(self, scheme="light", media=""):
        self.call("Emulation.setEmulatedMedia", media=media,
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def picture(self, path, width, most=4000):
        high = self.run("Math.ceil(document.documentElement.getBoundingClientRect().height)")
        clip = {"x": 0, "y": 0, "width": width, "height": min(high, most), "scale": 1}
        shot = self.call("Page.captureScreenshot", clip=clip, captureBeyondViewport=True)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(shot["data"]))

    def printed(self, path, paper):
        wide, high = PAPERS[paper]
        made = self.call("Page.printToPDF", paperWidth=wide, paperHeight=high,
                         preferCSSPageSize=True, printBackground=False)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(made["data"]))

    def close(self):
        os.close(self.to)
        self.process.wait(MOST_SECONDS)
        os.close(self.read_from)
        self.profile.cleanup()


def pages_of(out, most=6):
    """Every page of the top folder, and the largest of each other folder."""
    folders = {}
    for page in out.rglob("*.html"):
        folders.setdefault(page.parent, []).append(page)
    chosen = []
    for folder, pages in sorted(folders.items()):
        pages.sort(key=lambda page: (-page.stat().st_size, page.name))
        chosen += pages if folder == out else pages[:most if folder.name == "events" else 2]
    return chosen


def name_of(page, outs):
    return str(page.relative_to(outs).with_suffix("")).replace("/", ".")


def looked_at(browser, page, name, pictures):
    """The faults of a page on the screen, in light and dark."""
    faults = []
    for width in WIDTHS:
        browser.size(width)
        browser.media()
        browser.open(page)
        faults += [f"at {width}: {fault}" for fault in browser.run(f"palmares.check({str(width < 400).lower()})")]
        if width in PICTURED:
            browser.picture(pictures / str(width) / f"{name}.png", width)
    for scheme in ["light", "dark"]:
        browser.media(scheme)
        faults += [f"{scheme}: {fault}" for fault in browser.run("palmares.contrast()")]
    browser.picture(pictures / "dark" / f"{name}.png", WIDTHS[-1])
    return faults


SAMPLES = ["season", "boards", "chess", "championships", "interstate", "interstate-pairs", "diplomacy"]


def heads_on_paper(browser, page, name, printed):
    """The faults of a page on paper: on each sheet with rows of a table stand its headings."""
    import pypdfium2

    browser.media()
    browser.open(page)
    tables = browser.run("""[...document.querySelectorAll("table.sortable")].filter((table) => table.tHead && table.tBodies[0].rows.length > 20).map((table) => ({
        heads: [...table.tHead.rows].at(-1).innerText, rows: [...table.tBodies[0].querySelectorAll("tr:not(.why)")].map((row) => row.innerText) }))""")
    faults = []
    for paper in PAPERS if tables else []:
        path = printed / f"{name}.{paper}.pdf"
        browser.printed(path, paper)
        sheets = [re.sub(r"\W", "", sheet.get_textpage().get_text_bounded())
                  for sheet in pypdfium2.PdfDocument(path)]
        for table in tables:
            heads = [re.sub(r"\W", "", head) for head in table["heads"].split("\t")]
            rows = [re.sub(r"\W", "", row) for row in table["rows"]]
            rows = [row for row in rows if len(row) > 12]
            holding = [sheet for sheet in sheets if any(row in sheet for row in rows)]
            missing = sum(not all(head in sheet for head in heads) for sheet in holding)
            if missing:
                faults.append(f"on {paper}: {missing} of {len(holding)} sheets have rows without their headings")
    return faults


def main(palmares, work):
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        print("Chromium is not installed: no page was opened in a browser")
        return 0
    outs, bad = Path(work) / "out", 0
    for sample in SAMPLES:
        subprocess.run([palmares, "run", f"samples/{sample}", "--out", str(outs / sample), "--quiet",
                        "--no-progress"], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    browser = Browser(program)
    for page in [page for sample in SAMPLES for page in pages_of(outs / sample)]:
        # Certificates have a check of their own.
        if page.parent.name == "certificates":
            continue
        name = name_of(page, outs)
        faults = looked_at(browser, page, name, Path(work) / "pictures")
        faults += heads_on_paper(browser, page, name, Path(work) / "printed")
        bad += len(faults)
        for fault in faults[:10]:
            print(f"{name}: {fault}")
    browser.close()
    print(f"{bad} faults; pictures are in {work}/pictures")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
