import { CLASSIC_CREATURES, type EditionId, GODS, HEROES, LEGENDARY_CREATURES, MONUMENTS } from '@meltemi/engine';
import { CASES } from '@meltemi/words';
import type { Words } from '../../words/en/index.ts';
import type { CardKey } from './card-of.ts';

// Finds the names of cards in a sentence, in whatever case they stand: a sentence stays a plain string wherever it is made.

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

const IDS = {
  legendary: { god: GODS, creature: LEGENDARY_CREATURES, hero: HEROES, monument: [] },
  classic: { god: GODS, creature: CLASSIC_CREATURES, hero: [], monument: MONUMENTS },
} as const;

function finderFor({ cards: words }: Words, edition: EditionId): Finder {
  const cards = new Map<string, CardKey>();
  for (const kind of ['god', 'creature', 'hero', 'monument'] as const)
    for (const [id, forms] of Object.entries<Inflections>(words[kind]))
      for (const name of CASES.map((of) => forms[of]))
        if (name && (IDS[edition][kind] as readonly string[]).includes(id)) cards.set(name, `${kind} ${id}` as CardKey);
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
