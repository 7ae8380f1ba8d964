"""The two machines of the check: this one, and the Windows that wine makes of it."""
import os
import re
import shutil
import subprocess
import time
import zipfile
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent.parent
SAMPLES = ROOT / "samples"
MOST_SECONDS = 120
# What a run locks, and what only a next run of the same program reads.
WORKING = re.compile(r"^\.palmares-(lock|records)$")
# Says what such records end with.
RECORDS = re.compile(rb"(?m)^: records .*\n")


class NotTried(Exception):
    """Wine or this machine cannot do what the check needs."""


class Done:
    """What a command printed, and how it ended."""

    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err
        self.said = out + err

    def __str__(self):
        return f"status {self.status}, and it said: {self.said.strip()[:900]}"


class Machine:
    def __init__(self, exe, palmares, hold, wine, work):
        self.exe, self.palmares, self.hold, self.wine = (str(Path(path).resolve()) for path in (exe, palmares, hold, wine))
        self.root = Path(work).resolve()
        self.started = []
        # The services of wine begin with its first program, and keep what that one writes to open. This
        # one stays, so that they are not begun by others.
        self.root.mkdir(parents=True, exist_ok=True)
        kept = self.root / "kept"
        kept.touch()
        self.first = subprocess.Popen([self.wine, self.hold, kept.name, "none"], cwd=self.root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        line = self.first.stdout.readline()
        assert line.strip() == b"held", f"wine does not start: {line}"

    def close(self):
        """Ends the first program."""
        self.first.stdin.close()
        self.first.wait()

    def exe_there(self):
        """The path of palmares.exe on the drive Z:, which is this machine."""
        return "Z:" + self.exe.replace("/", "\\")

    def begin(self, name):
        """An empty folder for a check: `here` on this machine, `there` on drive C:."""
        self.here = self.root / name
        shutil.rmtree(self.here, ignore_errors=True)
        self.here.mkdir(parents=True)
        self.there = "C:\\" + "\\".join(self.here.parts[self.here.parts.index("drive_c") + 1 :])

    def end(self):
        """Ends what the check started and left."""
        for process in self.started:
            if process.poll() is None:
                process.kill()
            process.wait()
        self.started = []

    def start(self, *words, program=None, **how):
        """Starts palmares.exe, or another program, in the folder of the check."""
        process = subprocess.Popen([self.wine, program or self.exe, *map(str, words)], cwd=how.pop("cwd", self.here), stdin=how.pop("stdin", subprocess.DEVNULL), stdout=subprocess.PIPE, stderr=subprocess.PIPE, **how)
        self.started.append(process)
        return process

    def run(self, *words, program=None, **how):
        """What palmares.exe does with these words."""
        process = self.start(*words, program=program, **how)
        out, err = process.communicate(timeout=MOST_SECONDS)
        return Done(process.returncode, out.decode(), err.decode())

    def good(self, *words, status=0, **how):
        """The same; it must end with this status, and write paths as Windows does."""
        done = self.run(*words, **how)
        assert done.status == status, f"palmares {' '.join(map(str, words))} ended with {done}"
        written_paths(done.said)
        return done

    def native(self, *words, status=0, **how):
        """What palmares of this machine does with these words."""
        done = subprocess.run([self.palmares, *map(str, words)], cwd=how.pop("cwd", self.here), stdin=subprocess.DEVNULL, capture_output=True, text=True, **how)
        assert done.returncode == status, f"on this machine: {done.stderr}"
        return Done(done.returncode, done.stdout, done.stderr)

    def holding(self, file, share="none"):
        """Another program that has a file open until the block ends."""
        return Held(self, file, share)

    def opens(self, file):
        """Whether a program can open a file for writing."""
        return "held" in self.run(file, "read", program=self.hold).out

    def mark(self, file, word):
        """Marks a file for Windows; returns whether wine can."""
        return self.run(file, word, program=self.hold).status == 0


class Held:
    def __init__(self, machine, file, share):
        self.process = machine.start(file, share, program=machine.hold, stdin=subprocess.PIPE)
        self.file = file

    def __enter__(self):
        line = self.process.stdout.readline().decode().strip()
        assert line == "held", f"{self.file} could not be held: {line}"

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=MOST_SECONDS)


