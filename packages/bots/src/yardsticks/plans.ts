import type { Move, State } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import { chanceToTake, godsForBuildings, isMissing, type Plan } from './script.ts';

/** Attacks below this chance are not made. */
const GOOD_ODDS = 0.65;

/** A march that takes something, the better the more it is worth. */
function conquestWish(s: State, faction: number, move: Move): number {
  const chance = chanceToTake(s, faction, move);
  if (chance < GOOD_ODDS || !('to' in move)) return -1;
  const { sites, cornucopias } = boardOf(s);
  const metropolis = sites.some((site, i) => site.area === move.to && s.built[i] === 'metropolis');
  return 2 * chance + at(cornucopias, move.to) + (metropolis ? 10 : 0);
}

/** Recruits while this much gold is left for the next offerings. */
function canSpend(s: State, faction: number, kept: number): boolean {
  return at(s.gold, at(s.table.teamOf, faction)) > kept;
}

/** Builds one of each kind, as fast as it can. */
export const builder: Plan = {
  most: 0.8,
  gods: (s, faction) => [...godsForBuildings(s, faction), 'ares', 'poseidon', 'athena', 'zeus'],
  wish(s, faction, move) {
    if (move.do === 'build') return isMissing(s, faction, move) ? 9 : -1;
    if (move.do === 'gain') return 2;
    if (move.do === 'recruit') return canSpend(s, faction, 4) ? 1 : -1;
    if (move.do === 'march' || move.do === 'fly' || move.do === 'mobilise') return conquestWish(s, faction, move);
    return passive(move);
  },
};

/** Wants Athena and nobody else; four philosophers are a metropolis. */
export const philosopher: Plan = {
  most: 0.9,
  gods: () => ['athena', 'zeus', 'hera', 'poseidon', 'ares'],
  wish(s, faction, move) {
    if (move.do === 'gain') return move.card === 'philosopher' ? 9 : 3;
    if (move.do === 'build') return isMissing(s, faction, move) ? 4 : -1;
    if (move.do === 'recruit') return canSpend(s, faction, 6) ? 1 : -1;
    return passive(move);
  },
};

/** Recruits and takes what is badly guarded. */
export const raider: Plan = {
  most: 0.8,
  gods: (s, faction) => ['ares', 'poseidon', ...godsForBuildings(s, faction), 'zeus', 'athena'],
  wish(s, faction, move) {
    if (move.do === 'march' || move.do === 'fly' || move.do === 'mobilise') return conquestWish(s, faction, move);
    if (move.do === 'recruit') return canSpend(s, faction, 2) ? 5 : -1;
    if (move.do === 'build') return isMissing(s, faction, move) ? 4 : -1;
    return passive(move);
  },
};

/** Plays what the lessons teach: bids little, builds, takes what nobody holds, buys nothing. */
export const beginner: Plan = {
  most: 0.5,
  gods: (s, faction) => [...godsForBuildings(s, faction), 'poseidon', 'ares', 'athena', 'zeus'],
  wish(s, faction, move) {
    if (move.do === 'build') return isMissing(s, faction, move) ? 9 : -1;
    if (move.do === 'gain') return 3;
    if (move.do === 'recruit') return canSpend(s, faction, 3) ? 1 : -1;
    if (move.do === 'march') return chanceToTake(s, faction, move) === 1 ? 2 : -1;
    return passive(move);
  },
};

/** What no plan asks for: creatures, heroes and monuments are left alone, and figures are kept. */
function passive(move: Move): number {
  if (move.do === 'buy' || move.do === 'hire' || move.do === 'look' || move.do === 'sail') return -1;
  if (move.do === 'march' || move.do === 'sacrifice' || move.do === 'replace' || move.do === 'devote') return -1;
  return 0.1;
}
