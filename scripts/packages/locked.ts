// Prints a package.json that makes npm install exactly the versions of the lock file, whatever else the registry has by
// then: for the image, which is built from packed files. `node scripts/packages/locked.ts > package.json`
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const LOCK = join(resolve(import.meta.dirname, '../..'), 'package-lock.json');

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}
type Overrides = Record<string, string | Record<string, string>>;

/** Versions of all that is installed beside our own packages, by name; what only one package uses, below its name. */
export function lockedVersions(): Overrides {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Readonly<Record<string, Locked>> };
  const found: Overrides = {};
  const own = (name: string) => packages[`node_modules/${name}`]?.version ?? '';
  for (const [path, { version, dev, link }] of Object.entries(packages)) {
    const [parent = '', name] = path.split('node_modules/').slice(1);
    if (dev || link || !version || !path.startsWith('node_modules/')) continue;
    if (name === undefined) found[parent] ??= version;
    else {
      const of = parent.replace(/\/$/, '');
      const known = found[of];
      found[of] = { ...(typeof known === 'object' ? known : { '.': own(of) }), [name]: version };
    }
  }
  return found;
}

if (import.meta.main) console.log(JSON.stringify({ private: true, overrides: lockedVersions() }, null, 2));
