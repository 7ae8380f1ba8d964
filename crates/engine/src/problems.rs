//! Problems that more than one room raises. They are declared here, since every room that reads,
//! scores or gathers returns can name `engine`.

use model::problem::problems;

problems! {
    // Cells
    error "missing-cell" "Cell missing" MissingCell { column: String }:
        "“{column}” is missing here, so this row was skipped."
        => "Fill it in, or delete the rest of the row.";

    // Entries
    warning "number-two-names" "One number with two names" NumberTwoNames { number: String, name: String, other: String, other_at: String }:
        "The member number {number} belongs to {name} here and to {other} at {other_at}."
        => "Correct whichever number is wrong; points are credited by number.";

    note "name-spelt-differently" "Name spelt differently" NameSpeltDifferently { number: String, name: String, other: String }:
        "The member with number {number} is {name} here and {other} elsewhere."
        => "The number counts, so nothing is lost; correct the spelling if you like.";
}
