//! The node of a plan that computes parts of a season.

use std::fmt;
use std::sync::Arc;

use datafusion::arrow::array::{AsArray, RecordBatch};
use datafusion::arrow::datatypes::{Int64Type, SchemaRef};
use datafusion::common::project_schema;
use datafusion::common::tree_node::TreeNodeRecursion;
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::physical_expr::{EquivalenceProperties, Partitioning, PhysicalExpr};
use datafusion::physical_plan::execution_plan::{Boundedness, EmissionType};
use datafusion::physical_plan::stream::RecordBatchStreamAdapter;
use datafusion::physical_plan::{
    ChildrenPropertiesMode, DisplayAs, DisplayFormatType, ExecutionPlan, ExecutionPlanProperties,
    PlanProperties, ReplaceChildrenOptions,
};
use futures::{StreamExt, TryStreamExt, stream};
use log::info;

use crate::part::Work;

/// Computes the parts whose numbers come from below, and yields their rows.
#[derive(Debug)]
pub struct PartsExec {
    /// What is computed.
    pub work: Work,
    /// The columns that are wanted; all without.
    pub projection: Option<Vec<usize>>,
    numbers: Arc<dyn ExecutionPlan>,
    properties: Arc<PlanProperties>,
}

impl PartsExec {
    /// Computes parts; `numbers` has a column with their numbers.
    ///
    /// # Errors
    ///
    /// If a column of the projection does not exist.
    pub fn new(
        work: Work,
        projection: Option<Vec<usize>>,
        numbers: Arc<dyn ExecutionPlan>,
    ) -> Result<PartsExec> {
        let schema = project_schema(&work.rows.schema(), projection.as_ref())?;
        let partitions = numbers.output_partitioning().partition_count();
        let properties = PlanProperties::new(
            EquivalenceProperties::new(schema),
            Partitioning::UnknownPartitioning(partitions),
            EmissionType::Final,
            Boundedness::Bounded,
        );
        Ok(PartsExec { work, projection, numbers, properties: Arc::new(properties) })
    }
}

impl DisplayAs for PartsExec {
    fn fmt_as(&self, _: DisplayFormatType, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PartsExec: rows={:?}", self.work.rows)
    }
}

impl ExecutionPlan for PartsExec {
    fn name(&self) -> &'static str {
        "PartsExec"
    }

    fn properties(&self) -> &Arc<PlanProperties> {
        &self.properties
    }

    fn children(&self) -> Vec<&Arc<dyn ExecutionPlan>> {
        vec![&self.numbers]
    }

    fn apply_expressions(
        &self,
        _: &mut dyn FnMut(&Arc<dyn PhysicalExpr>) -> Result<TreeNodeRecursion>,
    ) -> Result<TreeNodeRecursion> {
        Ok(TreeNodeRecursion::Continue)
    }

    // Numbers that are shuffled would be parts in other partitions.
    fn benefits_from_input_partitioning(&self) -> Vec<bool> {
        vec![false]
    }

    fn replace_children(
        self: Arc<Self>,
        mut children: Vec<Arc<dyn ExecutionPlan>>,
        _: ReplaceChildrenOptions,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let numbers = children.pop().unwrap_or_else(|| self.numbers.clone());
        let own = PartsExec::new(self.work.clone(), self.projection.clone(), numbers)?;
        Ok(Arc::new(own))
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
        let numbers = self.numbers.execute(partition, context)?;
        let (work, projection) = (self.work.clone(), self.projection.clone());
        let rows = numbers.map(move |numbers| {
            let (work, projection) = (work.clone(), projection.clone());
            async move {
                let rows = tokio::task::spawn_blocking(move || computed(&work, &numbers?));
                let rows = rows.await.map_err(|why| DataFusionError::External(why.into()))??;
                let projected = move |batch: RecordBatch| match &projection {
                    Some(columns) => Ok(batch.project(columns)?),
                    None => Ok(batch),
                };
                Ok::<_, DataFusionError>(stream::iter(rows.into_iter().map(projected)))
            }
        });
        let rows = rows.buffered(1).try_flatten();
        let schema: SchemaRef = self.properties.equivalence_properties().schema().clone();
        Ok(Box::pin(RecordBatchStreamAdapter::new(schema, rows)))
    }
}

/// The rows of parts.
fn computed(work: &Work, numbers: &RecordBatch) -> Result<Vec<RecordBatch>> {
    let mut rows = Vec::new();
    for number in numbers.column(0).as_primitive::<Int64Type>().values() {
        let part = u32::try_from(*number).map_err(|why| DataFusionError::External(why.into()))?;
        info!("part {part} begins");
        rows.extend(work.compute(part).map_err(|why| DataFusionError::External(why.into()))?);
        info!("part {part} is done");
    }
    Ok(rows)
}
