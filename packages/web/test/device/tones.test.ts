import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Happening } from '@meltemi/engine';
import { soundOf } from '../../src/device/tones.ts';

test('events sound like the most important of them', () => {
  const metropolis: Happening = { event: 'built', faction: 0, building: 'metropolis', site: 1 };
  const rolled: Happening = { event: 'rolled', faction: 0, die: 1 };
  assert.equal(soundOf([rolled, metropolis]), 'metropolis');
  assert.equal(soundOf([{ event: 'controlled', faction: 0, area: 1, from: 1 }, rolled]), 'dice');
  assert.equal(soundOf([{ event: 'controlled', faction: 0, area: 1, from: -1 }]), null);
  assert.equal(soundOf([{ event: 'robbed', faction: 0, by: 1, gold: null }]), 'coins');
  assert.equal(soundOf([{ event: 'robbed', faction: 0, by: 1, gold: 0 }]), null);
  assert.equal(soundOf([{ event: 'monument', faction: 0, monument: 'ares', area: 1 }]), 'metropolis');
  assert.equal(soundOf([{ event: 'over', winners: [1] }, metropolis]), 'victory');
});
