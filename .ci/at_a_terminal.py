"""palmares adopt, palmares new, and palmares alone, at a terminal: keys are sent to a pseudo-terminal, and its screen is read.

    python3 .ci/at_a_terminal.py PALMARES

checks arrow keys, proposals, Esc, Ctrl-C, an invalid answer, a narrow terminal and NO_COLOR.
docs/pictures.py draws what it shows.
"""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time
import zipfile
from pathlib import Path

UP, DOWN, ENTER, ESC, CTRL_C = "\x1b[A", "\x1b[B", "\r", "\x1b", "\x03"
SEQUENCE = re.compile(r"\x1b\[(\??)([0-9;]*)([A-Za-z])")
UNFINISHED = re.compile(r"\x1b(\[\??[0-9;]*)?$")
MOST_SECONDS = 60


class Screen:
    """The lines of a terminal that scrolls without end."""

    def __init__(self, columns):
        self.columns, self.lines, self.row, self.column = columns, [""], 0, 0
        self.cursor_shown, self.colours = True, False
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.unfinished = ""

    def show(self, written):
        """Shows the bytes of one read, which may end within a letter or a sequence."""
        text = self.unfinished + self.decoder.decode(written)
        self.unfinished = ""
        while text:
            found = SEQUENCE.match(text)
            if found:
                self.obey(*found.groups())
                text = text[found.end():]
            elif UNFINISHED.match(text):
                self.unfinished, text = text, ""
            else:
                self.put(text[0])
                text = text[1:]

    def put(self, letter):
        if letter == "\n":
            self.row += 1
        elif letter == "\r":
            self.column = 0
        elif letter == "\b":
            self.column = max(0, self.column - 1)
        elif letter >= " ":
            if self.column == self.columns:
                self.row, self.column = self.row + 1, 0
            self.reach()
            line = self.lines[self.row].ljust(self.column)
            self.lines[self.row] = line[: self.column] + letter + line[self.column + 1:]
            self.column += 1
        self.reach()

    def reach(self):
        while len(self.lines) <= self.row:
            self.lines.append("")

    def obey(self, private, numbers, letter):
        number = int(numbers or 1) if numbers.isdigit() or not numbers else 1
        if private and numbers == "25":
            self.cursor_shown = letter == "h"
        elif letter == "A":
            self.row = max(0, self.row - number)
        elif letter == "B":
            self.row += number
        elif letter == "C":
            self.column += number
        elif letter == "D":
            self.column = max(0, self.column - number)
        elif letter == "G":
            self.column = max(0, number - 1)
        elif letter == "K":
            self.reach()
            whole = numbers == "2"
            self.lines[self.row] = "" if whole else self.lines[self.row][: self.column]
        elif letter == "J":
            self.reach()
            self.lines = self.lines[: self.row] + [self.lines[self.row][: self.column]]
        elif letter == "m":
            self.colours = True
        self.reach()

    def text(self):
        return "\n".join(line.rstrip() for line in self.lines).rstrip()

    def last(self):
        lines = [line for line in self.lines if line.strip()]
        return lines[-1].rstrip() if lines else ""


