import { boardOf } from '../../board/board-of.ts';
import { clear } from '../../effects/sites.ts';
import { push } from '../../effects/state.ts';
import type { FrameOf, Raze } from '../../model/frames.ts';
import { BUILDINGS, type Building } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { notAsked } from '../../model/refusal.ts';
import { type Ask, type Auto, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { allied } from '../../query/areas.ts';
import { basicOn, isBasic, siteOwner } from '../../query/sites.ts';

// Buildings that make way for a metropolis; with spare copies the owner picks which go (LE-METRO-1).

/** Which rule asks for them. */
const RULE = { set: 'LE-METRO-1', helen: 'LE-HERO-HELEN', odysseus: 'LE-HERO-ODYSSEUS' } as const;

/** How many buildings go. */
const PRICE = { set: 4, helen: 4, odysseus: 3 } as const;

/** Takes away what leaves no choice, and asks about the rest. */
export const raze: Auto<FrameOf<'raze'>> = {
  run(s, frame) {
    let { gone } = frame;
    while (gone.length < PRICE[frame.how]) {
      const site = withoutChoice(s, { ...frame, gone });
      if (site === undefined) return push(s, { ...frame, gone, kind: 'choose-raze' });
      gone = [...gone, basicOn(s, site)];
      clear(s, site);
    }
  },
};

export const chooseRaze: Ask<FrameOf<'choose-raze'>> = {
  who: (_, frame) => frame.faction,
  moves: (s, frame) => eligible(s, frame).map((site): Move => ({ do: 'raze', site })),
  take(s, frame, move) {
    if (move.do !== 'raze') impossible(move);
    const type = basicOn(s, move.site);
    clear(s, move.site);
    push(s, { ...frame, gone: [...frame.gone, type], kind: 'raze' });
  },
  refuse: (_, { how }, move) => notAsked(RULE[how], 'buildings make way for a metropolis', ['raze'], move),
};

function withoutChoice(s: Position, frame: Raze): number | undefined {
  const sites = eligible(s, frame);
  // Helen is halfway through a pair: only the other half is asked for now.
  const wanted = halfPair(frame) ? 1 : PRICE[frame.how] - frame.gone.length;
  if (sites.length === wanted) return sites[0];
  if (frame.how !== 'set') return undefined;
  return sites.find((site) => sites.every((other) => other === site || s.built[other] !== s.built[site]));
}

function eligible(s: Position, frame: Raze): number[] {
  const sites = candidates(s, frame);
  return sites.filter((site) => {
    const type = basicOn(s, site);
    return mayGo(frame, type, sites.filter((other) => s.built[other] === type).length);
  });
}

/** Do those that are gone and those that stand make up the price? */
export function canBePaid(s: Position, frame: Raze): boolean {
  const { how, gone } = frame;
  const standing = candidates(s, frame).map((site) => s.built[site]);
  const copies = (type: Building) => [...standing, ...gone].filter((other) => other === type).length;
  const types = BUILDINGS.filter((type) => copies(type) >= { set: 1, helen: 2, odysseus: 3 }[how]);
  return types.length >= { set: 4, helen: 2, odysseus: 1 }[how] && gone.every((type) => types.includes(type));
}

/** May a building of this type be removed next? `standing`: its copies that still stand. */
function mayGo(frame: Raze, type: Building, standing: number): boolean {
  const { how, gone } = frame;
  if (how === 'set') return !gone.includes(type);
  if (how === 'odysseus') return gone.length > 0 ? gone[0] === type : standing >= 3;
  return halfPair(frame) ? gone.at(-1) === type : !gone.includes(type) && standing >= 2;
}

/** Helen removes pair by pair. */
function halfPair({ how, gone }: Raze): boolean {
  return how === 'helen' && gone.length % 2 === 1;
}

/** Basic buildings that count for a faction: its own, for a set of four its team's as well (LE-TEAM-5). */
function candidates(s: Position, { faction, how }: Raze): number[] {
  const sites = boardOf(s).sites;
  const found: number[] = [];
  for (let site = 0; site < sites.length; site++) {
    if (!isBasic(s.built[site])) continue;
    const owner = siteOwner(s, site);
    if (owner === faction || (how === 'set' && owner >= 0 && allied(s, owner, faction))) found.push(site);
  }
  return found;
}
