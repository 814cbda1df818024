import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@meltemi/engine/internal';
import { type Command, DONE, FAILED, textOption } from '../command/command.ts';

/** The built page lies beside the code in the published package; in the repository `npm start` builds and serves it. */
const PAGE = join(import.meta.dirname, '../../page');

const MORE = `Games are kept in data/meltemi.sqlite under the current folder. All other settings are environment variables, such
as ORIGIN=https://games.example; meltemi serve --settings lists them. SIGTERM or Ctrl-C ends the server.`;

export const serve: Command = {
  name: 'serve',
  summary: 'play in the browser: serves page and games at one address',
  more: MORE,
  options: {
    port: { type: 'string', value: 'N', help: 'the port for page and API, as PORT (8080)' },
    host: { type: 'string', value: 'ADDRESS', help: 'where to listen, as HOST (127.0.0.1); 0.0.0.0 for everybody' },
    data: { type: 'string', value: 'FOLDER', help: 'where games are kept, in FOLDER/meltemi.sqlite (data)' },
    settings: { type: 'boolean', help: 'list the settings and their defaults' },
  },
  files: [],
  async run(values) {
    const server = await import('@meltemi/server'); // loaded late, so that other commands start quickly
    if (values.settings) {
      console.log(server.help());
      return DONE;
    }
    try {
      if (!existsSync(join(PAGE, 'index.html'))) throw new Error('There is no built page here: use npm start instead.');
      const option = (name: string) => textOption(values, name);
      const given = { port: option('port'), host: option('host'), data: option('data') };
      const env = server.withOptions(process.env, given);
      server.endWithNpm();
      const address = await server.run(env, PAGE);
      console.log(server.greeting(address, env, process.stdout.isTTY === true));
      return DONE;
    } catch (error) {
      console.error(`Meltemi cannot start. ${messageOf(error)}`);
      return FAILED;
    }
  },
};
