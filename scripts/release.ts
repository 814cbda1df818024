// `npm run release`: everything a release consists of, in `dist/release`: packages, SBOM, digests, notes. It
// publishes nothing: the workflow .github/workflows/release.yml does, from a tag. `--trial` also takes a version
// without a date in the changelog, and uncommitted changes.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { RULES, VERSION } from '@meltemi/engine';
import { checks, complaint } from './check.ts';
import { linkedTo, linkedWithin } from './packages/build.ts';
import { type Packed, pack, RELEASE, sizes } from './packages/pack.ts';

const ROOT = resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** The changelog's notes on a version. */
export interface Notes {
  /** Null: it is not released yet. */
  readonly date: string | null;
  readonly text: string;
}

/** The part of a changelog about a version; throws if it is missing. */
export function notesOf(changelog: string, version: string): Notes {
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find((one) => one.startsWith(`[${version}]`));
  if (!part) throw new Error(`CHANGELOG.md has no part about ${version}.`);
  const [heading, ...lines] = part.split('\n');
  const [, date] = /^\[[^\]]+\] - (\d{4}-\d\d-\d\d|Unreleased)$/.exec(heading) ?? [];
  if (!date) throw new Error(`CHANGELOG.md: '${heading}' has no date.`);
  const text = lines.join('\n').trim();
  if (!/^\*\*Running games\*\*: \S/m.test(text))
    throw new Error(`CHANGELOG.md does not say under ${version} what becomes of running games.`);
  return { date: date === 'Unreleased' ? null : date, text };
}

/** Reasons why there can be no release now, as sentences. */
async function obstacles(notes: Notes): Promise<string[]> {
  const { stdout: changed } = await run('git', ['status', '--porcelain'], { cwd: ROOT });
  const { stdout: tags } = await run('git', ['tag', '--list', `v${VERSION}`], { cwd: ROOT });
  const { stdout: head } = await run('git', ['tag', '--points-at', 'HEAD'], { cwd: ROOT });
  const elsewhere = tags.trim() !== '' && !head.split('\n').includes(`v${VERSION}`);
  return [
    ...(notes.date === null ? [`CHANGELOG.md has no date for ${VERSION}.`] : []),
    ...(changed.trim() === '' ? [] : ['There are changes that are not committed.']),
    ...(elsewhere ? [`There is a tag v${VERSION} already, of another commit.`] : []),
  ];
}

interface Component {
  externalReferences?: readonly { readonly url: string }[];
}

/** Removes paths of the machine on which the list was made. */
export function withoutPaths<T extends Component>(component: T): T {
  const { externalReferences = [] } = component;
  return { ...component, externalReferences: externalReferences.filter(({ url }) => !url.startsWith('file:')) };
}

/** What is compiled into the page, as CycloneDX components, read from the headings of its licences. */
export function bundled(licences: string): object[] {
  return [...licences.matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm)].map(([, name, version, id]) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return {
      'bom-ref': `page:${name}@${version}`,
      type: 'library',
      name,
      version,
      purl,
      licenses: [{ license: { id } }],
    };
  });
}

/** Writes the SBOM in CycloneDX format: name, version and licence of everything that is installed with `meltemi`. */
async function writeSbom(packages: readonly Packed[]): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'meltemi-sbom-'));
  const folder = join(work, 'meltemi'); // npm takes the name of the SBOM from it
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'meltemi-release', version: VERSION }));
    const files = packages.map(({ file }) => file);
    const install = ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...files];
    await run('npm', install, { cwd: folder });
    const list = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'];
    const { stdout } = await run('npm', list, { cwd: folder, maxBuffer: 1 << 26 });
    const sbom = JSON.parse(stdout);
    const licences = readFileSync(join(folder, 'node_modules/meltemi/page/third-party.txt'), 'utf8');
    sbom.components = [...sbom.components.map(withoutPaths), ...bundled(licences)];
    writeFileSync(join(RELEASE, `meltemi-${VERSION}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** The digests of the page's files, with which anybody can compare what a server sends (`meltemi verify-page`). */
function copyDigests(): void {
  copyFileSync(join(ROOT, 'dist/packages/cli/page/SHA256SUMS'), join(RELEASE, `meltemi-${VERSION}.page.sha256`));
}

/** Writes checksums in the format of `sha256sum --check`. */
function writeChecksums(): void {
  const lines = readdirSync(RELEASE)
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(RELEASE, file)))
          .digest('hex')}  ${file}\n`,
    );
  writeFileSync(join(RELEASE, 'SHA256SUMS'), lines.join(''));
}

async function release(trial: boolean): Promise<void> {
  const notes = notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), VERSION);
  if (!existsSync(join(ROOT, 'fixtures', VERSION))) throw new Error(`fixtures/${VERSION} is missing: npm run fixtures`);
  const found = await obstacles(notes);
  if (found.length > 0 && !trial) throw new Error(found.join('\n'));
  for (const check of checks) {
    const why = await complaint(check);
    if (why) throw new Error(`${check.name}:\n${why}`);
    console.log(`✔ ${check.name}`);
  }
  const packages = await pack(join(ROOT, 'dist/packages'), RELEASE);
  console.log(sizes(packages));
  await writeSbom(packages);
  copyDigests();
  writeChecksums();
  // Outside of the repository its relative links lead nowhere.
  const { GITHUB_REPOSITORY: repository } = process.env;
  const text = repository
    ? linkedTo(repository, notes.text, 'CHANGELOG.md')
    : linkedWithin(notes.text, 'CHANGELOG.md', new Map([['CHANGELOG.md', 'NOTES.md']]));
  writeFileSync(join(RELEASE, 'NOTES.md'), `${text}\n`);
  console.log(`\nMeltemi ${VERSION} (rules ${RULES}) is in ${RELEASE}:`);
  for (const file of readdirSync(RELEASE)) console.log(`  ${basename(file)}`);
  for (const why of found) console.log(`✖ This is only a trial: ${why}`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { trial: { type: 'boolean' } } });
  try {
    await release(values.trial === true);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
