// Everything that can be said about the code without running it: `npm run check`. The tests run the same list.
import { execFile } from 'node:child_process';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
}

export const checks: readonly Check[] = [
  { name: 'format, lint, import cycles', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['tsc', '--project', 'tsconfig.json'] },
  {
    name: 'types of the engine, without Node or DOM',
    command: ['tsc', '--project', 'packages/engine/src/tsconfig.json'],
  },
  {
    name: 'types of the page',
    command: [
      'packages/web/node_modules/.bin/svelte-check',
      '--tsconfig',
      'packages/web/tsconfig.json',
      '--fail-on-warnings',
    ],
  },
  { name: 'dependency arrows', command: ['node', 'scripts/arrows.ts'] },
  { name: 'unused code', command: ['knip'] },
];

/** Resolves to the command's complaint, or to nothing if it has none. */
export function complaint({ command: [program, ...args] }: Check): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(program, args, { maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}`.trim() || error.message : undefined),
    );
  });
}

if (import.meta.main) {
  await Promise.all(
    checks.map(async (check) => {
      const found = await complaint(check);
      console.log(found ? `✖ ${check.name}\n${found}\n` : `✔ ${check.name}`);
      if (found) process.exitCode = 1;
    }),
  );
}
