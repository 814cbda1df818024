// Which package, and which folder of a package with layers, may import which. The diagrams are in docs/architecture.md
// (scripts/picture.ts). Biome finds import cycles (noImportCycles).
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

interface PackageRule {
  /** Packages this one may import. */
  readonly arrows: readonly string[];
  /** What it may import from outside the project: nothing, npm packages, or Node's modules as well. */
  readonly outside: 'nothing' | 'npm' | 'npm and node';
}

/** The package that tests share: the tests of every package may import it, no source may. */
const TESTKIT = 'testkit';

const packages: Readonly<Record<string, PackageRule>> = {
  engine: { arrows: [], outside: 'nothing' },
  bots: { arrows: ['engine'], outside: 'nothing' },
  protocol: { arrows: ['engine'], outside: 'npm' },
  board: { arrows: [], outside: 'npm' },
  words: { arrows: ['engine', 'bots'], outside: 'nothing' },
  server: { arrows: ['engine', 'bots', 'protocol'], outside: 'npm and node' },
  cli: { arrows: ['engine', 'bots', 'protocol', 'server', 'words'], outside: 'npm and node' },
  web: { arrows: ['engine', 'bots', 'protocol', 'board', 'words'], outside: 'npm' },
  [TESTKIT]: { arrows: ['engine'], outside: 'npm and node' },
};

/**
 * Folders that are layers, the highest first: a folder imports only those after it. Files beside them are public
 * entries.
 */
const layers: Readonly<Record<string, { readonly folders: readonly string[]; readonly entries: readonly string[] }>> = {
  'packages/engine/src': {
    folders: ['record', 'kernel', 'editions', 'rules', 'effects', 'query', 'figures', 'notation', 'board', 'model'],
    entries: ['index.ts', 'query.ts', 'board.ts', 'record.ts', 'internal.ts'],
  },
  'packages/engine/src/rules': {
    folders: [
      ...['gods', 'monuments', 'phases', 'creatures', 'movement'],
      ...['battle', 'heroes', 'metropolis', 'offerings'],
    ],
    entries: [],
  },
  'packages/bots/src': {
    folders: [
      ...['worker', 'fairness', 'advice', 'levels', 'yardsticks', 'auction', 'search', 'win', 'moves'],
      ...['fit', 'value', 'bot'],
    ],
    entries: ['index.ts', 'fairness.ts', 'tuning.ts'],
  },
  'packages/web/src': {
    folders: [
      ...[
        'app',
        'admin',
        'home',
        'learn',
        'online',
        'local-games',
        'result',
        'replay',
        'table',
        'new-game',
        'workshop',
      ],
      ...['rules', 'fairness', 'game', 'board', 'page-parts', 'device', 'art', 'words', 'keyboard', 'scheduling'],
    ],
    entries: ['main.ts', 'App.svelte', 'service-worker.ts', 'modules.d.ts', 'theme.css'],
  },
  'packages/cli/src': {
    folders: ['tune', 'fairness', 'play', 'arena', 'sim', 'engine', 'hosting', 'record', 'command', 'screen', 'words'],
    entries: ['main.ts', 'commands.ts'],
  },
  'packages/board/src': {
    folders: ['drawing', 'pieces', 'input', 'layout', 'geometry', 'tasks'],
    entries: ['index.ts', 'geometry.ts', 'layout.ts'],
  },
};

export interface Import {
  /** As written. */
  readonly from: string;
  readonly typeOnly: boolean;
  readonly at: number;
}

/** The forbidden imports of a file, one sentence each; `path` is relative to the root of the repository. */
export function forbiddenImports(path: string, source: string): string[] {
  const [top, own, folder] = path.split('/');
  if (top !== 'packages') return [];
  if (!Object.hasOwn(packages, own)) return [`${path}: package ${own} has no arrows, add it to scripts/arrows.ts`];
  const { imports, faults } = readImports(path, source);
  const loose = whyLoose(path);
  if (loose) faults.push({ at: 0, text: loose });
  for (const each of imports) {
    const why = whyForbidden(path, own, folder === 'test', each) ?? whyUpwards(path, each);
    if (why) faults.push({ at: each.at, text: `${each.from}: ${why}` });
  }
  return faults.map(({ at, text }) => `${path}:${lineAt(source, at)} ${text}`);
}

