import type { Move } from '@meltemi/engine';
import type { Thinking } from '../bot/bot.ts';
import { begin } from '../levels/think.ts';
import type { Answer, Ask } from './message.ts';

/** A question that is not answered yet. */
export class Task {
  readonly id: number;
  private readonly asked: Ask;
  private thinking: Thinking | null = null;
  /** When its turn came: waiting for it costs nothing of the budget. */
  private since: number | null = null;
  private iterations = 0;

  constructor(asked: Ask) {
    this.id = asked.ask;
    this.asked = asked;
  }

  /**
   * Thinks for this many milliseconds, at least one step. False: the budget is used up, or more thinking would change
   * nothing.
   */
  goOn(slice: number): boolean {
    const { ms = Number.POSITIVE_INFINITY, iterations = Number.POSITIVE_INFINITY } = this.asked.budget;
    const pauseAt = performance.now() + slice;
    this.since ??= performance.now();
    const thinking = this.begun();
    while (this.iterations < iterations && performance.now() < this.since + ms) {
      if (!thinking.step()) return false;
      this.iterations++;
      if (performance.now() >= pauseAt) return true;
    }
    return false;
  }

  /** The best so far; before its turn, the first that comes to mind. */
  answer(done: boolean): Answer {
    const move: Move | undefined = this.begun().best();
    if (!move) throw new Error(`${this.asked.level} has found no move`);
    const now = performance.now();
    return { id: this.id, move, done, iterations: this.iterations, ms: Math.round(now - (this.since ?? now)) };
  }

  private begun(): Thinking {
    this.thinking ??= begin(this.asked.level, this.asked);
    return this.thinking;
  }
}
