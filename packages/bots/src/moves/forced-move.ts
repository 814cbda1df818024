import type { Move } from '@meltemi/engine';

/** The move that has to be made, where there is only one. */
export function forcedMove(legal: readonly Move[]): Move | undefined {
  return legal.length === 1 ? legal[0] : undefined;
}
