import type { Table } from '@meltemi/engine';
import { at, required } from '@meltemi/engine/internal';
import { type Naming, namingOf } from '@meltemi/words';
import type { Company } from '../game/saved-game.ts';
import { colourName, ownName } from '../game/seat-names.ts';
import { w } from '../words/words.svelte.ts';

/** Names at this table: seats by person or bot, a faction likewise if its seat has no other. */
export function tableNames(table: Table, company: Company): Naming {
  const nameOf = (faction: number): string => {
    const colour = colourName(faction);
    const seat = at(table.seatOf, faction);
    const name = ownName(company, seat, colour);
    if (!name) return colour;
    const unique = table.seatOf.filter((other) => other === seat).length === 1;
    const twins = company.seats.filter((_, other) => ownName(company, other, colour) === name).length;
    return (unique && twins === 1) || name.startsWith(colour) ? name : `${name} (${colour})`;
  };
  const names = table.seatOf.map((_, faction) => nameOf(faction));
  return namingOf(table, { faction: (faction) => required(names[faction], 'faction'), areas: w().areas });
}
