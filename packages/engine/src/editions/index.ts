import type { EditionId } from '../ids.ts';
import { beginLegendary } from '../phases/begin.ts';
import type { ClassicRules, LegendaryRules } from '../rule.ts';
import type { State } from '../state.ts';
import { LEGENDARY } from './legendary.ts';

// The editions at hand. Whoever plays the Legendary one only need not load the other: it is added (rest.ts).

type AtHand<T> = { legendary: T } & { [E in EditionId]?: T };

/** The rulebooks. */
export const RULES: AtHand<LegendaryRules | ClassicRules> = { legendary: LEGENDARY };

/** How a game begins. */
export const BEGIN: AtHand<(s: State) => void> = { legendary: beginLegendary };
