#!/usr/bin/env python3
"""Compares the output of two builds of palmares: every file, all messages,
and their exit status. For a change that must not change a byte.

    same_bytes.py BEFORE AFTER [--returns 50] [--work DIR] [--only WORD] [--words]

BEFORE's output is kept in DIR and not made again while that program stays the same. Tried are the
samples, the returns of the tests, generated seasons with a reconciliation, and, where ../shared is
there, the real month, the real sessions and the Swiss tournaments. With --words, what the
commands say on the terminal may differ.
Needs: pip install XlsxWriter
"""
import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
SHARED = HERE.parent / "shared"
FORMATS = "pairs teams individual swiss-pairs swiss-teams swiss diplomacy two-player board-games multiple-teams league knockout-teams knockout-pairs double-knockout-teams ladder-pairs ladder-teams ladder-individual round-robin".split()
RULES = "wbu-2003 abf-anc-2018 galway-2023 fide-2026 nzdc-1999 two-player-diplomacy".split()


def jobs(seasons, fixtures):
    """(name, arguments) of every command; {out} is its output folder, {in} that of an earlier job."""
    quiet = ["--quiet", "--no-progress"]
    for name, folder in fixtures:
        yield f"run-{name}", ["run", str(folder), "--out", "{out}/run", *quiet, "--color", "never"]
    for name, folder in seasons:
        yield f"run-{name}", ["run", str(folder / "returns"), "--out", "{out}/run", *quiet]
    for name, folder in seasons:
        register = ["reconcile", "--register", str(folder / "register.xlsx"), "--out", "{out}/reconciled", *quiet]
        yield f"reconcile-{name}", [*register, str(folder / "returns")]
        yield f"reconcile-likely-{name}", [*register, "--accept", "likely", str(folder / "returns")]
    for rules in RULES:
        yield f"rules-{rules}", ["rules", rules]
        yield f"clauses-{rules}", ["rules", rules, "--clauses"]
        for kind in FORMATS:
            yield f"new-{kind}-{rules}", ["new", kind, "{out}/new.xlsx", "--rules", rules]
    for kind in FORMATS:
        yield f"new-{kind}", ["new", kind, "{out}/new.xlsx", "--boards", "--several"]
    yield "rules", ["rules"]
    yield "completions", ["completions", "bash"]
    yield "templates", ["new", "--templates", "{out}/templates"]
    for command in "run check draw diff explain new import export rules reconcile completions".split():
        yield f"help-{command}", [command, "--help"]
    for name, folder in fixtures:
        for book in sorted(p for p in folder.rglob("*.xlsx"))[:12]:
            stem = f"{name}-{book.relative_to(folder)}".replace("/", "_")
            yield f"explain-{stem}", ["explain", str(book)]
            yield f"explain-draw-{stem}", ["explain", str(book), "--draw"]
            yield f"usebio-{stem}", ["export", "usebio", str(book), "--out", "{out}/usebio", "--quiet"]
            yield f"trf-{stem}", ["export", "trf", str(book), "--out", "{out}/trf", "--quiet"]
            yield f"draw-{stem}", ["draw", str(book)]
    trf = sorted((HERE / "crates/swiss/tests").rglob("*.trf*")) + sorted((SHARED / "data/fide-dutch").rglob("*.trf*"))[:60]
    for report in trf:
        stem = report.name
        yield f"draw-{stem}", ["draw", str(report)]
        yield f"draw-2-{stem}", ["draw", str(report), "--round", "2"]
        yield f"import-{stem}", ["import", "trf", str(report), "--out", "{out}/import", "--quiet"]
    if (SHARED / "data/fide-dutch").is_dir():
        yield "check-fide-dutch", ["check", str(SHARED / "data/fide-dutch")]
    sessions = SHARED / "data/club-sessions"
    for report in sorted(sessions.glob("*.xml"))[:20]:
        yield f"import-{report.stem}", ["import", "usebio", str(report), "--out", "{out}/import", "--quiet"]


def fixtures():
    """Folders of returns: samples, the fixtures of tests, real ones."""
    for folder in sorted((HERE / "samples").iterdir()):
        if folder.is_dir():
            yield f"samples-{folder.name}", folder
    for folder in sorted((HERE / "tests").iterdir()):
        if folder.is_dir() and folder.name not in ("benches", "fuzzed") and any(folder.rglob("*.xlsx")):
            yield f"tests-{folder.name}", folder
    for name in ("club-results", "club-sessions", "faults"):
        if (SHARED / "data" / name).is_dir():
            yield name, SHARED / "data" / name


def tree(folder):
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            files[str(path.relative_to(folder))] = hashlib.sha256(path.read_bytes()).hexdigest()
    return files


def execute(program, job, out):
    name, arguments = job
    here = out / name
    shutil.rmtree(here, ignore_errors=True)
    here.mkdir(parents=True)
    arguments = [part.replace("{out}", str(here)) for part in arguments]
    done = subprocess.run([program, *arguments], capture_output=True, cwd=HERE, stdin=subprocess.DEVNULL)
    for what, said in (("stdout", done.stdout), ("stderr", done.stderr)):
        said = re.sub(rb"in [0-9.]+ (ms|s)\b", b"in N s", said)
        said = said.replace(str(here).encode(), b"OUT").replace(Path(program).name.encode(), b"palmares")
        (here / what).write_bytes(said)
    (here / "status").write_text(str(done.returncode))
    return name, tree(here)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--returns", type=int, default=50)
    parser.add_argument("--work", default=str(HERE / "target/same-bytes"))
    parser.add_argument("--only", default="")
    parser.add_argument("--words", action="store_true")
    asked = parser.parse_args()
    # Commands run in the folder of the project, wherever this script is called.
    asked.before, asked.after = os.path.abspath(asked.before), os.path.abspath(asked.after)
    work = Path(asked.work)
    seasons = []
    if (SHARED / "tools/make_season.py").exists():
        for name, more in (("tidy", []), ("messy", ["--messy", "--seed", "2"])):
            folder = work / f"{name}-{asked.returns}"
            if not folder.is_dir():
                command = [sys.executable, SHARED / "tools/make_season.py", folder, "--returns", str(asked.returns), "--members", "3000", *more]
                subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL)
            seasons.append((f"{name}-{asked.returns}", folder))
    # A tournament can be both in the tests and in the data.
    wanted = list({job[0]: job for job in jobs(seasons, list(fixtures())) if asked.only in job[0]}.values())
    kept = work / ("before-" + hashlib.sha256(Path(asked.before).read_bytes()).hexdigest()[:12])
    after = work / f"after-{os.getpid()}"
    different = 0
    with ThreadPoolExecutor(max_workers=2) as pool:
        missing = [job for job in wanted if not (kept / job[0] / "status").exists()]
        list(pool.map(lambda job: execute(asked.before, job, kept), missing))
        for name, now in pool.map(lambda job: execute(asked.after, job, after), wanted):
            then = tree(kept / name)
            for file in sorted(then.keys() | now.keys()):
                if asked.words and file in ("stdout", "stderr"):
                    continue
                if then.get(file) != now.get(file):
                    different += 1
                    if different <= 40:
                        print(f"differs: diff {kept / name / file} {after / name / file}")
            if then == now:
                shutil.rmtree(after / name)
    print(f"{len(wanted)} commands, {different} files differ")
    sys.exit(bool(different))


if __name__ == "__main__":
    main()
