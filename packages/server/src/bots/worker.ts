import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { attend } from '@meltemi/bots';

// A thread in which bots think.

/** People come first. Linux has priorities by thread; elsewhere bots think as quickly as everybody else. */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, 15);
  } catch {
    // no such thing here
  }
}

giveWay();
if (parentPort) attend(parentPort as unknown as Parameters<typeof attend>[0]);
