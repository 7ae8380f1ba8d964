//! The processes of a cluster: a scheduler, and executors on one machine or several.

use std::net::SocketAddr;
use std::sync::Arc;

use ballista_core::config::TaskSchedulingPolicy;
use ballista_core::error::{BallistaError, Result};
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::start_server;

use crate::codec::Codec;

/// Executors ask for tasks. If the scheduler sends them instead, the default of Ballista 55, the slot
/// of a task that it takes back when another executor is lost never becomes free again.
const POLICY: TaskSchedulingPolicy = TaskSchedulingPolicy::PullStaged;

/// Where a scheduler listens, and how long it waits for executors.
#[derive(Debug, clap::Args)]
pub struct Scheduler {
    /// The address and the port.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:50050")]
    bind: SocketAddr,

    /// The name by which executors and clients reach it.
    #[arg(long, value_name = "NAME", default_value = "127.0.0.1")]
    name: String,

    /// An executor that was not heard for so many seconds is lost; what it did is done again.
    /// It is heard every five seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(12..))]
    lost_after: u64,
}

/// An executor: where it listens, and what it does at once.
#[derive(Debug, clap::Args)]
pub struct Executor {
    /// The scheduler.
    #[arg(long, value_name = "NAME:PORT", default_value = "127.0.0.1:50050")]
    scheduler: String,

    /// The address and the first of two ports.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:50051")]
    bind: SocketAddr,

    /// The name by which the scheduler, clients and other executors reach it.
    #[arg(long, value_name = "NAME", default_value = "127.0.0.1")]
    name: String,

    /// How many parts it computes at once, each on a thread of its own.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    slots: u32,

    /// The folder for what is shuffled; one of its own, which is removed at the end, without.
    #[arg(long, value_name = "DIR")]
    shuffle: Option<String>,
}

impl Scheduler {
    /// Serves until it is killed.
    ///
    /// # Errors
    ///
    /// If the port is in use.
    pub async fn run(&self) -> Result<()> {
        let codec = Arc::new(Codec::default());
        let config = SchedulerConfig {
            bind_host: self.bind.ip().to_string(),
            bind_port: self.bind.port(),
            external_host: self.name.clone(),
            scheduling_policy: POLICY,
            executor_timeout_seconds: self.lost_after,
            expire_dead_executor_interval_seconds: (self.lost_after / 4).max(1),
            no_executors_grace_period_seconds: self.lost_after,
            override_logical_codec: Some(codec.clone()),
            override_physical_codec: Some(codec),
            ..SchedulerConfig::default()
        };
        let cluster = BallistaCluster::new_from_config(&config).await?;
        start_server(cluster, self.bind, Arc::new(config)).await
    }
}

impl Executor {
    /// Works until it is killed or loses its scheduler.
    ///
    /// # Errors
    ///
    /// If it does not reach the scheduler, or a port is in use.
    pub async fn run(&self) -> Result<()> {
        let wrong = || BallistaError::Configuration("--scheduler is NAME:PORT".to_string());
        let (host, port) = self.scheduler.rsplit_once(':').ok_or_else(wrong)?;
        let own = tempfile::Builder::new().prefix("palmares-shuffle-").tempdir()?;
        let shuffle = self.shuffle.clone();
        let codec = Arc::new(Codec::default());
        let config = ExecutorProcessConfig {
            bind_host: self.bind.ip().to_string(),
            external_host: Some(self.name.clone()),
            port: self.bind.port(),
            grpc_port: self.bind.port() + 1,
            scheduler_host: host.to_string(),
            scheduler_port: port.parse().map_err(|_| wrong())?,
            scheduler_connect_timeout_seconds: 30,
            task_scheduling_policy: POLICY,
            vcores: self.slots as usize,
            work_dir: shuffle.or_else(|| own.path().to_str().map(str::to_string)),
            override_logical_codec: Some(codec.clone()),
            override_physical_codec: Some(codec),
            ..ExecutorProcessConfig::default()
        };
        start_executor_process(Arc::new(config)).await
    }
}
