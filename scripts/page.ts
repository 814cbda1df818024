// Builds the page: `npm start` and browser tests for the repository, `npm run pack` for the published package.
// `node scripts/page.ts` builds the page of the tests, if need be, and prints its folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'packages/web');
/** The page that `npm start` serves. */
export const PAGE = join(WEB, 'dist');
/** The page that browser tests open: one build for all of them. */
export const TESTED = join(ROOT, 'node_modules/.cache/page');
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Builds in a child process, because Vite's memory would otherwise stay with the server. */
export async function buildPage(folder: string): Promise<void> {
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  // What Vite says goes to stderr: stdout is the caller's.
  const child = spawn(process.execPath, args, { cwd: WEB, stdio: ['inherit', 2, 2] });
  const stop = () => child.kill();
  for (const signal of SIGNALS) process.once(signal, stop);
  const [code] = await once(child, 'exit');
  for (const signal of SIGNALS) process.off(signal, stop);
  if (code !== 0) throw new Error('The page could not be built.');
}

/** Builds the page unless the one in this folder is newer than all its sources. */
export async function refreshPage(folder: string, before?: () => void): Promise<void> {
  if (isBuilt(folder)) return;
  before?.();
  await buildPage(folder);
}

function isBuilt(folder: string): boolean {
  const time = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const { dependencies } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as { dependencies: object };
  const packages = Object.keys(dependencies).map((name) => name.replace('@meltemi/', ''));
  const sources = globSync(
    `{package-lock.json,docs/rules/**/*.md,packages/{${packages}}/src/**,packages/web/{build,public,src}/**,packages/web/*.*}`,
    { cwd: ROOT },
  );
  return Math.max(...sources.map((file) => time(join(ROOT, file)))) < time(join(folder, 'index.html'));
}

if (import.meta.main) {
  await refreshPage(TESTED);
  console.log(TESTED);
}
