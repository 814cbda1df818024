import { setImmediate as breathe } from 'node:timers/promises';
import { type Question, think } from '@meltemi/bots';
import {
  type Actor,
  actor,
  apply,
  below,
  COLOURS,
  clone,
  decider,
  drawFate,
  type Event,
  type GameRecord,
  type Happening,
  heardBy,
  type Move,
  moves,
  type Options,
  type Played,
  type Random,
  Recorder,
  random,
  readMove,
  replay,
  type State,
  setup,
  type View,
  view,
  wayBack,
  writeMove,
} from '@meltemi/engine';
import type { Entry } from './arena/entry.ts';
import { type Seating, seated } from './company.ts';

/** A move that was played. */
interface Step extends Played {
  readonly before: State;
  readonly move: Move;
}

/** What went on until the person is asked again. */
interface Advanced {
  /** Moves of the person's seat for which there was no other. */
  readonly forced: readonly string[];
  /** Fate or somebody else had a say. */
  readonly others: boolean;
}

/** What is settled besides the rules. */
interface Agreement {
  /** The person's colour; null: the first seat's. */
  readonly colour: string | null;
  /** One for all other seats, or one for each. */
  readonly bots: readonly Entry[];
  /** Decides what is left to chance: the same seed and the same moves give the same game. */
  readonly seed: string;
  /** How bots are asked; tests put in another. */
  readonly decide?: typeof think;
}

/** One person's game against bots: knows what was played, and tells everybody only what their seat may know. */
export class Session {
  readonly options: Options;
  readonly agreement: Agreement;
  readonly seat: number;
  readonly seating: Seating;
  private current: State;
  private steps: Step[] = [];
  /** What the seat has heard since it was last told. */
  private unheard: Happening[] = [];

  constructor(options: Options, agreement: Agreement) {
    const log: Event[] = [];
    this.options = options;
    this.agreement = agreement;
    this.current = setup(options, log);
    this.seat = seatOf(this.current, agreement.colour);
    this.seating = seated(agreement.bots, this.current.table, this.seat);
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
  static resume(record: GameRecord, agreement: Agreement): Session {
    const { difference } = replay(record);
    if (difference) throw new Error(`the game can't be replayed. ${difference.text}`);
    const session = new Session(record.options, agreement);
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

  /** What this seat has to decide, as an adviser is asked. */
  get question(): Question {
    return this.questionFor(this.seat);
  }

  /** Plays for fate and everybody else, and forced moves too, until this seat has something to decide or `stop` says so. */
  async advance(stop?: AbortSignal): Promise<Advanced> {
    const forced: string[] = [];
    let others = false;
    for (let who = actor(this.current); who !== null && !stop?.aborted; who = actor(this.current)) {
      if (who === this.seat) {
        const { legal } = this;
        if (legal.length > 1) break;
        forced.push(writeMove(this.current, legal[0]));
        this.play(legal[0], legal);
        continue;
      }
      others = true;
      if (who === 'fate') this.letFateDecide();
      else await this.letBotDecide(who);
    }
    return { forced, others };
  }

  private letFateDecide(): void {
    const results = moves(this.current);
    this.play(drawFate(this.current, results, this.luckOf('fate')), results);
  }

  /** A bot sees what its seat may see; where there is only one move, it is not asked. */
  private async letBotDecide(seat: number): Promise<void> {
    const question = this.questionFor(seat);
    const { legal } = question;
    if (legal.length === 1) return this.play(legal[0], legal);
    const { level, budget } = this.seating[seat] as Entry;
    const { decide = think } = this.agreement;
    this.play(decide(level, question, budget), legal);
    await breathe(); // between two thoughts the person's keys are heard
  }

  private questionFor(seat: number): Question {
    const seen = view(this.current, seat);
    return { seen, legal: moves(seen), seed: below(this.luckOf(seat), 0x1_0000_0000) };
  }

  /** Every decision has its own luck, so that a game that was saved and loaded goes on like one that was not. */
  private luckOf(who: Actor): Random {
    return random(`play ${this.agreement.seed} ${this.steps.length} ${who}`);
  }

  /** What the seat has heard since the last call. */
  news(): Happening[] {
    const heard = this.unheard;
    this.unheard = [];
    return heard;
  }

  /** Back to before the last decision of this seat. Returns why not, or null. */
  undo(): string | null {
    const way = wayBack(this.steps, this.seat);
    if ('blockedBy' in way) return this.inTheWay(way.blockedBy);
    this.current = this.steps[way.to].before;
    this.steps = this.steps.slice(0, way.to);
    this.unheard = [];
    return null;
  }

  private inTheWay(step: Step | null): string {
    if (step === null) return 'you have not decided anything yet';
    if (step.by === 'fate') return 'chance has spoken since your last decision';
    if (step.by !== this.seat) return `${COLOURS[decider(step.before) as number]} has decided since your last decision`;
    return 'your last decision has shown you something secret';
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
