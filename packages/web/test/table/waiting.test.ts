import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actor, readPosition, view } from '@meltemi/engine';
import type { Company, Sitter } from '../../src/game/saved-game.ts';
import { goesOn, waitingFor } from '../../src/table/waiting.ts';

const ADA = { name: 'Ada' };
const BEN = { name: 'Ben' };
const BOT = { level: 'easy' } as const;

const company = (...seats: Sitter[]): Company => ({
  ...{ id: 'table', seats, seed: '', hints: false, begun: 0, played: 0, over: false },
});

const BATTLE = readPosition(`position legendary players 3
board quick
syros red troops 2
milos blue troops 1
kea yellow
now turn red ares`);

test('while what was decided here is carried out, nothing is asked and nobody else is waited for', () => {
  const seen = view(BATTLE, 0);
  const next = actor(BATTLE);
  assert.equal(next, 0);
  assert.equal(waitingFor({ seen, next }, company(ADA, BOT, BOT)), 'own');
  // Between two people around one screen nobody is shown for a moment.
  const nobody = view(BATTLE, null);
  assert.equal(waitingFor({ seen: nobody, next: 0 }, company(ADA, BEN, BOT)), 'own');
  assert.deepEqual(waitingFor({ seen: nobody, next: 2 }, company(ADA, BEN, BOT)), { faction: 2, thinks: true });
  assert.deepEqual(waitingFor({ seen: nobody, next: 0 }, { ...company(ADA, BEN, BOT), online: true }), {
    faction: 0,
    thinks: true,
  });
  assert.equal(waitingFor({ seen, next: 'fate' }, company(ADA, BOT, BOT)), 'fate');
  assert.equal(waitingFor({ seen, next: null }, company(ADA, BOT, BOT)), 'over');
});

test('the game goes on by itself while bots and fate decide, not while people do', () => {
  const table = company(ADA, BEN, BOT);
  assert.deepEqual(
    [0, 1, 2, 'fate' as const, null].map((next) => goesOn(next, table)),
    [false, false, true, true, false],
  );
});

test('nobody thinks on a seat that was left online', () => {
  const online = { ...company(ADA, { name: '' }, BOT), online: true as const };
  const waiting = waitingFor({ seen: view(BATTLE, 0), next: 1 }, online);
  assert.deepEqual(waiting, { faction: 1, thinks: false });
  assert.ok(!goesOn(1, online));
});
