import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setup } from '@meltemi/engine';
import { openTable } from './table.ts';

// Without the compiler a rune is only its value.
const same = (value: unknown) => value;
Object.assign(globalThis, { $state: Object.assign(same, { raw: same }), document: { documentElement: {} } });
const { LANGUAGES, speak, speakOf } = await import('../../src/words/words.svelte.ts');
const { factsOf } = await import('../../src/online/table-facts.ts');
const { seatTeams } = await import('../../src/online/seat-teams.ts');
await speakOf('table', 'others');

const factsWith = (options: { players: number; teams?: boolean }) => factsOf({ ...openTable().agreement, options });

test('the facts of a table say that it is played in teams, in all languages', async () => {
  await speak('en');
  assert.ok(factsWith({ players: 4, teams: true }).includes('4\u00a0players in teams'));
  assert.ok(factsWith({ players: 6 }).includes('6\u00a0players in teams'));
  for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
    await speak(language);
    const [alone, together] = [factsWith({ players: 4 }), factsWith({ players: 4, teams: true })];
    assert.equal(alone.length, together.length, 'one fact');
    assert.notDeepEqual(alone, together, language);
  }
});

test('seats stand together by team, as the engine makes the teams', () => {
  const teams = (options: { players: number; teams?: boolean }) => seatTeams(setup(options).table, options);
  assert.deepEqual(teams({ players: 4, teams: true }), [
    [0, 2],
    [1, 3],
  ]);
  assert.deepEqual(teams({ players: 6 }), [
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
  assert.deepEqual(teams({ players: 4 }), [[0, 1, 2, 3]]);
  assert.deepEqual(teams({ players: 2 }), [[0, 1]], 'each plays two factions of one team');
});