class Session:
    """A command at a terminal."""

    def __init__(self, words, folder, columns=80, **environment):
        self.screen = Screen(columns)
        size = struct.pack("HHHH", 200, columns, 0, 0)
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, size)
            # A background job of a shell ignores Ctrl-C and hands that down.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.chdir(folder)
            os.environ.update(TERM="xterm-256color", **environment)
            os.execv(words[0], words)
        self.before = termios.tcgetattr(self.terminal)
        self.status = None

    def read(self, wait=0.2):
        """Shows what was written; False at the end."""
        ready, _, _ = select.select([self.terminal], [], [], wait)
        if not ready:
            return True
        try:
            written = os.read(self.terminal, 1 << 16)
        except OSError:
            written = b""
        self.screen.show(written)
        return bool(written)

    def until(self, shown):
        """Waits for a screen of which that is true."""
        end = time.monotonic() + MOST_SECONDS
        while not shown(self.screen):
            if time.monotonic() > end or not self.read():
                raise AssertionError(f"the terminal shows\n{self.screen.text()}")

    def settle(self):
        """Waits until nothing more is written for a moment."""
        while select.select([self.terminal], [], [], 0.4)[0] and self.read():
            pass

    def send(self, keys):
        os.write(self.terminal, keys.encode())

    def choose(self, choice):
        """Moves to a choice and takes it, once the list stands still."""
        self.until(lambda screen: any(line.startswith(">") for line in screen.lines))
        self.settle()
        lines = [line.rstrip() for line in self.screen.lines]
        here = max(at for at, line in enumerate(lines) if line.startswith(">"))
        if lines[here] != f"> {choice}":
            places = [at for at, line in enumerate(lines) if line == f"  {choice}"]
            if not places:
                raise AssertionError(f"{choice} is no choice of\n{self.screen.text()}")
            steps = places[-1] - here
            self.send(DOWN * steps if steps > 0 else UP * -steps)
            self.until(lambda screen: any(x.rstrip() == f"> {choice}" for x in screen.lines))
            self.settle()
        self.send(ENTER)

    def answer(self, answers):
        """Answers each question by its word: a list of choices by one of them, others by text."""
        for word, answer in answers:
            prompt = re.compile(rf"^{word}( \[.*\])?:")
            self.until(lambda screen: any(prompt.match(line) for line in screen.lines[-20:]))
            self.settle()
            if any(line.startswith("> ") for line in self.screen.lines[-12:]):
                self.choose(answer)
            else:
                self.send(answer + ENTER)
            done = f"{word}: {answer}".rstrip()
            self.until(lambda screen: any(line.startswith(done) for line in screen.lines))

    def end(self):
        """Waits for the end; the status, negative after a signal."""
        end = time.monotonic() + MOST_SECONDS
        while self.read() and time.monotonic() < end:
            pass
        _, status = os.waitpid(self.process, 0)
        self.status = os.waitstatus_to_exitcode(status)
        os.close(self.terminal)
        return self.status


SHEET = """Riverside Bridge Club,,,,
,,,,
Place,Pair,Names,Player nos,Percent
1,3,Megan Ashdown & Rhodri Vaughan,11540 11766,58.33
2,1,Carys Penrhos & Emrys Hollis,10432 10871,55.00
3,2,Ffion Treharne & Gareth Lockwood,11205 11318,52.50
4,5,Nerys Caddick & Idris Fenwick,12450 12508,48.33
"""


def expect(good, what, session):
    if not good:
        raise AssertionError(f"{what}; the terminal shows\n{session.screen.text()}")


def begun(palmares, folder, columns=80, **environment):
    (folder / "may.csv").write_text(SHEET)
    words = [palmares, "adopt", "may.csv", "--out", "season"]
    return Session(words, folder, columns, **environment)


def answered(palmares, folder):
    session = begun(palmares, folder)
    session.answer([("rules", "wbu-2003")])
    session.until(lambda screen: screen.last() == "date:")
    session.send("someday" + ENTER)
    session.until(lambda screen: "is not an answer" in screen.text() and screen.last() == "date:")
    session.answer([("date", "2026-05-05"), ("boards", "24")])
    session.until(lambda screen: screen.last().startswith("title"))
    session.send(ENTER)
    expect(session.end() == 0, "it ends well", session)
    expect("title: May" in session.screen.text(), "what is proposed is taken", session)
    expect(not session.screen.colours, "there are no colours in it", session)
    layout = (folder / "season/may.layout.toml").read_text()
    expect('boards = "24"' in layout and "wbu-2003" in layout, "the layout has the answers", session)


