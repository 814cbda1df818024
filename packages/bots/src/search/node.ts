import { decider, type Move, type State } from '@meltemi/engine';

/** A place in the tree: what was played to get here, and how it went from here on. */
export interface Node {
  readonly move: Move | null;
  /** The team that decides here, CHANCE, or OVER. */
  readonly team: number;
  /** By world: the position, as far as it was visited there. */
  readonly states: (State | undefined)[];
  /** By world: which children are legal, the most promising first; and moves that nobody has looked at yet. */
  readonly open: (readonly number[] | undefined)[];
  readonly unseen: (Move[] | undefined)[];
  readonly children: Node[];
  visits: number;
  /** By team: chances to win, summed over all visits. */
  readonly sum: number[];
  /** What the move looked like at first sight: by team, and how promising for the one who decides. */
  readonly first: readonly number[];
  prior: number;
}

export const CHANCE = -1;
export const OVER = -2;

export function newNode(move: Move | null, s: State, world: number, first: readonly number[], prior: number): Node {
  const who = decider(s);
  const states: (State | undefined)[] = [];
  states[world] = s;
  const team = who === 'fate' ? CHANCE : who < 0 ? OVER : s.table.teamOf[who];
  return { move, team, states, open: [], unseen: [], children: [], visits: 0, sum: s.gold.map(() => 0), first, prior };
}
