"""Whole seasons on Windows: what a secretary does in a year."""
import csv
import shutil
import signal
import subprocess
import time

from machine import SAMPLES, NotTried, edit, equal, files, published, until, workbook, written_paths

QUIET = ("--no-progress",)
DECEMBER = "llanfedwen/2003-12 December.xlsx"


def sample(machine, name="season"):
    shutil.copytree(SAMPLES / name, machine.here / name)


def other_season(folder):
    """The season with one return replaced and one taken away."""
    edit(folder / DECEMBER, "Christmas Party", "Yule Party")
    (folder / "trer-eos/nov-03.xlsx").unlink()


def whole_season(machine):
    told = []
    for name in ("season", "boards", "chess", "championships", "interstate", "interstate-pairs", "diplomacy"):
        sample(machine, name)
        machine.good("run", name, "--out", f"out-{name}", *QUIET)
        machine.native("run", name, "--out", f"native-{name}", *QUIET)
        told.append(equal(files(machine.here / f"out-{name}"), files(machine.here / f"native-{name}"), f"the output of {name}"))
    return ", ".join(told)


def mistakes(machine):
    sample(machine, "mistakes")
    said = machine.good("run", "mistakes", "--out", "out", "--verbose", *QUIET, status=1).err
    own = machine.native("run", "mistakes", "--out", "native", "--verbose", *QUIET, status=1).err
    assert said == own.replace("native/", "out\\"), "the problems are not told in the same words"
    return equal(published(machine.here / "out"), published(machine.here / "native"))


def second_run(machine):
    sample(machine)
    machine.good("run", "season", "--out", "out", *QUIET)
    before = {path: path.stat().st_mtime_ns for path in (machine.here / "out").rglob("*") if path.is_file()}
    machine.good("run", "season", "--out", "out", *QUIET)
    after = {path: path.stat().st_mtime_ns for path in (machine.here / "out").rglob("*") if path.is_file()}
    assert before == after, "files were written again"


def replaced_return(machine):
    sample(machine)
    machine.good("run", "season", "--out", "out", *QUIET)
    (machine.here / "out/returns/mine.txt").write_text("mine")
    other_season(machine.here / "season")
    machine.good("run", "season", "--out", "out", *QUIET)
    machine.native("run", "season", "--out", "native", *QUIET)
    assert (machine.here / "out/returns/mine.txt").read_text() == "mine"
    (machine.here / "out/returns/mine.txt").unlink()
    return equal(published(machine.here / "out"), published(machine.here / "native"))


def changed_output(machine):
    sample(machine, "boards")
    machine.good("run", "boards", "--out", "out", *QUIET)
    copy = next((machine.here / "out/returns").rglob("*.xlsx"))
    time.sleep(1.1)
    copy.write_bytes(b"typed over")
    said = machine.good("run", "boards", "--out", "out", *QUIET).err
    kept = copy.with_name(f"{copy.stem} (changed).xlsx")
    assert kept.read_bytes() == b"typed over" and kept.name in said, said


def watched(machine):
    sample(machine)
    watch = machine.start("watch", "season", "--out", "out")
    try:
        index, marker = machine.here / "out/index.html", machine.here / "out/.palmares"
        until(index.is_file, "the first run")
        time.sleep(2)
        for change in (0, 1):
            before = marker.read_bytes()
            if change == 0:
                other_season(machine.here / "season")
            else:  # as a spreadsheet program saves: a new file takes the place of the old
                new = machine.here / "season/~new.tmp"
                shutil.copy(SAMPLES / "season" / DECEMBER, new)
                new.replace(machine.here / "season" / DECEMBER)
            until(lambda: marker.is_file() and marker.read_bytes() != before, f"the run after save {change + 1}")
            time.sleep(2)
    finally:
        watch.kill()
        out, err = watch.communicate()
    written_paths((out + err).decode())
    machine.native("run", "season", "--out", "native", *QUIET)
    ours = published(machine.here / "out")
    for name in ("hall.html", "find.html"):
        assert ours.pop(name, None), f"no {name}"
    return equal(ours, published(machine.here / "native"))


def open_event(path):
    entries = [[number, f"Player {'ABCDEFGHIJKL'[number]}", 2000 - 20 * number] for number in range(1, 9)]
    workbook(path, {
        "Event": [["Title", "Made-up Open"], ["Date", "2026-05-02"], ["Format", "swiss"], ["Rules", "fide-2026"], ["Rounds", 3], ["Seed", 7]],
        "Entries": [["Entry", "Player", "Rating"], *entries],
        "Matches": [["Round", "Table", "White", "Black", "Result"]],
    })


