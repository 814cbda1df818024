import type { Frame, MoveKind, View } from '@meltemi/engine';
import { at } from '@meltemi/engine/internal';
import type { Naming } from '../naming.ts';
import { buildingOn, type Choice, listUnits, standing, topOf, whose, whoseSite } from '../sentences.ts';
import { bonus, building, creature, god, hero, monument, unit } from './cards.ts';
import { names } from './names.ts';
import { pieces } from './pieces.ts';

const { piece } = names;

/** Troops and mercenaries under way; with none of them only heroes go. */
function moved(
  m: { readonly from: number; readonly to: number; readonly troops: number; readonly mercenaries: number },
  n: Naming,
): string {
  return `${listUnits(piece, m.troops, m.mercenaries) || 'Heroes only'} from ${n.area(m.from)} to ${n.area(m.to)}`;
}

/** A building that makes way. */
function instead(site: number, seen: View): string {
  const built = standing(site, seen);
  return built ? `, in place of the ${building[built]}` : '';
}

const DONE: Readonly<Partial<Record<Frame['kind'], string>>> = {
  moment: 'Go on',
  monuments: 'Build none',
  'hector-swaps': 'Stop swapping',
  sphinx: 'Stop selling',
  voyage: 'Stop here',
  'sylph-sails': 'Stop here',
  'kraken-swims': 'Stay here',
  lighthouse: 'Let it sink',
};

const choice: Choice = {
  settle: (m, n) => `Settle on ${n.area(m.area)}`,
  bid: (m, n) =>
    m.god === 'apollo' ? 'Go to Apollo, for free' : `Offer ${names.gold[n.edition](m.amount)} to ${god[m.god]}`,
  place: (m, n, seen) => `${pieces(m.piece, 1, n.edition)} to ${n.area(m.area)}${whose(m.area, n, seen)}`,
  // fate
  tile: (m) => god[m.god],
  marker: (m, n) => n.faction(m.faction),
  draw: (m) => creature[m.creature],
  unveil: (m) => hero[m.hero],
  token: (m) => `Bonus: ${bonus[m.bonus]}`,
  roll: (m) => `Die: ${m.die}`,
  card: (m) => monument[m.monument],
  // upkeep
  keep: (m, n, seen) => {
    const stays = seen.figures.some(({ id, area }) => id === m.creature && area === m.area);
    return stays
      ? `Keep ${creature[m.creature]} at ${n.area(m.area)}`
      : `Keep ${creature[m.creature]}, move to ${n.area(m.area)}${whose(m.area, n, seen)}`;
  },
  release: (m) => `Let ${creature[m.creature]} go`,
  // a god's turn
  build: (m, n, seen) => `Build a ${building[m.building]} on ${n.site(m.site)}${instead(m.site, seen)}`,
  skip: () => 'Build nothing',
  recruit: (m, n) => `Recruit ${piece[m.piece](1)} to ${n.area(m.area)}`,
  gain: (m, n) => `Take ${names.card[n.edition][m.card](1)}`,
  hire: (m, n) => `Recruit ${hero[m.hero]} to ${n.area(m.area)}`,
  buy: (m) => `Buy ${creature[m.creature]}`,
  look: () => 'Look at the top creature card',
  play: (_, n, seen) => `Play ${seen.top?.card ? creature[seen.top.card] : 'the card'} for ${names.gold[n.edition](1)}`,
  return: () => 'Put it back on top',
  replace: (m) => `Replace ${creature[m.creature]}`,
  sail: (m, n, seen) => `${piece.fleet(m.fleets)} from ${n.area(m.from)} to ${n.area(m.to)}${whose(m.to, n, seen)}`,
  march: (m, n, seen) => `${moved(m, n)}${whose(m.to, n, seen)}`,
  mobilise: (m, n, seen) => {
    const troops = listUnits(piece, m.troops, m.mercenaries);
    return `${hero[m.hero]}${troops ? ` + ${troops}` : ' alone'} to ${n.area(m.to)}${whose(m.to, n, seen)}`;
  },
  join: (m) => `${hero[m.hero]} comes along`,
  stay: (m) => `${hero[m.hero]} stays`,
  sacrifice: (m) => (m.hero === m.as ? `Sacrifice ${hero[m.hero]}` : `Sacrifice ${hero[m.hero]} as ${hero[m.as]}`),
  end: () => 'End the turn',
  // battle
  reroll: (_, n) => `Roll again for ${names.gold[n.edition](1)}`,
  stand: () => 'Leave the dice as they are',
  lose: (m) => `Lose ${m.unit in piece ? `a ${unit[m.unit]}` : unit[m.unit]}`,
  save: (m, n) => `Save ${piece[m.piece](1)} to ${n.area(m.area)}`,
  withdraw: (m, n) => `Withdraw to ${n.area(m.area)}`,
  fight: () => 'Fight on',
  // metropolises and monuments
  raze: (m, n, seen) =>
    `Remove the ${building[buildingOn(m.site, seen)]} on ${n.site(m.site)}${whoseSite(m.site, n, seen)}`,
  found: (m, n, seen) => `Metropolis on ${n.site(m.site)}${instead(m.site, seen)}`,
  enshrine: (m) => `Metropolis on the card of ${hero[m.hero]}`,
  raise: (m, n) => `Metropolis on ${n.area(m.area)}`,
  erect: (m, n) => `${monument[m.monument]} on ${n.area(m.area)}`,
  devote: (m, n) =>
    `Give up ${piece[m.piece](1)} at ${n.area(m.area)} for ${m.piece === 'fleet' ? 'the top creature' : 'a random discarded creature'}`,
  // creatures and heroes
  destroy: (m, n, seen) =>
    `${topOf(seen).kind === 'lose' ? 'Lose' : 'Destroy'} ${piece[m.piece](1)} at ${n.area(m.area)}${whose(m.area, n, seen)}`,
  rob: (m, n) => n.faction(m.faction),
  take: (m, n, seen) =>
    topOf(seen).kind === 'giant'
      ? `${piece.mercenary(at(seen.mercenaries, m.area))} from ${n.area(m.area)}${whose(m.area, n, seen)}`
      : `${piece.fleet(1)} from ${n.area(m.area)}`,
  convert: (m, n, seen) => `${n.site(m.site)}: ${building[buildingOn(m.site, seen)]} → ${building[m.building]}`,
  trade: (m) => `Swap ${hero[m.hero]} for ${hero[m.for]}`,
  fly: (m, n, seen) => `${moved(m, n)}${whose(m.to, n, seen)}`,
  choose: (m) => `Play ${creature[m.creature]}`,
  swap: (m, n) => `${n.area(m.area)} ↔ ${n.area(m.with)}`,
  summon: (m, n, seen) => `Go to ${n.area(m.area)}${whose(m.area, n, seen)}`,
  swim: (m, n, seen) => `Swim on to ${n.area(m.area)}${whose(m.area, n, seen)}`,
  push: (m, n, seen) => `${piece.fleet(1)} from ${n.area(m.from)} to ${n.area(m.to)}${whose(m.from, n, seen)}`,
  exchange: (_, n) => `${names.card[n.edition].priestess(2)} for ${names.card[n.edition].philosopher(1)}`,
  charm: (m, n, seen) => `Replace the fleet at ${n.area(m.area)}${whose(m.area, n, seen)}`,
  sell: (m, n) => `Sell ${piece[m.piece](1)} at ${n.area(m.area)} for ${names.gold[n.edition](2)}`,
  dismiss: (m, n) => `Sell ${names.card[n.edition][m.card](1)} for ${names.gold[n.edition](2)}`,
  done: (_, __, seen) => DONE[topOf(seen).kind] ?? 'Done',
};

