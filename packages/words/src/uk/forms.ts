import type { forms as english } from '../en/forms.ts';
import { byHero, ofGod, ofHero, theCreature, theHero, toGod } from './cases.ts';

/** The names of cards in the cases that sentences use, besides the nominative. */
export const forms: typeof english = {
  god: [ofGod, toGod],
  creature: [theCreature],
  hero: [ofHero, theHero, byHero],
  monument: [],
};
