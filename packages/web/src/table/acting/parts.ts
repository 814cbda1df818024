import type { Target } from '@meltemi/board';
import type { MoveKind, MoveOf } from '@meltemi/engine';

// A move as a person makes it: first what to do, then where, where to, and how many. Only moves the engine has offered
// are taken apart.

export type Counted = 'troops' | 'mercenaries' | 'fleets';

export interface Parts {
  /** What to do, with the card, piece or god it is done with: `march`, `recruit troop`, `buy kraken`. */
  readonly deed: string;
  /** The places of the move, in the order in which they are chosen. */
  readonly spots: readonly Target[];
  /** A last choice besides places and numbers, such as which building or hero. */
  readonly word: string;
  readonly counts: { readonly [C in Counted]?: number };
}

type Taken<K extends MoveKind> = (move: MoveOf<K>) => Partial<Parts>;

const at = ({ area }: { readonly area: number }): Partial<Parts> => ({ spots: [{ area }] });
const on = ({ site }: { readonly site: number }): Partial<Parts> => ({ spots: [{ site }] });
const fromTo = (move: { readonly from: number; readonly to: number }) => [{ area: move.from }, { area: move.to }];
const group = ({ troops, mercenaries }: MoveOf<'march' | 'mobilise' | 'fly'>) => ({ counts: { troops, mercenaries } });
const piece = (move: { readonly do: string; readonly piece: string; readonly area: number }) => ({
  deed: `${move.do} ${move.piece}`,
  ...at(move),
});
const creature = (move: { readonly do: string; readonly creature: string }) => ({
  deed: `${move.do} ${move.creature}`,
});

const TAKE_APART: { readonly [K in MoveKind]?: Taken<K> } = {
  settle: at,
  place: piece,
  bid: ({ god, amount }) => ({ deed: `bid ${god}`, word: String(amount) }),
  keep: (move) => ({ ...creature(move), ...at(move) }),
  release: creature,
  build: (move) => ({ deed: `build ${move.building}`, ...on(move) }),
  recruit: piece,
  gain: ({ card }) => ({ deed: `gain ${card}` }),
  hire: (move) => ({ deed: `hire ${move.hero}`, ...at(move) }),
  buy: creature,
  sail: (move) => ({ spots: fromTo(move), counts: { fleets: move.fleets } }),
  march: (move) => ({ spots: fromTo(move), ...group(move) }),
  mobilise: (move) => ({ deed: `mobilise ${move.hero}`, spots: [{ area: move.to }], ...group(move) }),
  join: ({ hero }) => ({ deed: `join ${hero}` }),
  stay: ({ hero }) => ({ deed: `stay ${hero}` }),
  sacrifice: ({ hero, as }) => ({ deed: `sacrifice ${hero}`, word: as }),
  lose: ({ unit }) => ({ deed: `lose ${unit}` }),
  save: piece,
  withdraw: at,
  raze: on,
  found: on,
  enshrine: ({ hero }) => ({ deed: `enshrine ${hero}` }),
  destroy: piece,
  rob: ({ faction }) => ({ deed: `rob ${faction}` }),
  take: at,
  convert: (move) => ({ ...on(move), word: move.building }),
  trade: (move) => ({ deed: `trade ${move.hero}`, word: move.for }),
  fly: (move) => ({ spots: fromTo(move), ...group(move) }),
  choose: creature,
  swap: (move) => ({ spots: [{ area: move.area }, { area: move.with }] }),
  summon: at,
  push: (move) => ({ spots: fromTo(move) }),
  replace: creature,
  raise: at,
  charm: at,
  sell: piece,
  dismiss: ({ card }) => ({ deed: `dismiss ${card}` }),
  swim: at,
  erect: (move) => ({ deed: `erect ${move.monument}`, ...at(move) }),
  devote: piece,
};

export function partsOf<K extends MoveKind>(move: MoveOf<K>): Parts {
  return { deed: move.do, spots: [], word: '', counts: {}, ...TAKE_APART[move.do]?.(move) };
}

export function sameSpot(a: Target, b: Target): boolean {
  return 'area' in a ? 'area' in b && a.area === b.area : 'site' in b && a.site === b.site;
}
