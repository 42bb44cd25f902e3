//! Finds which file of a crate needs what from which other file, by reading the sources: modules
//! and `use` are resolved as the compiler does, within the crate. Tests and documentation are
//! ignored.

use super::tokens::{Token, behind_brackets, behind_item, tokens};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The modules of a crate.
pub struct Crate {
    /// Paths relative to the source folder, such as `scene/board.rs`.
    files: Vec<String>,
    modules: Vec<Module>,
}

/// The module of a file, or one written inside it.
struct Module {
    file: usize,
    parent: Option<usize>,
    children: BTreeMap<String, usize>,
    uses: Vec<Use>,
    /// Everything except attributes, `use`, and the bodies of children.
    body: Vec<Token>,
}

/// A name that a module imports.
struct Use {
    path: Vec<String>,
    name: String,
    /// Whether it is re-exported.
    is_passed_on: bool,
}

/// What a path leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Target {
    Module(usize),
    Item { file: usize, name: String },
}

/// The most `use` declarations that a path is followed through; more are a loop.
const MOST_HOPS: usize = 8;

/// The names that each file needs from each other file, by indices into the list of files.
type Needs = BTreeMap<(usize, usize), BTreeSet<String>>;

/// Files that need each other, and what from each.
#[derive(PartialEq, Eq, Debug)]
pub struct Circle {
    pub files: Vec<String>,
    arrows: Vec<String>,
}

impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} files import each other:", self.files.len())?;
        self.arrows
            .iter()
            .try_for_each(|arrow| writeln!(f, "  {arrow}"))
    }
}

