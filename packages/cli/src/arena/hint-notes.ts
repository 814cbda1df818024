import { advise } from '@meltemi/bots';
import { type HintKind, hintKindOf } from '@meltemi/bots/tuning';
import { type Move, random, type State, view } from '@meltemi/engine';
import { below, required } from '@meltemi/engine/internal';
import { rounded } from '../command/statistics.ts';

// Do hints come true? At some decisions of a game a hint is asked for, whichever bot decides there, and not followed.

/** A hint takes this many iterations; with ten times as many, chances hardly differ. */
const ITERATIONS = 60;

export interface Hint {
  readonly seat: number;
  readonly kind: HintKind;
  /** What it said of its first move. */
  readonly chance: number;
}

export class HintNotes {
  readonly noted: Hint[] = [];
  /** One decision in this many. */
  private readonly every: number;
  private readonly rng: ReturnType<typeof random>;

  constructor(every: number, seed: string) {
    this.every = every;
    this.rng = random(`${seed} hints`);
  }

  note(s: State, seat: number, legal: readonly Move[]): void {
    if (below(this.rng, this.every) !== 0) return;
    const advice = advise({ seen: view(s, seat), legal, seed: this.noted.length }, { iterations: ITERATIONS });
    const { chance } = required(advice[0], 'advice');
    this.noted.push({ seat, kind: hintKindOf(legal), chance: rounded(chance) });
  }
}
