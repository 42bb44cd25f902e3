//! Finds which file of a crate needs which other file. `syn` reads the sources; modules and `use` are
//! resolved as the compiler does, within the crate. Items under `#[cfg(test)]` are left out.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use syn::{Attribute, Item, UseTree, Visibility};

/// A path within a crate or from another one, such as `crate::puzzle::Cell` or `std::fs`.
pub type Names = Vec<String>;

/// The modules of a crate, by their names from the root down.
#[derive(Default)]
pub struct Crate {
    modules: BTreeMap<Names, Module>,
}

#[derive(Default)]
struct Module {
    /// Relative to the source folder, such as `scene/board.rs`.
    file: String,
    uses: Vec<Import>,
    /// The paths of two or more names in the code.
    paths: Vec<Names>,
    /// All names in the code.
    words: BTreeSet<String>,
    /// The types with an `impl` that is not of a trait.
    implemented: BTreeSet<String>,
}

struct Import {
    path: Names,
    name: String,
    is_public: bool,
}

/// Where a path leads: the module that it names and the one whose item that is after re-exports.
struct Target {
    giver: Names,
    owner: Names,
}

/// More re-exports of a name than this are a loop.
const MOST_HOPS: usize = 8;

impl Crate {
    /// Reads a crate. `read` gives the text of a file by its path, starting with `lib.rs`.
    pub fn read(read: &impl Fn(&str) -> Option<String>) -> Self {
        let mut all = Self::default();
        all.add_file("lib.rs", "", Vec::new(), read);
        all
    }

    pub fn files(&self) -> BTreeSet<&str> {
        self.modules
            .values()
            .map(|module| module.file.as_str())
            .collect()
    }

    fn add_file(
        &mut self,
        file: &str,
        folder: &str,
        name: Names,
        read: &impl Fn(&str) -> Option<String>,
    ) {
        let source = read(file).unwrap_or_else(|| panic!("no file {file}"));
        let parsed = syn::parse_file(&source).unwrap_or_else(|error| panic!("{file}: {error}"));
        self.add_module(parsed.items, file, folder, name, read);
    }

    fn add_module(
        &mut self,
        items: Vec<Item>,
        file: &str,
        folder: &str,
        name: Names,
        read: &impl Fn(&str) -> Option<String>,
    ) {
        let mut module = Module {
            file: file.to_owned(),
            ..Module::default()
        };
        for item in items {
            match item {
                Item::Mod(item) if !is_test(&item.attrs) => {
                    let child = item.ident.to_string();
                    let below = format!("{folder}{child}/");
                    let child_name = joined(&name, [child.clone()]);
                    match item.content {
                        Some((_, items)) => self.add_module(items, file, &below, child_name, read),
                        None => {
                            let single = format!("{folder}{child}.rs");
                            let is_single = read(&single).is_some();
                            let path = if is_single {
                                single
                            } else {
                                format!("{below}mod.rs")
                            };
                            self.add_file(&path, &below, child_name, read);
                        }
                    }
                }
                Item::Use(item) if !is_test(&item.attrs) => {
                    let is_public = !matches!(item.vis, Visibility::Inherited);
                    add_uses(&item.tree, &[], is_public, &mut module.uses);
                }
                Item::Impl(item) if item.trait_.is_none() => {
                    let own = words(item.self_ty.to_token_stream());
                    module.implemented.extend(own.into_iter().flatten().next());
                    module.add_code(item.into_token_stream());
                }
                item => {
                    // The attributes of every kind of item come first among its tokens.
                    let tokens = item.into_token_stream();
                    if !tokens.to_string().starts_with("# [cfg (test)]") {
                        module.add_code(tokens);
                    }
                }
            }
        }
        self.modules.insert(name, module);
    }

