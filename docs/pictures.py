"""Draws the pictures of docs/your-own-sheet.md and the terminal of the README: `cargo xtask pictures`.

    docs/pictures.py PALMARES

For each sheet of docs/sheets: the sheet as a spreadsheet shows it, and what palmares says of it.
`palmares adopt` runs at a pseudo-terminal, where the answers of WALKS are typed. The terminal of the
README shows a return with mistakes and the basis of an award, of the samples.
"""

import csv
import shutil
import sys
import tempfile
from html import escape
from pathlib import Path

DOCS = Path(__file__).resolve().parent
sys.path.insert(0, str(DOCS.parent / ".ci"))
from at_a_terminal import Session  # noqa: E402

PAIRS = [("rules", "wbu-2003"), ("boards", "24")]
FIDE = ("rules", "fide-2026")
# The sheets, with what is answered at the terminal; no answers: `palmares check` is shown.
WALKS = {
    "pairs": PAIRS,
    "league": [],
    "ranking": [FIDE],
    "crosstable": [FIDE, ("rounds", "3")],
    "pairings": [],
    "knockout": [],
    "ladder": [],
    "matches": [],
    "travellers": [],
    "centres": [("rules", "nzdc-1999"), ("rounds", "1")],
    "scores": [],
    "plays": [],
    "form": [],
    "members": [],
}

# What the README shows: sample, its name there, command and further words.
README = [
    ("mistakes/3 scores and places.xlsx", "july.xlsx", "check", []),
    ("season/trer-eos/nov-03.xlsx", "nov-03.xlsx", "explain", ["--entry", "4"]),
]

LETTER, LINE = 7.3, 18
GREY, DARK = "#c9ced6", "#1f2430"
STYLE = (
    "<style>text{font:12px monospace;fill:#1f2430}"
    ".h{fill:#5b6472}.t{fill:#e8ebf0}.k{fill:#9fd18b}.q{fill:#f0c674}</style>"
)


def picture(name, width, height, parts):
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}">'
    )
    folder = DOCS / "pictures"
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(head + STYLE + "".join(parts) + "</svg>\n")


def text(x, y, words, kind=""):
    shown = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" xml:space="preserve"{shown}>{escape(words)}</text>'


def rectangle(x, y, width, height, fill, line=GREY):
    return (
        f'<rect x="{x:.1f}" y="{y:.0f}" width="{width:.1f}" height="{height:.0f}" '
        f'fill="{fill}" stroke="{line}"/>'
    )


def rows_of(file):
    lines = file.read_text()
    delimiter = ";" if lines.count(";") > lines.count(",") else ","
    return [row for row in csv.reader(lines.splitlines(), delimiter=delimiter)]


def spreadsheet(name, file):
    """The sheet with letters above its columns and numbers before its rows."""
    rows = rows_of(file)
    columns = max(len(row) for row in rows)
    rows = [row + [""] * (columns - len(row)) for row in rows]
    # A title runs over the empty cells behind it.
    alone = [sum(1 for cell in row if cell) == 1 and row[0] != "" for row in rows]
    cells = [row for row, title in zip(rows, alone) if not title]
    widths = [
        max([3] + [len(row[at]) for row in cells]) * LETTER + 12 for at in range(columns)
    ]
    left, number = 1, 28
    total = number + sum(widths)
    parts = [rectangle(left, 1, total, LINE * (len(rows) + 1), "#ffffff")]
    parts.append(rectangle(left, 1, total, LINE, "#eef1f5"))
    parts.append(rectangle(left, 1, number, LINE * (len(rows) + 1), "#eef1f5"))
    x = left + number
    for at, width in enumerate(widths):
        parts.append(text(x + width / 2 - 3, 14, chr(ord("A") + at), "h"))
        parts.append(f'<path d="M{x:.1f} 1v{LINE * (len(rows) + 1)}" stroke="{GREY}"/>')
        x += width
    for at, row in enumerate(rows):
        y = 1 + LINE * (at + 1)
        parts.append(f'<path d="M{left} {y}h{total:.1f}" stroke="{GREY}"/>')
        parts.append(text(6, y + 13, str(at + 1), "h"))
        x = left + number
        for cell, width in zip(row, widths):
            if cell:
                parts.append(text(x + 6, y + 13, cell))
            x += width
    picture(name, total + 2, LINE * (len(rows) + 1) + 2, parts)


def terminal(name, lines):
    """The lines of a terminal; commands and answers in colours."""
    width = max(len(line) for line in lines) * LETTER + 24
    height = LINE * len(lines) + 16
    parts = [f'<rect width="{width:.0f}" height="{height}" rx="6" fill="{DARK}"/>']
    for at, line in enumerate(lines):
        first = line.split(":")[0]
        told = first in ANSWERED or line.startswith(("error[", "warning["))
        kind = "k" if line.startswith("$") else "q" if told else "t"
        if line:
            parts.append(text(12, 20 + LINE * at, line, kind))
    picture(name, width, height, parts)


ANSWERED = {"rules", "boards", "rounds", "title", "date", "scoring", "format"}


def adopted(palmares, file, folder, answers):
    """What palmares adopt shows when it is answered."""
    shutil.copy(file, folder)
    session = Session([palmares, "adopt", file.name, "--out", "season"], folder, columns=92)
    session.answer(answers)
    status = session.end()
    if status != 0:
        raise SystemExit(f"{file.name} ended with {status}\n{session.screen.text()}")
    shown = session.screen.text().splitlines()
    return [f"$ palmares adopt {file.name} --out season"] + shown


def checked(palmares, file, folder):
    """What palmares check shows."""
    shutil.copy(file, folder)
    session = Session([palmares, "check", file.name, "--no-progress"], folder, columns=92)
    session.end()
    shown = session.screen.text().splitlines()
    begin = next(at for at, line in enumerate(shown) if line.startswith(f"{file.name}: "))
    end = next(at for at, line in enumerate(shown) if "  Next: " in line)
    return [f"$ palmares check {file.name}"] + shown[begin: end + 1]


def recorded(palmares):
    """The commands of the README with all that they print."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        for sample, name, command, more in README:
            shutil.copy(DOCS.parent / "samples" / sample, Path(folder) / name)
            words = ["palmares", command, name, *more]
            session = Session([palmares, *words[1:], *(["--no-progress"] if command == "check" else [])], folder, columns=104)
            session.end()
            lines += [f"$ {' '.join(words)}", *session.screen.text().rstrip().splitlines(), ""]
    return lines[:-1]


def main():
    palmares = str(Path(sys.argv[1]).resolve())
    for name, answers in WALKS.items():
        file = DOCS / "sheets" / f"{name}.csv"
        spreadsheet(f"{name}-sheet.svg", file)
        with tempfile.TemporaryDirectory() as folder:
            if answers:
                lines = adopted(palmares, file, folder, answers)
            else:
                lines = checked(palmares, file, folder)
        terminal(f"{name}-says.svg", lines)
    terminal("terminal.svg", recorded(palmares))


if __name__ == "__main__":
    main()
