import type { EditionId, Table } from '@meltemi/engine';
import { MONUMENT_BUILDINGS } from '@meltemi/engine/query';
import type { IconName } from '../../art/icon.ts';
import { w } from '../../words/words.svelte.ts';
import type { Card } from './card.ts';

/** What is on a card, in the reader's language. */
export interface Face {
  readonly icons: readonly IconName[];
  readonly name: string;
  /** What it does, each line with its heading where it has several. */
  readonly lines: readonly { readonly heading: string; readonly text: string }[];
}

export function faceOf({ kind, id }: Card, { table: { edition } }: { readonly table: Table }): Face {
  const { cards, tracks } = w();
  switch (kind) {
    case 'hero': {
      const { name, battle, sacrifice } = cards.hero[id];
      const lines = [
        { heading: tracks.battle, text: battle },
        { heading: tracks.sacrifice, text: sacrifice },
      ];
      return { icons: [id], name, lines };
    }
    case 'monument': {
      const { name, text } = cards.monument[id];
      return { icons: MONUMENT_BUILDINGS[id], name, lines: plain(text) };
    }
    default: {
      const entry: { readonly name: string } & { readonly [E in EditionId]?: string } =
        kind === 'god' ? cards.god[id] : cards.creature[id];
      return { icons: [id], name: entry.name, lines: plain(entry[edition] ?? '') };
    }
  }
}

function plain(text: string): Face['lines'] {
  return [{ heading: '', text }];
}
