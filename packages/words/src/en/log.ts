import { MONUMENT_BUILDINGS } from '@meltemi/engine/query';
import { type Log, listUnits } from '../sentences.ts';
import { bonus, building, creature, god, hero, monument, unit } from './cards.ts';
import { names, within } from './names.ts';
import { pieces } from './pieces.ts';

const { piece } = names;

/** `name: fact`, so that a line reads well whatever a faction is called. */
export const log: Log = {
  cycle: (h) => `Cycle ${h.cycle}`,
  phase: (h, n) => names.phase[n.edition][h.phase],
  gods: (h, n) => `Open gods: ${[...h.gods.slice(0, n.openTiles), 'apollo' as const].map((g) => god[g]).join(', ')}`,
  order: (h, n) => `Bidding order: ${h.order.map(n.faction).join(', ')}`,
  'creature-revealed': (h, n) =>
    `New on the creature track: ${creature[h.creature]} (${names.gold[n.edition](n.price(h.place))})`,
  drew: (h, n) => `${n.faction(h.faction)}: ${creature[h.creature]} drawn`,
  'hero-revealed': (h) => `New on the hero track: ${hero[h.hero]}`,
  'creature-discarded': (h) => `Discarded: ${creature[h.creature]}`,
  'creatures-shuffled': () => 'The creature cards are shuffled.',
  income: (h, n) => `${n.faction(h.faction)}: income ${names.gold[n.edition](h.gold)}`,
  bid: (h, n) =>
    h.god === 'apollo'
      ? `${n.faction(h.faction)}: ${god.apollo}`
      : `${n.faction(h.faction)}: ${names.gold[n.edition](h.amount)} for ${god[h.god]}`,
  'thrown-out': (h, n) => `${n.faction(h.faction)}: thrown out from ${god[h.god]}`,
  paid: (h, n) => `${n.faction(h.faction)}: ${names.gold[n.edition](h.gold)} paid`,
  got: (h, n) => `${n.faction(h.faction)}: +${names.gold[n.edition](h.gold)}`,
  turn: (h, n) => `${n.faction(h.faction)}: turn with ${god[h.god]}`,
  built: (h, n) => `${n.faction(h.faction)}: ${building[h.building]} built on ${n.site(h.site)}`,
  razed: (h, n) => `Removed: ${building[h.building]} on ${n.site(h.site)}`,
  placed: (h, n) => `${n.faction(h.faction)}: ${pieces(h.piece, 1, n.edition)} to ${n.area(h.area)}`,
  card: (h, n) => `${n.faction(h.faction)}: ${h.by > 0 ? '+' : '−'}${names.card[n.edition][h.card](Math.abs(h.by))}`,
  hired: (h, n) => `${n.faction(h.faction)}: ${hero[h.hero]} recruited to ${n.area(h.area)}`,
  looked: (h, n) =>
    `${n.faction(h.faction)}: top creature card ${h.card ? `is ${creature[h.card]}` : 'looked at in secret'}`,
  sailed: (h, n) => `${n.faction(h.faction)}: ${piece.fleet(h.fleets)}, ${h.path.map(n.area).join(' → ')}`,
  marched: (h, n) => {
    const who = listUnits(
      piece,
      h.troops,
      h.mercenaries,
      h.heroes.map((id) => hero[id]),
    );
    return `${n.faction(h.faction)}: ${who}, ${h.path.map(n.area).join(' → ')}`;
  },
  controlled: (h, n) =>
    `${n.faction(h.faction)}: ${n.area(h.area)} taken${h.from < 0 ? '' : ` from ${within(n.faction(h.from))}`}`,
  battle: (h, n) =>
    `Battle at ${n.area(h.area)}: ${within(n.faction(h.attacker))} against ${within(n.faction(h.defender))}`,
  rolled: (h, n) => `${n.faction(h.faction)}: die ${h.die}`,
  clash: (h) => `Attack ${h.attack}, defence ${h.defence}`,
  lost: (h, n) => `${n.faction(h.faction)}: ${unit[h.unit]} lost at ${n.area(h.area)}`,
  saved: (h, n) => `${n.faction(h.faction)}: ${unit[h.unit]} saved to ${n.area(h.to)}`,
  switched: (h, n) => `${n.faction(h.faction)}: ${piece.mercenary(h.mercenaries)} won over at ${n.area(h.area)}`,
  withdrew: (h, n) => `${n.faction(h.faction)}: withdrawal from ${n.area(h.area)} to ${n.area(h.to)}`,
  'battle-over': (h, n) =>
    h.winner < 0
      ? `Battle over: nobody is left at ${n.area(h.area)}`
      : `Battle over: ${n.area(h.area)} is held by ${within(n.faction(h.winner))}`,
  creature: (h, n) =>
    `${n.faction(h.faction)}: ${names.creatureWord[n.edition]} ${creature[h.creature]}${h.effect ? '' : ', without effect'}`,
  figure: (h, n) => `${n.faction(h.holder)}: ${creature[h.creature]} to ${n.area(h.area)}`,
  kept: (h, n) => `${n.faction(h.holder)}: ${creature[h.creature]} kept at ${n.area(h.area)}`,
  'figure-left': (h, n) => `${creature[h.creature]} leaves ${n.area(h.area)}`,
  robbed: (h, n) =>
    `${n.faction(h.by)}: ${h.gold === null ? 'half of the gold' : names.gold[n.edition](h.gold)} stolen from ${within(n.faction(h.faction))}`,
  swapped: (h, n) => `Fleets swapped: ${h.areas.map(n.area).join(' ↔ ')}`,
  traded: (h, n) => `${n.faction(h.faction)}: ${hero[h.hero]} swapped for ${hero[h.for]}`,
  sacrificed: (h, n) =>
    `${n.faction(h.faction)}: ${hero[h.hero]} sacrificed${h.hero === h.as ? '' : `, as ${hero[h.as]}`}`,
  enshrined: (h, n) => `${n.faction(h.faction)}: metropolis on the card of ${hero[h.hero]}`,
  bonus: (h, n) => `${n.faction(h.faction)}: metropolis bonus (${bonus[h.bonus]})`,
  monument: (h, n) => `${n.faction(h.faction)}: ${monument[h.monument]} built on ${n.area(h.area)}`,
  'monument-card': (h) => {
    const needs = MONUMENT_BUILDINGS[h.monument].map((id) => building[id]);
    return `Monument of this game: ${monument[h.monument]} (${needs.join(' + ')})`;
  },
  eliminated: (h, n) => `${n.faction(h.faction)}: no land left, out of the game`,
  over: (h, n) => `The game is over. Victory: ${names.list(h.winners.map(n.faction))}`,
};
