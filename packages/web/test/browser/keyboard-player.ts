import type { Random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { Page } from 'playwright-core';
import { ASKED } from './player.ts';

// A person who uses nothing but the keyboard.

interface Watched {
  /** What had the focus before it was lost. */
  losses: string[];
  /** What was read out, and questions as they were shown. */
  heard: { readonly what: 'said' | 'asked'; readonly text: string }[];
}

/** From now on: notes when the focus is nowhere for longer than a frame, and everything the live region says. */
export async function watch(page: Page): Promise<void> {
  await page.evaluate((asked) => {
    const watched: Watched = { losses: [], heard: [] };
    Object.assign(window, { watched });
    let last = '';
    let lost = 0;
    const look = () => {
      const { activeElement: active, body } = document;
      if (active && active !== body) {
        last = `${active.tagName} ${active.className} ${active.textContent?.slice(0, 40)}`;
        lost = 0;
      } else if (++lost === 2) watched.losses.push(last);
      requestAnimationFrame(look);
    };
    look();
    const region = document.querySelector('[role=log].spoken') as Element;
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        const politeness = region.getAttribute('aria-live');
        if (!region.isConnected || politeness !== 'polite') throw new Error(`the region is ${politeness}`);
        if (type === 'characterData') throw new Error(`the text of a line was changed: ${target.textContent}`);
        for (const node of addedNodes)
          if (node.nodeName === 'P') watched.heard.push({ what: 'said', text: node.textContent ?? '' });
      }
    }).observe(region, { childList: true, characterData: true, attributes: true, subtree: true });
    let before = '';
    new MutationObserver(() => {
      const text = document.querySelector(asked) ? (document.querySelector('#question')?.textContent ?? '').trim() : '';
      if (text !== before && text) watched.heard.push({ what: 'asked', text });
      before = text;
    }).observe(document.querySelector('.acting') as Element, { childList: true, characterData: true, subtree: true });
  }, ASKED);
}

export function watched(page: Page): Promise<Watched> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

/** What has to be done next; null: somebody else decides. */
function situation(page: Page) {
  return page.evaluate((asked) => {
    if (!document.querySelector(asked)) return null;
    const choices = document.querySelectorAll('.acting .choices button').length;
    return {
      choices,
      settled: document.querySelector('.acting .settled') !== null,
      mayEnd: document.querySelector('.acting .end') !== null,
      targets: document.querySelectorAll('[role=application] .target').length,
    };
  }, ASKED);
}

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  for (let tabs = 0; tabs < most; tabs++) {
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached with ${most} tabs`);
}

/** Makes a decision, or a part of one, by keys; false: somebody else decides. */
export async function decideByKeys(page: Page, luck: Random): Promise<boolean> {
  const now = await situation(page);
  if (!now) return false;
  const way = below(luck, 12);
  if (now.settled) await page.keyboard.press(way % 2 ? 'c' : 'Enter');
  else if (now.mayEnd && (way % 3 === 0 || now.choices === 0)) await page.keyboard.press('e');
  else if (way === 1 && now.targets > 0) {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  } else if (way === 2) await typeMove(page);
  else if (way === 4) await page.keyboard.press('u');
  else {
    await page.keyboard.press('q');
    for (let tabs = below(luck, Math.min(now.choices, 5)); tabs > 0; tabs--) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  return true;
}

/** The first move that is completed is typed. */
async function typeMove(page: Page): Promise<void> {
  await page.keyboard.press('m');
  const box = page.locator('dialog[open] input[list]');
  await box.and(page.locator(':focus')).waitFor();
  const first = await page.locator('dialog[open] datalist option').first().getAttribute('value');
  await page.keyboard.type(first as string);
  await page.keyboard.press('Enter');
  await box.waitFor({ state: 'detached' });
}
