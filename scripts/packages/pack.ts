// `npm run pack`: builds all packages and packs them into `dist/release`, as they would be published. Prints their
// sizes.
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build, PUBLISHED } from './build.ts';

const ROOT = resolve(import.meta.dirname, '../..');
export const RELEASE = join(ROOT, 'dist/release');

export interface Packed {
  readonly name: string;
  readonly file: string;
  /** In bytes. */
  readonly packed: number;
  readonly unpacked: number;
  readonly files: number;
}

/** Builds into `work` and packs into `out`: one file per package, each after those it depends on. */
export async function pack(work: string, out: string): Promise<Packed[]> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await build(work, { page: true });
  const args = ['pack', '--json', '--pack-destination', out, ...PUBLISHED.map((folder) => join(work, folder))];
  const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: 1 << 26 });
  const listed = Object.values(JSON.parse(stdout)) as {
    name: string;
    filename: string;
    size: number;
    unpackedSize: number;
    entryCount: number;
  }[];
  return listed.map(({ name, filename, size, unpackedSize, entryCount }) => ({
    ...{ name, file: join(out, filename) },
    ...{ packed: size, unpacked: unpackedSize, files: entryCount },
  }));
}

/** A table of the sizes. */
export function sizes(packages: readonly Packed[]): string {
  const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;
  const row = (name: string, ...cells: string[]) => name.padEnd(18) + cells.map((cell) => cell.padStart(10)).join('');
  return [
    row('package', 'packed', 'unpacked', 'files'),
    ...packages.map(({ name, packed, unpacked, files }) =>
      row(name, kilobytes(packed), kilobytes(unpacked), String(files)),
    ),
  ].join('\n');
}

if (import.meta.main) console.log(sizes(await pack(join(ROOT, 'dist/packages'), RELEASE)));
