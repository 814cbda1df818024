import type { Options } from '@meltemi/engine';

type Agreed = Pick<Options, 'edition' | 'board' | 'players' | 'teams' | 'start'>;

/** The Legendary edition on its quick boards. */
function isQuick({ edition = 'legendary', board }: Agreed): boolean {
  return edition === 'legendary' && board === 'quick';
}

/** What is there from the beginning: three or four players, each for themselves, who start at once. */
function isUsual({ players, teams, start }: Agreed): boolean {
  return (players === 3 || players === 4) && !teams && start !== 'deployment';
}

/** To be awaited before a game is made or read; nothing, if its rules are there. */
export function rulesFor(agreed: Agreed): Promise<void> | undefined {
  if (!isQuick(agreed)) return allRules();
  return isUsual(agreed) ? undefined : allTables();
}

async function allTables(): Promise<void> {
  const { addTables } = await import('@meltemi/engine/tables');
  addTables();
}

export async function allRules(): Promise<void> {
  const { addRest } = await import('@meltemi/engine/rest');
  addRest();
}
