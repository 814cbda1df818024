import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openStore, readSettings } from '@meltemi/server';
import { blocks, DOCUMENTS, inlineCode, ROOT } from './documents.ts';

// Runs every command of the documents, with its files in a temporary folder and long ones shortened (`asRun`).

/** Commands that are not run here, by their beginning, and why. Their scripts and options are checked all the same. */
const NOT_RUN: readonly (readonly [command: string, why: string])[] = [
  ['npm ci', 'was run, or nothing here would'],
  ['npm test', 'is running'],
  ['npm start', 'has a test of its own: start.test.ts'],
  ['npx meltemi tune', 'rewrites the weights of the bots'],
  ['npx meltemi', 'has a test of its own: packed.test.ts'],
  ['npm install', 'has a test of its own: packed.test.ts'],
  ['docker compose', 'there may be no engine here: image.test.ts'],
  ['cp "$(npm root --global)/meltemi/deploy/meltemi.service"', 'is for a machine with systemd: image.test.ts'],
  ['systemctl', 'is for a machine with systemd: image.test.ts'],
];

const MELTEMI = 'npx meltemi';
/** Commands that are run as they are; all others must be in the table above. */
const RUN = /^(DATABASE_FILE=\S+ )?(npx meltemi (?!tune)|(echo|printf) '[^']*' \| npx meltemi |python3 docs\/)/;

const folder = mkdtempSync(join(tmpdir(), 'meltemi-commands-'));
const DATABASE_FILE = join(folder, 'meltemi.sqlite');
before(async () => {
  const store = await openStore(readSettings({ DATABASE_FILE }));
  await store.addPerson({ id: 'ID', name: 'Somebody to export and erase', made: 1 });
  await store.close();
});
after(() => rmSync(folder, { recursive: true }));

interface Command {
  readonly file: string;
  readonly line: string;
}

/** The commands in a block, without their comments. */
function commandsIn(block: string): string[] {
  const lines = block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/(^| +)#.*$/, '').trim());
  return lines.flatMap((line) => line.split(' && ')).filter((line) => line !== '');
}

const COMMANDS: readonly Command[] = blocks('sh').flatMap(({ file, text }) =>
  commandsIn(text).map((line) => ({ file, line })),
);

/** The program behind `npx meltemi`, which one test runs by that name: npm takes longer to find it than it takes. */
const PROGRAM = `"${process.execPath}" "${join(ROOT, 'packages/cli/src/main.ts')}"`;

/** The command with its files in a temporary folder, fewer games and less thinking time. */
function asRun(line: string): string {
  return line
    .replace(MELTEMI, PROGRAM)
    .replaceAll(/(^|[ =])(\/safe|\/tmp|data)\//g, `$1${folder}/`)
    .replace(/--games \d+/, '--games 1')
    .replace(/--budget-ms \d+/, '--budget-ms 1');
}

function sh(line: string, input = ''): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_FILE, DATABASE_URL: '' };
  return new Promise((done) => {
    const child = execFile('sh', ['-ec', line], { cwd: ROOT, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
    child.stdin?.on('error', () => {}); // it may exit without reading its input
    child.stdin?.end(input);
  });
}

const why = (line: string) => NOT_RUN.find(([begin]) => line === begin || line.startsWith(`${begin} `))?.[1];

test('every command in the documents is run here, or is known not to be', () => {
  assert.ok(COMMANDS.length > 20, `only ${COMMANDS.length} commands found`);
  const neither = COMMANDS.filter(({ line }) => !RUN.test(line) && why(line) === undefined);
  assert.deepEqual(neither, []);
  for (const [begin] of NOT_RUN)
    assert.ok(
      COMMANDS.some(({ line }) => line.startsWith(begin)),
      `nobody says ${begin}`,
    );
});

for (const { file, line } of COMMANDS.filter(({ line }) => RUN.test(line))) {
  test(`${file}: ${line}`, async (t) => {
    if (line.startsWith('python3') && (await sh('python3 --version')).code !== 0) return t.skip('no python3 here');
    const { code, stdout, stderr } = await sh(asRun(line), 'quit\n');
    assert.equal(code, 0, stderr);
    assert.notEqual(stdout, '');
  });
}

test('npx meltemi is the command line', async () => {
  const [byName, itself] = await Promise.all([sh(`${MELTEMI} --help`), sh(`${PROGRAM} --help`)]);
  assert.equal(byName.code, 0, byName.stderr);
  assert.equal(byName.stdout, itself.stdout);
});

const help = new Map<string, Promise<string>>();
/** The output of `meltemi COMMAND --help`. */
function helpOf(command: string): Promise<string> {
  const known = help.get(command) ?? sh(`${PROGRAM} ${command} --help`).then(({ stdout }) => stdout);
  help.set(command, known);
  return known;
}

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Commands of npm itself, which are not scripts of ours. */
const NPM_OWN: readonly string[] = ['audit', 'ci', 'install', 'run'];

/** What a command refers to that does not exist: a script, a file, one of our commands or its options. */
async function missing(line: string): Promise<string[]> {
  const [, npm] = /^npm (?:run (?:-s )?)?([a-z]+)/.exec(line) ?? [];
  const options = line.match(/(?<= )--[a-z-]{2,}/g) ?? [];
  if (/^(npx )?meltemi /.test(line)) {
    const [, command] = /meltemi ([a-z]+)/.exec(line) ?? [];
    if (command === undefined) return [];
    const text = await helpOf(command);
    if (!text.startsWith(`Usage: meltemi ${command}`)) return [`meltemi ${command}`];
    return options.filter((option) => !text.includes(`${option} `));
  }
  const [, path] = /^node (\S+)/.exec(npm === undefined ? line : (scripts[npm] ?? '')) ?? [];
  if (npm !== undefined && !NPM_OWN.includes(npm) && !Object.hasOwn(scripts, npm)) return [`npm run ${npm}`];
  if (path === undefined) return [];
  if (!existsSync(join(ROOT, path))) return [path];
  const source = readFileSync(join(ROOT, path), 'utf8');
  return options.filter((option) => !source.includes(option.slice(2)));
}

test('commands that are only named, or not run, exist with their options', async () => {
  const named = [...DOCUMENTS].flatMap(([file, text]) =>
    inlineCode(text)
      .filter((code) => /^(npm|npx|node|meltemi) /.test(code))
      .map((line) => ({ file, line })),
  );
  assert.ok(named.length > 30, `only ${named.length} commands named`);
  const notRun = COMMANDS.filter(({ line }) => !RUN.test(line));
  for (const { file, line } of [...named, ...notRun]) assert.deepEqual(await missing(line), [], `${file}: ${line}`);
});

test('what is missing is found', async () => {
  assert.deepEqual(commandsIn('# a comment\nnpm ci && npm start   # play\nsim \\\n  --games 1\n'), [
    ...['npm ci', 'npm start', 'sim    --games 1'],
  ]);
  assert.deepEqual(await missing('npm run nothing'), ['npm run nothing']);
  assert.deepEqual(await missing('npx meltemi sim --gmaes 3 --seed 1'), ['--gmaes']);
  assert.deepEqual(await missing('meltemi fly'), ['meltemi fly']);
  assert.deepEqual(await missing('npm test -- --test-nome-pattern LE-OFFER'), ['--test-nome-pattern']);
  assert.deepEqual(await missing('node bench/nothing.ts'), ['bench/nothing.ts']);
});
