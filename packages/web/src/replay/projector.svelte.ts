import { type Happening, heardBy, type View } from '@meltemi/engine';
import type { Entry } from '../game/driver.ts';
import { pace } from '../preferences.svelte.ts';
import { dwellOf, FALL, untilTheDice } from '../table/timing.ts';
import { cycleStarts, type Eyes, everything, type Reel, seenBy } from './reel.ts';

/** What shows happenings on the board. */
interface Stage {
  animate(happened: readonly Happening[], after: View, factor: number): Promise<void>;
}

/** Factors on every duration. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.35 } as const;
export type Speed = keyof typeof SPEEDS;
/** Even small things stay so long before the next, in milliseconds. */
const LEAST_PAUSE = 220;
/** After the motion, of the time that an event stays at the table. */
const AFTER_MOTION = 0.7;

/** Shows a reel: where we are, and how it goes on. */
export class Projector {
  readonly reel: Reel;
  readonly last: number;
  readonly cycles: readonly number[];
  stage: Stage | null = null;
  /** Moves played. */
  turn = $state(0);
  playing = $state(false);
  speed = $state<Speed>('normal');
  eyes = $state.raw<Eyes>(null);
  readonly view: View = $derived.by(() => seenBy(this.reel.states[this.turn], this.eyes));
  readonly entries: readonly Entry[] = $derived.by(() =>
    this.reel.logs.map((_, turn) => ({ turn, happened: this.heard(turn) })),
  );
  /** The dice of the move that is being shown. */
  private dice = $state.raw<readonly Happening[]>([]);
  /** What has been shown so far. */
  readonly told: readonly Entry[] = $derived([
    ...this.entries.slice(0, this.turn),
    ...(this.dice.length > 0 ? [{ turn: this.turn, happened: this.dice }] : []),
  ]);
  /** The move that is being shown. */
  private coming: number | null = null;
  private cue = 0;
  /** Of the last press of play. */
  private run = 0;
  private timer = 0;

  constructor(reel: Reel, eyes: Eyes) {
    this.reel = reel;
    this.last = reel.logs.length;
    this.cycles = cycleStarts(reel);
    this.eyes = eyes;
  }

  /** What these eyes saw with a move. */
  heard(move: number): Happening[] {
    const { eyes } = this;
    return eyes === 'all' ? everything(this.reel.logs[move]) : heardBy(this.reel.logs[move], eyes);
  }

  /** To a moment, at once. */
  to(turn: number): void {
    this.pause();
    this.show(turn);
  }

  back(): void {
    this.to(this.turn - 1);
  }

  forward(): Promise<void> {
    this.pause();
    if (this.coming !== null) this.show(this.coming);
    return this.step();
  }

  cycle(by: 1 | -1): void {
    const starts = by > 0 ? this.cycles.find((at) => at > this.turn) : this.cycles.findLast((at) => at < this.turn);
    this.to(starts ?? (by > 0 ? this.last : 0));
  }

  async play(): Promise<void> {
    if (this.turn === this.last) this.show(0);
    this.playing = true;
    const run = ++this.run;
    const goesOn = () => this.playing && run === this.run && this.turn < this.last;
    while (goesOn()) {
      await this.step();
      if (goesOn()) await this.linger();
    }
    if (run === this.run) this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private show(turn: number): void {
    this.cue++;
    this.coming = null;
    this.dice = [];
    this.turn = Math.max(0, Math.min(this.last, turn));
  }

  /** One move, shown as it happens; a jump meanwhile takes precedence. */
  private async step(): Promise<void> {
    if (this.turn === this.last) return;
    const next = this.turn + 1;
    const cue = ++this.cue;
    this.coming = next;
    const factor = pace() === 0 ? 0 : SPEEDS[this.speed];
    const happened = this.heard(this.turn);
    if (factor > 0) await this.throwDice(happened, factor);
    if (cue !== this.cue) return;
    await this.stage?.animate(happened, seenBy(this.reel.states[next], this.eyes), factor);
    if (cue === this.cue) this.show(next);
  }

  /** The panel shows the dice first, then the board shows what comes of them. */
  private async throwDice(happened: readonly Happening[], factor: number): Promise<void> {
    this.dice = untilTheDice(happened);
    if (this.dice.length > 0) await this.wait(FALL * factor);
  }

  private linger(): Promise<void> {
    const happened = this.turn > 0 ? this.heard(this.turn - 1) : [];
    const pause = Math.max(LEAST_PAUSE, AFTER_MOTION * dwellOf(happened));
    return this.wait(pause * SPEEDS[this.speed]);
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.timer = window.setTimeout(resolve, ms);
    });
  }

  leave(): void {
    this.pause();
    this.cue++;
    clearTimeout(this.timer);
  }
}
