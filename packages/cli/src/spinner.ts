import { CHARACTERS, think } from '@meltemi/bots';
import { COLOURS } from '@meltemi/engine';

/** Where the line appears: standard output, as far as it matters here. */
interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** A line that is there while something takes its time, and gone afterwards. Only a terminal gets to see it. */
export function withSpinner<T>(text: string, work: () => T, output: Output = process.stdout): T {
  if (output.isTTY !== true) return work();
  // A line that wraps could not be taken away whole.
  output.write(text.slice(0, (output.columns ?? 80) - 1));
  try {
    return work();
  } finally {
    output.write('\r\x1b[K');
  }
}

/** The dots after a name go on with every decision, so that one sees it moves. */
const MOST_DOTS = 3;

/** Thinks like `think`, and says so where it can take long. */
export function thinkWithSpinner(output: Output = process.stdout): typeof think {
  let decisions = 0;
  return (level, question, budget) => {
    if (level !== 'hard') return think(level, question, budget);
    const { seat, table } = question.seen;
    const colours = COLOURS.filter((_, faction) => table.seatOf[faction] === seat);
    const dots = '.'.repeat(1 + (decisions++ % MOST_DOTS));
    const text = `${CHARACTERS[level].name} (${colours.join('+')}) is thinking ${dots}`;
    return withSpinner(text, () => think(level, question, budget), output);
  };
}
