//! The command line in each language.

use crate::common::program::{TWO_SOLUTIONS, folder, recuo, speaking, text};
use std::process::Output;

/// A system locale for each language.
const LOCALES: [&str; 3] = ["C.UTF-8", "pt_PT.UTF-8", "es_ES.UTF-8"];

fn run(locale: &str, line: &str) -> Output {
    let arguments: Vec<&str> = line.split(' ').collect();
    let folder = std::env::temp_dir();
    let mut command = recuo(&arguments);
    let command = speaking(&mut command, locale).current_dir(folder);
    command.output().expect("recuo starts")
}

/// The output, or the error if there is none.
fn said(locale: &str, line: &str) -> String {
    let output = run(locale, line);
    text(&output.stdout) + &text(&output.stderr)
}

#[test]
fn all_output_is_in_the_systems_language() {
    let folder = folder("languages");
    let there = folder.join("there.png");
    std::fs::write(&there, "mine").unwrap();
    let [there, nowhere, new] = [there, folder.join("no/x.png"), folder.join("x.png")]
        .map(|path| path.display().to_string());
    let lesson = folder.join("l.ron").display().to_string();
    assert!(run("C", &format!("new-lesson {lesson}")).status.success());
    let good = std::fs::read_to_string(&lesson).unwrap();
    let spoiled = folder.join("s.ron").display().to_string();
    std::fs::write(&spoiled, good.replace("speed: 2", "sped: 2")).unwrap();
    let untrue = folder.join("u.ron").display().to_string();
    std::fs::write(&untrue, good.replace("value: 14", "value: 15")).unwrap();
    let puzzle = TWO_SOLUTIONS;
    for line in [
        &format!("solve {puzzle} --goal all"),
        &format!("solve {puzzle} --max-steps 7"),
        &format!("trace {puzzle} --to 9"),
        &format!("at {puzzle} --step 9 --strategy algorithm-x"),
        &format!("why {puzzle} --cell R1C1 --value 1"),
        &format!("why {puzzle} --step 9"),
        &format!("compare {puzzle} --strategies naive,masks"),
        &format!("compare {puzzle} 1............... --format markdown"),
        &format!("check {lesson}"),
        "generate --size 4 --seed 3",
        "program c --problem queens:4",
        // Failing commands.
        "solve no-such-file.txt",
        "solve 11..............",
        "solve 1q..............",
        "solve - ",
        &format!("solve {puzzle} --select fewest-places --check rules"),
        &format!("solve {puzzle} --max-steps many"),
        &format!("trace {puzzle} --from 9 --to 3"),
        &format!("check {spoiled}"),
        &format!("check {untrue}"),
        &format!("new-lesson {lesson}"),
        &format!("export {puzzle} -o {there}"),
        &format!("export {puzzle} -o {nowhere}"),
        &format!("export {puzzle} -o {new} --speed 3"),
        "handout no-such-lesson -o x.pdf",
        "man slove",
        "--size 3x3",
    ] {
        let [english, portuguese, spanish] = LOCALES.map(|locale| said(locale, line));
        assert!(!english.is_empty(), "{line}");
        for (other, language) in [(&portuguese, "pt"), (&spanish, "es")] {
            assert_ne!(*other, english, "{line}: {language}");
            // The program's own sentences; those of clap stay English.
            for word in [
                "expected", "there is", "There is", " steps", " cells", "is not",
            ] {
                let own = other.lines().filter(|line| !line.starts_with("For more"));
                let is_said = own.clone().any(|line| line.contains(word));
                assert!(!is_said, "{line}: {word} in {other}");
            }
        }
        assert_ne!(portuguese, spanish, "{line}");
    }
}

/// Without a display, or built without the window.
#[cfg(target_os = "linux")]
#[test]
fn a_missing_window_is_explained_in_the_systems_language() {
    let [english, portuguese, spanish] = LOCALES.map(|locale| {
        let mut command = recuo(&[]);
        let command = speaking(&mut command, locale);
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        text(&command.output().expect("recuo starts").stderr)
    });
    assert!(english.contains("window"), "{english}");
    assert!(portuguese.contains("janela"), "{portuguese}");
    assert!(spanish.contains("ventana"), "{spanish}");
}

#[test]
fn data_is_the_same_in_every_language() {
    for line in [
        &format!("solve {TWO_SOLUTIONS} --format csv --max-steps 9"),
        &format!("trace {TWO_SOLUTIONS} --format jsonl --strategy algorithm-x"),
        &format!("at {TWO_SOLUTIONS} --step 9 --format json --strategy algorithm-x"),
        &format!("why {TWO_SOLUTIONS} --step 9 --format json"),
        &format!("compare {TWO_SOLUTIONS} --format jsonl"),
    ] {
        let [english, portuguese, spanish] = LOCALES.map(|locale| said(locale, line));
        let plain = |text: &str| text.split(",0.0").next().unwrap_or_default().to_owned();
        assert_eq!(plain(&portuguese), plain(&english));
        assert_eq!(plain(&spanish), plain(&english));
    }
}

#[test]
fn the_language_is_the_option_or_the_systems() {
    let at = |set: &[(&str, &str)], more: &[&str]| {
        let mut command = recuo(&[&["at", TWO_SOLUTIONS, "--step", "900"], more].concat());
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES");
        command.env_remove("LANG").envs(set.iter().copied());
        text(&command.output().expect("recuo starts").stderr)
    };
    let (english, portuguese, spanish) = ("There is no step", "Não existe", "No existe");
    for (set, more, expected) in [
        (&[("LANG", "pt_BR.UTF-8")][..], &[][..], portuguese),
        (&[("LC_MESSAGES", "es"), ("LANG", "pt")], &[], spanish),
        (&[("LC_ALL", "es_MX"), ("LC_MESSAGES", "pt")], &[], spanish),
        (&[("LC_ALL", "C"), ("LANG", "pt_PT.UTF-8")], &[], english),
        (&[("LANG", "fr_FR.UTF-8")], &[], english),
        (&[], &[], english),
        (&[("LANG", "pt_PT")], &["--lang", "es"], spanish),
        (&[("LANG", "es_ES")], &["--lang=pt-BR"], portuguese),
        (&[("LC_ALL", "pt_PT")], &["--lang", "en"], english),
    ] {
        let shown = at(set, more);
        assert!(shown.contains(expected), "{set:?} {more:?}: {shown}");
    }
}

/// Plurals are not made by adding or cutting a letter.
#[test]
fn one_is_singular_and_none_is_plural_in_every_language() {
    let stopped = |locale| said(locale, "solve 123434122143432. --max-steps 0");
    for (locale, expected) in [
        ("C", ["0 solutions so far", "1 cell is empty"]),
        ("pt", ["0 soluções até agora", "1 célula vazia"]),
        ("es", ["0 soluciones hasta ahora", "1 casilla vacía"]),
    ] {
        let shown = stopped(locale);
        assert!(
            expected.iter().all(|words| shown.contains(words)),
            "{shown}"
        );
    }
    // The singular of a dead end is not made by cutting letters off the plural.
    let dead = |locale| said(locale, "solve .34..42.....2... --strategy propagation");
    assert!(dead("C").contains("1 dead end"), "{}", dead("C"));
    assert!(dead("pt").contains("1 beco sem saída"), "{}", dead("pt"));
}
