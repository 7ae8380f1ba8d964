#!/usr/bin/env python3
"""Files and bytes of a run by kind, against those that are kept in sizes.txt.

    .ci/sizes.py OUT [--keep]

A kind that has grown by more than a twentieth fails. Who means it keeps the new sizes with
--keep, and CHANGELOG.md says what the bytes are for.
"""

import sys
from collections import Counter
from pathlib import Path

KEPT = Path(__file__).with_name("sizes.txt")
MOST = 1.05


def kind(path):
    """The folder of a file, with its ending; in no folder, the file itself."""
    if len(path.parts) == 1:
        return "the other pages" if path.suffix == ".html" else path.name
    return f"{path.parts[0]}/*{path.suffix}"


def measured(out):
    """Files and bytes of each kind that readers get."""
    files, sizes = Counter(), Counter()
    for path in (path for path in out.rglob("*") if path.is_file()):
        name = path.relative_to(out)
        if name.parts[0].startswith("."):
            continue
        files[kind(name)] += 1
        sizes[kind(name)] += path.stat().st_size
    return {name: (files[name], sizes[name]) for name in sorted(sizes)}


def main():
    found = measured(Path(sys.argv[1]))
    lines = [f"{files:6} {size:10}  {name}\n" for name, (files, size) in found.items()]
    if "--keep" in sys.argv:
        KEPT.write_text("".join(lines))
    kept = (line.split(maxsplit=2) for line in KEPT.read_text().splitlines())
    kept = {name: int(size) for _, size, name in kept}
    print("".join(lines) + f"{sum(size for _, size in found.values()):17}  all")
    grown = [f"{name}: {size} bytes, {kept.get(name, 0)} are kept" for name, (_, size) in found.items()
             if size > MOST * kept.get(name, 0)]
    print("".join(f"grown by more than a twentieth: {line}\n" for line in grown), end="")
    return int(bool(grown))


if __name__ == "__main__":
    sys.exit(main())
