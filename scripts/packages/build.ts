// Builds the packages as they are published: JavaScript with types and source maps, and a manifest that leads to them.
// In the repository the same packages run from their sources.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { VERSION } from '@meltemi/engine';
import { build as buildBundle } from 'vite';
import { symbols } from '../../packages/web/build/sprite.ts';
import { buildPage } from '../page.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The folders of the published packages, each after those it depends on. */
export const PUBLISHED = ['engine', 'bots', 'protocol', 'board', 'words', 'server', 'cli'] as const;
export type Published = (typeof PUBLISHED)[number];

/** The oldest Node the packages run on: the first 22 whose SQLite says whether a transaction is open. */
export const OLDEST_NODE = '22.16.0';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: string | Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The package.json in the repository. */
export function workspaceManifest(folder: Published): Manifest {
  return JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8'));
}

/** The path of a source file after the build. */
export function built(source: string, ending: '.js' | '.d.ts' = '.js'): string {
  return source.replace(/^(\.\/)?src\//, '$1dist/').replace(/\.ts$/, ending);
}

function builtExport(source: string): string | { types: string; default: string } {
  return source.endsWith('.ts') ? { types: built(source, '.d.ts'), default: built(source) } : built(source);
}

/** The package.json to publish: with the version, built files, and exact versions of the other packages. */
export function publishedManifest(folder: Published): Record<string, unknown> {
  const { private: _, devDependencies: __, bin, exports, dependencies, ...rest } = workspaceManifest(folder);
  const entries = typeof exports === 'string' ? { '.': exports } : exports;
  const ours = (name: string) => name.startsWith('@meltemi/');
  return {
    ...rest,
    version: VERSION,
    engines: { node: `>=${OLDEST_NODE.replace(/\.0$/, '')}` },
    ...repository(folder),
    ...(bin && { bin: mapped(bin, (source) => built(source)) }),
    ...(entries && { exports: { ...mapped(entries, builtExport), './package.json': './package.json' } }),
    ...(dependencies && {
      dependencies: mapped(dependencies, (version, name) => (ours(name) ? VERSION : version)),
    }),
  };
}

/** Where a release is made on GitHub: OWNER/NAME. */
const REPOSITORY = process.env.GITHUB_REPOSITORY;

/** Registries link the package to its source. */
function repository(folder: Published): object {
  if (!REPOSITORY) return {};
  const url = `git+https://github.com/${REPOSITORY}.git`;
  const home = `https://github.com/${REPOSITORY}`;
  return {
    homepage: `${home}#readme`,
    bugs: `${home}/issues`,
    repository: { type: 'git', url, directory: `packages/${folder}` },
  };
}

function mapped<T, U>(table: Readonly<Record<string, T>>, change: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value, key)]));
}

/**
 * Builds all packages, each into its own folder under `out`. Without the page `meltemi` can be checked but not used.
 */
export async function build(out: string, { page }: { readonly page: boolean }): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  await Promise.all([
    ...PUBLISHED.map((folder) => compile(folder, join(out, folder))),
    bundleBoard(join(out, 'board/dist')),
    page && buildPage(join(out, 'cli/page')),
  ]);
  for (const folder of PUBLISHED) {
    const home = join(out, folder);
    writeFileSync(join(home, 'package.json'), `${JSON.stringify(publishedManifest(folder), null, 2)}\n`);
    writeDocuments(folder, home);
    cpSync(join(ROOT, 'LICENSE'), join(home, 'LICENSE'));
  }
}

/** Bundles the board, which is written in Svelte, into plain JavaScript and CSS, and adds the icons of its pieces. */
async function bundleBoard(outDir: string): Promise<void> {
  const configFile = join(ROOT, 'packages/board/vite.config.ts');
  await buildBundle({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: false } });
  cpSync(join(ROOT, 'packages/board/src/theme.css'), join(outDir, 'theme.css'));
  writeFileSync(join(outDir, 'icons.svg'), symbols());
}

/**
 * Files that `meltemi` contains for those without a clone: those its help and messages name, the rules that `about`
 * prints, and the systemd unit.
 */
const WITHOUT_A_CLONE = [
  ...['hosting.md', 'protocol.md', 'notation.md', 'engine-protocol.md', 'examples/random_bot.py'].map(
    (file) => `docs/${file}`,
  ),
  ...['', 'pl/', 'cs/', 'uk/'].flatMap((language) =>
    ['legendary', 'classic', 'monuments', 'rulings', 'examples'].map((book) => `docs/rules/${language}${book}.md`),
  ),
  ...['deploy/meltemi.service', 'CHANGELOG.md'],
];

/** The documents of a package: their paths in it by their paths in the repository. */
function documentsOf(folder: Published): Map<string, string> {
  const reference = `docs/api/${folder}.md`;
  return new Map([
    [`packages/${folder}/README.md`, 'README.md'],
    ...(existsSync(join(ROOT, reference)) ? [[reference, 'API.md'] as const] : []),
    ...(folder === 'cli' ? WITHOUT_A_CLONE.map((file) => [file, file] as const) : []),
  ]);
}

function writeDocuments(folder: Published, home: string): void {
  const documents = documentsOf(folder);
  for (const [source, place] of documents) {
    const text = readFileSync(join(ROOT, source), 'utf8');
    mkdirSync(dirname(join(home, place)), { recursive: true });
    // Registries show the README, and nothing that lies beside it.
    const linked = place === 'README.md' && REPOSITORY ? linkedTo(REPOSITORY, text, source) : null;
    writeFileSync(join(home, place), place.endsWith('.md') ? (linked ?? linkedWithin(text, source, documents)) : text);
  }
}

/** A link to another file, which is no picture. */
const LINK = /(?<!!)\[([^\]]+)\]\((?!https?:)([\w./-]+)(#[^)]*)?\)/g;

/** Adapts links to files: those to documents of the package lead there, of others only the text remains. */
export function linkedWithin(text: string, source: string, documents: ReadonlyMap<string, string>): string {
  const here = dirname(documents.get(source) as string);
  return text.replaceAll(LINK, (_, words, target, part = '') => {
    const place = documents.get(normalize(join(dirname(source), target)));
    return place ? `[${words}](${relative(here, place)}${part})` : words;
  });
}

/** A document whose links lead to the files of this version on GitHub. */
export function linkedTo(repository: string, text: string, source: string): string {
  const files = `https://github.com/${repository}/blob/v${VERSION}`;
  return text.replaceAll(LINK, (_, words, target, part = '') => {
    return `[${words}](${files}/${normalize(join(dirname(source), target))}${part})`;
  });
}

async function compile(folder: Published, home: string): Promise<void> {
  mkdirSync(home, { recursive: true });
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const project = join(ROOT, 'packages', folder, 'tsconfig.build.json');
  // Nothing imports the program: it needs neither types nor maps.
  const besides =
    folder === 'cli'
      ? ['declaration', 'sourceMap', 'inlineSources'].flatMap((name) => [`--${name}`, 'false'])
      : ['--sourceRoot', `meltemi://${folder}/src`];
  const options = ['--outDir', join(home, 'dist'), ...besides];
  try {
    await promisify(execFile)(tsc, ['--project', project, ...options]);
  } catch (error) {
    throw new Error(`packages/${folder} could not be compiled:\n${(error as { stdout?: string }).stdout}`);
  }
}
