//! The one trick that makes single steps fast: in the naive search most steps refuse a value, so those
//! that come before the next allowed one are found together and then handed out one by one.

use super::event::Event;
use super::houses::{Houses, Plain};
use super::order::Order;
use super::state::State;
use super::tested::Tested;
use crate::puzzle::{Problem, Value};

/// Refuses the value with this index, which was found before, in the current cell of a plain board.
#[inline(always)]
pub(super) fn refuse(tested: &Tested, state: &State, problem: &Problem, index: u32) -> Event {
    let houses = Plain(problem.topology());
    Event::Conflict {
        cell: tested.rules.cell(),
        value: Value::from_bit_index(index),
        with: tested.rules.culprit(&state.grid, houses, index),
    }
}

/// After a choice point was opened or returned to on a plain board, in ascending order and without
/// forks: finds the untried values before the first allowed one, which the next steps refuse; all of
/// them if none is allowed.
#[inline(always)]
pub(super) fn find<H: Houses>(tested: &Tested, state: &mut State, event: Event) {
    let is_open = matches!(event, Event::Select { .. } | Event::Backtrack { .. });
    if !H::PLAIN || !is_open || tested.search.order() != Order::Ascending {
        return;
    }
    let end = u32::from(state.grid.full_mask()) + 1;
    let untried = u32::from(state.stack.top_mut().untried());
    let first = (untried | end).trailing_zeros();
    let free = (untried & !tested.rules.forbidden() | end).trailing_zeros();
    state.stack.refuse_at_once(first..free);
    state.counters.conflicts += u64::from(free - first);
}

/// Leaves the values of the current cell to be tested one by one.
pub(super) fn forget(state: &mut State) {
    state.counters = state.kept_counters();
    state.stack.refuse_nothing_at_once();
}
