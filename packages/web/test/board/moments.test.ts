import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Happening, setup, view } from '@meltemi/engine';
import { boardOf, siteAt } from '@meltemi/engine/board';
import { cards, names } from '@meltemi/words/en';
import { momentsOf } from '../../src/board/moments.ts';

const seen = view(setup({ players: 3, start: 'quick', board: 'quick' }), 0);
const called = {
  words: { cards, names },
  area: (area: number) => `area ${area}`,
  faction: (faction: number) => `${faction}`,
};
const land = boardOf(seen).areas.findIndex((area) => area.land);
const kinds = (happened: readonly Happening[]) => {
  const { before, after } = momentsOf(happened, seen, called);
  return [before, after].map((moments) => moments.map(({ kind }) => kind));
};

test('great moments: dice, theft and creatures come before pieces move, what comes of it after', () => {
  assert.deepEqual(
    kinds([
      { event: 'creature', faction: 1, creature: 'hydra', effect: true },
      { event: 'robbed', faction: 0, by: 1, gold: 2 },
      { event: 'battle', area: land, attacker: 1, defender: 0 },
      { event: 'rolled', faction: 1, die: 3 },
      { event: 'rolled', faction: 0, die: 1 },
      { event: 'controlled', faction: 1, area: land, from: 0 },
      { event: 'built', faction: 1, building: 'metropolis', site: 1 },
      { event: 'over', winners: [1] },
    ]),
    [
      ['dice', 'creature', 'theft'],
      ['conquest', 'metropolis', 'victory'],
    ],
  );
});

test('a metropolis is named by its area, a monument by itself', () => {
  const { after } = momentsOf(
    [
      { event: 'built', faction: 1, building: 'metropolis', site: 1 },
      { event: 'monument', faction: 1, monument: 'ares', area: land },
    ],
    seen,
    called,
  );
  const said = after.map((moment) => ('caption' in moment ? [moment.kind, moment.caption, moment.title] : []));
  const { area } = siteAt(boardOf(seen), 1);
  assert.deepEqual(said, [
    ['metropolis', cards.building.metropolis.name, `area ${area}`],
    ['monument', `area ${land}`, cards.monument.ares.name],
  ]);
});

test('an empty area that is taken and an empty purse are no great moments', () => {
  assert.deepEqual(
    kinds([
      { event: 'controlled', faction: 1, area: land, from: -1 },
      { event: 'robbed', faction: 0, by: 1, gold: 0 },
      { event: 'built', faction: 1, building: 'port', site: 1 },
    ]),
    [[], []],
  );
});

test('a metropolis is made of the buildings taken away for it, or of one of each', () => {
  const metropolis = { event: 'built', faction: 1, building: 'metropolis', site: 1 } as const;
  const from = (happened: readonly Happening[]) => {
    const [moment] = momentsOf(happened, seen, called).after;
    return moment.kind === 'metropolis' ? moment.parts.map(({ icon }) => icon) : [];
  };
  assert.deepEqual(from([{ event: 'razed', building: 'port', site: 0 }, metropolis]), ['model-port']);
  assert.equal(from([metropolis]).length, 4);
});
