import { type Actor, readMove } from '@meltemi/engine';
import { History, type SavedHistory } from '@meltemi/engine/record';
import {
  Contributions,
  type Drawn,
  openlyForced,
  REVEAL_WITHIN,
  type SavedContributions,
  type Status,
  streamOf,
} from '@meltemi/protocol';
import type { Game, LogLine } from '../store/store.ts';
import { Ballot, type SavedBallot } from './ballot.ts';
import { type Entry, type EntryOf, entryOf, type Kept, type SeatedBy } from './entry.ts';
import { type Left, leftAfter } from './left-seats.ts';
import { distinctName } from './name.ts';
import { type SavedTime, Timekeeper } from './timekeeper.ts';

/** Keys that are remembered: a message that comes again does so soon. */
const KEYS = 500;

/** A table as plain data (snapshot.ts). */
export interface SavedTable extends Pick<Table, (typeof PLAIN)[number]> {
  readonly ended: boolean;
  readonly played: number;
  readonly latest: readonly (string | null)[];
  readonly keys: readonly string[];
  readonly playedBy: readonly (readonly [person: string, seat: number])[];
  readonly history: SavedHistory | null;
  readonly time: SavedTime;
  readonly ballot: SavedBallot;
  readonly numbers: SavedContributions;
}

/** Fields of a table that are plain data themselves. */
const PLAIN = [
  ...(['version', 'seats', 'entropy', 'drawn', 'late', 'rewind', 'declined', 'asked', 'deserted', 'rematch'] as const),
  ...(['locked', 'quiet', 'closed', 'removed', 'kept', 'left', 'asides', 'pauses', 'pausedBy'] as const),
  ...(['chance', 'starting'] as const),
] as const;

/** A table, as its log makes it: the same on every node and after every restart. */
export class Table {
  readonly game: Game;
  /** Lines of the log so far. */
  version = 0;
  seats: readonly (SeatedBy | null)[];
  history: History | null = null;
  /** What the players gave to the start, by seat. */
  entropy: readonly string[] = [];
  /** The rules of chance: 2, unless the game was begun on an earlier server. */
  chance: 1 | 2 = 1;
  numbers: Contributions;
  /** The start was asked for: until then people may show their first numbers. */
  starting: number | null = null;
  readonly drawn: Drawn = { dice: 0, decks: 0 };
  time: Timekeeper;
  /** A seat whose time is up, until the others have chosen. */
  late: number | null = null;
  rewind: { to: number; agreed: number[] } | null = null;
  /** What somebody has declined that others wanted, until the next move or proposal. */
  declined: { readonly about: 'end' | 'join' | 'rewind'; readonly seat: number } | null = null;
  ballot = new Ballot();
  /** Since when the seat to decide has been asked. */
  asked: number | null = null;
  /** Since when only bots sit in the running game. */
  deserted: number | null = null;
  /** The seat whose secrets a person knows, by person: nobody plays two seats of one game. */
  readonly playedBy = new Map<string, number>();
  rematch: string | null = null;
  locked = false;
  quiet = false;
  closed = false;
  /** Persons the host has sent away. */
  removed: readonly { readonly person: string; readonly name: string }[] = [];
  /** For whom the seats of a rematch are kept, by seat. */
  kept: readonly (Kept | null)[];
  /**
   * Lines of the running game that are no moves, by seat; then those of the host and of nobody, and those of strangers.
   */
  readonly asides: number[];
  /** How often each seat has stopped the clocks, and who did so last. */
  readonly pauses: number[];
  pausedBy = 0;
  /** The others did not want to wait for somebody, or there is a winner. */
  private ended = false;
  /** When the last line was written. */
  played: number;
  private readonly keys = new Set<string>();
  /** By seat: who stood up from it and has not come back. */
  left: readonly (Left | null)[];
  /** The last person on each seat. */
  private readonly latest: (string | null)[];

  constructor(game: Game) {
    this.game = game;
    this.played = game.made;
    this.seats = Array.from({ length: game.agreement.options.players }, () => null);
    this.numbers = new Contributions(this.seats.length);
    this.kept = this.seats.map(() => null);
    this.asides = [...this.seats.map(() => 0), 0, 0];
    this.pauses = this.seats.map(() => 0);
    this.latest = this.seats.map(() => null);
    this.left = this.seats.map(() => null);
    this.time = new Timekeeper(game.agreement.clock, this.seats.length);
  }

  /** All that lines have made of it. */
  save(): SavedTable {
    const plain = Object.fromEntries(PLAIN.map((field) => [field, this[field]])) as Pick<Table, (typeof PLAIN)[number]>;
    const { ended, played, latest, keys, playedBy, history, time, ballot, numbers } = this;
    return {
      ...{ ...plain, ended, played, latest, keys: [...keys], playedBy: [...playedBy] },
      ...{ history: history?.save() ?? null, time: time.save(), ballot: ballot.save(), numbers: numbers.save() },
    };
  }

