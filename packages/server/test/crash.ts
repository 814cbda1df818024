// node packages/server/test/crash.ts [--kills N] [--store sqlite|postgres] [--nodes N] [--tables N] [--seed S] [--database]: games go on while
// servers are killed, or with --database PostgreSQL itself; nothing that was acknowledged may be lost or doubled. Several nodes need postgres.
import { parseArgs } from 'node:util';
import { DATA, type Data } from './crash/stores.ts';
import { tryCrashes } from './crash/trial.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    store: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string', default: '1' },
    tables: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'thunder' },
    database: { type: 'boolean', default: false },
  },
});
const kind = values.store === 'postgres' ? 'postgres' : 'sqlite';
const data: Data = await DATA[kind]();
const kill = values.database && data.crash ? { kill: data.crash } : {};
try {
  const count = { nodes: Number(values.nodes), kills: Number(values.kills), tables: Number(values.tables) };
  const { games, acknowledged, kills } = await tryCrashes({ ...data, ...count, seed: values.seed, ...kill });
  console.log(
    `${kind}, ${values.nodes} node(s), ${kills} kills${values.database ? ' of the database' : ''}: ${games} games came to their end, ${acknowledged} acknowledged moves, none lost, none doubled`,
  );
} finally {
  await data.remove();
}
