import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

// Every rule, ruling and worked example has a scenario with its id in the title.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/** Documents and sections that are built so far. */
function required(): Set<string> {
  const rules = [...read('docs/rules/legendary.md').matchAll(/\*\*(LE-[A-Z0-9-]+)\*\*/g)].map((match) => match[1]);
  const [legendary] = read('docs/rules/rulings.md').split('## Classic and Monuments');
  const rulings = [...legendary.matchAll(/^\| (R-[A-Z0-9-]+) \|/gm)].map((match) => match[1]);
  const examples = [...read('docs/rules/examples.md').matchAll(/^\| (EX-[1-8]) /gm)].map((match) => match[1]);
  return new Set([...rules, ...rulings, ...examples]);
}

/** Every id of every document. */
function known(): Set<string> {
  const all = ['legendary', 'classic', 'monuments', 'rulings', 'examples'].map((name) => read(`docs/rules/${name}.md`));
  const ids = all.join('\n').matchAll(/(?:\*\*|^\| )((?:LE|CL|MO|R|EX)-[A-Z0-9-]+)/gm);
  return new Set([...ids].map((match) => match[1]));
}

/** Ids in the titles of tests: `test('[LE-SEA-4] [EX-6] …'`. */
function proven(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('packages/*/test/**/*.test.ts', { cwd: root })) {
    const titles = read(file).matchAll(/\b(?:test|it|describe)\(\s*['"`]((?:\[[A-Z0-9-]+\][\s,]*)+)/g);
    for (const [, ids] of titles) for (const [, id] of ids.matchAll(/\[([A-Z0-9-]+)\]/g)) found.set(id, file);
  }
  return found;
}

test('every rule has a scenario, and every scenario names a rule there is', () => {
  const wanted = required();
  const have = proven();
  const missing = [...wanted].filter((id) => !have.has(id));
  const all = known();
  const unknown = [...have].filter(([id]) => !all.has(id)).map(([id, file]) => `${id} in ${file}`);
  console.log(`rules: ${wanted.size - missing.length} of ${wanted.size}`);
  assert.deepEqual(missing, [], 'rules without a scenario');
  assert.deepEqual(unknown, [], 'scenarios for rules that do not exist');
});
