import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// Builds the service worker beside the page, with a list of all files of the build and a version that depends on their
// contents.

const WORKER = 'service-worker.js';
const SOURCE = join(import.meta.dirname, '../src/service-worker.ts');

export function offline(): Plugin {
  let shared = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      shared = config.publicDir;
    },
    buildStart() {
      if (this.environment.name === 'client') this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') return;
        const built = Object.values(bundle).filter((file) => file !== worker && !file.fileName.endsWith('.map'));
        const contents = new Map<string, string | Uint8Array>([
          ...built.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
          ...readdirSync(shared).map((name) => [name, readFileSync(join(shared, name))] as const),
        ]);
        const files = [...contents.keys()].sort();
        const hash = createHash('sha256').update(worker.code);
        for (const file of files) hash.update(file).update(contents.get(file) as string);
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)));
      },
    },
  };
}
