import type { Move, State } from '@meltemi/engine';
import { at, required } from '@meltemi/engine/internal';
import { decider } from '@meltemi/engine/query';

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
  /** Moves of the children as text, as far as they were asked for. */
  readonly keys: string[];
  visits: number;
  /** By team: the chance to win after all visits so far. */
  worth: readonly number[];
  /** By team: what the move looked like at first sight. */
  readonly first: readonly number[];
  /** How promising it looked to the one who decided, and what share of the first visits it gets for that. */
  readonly promise: number;
  prior: number;
  /** How many choices it took to see that first look. */
  readonly choices: number;
}

export const CHANCE = -1;
export const OVER = -2;

export function newNode(
  move: Move | null,
  s: State,
  world: number,
  first: readonly number[],
  promise: number,
  choices = 0,
): Node {
  const who = decider(s);
  const states: (State | undefined)[] = world === 0 ? [s] : [];
  states[world] = s;
  const team = who === 'fate' ? CHANCE : who < 0 ? OVER : at(s.table.teamOf, who);
  return {
    move,
    team,
    states,
    open: [],
    unseen: [],
    children: [],
    keys: [],
    visits: 0,
    worth: first,
    first,
    promise,
    prior: 0,
    choices,
  };
}

/** The position at a node in a world in which it has been reached. */
export function stateIn({ states }: Node, world: number): State {
  const s = states[world];
  if (!s) throw new Error(`world ${world} has not been here`);
  return s;
}

export function childAt({ children }: Node, place: number): Node {
  return required(children[place], 'child');
}
