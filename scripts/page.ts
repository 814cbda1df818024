// Builds the page: `npm start` for the repository, `npm run pack` for the published package.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WEB = join(import.meta.dirname, '../packages/web');
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Builds in a child process, because Vite's memory would otherwise stay with the server. */
export async function buildPage(folder: string): Promise<void> {
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, { cwd: WEB, stdio: 'inherit' });
  const stop = () => child.kill();
  for (const signal of SIGNALS) process.once(signal, stop);
  const [code] = await once(child, 'exit');
  for (const signal of SIGNALS) process.off(signal, stop);
  if (code !== 0) throw new Error('The page could not be built.');
}
