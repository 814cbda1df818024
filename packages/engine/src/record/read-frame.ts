import { boardOf } from '../board/board-of.ts';
import { rulesOf } from '../editions/index.ts';
import type { Frame, FrameKind, FrameOf, Where } from '../model/frames.ts';
import { BUILDINGS, type CreatureId, FATE, FIGURES, NO_SITE, NOBODY, PIECES } from '../model/ids.ts';
import { isRecord } from '../model/options.ts';
import { isOneOf } from '../model/required.ts';
import type { State } from '../model/state.ts';
import { termsOf } from '../model/terms.ts';
import { isKeyOf } from '../model/typed-keys.ts';
import type { Words } from '../notation/words.ts';

// Frames are written as JSON. Reading accepts only the fields of each kind, and only values that exist at this table.

/** Can a field hold this at this table? */
type Check = (s: State, value: unknown) => boolean;

const isIndex = (value: unknown, length: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;

const word =
  (...words: readonly unknown[]): Check =>
  (_, value) =>
    words.includes(value);

const listOf =
  (check: Check): Check =>
  (s, value) =>
    Array.isArray(value) && value.every((one) => check(s, one));

const either =
  (...checks: readonly Check[]): Check =>
  (s, value) =>
    checks.some((check) => check(s, value));

const count: Check = (_, value) => isIndex(value, 10_000);

const faction: Check = (s, value) => isIndex(value, s.table.teamOf.length);

const marker: Check = (s, value) => isIndex(value, s.table.markerOf.length);

/** How many markers have had their turn. */
const markersDone: Check = (s, value) => isIndex(value, s.table.markerOf.length + 1);

const area: Check = (s, value) => isIndex(value, boardOf(s).areas.length);

const site: Check = (s, value) => isIndex(value, boardOf(s).sites.length);

const tile: Check = (s, value) => isOneOf(termsOf(s).gods, value);

const creature: Check = (s, value) => isOneOf(termsOf(s).creatures, value);

const hero: Check = (s, value) => isOneOf(termsOf(s).heroes, value);

const building = word(...BUILDINGS);

const nothing = word(null);

const absent = word(undefined);

const side = word('attacker', 'defender');

const round = word(1, 2);

const WHERE: readonly Where[] = ['own-land', 'recruit-sea', 'own-sea', 'own', 'land', 'sea'];

const placing = { faction, piece: word(...PIECES), left: count, where: word(...WHERE) };

const razing = { faction, how: word('set', 'helen', 'odysseus'), gone: listOf(building) };

/** A creature card whose player has something to choose. */
const playing = { by: faction };

type Shape<F> = { readonly [K in Exclude<keyof F, 'kind'>]-?: Check };

const SHAPES: { readonly [K in Exclude<FrameKind, CreatureId>]: Shape<FrameOf<K>> } = {
  'lay-gods': { from: either(absent, listOf(tile)) },
  'lay-markers': {},
  'take-starts': {},
  'fill-creatures': { places: either(absent, count) },
  draw: {
    to: word('track', 'top', 'drawn', 'from-discard'),
    by: either(faction, word(FATE)),
    place: either(absent, (s, value) => isIndex(value, termsOf(s).trackPrices.length)),
  },
  start: {},
  income: {},
  offerings: {},
  offer: { marker, barred: either(nothing, tile, word('apollo')) },
  upkeep: {},
  actions: {},
  end: {},
  over: {},
  place: placing,
  tribute: { faction, gold: count },
  turn: { faction, marker, god: tile, bought: count, mobilised: count, once: word(true, false) },
  finish: { faction, marker },
  round: {},
  roll: { side },
  reroll: {},
  clash: {},
  lose: { side },
  remove: {},
  withdraw: { side },
  raze: razing,
  'choose-raze': razing,
  metropolis: { faction },
  creature: { card: creature, by: faction },
  spent: { card: creature },
  'polyphemus-pushes': { by: faction },
  'polyphemus-drowns': {},
  'fill-heroes': {},
  'draw-hero': {},
  deployment: { round, next: markersDone },
  settle: { faction, round, first: either(word(NOBODY), area) },
  launch: { faction, area },
  keep: { faction, left: listOf(word(...FIGURES)) },
  build: { faction, building: either(nothing, building) },
  gain: { faction, card: word('priestess', 'philosopher') },
  moment: { faction },
  'top-card': { faction },
  join: { faction, path: listOf(area), troops: count, mercenaries: count, heroes: listOf(hero), left: listOf(hero) },
  hector: { mercenaries: count },
  token: { faction, site: either(word(NO_SITE), site), hero: either(nothing, hero) },
  bonus: placing,
  'giant-share': { by: faction, left: count },
  'hydra-feeds': { by: faction },
  'hector-swaps': { faction },
  'perseus-leads': { faction },
  'choose-monuments': { left: count },
  voyage: { faction, at: area, left: count },
  demolish: { faction, area },
  raise: { faction, area },
  'siren-lends': { by: faction, area },
  'kraken-swims': { by: faction },
  'sylph-sails': { by: faction, left: count, fresh: listOf(area) },
  monuments: { faction },
  lighthouse: { faction },
  gift: { by: faction },
  'naval-academy': { faction, area },
};

export function readFrame(s: State, line: Words): Frame {
  return line.rest('a frame of this edition as JSON', (text) => {
    const value = parsed(text);
    if (!isRecord(value)) return undefined;
    const { kind, ...fields } = value;
    if (typeof kind !== 'string' || !Object.hasOwn(rulesOf(s), kind)) return undefined;
    const shape: Readonly<Record<string, Check>> = isKeyOf(SHAPES, kind) ? SHAPES[kind] : playing;
    for (const field of new Set([...Object.keys(shape), ...Object.keys(fields)])) {
      const check = Object.hasOwn(shape, field) ? shape[field] : undefined;
      if (!check) line.fail(`a frame '${kind}' without '${field}'`);
      else if (!check(s, fields[field])) line.fail(`a frame '${kind}' with a possible '${field}'`);
    }
    return value as Frame;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
