import { COLOURS, type Table } from '@meltemi/engine';
import type { Company } from '../game/saved-game.ts';
import { type Naming, namingOf } from '../words/naming.ts';
import { ownName } from '../words/sitter.ts';
import { w } from '../words/words.svelte.ts';

/** How everything at this table is called: seats by the person's or the bot's name, factions by it too if it is the only one there. */
export function tableNaming(table: Table, company: Company): Naming {
  const nameOf = (faction: number): string => {
    const colour = w().names.colour[COLOURS[faction]];
    const seat = table.seatOf[faction];
    const name = ownName(company, seat, colour);
    if (!name) return colour;
    const unique = table.seatOf.filter((other) => other === seat).length === 1;
    const twins = company.seats.filter((_, other) => ownName(company, other, colour) === name).length;
    return (unique && twins === 1) || name.startsWith(colour) ? name : `${name} (${colour})`;
  };
  const names = table.seatOf.map((_, faction) => nameOf(faction));
  return namingOf(table, { faction: (faction) => names[faction], areas: w().areas });
}
