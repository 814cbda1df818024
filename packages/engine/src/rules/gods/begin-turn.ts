import { push } from '../../effects/state.ts';
import type { God } from '../../model/ids.ts';
import { actionPhase } from '../phases/actions.ts';
import { GOD_RULES } from './index.ts';

/** LE-ACT-1: first the god's mandatory free actions, then the paid ones. */
export const actions = actionPhase((s, marker, faction, god: God) => {
  const mandatory = GOD_RULES[god].mandatory(faction);
  if (god === 'apollo') return push(s, { kind: 'finish', faction, marker }, ...mandatory.reverse());
  push(s, { kind: 'turn', faction, marker, god, bought: 0, mobilised: 0, once: false });
  // LE-HERO-3: a hero may be sacrificed at any moment, also before and between the mandatory actions.
  for (const frame of mandatory.reverse()) push(s, frame, { kind: 'moment', faction });
});
