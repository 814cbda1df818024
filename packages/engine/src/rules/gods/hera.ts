import { pay } from '../../effects/gold.ts';
import { tell } from '../../effects/tell.ts';
import type { Turn } from '../../model/frames.ts';
import type { MoveOf } from '../../model/moves.ts';
import { proper, type Refusal, refused, tooExpensive } from '../../model/refusal.ts';
import type { Position } from '../../model/state.ts';
import { isLand, ownLands } from '../../query/areas.ts';
import { goldOf } from '../../query/gold.ts';
import { HERO_PRICE } from '../../query/prices.ts';
import type { GodRule } from './god.ts';

/**
 * LE-HERA-1 One basic building of a type the faction does not have; 1 mercenary. LE-HERA-2 Up to three more mercenaries
 * for 1, 3, 5 GP. LE-HERA-3 One hero from the open hero track for 4 GP.
 */
export const hera: GodRule = {
  mandatory: (faction) => [
    { kind: 'build', faction, building: null },
    { kind: 'place', faction, piece: 'mercenary', left: 1, where: 'own-land' },
  ],
  extra: 'mercenary',
  prices: [1, 3, 5],
  addActions(s, turn, moves) {
    if (turn.once || goldOf(s, turn.faction) < HERO_PRICE) return;
    for (const hero of s.heroTrack) {
      if (hero) for (const area of ownLands(s, turn.faction)) moves.push({ do: 'hire', hero, area });
    }
  },
  mobilisation: true,
};

/** LE-HERO-1: the figure goes into an own land area. */
export function hire(s: Position, faction: number, { hero, area }: MoveOf<'hire'>): void {
  pay(s, faction, HERO_PRICE);
  s.heroTrack = s.heroTrack.with(s.heroTrack.indexOf(hero), null);
  s.heroes = [...s.heroes, { id: hero, owner: faction, area, since: s.cycle }];
  tell(s, { event: 'hired', faction, hero, area });
}

export function refuseHire(s: Position, turn: Turn, { hero, area }: MoveOf<'hire'>): Refusal {
  const gold = goldOf(s, turn.faction);
  if (turn.god !== 'hera') return refused('needs-hera', 'LE-HERA-3', 'Heroes are recruited with Hera only.');
  if (turn.once) return refused('once', 'LE-HERO-1', 'Only one hero is recruited in a turn.');
  if (!s.heroTrack.includes(hero))
    return refused('not-on-track', 'LE-HERA-3', `${proper(hero)} is not on the track.`, { hero });
  if (s.owner[area] !== turn.faction || !isLand(s, area)) {
    return refused('not-your-land', 'LE-REC-2', 'Heroes are recruited into your own land areas.');
  }
  return tooExpensive('LE-HERA-3', HERO_PRICE, gold);
}
