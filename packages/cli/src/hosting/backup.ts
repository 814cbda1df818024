import type { How, Inventory, Settings } from '@meltemi/server';
import { type Command, DONE, FAILED } from '../command/command.ts';
import { Progress } from '../command/progress.ts';
import { reasonOf, systemError } from '../command/system-error.ts';

export const DATABASE =
  'The database is the one the server uses: DATABASE_URL for PostgreSQL, else the file DATABASE_FILE';

type Work = (settings: Settings, file: string, how: How) => Promise<Inventory>;
const JSON_OPTION = { json: { type: 'boolean', help: 'print one JSON document' } } as const;

/** `work` loads the server only when the command runs, because other commands should start quickly. */
function command(name: string, summary: string, more: string, work: () => Promise<Work>): Command {
  return {
    name,
    summary,
    more,
    options: JSON_OPTION,
    files: ['FILE'],
    async run(values, [file = '']) {
      const { json } = values;
      const { readSettings } = await import('@meltemi/server');
      const progress = new Progress(null, 'rows copied and checked');
      const how = { replay: values['no-replay'] !== true, watch: () => progress.step() };
      try {
        const found = await (await work())(readSettings(process.env), file, how).finally(() => progress.end());
        const ok = found.broken.length === 0;
        console.log(json ? JSON.stringify({ file, ok, ...found }) : inWords(found));
        for (const game of json ? [] : found.broken) console.error(`✖ ${game}`);
        return ok ? DONE : FAILED;
      } catch (error) {
        const reason = about(file, error);
        if (json) console.log(JSON.stringify({ file, ok: false, error: reason }));
        else console.error(`✖ ${name}: ${reason}`);
        return FAILED;
      }
    },
  };
}

export function inWords({ games, lines, persons, erased, unreadable, changed, replayed }: Inventory): string {
  const but = unreadable.length > 0 ? ` but ${unreadable.length} of other rules: ${unreadable.join(', ')}` : '';
  const other = changed.length > 0 ? `; these rules would change ${changed.length}: ${changed.join(', ')}` : '';
  const nameless = erased > 0 ? `; ${erased} lines had a name that was erased` : '';
  const checked = replayed ? 'every game was played again' : 'the file can be read, and no game was played again';
  return `✔ ${games} games (${lines} lines) and ${persons} persons; ${checked}${but}${other}${nameless}`;
}

/** Why it did not work, with the file's name if the system leaves it out. */
function about(file: string, error: unknown): string {
  const { path } = systemError(error);
  if (!path) return reasonOf(error);
  return `${path.startsWith(file) ? file : path}: ${reasonOf(error)}`;
}

const backupCommand = command(
  'backup',
  'copy everything a server keeps into a file, and check it',
  `${DATABASE} (data/meltemi.sqlite). A server may run meanwhile: the copy is of one moment. Then the file is read
again, and every game in it is played from its first line to its last; one that does not hold is copied as it is, and
named (exit code 1). Only an earlier copy is replaced. Keep the file safe: it holds the seeds of running games.`,
  async () => (await import('@meltemi/server')).backup,
);

export const backup: Command = {
  ...backupCommand,
  options: {
    'no-replay': {
      type: 'boolean',
      help: 'for large databases: check that the file can be read, and play no game again',
    },
    ...JSON_OPTION,
  },
};

export const restore = command(
  'restore',
  'put such a file into an empty database, and check it',
  `${DATABASE} (data/meltemi.sqlite). It must be new or empty, and no server may run on it yet. A copy of one kind of
database can be put into the other.`,
  async () => (await import('@meltemi/server')).restore,
);