def interrupted(palmares, folder):
    for keys in [[], [DOWN], [ENTER]]:
        session = begun(palmares, folder)
        session.until(lambda screen: any(line.startswith(">") for line in screen.lines))
        for key in keys:
            session.settle()
            session.send(key)
        session.settle()
        session.send(CTRL_C)
        expect(session.end() == -signal.SIGINT, "Ctrl-C ends it", session)
        expect(session.screen.cursor_shown, "the cursor is shown", session)
        expect(not (folder / "season").exists(), "nothing is written", session)


def left_open(palmares, folder):
    session = begun(palmares, folder)
    session.until(lambda screen: any(line.startswith(">") for line in screen.lines))
    session.settle()
    session.send(ESC)
    for word in ["date", "boards", "title"]:
        session.until(lambda screen: screen.last().startswith(word))
        session.settle()
        session.send(ENTER)
    expect(session.end() == 0, "it ends well", session)
    expect((folder / "season/questions.xlsx").exists(), "open questions are kept", session)


def narrow(palmares, folder):
    session = begun(palmares, folder, columns=40, NO_COLOR="1")
    session.answer([("rules", "wbu-2003"), ("date", "2026-05-05"), ("boards", "24")])
    session.until(lambda screen: screen.last().startswith("title"))
    session.send(ENTER)
    expect(session.end() == 0, "it ends well", session)
    lines = session.screen.text().splitlines()
    shown = lines[: lines.index("title: May")]
    expect(all(len(line) <= 40 for line in shown), "each line fits", session)
    once = [line for line in shown if line.startswith("rules")]
    expect(once == ["rules: wbu-2003"], "nothing is left of the choices", session)


def alone(palmares, folder):
    (folder / "may.xlsx").write_text("no workbook")
    session = Session([palmares], folder)
    session.until(lambda screen: "1 workbook in" in screen.text() and "may.xlsx" in screen.text())
    session.choose("Check them: list what is wrong, write nothing")
    session.until(lambda screen: "palmares check" in screen.text() and "1 error" in screen.text())
    session.settle()
    session.choose("Quit")
    expect(session.end() == 1, "it ends with the status of the last command", session)
    expect([path.name for path in folder.iterdir()] == ["may.xlsx"], "nothing is written", session)


def asked_for_a_form(palmares, folder):
    session = Session([palmares, "new"], folder)
    session.until(lambda screen: "What kind of event" in screen.text())
    session.choose("swiss")
    session.until(lambda screen: "Which rule book" in screen.text())
    session.settle()
    session.choose("galway-2023")
    session.until(lambda screen: "File to write" in screen.last())
    session.send(ENTER)
    expect(session.end() == 0, "it ends well", session)
    expect([path.name for path in folder.iterdir()] == ["swiss.xlsx"], "the form is written", session)
    with zipfile.ZipFile(folder / "swiss.xlsx") as book:
        texts = book.read("xl/sharedStrings.xml").decode()
    expect("galway-2023" in texts and "Section count" in texts, "it is of that rule book", session)
    # What is there stays.
    again = Session([palmares, "new"], folder)
    again.until(lambda screen: "What kind of event" in screen.text())
    again.choose("swiss")
    again.until(lambda screen: "Which rule book" in screen.text())
    again.settle()
    again.send(ENTER)
    again.until(lambda screen: "File to write" in screen.last())
    again.send(ENTER)
    expect(again.end() == 2 and "not overwritten" in again.screen.text(), "nothing is replaced", again)
    # Esc leaves without a file.
    left = Session([palmares, "new"], folder)
    left.until(lambda screen: any(line.startswith(">") for line in screen.lines))
    left.settle()
    left.send(ESC)
    expect(left.end() == 2 and "nothing chosen" in left.screen.text(), "Esc ends it", left)


def main():
    palmares = str(Path(sys.argv[1]).resolve())
    for check in [answered, interrupted, left_open, narrow, alone, asked_for_a_form]:
        with tempfile.TemporaryDirectory() as folder:
            check(palmares, Path(folder))
        print(f"{check.__name__}: good")


if __name__ == "__main__":
    main()
