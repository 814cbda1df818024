import {
  type CreatureId,
  type EditionId,
  type God,
  type HeroId,
  MONUMENT_BUILDINGS,
  type MonumentId,
  ruleOf,
} from '@meltemi/engine';
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
  const { cards, tracks } = w();
  const [kind, id] = card.split(' ') as ['god' | 'creature' | 'hero' | 'monument', string];
  switch (kind) {
    case 'hero': {
      const { name, battle, sacrifice } = cards.hero[id as HeroId];
      const lines = [
        { heading: tracks.battle, text: battle },
        { heading: tracks.sacrifice, text: sacrifice },
      ];
      return { icons: [id as IconName], name, lines, rule: textOf(ruleOf.hero, id) };
    }
    case 'monument': {
      const { name, text } = cards.monument[id as MonumentId];
      const icons = MONUMENT_BUILDINGS[id as MonumentId];
      return { icons, name, lines: plain(text), rule: textOf(ruleOf.monument, id) };
    }
    default: {
      const entry = kind === 'god' ? cards.god[id as God] : cards.creature[id as CreatureId];
      return {
        icons: [id as IconName],
        name: entry.name,
        lines: plain(textOf(entry, edition)),
        rule: textOf(ruleOf[kind][edition], id),
      };
    }
  }
}

function plain(text: string): Face['lines'] {
  return [{ heading: '', text }];
}
