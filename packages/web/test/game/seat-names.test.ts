import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS } from '@meltemi/bots';
import { setup } from '@meltemi/engine';
import type { Company, Sitter } from '../../src/game/saved-game.ts';

// Without the compiler a rune is only its value.
const same = (value: unknown) => value;
Object.assign(globalThis, { $state: Object.assign(same, { raw: same }), document: { documentElement: {} } });
const { LANGUAGES, speak } = await import('../../src/words/words.svelte.ts');
const { tableNames } = await import('../../src/table/table-names.ts');
const { nameOf } = await import('../../src/game/seat-names.ts');

const BOT: Sitter = { level: 'medium' };
const NOBODY: Sitter = { name: '' };

function companyOf(seats: readonly Sitter[]): Company {
  return { id: '', seats, seed: 'here', hints: false, begun: 0, played: 0, over: false };
}

for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
  test(`${language}: no two bots of a table have one name`, async () => {
    await speak(language);
    const names = LEVELS.flatMap((level) => {
      const company = companyOf(Array.from({ length: 6 }, () => ({ level })));
      return company.seats.map((_, seat) => nameOf(company, seat));
    });
    assert.ok(
      names.every((name) => /^\p{Lu}\p{Ll}+$/u.test(name)),
      names.join(),
    );
    assert.equal(new Set(names).size, 6 * LEVELS.length);
  });
}

test('a person alone against bots is you; several people go by names or colours', async () => {
  await speak('en');
  const { table } = setup({ players: 3, start: 'quick', board: 'quick' });
  const named = (company: Company) => [0, 1, 2].map(tableNames(table, company).faction);
  assert.deepEqual(named(companyOf([NOBODY, BOT, BOT])), ['You', 'Penelope', 'Daedalus']);
  assert.deepEqual(named(companyOf([{ name: 'Ada' }, BOT, NOBODY])), ['Ada', 'Penelope', 'Yellow']);
  assert.deepEqual(named(companyOf([{ name: 'Ada' }, { name: 'Ada' }, BOT])), ['Ada (Red)', 'Ada (Blue)', 'Daedalus']);
  const elsewhere: Company = { ...companyOf([NOBODY, BOT, BOT]), online: true };
  assert.deepEqual(named(elsewhere), ['Red', 'Penelope', 'Daedalus'], 'a seat left at a server');
  await speak('cs');
  assert.deepEqual(named(companyOf([NOBODY, BOT, BOT])), ['Červený (vy)', 'Pénelopé', 'Daidalos']);
});

test('a finished game at a server says which seats have won, also those of bots, and if none has', async () => {
  await speak('en');
  const { endingOf } = await import('../../src/online/ending.ts');
  const winners = [
    { seat: 0, name: 'Ada' },
    { seat: 2, level: 'medium' },
  ] as const;
  assert.equal(endingOf(winners), 'Victory: Ada and Daedalus');
  assert.equal(
    endingOf([{ seat: 1, name: '' }]),
    `Victory: ${nameOf(companyOf([NOBODY, NOBODY]), 1)}`,
    'an empty seat',
  );
  assert.equal(endingOf([]), 'Ended early, without a winner');
});
