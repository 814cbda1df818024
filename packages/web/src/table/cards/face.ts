import { type EditionId, MONUMENT_BUILDINGS, type MonumentId, ruleOf } from '@meltemi/engine';
import type { IconName } from '../../art/icon.ts';
import { w } from '../../words/words.svelte.ts';
import type { CardKey } from './card-of.ts';

type Texts = Readonly<Record<string, string>>;

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
        name: (names.hero as Texts)[id],
        lines,
        rule: (ruleOf.hero as Texts)[id],
      };
    }
    case 'monument':
      return {
        icons: MONUMENT_BUILDINGS[id as MonumentId],
        name: (names.monument as Texts)[id],
        lines: plain((cards.monument as Texts)[id]),
        rule: (ruleOf.monument as Texts)[id],
      };
    default:
      return {
        icons: [id as IconName],
        name: (names[kind] as Texts)[id],
        lines: plain((cards[kind][edition] as Texts)[id]),
        rule: (ruleOf[kind][edition] as Texts)[id],
      };
  }
}
