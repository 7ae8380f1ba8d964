# The handful of commands. https://just.systems

# What must hold before a change is taken.
ci:
    .ci/run

# Fast feedback while writing.
check:
    cargo fmt
    cargo clippy --all-targets -- -D warnings

# All tests, or those of one program and name: `just test rule_books ladders`.
test file="" name="":
    cargo test {{ if file == "" { "" } else { "--test " + file } }} {{ name }}

# Write the expected files of the tests (or of one) anew; read the difference.
goldens test="":
    cargo xtask goldens {{ test }}

# Make all sample returns again.
samples:
    cargo xtask samples

# Compare what the working tree writes with what a revision wrote.
same-bytes revision="main":
    cargo xtask same-bytes {{ revision }}

# The optimised program that releases and benches use.
dist:
    cargo build --profile dist

# Time a bench: season, boards, draw, seeding or register.
bench name="season":
    cargo bench --bench {{ name }}
