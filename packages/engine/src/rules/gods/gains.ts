import type { Frame } from '../../model/frames.ts';
import type { God } from '../../model/ids.ts';
import type { TurnGains } from './extras.ts';
import { GOD_RULES } from './index.ts';

/**
 * What a god gives free of charge. `begun`: the frames of the turn if it has begun, which show what is still to come.
 */
export function legendaryGains(faction: number, god: God, _purse: number, begun?: readonly Frame[]): TurnGains {
  const free: readonly Frame[] = begun ?? GOD_RULES[god].mandatory(faction);
  const build = free.find((frame) => frame.kind === 'build');
  return {
    building: build?.kind === 'build' ? (build.building ?? 'any') : null,
    philosophers: free.filter((frame) => frame.kind === 'gain' && frame.card === 'philosopher').length,
  };
}
