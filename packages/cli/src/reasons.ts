import type { Boon, Fact, Reason, Way } from '@meltemi/bots';
import { COLOURS, type Table } from '@meltemi/engine';
import { areaOf } from './areas.ts';

// Why a move, in words.

type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;

const NTH = ['first', 'second', 'third', 'fourth'];
const METROPOLIS: { readonly [W in Way]: string } = {
  buildings: 'fourth different building: a metropolis',
  philosophers: 'fourth philosopher: a metropolis',
  conquest: 'conquest of a metropolis',
  sacrifice: 'sacrifice of a hero for a metropolis',
};
const GOAL = 'last metropolis needed to win';

const building = (nth: number) => (nth === 1 ? 'first building' : `${NTH[nth - 1]} different building`);
const philosopher = (nth: number) => `${NTH[nth - 1]} philosopher`;
const units = (unit: 'troop' | 'fleet', count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;

function boon(what: Boon): string {
  if (what.boon === 'goal') return GOAL;
  if (what.boon === 'metropolis') return METROPOLIS[what.by];
  if (what.boon === 'building') return building(what.nth);
  return what.boon === 'philosopher' ? philosopher(what.nth) : 'a priestess';
}

const WORDS: { readonly [K in Fact['kind']]: (fact: FactOf<K>, table: Table) => string } = {
  victory: () => 'wins the game',
  goal: () => GOAL,
  metropolis: ({ by, from }) => {
    if (from >= 0) return `takes a metropolis from ${COLOURS[from]}`;
    return by ? METROPOLIS[by] : 'a new metropolis';
  },
  safer: ({ area, before, after }, table) =>
    `safer metropolis on ${nameOf(table, area)}: an attack succeeds with ${percent(after)}, not ${percent(before)}`,
  building: ({ nth }) => building(nth),
  philosopher: ({ nth }) => philosopher(nth),
  income: ({ gold, from }) => (from < 0 ? `${gold} more income` : `takes ${gold} income from ${COLOURS[from]}`),
  land: ({ area, from }, table) => `takes ${nameOf(table, area)}${from < 0 ? '' : ` from ${COLOURS[from]}`}`,
  costs: ({ faction, unit, count }) => `costs ${COLOURS[faction]} ${units(unit, count)}`,
  razes: ({ faction, building: built }) => `costs ${COLOURS[faction]} a ${built}`,
  robs: ({ faction }) => `steals gold from ${COLOURS[faction]}`,
  monument: ({ monument }) => `monument: ${monument}`,
  hero: ({ hero }) => `hero: ${hero}`,
  priestess: ({ count }) => `now ${count} ${count === 1 ? 'priestess' : 'priestesses'}`,
  recruits: ({ unit, count }) => `${units(unit, count)} more`,
  gold: ({ gold }) => `${gold} gold more`,
  brings: ({ god, what }) => `${god} can bring: ${boon(what)}`,
  outbids: ({ god, faction, what }) =>
    `throws ${COLOURS[faction]} out from ${god}${what ? `, who could bring: ${boon(what)}` : ''}`,
  denies: ({ god, faction, what }) => `denies ${COLOURS[faction]} ${god}, who could bring: ${boon(what)}`,
  'bids-last': () => 'the last to bid in the next cycle',
  keeps: ({ gold }) => `keeps ${gold} gold for the next offerings`,
};

/** A sentence for each reason; empty where there is none. */
export function because(table: Table, reasons: readonly Reason[]): string {
  return reasons.map((reason) => sentence(table, reason)).join(' ');
}

function sentence(table: Table, reason: Reason): string {
  const fact = (WORDS[reason.kind] as (fact: Fact, table: Table) => string)(reason, table);
  const odds = reason.chance === undefined ? '' : ` (${percent(reason.chance)})`;
  return `${fact.charAt(0).toUpperCase()}${fact.slice(1)}${odds}.`;
}

function nameOf(table: Table, area: number): string {
  return areaOf({ table }, area).id;
}

/** Nothing is certain before the end: an estimate is never 0 or 100 %. */
export function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  if (rounded < 1) return '< 1 %';
  return rounded > 99 ? '> 99 %' : `${rounded} %`;
}
