//! Lets the linker leave out the counters of code that a target does not hold: libFuzzer
//! looks at every counter after every input.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,start-stop-gc");
    }
}
