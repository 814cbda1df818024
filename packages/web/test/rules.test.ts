import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CREATURES, GODS, HEROES, MONUMENTS } from '@meltemi/engine';
import { MONUMENT_BUILDINGS, ruleOf } from '@meltemi/engine/query';
import { atLeast } from '@meltemi/testkit';
import { booksIn } from '../build/rules.ts';
import { BOOKS, type Book, type RuleEntry } from '../src/rules/book.ts';
import { picturesOf } from '../src/rules/pictures.ts';
import { search, wantedOf } from '../src/rules/search.ts';
import { rulesPage } from '../src/words/en/rulesPage.ts';

const RULES = join(import.meta.dirname, '../../../docs/rules');

/** Every rule, ruling and example that the Markdown defines. */
function written(language: string): string[] {
  const texts = BOOKS.map((name) => readFileSync(join(RULES, language === 'en' ? '' : language, `${name}.md`), 'utf8'));
  const ids = texts.flatMap((text) => [
    ...text.matchAll(/\*\*((?:LE|CL|MO)-[A-Z0-9-]+)\*\*/g),
    ...text.matchAll(/^\| ((?:R|EX)-[A-Z0-9-]+)/gm),
  ]);
  return ids.map(([, id]) => id).sort();
}

function compiled(books: readonly Book[]): string[] {
  return books.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries.flatMap(({ ids }) => ids))).sort();
}

test('the page has every rule, once', () => {
  const ids = compiled(booksIn('en'));
  assert.deepEqual(ids, written('en'));
  assert.equal(new Set(ids).size, ids.length);
});

for (const language of ['pl', 'cs', 'uk'].filter((language) => existsSync(join(RULES, language)))) {
  test(`the rules in ${language} have the same ids`, () => {
    const books = booksIn(language);
    assert.deepEqual(
      books.map((book) => book.language),
      BOOKS.map(() => language),
    );
    assert.deepEqual(compiled(books), written('en'));
  });
}

test('links lead to something', () => {
  for (const language of ['en', 'pl', 'cs', 'uk']) {
    const books = booksIn(language);
    const places = new Set<string>([
      ...BOOKS,
      ...compiled(books),
      ...books.flatMap(({ sections }) => sections.flatMap(({ ids }) => ids)),
    ]);
    const html = books.flatMap((book) => [
      book.intro,
      ...book.sections.flatMap(({ entries }) => entries.map((e) => e.title + e.html)),
    ]);
    const links = html.flatMap((text) => [...text.matchAll(/href="#\/rules\/([^"]+)"/g)].map(([, id]) => id));
    assert.ok(links.length > 30);
    for (const id of links) assert.ok(places.has(id), `${language}: ${id}`);
  }
});

test('rules that are spoken of are links, and no Markdown is left', (t) => {
  const saw = atLeast(t, 200, 'entries');
  for (const { sections } of booksIn('en')) {
    for (const { title, html } of sections.flatMap(({ entries }) => entries)) {
      saw();
      assert.doesNotMatch(title + html, /\*\*|`|\|/);
      assert.doesNotMatch(html, /ruling R-/);
    }
  }
});

test('what could be markup in a rule is text', () => {
  const [book] = booksIn('en');
  const tags = new Set(
    book.sections.flatMap(({ entries }) => entries.flatMap(({ html }) => html.match(/<[a-z]+/g) ?? [])),
  );
  assert.deepEqual(
    [...tags].sort(),
    ['<a', '<b', '<dd', '<dl', '<dt', '<em', '<p'].filter((tag) => tags.has(tag)),
  );
});

test('a search for a word finds those that mean the same', () => {
  const entry = (id: string, html: string): RuleEntry => ({ ids: [id], title: '', html });
  const entries = [
    entry('A', 'The defender may <b>withdraw</b>.'),
    entry('B', 'No one may retreat.'),
    entry('C', 'Dice'),
  ];
  const section = { ids: ['S'], title: 'Battle', inner: false, entries };
  const book: Book = { name: 'legendary', language: 'en', title: '', intro: '', sections: [section] };
  const found = (words: string) =>
    search([book], wantedOf(words, rulesPage.synonyms), ({ title }) => title).flatMap(({ sections }) =>
      sections.flatMap(({ entries }) => entries.flatMap(({ ids }) => ids)),
    );
  assert.deepEqual(found('Retreats'), ['A', 'B']);
  assert.deepEqual(found('withdraw defender'), ['A']);
  assert.deepEqual(found('dice'), ['C']);
  assert.deepEqual(found('treat'), ['B']);
});

test('every god, creature, hero and monument has its picture beside its rule', () => {
  const entries = booksIn('en').flatMap(({ sections }) => sections.flatMap((section) => section.entries));
  const pictured = new Set(entries.flatMap(picturesOf));
  const buildings = MONUMENTS.flatMap((monument) => MONUMENT_BUILDINGS[monument]);
  for (const name of [...GODS, ...CREATURES, ...HEROES, ...buildings])
    assert.ok(pictured.has(name), `no rule shows ${name}`);
  for (const monument of MONUMENTS) {
    const entry = entries.find(({ ids }) => ids.includes(ruleOf.monument[monument])) as RuleEntry;
    assert.deepEqual(picturesOf(entry), MONUMENT_BUILDINGS[monument]);
  }
});
