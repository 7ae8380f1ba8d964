"""A run into the output of an earlier one writes what a run from nothing writes.

    only_what_changed.py PALMARES RETURNS... [--seeds N] [--first SEED] [--steps N]

Each seed makes a folder of some of the given workbooks and a chain of edits of it: returns are added,
removed, renamed, corrected, doubled, moved to another folder; settings, templates, the rule book of
the command line, the embargo and the parts of `--only` change; a run is killed; files of the output
and its records are changed, cut or removed. After each edit the output of a run over the earlier
output must equal, byte for byte, that of a run into a new folder.
"""
import argparse
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

ENDINGS = (".xlsx", ".xlsm", ".ods", ".xml", ".csv", ".xls", ".xlsb")


def pool_of(folders):
    found = []
    for folder in folders:
        for place, _, names in os.walk(folder):
            found += [os.path.join(place, name) for name in names if name.lower().endswith(ENDINGS)]
    return sorted(found)


def content(folder):
    """The files of an output, without those that only palmares needs."""
    files = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            below = os.path.relpath(path, folder)
            if not below.startswith(".palmares") and " (changed" not in below:
                files[below] = hashlib.sha1(open(path, "rb").read()).hexdigest()
    return files


class Chain:
    def __init__(self, palmares, pool, seed, work):
        self.palmares, self.pool, self.random = palmares, pool, random.Random(seed)
        self.returns = os.path.join(work, "returns")
        self.out = os.path.join(work, "out")
        self.fresh = os.path.join(work, "fresh")
        self.templates = os.path.join(work, "templates")
        self.options = {}
        self.made = 0
        os.makedirs(self.returns)
        # Tables take rows of eight returns at a time from the earlier run.
        for _ in range(self.random.choice([2, 5, 8, 24])):
            self.add()

    def files(self):
        return pool_of([self.returns])

    def one(self):
        files = self.files()
        return self.random.choice(files) if files else None

    def new_name(self, like):
        self.made += 1
        folder = os.path.join(self.returns, self.random.choice(["", "spring", "autumn"]))
        os.makedirs(folder, exist_ok=True)
        return os.path.join(folder, f"return {self.made}{os.path.splitext(like)[1].lower()}")

    def add(self):
        source = self.random.choice(self.pool)
        shutil.copyfile(source, self.new_name(source))

    def add_related(self):
        """Workbooks that stand together know of each other."""
        source = self.random.choice(self.pool)
        folder = os.path.dirname(source)
        for other in [path for path in self.pool if os.path.dirname(path) == folder][:6]:
            shutil.copyfile(other, self.new_name(other))

    def remove(self):
        if self.one():
            os.remove(self.one())

    def rename(self):
        if (file := self.one()):
            os.rename(file, self.new_name(file))

    def double(self):
        if (file := self.one()):
            shutil.copyfile(file, self.new_name(file))

    def correct(self):
        """Another workbook under the same name."""
        if (file := self.one()):
            like = [p for p in self.pool if os.path.splitext(p)[1].lower() == os.path.splitext(file)[1]]
            shutil.copyfile(self.random.choice(like), file)

    def cut(self):
        if (file := self.one()):
            with open(file, "r+b") as opened:
                opened.truncate(os.path.getsize(file) // 2)

    def settings(self):
        line = self.random.choice(['Organiser = "Riverside"', 'Status = "area"', 'Boards = 24', 'Nonsense = 1', ""])
        folder = self.random.choice([self.returns] + [os.path.dirname(path) for path in self.files()])
        with open(os.path.join(folder, "palmares.toml"), "w") as file:
            file.write(line + "\n")

    def template(self):
        os.makedirs(self.templates, exist_ok=True)
        with open(os.path.join(self.templates, "player.html"), "w") as file:
            file.write('{% extends "palmares/player.html" %}\n{# ' + str(self.random.random()) + " #}\n")
        with open(os.path.join(self.templates, "palmares.css"), "w") as file:
            file.write("/* " + self.random.choice("abc") + " */\n")
        self.options["--templates"] = self.templates

    def rules(self):
        self.options["--rules"] = self.random.choice(["wbu-2003", "galway-2023", "fide-2026"])

    def embargo(self):
        if self.options.pop("--embargo", "none") == "none":
            self.options["--embargo"] = None

    def only(self):
        """Other parts of the output."""
        parts = ["pages", "workbooks", "certificates", "data"]
        chosen = self.random.sample(parts, self.random.randint(1, len(parts)))
        if self.options.pop("--only", None) is None or self.random.random() < 0.5:
            self.options["--only"] = ",".join(chosen)

    def output_changed(self):
        if (file := self.one_of_output()):
            with open(file, "ab") as opened:
                opened.write(b"\n")

    def output_removed(self):
        if (file := self.one_of_output()):
            os.remove(file)

    def one_of_output(self):
        files = sorted(content(self.out)) if os.path.isdir(self.out) else []
        return os.path.join(self.out, self.random.choice(files)) if files else None

    def records_damaged(self):
        path = os.path.join(self.out, ".palmares-records")
        if not os.path.isfile(path):
            return
        how = self.random.randrange(3)
        if how == 0:
            os.remove(path)
        elif how == 1:
            os.truncate(path, os.path.getsize(path) * 2 // 3)
        else:
            with open(path, "r+b") as file:
                for _ in range(5):
                    file.seek(self.random.randrange(max(1, os.path.getsize(path))))
                    file.write(bytes([self.random.randrange(256)]))

    def nothing(self):
        pass

    def command(self, out, *more):
        options = [word for pair in self.options.items() for word in pair if word is not None]
        return [self.palmares, "run", self.returns, "--out", out, "--no-progress", "--quiet", *options, *more]

    def kill(self):
        """A run that ends early; what it leaves must not mislead the next."""
        process = subprocess.Popen(self.command(self.out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(self.random.random() * 0.25)
        process.kill()
        process.wait()

    EDITS = [add, add, add_related, remove, rename, double, correct, correct, cut, settings, template,
             rules, embargo, only, only, output_changed, output_removed, records_damaged, nothing, kill]

    def step(self):
        edits = [self.random.choice(self.EDITS) for _ in range(self.random.randint(1, 2))]
        for edit in edits:
            edit(self)
        told = ", ".join(edit.__name__ for edit in edits)
        if not self.files():
            return told, None
        threads = str(self.random.choice([1, 2, 4]))
        over = subprocess.run(self.command(self.out, "--threads", threads), capture_output=True, text=True)
        shutil.rmtree(self.fresh, ignore_errors=True)
        new = subprocess.run(self.command(self.fresh), capture_output=True, text=True)
        if over.returncode != new.returncode:
            return told, f"exit {over.returncode} instead of {new.returncode}: {over.stderr[-400:]}"
        if over.stderr.replace(self.out, "OUT") != new.stderr.replace(self.fresh, "OUT") and "changed" not in over.stderr:
            return told, f"told otherwise: {over.stderr[-300:]}\ninstead of {new.stderr[-300:]}"
        now, wanted = content(self.out), content(self.fresh)
        wrong = sorted(name for name in now.keys() | wanted.keys() if now.get(name) != wanted.get(name))
        return told, wrong and f"{len(wrong)} files differ: {wrong[:4]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("palmares")
    parser.add_argument("returns", nargs="+")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--steps", type=int, default=6)
    asked = parser.parse_args()
    pool, wrong = pool_of(asked.returns), 0
    for seed in range(asked.first, asked.first + asked.seeds):
        with tempfile.TemporaryDirectory() as work:
            chain = Chain(os.path.abspath(asked.palmares), pool, seed, work)
            for step in range(asked.steps):
                told, why = chain.step()
                if why:
                    wrong += 1
                    print(f"seed {seed}, step {step + 1} ({told}): {why}")
                    break
    print(f"{asked.seeds} chains of {asked.steps} edits over {len(pool)} workbooks: {wrong} wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
