//! Sets in shards: on several processes, resumed after being killed, and merged to the report of one run.

use crate::common::program::*;
use crate::common::*;
use serde_json::Value as Json;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What all shards of a test run.
const RUN: [&str; 4] = [
    "--strategies",
    "naive,masks,propagation,singles",
    "--max-steps",
    "3000",
];

const FORMATS: [&str; 6] = ["text", "markdown", "svg", "csv", "jsonl", "json"];

const BAD: &str =
    "11...............................................................................";

const LINES: [&str; 5] = [
    FIRST_PROGRAM,
    READERS_VARIANT,
    THREE_LANGUAGES,
    EASY_SWEEP,
    AGAINST_BRUTE_FORCE,
];

/// Puzzles of several sizes, with and without titles, and some that cannot be read.
fn puzzles(folder: &Path) -> [String; 2] {
    let first = [FIRST_PROGRAM, BAD, READERS_VARIANT, EASY_SWEEP, BAD].join("\n");
    let titles = [
        "\"a, b\"",
        "@sum",
        "'@sum",
        "other#1",
        "first#1",
        "@sum",
        "\u{202e}x",
    ];
    let lines = LINES.iter().cycle();
    let titled = titles
        .iter()
        .zip(lines)
        .map(|(title, line)| format!("{title},{line}\n"));
    let titled = format!("name,puzzle\n{}", titled.collect::<String>());
    [
        file(folder, "first.txt", first),
        file(folder, "other.csv", titled),
    ]
}

/// A program that compares.
fn compare(inputs: &[&str], rest: &[&str]) -> Command {
    recuo(&[&["compare"], inputs, &RUN, rest].concat())
}

fn merge(files: &[&str], rest: &[&str]) -> Command {
    recuo(&[&["compare", "--merge"], files, rest].concat())
}

fn output(mut command: Command) -> Output {
    command.output().expect("recuo starts")
}

/// The rows of all shards, each run on its own.
fn shards(folder: &Path, inputs: &[&str], count: usize, rest: &[&str]) -> Vec<String> {
    let rows = (1..=count).map(|number| {
        let ending = ["jsonl", "csv"][number % 2];
        let rows = folder.join(format!("{number}-of-{count}.{ending}"));
        let rows = rows.to_str().expect("a plain path").to_owned();
        let shard = format!("{number}/{count}");
        let these = ["--shard", &shard, "--rows", &rows];
        let output = output(compare(inputs, &[&these, rest].concat()));
        assert!(output.status.code() <= Some(1), "{}", text(&output.stderr));
        rows
    });
    rows.collect()
}

fn refs(texts: &[String]) -> Vec<&str> {
    texts.iter().map(String::as_str).collect()
}

/// Asserts that two programs print the same and end the same.
fn assert_same(one: Command, other: Command) {
    let told = format!("{one:?} and {other:?}");
    let [one, other] = [one, other].map(output);
    assert_eq!(text(&one.stdout), text(&other.stdout), "{told}");
    assert_eq!(text(&one.stderr), text(&other.stderr), "{told}");
    assert_eq!(one.status.code(), other.status.code(), "{told}");
}

/// The error of a command that fails with this exit code.
fn refusal(code: i32, command: Command) -> String {
    let told = format!("{command:?}");
    let output = output(command);
    assert_eq!(output.status.code(), Some(code), "{told}");
    assert_eq!(text(&output.stdout), "", "{told}");
    text(&output.stderr)
}

#[test]
fn merged_shards_give_the_report_of_one_run() {
    let folder = folder("shards-whole");
    let [first, other] = puzzles(&folder);
    let inputs = [&*first, &*other, "1..2.2.4......2.", ".34..42.....2..."];
    // More shards than puzzles, and in another order.
    for (count, rest) in [
        (1, &["--goal", "all"][..]),
        (3, &[]),
        (20, &["--boxes", "3x3"]),
    ] {
        let mut rows = shards(&folder, &inputs, count, rest);
        rows.reverse();
        for format in FORMATS {
            for language in ["en", "pt", "es"] {
                let report = [
                    "--format",
                    format,
                    "--lang",
                    language,
                    "--by",
                    "placements",
                    "--theme",
                    "dark",
                ];
                let whole = folder.join(format!("{count}-{format}-{language}.csv"));
                let whole = whole.to_str().unwrap();
                // A report in text has times, unless rows are written.
                let these = ["--rows", whole];
                let these = if format == "text" { &these[..] } else { &[] };
                let one = compare(&inputs, &[rest, &report, these].concat());
                assert_same(one, merge(&refs(&rows), &report));
            }
        }
    }
}

