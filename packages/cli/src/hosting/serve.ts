import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@meltemi/engine/internal';
import { type Command, DONE, FAILED } from '../command/command.ts';

/** The built page lies beside the code in the published package; in the repository `npm start` builds and serves it. */
const PAGE = join(import.meta.dirname, '../../page');

const MORE = `Games are kept in data/meltemi.sqlite under the current folder. Everything is set by environment variables, such
as PORT=8081 or DATABASE_FILE=/var/lib/meltemi/games.sqlite; meltemi serve --settings lists all settings. SIGTERM or
Ctrl-C ends the server.`;

export const serve: Command = {
  name: 'serve',
  summary: 'play in the browser: serves page and games at one address',
  more: MORE,
  options: { settings: { type: 'boolean', help: 'list the settings and their defaults' } },
  files: [],
  async run({ settings }) {
    const server = await import('@meltemi/server'); // loaded late, so that other commands start quickly
    if (settings) {
      console.log(server.help());
      return DONE;
    }
    try {
      if (!existsSync(join(PAGE, 'index.html'))) throw new Error('There is no built page here: use npm start instead.');
      server.endWithNpm();
      const address = await server.run(process.env, PAGE);
      console.log(server.greeting(address, process.env, process.stdout.isTTY === true));
      return DONE;
    } catch (error) {
      console.error(`Meltemi cannot start. ${messageOf(error)}`);
      return FAILED;
    }
  },
};
