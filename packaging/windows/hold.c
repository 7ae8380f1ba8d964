/* A small program of the check that stands for others on Windows.

   hold FILE none|read      opens a file for reading and writing, as Excel does: others may do nothing
                            with it (none) or read it (read). Writes "held", and closes it when its input ends.
   hold FILE offline        marks a file as one that a cloud keeps elsewhere; fails if the system cannot
   hold FILE readonly       marks it as read-only */
#include <stdio.h>
#include <string.h>
#include <windows.h>

static int mark(const wchar_t *file, DWORD attributes)
{
    DWORD before = GetFileAttributesW(file);
    if (before == INVALID_FILE_ATTRIBUTES || !SetFileAttributesW(file, before | attributes))
        return 1;
    return (GetFileAttributesW(file) & attributes) == attributes ? 0 : 2;
}

int wmain(int count, wchar_t **words)
{
    HANDLE file;
    char rest[64];
    if (count != 3)
        return 64;
    if (!wcscmp(words[2], L"offline"))
        return mark(words[1], FILE_ATTRIBUTE_OFFLINE);
    if (!wcscmp(words[2], L"readonly"))
        return mark(words[1], FILE_ATTRIBUTE_READONLY);
    file = CreateFileW(words[1], GENERIC_READ | GENERIC_WRITE,
                       wcscmp(words[2], L"read") ? 0 : FILE_SHARE_READ, NULL, OPEN_EXISTING,
                       FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) {
        printf("error %lu\n", GetLastError());
        return 1;
    }
    puts("held");
    fflush(stdout);
    while (fread(rest, 1, sizeof rest, stdin) > 0)
        ;
    CloseHandle(file);
    return 0;
}
