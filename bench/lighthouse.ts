import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import type { SavedGame } from '../packages/web/src/game/saved-game.ts';
import { keepGame } from '../packages/web/test/browser/saved.ts';
import { startServer } from '../packages/web/test/browser/server.ts';
import { FLAGS, program, remembered } from '../packages/web/test/browser/site.ts';
import { median, type Row } from './measure.ts';

// Lighthouse's scores of the page as the server serves it, with Lighthouse's defaults: a phone on a slow line.

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const WANTED = { performance: '≥ 95', accessibility: '100', 'best-practices': undefined };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The scores of an address from 0 to 100, each the median of several visits. */
async function scores(address: string, port: number, visits: number): Promise<Record<string, number>> {
  const all: Record<string, number[]> = {};
  for (let i = 0; i < visits; i++) {
    const settings = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' } as const;
    const result = await lighthouse(address, settings);
    for (const category of CATEGORIES) {
      all[category] ??= [];
      all[category].push(100 * (result?.lhr.categories[category].score ?? 0));
    }
  }
  return Object.fromEntries(Object.entries(all).map(([category, list]) => [category, median(list)]));
}

/** `folder`: the built page. */
export async function lighthouseRows(folder: string, saved: SavedGame, visits: number): Promise<Row[]> {
  const server = await startServer(folder, 'SQLite');
  const home = mkdtempSync(join(tmpdir(), 'meltemi-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(home, {
    executablePath: await program(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.evaluate((list) => {
    for (const { name, value } of list) localStorage.setItem(name, value);
  }, remembered());
  await keepGame(page, saved);
  await page.goto('about:blank');
  const rows: Row[] = [];
  for (const [where, path] of [
    ['the first page', ''],
    ['the table', `#/table/${saved.company.id}`],
  ]) {
    const found = await scores(new URL(path, server.address).href, port, visits);
    for (const category of CATEGORIES) {
      const what = `Lighthouse, ${where}: ${category.replace('-', ' ')}`;
      const wanted = WANTED[category];
      rows.push({ what, value: found[category].toFixed(0), ...(wanted && { wanted }) });
    }
  }
  await context.close();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
  return rows;
}