impl Crate {
    /// Reads a crate. `read` gives the text of a file by its path, starting with `lib.rs`.
    pub fn read(read: &impl Fn(&str) -> Option<String>) -> Self {
        let mut all = Self {
            files: Vec::new(),
            modules: Vec::new(),
        };
        let root = read("lib.rs").expect("a crate has a lib.rs");
        all.add_file("lib.rs", "", &root, None, read);
        all
    }

    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(String::as_str)
    }

    /// Every path to something outside its own module, from the root of this or another crate, with
    /// its file.
    pub fn paths(&self) -> impl Iterator<Item = (&str, Vec<String>)> {
        self.modules
            .iter()
            .enumerate()
            .flat_map(move |(m, module)| {
                let used = module.uses.iter().map(|u| u.path.clone());
                let named = paths_in(&module.body);
                let file = self.files[module.file].as_str();
                used.chain(named)
                    .map(move |path| (file, self.below_root(m, path)))
            })
    }

    fn below_root(&self, module: usize, path: Vec<String>) -> Vec<String> {
        let mut place = match path[0].as_str() {
            "crate" => 0,
            "self" => module,
            "super" => self.modules[module].parent.expect("a parent"),
            _ => return path,
        };
        let mut rest = &path[1..];
        while rest.first().is_some_and(|part| part == "super") {
            place = self.modules[place].parent.expect("a parent");
            rest = &rest[1..];
        }
        let mut whole = vec!["crate".to_owned()];
        whole.extend(self.name_of(place));
        whole.extend_from_slice(rest);
        whole
    }

    /// The names from the root down to a module.
    fn name_of(&self, module: usize) -> Vec<String> {
        let Some(parent) = self.modules[module].parent else {
            return Vec::new();
        };
        let own = self.modules[parent].children.iter();
        let own = own
            .filter(|(_, child)| **child == module)
            .map(|(name, _)| name.clone());
        self.name_of(parent).into_iter().chain(own).collect()
    }

    fn add_file(
        &mut self,
        path: &str,
        folder: &str,
        source: &str,
        parent: Option<usize>,
        read: &impl Fn(&str) -> Option<String>,
    ) -> usize {
        self.files.push(path.to_owned());
        let file = self.files.len() - 1;
        self.add_module(&tokens(source), file, folder, parent, read)
    }

    fn add_module(
        &mut self,
        tokens: &[Token],
        file: usize,
        folder: &str,
        parent: Option<usize>,
        read: &impl Fn(&str) -> Option<String>,
    ) -> usize {
        let own = self.modules.len();
        self.modules.push(Module {
            file,
            parent,
            children: BTreeMap::new(),
            uses: Vec::new(),
            body: Vec::new(),
        });
        let word = |at: usize| match tokens.get(at) {
            Some(Token::Word(word)) => word.as_str(),
            _ => "",
        };
        let is_sign = |at: usize, sign: char| tokens.get(at) == Some(&Token::Sign(sign));
        let mut at = 0;
        while at < tokens.len() {
            if is_sign(at, '#') && (is_sign(at + 1, '[') || is_sign(at + 1, '!')) {
                let is_test =
                    word(at + 2) == "cfg" && word(at + 4) == "test" && is_sign(at + 5, ')');
                at = behind_brackets(tokens, at + 1 + usize::from(is_sign(at + 1, '!')));
                if is_test {
                    while is_sign(at, '#') {
                        at = behind_brackets(tokens, at + 1);
                    }
                    at = behind_item(tokens, at);
                }
                continue;
            }
            let name = word(at + 1).to_owned();
            match word(at) {
                "mod" if is_sign(at + 2, ';') => {
                    let below = format!("{folder}{name}/");
                    let places = [format!("{folder}{name}.rs"), format!("{below}mod.rs")];
                    let found = places.iter().find_map(|path| Some((path, read(path)?)));
                    let (path, source) = found.unwrap_or_else(|| panic!("no file {}", places[0]));
                    let child = self.add_file(path, &below, &source, Some(own), read);
                    self.modules[own].children.insert(name, child);
                    at += 3;
                }
                "mod" if is_sign(at + 2, '{') => {
                    let end = behind_brackets(tokens, at + 2);
                    let inside = &tokens[at + 3..end - 1];
                    let below = format!("{folder}{name}/");
                    let child = self.add_module(inside, file, &below, Some(own), read);
                    self.modules[own].children.insert(name, child);
                    at = end;
                }
                "use" if !is_sign(at + 1, '<') => {
                    let end = behind_item(tokens, at);
                    let before = &tokens[..at];
                    let is_passed_on = before.last().is_some_and(|t| t.is_word("pub"))
                        || before.last() == Some(&Token::Sign(')'));
                    let mut found = Vec::new();
                    read_uses(&tokens[at + 1..end - 1], &[], &mut found);
                    let uses = found.into_iter().map(|(path, name)| Use {
                        path,
                        name,
                        is_passed_on,
                    });
                    self.modules[own].uses.extend(uses);
                    at = end;
                }
                _ => {
                    self.modules[own].body.push(tokens[at].clone());
                    at += 1;
                }
            }
        }
        own
    }

    /// Where a path in this module leads; `None` if to another crate, or nowhere.
    fn follow(&self, module: usize, path: &[String], hops: usize) -> Option<Target> {
        if hops > MOST_HOPS {
            return None;
        }
        let mut place = match path[0].as_str() {
            "crate" => 0,
            "self" => module,
            "super" => self.modules[module].parent?,
            name if path.len() == 1 => return self.taken(module, name, hops),
            name => match self.child(module, name, hops) {
                Some(child) => child,
                None => return self.taken(module, name, hops),
            },
        };
        for (at, name) in path.iter().enumerate().skip(1) {
            let is_last = at + 1 == path.len();
            place = match self.child(place, name, hops) {
                _ if name == "super" => self.modules[place].parent?,
                Some(child) if !is_last => child,
                _ => return self.named(place, name, hops),
            };
        }
        Some(Target::Module(place))
    }

    /// The module from which a path takes its item.
    fn giver(&self, module: usize, path: &[String]) -> Option<usize> {
        (1..path.len())
            .rev()
            .find_map(|length| match self.follow(module, &path[..length], 0)? {
                Target::Module(found) => Some(found),
                Target::Item { .. } => None,
            })
    }

    /// The child module with this name.
    fn child(&self, module: usize, name: &str, hops: usize) -> Option<usize> {
        let own = self.modules[module].children.get(name).copied();
        own.or_else(|| {
            self.uses_of(module, name)
                .find_map(|u| match self.follow(module, &u.path, hops + 1) {
                    Some(Target::Module(found)) => Some(found),
                    _ => None,
                })
        })
    }

    /// The imports of this name in a module. `use egui;` imports it from another crate.
    fn uses_of(&self, module: usize, name: &str) -> impl Iterator<Item = &Use> {
        let Module { uses, children, .. } = &self.modules[module];
        let is_own = children.contains_key(name);
        uses.iter()
            .filter(move |u| u.name == name && (is_own || u.path[0] != name))
    }

    /// What a module imports or has as a child under this name. Modules and other items have
    /// separate namespaces; items take precedence.
    fn taken(&self, module: usize, name: &str, hops: usize) -> Option<Target> {
        let uses = self.uses_of(module, name);
        let mut targets = uses.filter_map(|u| self.follow(module, &u.path, hops + 1));
        let item = targets.find(|target| matches!(target, Target::Item { .. }));
        item.or_else(|| self.child(module, name, hops).map(Target::Module))
    }

    /// What a name stands for in a module: an import, or else an item of its own.
    fn named(&self, module: usize, name: &str, hops: usize) -> Option<Target> {
        let own = &self.modules[module];
        let is_taken = own.uses.iter().any(|u| u.name == name);
        if is_taken || own.children.contains_key(name) {
            return self.taken(module, name, hops);
        }
        Some(Target::Item {
            file: own.file,
            name: name.to_owned(),
        })
    }

    /// What every file needs from every other.
    fn needs(&self) -> Needs {
        let mut needs = Needs::new();
        for (m, module) in self.modules.iter().enumerate() {
            let mut need = |path: &[String], is_passed_on: bool| {
                let Some(Target::Item { file, name }) = self.follow(m, path, 0) else {
                    return;
                };
                let giver = self.giver(m, path).map(|giver| self.modules[giver].file);
                let is_outside = |giver: &usize| !self.is_below(module.file, self.head(*giver));
                for needed in giver.filter(is_outside).into_iter().chain([file]) {
                    if needed != module.file && !(is_passed_on && self.is_below(needed, m)) {
                        let names = needs.entry((module.file, needed)).or_default();
                        names.insert(name.clone());
                    }
                }
            };
            for u in &module.uses {
                let is_named = module.body.iter().any(|token| token.is_word(&u.name));
                need(&u.path, u.is_passed_on && !is_named);
            }
            for path in paths_in(&module.body) {
                need(&path, false);
            }
        }
        needs.retain(|(file, other), _| !self.has_part_of(*file, *other));
        needs
    }

    /// Whether a file is in the folder of a module.
    fn is_below(&self, file: usize, module: usize) -> bool {
        let mut place = Some(self.head(file));
        while let Some(at) = place {
            if at == module {
                return true;
            }
            place = self.modules[at].parent;
        }
        false
    }

    /// The module of a file.
    fn head(&self, file: usize) -> usize {
        let is_it = |module: &Module| module.file == file;
        self.modules.iter().position(is_it).expect("a module")
    }

    /// Whether a file is below another and implements part of a type defined there.
    fn has_part_of(&self, file: usize, other: usize) -> bool {
        let head = self.head(other);
        self.is_below(file, head)
            && self.modules.iter().enumerate().any(|(m, module)| {
                module.file == file
                    && implemented(&module.body).into_iter().any(|name| {
                        self.taken(m, name, 0).is_some_and(
                            |target| matches!(target, Target::Item { file, .. } if file == other),
                        )
                    })
            })
    }

    /// The groups of files that need each other.
    pub fn circles(&self) -> Vec<Circle> {
        let needs = self.needs();
        let within_reach: Vec<BTreeSet<usize>> = (0..self.files.len())
            .map(|file| {
                let mut found = BTreeSet::new();
                let mut ahead = vec![file];
                while let Some(at) = ahead.pop() {
                    let next = needs
                        .range((at, 0)..=(at, usize::MAX))
                        .map(|((_, to), _)| *to);
                    ahead.extend(next.filter(|to| found.insert(*to)));
                }
                found
            })
            .collect();
        let mut circles = Vec::new();
        let mut done: BTreeSet<usize> = BTreeSet::new();
        for (file, ahead) in within_reach.iter().enumerate() {
            if !ahead.contains(&file) || done.contains(&file) {
                continue;
            }
            let group: BTreeSet<usize> = ahead
                .iter()
                .copied()
                .filter(|other| within_reach[*other].contains(&file))
                .collect();
            done.extend(&group);
            let arrows = needs
                .iter()
                .filter(|((from, to), _)| group.contains(from) && group.contains(to))
                .map(|((from, to), names)| {
                    let names = Vec::from_iter(names.iter().map(String::as_str)).join(", ");
                    format!("{} -> {}: {names}", self.files[*from], self.files[*to])
                });
            circles.push(Circle {
                arrows: arrows.collect(),
                files: group.iter().map(|file| self.files[*file].clone()).collect(),
            });
        }
        circles
    }
}

