import { fixBoard } from '../editions/fix-board.ts';
import { apply } from '../kernel/apply.ts';
import { type Actor, actor, moves } from '../kernel/game.ts';
import { setup } from '../kernel/setup.ts';
import type { Event } from '../model/events.ts';
import { type Move, sameMove } from '../model/moves.ts';
import type { Options } from '../model/options.ts';
import { clone, type State } from '../model/state.ts';
import { RULES, VERSION } from '../model/version.ts';
import { hashPosition } from '../notation/hash.ts';
import { readMove, writeMove } from '../notation/move.ts';
import { type Forced, onlyMove, type Pending, type Playable } from './advance.ts';
import type { GameRecord } from './record.ts';
import { type Played, wayBack } from './undo.ts';

/** A move that was played, as plain data. */
export interface Step extends Played {
  /** In notation. */
  readonly text: string;
  readonly events: readonly Event[];
}

/** A legal move, and what it leads to. */
export interface Tried {
  readonly move: Move;
  readonly before: State;
  readonly after: State;
  readonly by: Actor;
  readonly revealed: boolean;
  readonly events: readonly Event[];
  /** Teams into whose purses it looked. */
  readonly looks: ReadonlySet<number>;
}

/** A state without its table, which follows from the options. */
type BareState = Omit<State, 'table'>;

/** A history as plain data: it can be restored without being played again. */
export interface SavedHistory {
  readonly state: BareState;
  readonly marks: readonly BareState[];
  readonly hashes: readonly string[];
  readonly steps: readonly Step[];
}

/** A record has a hash after every 50th move. */
const HASHED = 50;
/** Number of recent states kept, so that a step back needs no replay. */
const KEPT = 8;
/** Besides them every 128th state is kept: longer steps back are replayed from there. */
const MARKED = 128;

/**
 * A game in progress: what was agreed, the moves and who made them, and how far one may go back. A state that was
 * reached is never changed.
 */
export class History implements Playable {
  /** As agreed, but with the board itself instead of its seed. */
  readonly options: Options;
  /** What happened before the first move. */
  readonly opening: readonly Event[];
  state: State;
  /** The move that was just played; null: none, or the last thing was a step back. */
  latest: Tried | null = null;
  private readonly forcedIn: Forced;
  private played: Step[] = [];
  /** The states before the last steps. */
  private recent: State[] = [];
  /** The states after every 128 steps. */
  private marks: State[] = [];
  /** Hashes after every 50 steps. */
  private hashes: string[] = [];
  private tried: Tried | null = null;
  private known: (Pending & { readonly forced: Move | null }) | null = null;
  private ahead: Pending | null = null;

  /** `forced`: which moves are made without asking, and therefore are no decisions. */
  constructor(options: Options, forced: Forced = onlyMove) {
    const opening: Event[] = [];
    this.options = fixBoard(options);
    this.forcedIn = forced;
    this.state = setup(this.options, opening);
    this.opening = opening;
  }

  get steps(): readonly Step[] {
    return this.played;
  }

  /** Number of moves played. */
  get turn(): number {
    return this.played.length;
  }

  /** The moves in notation. */
  get texts(): string[] {
    return this.played.map(({ text }) => text);
  }

  get next(): Actor {
    return this.here.next;
  }

  get legal(): readonly Move[] {
    return this.here.legal;
  }

  get forced(): Move | null {
    return this.here.forced;
  }

  /** Facts of the current state, computed once because they are asked for many times. */
  private get here() {
    const { state } = this;
    if (this.known?.state === state) return this.known;
    const pending = this.ahead?.state === state ? this.ahead : pendingIn(state);
    const { next, legal } = pending;
    this.known = { ...pending, forced: typeof next === 'number' ? this.forcedIn(state, next, legal) : null };
    return this.known;
  }