def drawn_rounds(machine):
    open_event(machine.here / "open.xlsx")
    before = (machine.here / "open.xlsx").read_bytes()
    shutil.copy(machine.here / "open.xlsx", machine.here / "native.xlsx")
    machine.good("draw", "open.xlsx", "--write")
    machine.native("draw", "native.xlsx", "--write")
    written = (machine.here / "open.xlsx").read_bytes()
    assert written != before and written == (machine.here / "native.xlsx").read_bytes(), "the workbook is not the one of this machine"
    machine.good("draw", "open.xlsx", "--undo")
    assert (machine.here / "open.xlsx").read_bytes() == before, "the workbook is not as it was"


def register_of(machine, run="out"):
    with open(machine.here / run / "data/awards.csv", encoding="utf-8-sig", newline="") as awards:
        members = {row["player_no"]: row["player"] for row in csv.DictReader(awards) if row["player_no"]}
    rows = [["Number", "Name", "Local points"], *([number, name, 10] for number, name in members.items())]
    workbook(machine.here / "members.xlsx", {"Members": rows})


def reconciled(machine):
    sample(machine)
    machine.good("run", "season", "--out", "out", *QUIET)
    register_of(machine)
    machine.good("reconcile", "--register", "members.xlsx", "out", "--as-of", "2026-12-31", "--out", "first")
    machine.native("reconcile", "--register", "members.xlsx", "out", "--as-of", "2026-12-31", "--out", "native")
    first = equal(published(machine.here / "first"), published(machine.here / "native"))
    machine.good("reconcile", "--register", "first\\register.xlsx", "season", "--as-of", "2027-12-31", "--out", "second")
    machine.native("reconcile", "--register", "native/register.xlsx", "season", "--as-of", "2027-12-31", "--out", "native-2")
    return f"{first}, then {equal(published(machine.here / 'second'), published(machine.here / 'native-2'))}"


PAIRS = "Pl,No,Pair,Numbers,Score\n" + "".join(f"{nth},{nth},Player {letter} & Partner {letter},{1000 + nth} {2000 + nth},{65 - 4 * nth}.00\n" for nth, letter in enumerate("ABCDEF", 1))


def adopted(machine):
    folder = machine.here / "Müller & Söhne"
    folder.mkdir()
    # Line ends of Windows, and a mark of the encoding, as its programs write them.
    (folder / "may.csv").write_bytes(b"\xef\xbb\xbf" + PAIRS.replace("\n", "\r\n").encode())
    machine.good("adopt", "Müller & Söhne\\may.csv", "--out", "Müller & Söhne\\ready", "--yes")
    assert (folder / "ready/questions.xlsx").is_file(), "no questions were written"
    answers = [["may.csv", "rules", "wbu-2003"], ["may.csv", "date", "2026-05-05"], ["may.csv", "boards", "24"], ["may.csv", "status", "club"]]
    workbook(folder / "answers.xlsx", {"Questions": [["File", "About", "Answer"], *answers]})
    machine.good("adopt", "Müller & Söhne\\may.csv", "--out", "Müller & Söhne\\ready", "--answers", "Müller & Söhne\\answers.xlsx")
    machine.native("adopt", "Müller & Söhne/may.csv", "--out", "Müller & Söhne/native", "--answers", "Müller & Söhne/answers.xlsx")
    same = equal(files(folder / "ready"), files(folder / "native"), "what adopt wrote")
    machine.good("run", "Müller & Söhne\\ready", "--out", "out", *QUIET)
    machine.native("run", "Müller & Söhne/ready", "--out", "native", *QUIET)
    return f"{same}, {equal(published(machine.here / 'out'), published(machine.here / 'native'))}"


def blank_return(machine):
    machine.good("new", "pairs", "july.xlsx", "--rules", "wbu-2003")
    machine.native("new", "pairs", "native.xlsx", "--rules", "wbu-2003")
    assert (machine.here / "july.xlsx").read_bytes() == (machine.here / "native.xlsx").read_bytes(), "the blank return differs"


def merged_parts(machine):
    sample(machine)
    machine.good("plan", "season", "--parts", "3", "--out", "plan.json")
    for part in (1, 2, 3):
        machine.good("run", "--plan", "plan.json", "--part", part, "--out", f"parts\\{part}", *QUIET)
    machine.good("merge", "parts\\1", "parts\\2", "parts\\3", "--out", "out", *QUIET)
    machine.native("run", "season", "--out", "native", *QUIET)
    # A plan of Windows is done on another machine too.
    machine.native("run", "--plan", "plan.json", "--part", 1, "--out", "native-1", *QUIET)
    return equal(published(machine.here / "out"), published(machine.here / "native"))


