import type { EditionId } from '../ids.ts';
import type { ClassicRules, LegendaryRules } from '../rule.ts';
import { CLASSIC } from './classic.ts';
import { LEGENDARY } from './legendary.ts';

/** The rulebooks. */
export const RULES: { readonly [E in EditionId]: LegendaryRules | ClassicRules } = {
  legendary: LEGENDARY,
  classic: CLASSIC,
};
