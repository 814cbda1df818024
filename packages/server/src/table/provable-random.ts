import { createHmac, randomBytes } from 'node:crypto';
import { drawFate, type Move, type State } from '@meltemi/engine';
import { type Drawn, fateText, randomFrom, streamOf } from '@meltemi/protocol';

export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What chance decides after these outcomes. */
export function decideByFate(
  s: State,
  legal: readonly Move[],
  seed: string,
  mix: readonly string[],
  drawn: Drawn,
): Move {
  return drawFate(s, legal, randomFrom(hmac(seed, fateText(streamOf(s), drawn[streamOf(s)], mix))));
}

/**
 * What a bot leaves to chance at this version: nobody can foretell it during the game, anybody can check it afterwards.
 * It tells nothing about the dice.
 */
export function botSeed(seed: string, version: number, mix: readonly string[] = []): string {
  return hmac(seed, JSON.stringify(['bot', version, ...mix])).toString('hex');
}

function hmac(seed: string, text: string): Buffer {
  return createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest();
}
