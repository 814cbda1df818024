import { existsSync } from 'node:fs';
import type { NamedReport } from '@meltemi/server';
import { type Command, DONE, FAILED } from '../command/command.ts';
import { reasonOf } from '../command/system-error.ts';
import { printable } from '../screen/printable.ts';

const MOST = 1000;

/** What people have reported, for the operator. */
export const reports: Command = {
  name: 'reports',
  summary: 'list what people at a server have reported about others',
  more: `The database is the one the server uses: DATABASE_URL for PostgreSQL, else the file DATABASE_FILE
(data/meltemi.sqlite). A server may run meanwhile. The latest come first, ${MOST} at most; a table is at the address
of the server with #/at/ and its id.`,
  options: { json: { type: 'boolean', help: 'print one JSON document' } },
  files: [],
  async run({ json }) {
    try {
      const found = await stored();
      if (json) console.log(JSON.stringify({ ok: true, reports: found }));
      else console.log(found.length === 0 ? 'Nothing was reported.' : found.map(inWords).join('\n'));
      return DONE;
    } catch (error) {
      const reason = reasonOf(error);
      if (json) console.log(JSON.stringify({ ok: false, error: reason }));
      else console.error(`✖ reports: ${reason}`);
      return FAILED;
    }
  },
};

async function stored(): Promise<NamedReport[]> {
  const { openStore, readSettings } = await import('@meltemi/server');
  const settings = readSettings(process.env);
  if (!settings.databaseUrl && !existsSync(settings.databaseFile))
    throw new Error(`there is no database ${settings.databaseFile}`);
  const store = await openStore(settings, true);
  return store.reports(MOST).finally(() => store.close());
}

function inWords({ at, game, reporter, reporterName, person, personName, text }: NamedReport): string {
  const names = `${reporterName} (${reporter}) about ${personName} (${person})`;
  return printable(`${new Date(at).toISOString()}  table ${game}  ${names}: ${text}`);
}
