import { networkInterfaces } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { serve } from './http/server.ts';
import { misspelt, readSettings, SETTINGS, warningsOf } from './settings.ts';
import { listenError } from './start-errors.ts';
import { openStore } from './store/open.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Milliseconds in which signals are one order to stop: a terminal sends Ctrl-C to npm and to the server, and npm passes
 * it on. A later one ends the server at once.
 */
const ONE_ORDER = 1000;

/** Serves page and API until stopped; resolves with the address. `folder`: the built page. */
export async function run(env: Env, folder: string | null): Promise<string> {
  const settings = readSettings(env);
  const store = await openStore(settings);
  const leaving = new AbortController();
  const app = await serve(settings, store, folder, leaving.signal);
  for (const warning of [...misspelt(env), ...warningsOf(settings)]) app.log.warn(warning);
  let told = 0;
  const stop = async () => {
    if (leaving.signal.aborted) {
      if (performance.now() - told > ONE_ORDER) process.exit(1);
      return;
    }
    told = performance.now();
    leaving.abort(); // first nobody new is sent here
    await setTimeout(settings.drain * 1000);
    // What is on its way is finished; after some seconds it is over in any case.
    setTimeout(8000, null, { ref: false }).then(() => process.exit(1));
    await app.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    return await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await app.close(); // else bots and scheduler would go on where nobody can hear of it
    throw listenError(settings, error);
  }
}

/**
 * What is said when the server is ready. `shown`: to a person at a terminal, who would have to look up where others in
 * the network find a server that listens for everybody. A container knows only addresses that nobody else can reach.
 */
export function greeting(address: string, { HOST }: Env, shown: boolean): string {
  const ready = `Meltemi is ready: ${address}`;
  if (!shown || (HOST !== '0.0.0.0' && HOST !== '::')) return ready;
  const { port } = new URL(address);
  const outward = Object.values(networkInterfaces()).flatMap((list = []) =>
    list.filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  const suffix = port && `:${port}`; // empty: the usual port
  return [ready, ...outward.map((one) => `for others in your network: http://${one.address}${suffix}`)].join('\n');
}

/**
 * If npm has started this process, it ends with it: npm may be told to stop, and its shell may go without telling the
 * server.
 */
export function endWithNpm(): void {
  if (process.env.npm_command === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 1000).unref();
}

/** All settings, with what they mean. */
export function help(): string {
  const width = Math.max(...SETTINGS.map(({ name }) => name.length));
  const lines = SETTINGS.map(
    ({ name, usual, about }) => `  ${name.padEnd(width)}  ${about}${usual ? ` (${usual})` : ''}`,
  );
  return `Settings (environment variables):\n${lines.join('\n')}\n\nEach can also lie in a file that NAME_FILE names, such as ADMIN_TOKEN_FILE=/run/secrets/admin.`;
}