const group: Readonly<Record<MoveKind, string>> = {
  settle: 'Settle',
  place: 'Place',
  bid: 'Offerings',
  tile: 'Gods',
  marker: 'Turn order',
  draw: 'Creatures',
  unveil: 'Heroes',
  token: 'Metropolis',
  roll: 'Dice',
  card: 'Monuments',
  keep: 'Keep',
  release: 'Let go',
  build: 'Build',
  skip: 'Build',
  recruit: 'Recruit',
  gain: 'Recruit',
  hire: 'Recruit',
  buy: 'Creatures',
  look: 'Creatures',
  play: 'Creatures',
  return: 'Creatures',
  replace: 'Creatures',
  sail: 'Sail',
  march: 'March',
  mobilise: 'Heroic mobilisation',
  join: 'Heroes',
  stay: 'Heroes',
  sacrifice: 'Sacrifice',
  end: 'End',
  reroll: 'Dice',
  stand: 'Dice',
  lose: 'Losses',
  save: 'Save',
  withdraw: 'Withdraw',
  fight: 'Battle',
  raze: 'Remove',
  found: 'Metropolis',
  enshrine: 'Metropolis',
  raise: 'Metropolis',
  erect: 'Monuments',
  devote: 'Monuments',
  destroy: 'Destroy',
  rob: 'Steal',
  take: 'Take',
  convert: 'Convert',
  trade: 'Swap',
  fly: 'Move',
  choose: 'Creatures',
  swap: 'Swap',
  summon: 'Place',
  swim: 'Swim on',
  push: 'Move fleets',
  exchange: 'Swap',
  charm: 'Replace',
  sell: 'Sell',
  dismiss: 'Sell',
  done: 'Done',
};

/** The label of each move, and a heading over moves of its kind. */
export const choices = { choice, group: { legendary: group, classic: group } };
