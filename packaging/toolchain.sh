# Read by other scripts: a compiler with the standard library of a target.

# has_target TARGET: whether the compiler of this machine has it.
has_target() {
    local libraries
    libraries=$(rustc --print target-libdir --target "$1" 2> /dev/null) &&
        compgen -G "$libraries/libstd-*.rlib" > /dev/null
}

# get_target TARGET: gets it by rustup, where that made the compiler.
get_target() {
    has_target "$1" && return 0
    command -v rustup > /dev/null && rustup target add "$1" > /dev/null 2>&1 && has_target "$1"
}

# debian FOLDER PACKAGE...: makes a Debian of its own in a folder, with a compiler and these packages.
# That asks for root, and for debootstrap.
debian() {
    local root=$1 packages=rustc,cargo,gcc,libc6-dev
    shift
    [ -f "$root/complete" ] && return 0
    command -v debootstrap > /dev/null || apt-get install --yes --quiet debootstrap || return 1
    rm -rf "$root"
    packages+=$(printf ',%s' "$@")
    debootstrap --variant=minbase --include="$packages" unstable "$root" || return 1
    # The name by which rustc calls the linker of some targets.
    if [ -e "$root/usr/bin/lld" ]; then ln -s lld "$root/usr/bin/rust-lld" || return 1; fi
    touch "$root/complete"
}

# in_debian FOLDER COMMAND...: runs a command there, in this project, with the crates that are
# fetched already. The mounts are those of this command alone, and end with it.
in_debian() {
    local root=$1 crates=${CARGO_HOME:-$HOME/.cargo}
    shift
    mkdir -p "$root/project" "$root/crates"
    unshare --mount bash -c '
        mount --bind "$PWD" "$1/project" && mount --bind "$2" "$1/crates" || exit 1
        exec chroot "$1" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/root CARGO_HOME=/crates \
            CARGO_NET_OFFLINE=true bash -c "cd /project && exec \"\$@\"" bash "${@:3}"
    ' bash "$root" "$crates" "$@"
}
