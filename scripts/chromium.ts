// `node scripts/chromium.ts` prints where Chromium is, for tests in a real browser. If there is none, apt-get installs it first.
import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The program that CHROME names, else the first on the PATH, else a fresh one. */
async function chromium(): Promise<string> {
  const { CHROME } = process.env;
  if (CHROME && !isProgram(CHROME)) throw new Error(`CHROME names ${CHROME}, which is no program.`);
  const found = CHROME || onPath();
  if (found) return found;
  await install();
  const fresh = onPath();
  if (!fresh) throw new Error('apt-get has installed Chromium, but it is not on the PATH.');
  return fresh;
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Test files run at the same time: one of them installs, the others wait at the lock and find it done. */
async function install(): Promise<void> {
  const script = 'command -v chromium || { apt-get update && apt-get install -y --no-install-recommends chromium; }';
  const lock = join(tmpdir(), 'meltemi-chromium.lock');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await promisify(execFile)('flock', ['--close', lock, 'sh', '-c', script], { env, maxBuffer: 1 << 26 });
  } catch (error) {
    const { message, stderr } = error as Error & { stderr: string };
    const why = stderr.trim().split('\n').at(-1) || message;
    throw new Error(`No Chromium on the PATH, and it can not be installed (${why}): let CHROME name one.`);
  }
}

try {
  console.log(await chromium());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
