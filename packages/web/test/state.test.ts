import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

// The build follows no object that is put into a `$state` later (build/svelte.ts): such a state is `$state.raw`, and is replaced as a whole.

const SOURCE = join(import.meta.dirname, '../src');
const STATE = /(const |let |this\.)?(\w+)(?:: ([^=;\n]+))? = \$state(?:<([^(]*)>)?\((.*?)\)(?: as (\w+))?;/g;
/** Numbers, words, yes or no; elements and components are never followed. */
const PLAIN = /^(number|string|boolean|null|'\w+'|(HTML|SVG)\w*Element|ReturnType<typeof [A-Z]\w+>)$/;
/** These are words or numbers. */
const NAMED = ['Actor', 'Connection', 'Language', 'Speed', 'Trouble'];
/** What is followed because it is there from the beginning and never replaced. */
const FOLLOWED = ['agreement', 'rememberedChoice()'];

function isPlain(type: string | undefined, value: string): boolean {
  if (type === undefined) return /^(-?\d+|true|false|'[^']*'|)$/.test(value);
  return type.split(' | ').every((one) => PLAIN.test(one) || NAMED.includes(one));
}

test('whatever is replaced in a state is plain', () => {
  const files = globSync(['**/*.svelte', '**/*.svelte.ts'], { cwd: SOURCE });
  const found = files.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(STATE)].map((match) => ({ file, match })),
  );
  assert.ok(found.length > 60);
  for (const { file, match } of found) {
    const [text, how, , annotated, given, value, as] = match;
    if (FOLLOWED.includes(value)) assert.match(how, /const |this\./, `${file}: ${text}`);
    else assert.ok(isPlain(given ?? annotated ?? as, value), `${file}: ${text}`);
  }
});
