import type { Advice } from '@meltemi/bots';
import {
  type Actor,
  actor,
  apply,
  type Event,
  heardBy,
  type Move,
  moves,
  readMove,
  readPosition,
  type State,
  view,
  writeMove,
} from '@meltemi/engine';
import type { Driver, Entry, News } from '../game/driver.ts';
import type { Company } from '../game/saved-game.ts';
import type { Lesson, Step } from './lessons.ts';

/** The pupil's seat. */
const PUPIL = 0;

/** Runs a lesson: the real rules, with a script for everybody but the pupil. */
export class LessonDriver implements Driver {
  readonly company: Company;
  private readonly steps: readonly Step[];
  private readonly reached: (step: number) => void;
  private readonly state: State;
  private readonly entries: Entry[] = [];
  private at = 0;
  /** Something is being shown: nothing is taken meanwhile. */
  private busy = false;
  private show: (news: News) => Promise<void> | void = () => {};

  /** `reached` is told with every step that is read, and with the number of steps at the end. */
  constructor(lesson: Lesson, company: Company, reached: (step: number) => void) {
    this.company = company;
    this.steps = lesson.steps;
    this.reached = reached;
    this.state = readPosition(lesson.position);
  }

  begin(show: (news: News) => Promise<void> | void): void {
    this.show = show;
    this.tell([], null);
    this.goOn();
  }

  /** The text has been read. */
  async next(): Promise<void> {
    if (this.busy) return;
    this.at++;
    await this.goOn();
  }

  async play(move: Move): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.step(move);
    this.busy = false;
    await this.next();
  }

  history(): Entry[] {
    return this.entries;
  }

  undo(): void {}
  lift(): void {}
  leave(): void {
    this.show = () => {};
  }

  advise(): Promise<Advice[]> {
    return Promise.resolve([]);
  }

  saved(): null {
    return null;
  }

  private async goOn(): Promise<void> {
    this.busy = true;
    for (let step = this.steps[this.at]; step && 'others' in step; step = this.steps[++this.at]) {
      for (const text of step.others) await this.step(readMove(this.state, text));
    }
    this.busy = false;
    this.reached(this.at);
    this.tell([], null);
  }

  private async step(move: Move): Promise<void> {
    const by = actor(this.state);
    const log: Event[] = [];
    apply(this.state, move, moves(this.state), log);
    this.entries.push({ turn: this.entries.length, happened: heardBy(log, PUPIL) });
    await this.tell(log, by);
  }

  /** What is wanted now, of all that is legal. */
  private get wanted(): readonly Move[] {
    const step = this.steps[this.at];
    if (!step || 'others' in step || !step.want || actor(this.state) !== PUPIL) return [];
    const { want } = step;
    return moves(this.state).filter((move) => want.test(writeMove(this.state, move)));
  }

  private tell(log: readonly Event[], by: Actor): Promise<void> | void {
    return this.show({
      seen: view(this.state, PUPIL),
      happened: heardBy(log, PUPIL),
      by,
      turn: this.entries.length,
      next: actor(this.state),
      legal: this.wanted,
      undoable: false,
      curtain: null,
    });
  }
}