  static restored(game: Game, saved: SavedTable): Table {
    const table = new Table(game);
    const { keys, playedBy, history, time, ballot, numbers, ...plain } = saved;
    Object.assign(table, plain);
    for (const key of keys) table.keys.add(key);
    for (const [person, seat] of playedBy) table.playedBy.set(person, seat);
    table.history = history && History.restored(game.agreement.options, history, openlyForced);
    table.time = Timekeeper.restored(game.agreement.clock, time);
    table.ballot = Ballot.restored(ballot);
    table.numbers = Contributions.restored(numbers);
    return table;
  }

  get status(): Status {
    if (!this.history) return this.closed ? 'over' : 'open';
    return this.ended || this.history.next === null ? 'over' : 'running';
  }

  /** Whether a message with this key was done. */
  hasDone(key: string | null): boolean {
    return key !== null && this.keys.has(key);
  }

  seatOf(person: string | null): number | null {
    const seat = this.seats.findIndex((sitter) => sitter && 'person' in sitter && sitter.person === person);
    return seat < 0 ? null : seat;
  }

  /** One more line of the log; `entry`: what it says. */
  fold(line: LogLine, entry = entryOf(line)): void {
    if (line.seq !== this.version) throw new Error(`line ${line.seq} does not follow ${this.version - 1}`);
    const before = this.next;
    this.takeIn(entry, line.at);
    this.version++;
    if (this.history && entry.do !== 'move') this.countAside(entry);
    this.played = line.at;
    if (line.key) this.remember(line.key);
    const { next, decider } = this;
    this.deserted = this.isDeserted ? (this.deserted ?? line.at) : null;
    if (next !== before) this.asked = typeof next === 'number' ? line.at : null;
    this.time.turn(next, decider !== null && 'level' in decider, line.at);
  }

  /** Requests for a seat are those of strangers: they must not use up what the person of that seat may do. */
  private countAside(entry: Entry): void {
    const seat = 'seat' in entry ? entry.seat : null;
    const place = entry.do === 'join' ? this.seats.length + 1 : (seat ?? this.seats.length);
    this.asides[place] = (this.asides[place] ?? 0) + 1;
  }

  private get isDeserted(): boolean {
    return this.seats.every((sitter) => sitter && 'level' in sitter) && this.status === 'running';
  }

  /** All people have left, and one of them can come back: until then bots make no move. */
  get botsWait(): boolean {
    return this.voters.length === 0 && this.seats.includes(null);
  }

  private remember(key: string): void {
    this.keys.add(key);
    if (this.keys.size > KEYS) for (const first of this.keys.values().take(1)) this.keys.delete(first);
  }

  /** Who has to decide while the game runs, and who sits there. */
  private get next(): Actor {
    return this.status === 'running' && this.history ? this.history.next : null;
  }

  get decider(): SeatedBy | null {
    return typeof this.next === 'number' ? (this.seats[this.next] ?? null) : null;
  }

  private takeIn<K extends Entry['do']>(entry: EntryOf<K>, at: number): void {
    this.take[entry.do](entry, at);
  }

