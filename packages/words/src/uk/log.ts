import { MONUMENT_BUILDINGS } from '@meltemi/engine/query';
import type { log as english } from '../en/log.ts';
import { listUnits } from '../sentences.ts';
import { bonus, building, creature, god, hero, monument } from './cards.ts';
import {
  byHero,
  ofGod,
  ofHero,
  theBuilding,
  theCreature,
  theGold,
  theHero,
  thePieces,
  theUnit,
  toGod,
} from './cases.ts';
import { names } from './names.ts';

const { piece } = names;

/** `name: fact`, so that a line reads well whatever a faction is called. */
export const log: typeof english = {
  cycle: (h) => `Цикл ${h.cycle}`,
  phase: (h, n) => names.phase[n.edition][h.phase],
  gods: (h, n) =>
    `Відкриті боги: ${[...h.gods.slice(0, n.openTiles), 'apollo' as const].map((g) => god[g]).join(', ')}`,
  order: (h, n) => `Порядок підношень: ${h.order.map(n.faction).join(', ')}`,
  'creature-revealed': (h, n) =>
    `Нова істота в секції: ${creature[h.creature]} (${names.gold[n.edition](n.price(h.place))})`,
  drew: (h, n) => `${n.faction(h.faction)}: узято ${theCreature[h.creature]}`,
  'hero-revealed': (h) => `Новий герой у секції: ${hero[h.hero]}`,
  'creature-discarded': (h) => `Скинуто ${theCreature[h.creature]}`,
  'creatures-shuffled': () => 'Карти істот перетасовано.',
  income: (h, n) => `${n.faction(h.faction)}: дохід ${names.gold[n.edition](h.gold)}`,
  bid: (h, n) =>
    h.god === 'apollo'
      ? `${n.faction(h.faction)}: до ${ofGod.apollo}`
      : `${n.faction(h.faction)}: ${toGod[h.god]} ${names.gold[n.edition](h.amount)}`,
  'thrown-out': (h, n) => `${n.faction(h.faction)}: фішку витіснено від ${ofGod[h.god]}`,
  paid: (h, n) => `${n.faction(h.faction)}: сплачено ${theGold(h.gold)}`,
  got: (h, n) => `${n.faction(h.faction)}: +${names.gold[n.edition](h.gold)}`,
  turn: (h, n) => `${n.faction(h.faction)}: хід ${ofGod[h.god]}`,
  built: (h, n) => `${n.faction(h.faction)}: побудовано ${theBuilding[h.building]} — ${n.site(h.site)}`,
  razed: (h, n) => `Вилучено ${theBuilding[h.building]} — ${n.site(h.site)}`,
  placed: (h, n) => `${n.faction(h.faction)}: ${piece[h.piece](1)} → ${n.area(h.area)}`,
  card: (h, n) => `${n.faction(h.faction)}: ${h.by > 0 ? '+' : '−'}${names.card[n.edition][h.card](Math.abs(h.by))}`,
  hired: (h, n) => `${n.faction(h.faction)}: найнято ${theHero[h.hero]} → ${n.area(h.area)}`,
  looked: (h, n) =>
    `${n.faction(h.faction)}: ${h.card ? `верхня карта істот — ${creature[h.card]}` : 'таємний погляд на верхню карту істот'}`,
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
    `${n.faction(h.faction)}: здобуто контроль — ${n.area(h.area)}${h.from < 0 ? '' : `, раніше — ${n.faction(h.from)}`}`,
  battle: (h, n) =>
    `Битва (${n.area(h.area)}): нападник — ${n.faction(h.attacker)}, оборонець — ${n.faction(h.defender)}`,
  rolled: (h, n) => `${n.faction(h.faction)}: на кубику ${h.die}`,
  clash: (h) => `Напад ${h.attack}, оборона ${h.defence}`,
  lost: (h, n) => `${n.faction(h.faction)}: втрачено ${theUnit[h.unit]} — ${n.area(h.area)}`,
  saved: (h, n) => `${n.faction(h.faction)}: врятовано ${theUnit[h.unit]} → ${n.area(h.to)}`,
  switched: (h, n) => `${n.faction(h.faction)}: переманено ${thePieces.mercenary(h.mercenaries)} — ${n.area(h.area)}`,
  withdrew: (h, n) => `${n.faction(h.faction)}: відступ, ${n.area(h.area)} → ${n.area(h.to)}`,
  'battle-over': (h, n) =>
    h.winner < 0
      ? `Кінець битви (${n.area(h.area)}): нікого не лишилося`
      : `Кінець битви (${n.area(h.area)}): контроль — ${n.faction(h.winner)}`,
  creature: (h, n) =>
    `${n.faction(h.faction)}: ${names.creatureWord[n.edition]} ${creature[h.creature]}${h.effect ? '' : ', без ефекту'}`,
  figure: (h, n) => `${n.faction(h.holder)}: ${creature[h.creature]} → ${n.area(h.area)}`,
  kept: (h, n) => `${n.faction(h.holder)}: ${creature[h.creature]} залишається (${n.area(h.area)})`,
  'figure-left': (h, n) => `${creature[h.creature]} залишає поле (${n.area(h.area)})`,
  robbed: (h, n) =>
    `${n.faction(h.by)}: крадіжка, ${n.faction(h.faction)} втрачає ${h.gold === null ? 'половину монет' : theGold(h.gold)}`,
  swapped: (h, n) => `Флотилії поміняно місцями: ${h.areas.map(n.area).join(' ↔ ')}`,
  traded: (h, n) => `${n.faction(h.faction)}: обмін героїв, ${hero[h.hero]} → ${hero[h.for]}`,
  sacrificed: (h, n) =>
    `${n.faction(h.faction)}: пожертвувано ${byHero[h.hero]}${h.hero === h.as ? '' : ` (вміння ${ofHero[h.as]})`}`,
  enshrined: (h, n) => `${n.faction(h.faction)}: метрополія на карті ${ofHero[h.hero]}`,
  bonus: (h, n) => `${n.faction(h.faction)}: бонус метрополії (${bonus[h.bonus]})`,
  monument: (h, n) => `${n.faction(h.faction)}: монумент «${monument[h.monument]}» — ${n.area(h.area)}`,
  'monument-card': (h) => {
    const needs = MONUMENT_BUILDINGS[h.monument].map((id) => building[id]);
    return `Монумент цієї партії: ${monument[h.monument]} (${needs.join(' + ')})`;
  },
  eliminated: (h, n) => `${n.faction(h.faction)}: суші не лишилося, вибуває з гри`,
  over: (h, n) => `Гру завершено. Перемога: ${names.list(h.winners.map(n.faction))}`,
};
