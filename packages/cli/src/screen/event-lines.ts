import { COLOURS, type Happening, type Table } from '@meltemi/engine';
import { tell } from '@meltemi/words';
import type { Words } from '../words/words.ts';
import { nameOf, namingFor } from './naming.ts';

/** Events in words, one per line; what one faction does without a break is one line. */
export function eventLines(
  { table }: { readonly table: Table },
  happenings: readonly Happening[],
  words: Words,
): string[] {
  const names = namingFor(table, words);
  const heads = COLOURS.map((_, faction) => `${nameOf(faction, words)}: `);
  const lines: string[] = [];
  let last: string | undefined;
  happenings.forEach((happening, i) => {
    // The line about the income has the amount already; the result stands below the events.
    if (happening.event === 'got' && happenings[i - 1]?.event === 'income') return;
    if (happening.event === 'creature-discarded' || happening.event === 'over') return;
    const text = tell(words.game.log, happening, names);
    const head = heads.find((one) => text.startsWith(one));
    if (head !== undefined && head === last) lines.push(`${lines.pop()?.slice(0, -1)}; ${text.slice(head.length)}.`);
    else lines.push(asLine(happening, text, words));
    last = head;
  });
  // Phases in which nothing happened get no heading.
  return lines.filter((line, i) => !line.startsWith('-- ') || !/^(--|==) /.test(lines[i + 1] ?? '--'));
}

function asLine(happening: Happening, text: string, { game }: Words): string {
  if (happening.event === 'cycle') return `== ${text} ==`;
  if (happening.event === 'phase') return `-- ${text} --`;
  const line = /[.!?:]$/.test(text) ? text : `${text}.`;
  return happening.event === 'monument-card' ? `${line} ${game.cards.monument[happening.monument].text}` : line;
}
