// Which test files a change can affect, for `npm test -- --changed`: those that reach a changed file by what they
// import or name. Every text in a source that is the path of a file or folder counts, so that workers, child processes
// and data are found as well; a text too many runs a test too many.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const TEXT = /(['"`])((?:\.{1,2}\/|@?[\w-]+[/.])[^'"`\n]*)\1/g;
const SOURCE = /\.(ts|svelte|html)$/;

/**
 * Tests of whole programs: of the built page in a browser, of the packed packages. Nearly every change can affect them
 * all, and they take minutes. They are left out unless the change is in what they import themselves.
 */
const WHOLE = /^packages\/web\/test\/browser\/|^scripts\/test\/packed\.test\.ts$/;
/** One of them that is short, for any change of the page. */
const SMOKE = 'packages/web/test/browser/development.test.ts';
const PAGE = /^packages\/(web|board)\/(?!test)/;

/** Folders that are read without being named. */
const READ: Readonly<Record<string, readonly string[]>> = {
  'scripts/check.ts': ['packages', 'scripts', 'bench', 'docs'],
  'scripts/test/documents.ts': ['docs', ...globSync('packages/*/README.md', { cwd: ROOT })],
};

export interface Affected {
  readonly run: readonly string[];
  /** Tests of whole programs, which only `npm test` runs. */
  readonly leftOut: readonly string[];
}

/** Files that differ from what was last pushed, or from the last commit if nothing was; relative to the root. */
export function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  let base = 'HEAD';
  try {
    base = git('merge-base', 'HEAD', '@{upstream}');
  } catch {
    // A branch without an upstream.
  }
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return lists.flatMap((list) => list.split('\n')).filter((file) => file !== '');
}

/** `tests`, `changed`: paths relative to the root. */
export function affected(tests: readonly string[], changed: readonly string[]): Affected {
  const run: string[] = [];
  const leftOut: string[] = [];
  for (const test of tests) {
    const reached = WHOLE.test(test) ? new Set([test, ...named(test)]) : reach(test);
    if (changed.some((file) => isReached(file, reached))) run.push(test);
    else if (WHOLE.test(test)) (test === SMOKE && changed.some((file) => PAGE.test(file)) ? run : leftOut).push(test);
  }
  return { run, leftOut };
}

function isReached(file: string, reached: ReadonlySet<string>): boolean {
  for (let path = file; path !== '.'; path = dirname(path)) if (reached.has(path)) return true;
  return false;
}

/** The files and folders that a file reaches. */
function reach(from: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...named(file));
  }
  return reached;
}

const known = new Map<string, readonly string[]>();

/** What a file imports or names. */
function named(file: string): readonly string[] {
  const before = known.get(file);
  if (before) return before;
  const paths = SOURCE.test(file) ? texts(file).flatMap((text) => pathsOf(file, text)) : [];
  const found = [...new Set([...paths, ...(READ[file] ?? [])])];
  known.set(file, found);
  return found;
}

function texts(file: string): string[] {
  const path = join(ROOT, file);
  if (!existsSync(path)) return [];
  // Of a pattern or a template the folder before it counts.
  return [...readFileSync(path, 'utf8').matchAll(TEXT)].map(([, , text]) => text.replace(/\/[^/]*[*{$].*$/, ''));
}

/** The files and folders of the repository that a text in a file may mean. */
function pathsOf(file: string, text: string): string[] {
  if (text.startsWith('@meltemi/')) return exported(text);
  const home = /^packages\/[^/]+/.exec(file)?.[0] ?? '';
  return [dirname(file), home, '']
    .map((folder) =>
      relative(ROOT, resolve(ROOT, folder, text))
        .split(sep)
        .join('/'),
    )
    .filter((path) => isInside(path) && existsSync(join(ROOT, path)));
}

/** Whether a path leads to something smaller than a package. */
function isInside(path: string): boolean {
  return !/^($|\.\.)|node_modules|^(packages(\/[^/]+)?|scripts|docs)$/.test(path);
}

/** The source behind the name of a package, or of one of its entries. */
function exported(name: string): string[] {
  const [, own, ...entry] = name.split('/');
  const manifest = join('packages', own, 'package.json');
  if (!existsSync(join(ROOT, manifest))) return [];
  const { exports } = JSON.parse(readFileSync(join(ROOT, manifest), 'utf8')) as { exports?: unknown };
  const source =
    typeof exports === 'string' ? exports : (exports as Record<string, unknown>)?.[['.', ...entry].join('/')];
  return typeof source === 'string' ? [manifest, join('packages', own, source)] : [manifest];
}
