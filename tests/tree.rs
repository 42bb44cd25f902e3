//! The search tree, compared with one built from the whole trace on small runs of every kind, and
//! with the timeline on a run of 10⁹ steps.

use crate::common::billion::{BILLION, billion};
use crate::common::*;
use proptest::prelude::*;
use recuo::analysis::tree::{
    Fate, Folding, HELD, NEIGHBOURHOOD, Outline, OutlineNode, ROOT, SHOWN, Status, Tree, TreeSize,
    WHOLE,
};
use recuo::puzzle::{Cell, Value};
use recuo::scene::TreeLayout;
use recuo::solver::{Event, Goal, Spot};
use recuo::timeline::Timeline;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most steps examined of a run.
const STEPS: u64 = 20_000;

/// A node according to the trace.
#[derive(Clone, Default)]
struct Known {
    guess: Option<(Cell, Value)>,
    depth: u16,
    parent: Option<u64>,
    choice: Option<Spot>,
    settled: Option<(u64, Fate)>,
    end: Option<u64>,
    children: Vec<u64>,
    amount: TreeSize,
}

/// The whole tree of the first steps of a run.
struct Reference(BTreeMap<u64, Known>);

impl Reference {
    fn of(events: &[Event]) -> Self {
        let one = TreeSize {
            nodes: 1,
            ..TreeSize::default()
        };
        let mut nodes = BTreeMap::from([(ROOT, Known::default())]);
        nodes.get_mut(&ROOT).unwrap().amount = one;
        let mut path = vec![ROOT];
        for (step, event) in (1..).zip(events) {
            let last = *path.last().unwrap();
            let mut settle = |fate| {
                let known = nodes.get_mut(&last).unwrap();
                known.settled = known.settled.or(Some((step, fate)));
            };
            match *event {
                Event::Select { at, .. } => nodes.get_mut(&last).unwrap().choice = Some(at),
                Event::Place { cell, value } => {
                    settle(Fate::Choice);
                    nodes.get_mut(&last).unwrap().children.push(step);
                    let node = Known {
                        guess: Some((cell, value)),
                        depth: path.len() as u16,
                        parent: Some(last),
                        ..Known::default()
                    };
                    nodes.insert(step, node);
                    path.push(step);
                    path.iter()
                        .for_each(|key| nodes.get_mut(key).unwrap().amount.nodes += 1);
                }
                Event::DeadEnd { .. } => {
                    settle(Fate::Failure);
                    path.iter()
                        .for_each(|key| nodes.get_mut(key).unwrap().amount.dead_ends += 1);
                }
                Event::Solution => {
                    settle(Fate::Solution);
                    path.iter()
                        .for_each(|key| nodes.get_mut(key).unwrap().amount.solutions += 1);
                }
                Event::Backtrack { .. } => {
                    settle(Fate::Failure);
                    nodes.get_mut(&last).unwrap().end = Some(step);
                    path.pop();
                }
                Event::Exhausted | Event::GaveUp { .. } => settle(Fate::Failure),
                Event::Conflict { .. }
                | Event::Excluded { .. }
                | Event::Broken { .. }
                | Event::Visited { .. }
                | Event::Wall { .. }
                | Event::Learn { .. }
                | Event::Deduce { .. }
                | Event::Fill { .. }
                | Event::Clear { .. }
                | Event::Sweep { .. } => {}
            }
        }
        Self(nodes)
    }

    fn path(&self, step: u64) -> Vec<u64> {
        let stands = |known: &Known, key: u64| key <= step && known.end.is_none_or(|e| step < e);
        let on_path = self.0.iter().filter(|(key, known)| stands(known, **key));
        on_path.map(|(key, _)| *key).collect()
    }

    /// Compares what a tree shows at a step with this one.
    fn check(&self, tree: &Tree, outline: &Outline, step: u64) {
        assert_eq!(tree.path(step), self.path(step));
        assert_eq!(outline.nodes[0].key, ROOT);
        for (index, shown) in outline.nodes.iter().enumerate() {
            let node = tree.node(shown.key).expect("what is shown is held");
            let known = &self.0[&shown.key];
            assert_eq!(node.step(), shown.key);
            assert_eq!(node.guess, known.guess);
            assert_eq!((node.depth, shown.depth), (known.depth, known.depth));
            assert_eq!(shown.parent.map(|p| outline.nodes[p].key), known.parent);
            assert_eq!(node.end(), known.end);
            assert_eq!(tree.amount(node), known.amount, "node {}", shown.key);
            let status = match known.settled {
                _ if step < shown.key => Status::Unreached,
                Some((settled, fate)) if settled <= step => Status::Settled(fate),
                _ => Status::Open,
            };
            assert_eq!(node.status(step), status);
            if known.settled.is_some() {
                assert_eq!(node.choice, known.choice);
            }
            let below = outline.nodes.iter().filter(|n| n.parent == Some(index));
            let below: Vec<u64> = below.map(|n| n.key).collect();
            if shown.is_folded {
                assert!(below.is_empty() && known.amount.nodes > 1);
            } else {
                assert_eq!(below, known.children, "below {}", shown.key);
            }
        }
    }
}

