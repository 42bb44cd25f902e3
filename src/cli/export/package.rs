//! Lessons as a package for a learning platform.

use crate::bundled::Bundled;
use crate::cli::language::{chosen, spoken};
use crate::cli::refusal::Refusal;
use crate::explain::{Message, Tell};
use crate::export::scorm::{self, Package, PackagedLesson};
use crate::export::zip::{self, ArchivedFile};
use crate::files::{self, Draft, FileError, LESSONS};
use crate::lesson::Lesson;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// The word for all lessons.
const COURSE: &str = "course";
/// The files without which nothing is the page.
const NEEDED: [&str; 4] = ["index.html", "page.js", "later.js", "recuo.wasm"];

/// Writes a lesson, or the course, with the page in a folder or a zip archive as a package.
pub fn write(
    source: &str,
    page: Option<&Path>,
    output: &Path,
    replaces: bool,
) -> Result<ExitCode, Refusal> {
    let Some(page) = page else {
        return Err(Refusal::BadUsage(Message::new("usage-page")));
    };
    let no_page = || Message::new("package-page").with("name", page.display().to_string());
    let mut files = read_page(page)?.ok_or_else(no_page)?;
    let package = contents(source, &mut files)?;
    let files = scorm::package(files, &package).ok_or_else(no_page)?;
    let mut draft = Draft::create(output, replaces)?;
    draft.write(&zip::pack(&files)?)?;
    draft.finish()?;
    Ok(ExitCode::SUCCESS)
}

/// What the package has. A lesson of one's own is added to the files.
fn contents(source: &str, files: &mut Vec<ArchivedFile>) -> Result<Package, Refusal> {
    let language = spoken();
    let packaged = |name: &str, lesson: &Lesson| PackagedLesson {
        name: name.to_owned(),
        title: lesson.title.get(language).to_owned(),
    };
    if source == COURSE {
        let read =
            |(id, text): &(&str, Bundled)| Some(packaged(id, &Lesson::read(text.text()).ok()?));
        let lessons = LESSONS.iter().filter_map(read).collect();
        return Ok(Package {
            id: COURSE.to_owned(),
            title: language.word("course"),
            lessons,
            language: chosen(),
        });
    }
    let path = Path::new(source);
    let lesson = files::read_lesson(path)?;
    let mut name = lesson.id.clone();
    if files::built_in_lesson(path).is_none() {
        name += ".ron";
        let text = files::read_text(path).map_err(|error| Refusal::from(error.message()))?;
        files.push((name.clone(), text.into_bytes()));
    }
    let packaged = packaged(&name, &lesson);
    Ok(Package {
        id: lesson.id,
        title: packaged.title.clone(),
        lessons: vec![packaged],
        language: chosen(),
    })
}

/// The page's files in a folder, or in an archive, in which they may be in a folder. `None` if some
/// are missing.
fn read_page(page: &Path) -> Result<Option<Vec<ArchivedFile>>, Refusal> {
    let refused = |error: io::Error| FileError::of(error, &page.display().to_string());
    let read = || -> io::Result<Option<Vec<ArchivedFile>>> {
        if page.is_dir() {
            let mut files = files::read_folder(page)?;
            files.retain(|(name, _)| is_of_page(name));
            return Ok(Some(files));
        }
        Ok(read_archive(&files::read_bytes(page)?))
    };
    let files = read().map_err(|error| Refusal::from(refused(error).message()))?;
    let has = |files: &[ArchivedFile], name: &str| files.iter().any(|(known, _)| known == name);
    Ok(files.filter(|files| NEEDED.iter().all(|name| has(files, name))))
}

fn read_archive(archive: &[u8]) -> Option<Vec<ArchivedFile>> {
    let mut folder = None;
    zip::unpack(archive, |name| {
        folder = folder
            .take()
            .or_else(|| Some(name.strip_suffix("index.html")?.to_owned()));
        false
    })?;
    let folder = folder?;
    let own = |name: &str| name.strip_prefix(&folder).is_some_and(is_of_page);
    let mut files = zip::unpack(archive, own)?;
    for (name, _) in &mut files {
        *name = name[folder.len()..].to_owned();
    }
    Some(files)
}

/// Whether a file beside the page is of it. Compressed twins are for web servers.
fn is_of_page(name: &str) -> bool {
    let ending = Path::new(name).extension().unwrap_or_default();
    !name.is_empty() && !name.contains('/') && ending != "br" && ending != "gz"
}
