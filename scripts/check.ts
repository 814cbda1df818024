// `npm run check`: all checks that do not run the code. The tests run the same list.
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { linkPackages } from './link.ts';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** The folder it runs in; left out: the root. */
  readonly folder?: string;
  /** Parts of its output that are ignored. */
  readonly ignores?: RegExp;
}

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Type checks run incrementally, with a stored result for unchanged files, and on one core, because other checks use
 * the others.
 */
const types = (project: string, name: string): string[] => {
  const memory = join(ROOT, 'node_modules/.cache/types', `${name}.tsbuildinfo`);
  return ['tsc', '--project', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', memory];
};

/** The longest first, because they run at the same time. */
export const checks: readonly Check[] = [
  { name: 'types of the page', command: ['node', '../../scripts/page-types.ts'], folder: 'packages/web' },
  {
    name: 'types of the board',
    command: ['svelte-check', '--workspace', '../board', '--tsconfig', '../board/tsconfig.json', '--fail-on-warnings'],
    folder: 'packages/web',
  },
  { name: 'format, lint, import cycles', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: types('tsconfig.json', 'all') },
  // Tests may read a list without a check; sources may not.
  {
    name: 'types of the sources, every index checked',
    command: types('tsconfig.sources.json', 'sources'),
    // The value function and its training loop over rows of numbers, where checked accessors make a bot's move take a
    // tenth longer.
    ignores: /^packages\/(?:bots\/src\/(?:value|fit)|cli\/src\/tune)\/.*\n?(?: .*\n?)*/gm,
  },
  { name: 'types of the engine, without Node or DOM', command: types('packages/engine/src/tsconfig.json', 'engine') },
  { name: 'types of the page’s tests', command: types('packages/web/test/tsconfig.json', 'web-test') },
  { name: 'types of the board’s tests', command: types('packages/board/test/tsconfig.json', 'board-test') },
  { name: 'unused code', command: ['knip', '--cache'] },
  { name: 'packages as they are published, and their API', command: ['node', 'scripts/packages/check.ts'] },
  { name: 'dependency arrows', command: ['node', 'scripts/arrows.ts'] },
  { name: 'translations', command: ['node', 'scripts/translations.ts'] },
  { name: 'a scenario for every rule', command: ['node', 'scripts/coverage.ts'] },
  { name: 'parts of the documents made from the code', command: ['node', 'scripts/docs.ts', '--check'] },
];

/** Resolves to the output of a check that fails, or to undefined. */
export function complaint({ command: [program, ...args], folder = '', ignores }: Check): Promise<string | undefined> {
  const cwd = join(ROOT, folder);
  const PATH = [join(cwd, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(':');
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env: { ...process.env, PATH }, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve(error ? without(ignores, `${stdout}${stderr}`.trim() || error.message) : undefined),
    );
  });
}

/** The text without its ignored parts; undefined if nothing is left. */
function without(ignored: RegExp | undefined, text: string): string | undefined {
  return ignored ? text.replaceAll(ignored, '').trim() || undefined : text;
}

if (import.meta.main) {
  linkPackages();
  const seconds = () => `${(performance.now() / 1000).toFixed(1)} s`;
  await Promise.all(
    checks.map(async (check) => {
      const found = await complaint(check);
      console.log(found ? `✖ ${check.name} (${seconds()})\n${found}\n` : `✔ ${check.name} (${seconds()})`);
      if (found) process.exitCode = 1;
    }),
  );
}
