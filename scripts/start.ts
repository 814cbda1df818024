// `npm start`: page and server at one address. The page is built first if it is missing or older than its sources.
import { parseArgs } from 'node:util';
import { endWithNpm, greeting, help, readSettings, run, withOptions } from '@meltemi/server';
import { PAGE, refreshPage } from './page.ts';

const text = { type: 'string' } as const;
const OPTIONS = { port: text, host: text, data: text, help: { type: 'boolean', short: 'h' } } as const;

/** Null: there is no such option. */
function options() {
  try {
    const { port, host, data, help } = parseArgs({ options: OPTIONS }).values;
    return { port, host, data, help };
  } catch {
    return null;
  }
}

const given = options();
if (!given) {
  console.error(
    'Meltemi cannot start. Options are --port N, --host ADDRESS and --data FOLDER; all other settings are environment variables: npm start -- --help',
  );
  process.exitCode = 2;
} else if (given.help) console.log(`Meltemi. ${help()}`);
else {
  try {
    const env = withOptions(process.env, given);
    readSettings(env); // reports bad settings before the page is built
    endWithNpm();
    await refreshPage(PAGE, () => console.log('Building the page …'));
    const address = await run(env, PAGE);
    console.log(greeting(address, env, process.stdout.isTTY === true));
  } catch (error) {
    console.error(`Meltemi cannot start. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
