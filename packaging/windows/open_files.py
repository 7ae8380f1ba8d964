"""Files that another program, such as Excel, has open."""
import shutil

from machine import equal, files, published
from seasons import DECEMBER, PAIRS, QUIET, open_event, other_season, register_of, sample

RETURN = f"season/{DECEMBER}"
COPY = f"out/returns/{DECEMBER}"
NEW = "out/returns/llanfedwen/2003-12 December (new).xlsx"


def two_seasons(machine):
    """A run into `out`; then its season changes. Returns what the next run must write."""
    sample(machine)
    machine.good("run", "season", "--out", "out", *QUIET)
    other_season(machine.here / "season")
    machine.native("run", "season", "--out", "native", *QUIET)
    return published(machine.here / "native")


def held_return(machine):
    sample(machine)
    with machine.holding(RETURN):
        said = machine.good("run", "season", "--out", "out", *QUIET, status=1).said
    assert "2003-12 December.xlsx" in said and "such as Excel, has it open" in said, said
    assert (machine.here / "out/returns/trer-eos").is_dir(), "the other returns were not read"
    machine.good("run", "season", "--out", "out", *QUIET)
    machine.native("run", "season", "--out", "native", *QUIET)
    return equal(published(machine.here / "out"), published(machine.here / "native"))


def shared_return(machine):
    sample(machine)
    with machine.holding(RETURN, "read"):
        machine.good("run", "season", "--out", "out", *QUIET)
    machine.native("run", "season", "--out", "native", *QUIET)
    return equal(published(machine.here / "out"), published(machine.here / "native"))


def held_output(machine):
    wanted = two_seasons(machine)
    old = (machine.here / COPY).read_bytes()
    name = COPY.removeprefix("out/")
    for share in ("none", "read"):
        with machine.holding(COPY, share):
            said = machine.good("run", "season", "--out", "out", *QUIET).err
        assert "is open in another program" in said and "December (new).xlsx" in said, said
        assert (machine.here / COPY).read_bytes() == old, "the open file was changed"
        found = published(machine.here / "out")
        assert found.pop(NEW.removeprefix("out/")) == wanted[name], "the new one is not beside it"
        equal({**found, name: wanted[name]}, wanted)
    machine.good("run", "season", "--out", "out", *QUIET)
    return equal(published(machine.here / "out"), wanted)


def held_tables(machine):
    wanted = two_seasons(machine)
    names = ["data/awards.csv", "season.xlsx", "returns/trer-eos/nov-03.xlsx", "returns/trer-eos/jan-04.xlsm"]
    held = [machine.holding(f"out/{name}") for name in names]
    for one in held:
        one.__enter__()
    try:
        said = machine.good("run", "season", "--out", "out", *QUIET).err
    finally:
        for one in held:
            one.__exit__()
    assert "data\\awards (new).csv" in said and "season (new).xlsx" in said, said
    assert "jan-04" not in said, f"a file that stays the same is told: {said}"
    machine.good("run", "season", "--out", "out", *QUIET)
    return equal(published(machine.here / "out"), wanted)


def held_by_others(machine):
    wanted = two_seasons(machine)
    mine = machine.here / "out/returns/llanfedwen/mine.xlsx"
    mine.write_bytes(b"mine")
    with machine.holding(mine.relative_to(machine.here)):
        machine.good("run", "season", "--out", "out", *QUIET)
    assert mine.read_bytes() == b"mine", "a file of somebody else was changed"
    mine.unlink()
    return equal(published(machine.here / "out"), wanted)


def held_register(machine):
    sample(machine)
    machine.good("run", "season", "--out", "out", *QUIET)
    register_of(machine)
    words = ("reconcile", "--register", "members.xlsx", "out", "--out", "new", "--as-of")
    machine.good(*words, "2026-12-31")
    register = machine.here / "new/register.xlsx"
    before, whole = register.read_bytes(), files(machine.here / "new")
    for share in ("none", "read"):
        with machine.holding("new/register.xlsx", share):
            said = machine.good(*words, "2027-12-31").err
        assert "register (new).xlsx" in said, said
        assert register.read_bytes() == before, "the open register was changed"
        shutil.rmtree(machine.here / "native", ignore_errors=True)
        machine.native("reconcile", "--register", "members.xlsx", "out", "--out", "native", "--as-of", "2027-12-31")
        new = (machine.here / "new/register (new).xlsx").read_bytes()
        assert new == (machine.here / "native/register.xlsx").read_bytes(), "the new register is not whole"
        machine.good(*words, "2026-12-31")
        equal(published(machine.here / "new"), {name: data for name, data in whole.items() if not name.startswith(".palmares")})
    with machine.holding("members.xlsx"):
        done = machine.run(*words, "2027-12-31")
    assert done.status not in (0, 101) and "such as Excel" in done.said, done
    assert register.read_bytes() == before, "the register was changed"


def held_draw(machine):
    open_event(machine.here / "open.xlsx")
    before = files(machine.here)
    for share in ("none", "read"):
        with machine.holding("open.xlsx", share):
            done = machine.run("draw", "open.xlsx", "--write")
        assert done.status not in (0, 101) and "open" in done.said and ("Excel" in done.said or "another program" in done.said), done
        equal(files(machine.here), before, f"the folder ({share})")
    (machine.here / "~$open.xlsx").write_bytes(b"x")
    done = machine.run("draw", "open.xlsx", "--write")
    assert "it is open in Excel" in done.said and "\\\\?\\" not in done.said and done.status, done
    (machine.here / "~$open.xlsx").unlink()
    machine.good("draw", "open.xlsx", "--write")
    drawn = files(machine.here)
    with machine.holding("open.xlsx", "read"):
        done = machine.run("draw", "open.xlsx", "--undo")
    assert done.status not in (0, 101), done
    equal(files(machine.here), drawn, "the folder after --undo")
    with machine.holding(next(machine.here.glob("*.bak")).name):
        done = machine.run("draw", "open.xlsx", "--undo")
    assert done.status not in (0, 101), done
    equal(files(machine.here), drawn, "the folder after --undo with its backup open")


def held_adoption(machine):
    (machine.here / "may.csv").write_text(PAIRS)
    words = ("adopt", "may.csv", "--out", "ready", "--yes", "--rules", "wbu-2003")
    machine.good(*words)
    before = files(machine.here / "ready")
    (machine.here / "may.csv").write_text(PAIRS.replace("Player A", "Player Z"))
    for name in ("may.xlsx", "questions.xlsx"):
        with machine.holding(f"ready/{name}", "read"):
            done = machine.run(*words, "--overwrite")
        assert done.status not in (0, 101) and f"ready\\{name} is open in another program" in done.said, f"{name}: {done}"
        assert files(machine.here / "ready")[name] == before[name], f"{name} was changed"
    machine.good(*words, "--overwrite")


CHECKS = [
    ("a return that nobody else may open is told by name, the others are read", held_return),
    ("a return that Excel has open is read", shared_return),
    ("an output that is open stays, the new one beside it", held_output),
    ("open tables, and open files that go or stay the same", held_tables),
    ("an open file of somebody else in the output stays", held_by_others),
    ("an open register stays whole", held_register),
    ("adopt --overwrite names an open file", held_adoption),
    ("draw --write and --undo leave an open workbook", held_draw),
]
