import { type Happening, heardBy, type View } from '@meltemi/engine';
import { pace } from '../device/preferences.svelte.ts';
import type { HistoryEntry } from '../game/driver.ts';
import type { AnimatedBoard } from '../table/animated-board.ts';
import { dwellOf, FALL, untilTheDice } from '../table/timing.ts';
import { cycleStarts, everything, type GamePositions, seenBy, stateAt, type Viewer } from './positions.ts';

/** Factors on every duration. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.35 } as const;
export type Speed = keyof typeof SPEEDS;
/** Least pause between two moves, in milliseconds. */
const LEAST_PAUSE = 220;
/** The pause after a motion, as a share of the time that the event stays at the table. */
const AFTER_MOTION = 0.7;

/** Plays a game's positions: the current one, and moving on. */
export class ReplayPlayer {
  readonly positions: GamePositions;
  readonly last: number;
  readonly cycles: readonly number[];
  board: AnimatedBoard | null = null;
  /** Moves played. */
  turn = $state(0);
  playing = $state(false);
  speed = $state<Speed>('normal');
  viewer = $state.raw<Viewer>(null);
  readonly view: View = $derived.by(() => seenBy(stateAt(this.positions, this.turn), this.viewer));
  readonly entries: readonly HistoryEntry[] = $derived.by(() =>
    this.positions.logs.map((_, turn) => ({ turn, happened: this.heard(turn) })),
  );
  /** The dice of the move that is being shown. */
  private dice = $state.raw<readonly Happening[]>([]);
  /** What has been shown so far. */
  readonly told: readonly HistoryEntry[] = $derived([
    ...this.entries.slice(0, this.turn),
    ...(this.dice.length > 0 ? [{ turn: this.turn, happened: this.dice }] : []),
  ]);
  /** The move that is being shown. */
  private coming: number | null = null;
  private cue = 0;
  /** Counts presses of play, so that an older run stops. */
  private run = 0;
  private timer = 0;

  constructor(positions: GamePositions, viewer: Viewer) {
    this.positions = positions;
    this.last = positions.logs.length;
    this.cycles = cycleStarts(positions);
    this.viewer = viewer;
  }

  /** What this viewer saw with a move. */
  heard(move: number): Happening[] {
    const { viewer } = this;
    const log = this.positions.logs[move] ?? [];
    return viewer === 'all' ? everything(log) : heardBy(log, viewer);
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

  /** Shows one move as it happens; a jump to another move interrupts it. */
  private async step(): Promise<void> {
    if (this.turn === this.last) return;
    const next = this.turn + 1;
    const cue = ++this.cue;
    this.coming = next;
    const factor = pace() === 0 ? 0 : SPEEDS[this.speed];
    const happened = this.heard(this.turn);
    if (factor > 0) await this.throwDice(happened, factor);
    if (cue !== this.cue) return;
    await this.board?.animate(happened, seenBy(stateAt(this.positions, next), this.viewer), factor);
    if (cue === this.cue) this.show(next);
  }

  /** The panel shows the dice first, then the board the result. */
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
