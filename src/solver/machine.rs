//! What a timeline asks of a run.

use super::{Choice, Counters, DepthRange, Event};
use crate::puzzle::{Cell, Value};

/// A run that is taken step by step: a search that computes its steps, or a replay of recorded ones.
///
/// A plain value: a clone is a copy, and equal sources, states and numbers of steps always give the
/// same result. There is no clock, file or chance in it.
pub trait Machine: Clone {
    /// What stays the same from step to step, such as the problem.
    type Source;

    /// Takes the next step and says what it was; `None` when the run is over.
    fn step(&mut self, source: &Self::Source) -> Option<Event>;

    /// Takes up to `steps` steps without reporting them. Returns how many, which is fewer only at the
    /// end of the run.
    fn advance(&mut self, source: &Self::Source, steps: u64) -> u64;

    /// Whether the run is over. One that is still being recorded is not, at its latest step.
    fn has_ended(&self, source: &Self::Source) -> bool;

    /// The counters so far.
    fn counters(&self) -> Counters;

    /// The depths since the last call of [`take_depths`](Self::take_depths).
    fn depths(&self) -> DepthRange;

    /// The depths since the last call, including the present one. Starts a new stretch.
    fn take_depths(&mut self) -> DepthRange;

    /// The value in a cell: a given, a guess or a deduction.
    fn value(&self, cell: Cell) -> Option<Value>;

    /// The cells filled by deductions, in order.
    fn deduced_cells(&self) -> Vec<Cell>;

    /// The open choice points, from the root.
    fn choices(&self, source: &Self::Source) -> Vec<Choice>;

    /// Packs the state into bytes, as many as all states of the run need.
    fn pack(&self, bytes: &mut [u8]);
}
