import { discard } from '../deck.ts';
import { tell } from '../events.ts';
import type { Choice, FrameOf } from '../frames.ts';
import type { CreatureId } from '../ids.ts';
import type { Ask, Auto } from '../rule.ts';
import { push, type State } from '../state.ts';
import { CREATURE_RULES, FIGURE_RULES } from './index.ts';

// LE-CREA-2: the effect happens at once, then the card is discarded; figures stay with whoever played them (R-CHAIN).

function question(card: CreatureId): Ask<Choice> | null {
  const rule = CREATURE_RULES[card];
  return 'moves' in rule ? (rule as unknown as Ask<Choice>) : null;
}

/** Would the card do anything for this faction now? */
export function isUsable(s: State, card: CreatureId, by: number): boolean {
  const ask = question(card);
  if (ask) return ask.moves(s, { kind: card, by } as Choice).length > 0;
  // A Sphinx seen on top of the deck can't draw itself.
  return card !== 'sphinx' || s.discard.length > 0 || s.deck.some((other) => other !== 'sphinx');
}

export const playCreature: Auto<FrameOf<'creature'>> = {
  run(s, { card, by }) {
    const usable = isUsable(s, card, by);
    tell({ event: 'creature', faction: by, creature: card, effect: usable });
    if (!usable || !(card in FIGURE_RULES)) push(s, { kind: 'spent', card });
    if (!usable) return;
    const rule = CREATURE_RULES[card];
    if ('now' in rule) rule.now(s, by);
    else push(s, { kind: card, by } as Choice);
  },
};

/** The card's effect is over. */
export const spent: Auto<FrameOf<'spent'>> = {
  run: (s, { card }) => discard(s, card),
};
