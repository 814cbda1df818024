import { run } from '../../src/run.ts';

// A server as a process of its own, to be killed.

const address = await run(process.env, null);
process.send?.(address);
process.once('disconnect', () => process.exit());
