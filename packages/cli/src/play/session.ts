import { setImmediate as breathe } from 'node:timers/promises';
import { type Question, think } from '@meltemi/bots';
import {
  type Actor,
  COLOURS,
  drawFate,
  type Happening,
  heardBy,
  type Move,
  moves,
  type Options,
  type Random,
  random,
  type State,
  type View,
  view,
} from '@meltemi/engine';
import { below, required } from '@meltemi/engine/internal';
import { decider, factionNamed } from '@meltemi/engine/query';
import { advance, type GameRecord, History, historyOf, RecordError } from '@meltemi/engine/record';
import type { BotSpec } from '../arena/bot-spec.ts';
import { type Seating, seatBots } from './seating.ts';

/** What happened until the person was asked again. */
interface Advanced {
  /** Forced moves of the person's seat. */
  readonly forced: readonly string[];
  /** Whether fate or somebody else has moved. */
  readonly others: boolean;
}

/** Why the last decision can't be taken back; `by`: the faction that has decided since. */
export type Barrier = { readonly why: 'nothing' | 'fate' | 'secret' } | { readonly why: 'other'; readonly by: number };

/** What is agreed besides the rules. */
interface SessionSetup {
  /** The person's colour; null: the first seat's. */
  readonly colour: string | null;
  /** One for all other seats, or one for each. */
  readonly bots: readonly BotSpec[];
  /** The seed of everything random: the same seed and the same moves give the same game. */
  readonly seed: string;
  /** How bots are asked; replaced in tests. */
  readonly decide?: typeof think;
}

/** One person's game against bots. Each of them learns only what their seat may know. */
export class Session {
  readonly setup: SessionSetup;
  readonly seat: number;
  readonly seating: Seating;
  private readonly history: History;
  /** Number of moves that the seat has heard of; -1: it has not heard of the set-up either. */
  private told = -1;

  constructor(game: Options | History, setup: SessionSetup) {
    this.history = game instanceof History ? game : new History(game);
    this.setup = setup;
    this.seat = seatOf(this.state, setup.colour);
    this.seating = seatBots(setup.bots, this.state.table, this.seat);
  }

  /** The factions this person leads. */
  get own(): readonly number[] {
    const { seatOf: seats } = this.state.table;
    return seats.flatMap((seat, faction) => (seat === this.seat ? [faction] : []));
  }

  /** Continues a recorded game; a record that can't be replayed throws. */
  static resume(record: GameRecord, setup: SessionSetup): Session {
    const session = new Session(replayed(record), setup);
    session.told = session.history.turn;
    return session;
  }

  get state(): State {
    return this.history.state;
  }

  get view(): View {
    return view(this.state, this.seat);
  }

  /** The legal moves, if it is for this seat to decide. */
  get legal(): readonly Move[] {
    return this.history.next === this.seat ? this.history.legal : [];
  }

  /** Factions of the same team led by others. */
  get mates(): readonly number[] {
    const { teamOf, seatOf: seats } = this.state.table;
    const team = teamOf[seats.indexOf(this.seat)];
    return seats.flatMap((seat, faction) => (teamOf[faction] === team && seat !== this.seat ? [faction] : []));
  }

  play(move: Move): void {
    this.history.play(move);
  }

  /** The decision of this seat as a question for an adviser. */
  get question(): Question {
    return this.questionFor(this.seat);
  }

  /** Makes fate's, bots' and forced moves until this seat has to decide or `stop` is aborted. */
  async advance(stop?: AbortSignal): Promise<Advanced> {
    const forced: string[] = [];
    let others = false;
    const fate = (s: State, legal: readonly Move[]) => drawFate(s, legal, this.randomFor('fate'));
    if (!stop?.aborted)
      for (const { asks, by } of advance(this.history, fate)) {
        if (asks === this.seat) break;
        if (by === this.seat) forced.push(required(this.history.steps.at(-1), 'move').text);
        else others = true;
        if (asks !== undefined) await this.letBotDecide(asks);
        if (stop?.aborted) break;
      }
    return { forced, others };
  }

  /** A bot sees what its seat may see. */
  private async letBotDecide(seat: number): Promise<void> {
    const { level, budget } = required(this.seating[seat], `bot on seat ${seat}`);
    const { decide = think } = this.setup;
    this.play(decide(level, this.questionFor(seat), budget));
    await breathe(); // lets the person's input be handled
  }

  private questionFor(seat: number): Question {
    const seen = view(this.state, seat);
    return { seen, legal: moves(seen), seed: below(this.randomFor(seat), 0x1_0000_0000) };
  }

  /** Every decision has its own random generator, so that a game continues the same after saving and loading. */
  private randomFor(who: Actor): Random {
    return random(`play ${this.setup.seed} ${this.history.turn} ${who}`);
  }

  /** What the seat has heard since the last call. */
  news(): Happening[] {
    const { opening, steps, turn } = this.history;
    const logs = [opening, ...steps.map(({ events }) => events)].slice(this.told + 1);
    this.told = turn;
    return logs.flatMap((events) => heardBy(events, this.seat));
  }

  /** Back to before the last decision of this seat. Returns why not, or null. */
  undo(): Barrier | null {
    const way = this.history.wayBack(this.seat);
    if ('blockedBy' in way) return this.inTheWay(way.blockedBy);
    this.history.back(way.to);
    this.told = way.to;
    return null;
  }

  private inTheWay(turn: number | null): Barrier {
    if (turn === null) return { why: 'nothing' };
    const { by } = required(this.history.steps[turn], `move ${turn}`);
    if (by === this.seat) return { why: 'secret' };
    const faction = by === 'fate' ? 'fate' : decider(this.history.stateAt(turn));
    return typeof faction === 'number' ? { why: 'other', by: faction } : { why: 'fate' };
  }

  get record(): GameRecord {
    return this.history.toRecord();
  }
}

function replayed(record: GameRecord): History {
  try {
    return historyOf(record);
  } catch (error) {
    if (error instanceof RecordError) throw new Error(`the game can't be replayed. ${error.message}`, { cause: error });
    throw error;
  }
}

function seatOf(s: State, colour: string | null): number {
  const { seatOf: seats } = s.table;
  if (colour === null) return 0;
  const faction = factionNamed(colour);
  const seat = faction === undefined ? undefined : seats[faction];
  if (seat !== undefined) return seat;
  throw new Error(`there is no '${colour}' at this table, only ${COLOURS.slice(0, seats.length).join(', ')}`);
}
