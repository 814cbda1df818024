import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';

// The packages as a browser wants them, straight from their sources.

const PACKAGES = join(import.meta.dirname, '../../..');

/** The first step of a path, and the folder behind it. */
const FOLDERS: Readonly<Record<string, string>> = {
  engine: join(PACKAGES, 'engine/src'),
  bots: join(PACKAGES, 'bots/src'),
};

const TYPES: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

const PAGE = '<!doctype html><title>Bots</title><script type="module" src="/page.js"></script>';

/** Serves the page with what it is to ask; `answers` is what it hands back. */
export class Site {
  readonly answers: Promise<unknown>;
  private readonly take: (answers: unknown) => void;
  private readonly asked: string;
  private readonly server = createServer((request, response) => {
    this.serve(request, response).catch((error: Error) => response.writeHead(500).end(error.stack));
  });

  constructor(asked: unknown) {
    this.asked = JSON.stringify(asked);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.answers = promise;
    this.take = resolve;
  }

  /** Resolves to the address. */
  open(): Promise<string> {
    return new Promise((done) => {
      this.server.listen(0, '127.0.0.1', () =>
        done(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`),
      );
    });
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body);
    if (pathname === '/answers') {
      this.take(JSON.parse(await text(request)));
      response.writeHead(204).end();
    } else if (pathname === '/asked') send('application/json', this.asked);
    else if (pathname === '/') send('text/html', PAGE);
    else {
      const source = sourceOf(pathname);
      if (source === null) response.writeHead(404).end();
      else send(TYPES[extname(pathname)], source);
    }
  }
}

/**
 * JavaScript behind a path. Import maps do not reach into workers: the name of the engine is replaced by its address.
 */
function sourceOf(path: string): string | null {
  const [, top, ...rest] = normalize(path).split('/');
  const file = rest.length > 0 ? join(FOLDERS[top] ?? '', ...rest) : join(import.meta.dirname, top);
  try {
    const source = readFileSync(file, 'utf8');
    return file.endsWith('.ts')
      ? stripTypeScriptTypes(source).replaceAll(
          /'@meltemi\/engine(?:\/(\w+))?'/g,
          (_, entry = 'index') => `'/engine/${entry}.ts'`,
        )
      : source;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