/// Where the words for an input are ours, they are in the language of the report.
#[test]
fn shards_of_standard_input_are_merged_in_any_language() {
    let folder = folder("shards-stdin");
    let input = format!("{FIRST_PROGRAM}\n{BAD}\n{EASY_SWEEP}\n");
    let rows = ["1", "2"].map(|number| {
        let rows = folder.join(number).with_extension("csv");
        let rows = rows.to_str().unwrap().to_owned();
        let shard = format!("{number}/2");
        let mut command = compare(&["-"], &["--shard", &shard, "--rows", &rows]);
        let output = fed(&mut command, &input).expect("recuo starts");
        assert_eq!(output.status.code(), Some(1));
        rows
    });
    for language in ["en", "pt", "es"] {
        let report = ["--lang", language, "--format", "markdown"];
        let one = fed(&mut compare(&["-"], &report), &input).expect("recuo starts");
        let merged = output(merge(&refs(&rows), &report));
        assert_eq!(text(&merged.stdout), text(&one.stdout));
        assert_eq!(text(&merged.stderr), text(&one.stderr));
    }
    let puzzle = [FIRST_PROGRAM];
    let rows = shards(&folder, &puzzle, 1, &[]);
    for language in ["en", "pt"] {
        let report = ["--lang", language, "--format", "markdown"];
        assert_same(compare(&puzzle, &report), merge(&refs(&rows), &report));
    }
}

/// The rows of a shard are those of the whole that belong to it.
#[test]
fn a_shard_tells_which_it_is() {
    let folder = folder("shards-one");
    let [first, _] = puzzles(&folder);
    let whole = text(&output(compare(&[&first], &["--format", "csv"])).stdout);
    let rows = folder.join("rows.csv");
    let these = ["--shard", "2/2", "--rows", rows.to_str().unwrap()];
    let said = text(
        &output(compare(
            &[&first],
            &[&these[..], &["--lang", "en"]].concat(),
        ))
        .stdout,
    );
    assert!(said.contains("(shard 2/2)"), "{said}");
    // Of five places, the second and the fifth cannot be read: this is the third puzzle.
    let own: Vec<&str> = whole.lines().filter(|row| row.starts_with("3,")).collect();
    assert_eq!(own.len(), 4);
    let rows = fs::read_to_string(rows).unwrap();
    assert_eq!(rows.lines().skip(1).collect::<Vec<_>>(), own);
    assert_eq!(rows.lines().next(), whole.lines().next());
    let json = ["--shard", "2/2", "--format", "json"];
    let json: Json = serde_json::from_slice(&output(compare(&[&first], &json)).stdout).unwrap();
    assert_eq!(json["shard"], "2/2");
    // A shard without puzzles.
    let json = ["--shard", "9/9", "--format", "json"];
    let json: Json = serde_json::from_slice(&output(compare(&[&first], &json)).stdout).unwrap();
    assert_eq!(json["runs"], Json::Array(Vec::new()));
}

/// Times are those that were measured, wherever.
#[test]
fn times_are_merged_as_they_were_measured() {
    let folder = folder("shards-times");
    let [first, other] = puzzles(&folder);
    let inputs = [&*first, &*other];
    for times in [&["--times"][..], &["--repeat", "3"]] {
        let rows = shards(&folder, &inputs, 2, times);
        let [of_csv, of_jsonl] = [0, 1].map(|shard| fs::read_to_string(&rows[shard]).unwrap());
        for (format, shard) in [("csv", of_csv), ("jsonl", of_jsonl)] {
            let merged = text(&output(merge(&refs(&rows), &["--format", format])).stdout);
            // Each row is in the report, with its times.
            let is_there = shard.lines().all(|row| merged.contains(row));
            assert!(shard.contains("seconds_median") && is_there, "{merged}");
        }
        let told = text(&output(merge(&refs(&rows), &[])).stdout);
        assert!(
            told.contains("Seconds on the machine that did the run"),
            "{told}"
        );
        for rows in rows {
            fs::remove_file(format!("{rows}.shard")).unwrap();
            fs::remove_file(rows).unwrap();
        }
    }
}

