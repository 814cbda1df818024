// `npm start`: page and server at one address. The page is built first if it is missing or older than its sources.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm, greeting, help, readSettings, run } from '@meltemi/server';
import { buildPage, WEB } from './page.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(WEB, 'dist');

const [given] = process.argv.slice(2);
if (given === '--help' || given === '-h') console.log(`Meltemi. ${help()}`);
else if (given !== undefined) {
  console.error(
    `Meltemi cannot start. There is no '${given}'; settings are environment variables: npm start -- --help`,
  );
  process.exitCode = 2;
} else {
  try {
    readSettings(process.env); // reports bad settings before the page is built
    endWithNpm();
    if (!isBuilt()) {
      console.log('Building the page …');
      await buildPage(PAGE);
    }
    const address = await run(process.env, PAGE);
    console.log(greeting(address, process.env, process.stdout.isTTY === true));
  } catch (error) {
    console.error(`Meltemi cannot start. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/** Whether the built page is newer than all its sources. */
function isBuilt(): boolean {
  const time = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const { dependencies } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as { dependencies: object };
  const packages = Object.keys(dependencies).map((name) => name.replace('@meltemi/', ''));
  const sources = globSync(
    `{package-lock.json,docs/rules/**/*.md,packages/{${packages}}/src/**,packages/web/{build,public,src}/**,packages/web/*.*}`,
    { cwd: ROOT },
  );
  return Math.max(...sources.map((file) => time(join(ROOT, file)))) < time(join(PAGE, 'index.html'));
}
