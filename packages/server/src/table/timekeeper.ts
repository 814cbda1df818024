import type { Actor } from '@meltemi/engine';
import type { Clock } from '@meltemi/protocol';

const HOUR = 3_600_000;

/** The clocks of a table: whoever has to decide spends their own time. */
export class Timekeeper {
  private readonly clock: Clock | null;
  /** Milliseconds by seat. */
  private bank: number[];
  private running: { seat: number; since: number } | null = null;
  private paused = false;

  get isPaused(): boolean {
    return this.paused;
  }

  constructor(clock: Clock | null, seats: number) {
    this.clock = clock;
    this.bank = new Array(seats).fill(clock ? this.allowance(clock) : 0);
  }

  private allowance(clock: Clock): number {
    return 'live' in clock ? clock.live * 1000 : clock.hours * HOUR;
  }

  get left(): number[] | null {
    return this.clock && [...this.bank];
  }

  get ticking(): { seat: number; since: number } | null {
    return this.running;
  }

  /** When the time of whoever decides is up. */
  get deadline(): number | null {
    return this.running && this.running.since + this.bank[this.running.seat];
  }

  /** It is for somebody else to decide, or for the same one again. */
  turn(next: Actor, at: number): void {
    if (!this.clock || this.paused) return;
    const seat = typeof next === 'number' ? next : null;
    if (this.running?.seat === seat) return;
    this.stop(at);
    this.running = seat === null ? null : { seat, since: at };
  }

  /** A decision was made: the increment, or the whole time for the next one. */
  decided(seat: number, at: number): void {
    if (!this.clock) return;
    this.stop(at);
    if ('live' in this.clock) this.bank[seat] += this.clock.increment * 1000;
    else this.bank[seat] = this.allowance(this.clock);
  }

  /** The others wait: as much time again. */
  more(at: number): void {
    if (!this.clock || !this.running) return;
    this.bank[this.running.seat] = this.allowance(this.clock);
    this.running = { ...this.running, since: at };
  }

  pause(paused: boolean, at: number): void {
    if (paused) this.stop(at);
    this.paused = paused;
  }

  private stop(at: number): void {
    if (!this.running) return;
    const { seat, since } = this.running;
    this.bank[seat] = Math.max(0, this.bank[seat] - (at - since));
    this.running = null;
  }
}
