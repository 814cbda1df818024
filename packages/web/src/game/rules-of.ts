import type { EditionId } from '@meltemi/engine';

/** To be awaited before a game of this edition is made or read: the classic rules are not there from the beginning. */
export async function rulesOf(edition: EditionId | undefined): Promise<void> {
  if (edition !== 'classic') return;
  const { addClassic } = await import('@meltemi/engine/classic');
  addClassic();
}
