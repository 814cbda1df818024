import type { EditionId } from '@meltemi/engine';
import { CASES } from '@meltemi/words';
import type { Words } from '../../words/en/index.ts';
import { CARDS, type Card, type CardKey } from './card.ts';

// Finds the names of cards in a sentence, in any case, so that sentences can be made as plain strings.

/** A piece of a sentence; with a card, its name. */
export interface Span {
  readonly text: string;
  readonly card: CardKey | null;
}

type Inflections = { readonly [Case in (typeof CASES)[number]]?: string };

interface Finder {
  readonly pattern: RegExp;
  readonly cards: ReadonlyMap<string, CardKey>;
}

/** The cases of a card's name. */
function formsOf({ kind, id }: Card, { cards }: Words): Inflections {
  switch (kind) {
    case 'god':
      return cards.god[id];
    case 'creature':
      return cards.creature[id];
    case 'hero':
      return cards.hero[id];
    case 'monument':
      return cards.monument[id];
  }
}

function finderFor(words: Words, edition: EditionId): Finder {
  const cards = new Map<string, CardKey>();
  for (const card of CARDS[edition]) {
    const forms = formsOf(card, words);
    for (const name of CASES.map((of) => forms[of])) if (name) cards.set(name, card.key);
  }
  // The longest first: the Temple of Athena is not Athena.
  const all = [...cards.keys()].sort((a, b) => b.length - a.length);
  return { pattern: new RegExp(`(?<!\\p{L})(${all.join('|')})(?!\\p{L})`, 'u'), cards };
}

const finders = new WeakMap<Words, Partial<Record<EditionId, Finder>>>();

export function namesIn(text: string, words: Words, edition: EditionId): Span[] {
  const known = finders.get(words) ?? {};
  finders.set(words, known);
  known[edition] ??= finderFor(words, edition);
  const { pattern, cards } = known[edition];
  return text
    .split(pattern)
    .map((part, i) => ({ text: part, card: i % 2 ? (cards.get(part) ?? null) : null }))
    .filter((span) => span.text !== '');
}
