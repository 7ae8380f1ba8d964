#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| palmares_fuzz::try_on("pads", input));
