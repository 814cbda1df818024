import { areaAt } from '../../board/board.ts';
import { boardOf } from '../../board/board-of.ts';
import { clear } from '../../effects/sites.ts';
import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import type { Move } from '../../model/moves.ts';
import { refusing } from '../../model/refusal.ts';
import { type Ask, type Auto, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { termsOf } from '../../model/terms.ts';
import { ownLands } from '../../query/areas.ts';

// Metropolises of the classic edition: one place an isle, covering slots (CL-MAP-3, CL-METRO).

/** CL-METRO-3: own isles without a metropolis, as long as there are any left (R-CL-SUPPLY). */
function possibleIsles(s: Position, faction: number): number[] {
  if (s.built.filter((built) => built === 'metropolis').length >= termsOf(s).metropolises) return [];
  const board = boardOf(s);
  return ownLands(s, faction).filter(
    (isle) => !areaAt(board, isle).sites.some((slot) => s.built[slot] === 'metropolis'),
  );
}

/**
 * CL-METRO-1, CL-METRO-2: own isles where the slots it covers are free; only if there are none, those where buildings
 * must be demolished.
 */
function preferredIsles(s: Position, faction: number): number[] {
  const all = possibleIsles(s, faction);
  const free = all.filter((isle) => hasRoom(s, isle));
  return free.length > 0 ? free : all;
}

/** CL-METRO-1, CL-METRO-2: the isle of a new metropolis; with no place at all nothing is gained (R-CL-NOSET). */
export const placeClassicMetropolis: Ask<FrameOf<'metropolis'>> = {
  who: (_, frame) => frame.faction,
  skip: (s, frame) => possibleIsles(s, frame.faction).length === 0,
  moves: (s, { faction }) => preferredIsles(s, faction).map((area): Move => ({ do: 'raise', area })),
  take(s, { faction }, move) {
    if (move.do !== 'raise') impossible(move);
    push(s, { kind: 'raise', faction, area: move.area }, { kind: 'demolish', faction, area: move.area });
  },
  refuse: refusing(
    'CL-METRO-1',
    'a metropolis goes where its slots are free, or, if nowhere, where buildings make room',
    'raise',
  ),
};

/** CL-MAP-3: it covers 1 slot on a one-cell isle, 2 on larger ones. */
function covered(s: Position, isle: number): number {
  return Math.min(2, areaAt(boardOf(s), isle).sites.length);
}

function freeSlots(s: Position, isle: number): number[] {
  return areaAt(boardOf(s), isle).sites.filter((slot) => s.built[slot] === null);
}

function hasRoom(s: Position, isle: number): boolean {
  return freeSlots(s, isle).length >= covered(s, isle);
}

/** CL-METRO-1: covered slots must be free: buildings in the way are demolished by the owner's choice. */
export const demolish: Ask<FrameOf<'demolish'>> = {
  who: (_, frame) => frame.faction,
  skip: (s, { area }) => hasRoom(s, area),
  moves: (s, { area }) =>
    areaAt(boardOf(s), area)
      .sites.filter((slot) => s.built[slot] !== null)
      .map((site): Move => ({ do: 'raze', site })),
  take(s, frame, move) {
    if (move.do !== 'raze') impossible(move);
    clear(s, move.site);
    push(s, frame);
  },
  refuse: refusing('CL-METRO-1', 'buildings in the way of the metropolis are demolished', 'raze'),
};

/** The slots are free: the metropolis stands. */
export const raise: Auto<FrameOf<'raise'>> = {
  run(s, { faction, area }) {
    const [site, ...rest] = freeSlots(s, area).slice(0, covered(s, area));
    if (site === undefined) throw new Error(`no free slot in area ${area}`);
    s.built = s.built.with(site, 'metropolis');
    for (const slot of rest) s.built = s.built.with(slot, 'covered');
    tell(s, { event: 'built', faction, building: 'metropolis', site });
  },
};
