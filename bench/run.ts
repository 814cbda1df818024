// npm run bench: measures the engine side by side with other libraries, in one run, interleaved; writes
// bench/results.md. npm run bench -- --quick: shorter, prints only.
import { writeFileSync } from 'node:fs';
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

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const seconds = values.quick ? 0.3 : 2;

function table(title: string, rows: readonly Row[]): string {
  const body = rows.map(
    ({ what, value, ratio, wanted }) => `| ${what} | ${value} | ${ratio ?? ''} | ${wanted ?? ''} |`,
  );
  return [`## ${title}`, '', '| what | measured | ratio | wanted |', '|---|---|---|---|', ...body, ''].join('\n');
}

const parts = [
  table('Random play, 4 players, full list of legal moves at every decision', playRows(seconds)),
  table('Copying a state', copyRows(seconds)),
  table('Longest list of moves', longestMoves(values.quick ? 100_000 : 1_000_000)),
  table('A random board', boardRows(values.quick ? 100 : 1000)),
  table('Modes', modeRows(seconds)),
  table('Positions judged by the value function', valueRows(seconds)),
  table('Decisions of the medium bot', mediumRows(seconds)),
  table('Search of the hard bot', searchRows(seconds)),
  table('Time kept by the hard bot, with all cores busy', await budgetRows(values.quick ? 100 : 1000, cpus().length)),
  table('The server, beside the server of boardgame.io', await serverRows(values.quick)),
  table('The page in a browser without a graphics card', await pageRows(values.quick)),
];
const text = `# Benchmark

Made by \`npm run bench\` on Node ${process.version}, ${cpus().length} × ${cpus()[0].model.trim()}. Rates are medians of turns taken
alternately in one run; machines and moments differ, so compare ratios, not rates.

${parts.join('\n')}`;
console.log(text);
if (!values.quick) writeFileSync(new URL('results.md', import.meta.url), text);
