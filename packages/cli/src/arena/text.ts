import type { HintKind } from '@meltemi/bots/tuning';
import { CREATURES, GOD_TILES, HEROES, MONUMENTS } from '@meltemi/engine';
import { spreadText } from '../command/statistics.ts';
import type { Calibration } from './calibration.ts';
import type { Habits } from './habits.ts';
import type { Failure, Report } from './report.ts';

/** A report as text. */
export function asText(result: Report, { habits = false, calibration = false } = {}): string {
  const { contestants, cycles } = result;
  const strength = contestants.map((each) => [
    each.name,
    each.seats,
    each.wins,
    percent(each.winShare),
    percent(each.fairShare),
    each.ratio.toFixed(2),
    `${each.ratio95.low.toFixed(2)}–${each.ratio95.high.toFixed(2)}`,
    each.meanRank?.toFixed(2) ?? '–',
    each.rating.mu.toFixed(2),
    each.rating.sigma.toFixed(2),
    each.rating.ordinal.toFixed(2),
  ]);
  const adjusted = contestants.flatMap(({ name, adjusted }) =>
    adjusted
      ? [
          [
            name,
            adjusted.ratio.toFixed(2),
            `${adjusted.ratio95.low.toFixed(2)}–${adjusted.ratio95.high.toFixed(2)}`,
            adjusted.saved === null ? 'all' : `${adjusted.saved.toFixed(1)}×`,
            `${adjusted.luck.toFixed(3)} ± ${adjusted.luckError.toFixed(3)}`,
          ],
        ]
      : [],
  );
  const times = contestants.map(({ name, decisions: { count, mean, p50, p99, max } }) => [
    name,
    count,
    ...[mean, p50, p99, max].map((ms) => ms.toFixed(2)),
  ]);
  return [
    `${result.games} games in ${result.rounds} rounds, ${result.unfinished} unfinished, ${result.failed.length} failed`,
    `cycles        ${spreadText(cycles)}`,
    `seconds       ${result.seconds}`,
    `wins by seat  ${result.winsBySeat.join(' ')}`,
    '',
    ...(contestants.length > 1
      ? table(['bot', 'seats', 'wins', 'share', 'fair', 'ratio', '95 %', 'rank', 'mu', 'sigma', 'ordinal'], strength)
      : ['There is one contestant, so nothing is compared: --bots hard,medium has two.']),
    ...(contestants.length > 1 && adjusted.length > 0
      ? ['', ...table(['bot', 'without luck', '95 %', 'games saved', 'mean luck'], adjusted)]
      : []),
    '',
    ...table(['bot', 'decisions', 'mean ms', 'p50', 'p99', 'max'], times),
    ...(habits ? ['', ...habitsText(result.habits)] : []),
    ...(calibration && result.calibration ? ['', ...calibrationText(result.calibration)] : []),
    ...hintsText('bids', result.hints.bids),
    ...hintsText('turns', result.hints.turns),
  ].join('\n');
}

/** Counts of the whole game, then for each card how often it was available and how often it was taken. */
function habitsText(habits: Habits): string[] {
  const cards: readonly string[] = [...GOD_TILES, ...CREATURES, ...HEROES, ...MONUMENTS];
  const whole = Object.entries(habits).filter(([name]) => !cards.includes(name.replace(/ .*/, '')));
  return [
    ...table(['in a game, on average', ''], whole),
    ...cardsText(habits, GOD_TILES, ['god', 'turns', 'gold'], 'mean offering'),
    ...cardsText(habits, CREATURES, ['creature', 'shown', 'used'], 'per showing'),
    ...cardsText(habits, HEROES, ['hero', 'shown', 'recruited', 'sacrificed'], 'per showing'),
    ...cardsText(habits, MONUMENTS, ['monument', 'shown', 'built'], 'per showing'),
  ];
}

/** A row for each card that was available; the last column is the second count divided by the first. */
function cardsText(
  habits: Habits,
  cards: readonly string[],
  head: readonly [card: string, had: string, of: string, ...more: string[]],
  ratio: string,
): string[] {
  const [, had, of] = head;
  const count = (id: string, what: string) => habits[`${id} ${what}`] ?? 0;
  const rows = cards
    .filter((id) => count(id, had) > 0)
    .map((id) => [id, ...head.slice(1).map((what) => count(id, what)), (count(id, of) / count(id, had)).toFixed(2)]);
  return rows.length > 0 ? ['', ...table([...head, ratio], rows)] : [];
}

function hintsText(kind: HintKind, calibration: Calibration | null): string[] {
  return calibration ? ['', `hints for ${kind}: the chance of the first move`, ...calibrationText(calibration)] : [];
}

function calibrationText({ positions, brier, equal, chance: given, won: wins, deciles }: Calibration): string[] {
  const rows = deciles.map(({ positions: count, chance, won }, i) => [
    `${i * 10}–${i * 10 + 10} %`,
    count,
    count > 0 ? percent(chance) : '–',
    count > 0 ? percent(won) : '–',
  ]);
  return [
    `Brier score ${brier.toFixed(3)} in ${positions} positions (equal chances ${equal.toFixed(3)})`,
    `on average ${percent(given)} given, ${percent(wins)} won`,
    ...table(['chance given', 'seats', 'mean', 'won'], rows),
  ];
}

export function failureText({ game, error, command }: Failure): string {
  return `meltemi arena: game ${game} broke off: ${error}\n  again: ${command}`;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** The first column is flush left, numbers are flush right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
}
