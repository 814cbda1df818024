import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf, Turn } from '../../model/frames.ts';
import { FATE, MONUMENTS, type MonumentId } from '../../model/ids.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import { type Refusal, refused, refusing } from '../../model/refusal.ts';
import { type Ask, type FateAsk, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { ownLands } from '../../query/areas.ts';
import { MONUMENT_BUILDINGS } from '../../query/monuments.ts';
import { countOf } from '../../query/sites.ts';

/** MO-SETUP-1: one card per player, drawn at random, lying face up. */
export const chooseMonuments: FateAsk<FrameOf<'choose-monuments'>> = {
  who: () => FATE,
  skip: (_, frame) => frame.left === 0,
  moves: (s) =>
    MONUMENTS.filter((monument) => !s.monumentPool.includes(monument)).map(
      (monument): Move => ({ do: 'card', monument }),
    ),
  take(s, frame, move) {
    if (move.do !== 'card') impossible(move);
    s.monumentPool = [...s.monumentPool, move.monument];
    tell(s, { event: 'monument-card', monument: move.monument });
    push(s, { ...frame, left: frame.left - 1 });
  },
  refuse: refusing('MO-SETUP-1', 'fate draws the monument cards', 'card'),
};

/**
 * MO-BUILD-1, MO-BUILD-7: cards of the pool whose two buildings the faction controls; a metropolis is none
 * (R-MO-METRO).
 */
function affordable(s: Position, faction: number): MonumentId[] {
  return s.monumentPool.filter((monument) => {
    const [first, second] = MONUMENT_BUILDINGS[monument];
    const wanted = first === second ? 2 : 1;
    return countOf(s, faction, first) >= wanted && countOf(s, faction, second) >= wanted;
  });
}

/** MO-BUILD-1: its figure on any own isle. MO-BUILD-2: at any time of an own turn, as long as both buildings stand. */
export function addMonuments(s: Position, faction: number, moves: Move[]): void {
  for (const monument of affordable(s, faction)) {
    for (const area of ownLands(s, faction)) moves.push({ do: 'erect', monument, area });
  }
}

function canErect(s: Position, faction: number): boolean {
  return affordable(s, faction).length > 0;
}

export function erect(s: Position, faction: number, { monument, area }: MoveOf<'erect'>): void {
  s.monumentPool = s.monumentPool.filter((other) => other !== monument);
  s.monuments = [...s.monuments, { id: monument, area, used: 0 }];
  tell(s, { event: 'monument', faction, monument, area });
}

/** MO-BUILD-6, R-MO-ORDER: before the four buildings of a set are removed. */
export const offerMonuments: Ask<FrameOf<'monuments'>> = {
  who: (_, frame) => frame.faction,
  skip: (s, { faction }) => !canErect(s, faction),
  moves(s, { faction }) {
    const moves: Move[] = [{ do: 'done' }];
    addMonuments(s, faction, moves);
    return moves;
  },
  take(s, frame, move) {
    if (move.do === 'done') return;
    if (move.do !== 'erect') impossible(move);
    erect(s, frame.faction, move);
    push(s, frame);
  },
  refuse: refusing('MO-BUILD-6', 'a monument may be built before the set is removed', 'erect', 'done'),
};

export function refuseErect(s: Position, turn: Turn, { monument, area }: MoveOf<'erect'>): Refusal {
  if (!s.monumentPool.includes(monument)) {
    return refused(
      'not-in-pool',
      'MO-SETUP-1',
      'That monument is not among the cards of this game, or is built already.',
    );
  }
  if (s.owner[area] !== turn.faction) return refused('not-yours', 'MO-BUILD-1', 'A monument goes on an own isle.');
  const some = canErect(s, turn.faction) ? ' for it' : '';
  return refused('no-buildings', 'MO-BUILD-1', `You do not control the two buildings${some}.`);
}
