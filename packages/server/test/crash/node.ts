import { run } from '../../src/run.ts';

// A server as a process of its own, to be killed. With a folder it serves the page too.

// Its clock may be ahead, so that tests need not wait.
const ahead = Number(process.env.AHEAD ?? 0);
const now = Date.now;
Date.now = () => now() + ahead;

const address = await run(process.env, process.argv[2] ?? null);
process.send?.(address);
process.once('disconnect', () => process.exit());
