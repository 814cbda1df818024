import type { Advice } from '@meltemi/bots';
import { type Move, type View, writeMove } from '@meltemi/engine';
import { because } from './reasons.ts';
import { wrap } from './screen.ts';

/** Good moves with their numbers in the menu, the chance to win, and what speaks for them. */
export function adviceLines(seen: View, legal: readonly Move[], advice: readonly Advice[], width: number): string[] {
  const rows = advice.map(({ move, chance, reasons }) => ({
    move: `${`${numberOf(seen, legal, move)})`.padStart(5)} ${writeMove(seen, move)}`,
    chance: percent(chance),
    words: because(seen.table, seen.seat as number, reasons),
  }));
  const widest = Math.max(...rows.map(({ move }) => move.length));
  return [
    'Good moves as far as can be seen from here, the best first, with your chance to win, roughly, and what speaks for them:',
    ...rows.map(({ move, chance, words }) => {
      const head = `${move.padEnd(widest)}  ${chance.padStart(6)}  `;
      return wrap(head + words, width, ' '.repeat(head.length));
    }),
  ];
}

function numberOf(seen: View, legal: readonly Move[], move: Move): number {
  const notation = writeMove(seen, move);
  return 1 + legal.findIndex((other) => other === move || writeMove(seen, other) === notation);
}

/** Nothing is certain before the end: an estimate is never 0 or 100 %. */
function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  if (rounded < 1) return '< 1 %';
  return rounded > 99 ? '> 99 %' : `${rounded} %`;
}
