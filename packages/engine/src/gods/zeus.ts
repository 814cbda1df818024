import { CREATURE_RULES } from '../creatures/index.ts';
import { isUsable } from '../creatures/play.ts';
import { canDraw, takeFromDeck } from '../deck.ts';
import type { FrameOf } from '../frames.ts';
import { goldOf, pay } from '../gold.ts';
import { type Ask, impossible } from '../rule.ts';
import { push, type State, type TopCard } from '../state.ts';
import type { GodRule } from './god.ts';

/**
 * LE-ZEUS-1 Temple; 1 priestess. LE-ZEUS-2 One more priestess, 4 GP. LE-ZEUS-3 Once: look secretly at the top creature card, then play
 * it for 1 GP or put it back.
 */
export const zeus: GodRule = {
  mandatory: (faction) => [
    { kind: 'build', faction, building: 'temple' },
    { kind: 'gain', faction, card: 'priestess' },
  ],
  extra: 'priestess',
  prices: [4],
  addActions(s, turn, moves) {
    if (!turn.once && canDraw(s)) moves.push({ do: 'look' });
  },
  mobilisation: true,
};

const PLAY_PRICE = 1;

/** Fate shows the card to one seat. */
export function look(s: State, faction: number): void {
  push(s, { kind: 'top-card', faction }, { kind: 'draw', to: 'top', by: faction });
}

/** No temple discount; a card that can't be used, or not be paid for, goes back. */
export const topCard: Ask<FrameOf<'top-card'>> = {
  who: (_, frame) => frame.faction,
  moves(s, { faction }) {
    const { card } = s.top as TopCard;
    const playable = goldOf(s, faction) >= PLAY_PRICE && isUsable(CREATURE_RULES, s, card, faction);
    return playable ? [{ do: 'return' }, { do: 'play' }] : [{ do: 'return' }];
  },
  take(s, { faction }, move) {
    if (move.do === 'return') return;
    if (move.do !== 'play') impossible(move);
    const { card } = s.top as TopCard;
    pay(s, faction, PLAY_PRICE);
    takeFromDeck(s, card);
    push(s, { kind: 'creature', card, by: faction });
  },
};