  private readonly take: { readonly [K in Entry['do']]: (entry: EntryOf<K>, at: number) => void } = {
    seat: ({ seat, sitter }, at) => {
      if (this.history) this.left = leftAfter(this, seat, sitter, at);
      if (sitter && 'person' in sitter) this.time.relieveBot(seat, at);
      this.seats = this.seats.with(seat, sitter);
      this.numbers.pledge(seat, (sitter && 'person' in sitter && sitter.pledge) || null);
      // A new player in a seat whose time was up gets time; a returning one does not.
      const person = sitter && 'person' in sitter ? sitter.person : null;
      this.kept = this.kept.map((kept, one) => (one === seat || kept?.person === person ? null : kept));
      if (person && person !== this.latest[seat] && this.time.isUp(seat, at)) this.time.more(seat, at);
      if (person) this.latest[seat] = person;
      if (person && this.history) this.playedBy.set(person, seat);
      if (this.late === seat) this.endLate();
      this.withdraw(seat);
    },
    remove: ({ seat }) => {
      const sitter = this.seats[seat];
      if (sitter && 'person' in sitter) this.removed = [...this.removed, { person: sitter.person, name: sitter.name }];
      this.seats = this.seats.with(seat, null);
      this.numbers.pledge(seat, null);
    },
    keep: ({ seat, sitter }) => {
      this.kept = this.kept.with(seat, sitter);
    },
    readmit: ({ person }) => {
      this.removed = this.removed.filter((one) => one.person !== person);
    },
    lock: ({ locked }) => {
      this.locked = locked;
    },
    quiet: ({ quiet }) => {
      this.quiet = quiet;
    },
    close: () => {
      this.closed = true;
      this.starting = null;
      this.seats = this.seats.map(() => null);
    },
    starting: (_, at) => {
      this.starting = at + REVEAL_WITHIN;
    },
    reveal: ({ seat, nonce }) => this.numbers.reveal(seat, nonce),
    pledge: ({ seat, pledge }) => this.numbers.pledge(seat, pledge),
    start: ({ entropy, chance }) => {
      this.entropy = entropy;
      this.chance = chance ?? 1;
      this.starting = null;
      this.numbers.begin(entropy);
      for (const [seat, sitter] of this.seats.entries())
        if (sitter && 'person' in sitter) this.playedBy.set(sitter.person, seat);
      this.history = new History(this.game.agreement.options, openlyForced);
    },
    move: ({ by, move, nonce }, at) => {
      if (by === 'fate') this.drawn[streamOf(this.running.state)]++;
      else if (nonce) this.numbers.show(by, nonce);
      const { forced } = this.running.play(readMove(this.running.state, move));
      this.rewind = this.declined = null;
      this.endLate();
      this.time.played(forced ? null : by, at);
    },
    back: ({ seat, to }, at) => {
      this.running.back(to);
      if (seat === null) this.numbers.agree();
      this.rewind = this.declined = null;
      this.endLate();
      this.time.back(to, seat, at);
    },
    propose: ({ seat, to, nonce }) => {
      if (nonce) this.numbers.offer(seat, nonce);
      const agreed = this.rewind?.to === to ? this.rewind.agreed : [];
      this.rewind = { to, agreed: [...new Set([...agreed, seat])] };
      this.declined = null;
    },
    decline: ({ seat }) => {
      this.declined = this.rewind?.agreed.some((one) => one !== seat) ? { about: 'rewind', seat } : null;
      this.rewind = null;
    },
    late: ({ seat }) => {
      this.late = seat;
    },
    'late-vote': ({ seat, choice }) => {
      this.ballot.late.set(seat, choice);
    },
    'late-choice': ({ seat, choice }, at) => {
      if (choice === 'wait') {
        this.time.more(seat, at);
        this.asked = at;
      }
      if (choice === 'end') this.ended = true;
      this.endLate();
    },
    join: ({ seat, sitter }) => {
      this.ballot.join = { seat, sitter, agreed: [] };
      this.declined = null;
    },
    vote: ({ about, seat, agree }) => {
      const { ending } = this.ballot;
      const isWanted = about === 'join' || ending.some((one) => one !== seat);
      this.declined = !agree && isWanted ? { about, seat } : null;
      this.ballot.vote(about, seat, agree);
    },
    end: () => {
      this.ended = true;
    },
    pause: ({ seat, paused }, at) => {
      this.time.pause(paused, at);
      if (!paused) return;
      this.pauses[seat] = (this.pauses[seat] ?? 0) + 1;
      this.pausedBy = seat;
    },
    rematch: ({ table }) => {
      this.rematch = table;
    },
  };

  private endLate(): void {
    this.late = null;
    this.ballot.late.clear();
  }

  /** Seats of people: those who are asked when something is voted on. */
  get voters(): number[] {
    return this.seats.flatMap((sitter, seat) => (sitter && 'person' in sitter ? [seat] : []));
  }

  /**
   * Consent is a person's: it goes when the seat changes hands, and so does a proposal to let that person decide again.
   */
  private withdraw(seat: number): void {
    this.ballot.reseat(seat);
    if (this.declined?.seat === seat) this.declined = null;
    const { rewind, history } = this;
    const agreed = rewind?.agreed.filter((one) => one !== seat) ?? [];
    const isTheirs = rewind !== null && this.chance !== 1 && history?.steps[rewind.to]?.by === seat;
    this.rewind = rewind && agreed.length > 0 && !isTheirs ? { to: rewind.to, agreed } : null;
  }

  /** To where this seat may take back its last decision; null: it may not, or somebody else is asked already. */
  lastDecision(seat: number): number | null {
    if (this.history?.next !== seat) return null;
    const way = this.history.wayBack(seat);
    return 'to' in way ? way.to : null;
  }

  private get running(): History {
    if (!this.history) throw new Error('the game has not begun');
    return this.history;
  }

  get persons(): string[] {
    return this.seats.flatMap((sitter) => (sitter && 'person' in sitter ? [sitter.person] : []));
  }

  /** What a person is called here: by the name they sat down with, or else by one that nobody who sits here has. */
  nameOf(person: string, name: string): string {
    const sitters = this.seats.filter((sitter) => sitter !== null && 'person' in sitter);
    const names = sitters.map((sitter) => sitter.name);
    return sitters.find((sitter) => sitter.person === person)?.name ?? distinctName(name, names);
  }

  /** The person who has to decide. */
  get waiting(): string | null {
    const { decider } = this;
    return decider && 'person' in decider ? decider.person : null;
  }
}
