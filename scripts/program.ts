// `node scripts/program.ts NAME` prints the path of a program for tests, such as a browser or a proxy, and installs it
// with apt-get if it is missing.
import { execFile } from 'node:child_process';
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const UNPACKED = resolve(import.meta.dirname, '../node_modules/.cache/unpacked');

interface Program {
  /** Names under which it may be installed. */
  readonly names: readonly string[];
  /** The environment variable that can give its path. */
  readonly variable: string;
  /** A shell script that installs it. */
  readonly bring: string;
}

/** Installs the first that the system's packages have, with all its libraries, which requires root. */
const install = (...names: readonly string[]) => {
  const there = names.map((name) => `command -v ${name}`).join(' || ');
  const bring = names.map((name) => `apt-get install -y --no-install-recommends ${name}`).join(' || ');
  return `${there} || { apt-get update && { ${bring}; }; }`;
};

/**
 * A server that Debian installs is started at once and at every start of the machine. This one is only unpacked, here,
 * from lists of packages that are fetched for it: that changes nothing of the system, and needs no root.
 */
const unpack = (name: string) => `set -e
  [ -e "$UNPACKED/${name}" ] && exit
  work=$(mktemp -d)
  trap 'rm -r "$work"' EXIT
  cd "$work"
  mkdir -p lists/partial cache/archives/partial
  options="-o Dir::State::Lists=$work/lists -o Dir::Cache=$work/cache -o APT::Sandbox::User=root"
  apt-get $options update
  apt-get $options download ${name}
  dpkg-deb --extract ${name}_*.deb all
  cp all/usr/*bin/${name} "$UNPACKED"`;

const PROGRAMS: Readonly<Record<string, Program>> = {
  // The whole browser draws a toolbar for every window that nobody sees, and takes twice as long.
  chromium: {
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    variable: 'CHROME',
    bring: install('chromium-headless-shell', 'chromium'),
  },
  nginx: { names: ['nginx'], variable: 'NGINX', bring: unpack('nginx') },
  caddy: { names: ['caddy'], variable: 'CADDY', bring: unpack('caddy') },
};

/** The program that its variable names, else the first on the PATH, else a newly installed one. */
async function programOf(name: string): Promise<string> {
  const program = PROGRAMS[name];
  if (!program) throw new Error(`'${name}' is none of ${Object.keys(PROGRAMS).join(', ')}.`);
  const { names, variable, bring } = program;
  const named = process.env[variable];
  if (named && !isProgram(named)) throw new Error(`${variable} names ${named}, which is no program.`);
  const found = named || onPath(names);
  if (found) return found;
  const failed = (why: string) =>
    new Error(`No ${name} on the PATH, and it cannot be installed (${why}): let ${variable} name one.`);
  if (!onPath(['apt-get'])) throw failed('there is no apt-get');
  await run(bring, `meltemi-${process.getuid?.()}-${name}.lock`).catch((error) => {
    throw failed(lastLine(error.stderr) ?? error.message);
  });
  const fresh = onPath(names);
  if (!fresh) throw failed('apt-get has brought it, but not to the PATH');
  return fresh;
}

/** Searches the PATH and the folders for administrators, which need not be on it. */
function onPath(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', UNPACKED];
  return folders
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Test files run at the same time: the first one installs a program, the others wait for the lock and find it
 * installed.
 */
async function run(script: string, lock: string): Promise<void> {
  mkdirSync(UNPACKED, { recursive: true });
  const env = { ...process.env, UNPACKED, DEBIAN_FRONTEND: 'noninteractive' };
  await promisify(execFile)('flock', ['--close', join(tmpdir(), lock), 'sh', '-c', script], {
    env,
    maxBuffer: 1 << 26,
  });
}

function lastLine(text = ''): string | undefined {
  return text.trim().split('\n').at(-1) || undefined;
}

try {
  console.log(await programOf(process.argv[2] ?? ''));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
