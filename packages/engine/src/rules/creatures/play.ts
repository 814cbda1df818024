import { discard } from '../../effects/deck.ts';
import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import { figureRule, isFigure } from '../../figures/index.ts';
import type { Frame, FrameOf, Playing } from '../../model/frames.ts';
import type { CreatureId } from '../../model/ids.ts';
import type { Ask, Auto } from '../../model/rule.ts';
import type { Position } from '../../model/state.ts';
import type { Chooser, Instant } from './creature.ts';

// LE-CREA-2, CL-CREA-1: the effect happens at once, then the card is discarded; a figure stays with the player of its
// card (R-CHAIN).

/** What playing a card does: something at once, or a question. */
export type CreatureRules<C extends CreatureId> = { readonly [X in C]: Instant | Chooser<X> };

type AnyRules = { readonly [C in CreatureId]?: Instant | Chooser<never> };

/** Has the card any effect for this faction now? */
export function isUsable(rules: AnyRules, s: Position, card: CreatureId, by: number): boolean {
  const rule = rules[card] as Instant | Ask<Playing<CreatureId>>;
  if ('now' in rule) return rule.usable?.(s) ?? true;
  return rule.moves(s, { kind: card, by }).length > 0;
}

export function playing(rules: AnyRules): Auto<FrameOf<'creature'>> {
  return {
    run(s, { card, by }) {
      const usable = isUsable(rules, s, card, by);
      tell(s, { event: 'creature', faction: by, creature: card, effect: usable });
      if (!usable || !staysWithHolder(s, card)) push(s, { kind: 'spent', card });
      if (!usable) return;
      const rule = rules[card] as Instant | Chooser<never>;
      if ('now' in rule) rule.now(s, by);
      else push(s, { kind: card, by } as Frame);
    },
  };
}

/** A figure's card, as long as the figure is on the board. */
function staysWithHolder(s: Position, card: CreatureId): boolean {
  return isFigure(card) && figureRule(s, card).lasts !== 'until-played-again';
}

/** The card's effect is over. */
export const spent: Auto<FrameOf<'spent'>> = {
  run: (s, { card }) => discard(s, card, true),
};