/// The rows of other problems than Sudoku tell their boards.
#[test]
fn shards_of_every_family_are_merged() {
    let folder = folder("shards-families");
    let jigsaw = "AABBAABBCCDDCCDD";
    for (name, problem, lines) in [
        (
            "queens",
            &["--problem", "queens:6"][..],
            ["2.....", "......", ".4...."],
        ),
        ("map", &["--problem", "map:brazil:4"], ["", "", ""]),
        (
            "latin",
            &["--problem", "latin"],
            ["1...2...........", "................", "12.............."],
        ),
        (
            "diagonal",
            &["--problem", "diagonal"],
            ["1...............", "....2...........", "................"],
        ),
        (
            "jigsaw",
            &["--problem", "jigsaw", "--regions", jigsaw],
            ["1...............", "....2...........", "................"],
        ),
    ] {
        let lines = match name {
            "map" => ["1", "2", "."].map(|first| first.to_owned() + &".".repeat(26)),
            _ => lines.map(str::to_owned),
        };
        let file = file(&folder, &format!("{name}.txt"), lines.join("\n"));
        let own = folder.join(name);
        fs::create_dir(&own).unwrap();
        let rows = shards(&own, &[&file], 2, problem);
        for format in ["csv", "json", "markdown", "svg"] {
            let report = ["--format", format];
            let one = compare(&[&file], &[problem, &report].concat());
            assert_same(one, merge(&refs(&rows), &report));
        }
    }
    let map =
        "(nodes: [(\"A\", \"A\", 0.0, 0.0), (\"B\", \"B\", 1.0, 0.0)], edges: [(\"A\", \"B\")])";
    let map = format!("map:{}:3", file(&folder, "own.ron", map));
    let rows = folder.join("own.csv");
    let these = ["--problem", &map, "--rows", rows.to_str().unwrap()];
    let said = refusal(2, compare(&["..\n"], &these));
    assert!(said.contains("map of your own"), "{said}");
}

/// Several processes at once.
#[test]
fn shards_run_side_by_side() {
    let folder = folder("shards-processes");
    let [first, other] = puzzles(&folder);
    let inputs = [&*first, &*other];
    let rows = [1, 2, 3, 4].map(|number| folder.join(format!("{number}.jsonl")));
    let rows = rows.map(|rows| rows.to_str().unwrap().to_owned());
    let children: Vec<_> = (1..)
        .zip(&rows)
        .map(|(number, rows)| {
            let shard = format!("{number}/4");
            let mut command = compare(&inputs, &["--shard", &shard, "--rows", rows]);
            command.stdout(Stdio::null()).stderr(Stdio::null());
            command.spawn().expect("recuo starts")
        })
        .collect();
    for mut child in children {
        assert_eq!(child.wait().expect("it ends").code(), Some(1));
    }
    let report = ["--format", "json"];
    assert_same(compare(&inputs, &report), merge(&refs(&rows), &report));
}

/// The line with GNU parallel of the help.
#[cfg(unix)]
#[test]
fn shards_run_under_gnu_parallel() {
    let version = Command::new("parallel").arg("--version").output();
    if !version.is_ok_and(|version| text(&version.stdout).starts_with("GNU parallel")) {
        eprintln!("there is no GNU parallel, and it is not asked");
        return;
    }
    let folder = folder("shards-parallel");
    let [first, _] = puzzles(&folder);
    let (run, program) = (RUN.join(" "), env!("CARGO_BIN_EXE_recuo"));
    let line = format!("{program} compare {first} {run} --shard {{}}/8 --rows rows-{{}}.jsonl");
    let output = in_english(&mut Command::new("parallel"))
        .args(["--will-cite", "-j", "4", &line, ":::"])
        .args(["1", "2", "3", "4", "5", "6", "7", "8"])
        .env("HOME", &folder)
        .current_dir(&folder)
        .output()
        .expect("parallel starts");
    // It counts the jobs with another exit code than 0: each tells of what cannot be read.
    assert_eq!(output.status.code(), Some(8), "{}", text(&output.stderr));
    let rows = [1, 2, 3, 4, 5, 6, 7, 8].map(|number| folder.join(format!("rows-{number}.jsonl")));
    let rows = rows.map(|rows| rows.to_str().unwrap().to_owned());
    let report = ["--format", "csv"];
    assert_same(compare(&[&first], &report), merge(&refs(&rows), &report));
}

