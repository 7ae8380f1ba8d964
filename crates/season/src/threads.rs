//! Runs work on the number of threads that the user asked for.

/// Does two things at once, as [`model::ParallelJoin`].
pub(super) fn join_parallel(one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
    rayon::join(one, other);
}

/// Runs something with so many threads; none for as many as there are cores.
pub fn run_with_thread_count<T: Send>(
    threads: Option<usize>,
    work: impl FnOnce() -> T + Send,
) -> T {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
    match pool {
        Ok(pool) => pool.install(work),
        // Without threads of its own the work is done by this one.
        Err(_) => work(),
    }
}