def written_paths(said):
    """Paths are written with backslashes alone, and without the mark of one without links."""
    for line in said.splitlines():
        line = re.sub(r"https?://\S+", "", line)
        assert "\\\\?\\" not in line, f"a path is written for programs: {line}"
        for word in re.findall(r"\S*\\\S*", line):
            assert "/" not in word, f"a path mixes its signs: {line}"
        assert not re.search(r"\b(season|out|returns|results)/", line), f"a path has the signs of another system: {line}"


def files(folder):
    """Every file of a folder with its bytes."""
    found = {}
    for base, _, names in os.walk(folder):
        for name in names:
            path = Path(base, name)
            data = path.read_bytes()
            found[path.relative_to(folder).as_posix()] = RECORDS.sub(b"", data) if name == ".palmares" else data
    return {name: data for name, data in found.items() if not WORKING.match(name)}


def published(folder):
    """Those of an output that users see."""
    return {name: data for name, data in files(folder).items() if not name.startswith(".palmares")}


def equal(one, other, what="the output"):
    """Two folders as `files` or `published` give them are equal."""
    if one == other:
        return f"{len(one)} files"
    lacking = sorted(one.keys() ^ other.keys())
    different = sorted(name for name in one.keys() & other.keys() if one[name] != other[name])
    raise AssertionError(f"{what} is not equal: {len(lacking)} files are in one only {lacking[:4]}, {len(different)} differ {different[:4]}")


def edit(path, old, new):
    """Saves a workbook with a text replaced."""
    with zipfile.ZipFile(path) as before:
        parts = {name: before.read(name) for name in before.namelist()}
    assert any(old.encode() in data for data in parts.values()), f"{path} has no {old}"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in parts.items():
            made.writestr(name, data.replace(old.encode(), new.encode()))


def until(is_so, what, seconds=MOST_SECONDS):
    """Waits until something is so."""
    ends = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < ends, f"{what} did not come in {seconds} s"
        time.sleep(0.1)


CONTENT = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>{}</Types>'
SHEET_TYPE = '<Override PartName="/xl/worksheets/sheet{}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>'
RELATIONS = '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{}</Relationships>'
RELATION = '<Relationship Id="rId{0}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/{1}" Target="{2}"/>'
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def workbook(path, sheets):
    """Writes a workbook; `sheets` has the rows of each by its name."""
    def cell(value):
        if isinstance(value, (int, float)):
            return f"<c><v>{value}</v></c>"
        return "<c/>" if value is None else f'<c t="inlineStr"><is><t>{escape(value)}</t></is></c>'

    numbered = list(enumerate(sheets.items(), 1))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("[Content_Types].xml", CONTENT.format("".join(SHEET_TYPE.format(nth) for nth, _ in numbered)))
        made.writestr("_rels/.rels", RELATIONS.format(RELATION.format(1, "officeDocument", "xl/workbook.xml")))
        named = "".join(f'<sheet name="{escape(name)}" sheetId="{nth}" r:id="rId{nth}"/>' for nth, (name, _) in numbered)
        made.writestr("xl/workbook.xml", f'<?xml version="1.0"?><workbook xmlns="{MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>{named}</sheets></workbook>')
        made.writestr("xl/_rels/workbook.xml.rels", RELATIONS.format("".join(RELATION.format(nth, "worksheet", f"worksheets/sheet{nth}.xml") for nth, _ in numbered)))
        for nth, (_, rows) in numbered:
            lines = "".join(f"<row>{''.join(map(cell, row))}</row>" for row in rows)
            made.writestr(f"xl/worksheets/sheet{nth}.xml", f'<?xml version="1.0"?><worksheet xmlns="{MAIN}"><sheetData>{lines}</sheetData></worksheet>')
