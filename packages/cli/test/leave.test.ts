import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { Repl } from '../src/play/repl.ts';
import { botsOf } from '../src/play/seating.ts';
import { Session } from '../src/play/session.ts';
import { inFolder } from './run.ts';
import { screenOf } from './screen-of.ts';

// Leaving a game that would be lost.

async function conversation(asksBack: boolean) {
  const lines: string[] = [];
  const options = { players: 3, board: 'quick', start: 'quick' } as const;
  const session = new Session(options, { colour: null, bots: botsOf({ bots: 'random' }), seed: 'leave' });
  const screen = screenOf({ print: (text) => lines.push(text) });
  const repl = new Repl(session, { screen, budget: { iterations: 1 }, asksBack });
  await repl.begin();
  return { lines, hear: (line: string) => repl.hear(line) };
}

test('a game is left at once as long as nothing was decided, and where nobody could answer', async () => {
  assert.equal(await (await conversation(true)).hear('quit'), false);
  const piped = await conversation(false);
  await piped.hear('1');
  assert.equal(await piped.hear('quit'), false);
});

test('a game with decisions is left at the second word, or when it is saved', async () => {
  const { lines, hear } = await conversation(true);
  await hear('1');
  assert.equal(await hear('quit'), true);
  assert.match(lines.at(-1) ?? '', /not saved: 'save FILE' keeps it/);
  assert.equal(await hear('quit'), false);
  await inFolder(async (folder) => {
    const other = await conversation(true);
    await other.hear('1');
    await other.hear(`save ${join(folder, 'game.json')}`);
    assert.equal(await other.hear('quit'), false);
  });
});

test('nor is another game loaded in its place at the first word', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'game.json');
    const saved = await conversation(true);
    await saved.hear(`save ${file}`);
    const { lines, hear } = await conversation(true);
    await hear('1');
    await hear(`load ${file}`);
    assert.match(lines.at(-1) ?? '', /not saved: 'save FILE' keeps it, and 'load .*game\.json' once more leaves it/);
    await hear(`load ${file}`);
    assert.ok(lines.some((line) => line.startsWith(`Loaded ${file}`)));
  }));
