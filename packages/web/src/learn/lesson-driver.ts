import type { Advice, Question } from '@meltemi/bots';
import {
  type Actor,
  actor,
  apply,
  clone,
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
import type { Driver, GameUpdate, HistoryEntry } from '../game/driver.ts';
import type { Company } from '../game/saved-game.ts';
import type { Lesson, LessonStep } from './lesson.ts';

/** The pupil's seat. */
const PUPIL = 0;

/** The state of the lesson before a move of the pupil. */
interface Before {
  readonly state: State;
  readonly at: number;
  readonly entries: readonly HistoryEntry[];
}

/** Callbacks for the progress of a lesson. */
export interface Pupil {
  /** Every step that is read, and the number of steps at the end. */
  reached(step: number): void;
  /** A legal move that the lesson does not want. */
  strayed?(): void;
}

async function adviceFor(question: Question): Promise<Advice[]> {
  const adviser = await import('../game/adviser.ts');
  return adviser.adviceFor(question);
}

/** Runs a lesson: the real rules, with a script for everybody but the pupil. */
export class LessonDriver implements Driver {
  readonly company: Company;
  private readonly steps: readonly LessonStep[];
  private readonly pupil: Pupil;
  private readonly adviser: typeof adviceFor;
  private state: State;
  private entries: readonly HistoryEntry[] = [];
  /** The states before the pupil's moves, to take those back. */
  private before: readonly Before[] = [];
  private at = 0;
  /** Something is being shown, so moves are ignored. */
  private busy = false;
  private show: (update: GameUpdate) => Promise<void> | void = () => {};

  constructor(lesson: Lesson, company: Company, pupil: Pupil, adviser = adviceFor) {
    this.company = company;
    this.steps = lesson.steps;
    this.pupil = pupil;
    this.adviser = adviser;
    this.state = readPosition(lesson.position);
  }

  begin(show: (update: GameUpdate) => Promise<void> | void): void {
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
    if (!this.wants(move)) {
      this.pupil.strayed?.();
      this.tell([], null);
      return;
    }
    this.busy = true;
    this.before = [...this.before, { state: clone(this.state), at: this.at, entries: this.entries }];
    await this.step(move);
    this.busy = false;
    await this.next();
  }

  /** Whether the lesson continues with this move. */
  wants(move: Move): boolean {
    const { want } = this.reading ?? {};
    return want?.test(writeMove(this.state, move)) ?? false;
  }

  history(): HistoryEntry[] {
    return [...this.entries];
  }

  /** Back to the step of the last move, unless the lesson asked for it: then it goes on. */
  undo(): void {
    const last = this.before.at(-1);
    if (this.busy || !last) return;
    const asked = this.reading?.press === 'undo';
    this.before = this.before.slice(0, -1);
    ({ state: this.state, entries: this.entries } = last);
    this.at = asked ? this.at + 1 : last.at;
    this.goOn();
  }

  arrived(): void {}
  leave(): void {
    this.show = () => {};
  }

  async advise(): Promise<Advice[]> {
    const { state, at } = this;
    const advice = await this.adviser({ seen: view(state, PUPIL), legal: moves(state), seed: 'lesson' });
    // The next step's text is about the advice, so the advice is shown first.
    if (this.reading?.press === 'hint')
      setTimeout(() => {
        if (this.at === at) this.next();
      });
    return advice;
  }

  saved(): null {
    return null;
  }

  /** The step that is being read. */
  private get reading() {
    const step = this.steps[this.at];
    return step && 'say' in step ? step : null;
  }

  private async goOn(): Promise<void> {
    this.busy = true;
    for (let step = this.steps[this.at]; step && 'others' in step; step = this.steps[++this.at]) {
      this.before = [];
      for (const text of step.others) await this.step(readMove(this.state, text));
    }
    this.busy = false;
    this.pupil.reached(this.at);
    this.tell([], null);
  }

  private async step(move: Move): Promise<void> {
    const by = actor(this.state);
    const log: Event[] = [];
    apply(this.state, move, moves(this.state), log);
    this.entries = [...this.entries, { turn: this.entries.length, happened: heardBy(log, PUPIL) }];
    await this.tell(log, by);
  }

  /** The pupil's choices; none while there is only text to read, or others move. */
  private get legal(): readonly Move[] {
    const asked = !this.busy && (this.reading?.want || this.reading?.press) && actor(this.state) === PUPIL;
    return asked ? moves(this.state) : [];
  }

  private tell(log: readonly Event[], by: Actor): Promise<void> | void {
    return this.show({
      seen: view(this.state, PUPIL),
      happened: heardBy(log, PUPIL),
      by,
      turn: this.entries.length,
      next: actor(this.state),
      legal: this.legal,
      undoable: !this.busy && this.before.length > 0,
      passTo: null,
    });
  }
}
