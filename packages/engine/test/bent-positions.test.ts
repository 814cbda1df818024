import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, games, randomGame, randomMove, replayHint } from '@meltemi/testkit';
import {
  actor,
  apply,
  clone,
  moves,
  NotationError,
  type Random,
  random,
  readPosition,
  SetupError,
  type State,
  writePosition,
} from '../src/index.ts';
import { below } from '../src/internal.ts';

// Positions come from people as well: a written one that was changed somewhere is refused with a sentence, or can be
// played on.

const FILE = 'packages/engine/test/bent-positions.test.ts';
const ODD: readonly unknown[] = [null, -1, 99, 1.5, 'x', [], {}, undefined, 1, 2];

const pick = <T>(rng: Random, list: readonly T[]): T => list[below(rng, list.length)];

function bentFrame(rng: Random, line: string): string {
  const frame = JSON.parse(line.slice('frame '.length));
  frame[pick(rng, Object.keys(frame))] = pick(rng, ODD);
  return `frame ${JSON.stringify(frame)}`;
}

/** One line is missing, lies elsewhere, or has another number or word. */
function bent(rng: Random, text: string): string {
  const lines = text.trimEnd().split('\n');
  const frames = lines.flatMap((line, i) => (line.startsWith('frame ') ? [i] : []));
  const at = below(rng, 3) > 0 ? pick(rng, frames) : 2 + below(rng, lines.length - 2);
  const [line] = lines.splice(at, 1);
  const words = line.split(' ');
  const changes: readonly (() => void)[] = [
    () => {},
    () => lines.splice(2 + below(rng, lines.length - 1), 0, line),
    () => lines.splice(at, 0, line.startsWith('frame ') ? bentFrame(rng, line) : line),
    () =>
      lines.splice(
        at,
        0,
        line.replace(/\d+/, () => String(below(rng, 12))),
      ),
    () => lines.splice(at, 0, words.with(below(rng, words.length), pick(rng, pick(rng, lines).split(' '))).join(' ')),
  ];
  pick(rng, changes)();
  return `${lines.join('\n')}\n`;
}

function read(text: string): State | null {
  try {
    return readPosition(text);
  } catch (error) {
    if (error instanceof NotationError || error instanceof SetupError) return null;
    throw error;
  }
}

function playOn(rng: Random, s: State): void {
  for (let step = 0; step < 6; step++) {
    const who = actor(s);
    if (who === null) return;
    const legal = moves(s);
    assert.ok(legal.length > 0, 'nothing is legal');
    apply(s, randomMove(s, legal, rng), legal);
  }
}

test('a written position that was changed somewhere is refused, or can be played on', (t) => {
  const sawRefused = atLeast(t, 800, 'refused positions');
  const sawPlayed = atLeast(t, 600, 'positions played on');
  for (const { mode, seed } of games(20, 20_000)) {
    const rng = random(`bent/${seed}`);
    randomGame(mode, seed, (s) => {
      if (rng() > 0.02) return;
      for (let i = 0; i < 10; i++) {
        const text = bent(rng, writePosition(s));
        try {
          const position = read(text);
          if (position === null) {
            sawRefused();
            continue;
          }
          sawPlayed();
          for (let way = 0; way < 3; way++) playOn(rng, clone(position));
        } catch (error) {
          throw new Error(`${(error as Error).message}\n${replayHint(mode, seed, FILE)}\n${text}`, { cause: error });
        }
      }
    });
  }
});
