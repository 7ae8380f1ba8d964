#!/usr/bin/env python3
"""Packs a built program with a start page, manual and licences, and writes the checksum beside it.

    archive.py TARGET FOLDER OUT

FOLDER holds the built program of TARGET, such as x86_64-unknown-linux-musl. For Windows the archive
is a zip file, else a tar.gz file. The page for browsers goes along if it was built. The same program
gives the same bytes.
"""
import gzip
import hashlib
import io
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BESIDE = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"]


PAGE = ROOT / "target/web/palmares.html"


def contents(program, target):
    """(name, bytes) of every file of the archive; the program is first."""
    yield program.name, program.read_bytes()
    start = (ROOT / "packaging/start.html").read_text(encoding="utf-8")
    yield "START.html", start.replace("{{program}}", program.name).encode()
    if PAGE.is_file():
        yield PAGE.name, PAGE.read_bytes()
    licences = [sys.executable, str(ROOT / "packaging/licences"), "palmares", target]
    yield "LICENCES.txt", subprocess.run(licences, check=True, stdout=subprocess.PIPE).stdout
    for name in BESIDE:
        yield name, (ROOT / name).read_bytes()
    for folder in ("docs", "samples"):
        for path in sorted((ROOT / folder).rglob("*")):
            # Samples are of every kind that is read; the scripts that made them stay.
            is_read = path.suffix != ".py" if folder == "samples" else path.suffix in {".md", ".png"}
            if path.is_file() and is_read:
                yield path.relative_to(ROOT).as_posix(), path.read_bytes()


def zipped(top, files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(f"{top}/{name}"), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def tarred(top, files):
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for nth, (name, data) in enumerate(files):
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.size, entry.mode = len(data), 0o755 if nth == 0 else 0o644
            archive.addfile(entry, io.BytesIO(data))
    return gzip.compress(plain.getvalue(), mtime=0)


def main():
    target, folder, out = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    with open(ROOT / "Cargo.toml", "rb") as file:
        version = tomllib.load(file)["workspace"]["package"]["version"]
    windows = "windows" in target
    top = f"palmares-{version}-{target}"
    files = list(contents(folder / ("palmares.exe" if windows else "palmares"), target))
    data = zipped(top, files) if windows else tarred(top, files)
    out.mkdir(parents=True, exist_ok=True)
    name = f"{top}.zip" if windows else f"{top}.tar.gz"
    (out / name).write_bytes(data)
    (out / f"{name}.sha256").write_text(f"{hashlib.sha256(data).hexdigest()}  {name}\n", newline="\n")
    print(f"{name}: {len(files)} files, {len(data) >> 10} KB")


main()
