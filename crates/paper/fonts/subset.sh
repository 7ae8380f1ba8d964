#!/usr/bin/env bash
# Makes the fonts of this folder: subset.sh GARAMOND INTER, the folders of the static fonts of
# EB Garamond (EBGaramond_400Regular.ttf ...) and Inter. Needs pyftsubset of fonttools.
set -euo pipefail
cd "$(dirname "$0")"

signs=U+0020-007E,U+00A0-024F,U+0259,U+02BB,U+02BC
signs+=,U+0386,U+0388-03CE
signs+=,U+0400-045F,U+0490-0493,U+049A-049B,U+04A2-04A3,U+04AE-04B1,U+04BA-04BB,U+04D8-04D9,U+04E8-04E9
signs+=,U+1E02-1E03,U+1E0A-1E0B,U+1E1E-1E1F,U+1E40-1E41,U+1E56-1E57,U+1E60-1E61,U+1E6A-1E6B
signs+=,U+1E80-1E85,U+1E9E,U+1EA0-1EF9
signs+=,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032,U+2033,U+2039,U+203A,U+20AC
signs+=,U+2116,U+2122,U+2153,U+2154,U+215B-215E,U+2212

subset() {
    pyftsubset "$(find "$1" -name "$2")" --unicodes="$signs" --layout-features=kern --no-hinting \
        --drop-tables+=DSIG,GSUB,STAT,MATH,gasp,meta --name-IDs=0,1,2,3,4,5,6,13,14 \
        --notdef-outline --no-glyph-names --output-file="$3"
}

subset "$1" EBGaramond_400Regular.ttf serif.ttf
subset "$1" EBGaramond_400Regular_Italic.ttf serif-italic.ttf
subset "$1" EBGaramond_600SemiBold.ttf serif-bold.ttf
subset "$2" Inter_400Regular.ttf sans.ttf
subset "$2" Inter_600SemiBold.ttf sans-bold.ttf
