# Read by `build` and by checks: a compiler with the standard library of wasm32-wasip1.

# has_target: whether the compiler of this machine has it.
has_target() {
    local libraries
    libraries=$(rustc --print target-libdir --target wasm32-wasip1 2> /dev/null) &&
        compgen -G "$libraries/libstd-*.rlib" > /dev/null
}

# debian FOLDER: makes a Debian of its own in a folder, with a compiler that has it. That asks for
# root, and for debootstrap.
debian() {
    [ -f "$1/complete" ] && return 0
    command -v debootstrap > /dev/null || apt-get install --yes --quiet debootstrap || return 1
    rm -rf "$1"
    debootstrap --variant=minbase \
        --include=rustc,cargo,libstd-rust-dev-wasm32,wasi-libc,lld,gcc,libc6-dev unstable "$1" &&
        ln -s lld "$1/usr/bin/rust-lld" && # the name by which rustc calls it
        touch "$1/complete"
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
