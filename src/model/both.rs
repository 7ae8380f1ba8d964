//! Two things at once. Only `season` knows of threads; whoever has two things to do
//! that need nothing of each other is handed what does both.

/// Does two things, at once where there are threads for both.
pub type Both = fn(&mut (dyn FnMut() + Send), &mut (dyn FnMut() + Send));

/// Does one thing after the other, where there is little to do.
pub fn in_turn(one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
    one();
    other();
}
