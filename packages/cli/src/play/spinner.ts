import { think } from '@meltemi/bots';
import { nameOf } from '../screen/naming.ts';
import type { Words } from '../words/words.ts';

/** The part of standard output that is used. */
interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Shows a line while work goes on and removes it afterwards; only on a terminal. */
export function withSpinner<T>(text: string, work: () => T, output: Output = process.stdout): T {
  if (output.isTTY !== true) return work();
  // A line that wraps could not be removed completely.
  output.write(text.slice(0, (output.columns ?? 80) - 1));
  try {
    return work();
  } finally {
    output.write('\r\x1b[K');
  }
}

/** The number of dots after a name changes with every decision, to show progress. */
const MOST_DOTS = 3;

/** Like `think`, with the spinner for bots that may take long. */
export function thinkWithSpinner(words: Words, output: Output = process.stdout): typeof think {
  let decisions = 0;
  return (level, question, budget) => {
    if (level !== 'hard') return think(level, question, budget);
    const { seat, table } = question.seen;
    const own = table.seatOf.flatMap((other, faction) => (other === seat ? [nameOf(faction, words)] : []));
    const dots = '.'.repeat(1 + (decisions++ % MOST_DOTS));
    const text = `${words.talk.thinks(words.bots[level].name, own.join('+'))} ${dots}`;
    return withSpinner(text, () => think(level, question, budget), output);
  };
}
