import { build } from '../../effects/sites.ts';
import type { FrameOf } from '../../model/frames.ts';
import { BUILDINGS, type Building } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { notAsked, refused } from '../../model/refusal.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { countOf, ownBasicSites, ownSites } from '../../query/sites.ts';
import { buildingsLeft } from '../../query/supply.ts';

/**
 * The god's own building, or with Hera any type the faction controls none of (R-HERA); only types left in the supply.
 */
function types(s: Position, { faction, building }: FrameOf<'build'>): Building[] {
  const wanted = building ? [building] : BUILDINGS.filter((type) => countOf(s, faction, type) === 0);
  return wanted.filter((type) => buildingsLeft(s, type) > 0);
}

/** LE-ACT-3: on an empty own site; with none the faction may skip, or give up one of its basic buildings for it. */
export const mandatoryBuilding: Ask<FrameOf<'build'>> = {
  who: (_, frame) => frame.faction,
  skip: (s, frame) =>
    types(s, frame).length === 0 ||
    (ownSites(s, frame.faction, null).length === 0 && ownBasicSites(s, frame.faction).length === 0),
  moves(s, frame) {
    const empty = ownSites(s, frame.faction, null);
    const sites = empty.length > 0 ? empty : ownBasicSites(s, frame.faction);
    const moves: Move[] = [];
    for (const building of types(s, frame)) for (const site of sites) moves.push({ do: 'build', building, site });
    if (empty.length === 0) moves.push({ do: 'skip' });
    return moves;
  },
  take(s, { faction }, move) {
    if (move.do === 'skip') return;
    if (move.do !== 'build') impossible(move);
    build(s, faction, move.building, move.site);
  },
  refuse: (_, __, move) =>
    move.do === 'skip'
      ? refused('mandatory', 'LE-ACT-3', 'There is an empty site: the building must be built.')
      : notAsked('LE-ACT-3', 'first build with the god', ['build', 'skip'], move),
};
