import { parentPort, workerData } from 'node:worker_threads';
import type { Settings } from '../settings.ts';
import { backup } from './backup.ts';

// One copy, in a thread of its own.
const { settings, file }: { settings: Settings; file: string } = workerData;
parentPort?.postMessage(await backup(settings, file));
