import type { Advice } from '@meltemi/bots';
import { type Move, type View, writeMove } from '@meltemi/engine';
import { becauseAll } from '@meltemi/words';
import { namingFor } from './naming.ts';
import type { Screen } from './screen.ts';
import { wrap } from './wrap.ts';

/** Good moves with their numbers in the menu, the chance to win, and what they achieve. */
export function adviceLines(
  { words, width }: Screen,
  seen: View,
  legal: readonly Move[],
  advice: readonly Advice[],
): string[] {
  const naming = namingFor(seen.table, words);
  const rows = advice.map(({ move, chance, reasons }) => ({
    move: `${`${numberOf(seen, legal, move)})`.padStart(5)} ${writeMove(seen, move)}`,
    chance: words.game.advice.odds(chance),
    why: becauseAll(words.game.advice, reasons, naming),
  }));
  const widest = Math.max(...rows.map(({ move }) => move.length));
  return [
    words.talk.advice,
    ...rows.map(({ move, chance, why }) => {
      const head = `${move.padEnd(widest)}  ${chance.padStart(4)}  `;
      return why ? wrap(head + why, width, ' '.repeat(head.length)) : head.trimEnd();
    }),
  ];
}

function numberOf(seen: View, legal: readonly Move[], move: Move): number {
  const notation = writeMove(seen, move);
  return 1 + legal.findIndex((other) => other === move || writeMove(seen, other) === notation);
}
