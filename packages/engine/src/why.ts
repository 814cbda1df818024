import type { Move } from './moves.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly text: string;
  readonly params: Readonly<Record<string, string | number>>;
}
export function why(_s: State | View, _move: Move): Refusal | null {
  return null;
}
