// `npm start`: page and server at one address. The page is built first if it is not there or older than its sources.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithNpm, help, readSettings, run } from '@meltemi/server';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'packages/web');
const PAGE = join(WEB, 'dist');
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const [given] = process.argv.slice(2);
if (given === '--help' || given === '-h') console.log(`Meltemi. ${help()}`);
else if (given !== undefined) {
  console.error(`Meltemi can not start. There is no '${given}'; settings come by environment: npm start -- --help`);
  process.exitCode = 2;
} else {
  try {
    readSettings(process.env); // what is wrong with them is said at once
    endWithNpm();
    if (!isBuilt()) await build();
    const address = await run(process.env, PAGE);
    console.log(`Meltemi is ready: ${address}`);
  } catch (error) {
    console.error(`Meltemi can not start. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/** Is the built page as new as everything it is made of? */
function isBuilt(): boolean {
  const time = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = globSync(
    '{package-lock.json,docs/rules/**/*.md,packages/{engine,bots,protocol}/src/**,packages/web/{build,public,src}/**,packages/web/*.*}',
    { cwd: ROOT },
  );
  return Math.max(...sources.map((file) => time(join(ROOT, file)))) < time(join(PAGE, 'index.html'));
}

/** In a child process: what Vite takes of the memory would stay with the server. */
async function build(): Promise<void> {
  console.log('Building the page …');
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: WEB, stdio: 'inherit' });
  const stop = () => child.kill();
  for (const signal of SIGNALS) process.once(signal, stop);
  const [code] = await once(child, 'exit');
  for (const signal of SIGNALS) process.off(signal, stop);
  if (code !== 0) throw new Error('The page could not be built.');
}
