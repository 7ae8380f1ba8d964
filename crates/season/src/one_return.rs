//! One return: its record is taken from the earlier run, or it is read, computed and written.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{PoisonError, RwLock};

use workbook::Limits;
use workbook::patch::{AdditionRefusal, Package};

use super::files::read_file_bytes;
use super::find::FoundReturn;
use super::identity::{self, InputHasher};
use super::output::{Progress, RunOutput};
use super::read::{ComputedReturn, OriginalWorkbook, compute_found_from_bytes};
use super::store::{EarlierRecord, EarlierRecords, RecordState};
use engine::awards::SeasonContext;
use model::problem::{InternalFault, RenderedProblem, catch_panic};
use register::page_keys::event_key;
use register::{EventRecord, ReturnRecord, SeasonPlayers, find_return_oddities};
use report::{OutputError, OutputPart, xlsx};
use returns::problems::CopyRebuilt;

/// Which records of the earlier run will do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EarlierRecordRequirement {
    /// Any: the return may be computed again with more knowledge.
    Record,
    /// Only records of which the earlier run has the files as well.
    Files,
}

/// Sees each return as it is computed: again, when the season knows more of its events.
pub(crate) type ReturnObserver<'a> = &'a (dyn Fn(&FoundReturn, &ComputedReturn) + Sync);

/// The returns of a season while they are done.
pub(super) struct RunContext<'a> {
    /// Where their files are written; `None` if nothing is written.
    pub output: Option<&'a RunOutput<'a>>,
    /// Where their pages are written for everybody.
    pub public: &'a [RunOutput<'a>],
    /// The players of all returns, who get their ids as they come.
    pub people: RwLock<SeasonPlayers>,
    /// Hears how far they are.
    pub progress: &'a dyn Progress,
    /// Sees what is computed.
    pub seen: Option<ReturnObserver<'a>>,
    /// Stops the work of other threads after a failure.
    pub failed: AtomicBool,
    /// Makes the identities under which records are stored.
    pub identities: Option<InputHasher>,
    /// The records of an earlier run into the output.
    pub earlier: EarlierRecords,
}

