import { hash } from 'node:crypto';
import {
  type Actor,
  actor,
  apply,
  clone,
  type Event,
  type Move,
  moves,
  type Options,
  type Played,
  readMove,
  type State,
  setup,
  wayBack,
  writePosition,
} from '@meltemi/engine';
import { openlyForced, type Turn } from '@meltemi/protocol';

/** A move that counts. */
interface Step extends Played {
  readonly events: readonly Event[];
  readonly text: string;
  /** Digest of what has happened up to here, once it was asked for. */
  history?: string;
}

/** A state, who has to decide in it, and what may be played. */
interface Position {
  readonly state: State;
  readonly next: Actor;
  readonly legal: readonly Move[];
}

function positionOf(state: State): Position {
  return { state, next: actor(state), legal: moves(state) };
}

/** A legal move that was tried. */
interface Tried extends Pick<Turn, 'before' | 'move' | 'after' | 'events' | 'asked'> {
  readonly text: string;
  readonly by: Step['by'];
  readonly revealed: Step['revealed'];
  /** Once it was asked for. */
  position?: Position;
}

/** Number of recent states kept, so that a step back needs no replay. */
const KEPT = 8;
/** Beyond that every 128th state is kept: a longer way back is played again from the last of them. */
const MARKED = 128;

/** A state without its table, which follows from the options. */
type BareState = Omit<State, 'table'>;

/** A course as plain data. */
export interface SavedCourse {
  readonly state: BareState;
  readonly marks: readonly BareState[];
  readonly steps: readonly Step[];
}

/** The game of a table: its moves, and the way back. */
export class Course {
  readonly options: Options;
  state: State;
  private steps: Step[] = [];
  /** The states before the last steps. */
  private before: State[] = [];
  /** The states after every 128 steps. */
  private marks: State[] = [];
  /** The move that was just played, and what happened with it. */
  latest: Pick<Turn, 'move' | 'events' | 'asked'> | null = null;
  /** The move that was tried last. */
  private tried: Tried | null = null;
  private known: Position | null = null;

  constructor(options: Options) {
    this.options = options;
    this.state = setup(options);
  }

  get turn(): number {
    return this.steps.length;
  }

  get texts(): string[] {
    return this.steps.map(({ text }) => text);
  }

  get events(): (readonly Event[])[] {
    return this.steps.map(({ events }) => events);
  }

  /** Who has to decide, and what may be played: asked many times of every state, and found out once. */
  private get here() {
    const { state } = this;
    if (this.known?.state !== state) this.known = positionOf(state);
    return this.known;
  }

  get next(): Actor {
    return this.here.next;
  }

  get legal(): readonly Move[] {
    return this.here.legal;
  }

  /** Plays a move in notation; true: everybody could see that there was no other. An illegal one throws and changes nothing. */
  play(text: string): boolean {
    const { legal } = this;
    const { before, move, after, events, asked, by, revealed, position } = this.try(text);
    this.tried = null;
    const forced = typeof by === 'number' && openlyForced(before, by, legal) !== null;
    this.steps.push({ by, revealed, forced, events, text });
    this.latest = { move, events, asked };
    this.before.push(before);
    if (this.before.length === 2 * KEPT) this.before = this.before.slice(KEPT);
    this.state = after;
    if (this.steps.length % MARKED === 0) this.marks.push(after);
    if (position) this.known = position;
    return forced;
  }

  /** What a move would lead to; an illegal one throws. It is worked out once, also if it is played then. */
  after(text: string): Position {
    const tried = this.try(text);
    tried.position ??= positionOf(tried.after);
    return tried.position;
  }

  private try(text: string): Tried {
    const { state: before, legal } = this;
    if (this.tried?.before === before && this.tried.text === text) return this.tried;
    const after = clone(before);
    const events: Event[] = [];
    const asked = new Set<number>();
    const move = readMove(after, text);
    const { by, revealed } = apply(after, move, legal, events, asked);
    this.tried = { before, text, move, after, events, asked, by, revealed };
    return this.tried;
  }

  back(to: number): void {
    const marked = Math.floor(to / MARKED);
    this.marks.length = Math.min(this.marks.length, marked);
    const kept = to - (this.steps.length - this.before.length);
    if (kept >= 0) {
      this.state = this.before[kept];
      this.steps = this.steps.slice(0, to);
      this.before = this.before.slice(0, kept);
      return;
    }
    const again = this.steps.slice(marked * MARKED, to);
    this.state = this.marks[marked - 1] ?? setup(this.options);
    this.steps = this.steps.slice(0, marked * MARKED);
    this.before = [];
    for (const { text } of again) this.play(text);
  }

  save(): SavedCourse {
    const steps = this.steps.map(({ by, revealed, forced, events, text }) => ({ by, revealed, forced, events, text }));
    return { state: bare(this.state), marks: this.marks.map(bare), steps };
  }

  static restored(options: Options, { state, marks, steps }: SavedCourse): Course {
    const course = new Course(options);
    const { table } = course.state;
    course.state = { ...state, table };
    course.marks = marks.map((mark) => ({ ...mark, table }));
    course.steps = [...steps];
    return course;
  }

  /** Digest of the position and of all that has happened: after this many lines of a log, other rules would give another one. */
  digest(lines: number): string {
    return hash('sha256', `${lines} ${this.history()} ${writePosition(this.state)}`);
  }

  /** Only steps that are new since it was last asked for are worked out. */
  private history(): string {
    const { steps } = this;
    let known = steps.length - 1;
    while (known >= 0 && steps[known].history === undefined) known--;
    let last = steps[known]?.history ?? '';
    for (const step of steps.slice(known + 1)) {
      last = hash('sha256', `${last} ${JSON.stringify(step.events)}`);
      step.history = last;
    }
    return last;
  }

  /** To where this seat may take back its last decision; null: it may not, nor once somebody else is asked. */
  lastDecision(seat: number): number | null {
    if (actor(this.state) !== seat) return null;
    const way = wayBack(this.steps, seat);
    return 'to' in way ? way.to : null;
  }
}

function bare({ table: _, ...state }: State): BareState {
  return state;
}
