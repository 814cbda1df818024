// `npm start`: page and server at one address. The page is built first if it is missing or older than its sources.
import { endWithNpm, greeting, help, readSettings, run } from '@meltemi/server';
import { PAGE, refreshPage } from './page.ts';

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
    await refreshPage(PAGE, () => console.log('Building the page …'));
    const address = await run(process.env, PAGE);
    console.log(greeting(address, process.env, process.stdout.isTTY === true));
  } catch (error) {
    console.error(`Meltemi cannot start. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
