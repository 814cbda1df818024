import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { Numbers, type TableInfo } from '@meltemi/protocol';
import type { Page } from 'playwright-core';
import { ASKED, decide } from './player.ts';

// Several people at one table of a server, each with a browser.

/** So long nobody has to decide only if something is wrong. */
const SILENCE = 60_000;

/** Who is asked now: nothing goes on until that person decides. */
export async function whoIsAsked(people: readonly Page[]): Promise<Page> {
  for (const began = Date.now(); Date.now() - began < SILENCE; await setTimeout(20)) {
    for (const page of people) if ((await page.locator(ASKED).count()) > 0) return page;
  }
  const questions = await Promise.all(people.map((page) => page.locator('.question').textContent()));
  throw new Error(`nobody is asked anything: ${questions.join(' | ')}`);
}

/** Everybody clicks whatever is offered until the moment has come. */
export async function playUntil(
  people: readonly Page[],
  luck: Random,
  come: (clicks: number) => boolean | Promise<boolean>,
): Promise<void> {
  let clicks = 0;
  for (let heard = Date.now(); !(await come(clicks)); ) {
    const before = clicks;
    for (const page of people) if ((await decide(page, below(luck, 1000))) !== null) clicks++;
    if (clicks > before) heard = Date.now();
    else if (Date.now() - heard > SILENCE) await whoIsAsked(people);
    else await setTimeout(20);
  }
}

/** The first decision of this person that may be taken back is taken back; everything is as before. */
export async function takeBack(page: Page, others: readonly Page[], luck: Random): Promise<void> {
  const lines = page.locator('.log li');
  const undo = page.locator('.tools button:enabled', { hasText: 'Undo' });
  await page.locator('.log .log').waitFor();
  for (let before = Number.POSITIVE_INFINITY, clicks = 0; clicks < 1000; clicks++) {
    const asked = await whoIsAsked([page, ...others]);
    const now = await lines.count();
    if (asked === page && now > before && (await undo.count()) > 0) {
      await undo.click();
      await lines.nth(before).waitFor({ state: 'detached' });
      assert.equal(await whoIsAsked([page, ...others]), page);
      assert.equal(await lines.count(), before);
      return;
    }
    before = asked === page ? now : Number.POSITIVE_INFINITY;
    await decide(asked, below(luck, 1000));
  }
  throw new Error('nothing can ever be taken back');
}

/** Asks the server itself, as this person. */
export async function call<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const [ok, answer] = await page.evaluate(
    async ([how, where, text]) => {
      const json = text ? { headers: { 'content-type': 'application/json' }, body: text } : {};
      const response = await fetch(`api/${where}`, { method: how, ...json });
      return [response.ok, await response.text()] as const;
    },
    [method, path, body ? JSON.stringify(body) : ''],
  );
  assert.ok(ok, `${method} ${path}: ${answer}`);
  return answer === '' ? (undefined as T) : JSON.parse(answer);
}

/** Sits down as the page does: with numbers that its device remembers. */
export async function sit(page: Page, id: string, seat: number): Promise<void> {
  const secret = randomUUID();
  const { commitment } = await call<TableInfo>(page, 'GET', `tables/${id}`);
  const noted = JSON.stringify({ commitment, seat, numbers: [{ secret }] });
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [`meltemi.witness.${id}`, noted]);
  await call(page, 'PUT', `tables/${id}/seats/${seat}`, { pledge: new Numbers(secret).pledge });
}
