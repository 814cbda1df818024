import { parentPort } from 'node:worker_threads';
import { attend } from '@meltemi/bots';

// A thread in which bots think.
if (parentPort) attend(parentPort as unknown as Parameters<typeof attend>[0]);
