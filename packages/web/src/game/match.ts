import {
  actor,
  attempt,
  clone,
  type Event,
  fixBoard,
  type Move,
  moves,
  type Played,
  readMove,
  type State,
  setup,
  wayBack,
  writeMove,
} from '@meltemi/engine';
import type { Steps } from '../steps.ts';
import type { Company, SavedGame } from './saved-game.ts';

/** A move that was played. */
interface Step extends Played {
  readonly before: State;
  /** In notation. */
  readonly text: string;
  readonly log: readonly Event[];
}

/** A game on this device: what was played, and the way back. */
export class Match {
  state: State;
  private readonly saved: SavedGame;
  private steps: Step[] = [];

  private constructor(saved: SavedGame) {
    this.saved = { ...saved, options: fixBoard(saved.options) };
    this.state = setup(this.saved.options);
  }

  /** Replays what was kept, move by move; a game that does not hold throws. */
  static *opening(saved: SavedGame): Steps<Match> {
    const match = new Match(saved);
    for (const text of saved.moves) {
      yield;
      match.play(readMove(match.state, text));
    }
    return match;
  }

  get company(): Company {
    return this.saved.company;
  }

  /** What happened with every move so far. */
  get logs(): (readonly Event[])[] {
    return this.steps.map(({ log }) => log);
  }

  /** The game after each move of the last cycles. */
  since(cycles: number): { readonly state: State; readonly log: readonly Event[]; readonly turn: number }[] {
    const first = this.state.cycle - cycles;
    const from = this.steps.findIndex(({ before }) => before.cycle > first);
    if (from < 0) return [];
    return this.steps.slice(from).map(({ log }, i) => {
      const turn = from + i + 1;
      return { state: this.steps[turn]?.before ?? this.state, log, turn };
    });
  }

  get turn(): number {
    return this.steps.length;
  }

  play(move: Move, legal: readonly Move[] = moves(this.state)): Event[] {
    const before = clone(this.state);
    const text = writeMove(before, move);
    const log: Event[] = [];
    const applied = attempt(this.state, move, legal, log);
    if (!applied) throw new Error(`Move ${this.turn + 1}, '${text}', is against the rules.`);
    const { by, revealed } = applied;
    this.steps.push({ before, text, by, revealed, forced: legal.length === 1, log });
    return log;
  }

  /** Back to before the last decision of this seat, if nothing was revealed and nobody else has decided since. */
  undo(seat: number): boolean {
    const way = wayBack(this.steps, seat);
    if ('blockedBy' in way) return false;
    this.state = this.steps[way.to].before;
    this.steps = this.steps.slice(0, way.to);
    return true;
  }

  undoable(seat: number): boolean {
    return 'to' in wayBack(this.steps, seat);
  }

  save(): SavedGame {
    const company = {
      ...this.saved.company,
      played: Date.now(),
      over: this.saved.company.over || actor(this.state) === null,
    };
    return { ...this.saved, moves: this.steps.map(({ text }) => text), hashes: [], company };
  }
}