    /// Every path to something outside its own module, from the root of this or another crate, with
    /// its file.
    pub fn paths(&self) -> impl Iterator<Item = (&str, Names)> {
        self.modules.iter().flat_map(move |(name, module)| {
            let paths = module.uses.iter().map(|import| &import.path);
            paths.chain(&module.paths).map(move |path| {
                let inside = self.absolute(name, path).filter(|_| is_keyword(&path[0]));
                let whole = inside.map_or_else(
                    || path.clone(),
                    |inside| joined(&["crate".to_owned()], inside),
                );
                (module.file.as_str(), whole)
            })
        })
    }

    /// A path in a module, from the root of the crate; `None` if it leads to another crate.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Names> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some(joined(module, rest.iter().cloned())),
            "super" => {
                let mut parent = module.split_last()?.1;
                let mut rest = rest;
                while rest.first().is_some_and(|name| name == "super") {
                    (parent, rest) = (parent.split_last()?.1, &rest[1..]);
                }
                Some(joined(parent, rest.iter().cloned()))
            }
            _ => {
                let child = joined(module, [first.clone()]);
                if self.modules.contains_key(&child) {
                    return Some(joined(&child, rest.iter().cloned()));
                }
                let imports = &self.modules[module].uses;
                let import = imports.iter().find(|import| import.name == *first)?;
                let is_loop = import.path[0] == *first;
                let before = (!is_loop).then(|| self.absolute(module, &import.path))??;
                Some(joined(&before, rest.iter().cloned()))
            }
        }
    }

    fn follow(&self, module: &[String], path: &[String], hops: usize) -> Option<Target> {
        let whole = self.absolute(module, path).filter(|_| hops < MOST_HOPS)?;
        let mut place: &[String] = &[];
        while place.len() < whole.len() && self.modules.contains_key(&whole[..=place.len()]) {
            place = &whole[..=place.len()];
        }
        let (giver, rest) = (place.to_vec(), &whole[place.len()..]);
        // A path to a module is no path to an item of its file.
        let name = rest.first()?;
        let imports = self.modules[place].uses.iter();
        let passed_on = imports
            .filter(|import| import.name == *name)
            .find_map(|import| {
                let path = joined(&import.path, rest[1..].iter().cloned());
                self.follow(place, &path, hops + 1)
            });
        let owner = passed_on.map_or_else(|| giver.clone(), |target| target.owner);
        Some(Target { giver, owner })
    }

    /// The names that every file needs from every other file.
    fn needs(&self) -> BTreeMap<(&str, &str), BTreeSet<String>> {
        let mut needs: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
        for (name, module) in &self.modules {
            let imports = module.uses.iter().map(|import| {
                let only_passes_on = import.is_public && !module.words.contains(&import.name);
                (&import.path, only_passes_on)
            });
            for (path, only_passes_on) in imports.chain(module.paths.iter().map(|p| (p, false))) {
                let Some(Target { giver, owner }) = self.follow(name, path, 0) else {
                    continue;
                };
                let is_own =
                    |needed: &Names| needed == name || (only_passes_on && needed.starts_with(name));
                let givers = Some(giver).filter(|giver| !name.starts_with(giver));
                for needed in givers
                    .into_iter()
                    .chain([owner])
                    .filter(|needed| !is_own(needed))
                {
                    let files = (module.file.as_str(), self.modules[&needed].file.as_str());
                    if files.0 != files.1 && !self.is_part_of(name, &needed) {
                        let names = needs.entry(files).or_default();
                        names.extend(path.last().cloned());
                    }
                }
            }
        }
        needs
    }

    /// Whether a module is below another and implements part of a type defined there.
    fn is_part_of(&self, module: &[String], other: &[String]) -> bool {
        module.starts_with(other)
            && self.modules[module].implemented.iter().any(|name| {
                let target = self.follow(module, std::slice::from_ref(name), 0);
                target.is_some_and(|target| target.owner == other)
            })
    }

    /// The groups of files that need each other, each with the names they need.
    pub fn circles(&self) -> Vec<(Vec<&str>, Vec<String>)> {
        let needs = self.needs();
        let ahead = |file: &str| {
            let mut found = BTreeSet::new();
            let mut open = vec![file.to_owned()];
            while let Some(at) = open.pop() {
                let next = needs.keys().filter(|(from, _)| *from == at);
                let new = next.map(|(_, to)| *to).filter(|to| found.insert(*to));
                open.extend(new.map(str::to_owned));
            }
            found
        };
        let reach: BTreeMap<&str, BTreeSet<&str>> = self
            .files()
            .into_iter()
            .map(|file| (file, ahead(file)))
            .collect();
        let mut groups = BTreeSet::new();
        for (file, ahead) in &reach {
            let group = ahead.iter().filter(|other| reach[**other].contains(file));
            groups.insert(group.copied().collect::<Vec<_>>());
        }
        groups.remove(&Vec::new());
        let arrows = |group: &Vec<&str>| {
            let inside = needs
                .iter()
                .filter(|((from, to), _)| group.contains(from) && group.contains(to));
            let arrow = inside.map(|((from, to), names)| format!("{from} -> {to}: {names:?}"));
            arrow.collect()
        };
        groups
            .into_iter()
            .map(|group| (group.clone(), arrows(&group)))
            .collect()
    }
}

