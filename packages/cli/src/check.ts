import { DATABASE, inWords } from './backup.ts';
import { type Command, DONE, FAILED } from './command.ts';
import { reasonOf } from './save.ts';

const MORE = `${DATABASE} (data/meltemi.sqlite). A server may run
meanwhile, and nothing is changed. Checked are: the database itself (SQLite), the digests of every game and line, and that these rules make of every game what it was
when it was played. The exit code is 1 if anything is damaged, or if a game would be another one. Before an upgrade, make a copy with the version that
runs and check it with the new one: meltemi check --copy FILE names the games that should be finished first.`;

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
    const server = await import('@meltemi/server'); // much to load for those who only want to play
    try {
      const found = await (typeof copy === 'string'
        ? server.checkCopy(copy)
        : server.check(server.readSettings(process.env)));
      const ok = found.broken.length + found.changed.length === 0;
      if (json) console.log(JSON.stringify({ ok, ...found }));
      else if (ok) console.log(inWords(found));
      for (const text of json ? [] : found.broken) console.error(`✖ ${text}`);
      for (const text of json ? [] : found.changed)
        console.error(`✖ ${text} would be changed by these rules: finish or end it on the version it is played with`);
      return ok ? DONE : FAILED;
    } catch (error) {
      if (json) console.log(JSON.stringify({ ok: false, error: reasonOf(error) }));
      else console.error(`✖ check: ${reasonOf(error)}`);
      return FAILED;
    }
  },
};
