// node packages/server/test/crash.ts [--kills N] [--store sqlite|postgres] [--nodes N] [--tables N] [--seed S] [--fault kill|crash|freeze|fill]:
// games go on while servers are killed; nothing that was acknowledged may be lost or doubled. Several nodes need postgres. With --fault crash
// PostgreSQL itself is killed, with freeze it answers nothing for up to two seconds, with fill the disk of SQLite is full for as long (as root).
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
    fault: { type: 'string', default: 'kill' },
  },
});
const kind = values.store === 'postgres' ? 'postgres' : 'sqlite';
const data: Data = await DATA[kind](values.fault === 'fill');
const fault = values.fault === 'kill' ? undefined : data.faults[values.fault];
if (values.fault !== 'kill' && !fault) throw new Error(`${kind} knows no fault '${values.fault}'`);
try {
  const count = { nodes: Number(values.nodes), kills: Number(values.kills), tables: Number(values.tables) };
  const trial = { ...data, ...count, seed: values.seed, ...(fault && { kill: fault }) };
  const { games, acknowledged, kills } = await tryCrashes(trial);
  console.log(
    `${kind}, ${values.nodes} node(s), ${values.fault} ${kills} times: ${games} games came to their end, ${acknowledged} acknowledged moves, none lost, none doubled`,
  );
} finally {
  await data.remove();
}
