import { type EditionId, MONUMENT_BUILDINGS, type MonumentId, ruleOf } from '@meltemi/engine';
import type { IconName } from '../../art/icon.ts';
import { w } from '../../words/words.svelte.ts';
import type { CardKey } from './card-of.ts';

/** The text under an id; empty if there is none. */
const textOf = (texts: object, id: string): string => (texts as Readonly<Record<string, string>>)[id] ?? '';

/** What is on a card, in the reader's language. */
export interface Face {
  readonly icons: readonly IconName[];
  readonly name: string;
  /** What it does, each line with its heading where it has several. */
  readonly lines: readonly { readonly heading: string; readonly text: string }[];
  /** The id of its rule. */
  readonly rule: string;
}

export function faceOf(card: CardKey, edition: EditionId): Face {
  const { names, cards, tracks } = w();
  const [kind, id] = card.split(' ') as ['god' | 'creature' | 'hero' | 'monument', string];
  const plain = (text: string) => [{ heading: '', text }];
  switch (kind) {
    case 'hero': {
      const { battle, sacrifice } = cards.hero[id as keyof typeof cards.hero];
      const lines = [
        { heading: tracks.battle, text: battle },
        { heading: tracks.sacrifice, text: sacrifice },
      ];
      return {
        icons: [id as IconName],
        name: textOf(names.hero, id),
        lines,
        rule: textOf(ruleOf.hero, id),
      };
    }
    case 'monument':
      return {
        icons: MONUMENT_BUILDINGS[id as MonumentId],
        name: textOf(names.monument, id),
        lines: plain(textOf(cards.monument, id)),
        rule: textOf(ruleOf.monument, id),
      };
    default:
      return {
        icons: [id as IconName],
        name: textOf(names[kind], id),
        lines: plain(textOf(cards[kind][edition], id)),
        rule: textOf(ruleOf[kind][edition], id),
      };
  }
}
