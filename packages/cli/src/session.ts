import {
  type Actor,
  actor,
  apply,
  COLOURS,
  clone,
  type Event,
  type GameRecord,
  type Happening,
  heardBy,
  type Move,
  moves,
  type Options,
  type Random,
  Recorder,
  readMove,
  replay,
  type State,
  setup,
  type View,
  view,
  writeMove,
} from '@meltemi/engine';
import { chooseRandom } from './random-game.ts';

/** A move that was played. */
interface Step {
  readonly before: State;
  readonly move: Move;
  readonly by: Actor;
  readonly revealed: boolean;
  /** There was no other move. */
  readonly forced: boolean;
}

/** What went on until the person is asked again. */
interface Advanced {
  /** Moves of the person's seat for which there was no other. */
  readonly forced: readonly string[];
  /** Fate or somebody else had a say. */
  readonly others: boolean;
}

/** One person's game against random players: knows what was played, and tells the person only what their seat may know. */
export class Session {
  readonly options: Options;
  readonly seat: number;
  private readonly rng: Random;
  private current: State;
  private steps: Step[] = [];
  /** What the seat has heard since it was last told. */
  private unheard: Happening[] = [];

  constructor(options: Options, colour: string | null, rng: Random) {
    const log: Event[] = [];
    this.options = options;
    this.rng = rng;
    this.current = setup(options, log);
    this.seat = seatOf(this.current, colour);
    this.unheard = heardBy(log, this.seat);
  }

  /** The colours at this table. */
  get colours(): readonly string[] {
    return COLOURS.slice(0, this.current.table.seatOf.length);
  }

  /** The colours this person leads. */
  get own(): readonly string[] {
    return this.colours.filter((_, faction) => this.current.table.seatOf[faction] === this.seat);
  }

  /** Goes on from a record; one that does not hold throws. */
  static resume(record: GameRecord, colour: string | null, rng: Random): Session {
    const { difference } = replay(record);
    if (difference) throw new Error(`the game can't be replayed. ${difference.text}`);
    const session = new Session(record.options, colour, rng);
    for (const text of record.moves) session.play(readMove(session.current, text));
    session.unheard = [];
    return session;
  }

  get state(): State {
    return this.current;
  }

  get view(): View {
    return view(this.current, this.seat);
  }

  /** The legal moves, if it is for this seat to decide. */
  get legal(): readonly Move[] {
    return actor(this.current) === this.seat ? moves(this.view) : [];
  }

  /** Colours of the same team led by others. */
  get mates(): readonly string[] {
    const { teamOf, seatOf } = this.current.table;
    const team = teamOf[seatOf.indexOf(this.seat)];
    return this.colours.filter((_, faction) => teamOf[faction] === team && seatOf[faction] !== this.seat);
  }

  play(move: Move, legal: readonly Move[] = moves(this.current)): void {
    const before = clone(this.current);
    const log: Event[] = [];
    const { by, revealed } = apply(this.current, move, legal, log);
    this.steps.push({ before, move, by, revealed, forced: legal.length === 1 });
    this.unheard.push(...heardBy(log, this.seat));
  }

  /** Plays for fate and everybody else, and forced moves too, until this seat has something to decide. */
  advance(): Advanced {
    const forced: string[] = [];
    let others = false;
    for (let who = actor(this.current); who !== null; who = actor(this.current)) {
      const legal = moves(this.current);
      if (who === this.seat && legal.length > 1) break;
      if (who === this.seat) forced.push(writeMove(this.current, legal[0]));
      else others = true;
      this.play(chooseRandom(this.current, who, legal, this.rng), legal);
    }
    return { forced, others };
  }

  /** What the seat has heard since the last call. */
  news(): Happening[] {
    const heard = this.unheard;
    this.unheard = [];
    return heard;
  }

  /** Back to before the last decision of this seat. Returns why not, or null. */
  undo(): string | null {
    for (let i = this.steps.length - 1; i >= 0; i--) {
      const { by, revealed, forced, before } = this.steps[i];
      if (by === 'fate') return 'chance has spoken since your last decision';
      if (by !== this.seat) return `${this.nameOf(before)} has decided since your last decision`;
      if (revealed) return 'your last decision has shown you something secret';
      if (forced) continue;
      this.current = before;
      this.steps = this.steps.slice(0, i);
      this.unheard = [];
      return null;
    }
    return 'you have not decided anything yet';
  }

  /** The faction that decides, or the seat's first. */
  private nameOf(s: State): string {
    const seat = actor(s);
    return COLOURS[s.table.seatOf.indexOf(seat as number)];
  }

  get record(): GameRecord {
    const recorder = new Recorder(this.options);
    for (const { before, move } of this.steps) recorder.note(before, move);
    return recorder.finish(this.current);
  }
}

function seatOf(s: State, colour: string | null): number {
  const { seatOf: seats } = s.table;
  if (colour === null) return 0;
  const faction = COLOURS.indexOf(colour as never);
  if (faction >= 0 && faction < seats.length) return seats[faction];
  throw new Error(`there is no '${colour}' at this table, only ${COLOURS.slice(0, seats.length).join(', ')}`);
}
