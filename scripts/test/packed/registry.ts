import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { PUBLISHED, publishedManifest, workspaceManifest } from '../../packages/build.ts';
import type { Packed } from '../../packages/pack.ts';

// A registry that serves our packages as if they were published and forwards all other requests to the real one.

export interface Registry {
  readonly address: string;
  close(): void;
}

/** `upstream`: the address of the real one, with a slash at its end. */
export async function startRegistry(packages: readonly Packed[], upstream: string): Promise<Registry> {
  const server = createServer((request, response) => {
    answer(decodeURIComponent((request.url as string).slice(1)), request.headers.accept ?? '*/*', response).catch(
      (error) => response.writeHead(502).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { address, close: () => server.close() };

  async function answer(path: string, accept: string, response: ServerResponse): Promise<void> {
    const named = packages.find(({ name }) => name === path);
    if (named) return void response.setHeader('content-type', 'application/json').end(documentOf(named));
    const file = packages.find((one) => `tarballs/${basename(one.file)}` === path);
    if (file) return void response.end(readFileSync(file.file));
    const found = await fetch(upstream + path.replace('/', path.startsWith('@') ? '%2f' : '/'), {
      headers: { accept },
    });
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? 'application/json' });
    response.end(Buffer.from(await found.arrayBuffer()));
  }

  /** The registry's document on a package with one version. */
  function documentOf({ name, file }: Packed): string {
    const folder = PUBLISHED.find((one) => workspaceManifest(one).name === name) as (typeof PUBLISHED)[number];
    const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    const manifest = publishedManifest(folder);
    const version = String(manifest.version);
    const dist = { tarball: `${address}tarballs/${basename(file)}`, integrity };
    return JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } });
  }
}
