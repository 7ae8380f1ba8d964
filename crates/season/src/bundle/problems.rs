//! Problems with a proof bundle, and where a run does not come out equal.

use model::problem::problems;

problems! {
    // The bundle
    error "bundle-damaged" BundleDamaged { why: String }:
        "This is not a whole bundle: {why}."
        => "Ask for the bundle again; palmares bundle makes one.";

    error "bundle-too-large" BundleTooLarge { why: String }:
        "The bundle was not unpacked: {why}."
        => "Ask for the returns of the season instead, and run palmares over them.";

    error "bundle-name" NameOutside { name: String }:
        "The bundle names “{name}”, which is not inside the bundle. Nothing was unpacked."
        => "palmares writes no such bundle; ask who sent it.";

    error "bundle-entry-missing" EntryMissing:
        "The bundle lists this file, but does not hold it."
        => "Ask for the bundle again.";

    error "bundle-entry-changed" EntryChanged { why: String }:
        "This file of the bundle is not the one that was put in: {why}."
        => "Ask for the bundle again; what it should hold is listed in bundle.json.";

    error "bundle-entry-unlisted" EntryUnlisted:
        "The bundle holds this file, but does not list it."
        => "palmares writes no such bundle; ask who added it.";

    note "bundle-version" OtherVersion { theirs: String, ours: &'static str }:
        "The run was made by palmares {theirs}, and this is {ours}."
        => "Where the two differ, CHANGELOG.md says under Results what changed.";

    // What comes out
    error "bundle-not-computed" NotComputed { why: String }:
        "The season cannot be computed from the bundle: {why}."
        => "Check that the bundle was made from all returns and files of the run.";

    error "bundle-differs" FileDiffers { how: String }:
        "This file of the run does not come out as the bundle says: {how}."
        => "Either what is in the bundle was changed afterwards, or the program is another.";

    // The run of which a bundle is to be made
    error "bundle-run-changed" RunChanged:
        "This file was changed or removed since the run wrote it."
        => "Run palmares again into the folder, then make the bundle.";

    error "bundle-run-differs" RunDiffers { how: String }:
        "This file of the run does not come out of these returns: {how}."
        => "Give the returns, settings and templates with which the run was made, or run palmares again, then make the bundle.";
}
