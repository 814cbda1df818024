import type { Boon, Way } from '@meltemi/bots';
import type { Naming } from '../naming.ts';
import type { Reasoning } from '../sentences.ts';
import { cards } from './cards.ts';
import { names, within } from './names.ts';

interface Words extends Reasoning {
  /** The chance to win, from 0 to 1. */
  readonly chance: (share: number) => string;
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const odds = (chance: number) => percent.format(Math.min(0.99, Math.max(0.01, chance)));

const NTH = ['first', 'second', 'third', 'fourth'];
const building = (nth: number) => (nth === 1 ? 'first building' : `${NTH[nth - 1]} different building`);
const philosopher = (nth: number) => `${NTH[nth - 1]} philosopher`;
const metropolis: Readonly<Record<Way, string>> = {
  buildings: 'fourth different building: a metropolis',
  philosophers: 'fourth philosopher: a metropolis',
  conquest: 'conquest of a metropolis',
  sacrifice: 'sacrifice of a hero for a metropolis',
};
const goal = 'last metropolis needed to win';
const who = (faction: number, n: Naming) => within(n.faction(faction));

function boon(what: Boon, { edition }: Naming): string {
  if (what.boon === 'goal') return goal;
  if (what.boon === 'metropolis') return metropolis[what.by];
  if (what.boon === 'building') return building(what.nth);
  return what.boon === 'philosopher' ? philosopher(what.nth) : names.card[edition].priestess(1);
}

export const advice: Words = {
  why: {
    victory: () => 'wins the game',
    goal: () => goal,
    metropolis: ({ by, from }, n) => {
      if (from >= 0) return `takes a metropolis from ${who(from, n)}`;
      return by ? metropolis[by] : 'a new metropolis';
    },
    safer: ({ area, before, after }, n) =>
      `safer metropolis on ${n.area(area)}: an attack succeeds with ${odds(after)}, not ${odds(before)}`,
    building: ({ nth }) => building(nth),
    philosopher: ({ nth }) => philosopher(nth),
    income: ({ gold, from }, n) => (from < 0 ? `${gold} more income` : `takes ${gold} income from ${who(from, n)}`),
    land: ({ area, from }, n) => `takes ${n.area(area)}${from < 0 ? '' : ` from ${who(from, n)}`}`,
    costs: ({ faction, unit, count }, n) => `costs ${who(faction, n)} ${names.piece[unit](count)}`,
    razes: ({ faction, building: built }, n) => `costs ${who(faction, n)} a ${cards.building[built].name}`,
    robs: ({ faction }, n) => `steals gold from ${who(faction, n)}`,
    monument: ({ monument }) => `monument: ${cards.monument[monument].name}`,
    hero: ({ hero }) => `hero: ${cards.hero[hero].name}`,
    priestess: ({ count }, { edition }) => `now ${names.card[edition].priestess(count)}`,
    recruits: ({ unit, count }) => `+${names.piece[unit](count)}`,
    gold: ({ gold }, { edition }) => `+${names.gold[edition](gold)}`,
    brings: ({ god, what }, n) => `${cards.god[god].name} can bring: ${boon(what, n)}`,
    outbids: ({ god, faction, what }, n) =>
      `throws ${who(faction, n)} out from ${cards.god[god].name}${what ? `, who could bring: ${boon(what, n)}` : ''}`,
    denies: ({ god, faction, what }, n) =>
      `denies ${who(faction, n)} ${cards.god[god].name}, who could bring: ${boon(what, n)}`,
    'bids-last': () => 'the last to bid in the next cycle',
    keeps: ({ gold }, { edition }) => `keeps ${names.gold[edition](gold)} for the next offerings`,
  },
  boon,
  odds,
  chance: (share) => `Chance to win: ${percent.format(share)}`,
};
