import type { Options } from '@meltemi/engine';

type Agreed = Pick<Options, 'edition' | 'board'>;

/** What is there from the beginning: the Legendary edition on its quick boards. */
function isUsual({ edition = 'legendary', board }: Agreed): boolean {
  return edition === 'legendary' && board === 'quick';
}

/** To be awaited before a game is made or read; nothing, if its rules are there. */
export function rulesFor(agreed: Agreed): Promise<void> | undefined {
  return isUsual(agreed) ? undefined : allRules();
}

export async function allRules(): Promise<void> {
  const { addRest } = await import('@meltemi/engine/rest');
  addRest();
}
