//! Parallel work. This crate starts no threads; the caller can supply a function that runs two
//! independent closures in parallel.

/// Runs two closures, in parallel if possible: `rayon::join` fits.
pub type ParallelJoin = fn(&mut (dyn FnMut() + Send), &mut (dyn FnMut() + Send));

/// Runs one closure after the other.
pub fn join_sequential(one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
    one();
    other();
}
