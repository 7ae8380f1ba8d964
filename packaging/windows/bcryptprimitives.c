/* The random numbers that the standard library of Rust asks Windows for. A newer wine has this library;
   for one that lacks it the check builds it. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(BYTE *bytes, SIZE_T count)
{
    return RtlGenRandom(bytes, (ULONG)count);
}
