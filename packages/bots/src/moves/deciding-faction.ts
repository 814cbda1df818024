import type { Position } from '@meltemi/engine';
import { decider } from '@meltemi/engine/query';

/** The faction that decides; fate asks no bot. */
export function decidingFaction(s: Position): number {
  const who = decider(s);
  if (who === 'fate') throw new Error('fate decides here, no faction');
  return who;
}
