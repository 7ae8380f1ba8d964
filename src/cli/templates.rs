//! The templates of a command, and a watchdog: a template that never ends must not block a season.

use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::exit_status::{ExitStatus, print_error, print_usage_error};
use super::terminal::Terminal;
use report::Site;

/// The longest time for a page.
const LONGEST: Duration = Duration::from_secs(60);
/// The interval of the watchdog.
const EVERY: Duration = Duration::from_millis(500);

/// The built-in templates, replaced by those of a folder. Prints their errors.
pub(super) fn load_template_site(
    folder: Option<&Path>,
    err: &mut Terminal,
) -> Result<Site, ExitStatus> {
    Site::new(folder).map_err(|why| print_unusable_templates(err, &why))
}

/// Prints why templates cannot be used.
pub(super) fn print_unusable_templates(err: &mut Terminal, why: &str) -> ExitStatus {
    print_usage_error(err, &format!("these templates do not work: {why}"))
}

/// Shares a site with a thread that ends the program if a page takes too long: a template cannot be
/// stopped from outside, and nothing is published yet.
pub(super) fn share_site_with_watchdog(site: Site, folder: Option<&Path>) -> Arc<Site> {
    let site = Arc::new(site);
    if folder.is_some() {
        let watched = Arc::downgrade(&site);
        thread::spawn(move || {
            while let Some(site) = watched.upgrade() {
                if let Some(template) = site.slow_template(LONGEST) {
                    print_error(&mut Terminal::new(std::io::stderr()), &endless(&template));
                    std::process::exit(ExitStatus::Usage as i32);
                }
                drop(site);
                thread::sleep(EVERY);
            }
        });
    }
    site
}

fn endless(template: &str) -> String {
    format!(
        "these templates do not work: {template} has spent {} seconds on one page and may never finish",
        LONGEST.as_secs()
    )
}
