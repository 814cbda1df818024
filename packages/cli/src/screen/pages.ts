import type { EditionId } from '@meltemi/engine';
import { bold, type Screen } from './screen.ts';
import { wrap } from './wrap.ts';

/** The game in short: paragraphs under headings. */
export function guidePage(screen: Screen, edition: EditionId): string {
  const page = screen.words.guide[edition].map((text) =>
    text.endsWith(':') ? bold(screen, text) : wrap(`  ${text}`, screen.width - 2, '  '),
  );
  return page.join('\n');
}

/** What can be typed besides moves. */
export function helpPage({ words: { talk }, width }: Screen): string {
  const phrases = Object.values(talk.phrases);
  const left = Math.max(...phrases.map(({ usage }) => usage.length));
  const rows = phrases.map(({ usage, help }) => wrap(`  ${usage.padEnd(left)}  ${help}`, width, ' '.repeat(left + 4)));
  return [wrap(talk.help, width, '  '), ...rows].join('\n');
}
