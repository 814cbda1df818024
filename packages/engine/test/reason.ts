import { type Story, story } from '@meltemi/testkit';
import { readMove, why } from '../src/index.ts';

/** The code and rule of a refusal. */
export function reasonFor(text: string, move: string): string {
  return reasonIn(story(text), move);
}

export function reasonIn({ state }: Story, move: string): string {
  const reason = why(state, readMove(state, move));
  return reason ? `${reason.code} ${reason.rule}` : 'legal';
}
