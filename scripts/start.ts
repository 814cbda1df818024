// `npm start`: page and server at one address. The page is built first if it is not there or older than its sources.
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { help, readSettings, run } from '@meltemi/server';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'packages/web/dist');

const [given] = process.argv.slice(2);
if (given === '--help' || given === '-h') console.log(`Meltemi. ${help()}`);
else if (given !== undefined) {
  console.error(`Meltemi can not start. There is no '${given}'; settings come by environment: npm start -- --help`);
  process.exitCode = 2;
} else {
  try {
    readSettings(process.env); // what is wrong with them is said at once
    if (!isBuilt()) await build();
    endWithParent();
    const address = await run(process.env, PAGE);
    console.log(`Meltemi is ready: ${address}`);
  } catch (error) {
    console.error(`Meltemi can not start. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/** npm may be told to stop, and its shell may go without telling: then nobody could end the server. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 1000).unref();
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

async function build(): Promise<void> {
  console.log('Building the page …');
  const { build: make } = await import('vite');
  await make({ configFile: join(ROOT, 'packages/web/vite.config.ts'), logLevel: 'warn' });
}
