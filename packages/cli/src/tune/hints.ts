import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HINT_SCALES, type HintScale } from '@meltemi/bots/tuning';
import { EDITIONS, type EditionId, setup } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import { sharesOf } from '../arena/calibration.ts';
import { readJournal } from '../arena/journal.ts';
import { optionsOf } from '../arena/match.ts';
import { sidesOf } from '../arena/ranks.ts';
import { UsageError } from '../command/command.ts';
import { composed, fitScale, type Given, lossOf } from './fit-scale.ts';

/**
 * Fits a scale with which the hints in these games would have come true. They were given with the scale in use, so what
 * is written into the file is both scales, one after the other.
 */
export function scaleHints(files: readonly string[], out: string): void {
  if (!existsSync(out)) throw new UsageError(`--out ${out}: there is no file with scales of hints to rewrite`);
  const played = files.map(givenIn);
  const scales: Record<string, unknown> = JSON.parse(readFileSync(out, 'utf8'));
  for (const edition of EDITIONS) {
    const given = played.flatMap((file) => (file.edition === edition ? file.given : []));
    if (given.length === 0) continue;
    const found = fitScale(given);
    console.log(
      `${edition}: ${given.length} hints; ${textOf(found)} would have been right; ` +
        `loss ${lossOf(given, { slope: 1, shift: 0 }).toFixed(4)}, with that ${lossOf(given, found).toFixed(4)}`,
    );
    const { slope, shift } = composed(HINT_SCALES[edition], found);
    scales[edition] = { net: digestOfNet(edition), slope: hundredths(slope), shift: hundredths(shift) };
  }
  writeFileSync(out, `${JSON.stringify(scales, null, 2)}\n`);
}

function givenIn(file: string): { edition: EditionId; given: readonly Given[] } {
  const { match, games } = readJournal(file);
  const { table } = setup(optionsOf(match, 1));
  const sides = sidesOf(table);
  const teams = new Set(sides).size;
  const given = games.flatMap(({ ranks, hints = [] }) => {
    if (!ranks) return [];
    const shares = sharesOf(ranks, sides);
    return hints.map(({ kind, chance, seat }) => ({ kind, teams, chance, won: at(shares, seat) }));
  });
  if (given.length === 0) throw new UsageError(`${file} has no hints: play its games with --hints`);
  return { edition: table.edition, given };
}

function digestOfNet(edition: EditionId): string {
  const file = fileURLToPath(import.meta.resolve(`@meltemi/bots/${edition}-net`));
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

function textOf({ slope, shift }: HintScale): string {
  return `slope ${slope.toFixed(2)} and shift ${shift.toFixed(2)}`;
}

function hundredths(n: number): number {
  return Math.round(100 * n) / 100;
}
