//! Boards changed by hand: walls, ends, signs, cages.

use super::{Cell, Family, GridProblem, Topology, WayBoard};

/// A change of what determines a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardChange {
    /// Put a sign at a cell: on a maze `#`, `.`, `S` or `E`, on a knight's board `S`; in a futoshiki `<` or `>`
    /// to its right, `^` or `v` below it, which goes if it is there.
    Sign(Cell, char),
    /// Take the second cell into the cage of the first, or out of it if it is there.
    Cage(Cell, Cell),
    /// Take a cell out of its cage.
    Uncage(Cell),
    /// Change the sum of a cell's cage.
    Sum(Cell, i32),
}

impl Family {
    /// The family after a change; `None` if it has nothing of the kind, or cannot be so.
    pub fn changed(&self, change: BoardChange) -> Option<Self> {
        match (self, change) {
            (Self::Way(board), BoardChange::Sign(square, sign)) => {
                board.with_sign(square, sign).map(Self::Way)
            }
            (Self::Grid(grid), change) => grid.changed(change).map(Self::Grid),
            _ => None,
        }
    }
}

impl WayBoard {
    fn with_sign(&self, square: Cell, sign: char) -> Option<Self> {
        let columns = self.columns();
        let (row, column) = (square.index() / columns, square.index() % columns);
        if !"#.SE".contains(sign) {
            return None;
        }
        if self.end().is_none() {
            let detail = format!("{}x{columns}:R{}C{}", self.rows(), row + 1, column + 1);
            return Self::knight(&detail).ok().filter(|_| sign == 'S');
        }
        let written = self.to_string();
        let lines = written.strip_prefix("maze:")?.replace('/', "\n");
        let mut signs: Vec<char> = lines.chars().collect();
        for known in signs
            .iter_mut()
            .filter(|known| **known == sign && "SE".contains(sign))
        {
            *known = '.';
        }
        signs[row * (columns + 1) + column] = sign;
        // The start and the end cannot go.
        Self::maze(&signs.into_iter().collect::<String>()).ok()
    }
}

impl GridProblem {
    fn changed(&self, change: BoardChange) -> Option<Self> {
        let side = self.side();
        match (self, change) {
            (Self::Futoshiki { size, signs }, BoardChange::Sign(cell, sign)) => {
                let (here, is_last) = (cell.index() as u8, (cell.index() + 1).is_multiple_of(side));
                let is_beside = matches!(sign, '<' | '>');
                let there = cell.index() + if is_beside { 1 } else { side };
                if is_beside && is_last || there >= side * side {
                    return None;
                }
                let new = match sign {
                    '<' | '^' => (here, there as u8),
                    '>' | 'v' | 'V' => (there as u8, here),
                    _ => return None,
                };
                let mut signs = signs.clone();
                let had = signs.contains(&new);
                signs.retain(|known| *known != new && *known != (new.1, new.0));
                signs.extend((!had).then_some(new));
                // Those in a row come before those below it.
                signs.sort_by_key(|(less, more)| {
                    let first = usize::from(*less.min(more));
                    (first / side, less.abs_diff(*more) != 1, first)
                });
                let size = *size;
                (signs.len() <= super::MOST_RELATIONS).then_some(Self::Futoshiki { size, signs })
            }
            (Self::Killer { shape, cages }, change) => {
                let mut cages = cages.clone();
                let of = |cages: &[(Vec<u8>, i32)], cell: Cell| {
                    let has = |(cells, _): &(Vec<u8>, i32)| cells.contains(&(cell.index() as u8));
                    cages.iter().position(has)
                };
                let leave = |cages: &mut [(Vec<u8>, i32)], cell: Cell| {
                    let own = cages.iter_mut();
                    own.for_each(|(cells, _)| cells.retain(|own| *own != cell.index() as u8));
                };
                match change {
                    BoardChange::Sign(..) => return None,
                    BoardChange::Uncage(cell) => leave(&mut cages, cell),
                    BoardChange::Sum(cell, sum) => {
                        let cage = of(&cages, cell)?;
                        cages[cage].1 = sum;
                    }
                    BoardChange::Cage(first, second) => {
                        let is_out = first != second && of(&cages, first) == of(&cages, second);
                        let is_out = is_out && of(&cages, first).is_some();
                        leave(&mut cages, second);
                        let cage = match of(&cages, first) {
                            Some(cage) => cage,
                            None => {
                                cages.push((vec![first.index() as u8], 1));
                                cages.len() - 1
                            }
                        };
                        let cells = &mut cages[cage].0;
                        let is_new = !is_out && first != second;
                        cells.extend(is_new.then_some(second.index() as u8));
                        cells.sort_unstable();
                        if cells.len() > side {
                            return None;
                        }
                    }
                }
                cages.retain(|(cells, _)| !cells.is_empty());
                cages.sort();
                let shape = *shape;
                (cages.len() <= MOST_CAGES).then_some(Self::Killer { shape, cages })
            }
            _ => None,
        }
    }
}

