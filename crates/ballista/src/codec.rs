//! Carries the table `returns` from the client to the scheduler, and the node that computes parts
//! from there to the executors.

use std::fmt;
use std::sync::Arc;

use ballista_core::serde::{BallistaLogicalExtensionCodec, BallistaPhysicalExtensionCodec};
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::catalog::TableProvider;
use datafusion::common::TableReference;
use datafusion::datasource::file_format::FileFormatFactory;
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::TaskContext;
use datafusion::logical_expr::{Extension, LogicalPlan};
use datafusion::physical_plan::ExecutionPlan;
use datafusion_proto::logical_plan::LogicalExtensionCodec;
use datafusion_proto::physical_plan::{PhysicalExtensionCodec, PhysicalProtoConverterExtension};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::pages::{PagesExec, PagesTable};
use crate::part::Work;
use crate::scan::PartsExec;
use crate::table::ReturnsTable;

/// What our own nodes begin with; no node of Ballista does.
const OURS: &[u8] = b"palmares ";

/// Of our own nodes, and all that Ballista knows.
#[derive(Default)]
pub struct Codec {
    logical: BallistaLogicalExtensionCodec,
    physical: BallistaPhysicalExtensionCodec,
}

impl fmt::Debug for Codec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Codec")
    }
}

/// What is sent of our tables.
#[derive(Serialize, Deserialize)]
enum SentTable {
    Returns(ReturnsTable),
    Pages(PagesTable),
}

/// What is sent of our nodes.
#[derive(Serialize, Deserialize)]
enum SentNode {
    Parts(Work, Option<Vec<usize>>),
    Pages(PagesTable),
}

fn put(node: &impl Serialize, bytes: &mut Vec<u8>) -> Result<()> {
    bytes.extend_from_slice(OURS);
    serde_json::to_writer(bytes, node).map_err(|why| DataFusionError::External(why.into()))
}

/// Our node; `None` if it is none of ours.
fn taken<T: DeserializeOwned>(bytes: &[u8]) -> Option<Result<T>> {
    let own = serde_json::from_slice(bytes.strip_prefix(OURS)?);
    Some(own.map_err(|why| DataFusionError::External(why.into())))
}

impl LogicalExtensionCodec for Codec {
    fn try_decode(
        &self,
        bytes: &[u8],
        inputs: &[LogicalPlan],
        context: &TaskContext,
    ) -> Result<Extension> {
        self.logical.try_decode(bytes, inputs, context)
    }

    fn try_encode(&self, node: &Extension, bytes: &mut Vec<u8>) -> Result<()> {
        self.logical.try_encode(node, bytes)
    }

    fn try_decode_table_provider(
        &self,
        bytes: &[u8],
        table: &TableReference,
        schema: SchemaRef,
        context: &TaskContext,
    ) -> Result<Arc<dyn TableProvider>> {
        match taken(bytes).transpose()? {
            Some(SentTable::Returns(table)) => Ok(Arc::new(table)),
            Some(SentTable::Pages(table)) => Ok(Arc::new(table)),
            None => self.logical.try_decode_table_provider(bytes, table, schema, context),
        }
    }

    fn try_encode_table_provider(
        &self,
        table: &TableReference,
        node: Arc<dyn TableProvider>,
        bytes: &mut Vec<u8>,
    ) -> Result<()> {
        if let Some(own) = node.downcast_ref::<ReturnsTable>() {
            put(&SentTable::Returns(own.clone()), bytes)
        } else if let Some(own) = node.downcast_ref::<PagesTable>() {
            put(&SentTable::Pages(own.clone()), bytes)
        } else {
            self.logical.try_encode_table_provider(table, node, bytes)
        }
    }

    fn try_decode_file_format(
        &self,
        bytes: &[u8],
        context: &TaskContext,
    ) -> Result<Arc<dyn FileFormatFactory>> {
        self.logical.try_decode_file_format(bytes, context)
    }

    fn try_encode_file_format(
        &self,
        bytes: &mut Vec<u8>,
        node: Arc<dyn FileFormatFactory>,
    ) -> Result<()> {
        self.logical.try_encode_file_format(bytes, node)
    }
}

impl PhysicalExtensionCodec for Codec {
    fn try_decode(
        &self,
        bytes: &[u8],
        inputs: &[Arc<dyn ExecutionPlan>],
        context: &TaskContext,
        converter: &dyn PhysicalProtoConverterExtension,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        match (taken(bytes).transpose()?, inputs) {
            (Some(SentNode::Parts(work, projection)), [numbers]) => {
                Ok(Arc::new(PartsExec::new(work, projection, numbers.clone())?))
            }
            (Some(SentNode::Pages(pages)), [rows]) => {
                Ok(Arc::new(PagesExec::new(pages, rows.clone())))
            }
            _ => self.physical.try_decode(bytes, inputs, context, converter),
        }
    }

    fn try_encode(
        &self,
        node: Arc<dyn ExecutionPlan>,
        bytes: &mut Vec<u8>,
        converter: &dyn PhysicalProtoConverterExtension,
    ) -> Result<()> {
        if let Some(own) = node.downcast_ref::<PartsExec>() {
            put(&SentNode::Parts(own.work.clone(), own.projection.clone()), bytes)
        } else if let Some(own) = node.downcast_ref::<PagesExec>() {
            put(&SentNode::Pages(own.pages.clone()), bytes)
        } else {
            self.physical.try_encode(node, bytes, converter)
        }
    }
}
