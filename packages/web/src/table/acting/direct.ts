import type { Move } from '@meltemi/engine';

const DIRECT: readonly Move['do'][] = [
  'fight',
  'lose',
  'stand',
  'reroll',
  'join',
  'stay',
  'done',
  'skip',
  'look',
  'play',
  'return',
];

/** Whether the button of a move says everything about it, so that the move needs no confirmation. */
export function isDirect(move: Move): boolean {
  return DIRECT.includes(move.do);
}
