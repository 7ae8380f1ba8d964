#!/usr/bin/env python3
"""Instructions of a run of the sample season, against those that are kept in instructions.txt.

    .ci/instructions.py PALMARES OUT [--keep]

Valgrind counts them, in one thread: two counts differ by less than a thousandth, whatever else the
machine does. A count that has grown by more than a twentieth fails, if the same Rust built the program. Who
means it keeps the new one with --keep, and CHANGELOG.md says what they are for.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

KEPT = Path(__file__).with_name("instructions.txt")
MOST = 1.05


def counted(palmares, out):
    """The instructions of a run into a new folder."""
    shutil.rmtree(out, ignore_errors=True)
    count = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    run = [palmares, "run", "samples/season", "--out", out, "--threads", "1", "--quiet", "--no-progress"]
    done = subprocess.run(count + run, capture_output=True, text=True)
    found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    if done.returncode or not found:
        sys.exit(f"the run ended with status {done.returncode}; it said:\n{done.stderr}")
    return int(found[1].replace(",", ""))


def main():
    if not shutil.which("valgrind"):
        print("valgrind is not installed: instructions were not counted")
        return 0
    rust = subprocess.run(["rustc", "--version"], capture_output=True, text=True).stdout.split()[1]
    found = counted(*sys.argv[1:3])
    if "--keep" in sys.argv:
        KEPT.write_text(f"{found} with Rust {rust}\n")
    kept = KEPT.read_text().strip()
    print(f"{found:,} instructions with Rust {rust}; kept: {kept}")
    if kept.split()[-1] != rust:
        print("another Rust makes other code: the two are not compared")
        return 0
    return int(found > MOST * int(kept.split()[0]))


if __name__ == "__main__":
    sys.exit(main())
