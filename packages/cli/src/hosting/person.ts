import { writeFileSync } from 'node:fs';
import { type Command, DONE, FAILED, UsageError } from '../command/command.ts';
import { reasonOf } from '../command/system-error.ts';
import { DATABASE } from './backup.ts';

export const person: Command = {
  name: 'person',
  summary: 'export or erase what a server keeps about one person',
  more: `ID is the id of a person, as reports and exports show it. ${DATABASE} (data/meltemi.sqlite). --export may be
used while a server runs. --erase deletes the person, their sessions, chat and reports; in games, which can still be
played and checked, they have no name any more, and a bot plays on where they sat. It cannot be undone. With SQLite
stop the server first, or use "meltemi admin erase ID".`,
  options: {
    export: { type: 'boolean', help: 'print everything as JSON' },
    out: { type: 'string', value: 'FILE', help: 'with --export: write it there instead' },
    erase: { type: 'boolean', help: 'erase everything' },
  },
  files: ['ID'],
  async run(values, [id = '']) {
    if (Boolean(values.export) === Boolean(values.erase)) throw new UsageError('give either --export or --erase');
    if (values.out !== undefined && !values.export) throw new UsageError('--out goes with --export');
    const { eraseFrom, exportFrom, readSettings } = await import('@meltemi/server');
    try {
      const settings = readSettings(process.env);
      const found = values.erase ? await eraseFrom(settings, id) : await exportFrom(settings, id);
      if (!found) throw new Error(`there is no person ${id}`);
      if (values.erase) console.log(`✔ ${id} was erased`);
      else if (typeof values.out === 'string')
        writeFileSync(values.out, `${JSON.stringify(found, null, 2)}\n`, { mode: 0o600 });
      else console.log(JSON.stringify(found, null, 2));
      return DONE;
    } catch (error) {
      console.error(`✖ person: ${reasonOf(error)}`);
      return FAILED;
    }
  },
};