impl RunContext<'_> {
    /// Does one return. `before`: its files as they were made with less knowledge.
    pub(super) fn compute_or_reuse_return(
        &self,
        found: &FoundReturn,
        context: &SeasonContext,
        before: Option<&RecordState>,
        wanted: EarlierRecordRequirement,
    ) -> Result<(ReturnRecord, RecordState), OutputError> {
        if self.failed.load(Ordering::Relaxed) {
            return Ok(Default::default());
        }
        self.progress.doing(&found.path);
        let files = before.and_then(|before| before.files.as_ref());
        let done = self.take_back(files).and_then(|()| self.known_or_new(found, context, wanted));
        if done.is_err() {
            self.failed.store(true, Ordering::Relaxed);
        }
        self.progress.done();
        done
    }

    fn take_back(&self, files: Option<&Vec<String>>) -> Result<(), OutputError> {
        let outputs = || self.output.into_iter().chain(self.public);
        let names = files.into_iter().flatten();
        let mut each = names.flat_map(|name| outputs().map(move |output| (output, name)));
        each.try_for_each(|(output, name)| output.publication.withdraw_file(name))
    }

    fn known_or_new(
        &self,
        found: &FoundReturn,
        context: &SeasonContext,
        wanted: EarlierRecordRequirement,
    ) -> Result<(ReturnRecord, RecordState), OutputError> {
        let bytes = read_file_bytes(&found.file);
        let identities = bytes.as_ref().ok().zip(self.identities.as_ref());
        let identity =
            identities.and_then(|(bytes, own)| own.hash_of_return(found, bytes, context));
        if let Some(identity) = identity
            && let Some(EarlierRecord { record, files }) = self.earlier.find_record(identity)
            && self.keep(files.as_ref(), wanted)?
        {
            let mut people = self.people.write().unwrap_or_else(PoisonError::into_inner);
            let filed = RecordState { identity: Some(identity), is_known: true, files };
            return Ok((record.resolve_or_add_players(&mut people), filed));
        }
        let computed = compute_found_from_bytes(found, bytes, context);
        if let Some(see) = self.seen {
            see(found, &computed);
        }
        let (record, files) = self.write(found, computed)?;
        Ok((record, RecordState { identity, is_known: false, files: Some(files) }))
    }

    /// The record of a return that was computed; nothing is written.
    pub(super) fn record_of_computed_return(
        &self,
        found: &FoundReturn,
        computed: ComputedReturn,
    ) -> Result<(ReturnRecord, RecordState), OutputError> {
        let (record, files) = self.write(found, computed)?;
        Ok((record, RecordState { identity: None, is_known: false, files: Some(files) }))
    }

    /// Keeps the files of a record of the earlier run. Returns whether it will do.
    fn keep(
        &self,
        files: Option<&Vec<String>>,
        wanted: EarlierRecordRequirement,
    ) -> Result<bool, OutputError> {
        let (Some(output), Some(files)) = (self.output, files) else {
            return Ok(wanted == EarlierRecordRequirement::Record);
        };
        for name in files {
            if !output.publication.can_keep_file(name)? {
                return Ok(false);
            }
        }
        files
            .iter()
            .try_for_each(|name| output.publication.keep_file(name).map(drop))
            .map(|()| true)
    }

    /// Writes what is made of a return; returns its record and the names of its files.
    fn write(
        &self,
        found: &FoundReturn,
        mut computed: ComputedReturn,
    ) -> Result<(ReturnRecord, Vec<String>), OutputError> {
        let mut files = Vec::new();
        let language = found.settings.language().unwrap_or_default();
        let copied = self.output.is_none_or(|output| output.site.has_part(OutputPart::Workbooks));
        let mut record = ReturnRecord {
            path: found.path.clone(),
            annotated: computed
                .workbook_copy
                .as_ref()
                .filter(|_| copied)
                .map(|_| found.annotated_path().to_string()),
            events: Vec::with_capacity(computed.outcomes.len()),
            competitions: found.settings.competitions_with_ranks(&computed.competitions),
            odd: find_return_oddities(&computed.outcomes, computed.workbook_copy.as_ref()),
            quiet: found.settings.silenced_checks(),
            problems: Vec::new(),
        };
        {
            let mut people = self.people.write().unwrap_or_else(PoisonError::into_inner);
            for outcome in &computed.outcomes {
                let key = event_key(&found.key, &outcome.event.id);
                let event = EventRecord::new(outcome, key, &mut people);
                record.events.push(EventRecord { language, ..event });
            }
        }
        if self.identities.is_some() {
            let people = self.people.read().unwrap_or_else(PoisonError::into_inner);
            let events = record.events.iter_mut();
            events.for_each(|event| event.content = identity::event_hash(found, event, &people));
        }
        if let Some(output) = self.output {
            if copied {
                files.extend(self.write_annotated(found, &mut computed, &mut record, output)?);
            }
            files.extend(self.write_pages(&computed, &record, output)?);
        }
        for public in self.public {
            self.write_pages(&computed, &record, public)?;
        }
        record.problems = computed.problems;
        Ok((record, files))
    }

    /// Writes the annotated copy; returns its name. A return of which none can be made costs the
    /// others nothing; a disk that is full stops the run.
    fn write_annotated(
        &self,
        found: &FoundReturn,
        computed: &mut ComputedReturn,
        record: &mut ReturnRecord,
        output: &RunOutput<'_>,
    ) -> Result<Option<String>, OutputError> {
        if let Some(name) = self.write_patched(found, computed, record, output)? {
            return Ok(Some(name));
        }
        let Some(annotation) = annotation_of(found, computed) else { return Ok(None) };
        let name = format!("returns/{}", found.annotated_path());
        let why = match catch_panic(|| xlsx::rebuilt_annotated_book(&annotation)) {
            Ok(Ok(book)) => {
                return output.publication.write_file(&name, &book).map(|()| Some(name));
            }
            Ok(Err(why)) => why.to_string(),
            Err(fault) => fault.why,
        };
        record.annotated = None;
        computed.problems.push(RenderedProblem::for_file(InternalFault { why }));
        Ok(None)
    }

    /// Writes the annotated copy that is the return itself with additions; returns its name. If
    /// there is none, a note says why.
    fn write_patched(
        &self,
        found: &FoundReturn,
        computed: &mut ComputedReturn,
        record: &mut ReturnRecord,
        output: &RunOutput<'_>,
    ) -> Result<Option<String>, OutputError> {
        let Some(original) = computed.original.take() else { return Ok(None) };
        let Some(annotation) = annotation_of(found, computed) else { return Ok(None) };
        let why = match catch_panic(|| patched(&annotation, &original)) {
            Ok(Ok((book, macros))) => {
                let own = found.annotated_path_by_macros(macros);
                let name = format!("returns/{own}");
                output.publication.write_file(&name, &book)?;
                record.annotated = Some(own);
                return Ok(Some(name));
            }
            Ok(Err(why)) => why.to_string(),
            Err(fault) => fault.why,
        };
        computed.problems.push(RenderedProblem::for_file(CopyRebuilt { why }));
        Ok(None)
    }

    /// Writes the pages of the events that an output shows; returns their names.
    fn write_pages(
        &self,
        computed: &ComputedReturn,
        record: &ReturnRecord,
        output: &RunOutput<'_>,
    ) -> Result<Vec<String>, OutputError> {
        let publication = &output.publication;
        let site = output.site;
        let mut files = Vec::new();
        let events = record.events.iter().zip(&computed.outcomes);
        let shown =
            |event: &EventRecord| site.has_part(OutputPart::Pages) && site.shows_event(event);
        for (event, outcome) in events.filter(|(event, _)| shown(event)) {
            let veiled = site.embargo.then(|| event.embargoed());
            let (event, known) = (veiled.as_ref().unwrap_or(event), event);
            let (page, mut pages) = {
                let people = self.people.read().unwrap_or_else(PoisonError::into_inner);
                let annotated = record.annotated.as_deref().filter(|_| !site.embargo);
                let problems = &computed.problems;
                let mut pages = output.site.traveller_and_card_pages(&people, event, outcome)?;
                pages.extend(output.site.entry_desk_page(&people, known, outcome)?);
                pages.extend(output.site.prize_receipts_page(&people, event, outcome)?);
                // Who plays whom next is no secret, unless it is told by points.
                if !site.embargo || outcome.table.is_none() {
                    pages.extend(output.site.next_round_page(&people, known, outcome)?);
                    pages.extend(output.site.place_card_pages(&people, known, outcome)?);
                }
                // Pairing cards tell results.
                if !site.embargo {
                    pages.extend(output.site.pairing_card_pages(&people, known, outcome)?);
                }
                (output.site.event_page(&people, event, outcome, annotated, problems)?, pages)
            };
            pages.push((format!("events/{}.html", event.key), page));
            for (name, page) in pages {
                publication.write_file(&name, &page)?;
                files.push(name);
            }
        }
        Ok(files)
    }
}

/// What the annotated copy of a return is made of.
fn annotation_of<'a>(
    found: &'a FoundReturn,
    computed: &'a ComputedReturn,
) -> Option<xlsx::AnnotationInput<'a>> {
    Some(xlsx::AnnotationInput {
        path: &found.path,
        workbook_copy: computed.workbook_copy.as_ref()?,
        outcomes: &computed.outcomes,
        problems: &computed.problems,
        language: found.settings.language().unwrap_or_default(),
    })
}

/// The annotated copy that is the return itself with additions, and whether it has macros.
fn patched(
    annotation: &xlsx::AnnotationInput<'_>,
    original: &OriginalWorkbook,
) -> Result<(Vec<u8>, bool), AdditionRefusal> {
    let package = Package::open(&original.bytes, Limits::default())?;
    let macros = package.is_macro_enabled();
    Ok((xlsx::patched_annotated_book(annotation, package, &original.earlier)?, macros))
}
