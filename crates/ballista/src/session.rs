//! The client's side: statements for a cluster. It connects to a scheduler, makes the table
//! function `returns` known and runs SQL there; `codec` carries what palmares adds to the plans.

use std::path::PathBuf;
use std::sync::Arc;

use ballista::prelude::{SessionConfigExt, SessionContextExt};
use datafusion::arrow::array::RecordBatch;
use datafusion::catalog::TableProvider;
use datafusion::error::Result;
use datafusion::execution::SessionStateBuilder;
use datafusion::prelude::{SessionConfig, SessionContext};
use datafusion::sql::parser::DFParser;

use crate::codec::Codec;
use crate::named;
use crate::table::ReturnsFunction;

/// A session with a cluster, in which statements know `returns`.
pub struct Cluster {
    context: SessionContext,
}

impl Cluster {
    /// The cluster of a scheduler, given as `NAME:PORT`. Parts are written to `out` where a statement
    /// names no folder.
    ///
    /// # Errors
    ///
    /// If the name is none.
    pub async fn at(scheduler: &str, out: Option<PathBuf>) -> Result<Cluster> {
        let codec = Arc::new(Codec::default());
        // The adaptive planner, the default of Ballista 55, does not promise to survive the loss of an
        // executor (datafusion-ballista issue 1986); the other one does.
        let config = SessionConfig::new_with_ballista()
            .with_ballista_adaptive_query_planner(false)
            .with_ballista_logical_extension_codec(codec.clone())
            .with_ballista_physical_extension_codec(codec)
            .with_information_schema(true);
        let state = SessionStateBuilder::new().with_config(config).with_default_features().build();
        let url = format!("df://{scheduler}");
        let context = SessionContext::remote_with_state(&url, state).await?;
        context.register_udtf("returns", Arc::new(ReturnsFunction { out }));
        Ok(Cluster { context })
    }

    /// Makes a table known by a name.
    ///
    /// # Errors
    ///
    /// If the name is taken.
    pub fn with(self, name: &str, table: impl TableProvider + 'static) -> Result<Cluster> {
        self.context.register_table(name, Arc::new(table))?;
        Ok(self)
    }

    /// Runs statements one after the other. Returns the rows of the last one.
    ///
    /// # Errors
    ///
    /// If a statement is none, or the cluster cannot run it.
    pub async fn sql(&self, statements: &str) -> Result<Vec<RecordBatch>> {
        let mut rows = Vec::new();
        for mut statement in DFParser::parse_sql(statements)? {
            named::in_order(&mut statement)?;
            let plan = self.context.state().statement_to_plan(statement).await?;
            rows = self.context.execute_logical_plan(plan).await?.collect().await?;
        }
        Ok(rows)
    }
}