impl Module {
    fn add_code(&mut self, tokens: TokenStream) {
        for path in words(tokens) {
            self.words.extend(path.iter().cloned());
            if path.len() > 1 {
                self.paths.push(path);
            }
        }
    }
}

fn joined(before: &[String], rest: impl IntoIterator<Item = String>) -> Names {
    before.iter().cloned().chain(rest).collect()
}

fn is_keyword(name: &str) -> bool {
    matches!(name, "crate" | "self" | "super")
}

fn is_test(attributes: &[Attribute]) -> bool {
    let texts = attributes.iter().map(|a| a.to_token_stream().to_string());
    texts.into_iter().any(|text| text == "# [cfg (test)]")
}

fn add_uses(tree: &UseTree, before: &[String], is_public: bool, found: &mut Vec<Import>) {
    let mut add = |path: Names, name: String| {
        found.push(Import {
            path,
            name,
            is_public,
        });
    };
    match tree {
        UseTree::Path(part) => {
            let path = joined(before, [part.ident.to_string()]);
            add_uses(&part.tree, &path, is_public, found);
        }
        UseTree::Name(leaf) if leaf.ident == "self" => {
            add(before.to_vec(), before.last().cloned().unwrap_or_default());
        }
        UseTree::Name(leaf) => {
            let name = leaf.ident.to_string();
            add(joined(before, [name.clone()]), name);
        }
        UseTree::Rename(leaf) => {
            let path = joined(before, [leaf.ident.to_string()]);
            add(path, leaf.rename.to_string());
        }
        UseTree::Glob(_) => add(joined(before, ["*".to_owned()]), "*".to_owned()),
        UseTree::Group(group) => {
            for tree in &group.items {
                add_uses(tree, before, is_public, found);
            }
        }
    }
}

/// The paths in code, also those of one name. Attributes and texts have none.
fn words(tokens: TokenStream) -> Vec<Names> {
    let mut found: Vec<Names> = Vec::new();
    let mut signs = String::new();
    for token in tokens {
        match token {
            TokenTree::Ident(name) => {
                let name = name.to_string();
                match found.last_mut() {
                    Some(path) if signs == "::" => path.push(name),
                    _ => found.push(vec![name]),
                }
                signs.clear();
            }
            TokenTree::Punct(sign) => signs.push(sign.as_char()),
            TokenTree::Literal(_) => signs.push('"'),
            TokenTree::Group(group) => {
                if signs != "#" {
                    found.extend(words(group.stream()));
                }
                signs = " ".to_owned();
            }
        }
    }
    found
}