def killed(machine):
    sample(machine)
    shutil.copytree(machine.here / "season", machine.here / "other")
    other_season(machine.here / "other")
    for name in ("season", "other"):
        machine.native("run", name, "--out", f"native-{name}", *QUIET)
    old, new = (published(machine.here / f"native-{name}") for name in ("season", "other"))
    machine.good("run", "season", "--out", "out", *QUIET)
    journal, told = machine.here / "out/.palmares-switch", {}
    for nth in range(18):
        run = machine.start("run", ("other", "season")[nth % 2], "--out", "out", *QUIET)
        if nth < 12:
            time.sleep(0.4 + 0.13 * nth)
        else:  # at the moment when the new files take the place of the old
            while run.poll() is None and not journal.exists():
                time.sleep(0.0005)
        run.send_signal(signal.SIGKILL)
        run.communicate()
        found = published(machine.here / "out")
        is_moving = journal.exists()
        state = "old or new" if found in (old, new) else "being moved" if is_moving else None
        assert state, f"after kill {nth + 1} the folder holds neither run"
        told[state] = told.get(state, 0) + 1
    time.sleep(1)
    machine.good("run", "other", "--out", "out", *QUIET)
    equal(published(machine.here / "out"), new, "the run after the kills")
    left = [path.name for path in (machine.here / "out").glob(".palmares-*") if path.name not in (".palmares-lock", ".palmares-records")]
    assert not left, f"left over: {left}"
    return ", ".join(f"{count} {state}" for state, count in told.items())


def two_runs(machine):
    sample(machine)
    shutil.copytree(machine.here / "season", machine.here / "other")
    other_season(machine.here / "other")
    for name in ("season", "other"):
        machine.native("run", name, "--out", f"native-{name}", *QUIET)
    either = [published(machine.here / f"native-{name}") for name in ("season", "other")]
    refused = 0
    for _ in range(4):
        both = [machine.start("run", name, "--out", "out", *QUIET) for name in ("season", "other")]
        ended = [(*run.communicate(), run.returncode) for run in both]
        for _, err, status in ended:
            assert status in (0, 3), err.decode()
            assert status == 0 or b"another run of palmares is writing" in err, err.decode()
        assert 0 in [status for *_, status in ended], "both runs were refused"
        assert published(machine.here / "out") in either, "the folder holds neither run"
        refused += sum(status == 3 for *_, status in ended)
    return f"4 pairs, {refused} runs refused"


def full_disk(machine):
    disk = machine.here / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", disk], capture_output=True)
    if mounted.returncode:
        raise NotTried("no disk can be mounted here; that needs root")
    try:
        sample(machine, "boards")
        sample(machine)
        machine.good("run", "boards", "--out", "disk\\out", *QUIET)
        before, refused = published(disk / "out"), 0
        for size in (900, 1400, 2400, 4000):
            if subprocess.run(["mount", "-o", f"remount,size={size}k", disk], capture_output=True).returncode:
                continue
            done = machine.run("run", "season", "--out", "disk\\out", *QUIET)
            if done.status in (0, 1):
                break
            assert done.status == 3 and done.err.strip() and "panicked" not in done.err, f"{size} KB: {done}"
            equal(published(disk / "out"), before, f"with {size} KB the run before")
            refused += 1
        assert refused, "no disk was too small"
        return f"{refused} sizes refused"
    finally:
        subprocess.run(["umount", disk])


def double_click(machine):
    done = machine.good(status=2)
    assert "No workbooks in" in done.said and "palmares --help" in done.said, done
    sample(machine, "boards")
    done = machine.run(cwd=machine.here / "boards")
    assert "workbooks in C:\\" in done.said, done


CHECKS = [
    ("seven seasons of samples, every byte as on this machine", whole_season),
    ("mistakes are told in the same words", mistakes),
    ("a second run writes nothing", second_run),
    ("one return replaced, one taken away", replaced_return),
    ("a changed output is kept beside", changed_output),
    ("watch, with two saves", watched),
    ("draw --write and --undo", drawn_rounds),
    ("two years reconciled", reconciled),
    ("adopt with answers, under a path with ü and &", adopted),
    ("a blank return", blank_return),
    ("a season in three parts", merged_parts),
    ("runs killed in the middle", killed),
    ("two runs at once", two_runs),
    ("a full disk", full_disk),
    ("a double click without arguments", double_click),
]
