//! The names that a lesson gives to what its programs consist of.

use super::file::form::{Fields, Read, Scope, Written, form, plain};

/// The longest name or message of a program, in characters.
const LONGEST: usize = 48;

form! {
    /// The names of a program that others know. Each replaces ours in every language of the code view,
    /// and in the flowchart; Java joins words by capitals instead of `_`.
    NamesForm as "Names" by names -> Vec<(&'static str, String)> {
        /// The function that says whether the rules allow a value.
        /// Without it: ours
        is_safe: Option<CodeName>,
        /// The function that looks for the first empty cell.
        /// Without it: ours
        find_unassigned: Option<CodeName>,
        /// The recursive function.
        /// Without it: ours
        solve: Option<CodeName>,
        /// The function that prints the board.
        /// Without it: ours
        print: Option<CodeName>,
        /// The function that reads the puzzle.
        /// Without it: ours
        load: Option<CodeName>,
        /// Where the program begins.
        /// Without it: ours
        main: Option<CodeName>,
        /// The function that chooses the next cell, where candidates are kept.
        /// Without it: ours
        next: Option<CodeName>,
        /// The function that writes a value and strikes it from the candidates of others.
        /// Without it: ours
        mark: Option<CodeName>,
        /// The function that goes over the board and never guesses.
        /// Without it: ours
        sweep: Option<CodeName>,
        /// The array with the board of a program that tests values.
        /// Without it: ours
        board: Option<CodeName>,
        /// What is printed above the first solution.
        /// Without it: the number of the solution
        solved: Option<CodeName>,
        /// What is printed if there is no solution.
        /// Without it: ours
        no_solution: Option<CodeName>,
        /// What is printed by a program that never guesses and cannot go on.
        /// Without it: ours
        gave_up: Option<CodeName>,
    }
}

plain! {
    /// a name or a message as it stands in a program, between quotes
    CodeName = code_name -> String, "\"isSafe\"";
}

fn names(
    fields: &Fields,
    form: &NamesForm,
    scope: &mut Scope,
) -> Read<Vec<(&'static str, String)>> {
    let roles = [
        &form.is_safe,
        &form.find_unassigned,
        &form.solve,
        &form.print,
        &form.load,
        &form.main,
        &form.next,
        &form.mark,
        &form.sweep,
        &form.board,
        &form.solved,
        &form.no_solution,
        &form.gave_up,
    ];
    let mut names = Vec::new();
    for role in roles {
        if let Some(name) = fields.get(role, scope)? {
            names.push((role.name, name));
        }
    }
    Ok(names)
}

fn code_name(written: Written, _: &mut Scope) -> Read<String> {
    let name: String = written.parse()?;
    let is_plain = |c: char| !c.is_control() && !matches!(c, '"' | '\\' | '{' | '}' | '%');
    match name.chars().count() {
        1..=LONGEST if name.chars().all(is_plain) => Ok(name),
        _ => Err(written.fault("field-code-name")),
    }
}
