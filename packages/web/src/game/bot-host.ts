import { BotClient } from '@meltemi/bots';

/** Starts a worker in which bots think. */
export function hostBots(): { worker: Worker; host: BotClient } {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  return { worker, host: new BotClient(worker) };
}
