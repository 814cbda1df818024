// The boards of the classic edition (CL-MAP): pointy-top hexes, rows A … K from the top, columns from 1 at the left,
// rows centred. Facts only: which cells an isle covers, its cornucopias, the trade fields on the rim, and the starts
// (one troop an isle, one fleet a field). The isles' names are ours.

interface ClassicStart {
  /** One troop on each. */
  readonly isles: readonly string[];
  /** One fleet on each. */
  readonly fleets: readonly string[];
}

export interface ClassicBoard {
  /** Cells in each row, A to K. */
  readonly rows: readonly number[];
  readonly isles: readonly { readonly name: string; readonly cells: readonly string[]; readonly cornucopias: number }[];
  /** CL-MAP-4: trade fields, worth 1 each. */
  readonly trade: readonly string[];
  /** By faction (CL-SETUP-1). */
  readonly starts: readonly ClassicStart[];
}

const THREE: ClassicBoard = {
  rows: [2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2],
  isles: [
    { name: 'Kea', cells: ['b1'], cornucopias: 2 },
    { name: 'Andros', cells: ['c3', 'c4'], cornucopias: 1 },
    { name: 'Tinos', cells: ['d2', 'e3'], cornucopias: 1 },
    { name: 'Mykonos', cells: ['e5'], cornucopias: 2 },
    { name: 'Paros', cells: ['f2', 'g1', 'g2'], cornucopias: 0 },
    { name: 'Delos', cells: ['g4'], cornucopias: 2 },
    { name: 'Naxos', cells: ['g6', 'h5', 'i4', 'j3'], cornucopias: 0 },
    { name: 'Milos', cells: ['i1', 'j1', 'k1'], cornucopias: 0 },
  ],
  trade: ['a2', 'f1', 'f7', 'k2'],
  starts: [
    { isles: ['kea', 'naxos'], fleets: ['c2', 'g5'] },
    { isles: ['andros', 'paros'], fleets: ['d4', 'f1'] },
    { isles: ['tinos', 'milos'], fleets: ['f4', 'k2'] },
  ],
};

/** Two players use the board of three, with starts of their own (R-CL-START). */
const TWO: ClassicBoard = {
  ...THREE,
  starts: [
    { isles: ['kea', 'naxos'], fleets: ['b2', 'g5'] },
    { isles: ['andros', 'paros'], fleets: ['d4', 'f1'] },
  ],
};

const FOUR: ClassicBoard = {
  rows: [4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4],
  isles: [
    { name: 'Kea', cells: ['b1', 'b2', 'c1', 'c2'], cornucopias: 0 },
    { name: 'Andros', cells: ['c5', 'c6'], cornucopias: 1 },
    { name: 'Tinos', cells: ['d4', 'e5'], cornucopias: 1 },
    { name: 'Kythnos', cells: ['e2'], cornucopias: 2 },
    { name: 'Mykonos', cells: ['e7'], cornucopias: 2 },
    { name: 'Paros', cells: ['f4', 'g4'], cornucopias: 1 },
    { name: 'Serifos', cells: ['g1', 'h1', 'h2'], cornucopias: 0 },
    { name: 'Delos', cells: ['g6'], cornucopias: 2 },
    { name: 'Naxos', cells: ['g8', 'h7', 'i6', 'j5'], cornucopias: 0 },
    { name: 'Ios', cells: ['i3', 'j2', 'j3'], cornucopias: 0 },
  ],
  trade: ['a1', 'a4', 'f1', 'f9', 'k1', 'k4'],
  starts: [
    { isles: ['tinos', 'ios'], fleets: ['f5', 'k1'] },
    { isles: ['andros', 'serifos'], fleets: ['d6', 'f1'] },
    { isles: ['kythnos', 'naxos'], fleets: ['f3', 'i5'] },
    { isles: ['kea', 'delos'], fleets: ['b3', 'f7'] },
  ],
};

const FIVE: ClassicBoard = {
  rows: [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6],
  isles: [
    { name: 'Andros', cells: ['a4', 'b5'], cornucopias: 1 },
    { name: 'Kea', cells: ['b1', 'b2', 'c1', 'c2'], cornucopias: 0 },
    { name: 'Tinos', cells: ['d4', 'e5'], cornucopias: 1 },
    { name: 'Mykonos', cells: ['d6', 'd7'], cornucopias: 1 },
    { name: 'Donousa', cells: ['d9', 'e9'], cornucopias: 1 },
    { name: 'Kythnos', cells: ['e2'], cornucopias: 2 },
    { name: 'Syros', cells: ['f4', 'g4'], cornucopias: 1 },
    { name: 'Delos', cells: ['f7'], cornucopias: 2 },
    { name: 'Serifos', cells: ['g1', 'h1', 'h2'], cornucopias: 0 },
    { name: 'Amorgos', cells: ['g10', 'h9', 'i8', 'j7'], cornucopias: 0 },
    { name: 'Naxos', cells: ['h7'], cornucopias: 2 },
    { name: 'Sifnos', cells: ['i3', 'j2', 'j3'], cornucopias: 0 },
    { name: 'Ios', cells: ['i5', 'j5', 'k5'], cornucopias: 0 },
  ],
  trade: ['a1', 'a6', 'f1', 'f11', 'k1', 'k6'],
  starts: [
    { isles: ['andros', 'sifnos'], fleets: ['c6', 'k1'] },
    { isles: ['kea', 'delos'], fleets: ['b3', 'e7'] },
    { isles: ['tinos', 'ios'], fleets: ['f5', 'k6'] },
    { isles: ['donousa', 'serifos'], fleets: ['d8', 'f1'] },
    { isles: ['kythnos', 'amorgos'], fleets: ['f3', 'g9'] },
  ],
};

/** CL-MAP-1: by number of players. */
export const CLASSIC_BOARDS: { readonly [players in 2 | 3 | 4 | 5]: ClassicBoard } = {
  2: TWO,
  3: THREE,
  4: FOUR,
  5: FIVE,
};
