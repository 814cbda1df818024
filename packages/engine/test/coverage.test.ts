import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

// Every rule, ruling and worked example has a scenario with its id in the title.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/** Every id of every document. */
function required(): Set<string> {
  const documents = ['legendary', 'classic', 'monuments'].map((name) => read(`docs/rules/${name}.md`)).join('\n');
  const rules = documents.matchAll(/\*\*((?:LE|CL|MO)-[A-Z0-9-]+)\*\*/g);
  const rulings = read('docs/rules/rulings.md').matchAll(/^\| (R-[A-Z0-9-]+) \|/gm);
  const examples = read('docs/rules/examples.md').matchAll(/^\| (EX-[0-9]+) /gm);
  return new Set([...rules, ...rulings, ...examples].map((match) => match[1]));
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
  const unknown = [...have].filter(([id]) => !wanted.has(id)).map(([id, file]) => `${id} in ${file}`);
  console.log(`rules: ${wanted.size - missing.length} of ${wanted.size}`);
  assert.deepEqual(missing, [], 'rules without a scenario');
  assert.deepEqual(unknown, [], 'scenarios for rules that do not exist');
});
