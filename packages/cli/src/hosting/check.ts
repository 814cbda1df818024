import type { Inventory } from '@meltemi/server';
import { type Command, DONE, FAILED } from '../command/command.ts';
import { Progress } from '../command/progress.ts';
import { reasonOf } from '../command/system-error.ts';
import { DATABASE, inWords } from './backup.ts';

const MORE = `${DATABASE} (data/meltemi.sqlite). A server may run meanwhile, and nothing is changed. Checked are: the
database itself (SQLite), the digests of every game and line, and that these rules make of every game what it was when
it was played. The exit code is 1 if anything is damaged, or if a game that is not over cannot be played on with these
rules; finished games of other rules are only named. Before an upgrade, make a copy with the version that runs and
check it with the new one: meltemi check --copy FILE names the games that should be finished first.`;

export const check: Command = {
  name: 'check',
  summary: 'check every game a server keeps, or a copy of them',
  more: MORE,
  options: {
    copy: { type: 'string', value: 'FILE', help: 'check a file made by backup instead of the database' },
    json: { type: 'boolean', help: 'print one JSON document' },
  },
  files: [],
  async run({ copy, json }) {
    const server = await import('@meltemi/server'); // loaded late, so that other commands start quickly
    const progress = new Progress(null, 'rows checked');
    const watch = () => progress.step();
    const work = () =>
      typeof copy === 'string' ? server.checkCopy(copy, watch) : server.check(server.readSettings(process.env), watch);
    try {
      const found = await work().finally(() => progress.end());
      const ok = found.broken.length + found.refused.length === 0;
      if (json) console.log(JSON.stringify({ ok, ...found }));
      else if (ok) console.log(inWords(found));
      for (const text of json ? [] : found.broken) console.error(`✖ ${text}`);
      for (const game of json ? [] : found.refused) console.error(`✖ ${refusal(game, found)}`);
      return ok ? DONE : FAILED;
    } catch (error) {
      if (json) console.log(JSON.stringify({ ok: false, error: reasonOf(error) }));
      else console.error(`✖ check: ${reasonOf(error)}`);
      return FAILED;
    }
  },
};

/** Why a server does not open this game, and what to do. */
function refusal(game: string, { changed }: Inventory): string {
  const reason = changed.includes(game) ? 'would be changed by these rules' : 'cannot be read by these rules';
  return `${game} ${reason}, so it is not played on: finish or end it on the version it was begun with`;
}
