import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rememberedSetup, rememberSetup } from '../../src/game/setup-choice.ts';

test('what was chosen for a table online is not what “Play now” begins, nor the other way round', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: kept.set.bind(kept) };
  Object.assign(globalThis, { localStorage: storage });
  rememberSetup('online', { ...rememberedSetup('online'), players: 2, edition: 'classic' });
  assert.deepEqual([rememberedSetup('here').players, rememberedSetup('here').edition], [3, 'legendary']);
  rememberSetup('here', { ...rememberedSetup('here'), players: 5 });
  assert.deepEqual([rememberedSetup('online').players, rememberedSetup('here').players], [2, 5]);
});