/// The script for Slurm, as its tasks run it; Slurm itself is not there.
#[cfg(unix)]
#[test]
fn the_script_for_slurm_runs_a_shard_per_task() {
    let folder = folder("shards-slurm");
    let [first, _] = puzzles(&folder);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/cluster/compare.sbatch");
    let rows = folder.join("rows");
    // A task that is submitted again finds its shard finished.
    for task in ["1", "2", "3", "2"] {
        let output = in_english(&mut Command::new("bash"))
            .arg(&script)
            .args(["3", &first, rows.to_str().unwrap()])
            .args(RUN)
            .env("SLURM_ARRAY_TASK_ID", task)
            .env("RECUO", env!("CARGO_BIN_EXE_recuo"))
            .output()
            .expect("bash starts");
        assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    }
    let rows = ["1", "2", "3"].map(|task| rows.join(task).with_extension("jsonl"));
    let rows = rows.map(|rows| rows.to_str().unwrap().to_owned());
    let report = ["--format", "json"];
    assert_same(compare(&[&first], &report), merge(&refs(&rows), &report));
}

/// What other programs make of rows: the query of the help.
#[test]
fn rows_are_read_by_duckdb() {
    let has_module = Command::new("python3")
        .args(["-c", "import duckdb"])
        .output();
    if !has_module.is_ok_and(|output| output.status.success()) {
        eprintln!("there is no DuckDB for Python, and it is not asked");
        return;
    }
    let folder = folder("shards-duckdb");
    let [first, other] = puzzles(&folder);
    let inputs = [&*first, &*other];
    for ending in ["jsonl", "csv"] {
        for shard in ["1/3", "2/3", "3/3"] {
            let rows = format!("rows-{}.{ending}", &shard[..1]);
            let mut command = compare(&inputs, &["--shard", shard, "--rows", &rows]);
            output({
                command.current_dir(&folder);
                command
            });
        }
        let line = format!(
            "import duckdb; duckdb.sql(\"SELECT strategy, count(*), median(work) FROM 'rows-*.{ending}' \
             GROUP BY strategy ORDER BY strategy\").show()"
        );
        let output = Command::new("python3")
            .args(["-c", &line])
            .current_dir(&folder)
            .output();
        let output = output.expect("python starts");
        let told = text(&output.stdout);
        assert!(
            told.contains("propagation"),
            "{told}{}",
            text(&output.stderr)
        );
        assert!(told.contains("10 │"), "{told}");
    }
}

/// Puzzles that take a moment each, so that a shard can be killed between them.
fn slow(folder: &Path, count: usize) -> String {
    file(folder, "slow.txt", format!("{ENDLESS}\n").repeat(count))
}

/// Waits until a file is longer than this, or the program has ended. Returns whether it has.
fn has_ended_before(child: &mut std::process::Child, file: &Path, length: u64) -> bool {
    loop {
        if child.try_wait().expect("it can be asked").is_some() {
            return true;
        }
        if fs::metadata(file).is_ok_and(|file| file.len() > length) {
            return false;
        }
        std::thread::yield_now();
    }
}