  /** An illegal move throws and changes nothing. */
  play(move: Move): Step {
    const { forced } = this;
    const tried = this.try(move);
    const { before, after, by, revealed, events } = tried;
    const step = { by, revealed, forced: forced !== null, text: writeMove(before, tried.move), events };
    this.played.push(step);
    this.recent.push(before);
    if (this.recent.length === 2 * KEPT) this.recent = this.recent.slice(KEPT);
    this.state = after;
    this.latest = tried;
    if (this.turn % MARKED === 0) this.marks.push(after);
    if (this.turn % HASHED === 0) this.hashes.push(hashPosition(after));
    return step;
  }

  /** What a move would lead to; an illegal one throws. Playing the move afterwards does not compute it again. */
  after(move: Move): Pending {
    const { after } = this.try(move);
    if (this.ahead?.state !== after) this.ahead = pendingIn(after);
    return this.ahead;
  }

  private try(move: Move): Tried {
    const { state: before, legal } = this;
    if (this.tried?.before === before && sameMove(this.tried.move, move)) return this.tried;
    const after = clone(before);
    const events: Event[] = [];
    const looks = new Set<number>();
    const { by, revealed } = apply(after, move, legal, events, looks);
    this.tried = { move, before, after, by, revealed, events, looks };
    return this.tried;
  }

  /**
   * The last decision of a seat, if it may be taken back, or the later step that is in the way (null: the seat has
   * decided nothing yet).
   */
  wayBack(seat: number): { readonly to: number } | { readonly blockedBy: number | null } {
    return wayBack(this.played, seat);
  }

  /** To before the last decision of this seat, if nothing was revealed and nobody else has decided since. */
  undo(seat: number): boolean {
    const way = this.wayBack(seat);
    if ('blockedBy' in way) return false;
    this.back(way.to);
    return true;
  }

  /** To after this many moves. */
  back(to: number): void {
    this.state = this.stateAt(to);
    const dropped = this.turn - to;
    this.played = this.played.slice(0, to);
    this.recent = this.recent.slice(0, Math.max(0, this.recent.length - dropped));
    this.marks = this.marks.slice(0, Math.floor(to / MARKED));
    this.hashes = this.hashes.slice(0, Math.floor(to / HASHED));
    this.latest = null;
  }

  /** The state after this many moves. */
  stateAt(turn: number): State {
    if (turn === this.turn) return this.state;
    const kept = this.recent[turn - (this.turn - this.recent.length)];
    if (kept) return kept;
    const marked = Math.floor(turn / MARKED);
    let state = this.marks[marked - 1] ?? setup(this.options);
    for (const { text } of this.played.slice(marked * MARKED, turn)) state = playedOn(state, text);
    return state;
  }

  /** The state after each move from this turn on, played again. */
  *positions(from = 0): Generator<{ readonly turn: number; readonly state: State; readonly events: readonly Event[] }> {
    let state = this.stateAt(from);
    for (const [i, { text, events }] of this.played.slice(from).entries()) {
      state = playedOn(state, text);
      yield { turn: from + i + 1, state, events };
    }
  }

  toRecord(): GameRecord {
    const { turn } = this;
    const noted = this.hashes.map((hash, i) => ({ after: (i + 1) * HASHED, hash }));
    const last = { after: turn, hash: hashPosition(this.state) };
    return {
      ...{ meltemi: 1, version: VERSION, rules: RULES },
      ...{ options: this.options, moves: this.texts, hashes: [...noted.filter(({ after }) => after < turn), last] },
    };
  }

  save(): SavedHistory {
    const { state, marks, hashes, played } = this;
    return { state: bare(state), marks: marks.map(bare), hashes, steps: played };
  }

  static restored(options: Options, { state, marks, hashes, steps }: SavedHistory, forced?: Forced): History {
    const history = new History(options, forced);
    const { table } = history.state;
    history.state = { ...state, table };
    history.marks = marks.map((mark) => ({ ...mark, table }));
    history.hashes = [...hashes];
    history.played = [...steps];
    return history;
  }
}

function pendingIn(state: State): Pending {
  return { state, next: actor(state), legal: moves(state) };
}

function playedOn(state: State, text: string): State {
  const after = clone(state);
  apply(after, readMove(after, text));
  return after;
}

function bare({ table: _, ...state }: State): BareState {
  return state;
}
