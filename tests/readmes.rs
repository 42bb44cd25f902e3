//! The README and the guide for authors in Portuguese and Spanish follow the English ones.

use std::path::Path;

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What every language shares: headings, list entries, rows, keys, files and commands, in their
/// order.
fn skeleton(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut is_code = false;
    for line in text.lines() {
        is_code ^= line.starts_with("```");
        if is_code {
            // Comments and texts are translated.
            let code = line.split(" # ").next().unwrap_or(line);
            let code: String = code.split('"').step_by(2).collect();
            found.push(code.trim_end().to_owned());
            continue;
        }
        let sign = line.split(' ').next().unwrap_or_default();
        if sign.starts_with(['#', '-', '|']) || sign.ends_with('.') && sign.len() == 2 {
            found.push(sign.to_owned());
        }
        let links = line.split("](").skip(1);
        let links = links.filter_map(|rest| rest.split(')').next());
        let links = links.map(|link| link.replace(".pt.md", ".md").replace(".es.md", ".md"));
        found.extend(links.filter(|link| !link.starts_with('#') && !is_of_languages(line)));
        found.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
    }
    found
}

/// Whether a line leads to the other languages.
fn is_of_languages(line: &str) -> bool {
    line.contains("](") && line.contains(" · ")
}

#[test]
fn translations_follow_the_english_page() {
    for page in ["README", "lessons/TEACHING", "lessons/HOW-TO-WRITE"] {
        let names = ["", ".pt", ".es"].map(|tag| format!("{page}{tag}.md"));
        let english = skeleton(&read(&names[0]));
        assert!(english.len() > 50, "{english:?}");
        for name in &names {
            let text = read(name);
            assert_eq!(skeleton(&text), english, "{name}");
            let others = names.iter().filter(|other| *other != name);
            let files = others.map(|other| other.rsplit('/').next().unwrap_or(other));
            for file in files {
                assert!(text.contains(&format!("({file})")), "{name}: {file}");
            }
        }
    }
}

#[test]
fn links_of_the_guides_lead_somewhere() {
    for name in [
        "README.md",
        "README.pt.md",
        "README.es.md",
        "lessons/TEACHING.md",
        "lessons/TEACHING.pt.md",
        "lessons/TEACHING.es.md",
        "lessons/HOW-TO-WRITE.md",
        "lessons/HOW-TO-WRITE.pt.md",
        "lessons/HOW-TO-WRITE.es.md",
    ] {
        let folder = Path::new(name).parent().expect("a folder");
        for link in read(name)
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            let file = link.split('#').next().unwrap_or_default();
            if !link.starts_with("http") && !file.is_empty() {
                let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                    .join(folder)
                    .join(file);
                assert!(path.exists(), "{name}: {link}");
            }
        }
    }
}
