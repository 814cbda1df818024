import { BotClient } from '@meltemi/bots';

/** Bots, thinking in a worker of their own. */
export function hostBots(): { worker: Worker; host: BotClient } {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  return { worker, host: new BotClient(worker) };
}
