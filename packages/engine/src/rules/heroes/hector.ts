import { takeCard } from '../../effects/pieces.ts';
import { add, push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { refusing } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { cardsLeft } from '../../query/supply.ts';
import type { HeroRule } from './hero.ts';

/** Priestesses for one philosopher. */
const PRIESTESSES = 2;

function canSwap(s: Position, faction: number): boolean {
  return at(s.priestesses, faction) >= PRIESTESSES && cardsLeft(s, 'philosopher') > 0;
}

/**
 * LE-HERO-HECTOR Battle: when troops invade his area, his owner destroys one of them before the battle. Sacrifice: swap
 * 2 priestesses for 1 philosopher, any number of times.
 */
export const hector: HeroRule = {
  strikesFirst: true,
  needs: PRIESTESSES,
  mayBeSacrificed: canSwap,
  sacrifice: swap,
};

function swap(s: Position, faction: number): void {
  add(s, 'priestesses', faction, -PRIESTESSES);
  tell(s, { event: 'card', faction, card: 'priestess', by: -PRIESTESSES });
  takeCard(s, faction, 'philosopher');
  push(s, { kind: 'hector-swaps', faction });
}

export const hectorSwaps: Ask<FrameOf<'hector-swaps'>> = {
  who: (_, frame) => frame.faction,
  skip: (s, frame) => !canSwap(s, frame.faction),
  moves: () => [{ do: 'exchange' }, { do: 'done' }],
  take(s, frame, move) {
    if (move.do === 'done') return;
    if (move.do !== 'exchange') impossible(move);
    swap(s, frame.faction);
  },
  refuse: refusing('LE-HERO-HECTOR', 'priestesses are swapped for a philosopher', 'exchange', 'done'),
};
