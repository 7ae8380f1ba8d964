"""Names, places and marks of files that only Windows has."""
import os
import pty
import re
import select
import shutil
import subprocess
import time

from machine import SAMPLES, NotTried, edit, equal, files, published
from seasons import QUIET, open_event, sample

DEVICES = re.compile(r"(?i)^(con|prn|aux|nul|com[1-9]|lpt[1-9])\s*(\..*)?$")


def reserved_names(machine):
    sample(machine, "boards")
    one = machine.here / "boards/monday-pairs.xlsx"
    for name in ("aux.xlsx", "CON.xlsx", "com1.july.xlsx", "nul .xlsx"):
        shutil.copy(one, machine.here / "boards" / name)
    machine.native("run", "boards", "--out", "native", *QUIET, status=1)
    for name in files(machine.here / "native"):
        for step in name.split("/"):
            assert not DEVICES.match(step) and not step.endswith((".", " ")), f"Windows cannot have {name}"
    done = machine.run("run", "boards", "--out", "out", *QUIET)
    assert done.status in (0, 1) and "panicked" not in done.said, done
    assert (machine.here / "out/index.html").is_file(), done
    for name in ("con.xlsx", "aux.july.xlsx", "NUL.xlsx"):
        done = machine.run("new", "pairs", name, "--rules", "wbu-2003")
        assert done.status in (2, 3) and "Windows" in done.said, f"new {name}: {done}"
    done = machine.run("run", "boards", "--out", "nul", *QUIET)
    assert done.status in (2, 3) and "panicked" not in done.said, done


def trailing_dots(machine):
    sample(machine, "boards")
    machine.good("run", "boards.", "--out", "out. .", *QUIET)
    machine.native("run", "boards", "--out", "native", *QUIET)
    assert (machine.here / "out").is_dir(), f"there is no folder out, but {os.listdir(machine.here)}"
    return equal(published(machine.here / "out"), published(machine.here / "native"))


def other_capitals(machine):
    sample(machine, "boards")
    machine.good("run", "boards", "--out", "out", *QUIET)
    before = files(machine.here / "out")
    machine.good("run", "BOARDS", "--out", "OUT", *QUIET)
    assert not (machine.here / "OUT").exists() or (machine.here / "OUT").samefile(machine.here / "out")
    done = machine.run("run", "out\\RETURNS", "--out", "Out", *QUIET)
    assert done.status != 0, f"returns that the run would overwrite were taken: {done}"
    return equal(files(machine.here / "out"), before)


def long_paths(machine):
    step = "a folder with quite a long name of fifty letters x"
    deep = "\\".join([step] * 6)
    place = machine.here.joinpath(*[step] * 6)
    place.mkdir(parents=True)
    shutil.copytree(SAMPLES / "boards", place / "boards")
    machine.good("run", f"{deep}\\boards", "--out", f"{deep}\\out", *QUIET)
    machine.good("run", f"{machine.there}\\{deep}\\boards", "--out", f"{machine.there}\\{deep}\\out", *QUIET)
    machine.native("run", place / "boards", "--out", machine.here / "native", *QUIET)
    same = equal(published(place / "out"), published(machine.here / "native"))
    return f"{len(machine.there) + len(deep)} letters, {same}"


def drive_roots(machine):
    drives = machine.root
    while drives.name != "drive_c":
        drives = drives.parent
    drives = drives.parent / "dosdevices"
    sample(machine, "boards")
    (machine.here / "out").mkdir()
    for letter, folder in (("s:", "boards"), ("t:", "out")):
        (drives / letter).unlink(missing_ok=True)
        (drives / letter).symlink_to(machine.here / folder)
    try:
        for _ in range(2):
            machine.good("run", "S:\\", "--out", "T:\\", *QUIET)
        edit(machine.here / "boards/monday-pairs.xlsx", "Monday Pairs", "Tuesday Pairs")
        machine.good("run", "s:/", "--out", "t:/", *QUIET)
    finally:
        for letter in ("s:", "t:"):
            (drives / letter).unlink()
    machine.native("run", "boards", "--out", "native", *QUIET)
    return equal(published(machine.here / "out"), published(machine.here / "native"))


def shares(machine):
    sample(machine, "boards")
    share = f"\\\\localhost\\C$\\{machine.there[3:]}"
    if machine.run("/c", "dir", share, program="cmd").status:
        raise NotTried("wine has no shares; how their paths are written is a test of crates/model")
    machine.good("run", f"{share}\\boards", "--out", f"{share}\\out", *QUIET)


