import type { EventName, Happening } from '../model/events.ts';
import {
  type Bonus,
  type Building,
  CLASSIC_CREATURES,
  type ClassicCreature,
  type CreatureId,
  type EditionId,
  type God,
  HEROES,
  type HeroId,
  LEGENDARY_CREATURES,
  type LegendaryCreature,
  MONUMENTS,
  type MonumentId,
} from '../model/ids.ts';
import { required } from '../model/required.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { Phase } from '../model/state.ts';
import type { Table } from '../model/table.ts';

// Where the rules speak of a thing: gods, cards, buildings, phases, events.

/** A rule for each of some things. */
type Each<K extends string, R extends string = RuleId> = Readonly<Record<K, R>>;

function ids<P extends string, K extends string>(prefix: P, things: readonly K[]): Each<K, `${P}-${Uppercase<K>}`> {
  const rules = things.map((thing) => [thing, `${prefix}-${thing.toUpperCase()}`]);
  return Object.fromEntries(rules) as Each<K, `${P}-${Uppercase<K>}`>;
}

const god: { readonly legendary: Each<God>; readonly classic: Each<Exclude<God, 'hera'>> } = {
  legendary: {
    zeus: 'LE-ZEUS-1',
    athena: 'LE-ATHENA-1',
    poseidon: 'LE-POS-1',
    ares: 'LE-ARES-1',
    hera: 'LE-HERA-1',
    apollo: 'LE-APOLLO-1',
  },
  classic: { zeus: 'CL-ZEUS', athena: 'CL-ATHENA', poseidon: 'CL-POS', ares: 'CL-ARES', apollo: 'CL-APOLLO' },
};

const creature: { readonly legendary: Each<LegendaryCreature>; readonly classic: Each<ClassicCreature> } = {
  legendary: ids('LE-CREA', LEGENDARY_CREATURES),
  classic: ids('CL-CREA', CLASSIC_CREATURES),
};

const hero: Each<HeroId> = ids('LE-HERO', HEROES);

const monument: Each<MonumentId> = ids('MO', MONUMENTS);

const building: Readonly<Record<EditionId, Each<Building | 'metropolis'>>> = {
  legendary: {
    port: 'LE-BUILD-1',
    fortress: 'LE-BUILD-2',
    temple: 'LE-BUILD-3',
    university: 'LE-BUILD-4',
    metropolis: 'LE-METRO-7',
  },
  classic: {
    port: 'CL-BUILD-1',
    fortress: 'CL-BUILD-1',
    temple: 'CL-BUILD-1',
    university: 'CL-BUILD-1',
    metropolis: 'CL-METRO-3',
  },
};

const bonus: Each<Bonus> = {
  troops: 'LE-METRO-6',
  gold: 'LE-METRO-6',
  prosperity: 'LE-METRO-6',
  fleets: 'LE-METRO-6',
  priestess: 'LE-METRO-6',
};

const phase: Readonly<Record<EditionId, Each<Phase>>> = {
  legendary: {
    setup: 'LE-SETUP-1',
    start: 'LE-START-1',
    income: 'LE-INCOME-1',
    offerings: 'LE-OFFER-1',
    upkeep: 'LE-UPKEEP-1',
    actions: 'LE-ACT-1',
    end: 'LE-END-1',
    over: 'LE-END-2',
  },
  // The classic edition has no upkeep: its figures leave by themselves.
  classic: {
    setup: 'CL-SETUP-1',
    start: 'CL-START-1',
    income: 'CL-INCOME-1',
    offerings: 'CL-OFFER-1',
    upkeep: 'CL-CREA-2',
    actions: 'CL-ACT-1',
    end: 'CL-END-1',
    over: 'CL-END-2',
  },
};

