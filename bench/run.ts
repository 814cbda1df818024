// npm run bench: measures Meltemi side by side with other libraries, and writes bench/results.md.
// npm run bench -- --only server,page: only these sections; the others stay as they are.
// npm run bench -- --quick: shorter, prints only.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { boardRows } from './boards.ts';
import { copyRows } from './copy.ts';
import { longestMoves } from './longest.ts';
import type { Row } from './measure.ts';
import { modeRows } from './modes.ts';
import { pageRows } from './page.ts';
import { playRows } from './play.ts';
import { budgetRows, mediumRows, searchRows, valueRows } from './search.ts';
import { serverRows } from './server.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const { quick } = values;
const seconds = quick ? 0.3 : 2;
const RESULTS = new URL('results.md', import.meta.url);

interface Section {
  readonly title: string;
  readonly rows: () => readonly Row[] | Promise<readonly Row[]>;
}

/** In the order of the results. What a section compares is measured in turns, in one run. */
const SECTIONS: Readonly<Record<string, Section>> = {
  play: {
    title: 'Random play, 4 players, full list of legal moves at every decision',
    rows: () => playRows(seconds),
  },
  copy: { title: 'Copying a state', rows: () => copyRows(seconds) },
  longest: { title: 'Longest list of moves', rows: () => longestMoves(quick ? 100_000 : 1_000_000) },
  boards: { title: 'A random board', rows: () => boardRows(quick ? 100 : 1000) },
  modes: { title: 'Modes', rows: () => modeRows(seconds) },
  value: { title: 'Positions judged by the value function', rows: () => valueRows(seconds) },
  medium: { title: 'Decisions of the medium bot', rows: () => mediumRows(seconds) },
  search: { title: 'Search of the hard bot', rows: () => searchRows(seconds) },
  budget: {
    title: 'Time kept by the hard bot, with all cores busy',
    rows: () => budgetRows(quick ? 100 : 1000, cpus().length),
  },
  server: { title: 'The server, beside the server of boardgame.io', rows: () => serverRows(quick) },
  page: { title: 'The page in a browser without a graphics card', rows: () => pageRows(quick) },
};

const chosen = values.only?.split(',') ?? Object.keys(SECTIONS);
const unknown = chosen.filter((name) => !Object.hasOwn(SECTIONS, name));
if (unknown.length > 0) {
  console.error(`no section ${unknown.join(', ')}: there are ${Object.keys(SECTIONS).join(', ')}`);
  process.exit(2);
}

const texts = sectionsOf(readFileSync(RESULTS, 'utf8'));
for (const [name, { title, rows }] of Object.entries(SECTIONS)) {
  if (!chosen.includes(name)) continue;
  const text = table(title, await rows());
  console.log(text);
  texts.set(title, text);
  // After each section, so that an error in a later one loses nothing.
  if (!quick) writeFileSync(RESULTS, results());
}

/** The sections of earlier results, by title. */
function sectionsOf(text: string): Map<string, string> {
  const parts = text.split(/^(?=## )/m).slice(1);
  return new Map(parts.map((part) => [/^## (.*)/.exec(part)?.[1] ?? '', `${part.trimEnd()}\n`]));
}

function table(title: string, rows: readonly Row[]): string {
  const body = rows.map(
    ({ what, value, ratio, wanted }) => `| ${what} | ${value} | ${ratio ?? ''} | ${wanted ?? ''} |`,
  );
  return [`## ${title}`, '', '| what | measured | ratio | wanted |', '|---|---|---|---|', ...body, ''].join('\n');
}

function results(): string {
  const measured = Object.values(SECTIONS).flatMap(({ title }) => texts.get(title) ?? []);
  return `# Benchmark

Made by \`npm run bench\` on Node ${process.version}, ${cpus().length} × ${cpus()[0].model.trim()}. Rates are medians of turns taken
alternately. Each section is measured in one run; machines and moments differ between sections, so compare ratios, not
rates.

${measured.join('\n')}`;
}
