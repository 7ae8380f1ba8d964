//! Sessions and sections: the parts of an event that hold participants, boards and matches.

use std::rc::Rc;

use super::tree::UsebioElement;

/// A name shared by many rows, without a copy for each.
pub(super) type RefCountedName = Option<Rc<str>>;

/// A part of an event: the event itself, a session, a section.
#[derive(Debug, Clone)]
pub(super) struct UsebioEventPart<'a> {
    pub element: &'a UsebioElement,
    /// Its session, if there are several.
    pub session: RefCountedName,
    /// Its section, if there are several.
    pub section: RefCountedName,
}

impl<'a> UsebioEventPart<'a> {
    /// All parts of an event, the event first.
    pub(super) fn parts_of_event(event: &'a UsebioElement) -> Vec<UsebioEventPart<'a>> {
        let mut scopes = Vec::new();
        walk(event, (None, None), &mut scopes);
        for slot in [session_of, section_of] {
            let mut names: Vec<Rc<str>> =
                scopes.iter_mut().filter_map(|scope| slot(scope).clone()).collect();
            names.sort();
            names.dedup();
            // A single name distinguishes nothing.
            if names.len() < 2 {
                scopes.iter_mut().for_each(|scope| *slot(scope) = None);
            }
        }
        scopes
    }

    /// The session and section of an element in this part; the element may name its own.
    pub(super) fn session_and_section(
        &self,
        element: &UsebioElement,
    ) -> (RefCountedName, RefCountedName) {
        let own = |name: &str| element.child_text(name).map(Rc::from);
        (
            own("SESSION_ID").or_else(|| self.session.clone()),
            own("SECTION_ID").or_else(|| self.section.clone()),
        )
    }
}

fn session_of<'s>(scope: &'s mut UsebioEventPart<'_>) -> &'s mut RefCountedName {
    &mut scope.session
}

fn section_of<'s>(scope: &'s mut UsebioEventPart<'_>) -> &'s mut RefCountedName {
    &mut scope.section
}

/// Walks sessions and sections, nested in either order and numbered if they have no name.
fn walk<'a>(
    element: &'a UsebioElement,
    names: (RefCountedName, RefCountedName),
    scopes: &mut Vec<UsebioEventPart<'a>>,
) {
    let (session, section) = names;
    scopes.push(UsebioEventPart { element, session: session.clone(), section: section.clone() });
    for (number, child) in (1u32..).zip(element.children_named("SESSION")) {
        let name = name_of(child, ["SESSION_ID", "SESSION_NUMBER"], number);
        walk(child, (Some(name), section.clone()), scopes);
    }
    for (number, child) in (1u32..).zip(element.children_named("SECTION")) {
        let name = name_of(child, ["SECTION_ID", "SECTION_NAME"], number);
        walk(child, (session.clone(), Some(name)), scopes);
    }
}

fn name_of(element: &UsebioElement, names: [&str; 2], number: u32) -> Rc<str> {
    let found = names.into_iter().find_map(|name| element.child_text(name));
    found.map_or_else(|| number.to_string().into(), Rc::from)
}
