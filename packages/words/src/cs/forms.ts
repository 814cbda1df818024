import type { forms as english } from '../en/forms.ts';
import { godOf, godTo, heroOf, theCreature, theHero } from './cases.ts';

/** The names of cards in the cases that sentences use, besides the nominative. */
export const forms: typeof english = {
  god: [godOf, godTo],
  creature: [theCreature],
  hero: [theHero, heroOf],
  monument: [],
};
