#!/bin/sh
# The first example of docs/past-one-machine.md on a season, against one run of it.
#     .ci/in_parts.sh PALMARES SEASON WORK
set -eu
palmares=$(realpath "$1") season=$(realpath "$2") work=$3
command -v parallel > /dev/null || apt-get install -y -qq parallel > /dev/null 2>&1 || {
    echo "GNU parallel is missing and could not be installed"
    exit 1
}
here=$(cd "$(dirname "$0")/.." && pwd)
rm -rf "$work" && mkdir -p "$work/bin" && cd "$work"
ln -s "$palmares" bin/palmares && ln -s "$season" season
PATH=$PWD/bin:$PATH
example=$(awk '/^```sh$/ { found = 1; next } /^```$/ { if (found) exit } found' "$here/docs/past-one-machine.md")
sh -euc "$example" > said
palmares run season --out whole > /dev/null
diff -r whole results