/// Adds the paths of a `use`, each with the name it introduces.
fn read_uses(tokens: &[Token], before: &[String], found: &mut Vec<(Vec<String>, String)>) {
    let mut path = before.to_vec();
    let mut name = None;
    let mut at = 0;
    while at <= tokens.len() {
        match tokens.get(at) {
            None | Some(Token::Sign(',')) => {
                if path.len() > before.len() || name.is_some() {
                    let last = path.last().cloned().unwrap_or_default();
                    found.push((path, name.take().unwrap_or(last)));
                }
                path = before.to_vec();
            }
            Some(Token::Sign('{')) => {
                let end = behind_brackets(tokens, at);
                read_uses(&tokens[at + 1..end - 1], &path, found);
                path = before.to_vec();
                at = end;
                continue;
            }
            Some(Token::Sign('*')) => name = Some("*".to_owned()),
            Some(Token::Word(word)) if word == "as" => {
                if let Some(Token::Word(given)) = tokens.get(at + 1) {
                    name = Some(given.clone());
                }
                at += 1;
            }
            // `self` in a list stands for the path before the list.
            Some(Token::Word(word)) if word == "self" && !path.is_empty() => {
                name = path.last().cloned();
            }
            Some(Token::Word(word)) => path.push(word.clone()),
            Some(_) => {}
        }
        at += 1;
    }
}

