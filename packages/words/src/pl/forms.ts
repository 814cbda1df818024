import type { forms as english } from '../en/forms.ts';
import { creatureOf, godAt, godOf, godTo, heroOf, theCreature, theHero } from './cases.ts';

/** The names of cards in the cases that sentences use, besides the nominative. */
export const forms: typeof english = {
  god: [godOf, godTo, godAt],
  creature: [theCreature, creatureOf],
  hero: [theHero, heroOf],
  monument: [],
};
