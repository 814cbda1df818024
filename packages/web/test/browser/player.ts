import { random } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import type { Page } from 'playwright-core';

// A person who clicks whatever is offered, for tests that want a whole game.

/** What is there only while this person is asked: at the end of a turn, perhaps nothing but the button that ends it. */
export const ASKED = '.acting .choices button, .acting .primary, .acting .end';

/** Makes one decision at the table if there is one to make; returns what was clicked, null if somebody else decides. */
export async function decide(page: Page, luck: number): Promise<string | null> {
  return page.evaluate((number) => {
    const seen = (list: NodeListOf<HTMLElement>) => [...list].filter((button) => button.offsetParent !== null);
    const [confirm] = seen(document.querySelectorAll<HTMLElement>('.acting .primary'));
    // A list of places is opened, but not folded again.
    const offered = document.querySelectorAll<HTMLElement>('.acting .choices button:not([aria-expanded=true])');
    const choices = seen(offered);
    // On a phone another panel may be open.
    if (offered.length > 0 && choices.length === 0) document.querySelector<HTMLElement>('.table > nav button')?.click();
    const [end] = seen(document.querySelectorAll<HTMLElement>('.acting .end'));
    const pick = confirm ?? (end && number % 3 === 0 ? end : choices[number % choices.length]) ?? end;
    pick?.click();
    return pick?.textContent ?? null;
  }, luck);
}

/** Plays until the game is over. */
export async function playToTheEnd(page: Page, seed: string): Promise<void> {
  const rng = random(seed);
  for (let idle = 0; idle < 2000; ) {
    if ((await page.locator('dialog[open]').count()) > 0) return;
    if ((await decide(page, below(rng, 1000))) === null) {
      idle++;
      await page.waitForTimeout(20);
    } else idle = 0;
  }
  throw new Error(`nothing goes on any more: ${await page.locator('.question').textContent()} (seed ${seed})`);
}

/** Waits until this person is asked something, and what is asked takes clicks. */
export async function untilAsked(page: Page): Promise<void> {
  await page.locator(ASKED).first().waitFor();
  await untilReady(page);
}

/** Waits until new choices take clicks: for a moment they ignore those that were meant for what was there before. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('.table:not(.fresh)').waitFor();
}

/** Waits until the page has drawn twice: what followed from an event by itself is there. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
