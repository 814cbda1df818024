// Every rule, ruling and worked example has a scenario with its id in the title: `test('[LE-SEA-4] [EX-6] …'`. Every
// ruling is named where the engine carries it out: there it can be changed.
import { globSync, readFileSync } from 'node:fs';

const BOOKS = ['legendary', 'classic', 'monuments', 'rulings', 'examples'].map((name) => `docs/rules/${name}.md`);

/** The ids in the text of a rulebook. */
export function idsIn(book: string): string[] {
  const rules = book.matchAll(/\*\*((?:LE|CL|MO)-[A-Z0-9-]+)\*\*/g);
  const rows = book.matchAll(/^\| ((?:R-[A-Z0-9-]+)|(?:EX-[0-9]+)) /gm);
  return [...rules, ...rows].map(([, id]) => id);
}

/** The ids in the titles of a test file. */
export function idsProven(source: string): string[] {
  const titles = source.matchAll(/\b(?:test|it|describe)\(\s*['"`]((?:\[[A-Z0-9-]+\][\s,]*)+)/g);
  return [...titles].flatMap(([, ids]) => [...ids.matchAll(/\[([A-Z0-9-]+)\]/g)].map(([, id]) => id));
}

if (import.meta.main) {
  const wanted = new Set(BOOKS.flatMap((book) => idsIn(readFileSync(book, 'utf8'))));
  const proven = new Map<string, string>();
  for (const file of globSync('packages/*/test/**/*.test.ts'))
    for (const id of idsProven(readFileSync(file, 'utf8'))) proven.set(id, file);
  const engine = globSync('packages/engine/src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const named = new Set(engine.flatMap((source) => source.match(/\bR-[A-Z0-9-]*[A-Z0-9]/g) ?? []));
  const faults = [
    ...[...wanted].filter((id) => !proven.has(id)).map((id) => `no scenario has ${id} in its title`),
    ...[...wanted]
      .filter((id) => id.startsWith('R-') && !named.has(id))
      .map((id) => `no code of the engine names ${id}`),
    ...[...proven].filter(([id]) => !wanted.has(id)).map(([id, file]) => `${file}: there is no rule ${id}`),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`${wanted.size} rules, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
