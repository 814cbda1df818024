import { BUILDINGS, type EditionId, MONUMENTS, type Table } from '@meltemi/engine';
import { termsOf } from '@meltemi/engine/query';
import { cards } from '@meltemi/words/en';

// What the cards of the game do, in the words the page uses.

/** What a card does; empty in an edition that does not have it. */
export function textOf(card: { readonly [E in EditionId]?: string }, { edition }: Table): string {
  return card[edition] ?? '';
}

/** What is known of a word, for `about`: monuments share some of their names with gods and buildings. */
export function about({ table }: { readonly table: Table }, word: string): string[] {
  const { gods, creatures, heroes } = termsOf({ table });
  const named = <Id extends string>(ids: readonly Id[]) => ids.filter((id) => id === word);
  const editions = [
    ...named([...gods, 'apollo' as const]).map((id) => cards.god[id]),
    ...named(creatures).map((id) => cards.creature[id]),
    ...named([...BUILDINGS, 'metropolis' as const]).map((id) => cards.building[id]),
  ];
  return [
    ...editions.map((card) => `${card.name}: ${textOf(card, table)}`),
    ...named(heroes).map(
      (id) => `${cards.hero[id].name}: ${cards.hero[id].battle} Sacrifice: ${cards.hero[id].sacrifice}`,
    ),
    ...named(table.monuments ? MONUMENTS : []).map(
      (id) => `${cards.monument[id].name} (${id}): ${cards.monument[id].text}`,
    ),
  ];
}