/// The paths of two or more names in a body.
fn paths_in(body: &[Token]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut path: Vec<String> = Vec::new();
    let mut goes_on = false;
    for token in body.iter().chain([&Token::Sign(';')]) {
        match token {
            Token::Path => goes_on = true,
            Token::Word(word) if goes_on && !path.is_empty() => {
                path.push(word.clone());
                goes_on = false;
            }
            _ => {
                if path.len() > 1 {
                    found.push(std::mem::take(&mut path));
                }
                path.clear();
                if let Token::Word(word) = token
                    && !goes_on
                {
                    path.push(word.clone());
                }
                goes_on = false;
            }
        }
    }
    found
}

/// The types with inherent `impl`s here.
fn implemented(body: &[Token]) -> Vec<&str> {
    // `impl` inside a signature follows other tokens.
    let is_item = |at: usize| at == 0 || matches!(body[at - 1], Token::Sign('}' | ';'));
    let starts = body.iter().enumerate();
    let starts = starts.filter(|(at, token)| token.is_word("impl") && is_item(*at));
    let name = |(start, _): (usize, &Token)| {
        let mut depth = 0;
        let mut name = None;
        for token in &body[start + 1..] {
            match token {
                Token::Sign('<') => depth += 1,
                Token::Sign('>') => depth -= 1,
                Token::Sign('{') => return name,
                Token::Sign('(' | ')' | ',' | ';' | '=') if depth == 0 => return None,
                Token::Word(word) if word == "for" => return None,
                Token::Word(word) if depth == 0 && name.is_none() => name = Some(word.as_str()),
                _ => {}
            }
        }
        None
    };
    starts.filter_map(name).collect()
}
