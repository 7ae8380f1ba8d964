//! Two pieces of work at once. This crate starts no threads: where two pieces of work need
//! nothing of each other, the caller may hand in what runs both.

/// Runs two pieces of work, at once where there are threads for both: `rayon::join` fits.
pub type Both = fn(&mut (dyn FnMut() + Send), &mut (dyn FnMut() + Send));

/// Runs one piece of work after the other.
pub fn in_turn(one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
    one();
    other();
}
