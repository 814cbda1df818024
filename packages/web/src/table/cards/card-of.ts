import type { CreatureId, HeroId, Move, MoveKind, MoveOf, View } from '@meltemi/engine';
import { partsOf } from '../acting/parts.ts';
import type { CardKey } from './card.ts';

type Naming<K extends MoveKind> = (move: MoveOf<K>, seen: View) => CardKey | null;

const creature = (move: { readonly creature: CreatureId }): CardKey => `creature ${move.creature}`;
const hero = (move: { readonly hero: HeroId }): CardKey => `hero ${move.hero}`;

const NAMES: { readonly [K in MoveKind]?: Naming<K> } = {
  bid: ({ god }) => `god ${god}`,
  keep: creature,
  release: creature,
  buy: creature,
  choose: creature,
  replace: creature,
  play: (_, seen) => (seen.top?.card ? `creature ${seen.top.card}` : null),
  hire: hero,
  mobilise: hero,
  join: hero,
  stay: hero,
  enshrine: hero,
  // With Pandora the effect is that of another hero's card.
  sacrifice: ({ as }) => `hero ${as}`,
  trade: (move) => `hero ${move.for}`,
  erect: ({ monument }) => `monument ${monument}`,
  devote: ({ piece }) => (piece === 'fleet' ? 'monument poseidon' : 'monument ares'),
};

/** The card a move is about. */
export function cardOf<K extends MoveKind>(move: MoveOf<K>, seen: View): CardKey | null {
  return NAMES[move.do]?.(move, seen) ?? null;
}

/** The card all moves of a deed are about; where they differ, the hero that is given up. */
export function cardOfDeed(deed: string, moves: readonly Move[], seen: View): CardKey | null {
  const alike = moves.filter((move) => partsOf(move).deed === deed);
  const cards = new Set(alike.map((move) => cardOf(move, seen)));
  const [only = null, ...others] = cards;
  if (others.length === 0) return only;
  const [first] = alike;
  return first?.do === 'sacrifice' || first?.do === 'trade' ? hero(first) : null;
}

/** Moves whose choice is shown as a card. With others the name alone is enough: who comes along to a march. */
const LAID_OUT: readonly Move['do'][] = [
  'bid',
  'keep',
  'release',
  'buy',
  'choose',
  'replace',
  'play',
  'hire',
  'sacrifice',
  'trade',
  'erect',
  'devote',
];

export function isLaidOut(move: Move): boolean {
  return LAID_OUT.includes(move.do);
}
