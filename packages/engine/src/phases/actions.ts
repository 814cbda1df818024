import { tell } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { GOD_RULES } from '../gods/index.ts';
import { gain } from '../gold.ts';
import type { God } from '../ids.ts';
import type { Auto } from '../rule.ts';
import { push, type State } from '../state.ts';
import { takeCard } from '../supply.ts';
import { openTiles } from '../table.ts';
import { bidderOn } from './offerings.ts';

/** LE-ACT-1: gods from the top down, Apollo last. */
function godsInOrder(s: State): God[] {
  return [...s.gods.slice(0, openTiles(s.table)), 'apollo'];
}

/** Factions in the order in which their gods act. */
export function actingOrder(s: State): number[] {
  return godsInOrder(s)
    .map((god) => bidderOn(s, god))
    .filter((faction) => faction >= 0);
}

export const actions: Auto<FrameOf<'actions'>> = {
  run(s) {
    if (s.phase !== 'actions') {
      s.phase = 'actions';
      tell({ event: 'phase', phase: 'actions' });
    }
    const faction = actingOrder(s).find((other) => !s.acted.includes(other));
    if (faction === undefined) return push(s, { kind: 'end' });
    const god = s.offers[faction]?.god as God;
    tell({ event: 'turn', faction, god });
    push(s, { kind: 'actions' });
    const mandatory = GOD_RULES[god].mandatory(faction);
    if (god === 'apollo') return push(s, { kind: 'finish', faction }, ...mandatory.reverse());
    push(s, { kind: 'turn', faction, god, bought: 0, mobilised: 0, once: false });
    // LE-HERO-3: a hero may be sacrificed at any moment, also before and between the mandatory actions.
    for (const frame of mandatory.reverse()) push(s, frame, { kind: 'moment', faction });
  },
};

/** LE-ACT-2: the first to act takes the last place of the turn-order track. */
export const finish: Auto<FrameOf<'finish'>> = {
  run(s, { faction }) {
    s.acted = [faction, ...s.acted];
  },
};

export const gainCard: Auto<FrameOf<'gain'>> = {
  run: (s, { faction, card }) => takeCard(s, faction, card),
};

export const tribute: Auto<FrameOf<'tribute'>> = {
  run: (s, { faction, gold }) => gain(s, faction, gold),
};
