import { COLOURS, type Table } from '@meltemi/engine';
import type { Company } from '../game/saved-game.ts';
import { type Naming, namingOf } from '../words/naming.ts';
import { w } from '../words/words.svelte.ts';

/** How everything at this table is called: seats by the person's or the bot's name, factions by it too if it is the only one there. */
export function tableNaming(table: Table, company: Company): Naming {
  const nameOf = (faction: number): string => {
    const colour = w().names.colour[COLOURS[faction]];
    const sitter = company.seats[table.seatOf[faction]];
    const name = 'level' in sitter ? w().bots[sitter.level].name : sitter.name;
    if (!name) return colour;
    const unique = table.seatOf.filter((seat) => seat === table.seatOf[faction]).length === 1;
    const twins = company.seats.filter((other) => JSON.stringify(other) === JSON.stringify(sitter)).length;
    return unique && twins === 1 ? name : `${name} (${colour})`;
  };
  const names = table.seatOf.map((_, faction) => nameOf(faction));
  return namingOf(table, { faction: (faction) => names[faction], areas: w().areas });
}
