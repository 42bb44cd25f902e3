//! Inference: what is noticed, one file per rule.

pub(super) mod forward_checking;
pub(super) mod rules;
pub(super) mod singles;

pub(super) use singles::Finding;

use super::candidates::Candidates;
use super::event::Spot;
use super::houses::Houses;
use super::state::State;
use super::strategy::Check;

/// What a check notices on the board, after a guess or a deduction.
pub(super) fn look(
    check: Check,
    state: &State,
    candidates: &Candidates,
    houses: impl Houses,
) -> Finding {
    match check {
        Check::Rules | Check::Bounds | Check::Backjumping | Check::Learning | Check::Masks => {
            Finding::Fixpoint
        }
        Check::ForwardChecking => {
            let wiped = match state.stack.latest_guess() {
                Some((cell, _)) => forward_checking::wiped_peer(&state.grid, houses, cell),
                None => forward_checking::wiped_cell(&state.grid, houses),
            };
            wiped.map_or(Finding::Fixpoint, |cell| Finding::DeadEnd(Spot::Cell(cell)))
        }
        Check::NakedSingles | Check::HiddenSingles => {
            singles::look(candidates, &houses, check.looks_at_places())
        }
    }
}
