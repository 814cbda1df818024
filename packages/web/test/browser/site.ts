import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { createServer, preview } from 'vite';

// The page, built or as it is developed, served on this machine and opened in a real browser.

const ROOT = join(import.meta.dirname, '../..');
const CONFIG = join(ROOT, 'vite.config.ts');
const SCRIPTS = join(ROOT, '../../scripts');
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Other tests may need the machine at the same time. */
const PATIENCE = 45_000;

export interface Site {
  readonly address: string;
  readonly browser: Browser;
  /** Where the built page lies. */
  readonly folder: string;
  /** A new visitor, whose page fails the test if it throws or Svelte warns; `to`: another address. */
  visit(options?: Visit, to?: string): Promise<Page>;
  close(): Promise<void>;
}

/** What a visitor's device remembers; null: nothing, as on a first visit. */
type Likes = Readonly<{ language?: string; theme?: string; sound?: boolean; speed?: string }> | null;

interface Visit extends BrowserContextOptions {
  /** Besides these, nothing moves, so that tests need not wait, and lessons are not offered. */
  readonly likes?: Likes;
}

/** What a script of the repository prints. */
async function printed(script: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(SCRIPTS, script), ...args]);
  return stdout.trim();
}

/** Where Chromium is. */
export const program = (): Promise<string> => printed('program.ts', 'chromium');

/** Production: the page as `vite build` writes it; development: as `vite` serves it. */
type Mode = 'production' | 'development';

interface Served {
  readonly resolvedUrls: { readonly local: readonly string[] } | null;
  close(): Promise<void>;
}

async function built(outDir: string): Promise<Served> {
  const listening = { port: 0, host: '127.0.0.1' };
  return preview({ configFile: CONFIG, logLevel: 'error', build: { outDir }, preview: listening });
}

async function developed(cacheDir: string): Promise<Served> {
  const server = await createServer({
    configFile: CONFIG,
    logLevel: 'error',
    cacheDir,
    // Dependencies are bundled beforehand, so that Vite does not reload the page during a test.
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  return server.listen();
}

/** What the page finds in the storage of a device that has been here before. */
export function remembered(likes: Exclude<Likes, null> = {}): { name: string; value: string }[] {
  const preferences = { speed: 'instant', language: 'en', theme: 'light', sound: false, ...likes };
  return [
    { name: 'meltemi.preferences', value: JSON.stringify(preferences) },
    { name: 'meltemi.newcomer', value: '"answered"' },
  ];
}

function device(likes: Likes, address: string): BrowserContextOptions {
  if (likes === null) return {};
  const { origin } = new URL(address);
  return { storageState: { cookies: [], origins: [{ origin, localStorage: remembered(likes) }] } };
}

/** Serves the page and starts Chromium. */
export async function openSite(mode: Mode = 'production'): Promise<Site> {
  const folder = await printed('page.ts');
  const cache = mkdtempSync(join(tmpdir(), 'meltemi-page-'));
  const server = await (mode === 'production' ? built(folder) : developed(cache));
  const address = server.resolvedUrls?.local[0] as string;
  const browser = await chromium.launch({ executablePath: await program(), args: FLAGS, timeout: PATIENCE });
  return {
    address,
    browser,
    folder,
    async visit({ likes = {}, ...options } = {}, to = address) {
      const usual = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' } as const;
      const context = await browser.newContext({ ...usual, ...device(likes, to), ...options });
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      // A warning of Svelte means a fault in a component.
      page.on('console', (message) => {
        if (message.text().includes('svelte.dev/e/')) throw new Error(message.text());
      });
      await page.goto(to);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(cache, { recursive: true });
    },
  };
}
