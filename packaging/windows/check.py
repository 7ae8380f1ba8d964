"""Tries palmares.exe under wine, and compares what it writes with what the command of this machine writes.

    check.py EXE PALMARES HOLD WINE WORK [NAME...]

EXE is the program for Windows, PALMARES that of this machine, HOLD the built hold.c, WINE the command that
starts a program, WORK a folder on the drive C: of wine. Prints one line for each check; with NAMEs, only
for those. Ends with status 1 if one failed.
"""
import sys
import time
import traceback

import kinds_of_files
import open_files
import seasons
from machine import Machine, NotTried


def main(exe, palmares, hold, wine, work, *names):
    machine = Machine(exe, palmares, hold, wine, work)
    checks = [*seasons.CHECKS, *open_files.CHECKS, *kinds_of_files.CHECKS]
    failed = 0
    for what, check in checks:
        if names and check.__name__ not in names:
            continue
        began = time.monotonic()
        machine.begin(check.__name__)
        try:
            said = check(machine)
            line = f"good: {what}" + (f" ({said})" if said else "")
        except NotTried as why:
            line = f"not tried: {what}: {why}"
        except Exception as why:  # whatever it is, the check did not pass
            failed += 1
            line = f"FAILED: {what}: {why}"
            if not isinstance(why, AssertionError):
                traceback.print_exc()
        finally:
            machine.end()
        print(f"{line} [{time.monotonic() - began:.0f} s]", flush=True)
    machine.close()
    print(f"{failed} failed" if failed else "all good")
    return failed > 0


sys.exit(main(*sys.argv[1:]))
