// npm links the packages of the workspace when it installs. A package that a pull has brought is linked here, so that
// checks and tests find it without another installation.
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

export function linkPackages(): void {
  for (const manifest of globSync('packages/*/package.json', { cwd: ROOT })) {
    const { name } = JSON.parse(readFileSync(join(ROOT, manifest), 'utf8')) as { name: string };
    const link = join(ROOT, 'node_modules', name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(ROOT, dirname(manifest))), link);
  }
}
