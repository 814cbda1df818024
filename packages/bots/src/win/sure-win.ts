import { apply, clone, type Move, type MoveKind, moves, type Position, type State, type View } from '@meltemi/engine';
import { at, keysOf } from '@meltemi/engine/internal';
import { decider, metropolisesOf } from '@meltemi/engine/query';
import { forcedMove } from '../moves/forced-move.ts';
import { winUpperBound } from './win-upper-bound.ts';
import { worthTrying } from './worth-trying.ts';

// Proves that a faction can reach the goal within its turn, whatever fate and the others do: a search over its own
// moves that ends where dice would have to fall. What it finds is certain; it does not find everything.

export interface SureWin {
  /**
   * The seat's choices up to the goal, where fate and others always do the first thing they can. Forced moves are left
   * out.
   */
  readonly line: readonly Move[];
  /** How many of them are decisions: which buildings go for a metropolis and where it stands is none. */
  readonly decisions: number;
}

/** Longer lines are not looked for. */
const MOST_DECISIONS = 8;
/** What says nothing about the turn. */
const ELSEWHERE: ReadonlySet<string> = new Set(['table', 'goldMin', 'goldMax', 'gods', 'order']);
/** What belongs to a new metropolis: any choice will do. */
const SETTLING: ReadonlySet<MoveKind> = new Set<MoveKind>(['raze', 'found', 'raise', 'enshrine']);

export function isDecision(move: Move): boolean {
  return !SETTLING.has(move.do);
}

/** The marker whose action turn it is, -1 if there is none. */
export function markerToAct(s: Position): number {
  for (const frame of s.frames) if (frame.kind === 'turn') return frame.marker;
  return -1;
}

/** The shortest sure win of the deciding seat, if it is found within a limited number of positions. */
export function sureWin(seen: View, nodes = 8_000): SureWin | null {
  return lookForWin(seen)?.look(nodes) ?? null;
}

/** What can be looked at little by little; null if there is no hope. */
export function lookForWin(seen: View): Look | null {
  const s = worst(seen);
  const who = decider(s);
  const marker = markerToAct(s);
  if (who === 'fate' || marker < 0 || s.table.markerOf[marker] !== who) return null;
  const missing = s.table.goal - metropolisesOf(s, at(s.table.teamOf, who));
  return missing <= 0 || winUpperBound(s, who) < missing ? null : new Look(s, who, marker);
}

/** The poorest rivals that could be behind a view; a card somebody else has looked at may be any. */
function worst(seen: View): State {
  const { seat: _, gold, top, ...open } = seen;
  return {
    ...open,
    gold: gold.map((purse, team) => purse ?? at(seen.goldMin, team)),
    top: top?.card ? { seat: top.seat, card: top.card } : null,
  };
}

/** A look that can be taken bit by bit. */
export class Look {
  private readonly start: State;
  private readonly faction: number;
  private readonly marker: number;
  private readonly goal: number;
  private readonly team: number;
  private nodes = 0;
  private decisions = 1;
  /** Where a bit was too small to settle anything, the next is larger. */
  private patience = 1;
  // No position is looked at again: those without a win, with the decisions that were left, and those with one.
  private readonly lost = new Map<string, number>();
  private readonly won = new Map<string, { readonly left: number; readonly line: Move[] }>();
  /** What can change within the turn, and lists of positions as text: many positions share them. */
  private readonly names: readonly (keyof State)[];
  private readonly texts = new Map<unknown, string>();

  constructor(start: State, faction: number, marker: number) {
    this.start = start;
    this.faction = faction;
    this.marker = marker;
    this.goal = start.table.goal;
    this.team = at(start.table.teamOf, faction);
    this.names = keysOf<keyof State>(start).filter((name) => !ELSEWHERE.has(name));
  }

  /** Searches up to this many further positions. */
  look(nodes: number): SureWin | null {
    this.nodes = nodes * this.patience;
    const settled = this.lost.size + this.won.size;
    for (; this.decisions <= MOST_DECISIONS; this.decisions++) {
      const line = this.run(this.start, this.decisions);
      if (line) return { line, decisions: line.filter(isDecision).length };
      if (this.tired) break;
    }
    this.patience = this.lost.size + this.won.size > settled ? 1 : 2 * this.patience;
    return null;
  }

  /** There is nothing more to look at. */
  get isOver(): boolean {
    return this.decisions > MOST_DECISIONS;
  }

  private get tired(): boolean {
    return this.nodes <= 0;
  }

  /** The choices that lead to the goal within a limited number of decisions, or null. */
  private run(s: State, left: number): Move[] | null {
    if (metropolisesOf(s, this.team) >= this.goal) return [];
    if (this.tired || markerToAct(s) !== this.marker) return null;
    const who = decider(s);
    // What is as at the beginning has no key, nor have the last positions of a line: they are quickly looked at.
    const key = who === this.faction && left > 0 ? this.keyOf(s) : '';
    const known = this.won.get(key);
    if (known && known.left <= left) return known.line;
    if ((this.lost.get(key) ?? -1) >= left) return null;
    this.nodes--;
    // In a turn all is a decision, and none is left.
    if (left === 0 && who === this.faction && s.frames.at(-1)?.kind === 'turn') return null;
    const legal = moves(s);
    if (who !== this.faction) return legal[0]?.do === 'roll' ? null : this.whatever(s, legal, left);
    const forced = forcedMove(legal);
    if (forced) return this.run(after(s, forced, legal), left);
    const line = this.choose(s, legal, left);
    if (key !== '' && line) this.won.set(key, { left, line });
    else if (key !== '' && !this.tired) this.lost.set(key, left);
    return line;
  }

  /** Fate's or somebody else's move: the win must be there after all of them. */
  private whatever(s: State, legal: readonly Move[], left: number): Move[] | null {
    let first: Move[] | null = null;
    for (const move of legal) {
      const line = this.run(after(s, move, legal), left);
      if (!line) return null;
      first ??= line;
    }
    return first;
  }

  private choose(s: State, legal: readonly Move[], left: number): Move[] | null {
    const [first] = legal;
    const settling = first !== undefined && !isDecision(first);
    if (left === 0 && !settling) return null;
    const missing = this.goal - metropolisesOf(s, this.team);
    for (const move of settling ? legal : worthTrying(s, legal, left, missing)) {
      const line = this.run(after(s, move, legal), settling ? left : left - 1);
      if (line) return [move, ...line];
    }
    return null;
  }

  /** All that has changed since the turn began: lists of a state are replaced, never changed. */
  private keyOf(s: State): string {
    let key = '';
    for (const name of this.names) if (s[name] !== this.start[name]) key += name + this.textOf(s[name]);
    return key;
  }

  private textOf(list: unknown): string {
    let text = this.texts.get(list);
    if (text === undefined) {
      text = JSON.stringify(list);
      this.texts.set(list, text);
    }
    return text;
  }
}

function after(s: State, move: Move, legal: readonly Move[]): State {
  const next = clone(s);
  apply(next, move, legal);
  return next;
}
