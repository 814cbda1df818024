import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor, type CreatureId, type LegendaryCreature, type Move, moves, type State } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { cards } from '@meltemi/words/en';
import type { Page } from 'playwright-core';
import { untilAsked, untilDrawn } from './player.ts';
import { openGame, played, sensible, type Wanted } from './saved.ts';
import { openSite, type Site } from './site.ts';

const QUICK = {
  options: { players: 3, start: 'quick', board: 'quick' },
  seats: [{ name: 'Ada' }, { level: 'easy' }, { level: 'easy' }],
} as const;

const asks = (kind: string) => (s: State) => actor(s) === 0 && s.frames[s.frames.length - 1].kind === kind;
/** Plays on until Ada is asked this, taking what she likes whenever it is offered. */
const until = (kind: string, seed: string, likes: (move: Move) => boolean): Wanted => ({
  ...QUICK,
  seed,
  until: asks(kind),
  choose: (legal, s) => (actor(s) === 0 ? legal.find(likes) : undefined) ?? sensible(legal, s),
});
const buys = (creature: CreatureId) => (move: Move) =>
  (move.do === 'buy' && move.creature === creature) || move.do === 'hire';

/** Its name and description for screen readers. */
async function spoken(page: Page): Promise<{ name: string; does: string }[]> {
  return page.locator('.choices .choice').evaluateAll((buttons) =>
    buttons.map((button) => {
      const text = (of: string) =>
        document
          .getElementById(button.getAttribute(of) ?? '')
          ?.textContent?.replace(/\s+/g, ' ')
          .trim() ?? '';
      return { name: button.textContent?.replace(/\s+/g, ' ').trim() ?? '', does: text('aria-describedby') };
    }),
  );
}

describe('cards where something is chosen', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  async function sitDown(wanted: Wanted, options = {}): Promise<Page> {
    const page = await site.visit(options);
    await openGame(page, played(wanted));
    await page.locator('.choices .button').first().waitFor({ state: 'attached' });
    return page;
  }
  const open = (page: Page) => page.locator('.sheet:popover-open');
  const looking = until('top-card', 'top 2', (move) => move.do === 'look');

  test('Zeus’s look shows the card that was seen, with what it does', async () => {
    const page = await sitDown(looking);
    const [{ name, does }] = await spoken(page);
    const creature = name.match(/^Play (\w+) for 1.GP$/)?.[1].toLowerCase() as LegendaryCreature;
    assert.ok(does.includes(cards.creature[creature].legendary), `${name}: ${does}`);
    await page.getByRole('button', { name: 'Put it back on top' }).click();
    await page.locator('.question', { hasText: 'Zeus: choose what to do' }).waitFor();
    await page.context().close();
  });

  test('Sphinx lays out the three cards that were drawn', async () => {
    const page = await sitDown(until('sphinx', 'sphinx 2', buys('sphinx')));
    const choices = await spoken(page);
    assert.equal(choices.length, 3);
    for (const { name, does } of choices) {
      const creature = name.replace('Play ', '').toLowerCase() as LegendaryCreature;
      assert.ok(does.includes(cards.creature[creature].legendary), `${name}: ${does}`);
    }
    await page.locator('.choices .choice').first().click();
    await page.locator('.choices .choice').nth(2).waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('a name opens its card when pointed at, beside itself, and Escape closes it without losing what was chosen', async () => {
    const page = await sitDown(looking);
    const name = page.locator('aside.log li [data-card]').last();
    await name.hover();
    await page.mouse.move(0, 0);
    await name.hover();
    await open(page).waitFor();
    assert.match((await open(page).textContent()) ?? '', new RegExp((await name.textContent()) ?? ''));
    const [card, at] = [await open(page).boundingBox(), await name.boundingBox()];
    assert.ok(card && at);
    const apart =
      card.x + card.width <= at.x ||
      at.x + at.width <= card.x ||
      card.y + card.height <= at.y ||
      at.y + at.height <= card.y;
    assert.ok(apart, 'the name is not covered');
    await page.clock.install();
    await page.keyboard.press('Escape');
    await open(page).waitFor({ state: 'hidden' });
    // A card that slides under a resting mouse stays closed.
    await page.clock.runFor(2000);
    assert.equal(await open(page).count(), 0);
    await page.context().close();
  });

  test('names in a replay open their cards too', async () => {
    const page = await sitDown(looking);
    await page.locator('aside.log li button').last().click();
    await page.waitForURL(/#\/replay\//);
    const name = page.locator('aside.log li [data-card]').last();
    await name.hover();
    // Left before the card has come, and pointed at again.
    await page.mouse.move(0, 0);
    await name.hover();
    await open(page).waitFor();
    assert.match((await open(page).textContent()) ?? '', new RegExp((await name.textContent()) ?? ''));
    await page.context().close();
  });

  test('the keyboard opens the card of a name and closes it by going on', async () => {
    const page = await sitDown(looking);
    const name = page.locator('.question .named');
    await page.locator('.toChoices').focus();
    for (let i = 0; i < 60 && !(await name.evaluate((button) => button === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await open(page).waitFor();
    assert.equal(await name.getAttribute('aria-describedby'), await open(page).getAttribute('id'));
    await page.keyboard.press('Tab');
    await open(page).waitFor({ state: 'hidden' });
    assert.equal(await name.getAttribute('aria-describedby'), null);
    await page.context().close();
  });

  test('a long press opens the card and chooses nothing', async () => {
    const page = await sitDown(
      { ...QUICK, seed: 'bids', until: (s) => s.phase === 'offerings' && actor(s) === 0 },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    );
    await page.getByRole('navigation').getByRole('button', { name: 'Act' }).tap();
    await untilAsked(page);
    const god = page.locator('.choices .choice').first();
    const at = await god.boundingBox();
    assert.ok(at);
    const point = { x: at.x + 20, y: at.y + 20 };
    const touch = await page.context().newCDPSession(page);
    const down = () => touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    const up = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await down();
    await open(page).waitFor();
    await up();
    await untilDrawn(page);
    assert.equal(await god.count(), 1, 'nothing was chosen');
    // Sent together: on a busy machine an answer between the two would make this a long press as well.
    await Promise.all([down(), up()]);
    await open(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Back' }).waitFor();
    await page.context().close();
  });

  test('many places are chosen on the board, or from a list that is opened', async () => {
    const page = await sitDown(until('hydra', 'hydra 2', buys('hydra')));
    await page.getByText('Choose on the board.').waitFor();
    const choices = page.locator('.choices button');
    assert.equal(await choices.count(), 1);
    await choices.click();
    assert.ok((await choices.count()) > 20);
    await choices.nth(3).click();
    await page.locator('.question', { hasText: 'choose its area' }).waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('a few troops are counted in steps', async () => {
    let way: string[] = [];
    const page = await sitDown({
      ...QUICK,
      seed: 'march 2',
      until: (s) => {
        const two = moves(s).find((move) => move.do === 'march' && move.troops === 2 && s.troops[move.from] === 2);
        if (two?.do === 'march') way = [two.from, two.to].map((area) => boardOf(s).areas[area].name);
        return asks('turn')(s) && two !== undefined;
      },
      choose: sensible,
    });
    await page.getByRole('button', { name: /^March/ }).click();
    for (const place of way) await page.locator('.choices').getByRole('button', { name: place, exact: true }).click();
    const fewer = page.getByRole('group', { name: 'Troops' }).getByRole('button', { name: 'Less' });
    await page.getByText('2 of 2').waitFor();
    await fewer.click();
    await page.getByText('1 of 2').waitFor();
    assert.ok(await fewer.isDisabled());
    await page.context().close();
  });
});
