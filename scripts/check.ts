// Everything that can be said about the code without running it: `npm run check`. The tests run the same list.
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { linkPackages } from './link.ts';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Where it runs; the root, if nothing is said. */
  readonly folder?: string;
}

const ROOT = resolve(import.meta.dirname, '..');

/** Remembers what was found about files that have not changed; without it everything is looked at. The other cores have other checks to do. */
const types = (project: string, name: string): string[] => {
  const memory = join(ROOT, 'node_modules/.cache/types', `${name}.tsbuildinfo`);
  return ['tsc', '--project', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', memory];
};

/** The longest first: they run side by side. */
export const checks: readonly Check[] = [
  {
    name: 'types of the page',
    // With --tsgo the compiler is the native one; svelte-check keeps its memory in .svelte-check.
    command: ['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--tsgo', '--incremental'],
    folder: 'packages/web',
  },
  { name: 'format, lint, import cycles', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: types('tsconfig.json', 'all') },
  { name: 'types of the engine, without Node or DOM', command: types('packages/engine/src/tsconfig.json', 'engine') },
  { name: 'unused code', command: ['knip', '--cache'] },
  { name: 'packages as they are published, and their API', command: ['node', 'scripts/packages/check.ts'] },
  { name: 'dependency arrows', command: ['node', 'scripts/arrows.ts'] },
  { name: 'translations', command: ['node', 'scripts/translations.ts'] },
  { name: 'a scenario for every rule', command: ['node', 'scripts/coverage.ts'] },
  { name: 'parts of the documents made from the code', command: ['node', 'scripts/docs.ts', '--check'] },
];

/** Resolves to the command's complaint, or to nothing if it has none. */
export function complaint({ command: [program, ...args], folder = '' }: Check): Promise<string | undefined> {
  const cwd = join(ROOT, folder);
  const PATH = [join(cwd, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(':');
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env: { ...process.env, PATH }, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}`.trim() || error.message : undefined),
    );
  });
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
