import type { Advice } from '@meltemi/bots';
import { type Move, type View, writeMove } from '@meltemi/engine';
import { because, percent } from './reasons.ts';
import { wrap } from './screen.ts';

/** Good moves with their numbers in the menu, the chance to win, and what they achieve. */
export function adviceLines(seen: View, legal: readonly Move[], advice: readonly Advice[], width: number): string[] {
  const rows = advice.map(({ move, chance, reasons }) => ({
    move: `${`${numberOf(seen, legal, move)})`.padStart(5)} ${writeMove(seen, move)}`,
    chance: percent(chance),
    words: because(seen.table, reasons),
  }));
  const widest = Math.max(...rows.map(({ move }) => move.length));
  return [
    'Good moves as far as can be seen from here, the best first, with your chance to win, roughly, and what they achieve:',
    ...rows.map(({ move, chance, words }) => {
      const head = `${move.padEnd(widest)}  ${chance.padStart(6)}  `;
      return words ? wrap(head + words, width, ' '.repeat(head.length)) : head.trimEnd();
    }),
  ];
}

function numberOf(seen: View, legal: readonly Move[], move: Move): number {
  const notation = writeMove(seen, move);
  return 1 + legal.findIndex((other) => other === move || writeMove(seen, other) === notation);
}
