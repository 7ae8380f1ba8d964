//! Finds the templates: in the package, or at the top of the project. There a link stands for them here,
//! which `cargo package` follows and Git on Windows may write as a file.

use std::path::Path;

fn main() {
    let here = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let own = Path::new(&here).join("templates");
    let templates = if own.is_dir() { own } else { Path::new(&here).join("../../templates") };
    println!("cargo::rustc-env=PALMARES_TEMPLATES={}", templates.display());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=templates");
}
