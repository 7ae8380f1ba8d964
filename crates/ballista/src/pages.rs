//! The sink of players' pages: a table into which the rows `played` are inserted. The engine brings
//! what the players of a bucket played, in all parts, to one executor, which writes their pages.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use async_trait::async_trait;
use datafusion::arrow::array::{AsArray, RecordBatch, UInt64Array};
use datafusion::arrow::datatypes::{DataType, Field, Int64Type, Schema, SchemaRef};
use datafusion::catalog::{Session, TableProvider};
use datafusion::common::not_impl_err;
use datafusion::common::tree_node::TreeNodeRecursion;
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::logical_expr::dml::InsertOp;
use datafusion::logical_expr::{Expr, TableType};
use datafusion::physical_expr::expressions::col;
use datafusion::physical_expr::{Distribution, EquivalenceProperties, Partitioning, PhysicalExpr};
use datafusion::physical_plan::execution_plan::{Boundedness, EmissionType};
use datafusion::physical_plan::stream::RecordBatchStreamAdapter;
use datafusion::physical_plan::{
    ChildrenPropertiesMode, DisplayAs, DisplayFormatType, ExecutionPlan, ExecutionPlanProperties,
    PlanProperties, ReplaceChildrenOptions,
};
use futures::{TryStreamExt, stream};
use report::{Publication, Site};
use season::RunOutput;
use season::parts::{PlayerBucketRecord, write_player_pages};
use serde::{Deserialize, Serialize};

use crate::part::Work;
use crate::rows::Rows;

/// The table: folders of pages, a folder for each bucket of players.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PagesTable {
    /// The folder of the plan and the parts.
    pub work: Work,
    /// Into how many buckets the players are divided.
    pub buckets: u16,
}

#[async_trait]
impl TableProvider for PagesTable {
    fn schema(&self) -> SchemaRef {
        Rows::Played.schema()
    }

    fn table_type(&self) -> TableType {
        TableType::Base
    }

    async fn scan(
        &self,
        _: &dyn Session,
        _: Option<&Vec<usize>>,
        _: &[Expr],
        _: Option<usize>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        not_impl_err!("pages can be written, not read")
    }

    async fn insert_into(
        &self,
        _: &dyn Session,
        rows: Arc<dyn ExecutionPlan>,
        _: InsertOp,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        Ok(Arc::new(PagesExec::new(self.clone(), rows)))
    }
}

/// Writes the pages of the buckets whose rows come, and yields how many rows that were.
#[derive(Debug)]
pub struct PagesExec {
    /// Where they go.
    pub pages: PagesTable,
    rows: Arc<dyn ExecutionPlan>,
    properties: Arc<PlanProperties>,
}

impl PagesExec {
    /// Writes pages of rows `played`.
    pub fn new(pages: PagesTable, rows: Arc<dyn ExecutionPlan>) -> PagesExec {
        let count = Schema::new(vec![Field::new("count", DataType::UInt64, false)]);
        let properties = PlanProperties::new(
            EquivalenceProperties::new(Arc::new(count)),
            Partitioning::UnknownPartitioning(rows.output_partitioning().partition_count()),
            EmissionType::Final,
            Boundedness::Bounded,
        );
        PagesExec { pages, rows, properties: Arc::new(properties) }
    }
}

impl DisplayAs for PagesExec {
    fn fmt_as(&self, _: DisplayFormatType, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PagesExec: buckets={}", self.pages.buckets)
    }
}

impl ExecutionPlan for PagesExec {
    fn name(&self) -> &'static str {
        "PagesExec"
    }

    fn properties(&self) -> &Arc<PlanProperties> {
        &self.properties
    }

    // All rows of a bucket are in one partition.
    fn required_input_distribution(&self) -> Vec<Distribution> {
        let bucket = col("bucket", &self.rows.schema());
        vec![match bucket {
            Ok(bucket) => Distribution::KeyPartitioned(vec![bucket]),
            Err(_) => Distribution::SinglePartition,
        }]
    }

    fn children(&self) -> Vec<&Arc<dyn ExecutionPlan>> {
        vec![&self.rows]
    }

    fn apply_expressions(
        &self,
        _: &mut dyn FnMut(&Arc<dyn PhysicalExpr>) -> Result<TreeNodeRecursion>,
    ) -> Result<TreeNodeRecursion> {
        Ok(TreeNodeRecursion::Continue)
    }

    fn replace_children(
        self: Arc<Self>,
        mut children: Vec<Arc<dyn ExecutionPlan>>,
        _: ReplaceChildrenOptions,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let rows = children.pop().unwrap_or_else(|| self.rows.clone());
        Ok(Arc::new(PagesExec::new(self.pages.clone(), rows)))
    }

    fn with_new_children(
        self: Arc<Self>,
        children: Vec<Arc<dyn ExecutionPlan>>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let options = ReplaceChildrenOptions::new(ChildrenPropertiesMode::Recompute);
        self.replace_children(children, options)
    }

    fn execute(
        &self,
        partition: usize,
        context: Arc<TaskContext>,
    ) -> Result<SendableRecordBatchStream> {
        let rows = self.rows.execute(partition, context)?;
        let (pages, schema) = (self.pages.clone(), self.schema());
        let counted = schema.clone();
        let count = async move {
            let rows: Vec<RecordBatch> = rows.try_collect().await?;
            let written = tokio::task::spawn_blocking(move || pages.write(&rows));
            let count = written.await.map_err(|why| DataFusionError::External(why.into()))??;
            let count = Arc::new(UInt64Array::from(vec![count]));
            Ok(RecordBatch::try_new(counted, vec![count])?)
        };
        Ok(Box::pin(RecordBatchStreamAdapter::new(schema, stream::once(count))))
    }
}

impl PagesTable {
    /// Writes the pages of whole buckets. Returns the number of rows.
    fn write(&self, batches: &[RecordBatch]) -> Result<u64> {
        let mut buckets: BTreeMap<u16, Vec<PlayerBucketRecord>> = BTreeMap::new();
        for row in batches.iter().flat_map(rows_in) {
            let row = row?;
            buckets.entry(row.bucket).or_default().push(row);
        }
        let mut count = 0;
        for (bucket, rows) in buckets {
            count += rows.len() as u64;
            let written = self.work.beside_then_moved(&self.folder(bucket), |folder| {
                let publication = Publication::begin(folder).map_err(|why| why.to_string())?;
                let site = Site::new(None).map_err(|why| why.to_string())?;
                write_player_pages(rows, self.buckets, RunOutput::new(publication, &site))
                    .map_err(|why| why.to_string())
            });
            written.map_err(|why| DataFusionError::External(why.into()))?;
        }
        Ok(count)
    }

    /// The folder of a bucket.
    fn folder(&self, bucket: u16) -> PathBuf {
        self.work.pages().join(bucket.to_string())
    }
}

/// The rows of a batch, in the columns of [`Rows::Played`].
fn rows_in(batch: &RecordBatch) -> impl Iterator<Item = Result<PlayerBucketRecord>> {
    let [bucket, position] = [0, 1].map(|at| batch.column(at).as_primitive::<Int64Type>());
    let record = batch.column(2).as_binary::<i32>();
    (0..batch.num_rows()).map(move |row| {
        let wrong = || DataFusionError::Execution("a row of pages is damaged".to_string());
        Ok(PlayerBucketRecord {
            bucket: u16::try_from(bucket.value(row)).map_err(|_| wrong())?,
            position: u32::try_from(position.value(row)).map_err(|_| wrong())?,
            record: record.value(row).to_vec(),
        })
    })
}