fn follow(tree: &mut Tree, timeline: &Timeline, step: u64, budget: u64) -> Outline {
    for _ in 0..100_000 {
        let (outline, is_found) =
            tree.follow(timeline, step, &timeline.frontier().counters(), budget);
        assert!(tree.held() <= HELD + 17, "{}", tree.held());
        if is_found {
            return outline;
        }
    }
    panic!("it goes on for ever");
}

/// Nodes of a row are apart and in order, parents above the middle of their children.
fn check_layout(outline: &Outline) {
    let layout = TreeLayout::of(outline);
    assert_eq!(layout, TreeLayout::of(outline));
    let mut row_ends: BTreeMap<u16, f32> = BTreeMap::new();
    let mut below: BTreeMap<usize, (f32, f32)> = BTreeMap::new();
    for (shown, (column, row)) in outline.nodes.iter().zip(&layout.places) {
        assert_eq!(*row, f32::from(shown.depth));
        if let Some(before) = row_ends.insert(shown.depth, *column) {
            assert!(before + 0.999 < *column, "{before} {column}");
        }
        if let Some(parent) = shown.parent {
            below.entry(parent).or_insert((*column, *column)).1 = *column;
        }
    }
    for (parent, (first, last)) in below {
        assert!(((first + last) / 2.0 - layout.places[parent].0).abs() < 0.001);
    }
}

fn events(timeline: &mut Timeline) -> Vec<Event> {
    (1..=timeline.explored())
        .map(|step| timeline.at(step).unwrap().event().unwrap())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn it_is_the_tree_of_the_trace(
        problem in problems(), strategy in strategies(), goal in goals(),
        slices in prop::collection::vec(1u64..STEPS / 3, 1..4), places in prop::collection::vec(0.0..=1.0f64, 1..6),
        folds in prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 0..6),
        folding in prop::sample::select(vec![Folding::Finished, Folding::Failed, Folding::Fitting]),
        budget in 1u64..3000,
    ) {
        let mut timeline = Timeline::new(Arc::new(problem), strategy, goal);
        let mut tree = Tree::default();
        for slice in slices {
            timeline.explore(slice);
            let reference = Reference::of(&events(&mut timeline));
            for place in &places {
                let step = (timeline.explored() as f64 * place) as u64;
                let outline = follow(&mut tree, &timeline, step, budget);
                reference.check(&tree, &outline, step);
                check_layout(&outline);
                prop_assert_eq!(
                    outline,
                    follow(&mut Tree::default(), &timeline, step, u64::MAX),
                    "it depends on the step alone"
                );
            }
            let mut own = tree.clone();
            own.fold_all(folding);
            for (which, is_folded) in &folds {
                let outline = follow(&mut own, &timeline, 0, budget);
                let key = which.get(&outline.nodes).key;
                own.fold(key, *is_folded);
                let step = which.index(timeline.explored() as usize + 1) as u64;
                let outline = follow(&mut own, &timeline, step, budget);
                reference.check(&own, &outline, step);
                if let Some(at) = outline.index_of(key)
                    && reference.0[&key].amount.nodes > 1
                {
                    prop_assert_eq!(outline.nodes[at].is_folded, *is_folded);
                }
            }
        }
    }

    /// The outline stays the same inside the neighbourhood and while no guess changes.
    #[test]
    fn it_stays_while_the_playhead_moves_inside(
        problem in problems(), strategy in strategies(), goal in goals(), place in 0.0..1.0f64,
    ) {
        let mut timeline = Timeline::new(Arc::new(problem), strategy, goal);
        timeline.explore(STEPS);
        let mut tree = Tree::default();
        let first = (timeline.explored() as f64 * place) as u64;
        let mut before: Option<(u64, Outline)> = None;
        for step in first..timeline.explored().min(first + 300) {
            let outline = follow(&mut tree, &timeline, step, u64::MAX);
            let path = tree.path(step);
            let nodes = |key: &u64| tree.amount(tree.node(*key).unwrap()).nodes;
            let is_near = |key: &&u64| nodes(&ROOT) <= WHOLE || nodes(key) <= NEIGHBOURHOOD;
            let anchor = *path.iter().find(is_near).unwrap_or(path.last().unwrap());
            if let Some((last_anchor, last)) = before && last_anchor == anchor {
                prop_assert_eq!(&outline, &last);
            }
            before = Some((anchor, outline));
        }
    }
}

