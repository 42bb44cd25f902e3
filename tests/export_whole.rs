//! Exports are complete or absent, whatever is in the way and however they are interrupted.

use crate::common::exports::*;
use crate::common::program::folder;
#[cfg(unix)]
use crate::common::program::{ENDLESS, in_english};
#[cfg(unix)]
use crate::common::terminal::{interrupt, terminate};
use std::path::Path;
#[cfg(unix)]
use std::process::{Child, Command, Stdio};

/// Four boards at once.
#[cfg(unix)]
const FOUR: &str = "................................................................................. \
                    --strategy naive,masks,propagation,algorithm-x";

#[test]
fn nothing_is_replaced_unasked() {
    let folder = folder("force");
    std::fs::write(folder.join("kept.svg"), "mine").expect("it is written");
    let said = refused(1, &folder, &format!("{SHORT} -o kept.svg"));
    assert!(
        said.contains("kept.svg is there already; --force"),
        "{said}"
    );
    assert_eq!(std::fs::read(folder.join("kept.svg")).unwrap(), b"mine");
    let new = exported_text(&folder, "kept.svg", &format!("{SHORT} --force"));
    assert!(new.starts_with("<svg"));
    std::fs::create_dir(folder.join("folder.svg")).unwrap();
    let said = refused(1, &folder, &format!("{SHORT} --force -o folder.svg"));
    assert!(said.contains("not a file that can be replaced"), "{said}");
    for path in ["nowhere/x.svg", "kept.svg/x.svg"] {
        let said = refused(1, &folder, &format!("{SHORT} -o {path}"));
        assert!(said.contains("there is no such folder"), "{said}");
    }
    // Nobody may write there, not even root.
    if Path::new("/sys/kernel").exists() {
        let said = refused(1, &folder, &format!("{SHORT} -o /sys/kernel/x.svg"));
        assert!(
            said.contains("nothing may be put into this folder"),
            "{said}"
        );
    }
}

/// The error of an export started by this shell command, which gets the program as its first
/// argument; `None` if the shell cannot set it up.
#[cfg(unix)]
fn told_by_shell(folder: &Path, line: &str) -> Option<String> {
    let output = in_english(&mut Command::new("sh"))
        .args(["-c", line, "sh", env!("CARGO_BIN_EXE_recuo")])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect("a shell");
    match output.status.code() {
        Some(1) => Some(String::from_utf8_lossy(&output.stderr).into_owned()),
        Some(77) => None,
        other => panic!("{line}: {other:?}"),
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_nothing_behind() {
    let folder = folder("full");
    for arguments in ["x.png", "x.gif", "x.pdf", "x.csv --goal all"] {
        // At most 512 bytes per file, as a user's quota.
        let export = format!("exec \"$1\" export {SHORT} -o {arguments}");
        let line = format!("trap '' XFSZ; ulimit -f 1 || exit 77; {export}");
        if let Some(said) = told_by_shell(&folder, &line) {
            assert!(
                said.contains("larger than is allowed"),
                "{arguments}: {said}"
            );
        }
        assert!(
            names(&folder).is_empty(),
            "{arguments}: {:?}",
            names(&folder)
        );
        // A disk of 16 kB.
        let mount = "mount -t tmpfs -o size=16k none . 2>/dev/null && cd \"$PWD\" || exit 77";
        let check = "code=$?; test -z \"$(ls)\" || exit 78; exit $code";
        let script = format!("{mount}; \"$1\" export {SHORT} -o {arguments}; {check}");
        let inside = format!(
            "unshare -rm true 2>/dev/null || exit 77; unshare -rm sh -c '{script}' sh \"$1\""
        );
        match told_by_shell(&folder, &inside) {
            Some(said) => assert!(
                said.contains("There is no room left"),
                "{arguments}: {said}"
            ),
            None => eprintln!("no disk can be mounted here, and a full one is not tested"),
        }
    }
}

/// Starts a long export, and returns once its file is growing.
#[cfg(unix)]
fn begun(folder: &Path, arguments: &str) -> Child {
    let child = recuo(folder, arguments)
        .stderr(Stdio::piped())
        .spawn()
        .expect("recuo starts");
    while names(folder).is_empty() {
        std::thread::yield_now();
    }
    child
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_nothing_behind() {
    let folder = folder("interrupt");
    for name in ["x.jsonl", "x.png", "x.gif", "x.pdf"] {
        let child = begun(&folder, &format!("{ENDLESS} --goal all -o {name}"));
        assert!(!folder.join(name).exists());
        interrupt(&child);
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(130));
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            said,
            format!("recuo: interrupted, and {name} is not written\n")
        );
        assert!(names(&folder).is_empty(), "{:?}", names(&folder));
    }
}

#[cfg(unix)]
#[test]
fn a_shutdown_leaves_nothing_behind() {
    let folder = folder("shutdown");
    for name in ["x.jsonl", "x.gif"] {
        let mut child = begun(&folder, &format!("{ENDLESS} --goal all -o {name}"));
        terminate(&child);
        child.wait().expect("it ends");
        assert!(names(&folder).is_empty(), "{name}: {:?}", names(&folder));
    }
}

#[cfg(unix)]
#[test]
fn a_second_ctrl_c_leaves_nothing_behind_either() {
    let folder = folder("impatience");
    // A slow picture is finished before the first Ctrl-C takes effect.
    let long = format!("{FOUR} --steps 0..9999 --scale 8 -o x.gif");
    let mut child = begun(&folder, &long);
    interrupt(&child);
    interrupt(&child);
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    assert!(names(&folder).is_empty(), "{:?}", names(&folder));
}

/// A package for a learning platform is made of the page, and refused without it.
#[test]
fn a_package_holds_the_page() {
    let folder = folder("package");
    let said = refused(2, &folder, "first-moves -o lesson.zip");
    assert!(said.contains("assets/web/build"), "{said}");
    let said = refused(1, &folder, "first-moves -o lesson.zip --page .");
    assert!(said.contains("assets/web/build"), "{said}");
    let said = refused(2, &folder, "first-moves -o steps.csv --page .");
    assert!(said.contains("--page"), "{said}");
    let page = folder.join("page");
    std::fs::create_dir(&page).unwrap();
    for name in [
        "index.html",
        "page.js",
        "later.js",
        "recuo.wasm",
        "page.js.br",
    ] {
        std::fs::write(page.join(name), "<script src=\"gl.js\"></script>").unwrap();
    }
    let archive = exported(&folder, "course.zip", "course --page page");
    let count =
        |archive: &[u8], part: &[u8]| archive.windows(part.len()).filter(|at| at == &part).count();
    assert_eq!(
        count(&archive, b"imsmanifest.xml"),
        2,
        "it is in the archive and its directory"
    );
    assert_eq!(count(&archive, b"page.js.br"), 0);
    // The page may be in a folder of an archive.
    let names = ["index.html", "page.js", "later.js", "recuo.wasm"];
    let file = |name| {
        (
            format!("recuo-page/{name}"),
            b"<script src=\"gl.js\"></script>".to_vec(),
        )
    };
    let packed = recuo::export::zip::pack(&names.map(file)).unwrap();
    std::fs::write(folder.join("page.zip"), packed).unwrap();
    let own = exported(&folder, "own.zip", "first-moves --page page.zip");
    assert_eq!(count(&own, b"recuo-page"), 0);
    assert_eq!(count(&own, b"recuo.wasm"), 2);
}
