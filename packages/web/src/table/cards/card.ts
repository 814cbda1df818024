import {
  CLASSIC_CREATURES,
  type CreatureId,
  type EditionId,
  type God,
  HEROES,
  type HeroId,
  LEGENDARY_CREATURES,
  MONUMENTS,
  type MonumentId,
  type RuleId,
  type Table,
} from '@meltemi/engine';
import { keysOf } from '@meltemi/engine/internal';
import { creatureRule, godRule, ruleOf } from '@meltemi/engine/query';

/** A card by kind and id, as the page writes it into `data-card`: `creature kraken`. */
export type CardKey = `creature ${CreatureId}` | `hero ${HeroId}` | `god ${God}` | `monument ${MonumentId}`;

/** A card that explains itself. */
export type Card = { readonly key: CardKey } & (
  | { readonly kind: 'god'; readonly id: God }
  | { readonly kind: 'creature'; readonly id: CreatureId }
  | { readonly kind: 'hero'; readonly id: HeroId }
  | { readonly kind: 'monument'; readonly id: MonumentId }
);

export const godCard = (id: God): Card => ({ key: `god ${id}`, kind: 'god', id });
export const creatureCard = (id: CreatureId): Card => ({ key: `creature ${id}`, kind: 'creature', id });
export const heroCard = (id: HeroId): Card => ({ key: `hero ${id}`, kind: 'hero', id });
export const monumentCard = (id: MonumentId): Card => ({ key: `monument ${id}`, kind: 'monument', id });

/** The cards an edition can name. */
export const CARDS: Readonly<Record<EditionId, readonly Card[]>> = {
  legendary: [
    ...keysOf(ruleOf.god.legendary).map(godCard),
    ...LEGENDARY_CREATURES.map(creatureCard),
    ...HEROES.map(heroCard),
  ],
  classic: [
    ...keysOf(ruleOf.god.classic).map(godCard),
    ...CLASSIC_CREATURES.map(creatureCard),
    ...MONUMENTS.map(monumentCard),
  ],
};

const BY_KEY: ReadonlyMap<string, Card> = new Map(
  [...CARDS.legendary, ...CARDS.classic].map((card) => [card.key, card]),
);

/** Null if the text is no key of a card. */
export function readCard(key: string): Card | null {
  return BY_KEY.get(key) ?? null;
}

export function ruleOfCard({ kind, id }: Card, position: { readonly table: Table }): RuleId {
  switch (kind) {
    case 'god':
      return godRule(position, id);
    case 'creature':
      return creatureRule(position, id);
    case 'hero':
      return ruleOf.hero[id];
    case 'monument':
      return ruleOf.monument[id];
  }
}