function whyForbidden(path: string, own: string, isTest: boolean, { from }: Import): string | undefined {
  const { arrows, outside } = packages[own];
  const target = targetPackage(path, from);
  if (target === own) return from.startsWith('.') ? undefined : 'a package imports its own files by relative path';
  if (target !== undefined) {
    if (from.startsWith('.')) return 'leaves its package by a relative path';
    if (isTest && target === TESTKIT) return undefined;
    return arrows.includes(target) ? undefined : `${own} must not import ${target}`;
  }
  if (from.startsWith('.') || from.startsWith('/')) return 'leaves its package by a relative path';
  if (isBuiltin(from))
    return isTest || outside === 'npm and node' ? undefined : `${own} must not import Node's modules`;
  return outside === 'nothing' ? `${own} must not import npm packages` : undefined;
}

/** Why a file is in the wrong place: below a folder of layers every file lies in one of them or is a public entry. */
function whyLoose(path: string): string | undefined {
  for (const [base, { folders, entries }] of Object.entries(layers)) {
    if (!path.startsWith(`${base}/`)) continue;
    const [first, ...rest] = path.slice(base.length + 1).split('/');
    if (rest.length > 0 ? !folders.includes(first) : !entries.includes(first))
      return `${first} is no layer of ${base}, add it to scripts/arrows.ts`;
  }
  return undefined;
}

function whyUpwards(path: string, { from }: Import): string | undefined {
  if (!from.startsWith('.') || from.endsWith('.css')) return undefined;
  const target = posix.join(posix.dirname(path), from);
  for (const [base, { folders }] of Object.entries(layers)) {
    if (!path.startsWith(`${base}/`) || !target.startsWith(`${base}/`)) continue;
    const [own, other] = [path, target].map((file) => file.slice(base.length + 1).split('/')[0]);
    const entry = folders.indexOf(own) < 0;
    if (!entry && own !== other && folders.indexOf(other) < folders.indexOf(own))
      return `${own} must not import ${other}, which lies above it`;
  }
  return undefined;
}

/** The package an import leads to, if it is one of ours. */
export function targetPackage(path: string, from: string): string | undefined {
  if (from.startsWith('@meltemi/')) return from.split('/')[1];
  if (!from.startsWith('.')) return undefined;
  const [top, name] = posix.join(posix.dirname(path), from).split('/');
  return top === 'packages' ? name : undefined;
}

/** The imports of a module, or of the scripts in a component. */
export function readImports(path: string, source: string) {
  const imports: Import[] = [];
  const faults: { at: number; text: string }[] = [];
  const note = (from: string, typeOnly: boolean, at: number) => imports.push({ from, typeOnly, at });
  const { program, errors } = path.endsWith('.svelte')
    ? parseSync(`${path}.ts`, scriptsOf(source))
    : parseSync(path, source);
  for (const error of errors) faults.push({ at: error.labels[0]?.start ?? 0, text: error.message });
  new Visitor({
    ImportDeclaration: (node) => note(node.source.value, node.importKind === 'type', node.start),
    ExportAllDeclaration: (node) => note(node.source.value, node.exportKind === 'type', node.start),
    ExportNamedDeclaration: (node) => node.source && note(node.source.value, node.exportKind === 'type', node.start),
    ImportExpression: (node) =>
      node.source.type === 'Literal' && typeof node.source.value === 'string'
        ? note(node.source.value, false, node.start)
        : faults.push({ at: node.start, text: 'a computed import cannot be checked' }),
    // The cycle check does not see these.
    TSImportType: (node) => faults.push({ at: node.start, text: "write `import type` instead of `import('…').T`" }),
  }).visit(program);
  return { imports, faults };
}

/** The scripts of a component and the imports in its markup, at their offsets, with blanks for everything else. */
function scriptsOf(component: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  // For `{#await import('./A.svelte') then …}` a semicolon before it makes the import a statement of its own.
  const markup = (text: string) => {
    let kept = '';
    for (const { 0: found, index } of text.matchAll(/(?<=\W)import\('[^']+'\)/g))
      kept += `${blank(text.slice(kept.length, index - 1))};${found}`;
    return kept + blank(text.slice(kept.length));
  };
  let code = '';
  for (const { 0: all, 1: tag, 2: script, index } of component.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs))
    code +=
      markup(component.slice(code.length, index)) + blank(tag) + script + blank(all.slice(tag.length + script.length));
  return code + markup(component.slice(code.length));
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

if (import.meta.main) {
  const files = globSync('packages/*/{src,test}/**/*.{ts,svelte}').map((file) => file.replaceAll('\\', '/'));
  const faults = files.sort().flatMap((file) => forbiddenImports(file, readFileSync(file, 'utf8')));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
