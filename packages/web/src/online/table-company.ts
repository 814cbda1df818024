import type { Sitter, TableInfo } from '@meltemi/protocol';
import type { Company, Sitter as Seated } from '../game/saved-game.ts';

/** The company of a table, as in saved games. A seat that was left goes by its colour. */
export function companyOf({ id, agreement, seats, made, played, status }: TableInfo): Company {
  return {
    id,
    seats: seats.map(seated),
    seed: '',
    online: true,
    hints: agreement.hints,
    undo: agreement.undo,
    begun: made,
    played,
    over: status === 'over',
  };
}

function seated(sitter: Sitter): Seated {
  if (sitter === null) return { name: '' };
  return 'level' in sitter ? { level: sitter.level } : { name: sitter.name };
}
