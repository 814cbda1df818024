import { BUILDINGS, type EditionId, MONUMENTS, type Table } from '@meltemi/engine';
import { termsOf } from '@meltemi/engine/query';
import type { Words } from '../words/words.ts';

// What the cards of the game do, in the words the page uses.

/** What a card does; empty in an edition that does not have it. */
export function textOf(card: { readonly [E in EditionId]?: string }, { edition }: Table): string {
  return card[edition] ?? '';
}

/**
 * What is known of a word, for `about`: an id, or a name in this language. Monuments share some of their names with
 * gods and buildings.
 */
export function about({ table }: { readonly table: Table }, word: string, { game, language, talk }: Words): string[] {
  const { cards } = game;
  const { gods, creatures, heroes } = termsOf({ table });
  const named = <Id extends string>(ids: readonly Id[], entries: { readonly [I in Id]: { readonly name: string } }) =>
    ids.filter((id) => id === word || entries[id].name.toLocaleLowerCase(language) === word);
  const editions = [
    ...named([...gods, 'apollo' as const], cards.god).map((id) => cards.god[id]),
    ...named(creatures, cards.creature).map((id) => cards.creature[id]),
    ...named([...BUILDINGS, 'metropolis' as const], cards.building).map((id) => cards.building[id]),
  ];
  return [
    ...editions.map((card) => `${capital(card.name, language)}: ${textOf(card, table)}`),
    ...named(heroes, cards.hero).map(
      (id) => `${cards.hero[id].name}: ${cards.hero[id].battle} ${talk.sacrifice}: ${cards.hero[id].sacrifice}`,
    ),
    ...named(table.monuments ? MONUMENTS : [], cards.monument).map(
      (id) => `${cards.monument[id].name} (${id}): ${cards.monument[id].text}`,
    ),
  ];
}

function capital(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
