"""Whether the script of docs/register.md finds what was changed in a register's ledger.

Usage: ledger.py PALMARES FOLDER. Reconciles the sample season into a register of its members twice,
and runs the script of the manual on the register, and on copies with a cell or row changed.
"""

import csv
import shutil
import subprocess
import sys
from pathlib import Path

import openpyxl

palmares, work = sys.argv[1], Path(sys.argv[2])
shutil.rmtree(work, ignore_errors=True)
work.mkdir(parents=True)
manual = Path("docs/register.md").read_text(encoding="utf-8")
script = work / "script.py"
script.write_text(manual.split("```python\n")[1].split("```")[0], encoding="utf-8")


def told(register):
    done = subprocess.run([sys.executable, script, register], capture_output=True, text=True)
    return done.stdout.strip() or done.stderr.strip()


def reconcile(register, day, out):
    command = [palmares, "reconcile", "--register", register, work / "run", "--as-of", day, "--out", out]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"reconcile ended with status {done.returncode}: {done.stderr}")
    return out / "register.xlsx"


def edited(register, name, edit):
    book = openpyxl.load_workbook(register)
    edit(book)
    copy = work / f"{name}.xlsx"
    book.save(copy)
    return copy


def swap(book):
    first, second = book["Credited"]["B2"], book["Credited"]["B3"]
    first.value, second.value = second.value, first.value


subprocess.run([palmares, "run", "samples/season", "--out", work / "run", "--quiet"], check=True)
with open(work / "run/data/awards.csv", encoding="utf-8-sig", newline="") as awards:
    members = {row["player_no"]: row["player"] for row in csv.DictReader(awards) if row["player_no"]}
book = openpyxl.Workbook()
book.active.title = "Members"
book.active.append(["Number", "Name", "Local points"])
for number, name in members.items():
    book.active.append([number, name, 10])
book.save(work / "members.xlsx")
first = reconcile(work / "members.xlsx", "2026-12-31", work / "first")
second = reconcile(first, "2027-12-31", work / "second")
edits = {
    "cell": lambda book: book["Credited"].__setitem__("F2", str(book["Credited"]["F2"].value) + "; 1: 5"),
    "swapped": swap,
    "deleted": lambda book: book["Credited"].delete_rows(3),
    "total": lambda book: book["Balances"].__setitem__("C3", 4711),
    "chain": lambda book: book["Ledger"].__setitem__("F3", "00000000"),
    "sealed": lambda book: book["Ledger"].__setitem__("B2", 4711),
}
wanted = [(first, "the ledger is whole"), (second, "the ledger is whole")]
wanted += [(edited(second, name, edit), "the ledger was changed") for name, edit in edits.items()]
bad = [f"{register.name}: {told(register)}" for register, right in wanted if told(register) != right]
print(f"{len(wanted) - len(bad)} passed, {len(bad)} failed", *bad, sep="\n")
sys.exit(bool(bad))
