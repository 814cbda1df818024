// `npm start`: page and server at one address. The page is built first if it is not there or older than its sources.
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { help, run } from '@meltemi/server';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'packages/web/dist');

if (process.argv.includes('--help')) console.log(`Meltemi. ${help()}`);
else {
  try {
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

async function build(): Promise<void> {
  console.log('Building the page …');
  const { build: make } = await import('vite');
  await make({ configFile: join(ROOT, 'packages/web/vite.config.ts'), logLevel: 'warn' });
}