/// Cages are named by letters.
const MOST_CAGES: usize = 52;

impl Topology {
    /// The sum of a cell's cage, if it is in one.
    pub fn cage_sum(&self, cell: Cell) -> Option<i32> {
        let Family::Grid(GridProblem::Killer { cages, .. }) = self.family() else {
            return None;
        };
        let has = |(cells, _): &&(Vec<u8>, i32)| cells.contains(&(cell.index() as u8));
        cages.iter().find(has).map(|(_, sum)| *sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The family after these changes, as it is written; a change that cannot be is left out.
    fn after(family: &str, changes: &[BoardChange]) -> String {
        let mut family: Family = family.parse().unwrap();
        for change in changes {
            family = family.changed(*change).unwrap_or(family);
        }
        assert_eq!(family.to_string().parse(), Ok(family.clone()));
        family.to_string()
    }

    #[test]
    fn walls_and_ends_are_put_and_moved() {
        use BoardChange::Sign;
        let at = Cell::new;
        let changes = [
            Sign(at(1), '#'),
            Sign(at(0), '#'),
            Sign(at(5), 'S'),
            Sign(at(0), 'x'),
        ];
        assert_eq!(
            after("maze:S../..E", &changes[..3]),
            "maze:S#./..E",
            "an end cannot go"
        );
        let changes = [Sign(at(1), '#'), Sign(at(3), 'S'), Sign(at(1), '.')];
        assert_eq!(after("maze:S../..E", &changes), "maze:.../S.E");
        assert_eq!(
            after("knight:3x3", &[Sign(at(4), 'S'), Sign(at(0), '#')]),
            "knight:3x3:R2C2"
        );
    }

    #[test]
    fn signs_are_in_order_and_go_by_themselves() {
        use BoardChange::Sign;
        let at = Cell::new;
        let changes = [
            Sign(at(1), 'v'),
            Sign(at(0), '^'),
            Sign(at(2), '<'),
            Sign(at(1), '>'),
        ];
        assert_eq!(after("futoshiki:3:", &changes), "futoshiki:3:3<2,1<4,5<2");
        assert_eq!(
            after("futoshiki:3:1<2", &[Sign(at(0), '>')]),
            "futoshiki:3:2<1"
        );
        assert_eq!(
            after("futoshiki:3:1<2", &[Sign(at(0), '<')]),
            "futoshiki:3:"
        );
        assert_eq!(
            after("futoshiki:3:", &[Sign(at(7), 'v')]),
            "futoshiki:3:",
            "nothing is below"
        );
    }

    #[test]
    fn cages_grow_change_and_go() {
        use BoardChange::{Cage, Sum, Uncage};
        let at = Cell::new;
        let empty = "killer:2x2:................:";
        let two = [
            Cage(at(1), at(0)),
            Sum(at(0), 5),
            Cage(at(5), at(5)),
            Sum(at(5), 4),
        ];
        assert_eq!(after(empty, &two), "killer:2x2:AA...B..........:5,4");
        let moved = [
            &two[..],
            &[Cage(at(5), at(1)), Cage(at(5), at(9)), Cage(at(5), at(9))],
        ]
        .concat();
        assert_eq!(after(empty, &moved), "killer:2x2:AB...B..........:5,4");
        assert_eq!(
            after(empty, &[&two[..], &[Uncage(at(5))]].concat()),
            "killer:2x2:AA..............:5"
        );
        let many: Vec<_> = (1..5).map(|cell| Cage(at(0), at(cell))).collect();
        assert_eq!(
            after(empty, &many),
            "killer:2x2:AAAA............:1",
            "a cage has at most 4"
        );
    }
}
