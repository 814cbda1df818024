import type { Actor } from '@meltemi/engine';
import type { Clock } from '@meltemi/protocol';

const HOUR = 3_600_000;
/** The longest pause in milliseconds: with a live clock, and in a game over days. */
const LIVE_PAUSE = 900_000;
const LETTER_PAUSE = 7 * 24 * HOUR;

/** What a move did to the clocks. */
interface MoveTime {
  /** The time left when it was played, by seat. */
  readonly bank: readonly number[];
  /** What its player gained by it. */
  readonly gain: number;
}

/** Clocks as plain data. */
export interface SavedTime {
  readonly bank: readonly number[];
  readonly running: { readonly seat: number; readonly since: number } | null;
  readonly unhurried: boolean;
  readonly paused: boolean;
  readonly pausedAt: number;
  readonly steps: readonly MoveTime[];
}

/** The clocks of a table: the deciding seat spends its own time. */
export class Timekeeper {
  private readonly clock: Clock | null;
  /** Milliseconds by seat. */
  private bank: number[];
  private running: { seat: number; since: number } | null = null;
  /** A bot decides: it spends no time and gets none. */
  private unhurried = false;
  private paused = false;
  private pausedAt = 0;
  /** By move. */
  private steps: MoveTime[] = [];

  get isPaused(): boolean {
    return this.paused;
  }

  constructor(clock: Clock | null, seats: number) {
    this.clock = clock;
    this.bank = this.full(seats);
  }

  save(): SavedTime {
    const { bank, running, unhurried, paused, pausedAt, steps } = this;
    return { bank, running, unhurried, paused, pausedAt, steps };
  }

  static restored(clock: Clock | null, { bank, running, unhurried, paused, pausedAt, steps }: SavedTime): Timekeeper {
    const time = new Timekeeper(clock, bank.length);
    Object.assign(time, { bank: [...bank], running, unhurried, paused, pausedAt, steps: [...steps] });
    return time;
  }

  private full(seats: number): number[] {
    return new Array(seats).fill(this.clock ? this.allowance(this.clock) : 0);
  }

  private allowance(clock: Clock): number {
    return 'live' in clock ? clock.live * 1000 : clock.hours * HOUR;
  }

  private leftTo(seat: number): number {
    const left = this.bank[seat];
    if (left === undefined) throw new Error(`there is no seat ${seat}`);
    return left;
  }

  get left(): number[] | null {
    return this.clock && [...this.bank];
  }

  get ticking(): { seat: number; since: number } | null {
    return this.running;
  }

  /** When the time of the deciding seat is up. */
  get deadline(): number | null {
    return this.unhurried ? null : this.running && this.running.since + this.leftTo(this.running.seat);
  }

  /** When a pause ends by itself. */
  get resumes(): number | null {
    if (!this.clock || !this.paused) return null;
    return this.pausedAt + ('live' in this.clock ? LIVE_PAUSE : LETTER_PAUSE);
  }

  isUp(seat: number, at: number): boolean {
    return this.running?.seat === seat && this.leftTo(seat) <= at - this.running.since;
  }

  /** Another seat decides, or the same one again. */
  turn(next: Actor, isBot: boolean, at: number): void {
    const seat = typeof next === 'number' ? next : null;
    if (this.clock && !this.paused && this.running?.seat !== seat) {
      this.stop(at);
      this.running = seat === null ? null : { seat, since: at };
    }
    this.unhurried = isBot;
  }

  /**
   * A decision was made: its seat gets the increment, or all its hours for the next one. `null`: the move was no
   * decision. Fate has no clock.
   */
  played(by: number | 'fate' | null, at: number): void {
    if (!this.clock) return;
    this.stop(at);
    const gain = typeof by !== 'number' || this.unhurried ? 0 : this.gain(this.clock, by);
    this.steps.push({ bank: [...this.bank], gain });
    if (typeof by === 'number') this.bank[by] = this.leftTo(by) + gain;
  }

  private gain(clock: Clock, seat: number): number {
    if ('live' in clock) return this.paused ? 0 : clock.increment * 1000;
    return this.allowance(clock) - this.leftTo(seat);
  }

  /**
   * The game goes back to this number of moves. A player who takes a decision back returns its increment and still
   * loses the time spent. If all agree (`seat` null), live clocks go back too, and in a game over days everybody gets
   * all their hours again.
   */
  back(to: number, seat: number | null, at: number): void {
    if (!this.clock) return;
    const undone = this.steps.splice(to);
    if (this.running?.seat === seat) this.stop(at);
    this.running = null;
    if (seat !== null) {
      const gained = undone.reduce((sum, { gain }) => sum + gain, 0);
      this.bank[seat] = Math.max(0, this.leftTo(seat) - gained);
    } else this.bank = 'live' in this.clock ? [...(undone[0]?.bank ?? this.bank)] : this.full(this.bank.length);
  }

  /** The others wait for this seat, which gets its full time again. */
  more(seat: number, at: number): void {
    if (!this.clock) return;
    this.bank[seat] = this.allowance(this.clock);
    if (this.running?.seat === seat) this.running = { seat, since: at };
  }

  /** A person takes over from a bot, whose time does not count. */
  relieveBot(seat: number, at: number): void {
    if (this.unhurried && this.running?.seat === seat) this.running = { seat, since: at };
  }

  pause(paused: boolean, at: number): void {
    if (paused) this.stop(at);
    this.pausedAt = at;
    this.paused = paused;
  }

  private stop(at: number): void {
    if (!this.running) return;
    const { seat, since } = this.running;
    if (!this.unhurried) this.bank[seat] = Math.max(0, this.leftTo(seat) - Math.max(0, at - since)); // clocks of nodes may differ
    this.running = null;
  }
}
