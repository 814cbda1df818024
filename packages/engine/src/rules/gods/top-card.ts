import { takeFromDeck } from '../../effects/deck.ts';
import { pay } from '../../effects/gold.ts';
import { push } from '../../effects/state.ts';
import type { FrameOf } from '../../model/frames.ts';
import { refusing } from '../../model/refusal.ts';
import { required } from '../../model/required.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import { goldOf } from '../../query/gold.ts';
import { CREATURE_RULES } from '../creatures/index.ts';
import { isUsable } from '../creatures/play.ts';

const PLAY_PRICE = 1;

/** Fate shows the card to one seat. */
export function look(s: Position, faction: number): void {
  push(s, { kind: 'top-card', faction }, { kind: 'draw', to: 'top', by: faction });
}

/** LE-ZEUS-3: no temple discount. R-ZEUS: a card that can't be used, or not be paid for, goes back. */
export const topCard: Ask<FrameOf<'top-card'>> = {
  who: (_, frame) => frame.faction,
  moves(s, { faction }) {
    const card = required(s.top?.card, 'known top card');
    const playable = goldOf(s, faction) >= PLAY_PRICE && isUsable(CREATURE_RULES, s, card, faction);
    return playable ? [{ do: 'return' }, { do: 'play' }] : [{ do: 'return' }];
  },
  take(s, { faction }, move) {
    if (move.do === 'return') return;
    if (move.do !== 'play') impossible(move);
    const card = required(s.top?.card, 'known top card');
    pay(s, faction, PLAY_PRICE);
    takeFromDeck(s, card);
    push(s, { kind: 'creature', card, by: faction });
  },
  refuse: refusing('LE-ZEUS-3', 'the top card is played for 1 GP or returned', 'play', 'return'),
};