def console(machine):
    """A console with the code page 850: what a pseudo-terminal shows, and what a file gets."""
    shutil.copytree(SAMPLES / "boards", machine.here / "Zürich")
    beside = {**os.environ, "WINEPATH": machine.exe_there().rpartition("\\")[0]}
    done = machine.run("/c", "chcp 850 > nul & palmares.exe run Zürich --out Zürich\\out", program="cmd", env=beside)
    assert done.status == 0 and "Zürich\\out" in done.said, f"written to a file: {done}"
    parent, child = pty.openpty()
    process = subprocess.Popen([machine.wine, machine.exe, "run", "Zürich", "--out", "Zürich\\out"], cwd=machine.here, stdin=child, stdout=child, stderr=child, close_fds=True, start_new_session=True)
    machine.started.append(process)
    os.close(child)
    said, ends = b"", time.monotonic() + 60
    while time.monotonic() < ends and process.poll() is None:
        if select.select([parent], [], [], 0.2)[0]:
            try:
                said += os.read(parent, 65536)
            except OSError:
                break
    process.wait(timeout=10)
    os.close(parent)
    assert process.returncode == 0, f"status {process.returncode}: {said.decode(errors='replace')[-500:]}"
    assert "Zürich" in said.decode(errors="replace"), f"the console shows {said.decode(errors='replace')[-500:]}"


def line_ends(machine):
    sample(machine)
    text = 'Organiser = "Zoë Müller"\n'
    settings = machine.here / "season/palmares.toml"
    settings.write_bytes(text.encode())
    machine.native("run", "season", "--out", "native", *QUIET)
    wanted = published(machine.here / "native")
    for what, data in (("CR LF", text.replace("\n", "\r\n").encode()), ("a mark of UTF-8", b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())):
        settings.write_bytes(data)
        machine.good("run", "season", "--out", "out", *QUIET)
        equal(published(machine.here / "out"), wanted, f"the output with {what}")
    settings.write_bytes(text.encode("utf-16"))
    done = machine.run("run", "season", "--out", "wide", *QUIET)
    assert "panicked" not in done.said, done
    assert done.status == 0 or "palmares.toml" in done.said, done


def read_only_files(machine):
    sample(machine, "boards")
    machine.mark("boards\\monday-pairs.xlsx", "readonly")
    machine.good("run", "boards", "--out", "out", *QUIET)
    copies = [path.relative_to(machine.here) for path in (machine.here / "out/returns").rglob("*.xlsx")]
    for path in [*copies, "out/index.html", "out/data/awards.csv", "out/.palmares"]:
        if not machine.mark(str(path).replace("/", "\\"), "readonly"):
            raise NotTried("wine does not keep the mark")
    edit(machine.here / "boards/monday-pairs.xlsx", "Monday Pairs", "Tuesday Pairs")
    (machine.here / "boards/teams.xlsx").unlink()
    machine.good("run", "boards", "--out", "out", *QUIET)
    machine.native("run", "boards", "--out", "native", *QUIET)
    same = equal(published(machine.here / "out"), published(machine.here / "native"))
    open_event(machine.here / "open.xlsx")
    before = (machine.here / "open.xlsx").read_bytes()
    machine.mark("open.xlsx", "readonly")
    if machine.opens("open.xlsx"):
        return f"{same}; draw --write was not tried: wine lets root write to such a file"
    done = machine.run("draw", "open.xlsx", "--write")
    assert done.status not in (0, 101) and "read-only" in done.said, done
    assert (machine.here / "open.xlsx").read_bytes() == before, "a read-only workbook was replaced"
    return same


def cloud_files(machine):
    sample(machine, "boards")
    marked = machine.mark("boards\\monday-pairs.xlsx", "offline")
    machine.good("run", "boards", "--out", "out", *QUIET)
    machine.native("run", "boards", "--out", "native", *QUIET)
    same = equal(published(machine.here / "out"), published(machine.here / "native"))
    if not marked:
        raise NotTried("wine keeps no mark of files that are elsewhere")
    return same


CHECKS = [
    ("names that Windows reserves", reserved_names),
    ("names that end in dots and spaces", trailing_dots),
    ("other capitals", other_capitals),
    ("paths over 260 letters", long_paths),
    ("roots of drives", drive_roots),
    ("shares", shares),
    ("a console that is not UTF-8", console),
    ("line ends and marks of encodings", line_ends),
    ("read-only files", read_only_files),
    ("files that a cloud keeps elsewhere", cloud_files),
]
