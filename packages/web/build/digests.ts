import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'SHA256SUMS';

/**
 * Writes the digests of all files of the page beside them, in the format of `sha256sum --check`: with them anybody can
 * compare what a server sends (`meltemi verify-page`). Compressed copies are left out; a reader gets what they contain.
 */
export function digests(): Plugin {
  return {
    name: 'digests',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir }) => writeDigests(dir as string),
    },
  };
}

export function writeDigests(folder: string): void {
  const files = globSync('**/*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== FILE && !/\.(gz|br)$/.test(file) && statSync(join(folder, file)).isFile());
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  writeFileSync(
    join(folder, FILE),
    files
      .sort()
      .map((file) => `${digest(file)}  ${file}\n`)
      .join(''),
  );
}