#[test]
fn a_small_run_is_shown_whole() {
    let mut timeline = Timeline::new(
        Arc::new(problem("1....2......3...")),
        "masks".parse().unwrap(),
        Goal::All,
    );
    timeline.explore(u64::MAX);
    let nodes = timeline.frontier().counters().nodes();
    assert!((20..=WHOLE).contains(&nodes), "{nodes}");
    let outline = follow(&mut Tree::default(), &timeline, 3, u64::MAX);
    assert_eq!(outline.nodes.len() as u64, nodes);
    assert!(outline.nodes.iter().all(|shown| !shown.is_folded));
}

#[test]
fn as_much_is_unfolded_as_fits() {
    let timeline = first_program();
    let mut tree = Tree::default();
    tree.fold_all(Folding::Fitting);
    let outline = follow(&mut tree, &timeline, 150_000, 50_000);
    let shown = outline.nodes.len();
    assert!((SHOWN - 16..=SHOWN + 60 * 9).contains(&shown), "{shown}");
    check_layout(&outline);
    tree.fold_all(Folding::Finished);
    let outline = follow(&mut tree, &timeline, 150_000, 50_000);
    let shown = outline.nodes.len();
    assert!((50..600).contains(&shown), "{shown}");
}

fn first_program() -> Timeline {
    let problem = Arc::new(problem(FIRST_PROGRAM));
    let mut timeline = Timeline::new(problem, "naive".parse().unwrap(), Goal::All);
    timeline.explore(u64::MAX);
    timeline
}

/// However much there is to unfold, the latest guess and its surroundings come first.
#[test]
fn the_way_to_the_latest_guess_is_unfolded_first() {
    let timeline = first_program();
    let mut tree = Tree::default();
    tree.fold_all(Folding::Fitting);
    for step in [467_911, 1_000, 300_000, 613_000] {
        let outline = follow(&mut tree, &timeline, step, 50_000);
        let own = follow(&mut Tree::default(), &timeline, step, u64::MAX);
        for shown in own.nodes.iter().filter(|shown| !shown.is_folded) {
            let index = outline.index_of(shown.key).expect("it is shown");
            assert!(!outline.nodes[index].is_folded, "step {step}");
        }
        let path = tree.path(step);
        let latest = outline.index_of(*path.last().unwrap()).unwrap();
        assert!(!outline.nodes[latest].is_folded);
    }
}

#[test]
fn failed_subtrees_are_folded_on_demand() {
    let timeline = first_program();
    let mut tree = Tree::default();
    let step = 467_911;
    let has_failed = |tree: &Tree, key: u64| {
        let node = tree.node(key).unwrap();
        let amount = tree.amount(node);
        node.end().is_some_and(|end| end <= step) && amount.solutions == 0 && amount.nodes > 1
    };
    let outline = follow(&mut tree, &timeline, step, u64::MAX);
    let is_open =
        |tree: &Tree, shown: &OutlineNode| !shown.is_folded && has_failed(tree, shown.key);
    assert!(outline.nodes.iter().any(|shown| is_open(&tree, shown)));
    tree.fold_all(Folding::Failed);
    let folded = follow(&mut tree, &timeline, step, u64::MAX);
    assert!(!folded.nodes.iter().any(|shown| is_open(&tree, shown)));
    assert!(
        folded
            .nodes
            .iter()
            .any(|shown| has_failed(&tree, shown.key))
    );
    assert!(folded.nodes.len() < outline.nodes.len());
}

#[test]
#[ignore = "follows 10⁹ steps; the whole check runs it"]
fn a_run_of_a_thousand_million_steps() {
    let mut timeline = billion();
    let mut tree = Tree::default();
    let mut random = Random(7);
    for _ in 0..20 {
        let step = random.below(BILLION as usize) as u64;
        let calls = (1..).find(|_| {
            tree.follow(&timeline, step, &timeline.frontier().counters(), 1 << 20)
                .1
        });
        assert!(calls < Some(100), "step {step} took {calls:?} calls");
        assert!(tree.held() <= HELD + 17);
        let choices = timeline.at(step).unwrap().choices();
        let stack: Vec<_> = choices.iter().filter_map(|choice| choice.guess).collect();
        let path: Vec<_> = tree.path(step);
        let guesses: Vec<_> = path
            .iter()
            .filter_map(|key| tree.node(*key).unwrap().guess)
            .collect();
        assert_eq!(guesses, stack);
        for key in &path {
            let node = tree.node(*key).unwrap();
            let Some(end) = node.end() else { continue };
            let placed = timeline.at(*key).unwrap();
            let taken_back = timeline.at(end).unwrap();
            let (cell, value) = node.guess.unwrap();
            assert_eq!(placed.event(), Some(Event::Place { cell, value }));
            assert_eq!(taken_back.event(), Some(Event::Backtrack { cell, value }));
            let below = taken_back.counters().placements - placed.counters().placements;
            assert_eq!(tree.amount(node).nodes, below + 1);
            assert_eq!(taken_back.counters().depth() + 1, placed.counters().depth());
        }
    }
}
