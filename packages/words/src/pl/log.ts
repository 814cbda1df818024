import { MONUMENT_BUILDINGS } from '@meltemi/engine/query';
import type { log as english } from '../en/log.ts';
import { listUnits } from '../sentences.ts';
import { bonus, building, creature, god, hero, monument } from './cards.ts';
import { godAt, godOf, heroOf, onePiece, theBuilding, theHero, thePieces, theUnit } from './cases.ts';
import { names } from './names.ts';

const { piece } = names;

/** `name: fact`, so that a line reads well whatever a faction is called. */
export const log: typeof english = {
  cycle: (h) => `Cykl ${h.cycle}`,
  phase: (h, n) => names.phase[n.edition][h.phase],
  gods: (h, n) =>
    `Odkryci bogowie: ${[...h.gods.slice(0, n.openTiles), 'apollo' as const].map((g) => god[g]).join(', ')}`,
  order: (h, n) => `Kolejność składania ofiar: ${h.order.map(n.faction).join(', ')}`,
  'creature-revealed': (h, n) => {
    const what = n.edition === 'classic' ? 'Nowy stwór' : 'Nowe stworzenie';
    return `${what} na torze: ${creature[h.creature]} (${names.gold[n.edition](n.price(h.place))})`;
  },
  drew: (h, n) => `${n.faction(h.faction)}: dobrana karta – ${creature[h.creature]}`,
  'hero-revealed': (h) => `Nowa karta na torze herosów: ${hero[h.hero]}`,
  'creature-discarded': (h) => `Odrzucona karta: ${creature[h.creature]}`,
  'creatures-shuffled': (_, n) =>
    n.edition === 'classic' ? 'Karty stworów zostają potasowane.' : 'Karty stworzeń zostają potasowane.',
  income: (h, n) => `${n.faction(h.faction)}: dochód ${names.gold[n.edition](h.gold)}`,
  bid: (h, n) =>
    h.god === 'apollo'
      ? `${n.faction(h.faction)}: ${god.apollo}`
      : `${n.faction(h.faction)}: ${names.gold[n.edition](h.amount)} dla ${godOf[h.god]}`,
  'thrown-out': (h, n) => `${n.faction(h.faction)}: znacznik wyrzucony od ${godOf[h.god]}`,
  paid: (h, n) => `${n.faction(h.faction)}: zapłacono ${names.gold[n.edition](h.gold)}`,
  got: (h, n) => `${n.faction(h.faction)}: +${names.gold[n.edition](h.gold)}`,
  turn: (h, n) => `${n.faction(h.faction)}: tura przy ${godAt[h.god]}`,
  built: (h, n) => `${n.faction(h.faction)}: wybudowano ${theBuilding[h.building]} – ${n.site(h.site)}`,
  razed: (h, n) =>
    `${n.edition === 'classic' ? 'Zburzono' : 'Usunięto'} ${theBuilding[h.building]} – ${n.site(h.site)}`,
  placed: (h, n) => `${n.faction(h.faction)}: ${onePiece(h.piece, n.edition)} → ${n.area(h.area)}`,
  card: (h, n) => `${n.faction(h.faction)}: ${h.by > 0 ? '+' : '−'}${names.card[n.edition][h.card](Math.abs(h.by))}`,
  hired: (h, n) => `${n.faction(h.faction)}: zrekrutowano ${theHero[h.hero]} → ${n.area(h.area)}`,
  looked: (h, n) =>
    `${n.faction(h.faction)}: ${h.card ? `wierzchnia karta stworzenia to ${creature[h.card]}` : 'podejrzano w tajemnicy wierzchnią kartę stworzenia'}`,
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
    `${n.faction(h.faction)}: przejęto kontrolę – ${n.area(h.area)}${h.from < 0 ? '' : `, dotąd ${n.faction(h.from)}`}`,
  battle: (h, n) => `Bitwa – ${n.area(h.area)}: atakuje ${n.faction(h.attacker)}, broni się ${n.faction(h.defender)}`,
  rolled: (h, n) => `${n.faction(h.faction)}: wynik rzutu ${h.die}`,
  clash: (h) => `Atak ${h.attack}, obrona ${h.defence}`,
  lost: (h, n) => `${n.faction(h.faction)}: stracono ${theUnit[h.unit]} – ${n.area(h.area)}`,
  saved: (h, n) => `${n.faction(h.faction)}: ocalono ${theUnit[h.unit]} → ${n.area(h.to)}`,
  switched: (h, n) => `${n.faction(h.faction)}: przejęto ${thePieces.mercenary(h.mercenaries)} – ${n.area(h.area)}`,
  withdrew: (h, n) => `${n.faction(h.faction)}: odwrót, ${n.area(h.area)} → ${n.area(h.to)}`,
  'battle-over': (h, n) =>
    h.winner < 0
      ? `Koniec bitwy – ${n.area(h.area)}: nikt nie pozostał`
      : `Koniec bitwy – ${n.area(h.area)}: kontrolę ma ${n.faction(h.winner)}`,
  creature: (h, n) =>
    `${n.faction(h.faction)}: ${names.creatureWord[n.edition]} ${creature[h.creature]}${h.effect ? '' : ', bez efektu'}`,
  figure: (h, n) => `${n.faction(h.holder)}: ${creature[h.creature]} → ${n.area(h.area)}`,
  kept: (h, n) => `${n.faction(h.holder)}: ${creature[h.creature]} zostaje – ${n.area(h.area)}`,
  'figure-left': (h, n) => `${creature[h.creature]} schodzi z planszy – ${n.area(h.area)}`,
  robbed: (h, n) =>
    `${n.faction(h.by)}: kradzież, ${n.faction(h.faction)} traci ${h.gold === null ? 'połowę złota' : names.gold[n.edition](h.gold)}`,
  swapped: (h, n) => `Floty zamienione miejscami: ${h.areas.map(n.area).join(' ↔ ')}`,
  traded: (h, n) => `${n.faction(h.faction)}: wymieniono ${theHero[h.hero]} na ${theHero[h.for]}`,
  sacrificed: (h, n) =>
    `${n.faction(h.faction)}: poświęcono ${theHero[h.hero]}${h.hero === h.as ? '' : ` (zdolność ${heroOf[h.as]})`}`,
  enshrined: (h, n) => `${n.faction(h.faction)}: metropolia na karcie ${heroOf[h.hero]}`,
  bonus: (h, n) => `${n.faction(h.faction)}: premia metropolii (${bonus[h.bonus]})`,
  monument: (h, n) => `${n.faction(h.faction)}: monument ${monument[h.monument]} – ${n.area(h.area)}`,
  'monument-card': (h) => {
    const needs = MONUMENT_BUILDINGS[h.monument].map((id) => building[id]);
    return `Monument tej rozgrywki: ${monument[h.monument]} (${needs.join(' + ')})`;
  },
  eliminated: (h, n) => `${n.faction(h.faction)}: nie ma już lądu i wypada z rozgrywki`,
  over: (h, n) => `${names.phase[n.edition].over}. Zwycięstwo: ${names.list(h.winners.map(n.faction))}`,
};