/// Killed again and again, at any moment, and resumed, a shard has the same rows.
#[test]
fn a_shard_survives_being_killed() {
    let folder = folder("shards-killed");
    let file = slow(&folder, 40);
    let run = [
        "--strategies",
        "propagation,masks",
        "--goal",
        "all",
        "--max-steps",
        "20000",
    ];
    let command = |shard: &str, rows: &Path| {
        let these = [
            "--resume",
            "--shard",
            shard,
            "--rows",
            rows.to_str().unwrap(),
        ];
        let mut command = recuo(&[&["compare", &file], &run[..], &these].concat());
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    let mut random = Random(0x5EED);
    let mut rows = Vec::new();
    for (number, ending) in [(1, "csv"), (2, "jsonl")] {
        let place = folder.join(number.to_string()).with_extension(ending);
        let shard = format!("{number}/2");
        loop {
            let mut child = command(&shard, &place).spawn().expect("recuo starts");
            let length = fs::metadata(&place).map_or(0, |file| file.len());
            let more = random.below(4000) as u64;
            let has_ended = has_ended_before(&mut child, &place, length + more);
            // Anywhere in what comes next.
            std::thread::sleep(std::time::Duration::from_micros(random.below(3000) as u64));
            child.kill().expect("it is killed");
            let code = child.wait().expect("it ends").code();
            if has_ended {
                assert_eq!(code, Some(0));
                break;
            }
            // As if it had been killed in the middle of a line.
            let length = fs::metadata(&place).unwrap().len();
            let cut = random.below(200) as u64;
            let open = fs::File::options().write(true).open(&place).unwrap();
            open.set_len(length.saturating_sub(cut)).unwrap();
        }
        rows.push(place.to_str().unwrap().to_owned());
    }
    for format in FORMATS {
        let whole = folder.join("whole.csv");
        let report = ["--format", format];
        let these = ["--rows", whole.to_str().unwrap(), "--resume"];
        let one = recuo(&[&["compare", &file], &run[..], &report, &these].concat());
        let one = text(&output(one).stdout);
        assert_eq!(text(&output(merge(&refs(&rows), &report)).stdout), one);
    }
}

/// Ctrl-C, or a system that is shut down.
#[cfg(unix)]
#[test]
fn a_shard_goes_on_after_being_ended() {
    use crate::common::terminal::terminate;

    let folder = folder("shards-ended");
    let file = slow(&folder, 3000);
    let rows = folder.join("rows.jsonl");
    let these = ["--rows", rows.to_str().unwrap(), "--resume", "--jobs", "2"];
    let run = [
        "--strategies",
        "propagation",
        "--goal",
        "all",
        "--max-steps",
        "20000",
    ];
    let command = || recuo(&[&["compare", &file], &run[..], &these].concat());
    let mut child = command()
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("recuo starts");
    assert!(!has_ended_before(&mut child, &rows, 0));
    terminate(&child);
    let ended = child.wait_with_output().expect("it ends");
    assert_eq!(ended.status.code(), Some(130));
    let said = text(&ended.stderr);
    assert!(
        said.contains("rows.jsonl has the puzzles done so far"),
        "{said}"
    );
    let unfinished = refusal(1, merge(&[rows.to_str().unwrap()], &[]));
    assert!(unfinished.contains("is not finished"), "{unfinished}");
    let kept = fs::read_to_string(&rows).unwrap();
    assert!(kept.ends_with('\n') && !kept.is_empty());
    let ended = output(command());
    assert_eq!(ended.status.code(), Some(0));
    assert!(text(&ended.stderr).contains(" done and kept"));
    let whole = fs::read_to_string(&rows).unwrap();
    assert!(whole.starts_with(&kept));
    assert_eq!(whole.lines().count(), 3000);
}

/// Wherever the rows were cut off, the same comes of going on, and it is said.
#[test]
fn a_torn_line_is_told_and_done_again() {
    let folder = folder("shards-torn");
    let [first, _] = puzzles(&folder);
    for ending in ["csv", "jsonl"] {
        let place = folder.join("rows").with_extension(ending);
        let rows = place.to_str().unwrap();
        assert_eq!(
            output(compare(&[&first], &["--rows", rows])).status.code(),
            Some(1)
        );
        let whole = fs::read(&place).unwrap();
        let ends: Vec<usize> = (1..=whole.len())
            .filter(|end| whole[end - 1] == b'\n')
            .collect();
        let row = 4 + usize::from(ending == "csv");
        for (cut, is_told) in [
            (whole.len() - 1, true),
            (ends[row] + 7, true),
            (ends[row - 1] + 1, true),
            (ends[row - 1], false),
            (ends[0], ending == "jsonl"),
            (3, true),
            (0, false),
            (whole.len(), false),
        ] {
            fs::write(&place, &whole[..cut]).unwrap();
            if cut < whole.len() {
                let said = refusal(1, merge(&[rows], &[]));
                assert!(
                    said.contains("was changed after its shard had ended"),
                    "{said}"
                );
            }
            let again = output(compare(&[&first], &["--rows", rows, "--resume"]));
            let said = text(&again.stderr);
            assert_eq!(
                said.contains("was not written completely"),
                is_told,
                "{cut}: {said}"
            );
            assert!(fs::read(&place).unwrap() == whole, "{cut}");
            assert_eq!(output(merge(&[rows], &[])).stdout, again.stdout);
        }
    }
}

#[test]
fn nothing_is_overwritten() {
    let folder = folder("shards-kept");
    let [first, other] = puzzles(&folder);
    let rows = folder.join("rows.csv");
    let rows = rows.to_str().unwrap();
    let these = ["--rows", rows];
    output(compare(&[&first], &these));
    let before = fs::read(rows).unwrap();
    let run = |inputs: &[&str], rest: &[&str]| {
        let said = refusal(1, recuo(&[&["compare"], inputs, &these, rest].concat()));
        assert!(said.contains("rows.csv"), "{said}");
        assert!(fs::read(rows).unwrap() == before, "{said}");
        said
    };
    assert!(run(&[&first], &[]).contains("--resume"));
    let named = |strategies, rest: &[&str]| {
        let these = [
            "--resume",
            "--strategies",
            strategies,
            "--max-steps",
            "3000",
        ];
        run(&[&first], &[&these, rest].concat())
    };
    let all = RUN[1];
    for (said, expected) in [
        (named("naive", &[]), "--strategies naive"),
        (
            named("masks,naive,propagation,singles", &[]),
            "--strategies masks,naive",
        ),
        (named(all, &["--goal", "2"]), "--goal 2"),
        (named(all, &["--times"]), "--times"),
        (named(all, &["--repeat", "2"]), "--repeat 2"),
        (named(all, &["--shard", "1/2"]), "--shard 1/2"),
        (
            run(&[&first], &["--resume", "--strategies", all]),
            "--max-steps 10000000",
        ),
        (
            run(&[&other], &[&RUN[..], &["--resume"]].concat()),
            "puzzle 1 differs from the input",
        ),
        (
            run(&[FIRST_PROGRAM], &[&RUN[..], &["--resume"]].concat()),
            "puzzle 1 differs",
        ),
    ] {
        assert!(said.contains(expected), "{said}");
    }
    // Fewer puzzles than rows.
    let fewer = file(&folder, "first.txt", FIRST_PROGRAM.to_owned() + "\n" + BAD);
    let said = run(&[&fewer], &[&RUN[..], &["--resume"]].concat());
    assert!(said.contains("puzzle 2 differs from the input"), "{said}");
    // Files that --rows has not written.
    let foreign = file(&folder, "own.csv", "mine\n");
    let said = refusal(1, compare(&[&other], &["--rows", &foreign, "--resume"]));
    assert!(said.contains("own.csv.shard"), "{said}");
    assert_eq!(fs::read_to_string(&foreign).unwrap(), "mine\n");
    file(&folder, "own.csv.shard", "mine");
    let said = refusal(1, compare(&[&other], &["--rows", &foreign, "--resume"]));
    assert!(
        said.contains("own.csv.shard is not a description of rows"),
        "{said}"
    );
    for arguments in [
        &["compare", FIRST_PROGRAM, "--rows", "rows.txt"][..],
        &["compare", FIRST_PROGRAM, "--resume"],
        &["compare", FIRST_PROGRAM, "--shard", "0/2"],
        &["compare", FIRST_PROGRAM, "--shard", "3/2"],
        &["compare", "--merge", rows, "--goal", "all"],
        &["compare", "--merge"],
    ] {
        refused(2, arguments);
    }
}

#[test]
fn two_processes_do_not_write_the_same_rows() {
    let folder = folder("shards-busy");
    let file = slow(&folder, 3000);
    let rows = folder.join("rows.jsonl");
    let run = [
        "--strategies",
        "propagation",
        "--goal",
        "all",
        "--max-steps",
        "20000",
    ];
    let these = ["--rows", rows.to_str().unwrap(), "--resume"];
    let command = || recuo(&[&["compare", &file], &run[..], &these].concat());
    let mut child = command()
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("recuo starts");
    assert!(!has_ended_before(&mut child, &rows, 0));
    let said = refusal(1, command());
    assert!(
        said.contains("is being written by another process"),
        "{said}"
    );
    child.kill().expect("it is killed");
    child.wait().expect("it ends");
}

#[test]
fn shards_that_make_no_whole_are_refused() {
    let folder = folder("shards-refused");
    let [first, other] = puzzles(&folder);
    let made = |name: &str, inputs: &[&str], rest: &[&str]| -> String {
        let rows = folder.join(name);
        let rows = rows.to_str().unwrap();
        let these = [
            "--strategies",
            "masks",
            "--max-steps",
            "3000",
            "--rows",
            rows,
        ];
        let output = output(recuo(&[&["compare"], inputs, &these, rest].concat()));
        assert!(output.status.code() <= Some(1), "{}", text(&output.stderr));
        rows.to_owned()
    };
    let one = made("one.csv", &[&first], &["--shard", "1/3"]);
    let two = made("two.jsonl", &[&first], &["--shard", "2/3"]);
    let three = made("three.csv", &[&first], &["--shard", "3/3"]);
    let again = made("again.csv", &[&first], &["--shard", "2/3"]);
    let of_two = made("of-two.csv", &[&first], &["--shard", "2/2"]);
    let foreign = made("foreign.csv", &[&other], &["--shard", "3/3"]);
    let goal = made("goal.csv", &[&first], &["--shard", "3/3", "--goal", "all"]);
    let timed = made("timed.csv", &[&first], &["--shard", "3/3", "--times"]);
    let plain = file(&folder, "plain.csv", "a,b\n");
    // Another order of the names; and what lies beside the rows is left out.
    let beside = format!("{one}.shard");
    let good = output(merge(&[&beside, &three, &one, &two], &["--format", "csv"]));
    assert_eq!(good.status.code(), Some(1), "a puzzle cannot be read");
    assert_eq!(text(&good.stdout).lines().count(), 1 + 3);
    for (files, expected) in [
        (&[&one, &three][..], &["One of 3 shards is missing: 2."][..]),
        (&[&one], &["2 of 3 shards are missing: 2, 3."]),
        (
            &[&one, &two, &again, &three],
            &["two.jsonl", "again.csv", "are both of shard 2/3"],
        ),
        (
            &[&one, &of_two],
            &[
                "of-two.csv was made with --shard 2/2",
                "one.csv with --shard 1/3",
            ],
        ),
        (
            &[&one, &two, &foreign],
            &["foreign.csv and", "one.csv are about different puzzles"],
        ),
        (
            &[&one, &two, &goal],
            &["goal.csv was made with --goal all", "with --goal first"],
        ),
        (
            &[&one, &two, &timed],
            &["timed.csv was made with --times", "with no --times"],
        ),
        (&[&one, &two, &plain], &["plain.csv.shard"]),
        (&[&one, &"absent.csv".to_owned()], &["absent.csv"]),
    ] {
        let files: Vec<&str> = files.iter().map(|file| file.as_str()).collect();
        for language in ["en", "es", "pt"] {
            let said = refusal(1, merge(&files, &["--lang", language]));
            for words in expected.iter().filter(|_| language == "en") {
                assert!(said.contains(words), "{words:?} in {said}");
            }
            assert!(said.contains(".csv") || files.len() < 3, "{said}");
        }
    }
    // A row that was changed.
    let rows = fs::read_to_string(&three).unwrap();
    fs::write(&three, rows.replacen(",masks,", ",naive,", 1)).unwrap();
    let said = refusal(1, merge(&[&one, &two, &three], &[]));
    assert!(
        said.contains("was changed after its shard had ended"),
        "{said}"
    );
    let resumed = ["--shard", "3/3", "--rows", &three, "--resume"];
    let run = [
        "compare",
        &first,
        "--strategies",
        "masks",
        "--max-steps",
        "3000",
    ];
    let said = refusal(1, recuo(&[&run[..], &resumed].concat()));
    assert!(
        said.contains("line 2 is not the row that belongs there"),
        "{said}"
    );
}
