import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files worth compressing; fonts and pictures are compressed already. */
const TEXT = /\.(js|json|css|html|svg|txt|webmanifest)$/;
const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;

/** Writes a compressed copy beside every text file, so that servers need not compress on request. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const path = join(dir as string, file);
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(text, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } }),
        );
      }
    },
  };
}
