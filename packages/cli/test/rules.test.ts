import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isRuleId, ruleText } from '../src/screen/rules.ts';
import { LANGUAGES } from '../src/words/language.ts';
import { meltemi, ROOT } from './run.ts';

// `about LE-ACT-3` prints the rule.

const BOOKS = ['legendary', 'classic', 'monuments', 'rulings', 'examples'];
const IDS = BOOKS.flatMap((book) => {
  const text = readFileSync(join(ROOT, `docs/rules/${book}.md`), 'utf8');
  return [...text.matchAll(/\*\*((?:LE|CL|MO)-[A-Z0-9-]+)\*\*/g), ...text.matchAll(/^\| ((?:R|EX)-[A-Z0-9-]+)/gm)].map(
    ([, id]) => id,
  );
});

for (const language of LANGUAGES)
  test(`${language}: every rule, ruling and example has its text, without marks and without that of another`, () => {
    assert.ok(IDS.length > 290, `${IDS.length}`);
    const texts = new Map<string, string>();
    for (const id of IDS) {
      const text = ruleText(id, language);
      assert.ok(text !== null && text.length > 3, `${id}: ${text}`);
      assert.doesNotMatch(text, /\*\*|\||^[.,:;]/, id);
      assert.ok(!texts.has(text), `${id} says what ${texts.get(text)} says`);
      texts.set(text, id);
    }
  });

test('a rule of its own line, of a cell, of a row, and a ruling', () => {
  assert.match(ruleText('LE-ACT-3', 'en') ?? '', /^Building \(mandatory\): put the building .* build on its site\.$/);
  assert.equal(ruleText('LE-ATHENA-2', 'en'), 'One more philosopher, 4 GP');
  assert.equal(ruleText('le-zeus-1', 'en'), 'Zeus: temple; 1 priestess');
  assert.match(ruleText('LE-ARES-4', 'en') ?? '', /^No heroic mobilisation$/);
  assert.equal(ruleText('LE-CREA-DRYAD', 'en'), 'Steal one priestess from another player.');
  assert.match(ruleText('LE-HERO-AJAX', 'en') ?? '', /^Battle: strength 2\. sacrifice: at least 7 own land areas/);
  assert.match(
    ruleText('CL-POS', 'en') ?? '',
    /^Poseidon: recruit.*: fleets 1, 2, 3 GP .* building 2 GP: port\. special/,
  );
  assert.match(ruleText('R-APOLLO', 'en') ?? '', /^Where Apollo's tokens go: any land area/);
  assert.equal(ruleText('LE-ACT-99', 'en'), null);
  for (const word of ['kraken', 'LE', 'ares-1']) assert.equal(isRuleId(word), false);
});

test('a refusal points to its rule, which can be read, in the language of the game', async () => {
  const input = 'why fight\nabout LE-OFFER-1\nabout LE-ACT-99\n';
  const { stdout } = await meltemi(['play', '--bots', 'random', '--seed', '2', '--language', 'cs'], input);
  assert.match(stdout, /\(Pravidlo: about LE-OFFER-\d\)/);
  assert.match(
    stdout.replaceAll(/\s+/g, ' '),
    /> about LE-OFFER-1 LE-OFFER-1: V pořadí tahu|> about LE-OFFER-1 LE-OFFER-1: \p{Lu}/u,
  );
  assert.match(stdout, /Pravidlo LE-ACT-99 neexistuje\./);
});
