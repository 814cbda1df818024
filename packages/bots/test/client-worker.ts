import { type MessagePort, parentPort } from 'node:worker_threads';
import { attend } from '../src/index.ts';

attend(parentPort as MessagePort);
