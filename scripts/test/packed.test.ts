import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { RULES, VERSION } from '@meltemi/engine';
import { chromium, type Page } from 'playwright-core';
import { build, preview, transformWithOxc } from 'vite';
import { OLDEST_NODE } from '../packages/build.ts';
import { lockedVersions } from '../packages/locked.ts';
import { type Packed, pack, sizes } from '../packages/pack.ts';
import { blocks, ROOT } from './documents.ts';
import { environment, said, stages, words } from './packed/image.ts';
import { freePort, Outside } from './packed/outside.ts';
import { type Registry, startRegistry } from './packed/registry.ts';

// Follows the READMEs of the packages as another user in a clean folder, with the oldest Node and the packages as they
// would be published.

const readme = (folder: string, language: string) =>
  blocks(language)
    .filter(({ file }) => file === `packages/${folder}/README.md`)
    .map(({ text }) => text);

/** The registry with the dependencies of our packages. */
const UPSTREAM = (await promisify(execFile)('npm', ['config', 'get', 'registry'])).stdout.trim();
const isReachable = await fetch(`${UPSTREAM}fastify`).then(
  ({ ok }) => ok,
  () => false,
);
const skip = isReachable ? false : `${UPSTREAM} cannot be reached`;

describe('the packages as users have them', { skip }, () => {
  let work: string;
  let packages: Packed[];
  let registry: Registry;
  let outside: Outside;

  before(async () => {
    work = mkdtempSync(join(tmpdir(), 'meltemi-packed-'));
    chmodSync(work, 0o755);
    packages = await pack(join(work, 'packages'), join(work, 'release'));
    registry = await startRegistry(packages, UPSTREAM);
    outside = await Outside.prepare(registry.address);
  });
  after(async () => {
    await outside?.close();
    registry?.close();
    rmSync(work, { recursive: true, force: true });
  });

  /** Installs a package as its README says; returns the project. */
  async function installed(folder: string): Promise<string> {
    const project = outside.project(folder);
    outside.write(`${project}/package.json`, '{ "type": "module", "private": true }');
    const [install] = readme(folder, 'sh');
    await outside.run(project, install);
    const [example] = readme(folder, 'ts');
    outside.write(`${project}/example.js`, (await transformWithOxc(example, 'example.ts')).code);
    return project;
  }

  test('are of a size worth knowing, and all of one version', (t) => {
    t.diagnostic(`\n${sizes(packages)}`);
    for (const { name, file, packed } of packages) {
      assert.ok(file.endsWith(`-${VERSION}.tgz`), file);
      assert.ok(packed < 4 * 1024 * 1024, `${name} has ${packed} bytes`);
    }
  });

  test('hold what they need and nothing else: licences, documents whose links lead somewhere, no tests', () => {
    const folders = globSync(join(work, 'packages/*'));
    assert.equal(folders.length, packages.length);
    for (const folder of folders) {
      const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
      const stray = files.filter(({ name }) => /\.test\.|(?<!\.d)\.ts$|\.svelte$|tsbuildinfo|^\./.test(name));
      assert.deepEqual(
        stray.map(({ name }) => name),
        [],
      );
      for (const file of ['LICENSE', 'README.md', 'package.json']) assert.ok(existsSync(join(folder, file)), file);
      for (const document of globSync('{*,docs/*}.md', { cwd: folder }))
        for (const [, target] of readFileSync(join(folder, document), 'utf8').matchAll(/\]\((?!https:)([\w./-]+)/g))
          assert.ok(existsSync(join(folder, dirname(document), target)), `${folder}/${document}: ${target}`);
    }
    const licences = readFileSync(join(work, 'packages/cli/page/third-party.txt'), 'utf8');
    for (const work of ['svelte', 'literata', 'inter', 'game-icons.net']) assert.ok(licences.includes(work), work);
    assert.ok(existsSync(join(work, 'packages/cli/deploy/meltemi.service')));
    for (const language of ['', 'pl/', 'cs/', 'uk/'])
      assert.ok(existsSync(join(work, `packages/cli/docs/rules/${language}legendary.md`)), `rules in ${language}`);
  });

  test('the oldest Node is the one that runs', async () => {
    const { stdout } = await outside.run('.', 'node --version; id -u');
    assert.equal(stdout.split('\n')[0], `v${OLDEST_NODE}`);
    if (process.getuid?.() === 0) assert.notEqual(stdout.split('\n')[1], '0');
  });

  for (const folder of ['engine', 'bots'])
    test(`the README of ${folder}: a game in Node, and the same in a bundle for browsers`, async () => {
      const project = await installed(folder);
      const { stdout, stderr } = await outside.run(project, 'node example.js');
      assert.match(stdout, /winners: \[ \d/);
      assert.equal(stderr, '');
      const inNode = (await outside.run(project, `node --input-type=module -e "${REPORT}"`)).stdout.trim();
      assert.deepEqual(JSON.parse(await inBrowser(join(outside.folder, project))), JSON.parse(inNode));
    });

  /** Runs the example and prints what it logs at its end as JSON instead of Node's formatted text. */
  const REPORT = `console.log = (end) => process.stdout.write(JSON.stringify(end)); await import('./example.js')`;

  test('the README of board: a position in a real browser, from which a click comes back', async () => {
    const project = await installed('board');
    await outside.run(project, 'mkdir public && cp node_modules/@meltemi/board/dist/icons.svg public');
    const page = `<!doctype html><script type="module">
      import '@meltemi/board/theme.css';
      import '@meltemi/board/board.css';
      window.told = [];
      console.log = (target) => told.push(target);
      import('./example.js');
    </script><div id="board" style="width: 600px; height: 400px"></div>`;
    await inBundle(join(outside.folder, project), page, async (page) => {
      await page.locator('#board [aria-busy="false"]').waitFor();
      const sea = page.getByRole('button', { name: 'Galene' });
      assert.equal(await sea.getAttribute('aria-disabled'), null, 'it can be chosen');
      assert.equal(await page.getByRole('button', { name: 'Doris' }).getAttribute('aria-disabled'), 'true');
      assert.ok(((await page.locator('use[href$="#troop"]').boundingBox())?.width ?? 0) > 10, 'a piece has its icon');
      assert.equal(await page.locator('#board text', { hasText: 'Naxos' }).count(), 1);
      const { x, y, width } = (await sea.boundingBox()) as { x: number; y: number; width: number };
      await page.mouse.click(x + width * 0.43, y + 20);
      await sea.press('ArrowDown');
      await page.keyboard.press('Enter');
      assert.deepEqual(await page.evaluate('told'), [{ area: 1 }, { area: 0 }]);
    });
  });

  function inBrowser(project: string): Promise<string> {
    return inBundle(project, PAGE, async (page) => {
      await page.waitForFunction('document.title !== ""', null, { timeout: 60_000 });
      return page.title();
    });
  }

  /** Bundles a page with the packages installed in a project, and opens it. */
  async function inBundle<T>(project: string, html: string, look: (page: Page) => Promise<T>): Promise<T> {
    const outDir = join(work, 'bundle');
    const shared = { root: project, configFile: false, logLevel: 'error' } as const;
    outside.write(`${project.slice(outside.folder.length)}/index.html`, html);
    await build({ ...shared, build: { outDir, emptyOutDir: true, target: 'es2024' } });
    const served = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
    try {
      return await visit(served.resolvedUrls?.local[0] as string, look);
    } finally {
      await served.close();
    }
  }
  const PAGE = `<!doctype html><script type="module">
    console.log = (end) => { document.title = JSON.stringify(end); };
    import('./example.js');
  </script>`;

  test('types hold without ours: the examples compile against what is installed', async () => {
    const project = outside.project('types');
    outside.write(`${project}/package.json`, '{ "type": "module", "private": true }');
    await outside.run(project, 'npm install @meltemi/engine @meltemi/bots @meltemi/protocol @meltemi/board');
    const files = ['engine', 'bots', 'protocol', 'board'].map((folder) => {
      outside.write(
        `${project}/${folder}.ts`,
        `${readme(folder, 'ts')[0]}\ndeclare const process: { argv: string[] };`,
      );
      return `${folder}.ts`;
    });
    const options = { target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], types: [], strict: true };
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['node16', 'node16'],
      ['esnext', 'bundler'],
    ]) {
      const compilerOptions = { ...options, module, moduleResolution, noEmit: true, skipLibCheck: false };
      outside.write(`${project}/tsconfig.json`, JSON.stringify({ compilerOptions, files }));
      const said = await promisify(execFile)(tsc, ['--project', join(outside.folder, project)]).catch((error) => error);
      assert.equal(said.stdout, '', moduleResolution);
    }
  });

  test('npx meltemi serves a game between two processes that know only published packages', async () => {
    const project = await installed('protocol');
    await outside.run(project, 'npm install @meltemi/bots');
    outside.write(`${project}/player.mjs`, readFileSync(join(import.meta.dirname, 'packed/player.mjs'), 'utf8'));

    const host = outside.project('host');
    const [[start]] = [readme('cli', 'sh')];
    assert.equal(start.trim(), 'npx meltemi');
    const server = outside.start(host, 'npx meltemi', { PORT: '0', npm_config_yes: 'true' });
    const address = await server.line(/^Meltemi is ready: (http:\S+)$/);
    assert.match(await (await fetch(address)).text(), /<title>Meltemi<\/title>/);
    assert.deepEqual(await (await fetch(`${address}/healthz`)).json(), { ok: true, version: VERSION, rules: RULES });

    assert.match(
      await textAt(address),
      new RegExp(`Meltemi ${VERSION.replaceAll('.', '\\.')}\\.`),
      'the page says its version',
    );

    const ada = outside.start(project, `node player.mjs ${address} Ada`);
    const table = await ada.line(/^(\S+)$/);
    const live = `${address.replace('http', 'ws')}/api/tables/${table}/live`;
    const spectator = outside.start(project, `node example.js ${live}`);
    const seen = await spectator.line(/^(hello: .*)$/);
    assert.equal(seen, 'hello: 0 moves, cycle undefined');
    const bob = outside.start(project, `node player.mjs ${address} Bob ${table}`);
    const [first, second] = await Promise.all([ada, bob].map((player) => player.line(/^(\{.*\})$/)));
    assert.equal(first, second, 'both have seen the same end');
    const { turn, winners } = JSON.parse(first);
    assert.ok(turn > 50 && winners.length > 0, first);
    await spectator.line(new RegExp(`^(news: ${turn} moves, .*)$`));
    await spectator.stop();

    const record = await (await fetch(`${address}/api/tables/${table}/export`)).text();
    assert.deepEqual([JSON.parse(record).version, JSON.parse(record).rules], [VERSION, RULES]);
    outside.write(`${host}/game.json`, record);
    const { stdout } = await outside.run(host, 'npx --yes meltemi verify game.json && npx --yes meltemi --version');
    assert.match(
      stdout,
      /^✔ \d+ dice and draws.*\n( {2}seat \d: \d+ numbers, all as pledged\n){2}( {2}not compared: .*\n)*\d/,
    );
    assert.equal(statSync(join(outside.folder, host, 'data/meltemi.sqlite')).mode & 0o77, 0);

    for (const command of ['backup copy.jsonl', 'check', 'reports'])
      assert.equal((await outside.run(host, `npx --yes meltemi ${command}`)).stderr, '', 'not even a warning of Node');
    await outside.run(host, 'DATABASE_FILE=restored.sqlite npx --yes meltemi restore copy.jsonl');

    await server.stop();
    // When npx is gone, the server must notice and shut down.
    const answers = () => fetch(address).then(Boolean, () => false);
    while (await answers()) await setTimeout(100);
  });

  test('the steps of the image, as any numeric user, with nothing to write to but /data', async (t) => {
    const [build, final] = stages();
    const image = outside.project('image');
    const [app, data] = [`${image}/app`, `${image}/data`];
    const here = (text: string) =>
      text
        .replace('/src/dist/release', join(work, 'release'))
        .replace('/src/scripts', join(ROOT, 'scripts').replaceAll(' ', '\\ '))
        .replace('/image/', `${join(outside.folder, image)}/`)
        .replace(/(?<![\w.])\/(app|data)\b/, `${join(outside.folder, image)}/$1`);
    // The image has the pinned Node, and only what it runs has to do with the oldest one.
    const [folder, install] = said(build, 'RUN')
      .slice(-2)
      .map((step) => here(step).replace(/^node /, `"${process.execPath}" `));
    await outside.run('.', folder);
    outside.project(app);
    await outside.run(app, install);
    const versions = lockedVersions();
    const { stdout: listed } = await outside.run(app, 'npm ls --all --parseable --long');
    const others = listed.split('\n').flatMap((line) => {
      const [, name = '', version] = /:((?:@[^:@/]+\/)?[^:@]+)@([^:]+)/.exec(line) ?? [];
      return name === '' || /^(@meltemi\/.*|meltemi)$/.test(name) ? [] : [[name, version] as const];
    });
    assert.ok(others.length > 50, `${others.length} packages`);
    const nested = Object.values(versions).flatMap((one) => (typeof one === 'object' ? Object.entries(one) : []));
    for (const [name, version] of others) {
      const locked = versions[name];
      const known = [
        typeof locked === 'object' ? locked['.'] : locked,
        ...nested.flatMap((one) => (one[0] === name ? one[1] : [])),
      ];
      assert.ok(known.includes(version), `${name} ${version}, locked ${known}`);
    }
    const [PORT, HOST] = [String(await freePort()), '127.0.0.1'];
    const env = { ...mapped(environment(final), here), PORT, HOST };
    const command = [...words(final, 'ENTRYPOINT'), ...words(final, 'CMD')].map(here).join(' ');
    const user = process.getuid?.() === 0 ? 12345 : undefined;
    const server = outside.start(data, command, env, user);
    const address = await server.line(/^Meltemi is ready: (http:\S+)$/);
    assert.equal((await fetch(address)).status, 200);
    const [program, ...args] = words(final, 'HEALTHCHECK');
    assert.equal(program, 'node');
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, PORT } });
    const file = statSync(join(outside.folder, data, 'meltemi.sqlite'));
    assert.deepEqual([file.uid, file.mode & 0o77], [user ?? process.getuid?.(), 0]);
    const begin = performance.now();
    assert.equal(await server.stop(), 0, 'it ends cleanly');
    assert.ok(performance.now() - begin < 10_000, 'before an engine would kill it');
    await assert.rejects(promisify(execFile)(process.execPath, args, { env: { ...process.env, PORT } }));
    const { stdout } = await outside.run(app, 'du -sk node_modules');
    t.diagnostic(`the image holds ${Math.round(Number.parseInt(stdout, 10) / 1024)} MB besides Node and Alpine`);
  });

  test('the other commands of the README of meltemi', async () => {
    const project = outside.project('terminal');
    const [, terminal] = readme('cli', 'sh');
    for (const line of terminal.trim().split('\n')) {
      const { stdout, stderr } = await outside.run(
        project,
        `echo quit | npm_config_yes=true ${line.replace('100', '1')}`,
      );
      assert.notEqual(stdout, '', line);
      assert.doesNotMatch(stderr, /Warning/, line);
    }
    const { stdout } = await outside.run(project, 'npx --yes meltemi arena --bots easy,random,random --games 3');
    assert.match(stdout, /^3 games in 1 rounds, 0 unfinished, 0 failed/, 'threads find their scripts');
  });
});

async function visit<T>(address: string, look: (page: Page) => Promise<T>): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/program.ts'), 'chromium']);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath: stdout.trim(), args });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    return await look(page);
  } finally {
    await browser.close();
  }
}

/** The text of the footer of the home page. */
function textAt(address: string): Promise<string> {
  return visit(address, (page) => page.locator('footer').innerText({ timeout: 60_000 }));
}

function mapped(table: Readonly<Record<string, string>>, change: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
}
