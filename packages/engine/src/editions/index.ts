import type { EditionId } from '../ids.ts';
import type { LegendaryRules } from '../rule.ts';
import { LEGENDARY } from './legendary.ts';

/** The rulebooks. */
export const RULES: { readonly [E in EditionId]: LegendaryRules } = { legendary: LEGENDARY, classic: LEGENDARY };