const legendaryEvent: Each<EventName> = {
  cycle: 'LE-CYCLE-1',
  phase: 'LE-CYCLE-1',
  gods: 'LE-START-3',
  order: 'LE-ACT-2',
  'creature-revealed': 'LE-START-2',
  drew: 'LE-CREA-SPHINX',
  'hero-revealed': 'LE-START-1',
  'creature-discarded': 'LE-CREA-2',
  'creatures-shuffled': 'LE-CREA-4',
  income: 'LE-INCOME-1',
  bid: 'LE-OFFER-1',
  'thrown-out': 'LE-OFFER-2',
  paid: 'LE-COMP-5',
  got: 'LE-COMP-5',
  turn: 'LE-ACT-1',
  built: 'LE-ACT-3',
  razed: 'LE-METRO-1',
  placed: 'LE-COMP-1',
  card: 'LE-COMP-2',
  hired: 'LE-HERO-1',
  looked: 'LE-ZEUS-3',
  sailed: 'LE-SEA-1',
  marched: 'LE-LAND-1',
  controlled: 'LE-LAND-9',
  battle: 'LE-LAND-5',
  rolled: 'LE-COMP-4',
  clash: 'LE-LAND-6',
  lost: 'LE-LAND-6',
  saved: 'LE-HERO-PERSEUS',
  switched: 'LE-REC-3',
  withdrew: 'LE-LAND-8',
  'battle-over': 'LE-LAND-9',
  creature: 'LE-CREA-2',
  figure: 'LE-CREA-3',
  kept: 'LE-UPKEEP-1',
  'figure-left': 'LE-UPKEEP-3',
  robbed: 'LE-CREA-GRYPHON',
  swapped: 'LE-CREA-SYLPH',
  traded: 'LE-CREA-CHARON',
  sacrificed: 'LE-HERO-3',
  enshrined: 'LE-HERO-PENTHESILEA',
  bonus: 'LE-METRO-6',
  monument: 'MO-BUILD-1',
  'monument-card': 'MO-SETUP-1',
  eliminated: 'LE-LAND-11',
  over: 'LE-END-2',
};

const event: Readonly<Record<EditionId, Each<EventName>>> = {
  legendary: legendaryEvent,
  // What only the Legendary edition has keeps its rule.
  classic: {
    ...legendaryEvent,
    cycle: 'CL-START-1',
    phase: 'CL-START-1',
    gods: 'CL-GODS-4',
    order: 'CL-ACT-1',
    'creature-revealed': 'CL-START-1',
    drew: 'MO-POSEIDON',
    'creature-discarded': 'CL-CREA-1',
    'creatures-shuffled': 'CL-START-1',
    income: 'CL-INCOME-1',
    bid: 'CL-OFFER-1',
    'thrown-out': 'CL-OFFER-1',
    paid: 'CL-SETUP-1',
    got: 'CL-SETUP-1',
    turn: 'CL-ACT-1',
    built: 'CL-ACT-2',
    razed: 'CL-METRO-1',
    placed: 'CL-SETUP-2',
    card: 'CL-SETUP-2',
    sailed: 'CL-POS',
    marched: 'CL-ARES',
    controlled: 'CL-LAND-1',
    battle: 'CL-LAND-1',
    rolled: 'R-DICE',
    clash: 'CL-LAND-3',
    lost: 'CL-LAND-3',
    saved: 'MO-LIGHTHOUSE',
    withdrew: 'CL-LAND-4',
    'battle-over': 'CL-LAND-5',
    creature: 'CL-CREA-1',
    figure: 'CL-CREA-2',
    'figure-left': 'CL-CREA-2',
    robbed: 'CL-CREA-GRIFFON',
    eliminated: 'R-CL-ELIM',
    over: 'CL-END-2',
  },
};

/** The rule that describes a god, a card, a building, a bonus, a phase or an event; by edition where they differ. */
export const ruleOf = { god, creature, hero, building, bonus, monument, phase, event };

/** The rule that explains an event: that of its card, god or phase, else that of its kind. */
export function ruleOfEvent(edition: EditionId, h: Happening): RuleId {
  switch (h.event) {
    case 'phase':
      return phase[edition][h.phase];
    case 'turn':
      return godRuleIn(edition, h.god);
    case 'creature':
    case 'figure':
      return creatureRuleIn(edition, h.creature);
    case 'sacrificed':
      return hero[h.as];
    case 'monument':
    case 'monument-card':
      return monument[h.monument];
    default:
      return event[edition][h.event];
  }
}

function godRuleIn(edition: EditionId, id: God): RuleId {
  const rules: { readonly [G in God]?: RuleId } = god[edition];
  return required(rules[id], `${id} in the ${edition} edition`);
}

/** The rule of a god in this game. */
export function godRule({ table }: { readonly table: Table }, id: God): RuleId {
  return godRuleIn(table.edition, id);
}

function creatureRuleIn(edition: EditionId, id: CreatureId): RuleId {
  const rules: { readonly [C in CreatureId]?: RuleId } = creature[edition];
  return required(rules[id], `${id} in the ${edition} edition`);
}

/** The rule of a creature card in this game. */
export function creatureRule({ table }: { readonly table: Table }, id: CreatureId): RuleId {
  return creatureRuleIn(table.edition, id);
}

export function heroRule(id: HeroId): RuleId {
  return hero[id];
}
