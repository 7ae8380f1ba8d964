//! Problems with a proof bundle, and where a run does not come out equal.

use model::problem::problems;

problems! {
    // The bundle
    error "bundle-damaged" "Bundle damaged" BundleDamaged { why: String }:
        "This bundle is damaged or incomplete: {why}."
        => "Ask for the bundle again; palmares bundle makes one.";

    error "bundle-too-large" "Bundle too large" BundleTooLarge { why: String }:
        "The bundle was not unpacked: {why}."
        => "Ask for the returns of the season instead, and run palmares over them.";

    error "bundle-name" "Bundle names a file outside it" NameOutside { name: String }:
        "The bundle names “{name}”, which is not inside the bundle. Nothing was unpacked."
        => "palmares does not write such bundles; ask whoever sent it.";

    error "bundle-entry-missing" "File missing from the bundle" EntryMissing:
        "The bundle lists this file, but does not hold it."
        => "Ask for the bundle again.";

    error "bundle-entry-changed" "File in the bundle changed" EntryChanged { why: String }:
        "This file of the bundle is not the one that was put in: {why}."
        => "Ask for the bundle again; what it should hold is listed in bundle.json.";

    error "bundle-entry-unlisted" "File in the bundle not listed" EntryUnlisted:
        "The bundle holds this file, but does not list it."
        => "palmares does not write such bundles; find out who added the file.";

    note "bundle-version" "Bundle of another version" OtherVersion { theirs: String, ours: &'static str }:
        "The run was made by palmares {theirs}, but this is {ours}."
        => "If results differ, look under Results in CHANGELOG.md to see what changed.";

    // What comes out
    error "bundle-not-computed" "Season not worked out from the bundle" NotComputed { why: String }:
        "The season cannot be worked out from the bundle: {why}."
        => "Check that the bundle was made from all returns and files of the run.";

    error "bundle-differs" "Bundle gives different results" FileDiffers { how: String }:
        "Worked out again, this file differs from the one in the bundle: {how}."
        => "Either the bundle was changed afterwards, or another version of palmares made it. Ask for it again, or use that version.";

    // The run of which a bundle is to be made
    error "bundle-run-changed" "Output changed since the run" RunChanged:
        "This file was changed or removed since the run wrote it."
        => "Run palmares again with the same folder, then make the bundle.";

    error "bundle-run-differs" "Returns give different results" RunDiffers { how: String }:
        "Worked out again from these returns, this file of the run comes out differently: {how}."
        => "Use the returns, settings and templates that the run was made with, or run palmares again, then make the bundle.";
}
