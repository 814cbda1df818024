import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DATA } from './crash/stores.ts';
import { tryCrashes } from './crash/trial.ts';

// The short version; `node packages/server/test/crash.ts` kills as often as one likes.

const TRIALS = [
  { store: 'sqlite', nodes: 1 },
  { store: 'postgres', nodes: 1 },
  { store: 'postgres', nodes: 2 },
] as const;

for (const { store, nodes } of TRIALS) {
  test(`${store}, ${nodes} node(s): killed in the middle, no acknowledged move is lost or doubled`, async () => {
    const seed = process.env.SEED ?? String(Date.now());
    const data = await DATA[store]();
    try {
      const { acknowledged, kills } = await tryCrashes({ ...data, nodes, kills: 3, tables: 2, seed });
      assert.equal(kills, 3);
      assert.ok(acknowledged > 100, `only ${acknowledged} moves`);
    } catch (error) {
      const command = `node packages/server/test/crash.ts --store ${store} --nodes ${nodes} --seed ${seed}`;
      (error as Error).message += `\nagain: ${command}`;
      throw error;
    } finally {
      await data.remove();
    }
  });
}
