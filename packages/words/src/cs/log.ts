import type { Building } from '@meltemi/engine';
import { MONUMENT_BUILDINGS } from '@meltemi/engine/query';
import type { log as english } from '../en/log.ts';
import { listUnits } from '../sentences.ts';
import { buildings } from './buildings.ts';
import { bonus, building, creature, god, hero, monument, unit } from './cards.ts';
import { godOf, godTo, heroOf, isHeroine } from './cases.ts';
import { names } from './names.ts';

const { piece } = names;

/** The participle follows the gender of the building. */
function built(type: Building | 'metropolis'): string {
  const { gender, name } = buildings[type];
  return `${gender === 'f' ? 'postavena' : 'postaven'} ${name}`;
}

/** `name: fact`, so that a line reads well whatever a faction is called. */
export const log: typeof english = {
  cycle: (h) => `Epocha ${h.cycle}`,
  phase: (h, n) => names.phase[n.edition][h.phase],
  gods: (h, n) =>
    `Bohové v této epoše: ${[...h.gods.slice(0, n.openTiles), 'apollo' as const].map((g) => god[g]).join(', ')}`,
  order: (h, n) => `Pořadí nabízení darů: ${h.order.map(n.faction).join(', ')}`,
  'creature-revealed': (h, n) =>
    `Nově na stupnici tvorů: ${creature[h.creature]} (${names.gold[n.edition](n.price(h.place))})`,
  drew: (h, n) => `${n.faction(h.faction)}: dobraná karta – ${creature[h.creature]}`,
  'hero-revealed': (h) => `Nově na stupnici hrdinů: ${hero[h.hero]}`,
  'creature-discarded': (h) => `Odhozená karta: ${creature[h.creature]}`,
  'creatures-shuffled': () => 'Karty tvorů se míchají.',
  income: (h, n) => `${n.faction(h.faction)}: příjem ${names.gold[n.edition](h.gold)}`,
  bid: (h, n) =>
    h.god === 'apollo'
      ? `${n.faction(h.faction)}: ${god.apollo}`
      : `${n.faction(h.faction)}: dar ${names.gold[n.edition](h.amount)} ${godTo[h.god]}`,
  'thrown-out': (h, n) => `${n.faction(h.faction)}: sloup daru vykopnut od ${godOf[h.god]}`,
  paid: (h, n) => `${n.faction(h.faction)}: zaplaceno ${names.gold[n.edition](h.gold)}`,
  got: (h, n) => `${n.faction(h.faction)}: +${names.gold[n.edition](h.gold)}`,
  turn: (h, n) => `${n.faction(h.faction)}: tah u ${godOf[h.god]}`,
  built: (h, n) => `${n.faction(h.faction)}: ${built(h.building)}, ${n.site(h.site)}`,
  razed: (h, n) => `Odstraněno: ${building[h.building]}, ${n.site(h.site)}`,
  placed: (h, n) => `${n.faction(h.faction)}: ${piece[h.piece](1)} → ${n.area(h.area)}`,
  card: (h, n) => `${n.faction(h.faction)}: ${h.by > 0 ? '+' : '−'}${names.card[n.edition][h.card](Math.abs(h.by))}`,
  hired: (h, n) =>
    `${n.faction(h.faction)}: ${isHeroine(h.hero) ? 'nová hrdinka' : 'nový hrdina'} ${hero[h.hero]} → ${n.area(h.area)}`,
  looked: (h, n) =>
    `${n.faction(h.faction)}: ${h.card ? `vrchní karta tvora je ${creature[h.card]}` : 'tajné nahlédnutí na vrchní kartu tvora'}`,
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
  controlled: (h, n) => {
    const what = n.edition === 'classic' ? 'získaný ostrov' : 'získaná oblast';
    return `${n.faction(h.faction)}: ${what} ${n.area(h.area)}${h.from < 0 ? '' : ` – dosud ${n.faction(h.from)}`}`;
  },
  battle: (h, n) => `Bitva, ${n.area(h.area)}: útočí ${n.faction(h.attacker)}, brání se ${n.faction(h.defender)}`,
  rolled: (h, n) => `${n.faction(h.faction)}: hod ${h.die}`,
  clash: (h) => `Útok ${h.attack}, obrana ${h.defence}`,
  lost: (h, n) => `${n.faction(h.faction)}: ztráta – ${unit[h.unit]}, ${n.area(h.area)}`,
  saved: (h, n) => `${n.faction(h.faction)}: záchrana – ${unit[h.unit]} → ${n.area(h.to)}`,
  switched: (h, n) => `${n.faction(h.faction)}: přeběhlíci – ${piece.mercenary(h.mercenaries)}, ${n.area(h.area)}`,
  withdrew: (h, n) => `${n.faction(h.faction)}: ústup, ${n.area(h.area)} → ${n.area(h.to)}`,
  'battle-over': (h, n) =>
    h.winner < 0
      ? `Konec bitvy, ${n.area(h.area)}: nikdo nezbyl`
      : `Konec bitvy, ${n.area(h.area)}: místo drží ${n.faction(h.winner)}`,
  creature: (h, n) =>
    `${n.faction(h.faction)}: ${names.creatureWord[n.edition]} ${creature[h.creature]}${h.effect ? '' : ', bez efektu'}`,
  figure: (h, n) => `${n.faction(h.holder)}: ${creature[h.creature]} → ${n.area(h.area)}`,
  kept: (h, n) => `${n.faction(h.holder)}: ${creature[h.creature]} zůstává (${n.area(h.area)})`,
  'figure-left': (h, n) => `Z plánu odchází ${creature[h.creature]} (${n.area(h.area)})`,
  robbed: (h, n) =>
    `${n.faction(h.by)}: krádež, ${n.faction(h.faction)} přichází o ${h.gold === null ? 'polovinu zlaťáků' : names.gold[n.edition](h.gold)}`,
  swapped: (h, n) => `Vyměněné lodě: ${h.areas.map(n.area).join(' ↔ ')}`,
  traded: (h, n) => `${n.faction(h.faction)}: místo ${heroOf[h.hero]} přichází ${hero[h.for]}`,
  sacrificed: (h, n) =>
    `${n.faction(h.faction)}: sebeobětování – ${hero[h.hero]}${h.hero === h.as ? '' : ` jako ${hero[h.as]}`}`,
  enshrined: (h, n) => `${n.faction(h.faction)}: metropole na kartě ${heroOf[h.hero]}`,
  bonus: (h, n) => `${n.faction(h.faction)}: bonus metropole (${bonus[h.bonus]})`,
  monument: (h, n) => `${n.faction(h.faction)}: monument ${monument[h.monument]}, ${n.area(h.area)}`,
  'monument-card': (h) => {
    const needs = MONUMENT_BUILDINGS[h.monument].map((id) => building[id]);
    return `Monument této partie: ${monument[h.monument]} (${needs.join(' + ')})`;
  },
  eliminated: (h, n) => `${n.faction(h.faction)}: žádná pevnina, vyřazení ze hry`,
  over: (h, n) => `Konec hry. Vítězství: ${names.list(h.winners.map(n.faction))}`,
};
