import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor, moves, random, type State } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { partsOf } from '../../src/table/acting/parts.ts';
import { decide, untilAsked, untilDrawn } from './player.ts';
import { openGame, played } from './saved.ts';
import { openSite, type Site } from './site.ts';

const ADA = { name: 'Ada' };
const BEN = { name: 'Ben' };
const QUICK = { players: 3, start: 'quick', board: 'quick' } as const;
const BOTS = [ADA, { level: 'easy' }, { level: 'easy' }] as const;

describe('at the table', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  async function sitDown(game: Parameters<typeof openGame>[1], options = {}, language = 'en') {
    const page = await site.visit({ likes: { language }, ...options });
    await openGame(page, game);
    return page;
  }

  test('around one screen the board stays in sight, and a purse is shown only while a button is held', async () => {
    const game = played({
      options: QUICK,
      seats: [ADA, BEN, { level: 'easy' }],
      seed: 'one screen',
      until: ({ phase }) => phase === 'offerings',
    });
    const page = await sitDown(game);
    const names = new Set<string>();
    for (let i = 0; i < 2; i++) {
      await untilAsked(page);
      assert.equal(await page.getByRole('dialog').count(), 0, 'nobody is sent away');
      names.add((await page.locator('.question').innerText()).split(':')[0]);
      assert.equal(await page.locator('.players .purse').count(), 0);
      assert.doesNotMatch(await page.locator('.acting .ask').innerText(), /\d\sGP/);
      const hold = page.locator('.tools button', { has: page.locator('span') });
      assert.equal((await hold.innerText()).trim(), 'Hold to see my gold');
      await hold.hover();
      await page.mouse.down();
      await hold.getByText(/^\d+\sGP$/).waitFor();
      await page.mouse.up();
      await hold.getByText('Hold to see my gold').waitFor();
      await hold.focus();
      await page.keyboard.down('Space');
      await hold.getByText(/^\d+\sGP$/).waitFor();
      await page.keyboard.up('Space');
      await hold.getByText('Hold to see my gold').waitFor();
      const asked = await page.locator('.question').innerText();
      await page.locator('.acting .choices button').last().click();
      const confirm = page.locator('.acting .primary');
      if (await confirm.count()) await confirm.click();
      await page.waitForFunction((text) => document.querySelector<HTMLElement>('.question')?.innerText !== text, asked);
    }
    assert.deepEqual([...names].sort(), ['Ada', 'Ben']);
    await page.context().close();
  });

  test('undo takes a decision back, in the stored game too', async () => {
    const inTurn = (s: Parameters<typeof actor>[0]) =>
      s.phase === 'actions' && actor(s) === 0 && moves(s).some(({ do: verb }) => verb === 'recruit');
    const page = await sitDown(played({ options: QUICK, seats: BOTS, seed: 'undo 4', until: inTurn }));
    await untilAsked(page);
    const question = page.locator('.question');
    const asked = await question.textContent();
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('meltemi.game.undo 4') as string).moves.length as number);
    const before = await kept();
    await page
      .getByRole('button', { name: /^Recruit/ })
      .first()
      .click();
    const next = page.locator('.acting .primary, .acting .choices button').first();
    for (let clicks = 0; clicks < 4 && (await kept()) === before; clicks++) await next.click();
    assert.ok((await kept()) > before, 'somebody was recruited');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction((text) => document.querySelector('.question')?.textContent === text, asked);
    assert.equal(await kept(), before);
    await page.context().close();
  });

  test('a place that cannot be chosen says why, with a link to the rule', async () => {
    let abroad = -1;
    const page = await sitDown(
      played({
        options: QUICK,
        seats: BOTS,
        seed: 'undo 4',
        until: (s) => {
          abroad = s.owner.findIndex((owner) => owner > 0);
          return s.phase === 'actions' && actor(s) === 0 && moves(s).some(({ do: verb }) => verb === 'recruit');
        },
      }),
    );
    await untilAsked(page);
    await page
      .getByRole('button', { name: /^Recruit/ })
      .first()
      .click();
    await page.locator('[role=application][aria-busy=false]').waitFor(); // then it takes input
    await page.locator(`[role=application] [data-area="${abroad}"]`).first().focus();
    await page.keyboard.press('Enter');
    const reason = page.locator('.told[role=status]');
    await reason.getByText('next to your own land').waitFor();
    await reason.getByRole('link').click();
    await page.waitForURL(/#\/rules\/LE-/);
    await page.context().close();
  });

  test('the log beside the board can be hidden, and shows all cycles on request', async () => {
    const game = played({ options: QUICK, seats: BOTS, seed: 'log', until: (s) => s.cycle === 4 && actor(s) === 0 });
    const page = await sitDown(game);
    const log = page.getByRole('complementary', { name: 'Log' });
    const cycles = log.getByRole('heading', { level: 3 });
    await log.getByRole('heading', { name: 'Cycle 4' }).waitFor();
    assert.deepEqual(await cycles.allTextContents(), ['Cycle 3', 'Cycle 4']);
    await log.getByRole('button', { name: 'Earlier cycles' }).click();
    await log.getByRole('heading', { name: 'Cycle 1' }).waitFor({ state: 'attached' });
    assert.equal(await cycles.count(), 4);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await log.waitFor({ state: 'hidden' });
    await page.reload();
    await untilAsked(page);
    await page.getByRole('button', { name: 'Log', exact: true, expanded: false }).click();
    await log.getByRole('heading', { name: 'Cycle 4' }).waitFor();
    await page.context().close();
  });

  test('the log follows the game into its third cycle and beyond, unless the reader scrolls back', async () => {
    const game = played({ options: QUICK, seats: BOTS, seed: 'log', until: (s) => s.cycle === 2 && actor(s) === 0 });
    const page = await sitDown(game);
    const log = page.getByRole('complementary', { name: 'Log' });
    const hidden = () => log.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
    const rng = random('log');
    async function playTo(cycle: number) {
      const heading = log.getByRole('heading', { name: `Cycle ${cycle}` });
      while (!(await heading.count())) if (!(await decide(page, below(rng, 100)))) await page.waitForTimeout(20);
      await untilAsked(page);
      await untilDrawn(page);
    }
    for (const cycle of [3, 4]) {
      await playTo(cycle);
      // The last line is in sight, as soon as the log has scrolled to it.
      await page.waitForFunction(() => {
        const box = document.querySelector('aside.log') as HTMLElement;
        return box.scrollHeight - box.scrollTop - box.clientHeight < 2;
      });
    }
    await log.evaluate((box) => box.scrollTo(0, 0));
    await playTo(5);
    assert.ok((await hidden()) > 100, 'a reader of older lines stays there');
    await page.context().close();
  });

  test('a game survives a reload in the middle of a battle', async () => {
    const inBattle = (s: Parameters<typeof actor>[0]) => s.battle !== null && actor(s) === 0 && moves(s).length > 1;
    const game = played({
      options: QUICK,
      seats: BOTS,
      seed: 'battle',
      until: inBattle,
      choose: (legal) => legal.find(({ do: verb }) => verb === 'march' || verb === 'sail'),
    });
    const page = await sitDown(game);
    const battle = page.locator('.battle');
    await battle.waitFor();
    const said = await battle.textContent();
    await page.reload();
    await battle.waitFor();
    assert.equal(await battle.textContent(), said);
    await untilAsked(page);
    await page.context().close();
  });

  test('with sound on, turns and dice are audible; with sound off nothing is', async () => {
    const game = played({
      options: QUICK,
      seats: BOTS,
      seed: 'battle',
      until: (s) => actor(s) === 0 && moves(s).some((move) => move.do === 'march' && s.owner[move.to] > 0),
    });
    let decisions = 0;
    for (const sound of [true, false]) {
      const most = sound ? 600 : decisions;
      const page = await site.visit({ likes: { sound } });
      await page.addInitScript(() => {
        const heard: string[] = [];
        const { createOscillator } = AudioContext.prototype;
        AudioContext.prototype.createOscillator = function () {
          const tone = createOscillator.call(this);
          const start = tone.start.bind(tone);
          tone.start = (when) => {
            heard.push(tone.frequency.value < 200 ? 'dice' : 'turn');
            start(when);
          };
          return tone;
        };
        Object.assign(globalThis, { heard });
      });
      await page.reload();
      await openGame(page, game);
      await untilAsked(page);
      const heard = () =>
        page.evaluate(() => [...new Set((globalThis as unknown as { heard: string[] }).heard)].sort());
      assert.deepEqual(await heard(), []);
      const rng = random('sound');
      for (let i = 0; i < most && (await heard()).length !== 2; i++) {
        if (!(await decide(page, below(rng, 100)))) await page.waitForTimeout(20);
        decisions = i;
      }
      assert.deepEqual(await heard(), sound ? ['dice', 'turn'] : []);
      await page.context().close();
    }
  });

  test('a turn with the keyboard alone', async () => {
    const page = await sitDown(
      played({ options: QUICK, seats: BOTS, seed: 'keys', until: (s) => s.phase === 'offerings' && actor(s) === 0 }),
    );
    await untilAsked(page);
    const inChoices = () =>
      page.evaluate(
        () =>
          document.activeElement?.closest('.choices, .settled') !== null &&
          document.activeElement?.tagName === 'BUTTON',
      );
    const question = page.locator('.question');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    assert.ok(await inChoices(), 'the first stop leads to the choices');
    for (let decisions = 0; decisions < 6; decisions++) {
      await untilAsked(page);
      const before = await page.locator('.acting').innerHTML();
      for (let tabs = 0; tabs < 150 && !(await inChoices()); tabs++) await page.keyboard.press('Tab');
      assert.ok(await inChoices(), `no choice can be reached by Tab: ${await question.textContent()}`);
      await page.keyboard.press('Enter');
      await page.waitForFunction((html) => document.querySelector('.acting')?.innerHTML !== html, before);
    }
    await page.context().close();
  });

  test('after a choice by key the focus is at the next one', async () => {
    const page = await sitDown(
      played({ options: QUICK, seats: BOTS, seed: 'keys', until: (s) => s.phase === 'offerings' && actor(s) === 0 }),
    );
    await untilAsked(page);
    const focused = page.locator('.acting :is(.choices, .settled) button:focus, .acting .end:focus');
    const section = page.locator('.acting');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (let choices = 0; choices < 12; choices++) {
      await focused.waitFor();
      const before = await section.innerHTML();
      await page.keyboard.press('Enter');
      await page.waitForFunction((html) => document.querySelector('.acting')?.innerHTML !== html, before);
    }
    await page.getByRole('button', { name: 'Hint' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.acting ol').waitFor();
    assert.equal(await page.locator(':focus').textContent(), 'Hint', 'a button that stays keeps the focus');
    await page.context().close();
  });

  test('the text of a card opens when the pointer moves over it, and closes with the focus', async () => {
    const page = await sitDown(
      played({ options: QUICK, seats: BOTS, seed: 'keys', until: (s) => s.phase === 'offerings' && actor(s) === 0 }),
    );
    await untilAsked(page);
    const open = page.locator('.sheet:popover-open');
    const hero = page.locator('.gods ul .face').last();
    await hero.waitFor();
    const { x, y } = (await page.locator('.gods li .face').first().boundingBox()) as { x: number; y: number };
    await page.clock.install();
    // The row slides under a pointer that rests.
    const slide = (by: string) =>
      page.evaluate((top) => {
        (document.querySelector('aside.gods .gods') as HTMLElement).style.marginTop = top;
      }, by);
    await slide('200px');
    await page.mouse.move(x + 20, y + 10);
    await slide('0');
    // The browser notices it with a frame, which a page where nothing moves does not ask for: this asks at every
    // frame.
    await page.waitForFunction(() => document.querySelector('.gods li .face:hover') !== null);
    await page.clock.runFor(3000);
    assert.equal(await open.count(), 0, 'nobody has pointed at it');
    await page.mouse.move(x + 24, y + 12);
    await open.waitFor();
    await page.mouse.move(700, 500);
    await open.waitFor({ state: 'hidden' });

    await page.keyboard.press('Tab');
    await hero.focus();
    await open.waitFor();
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.closest('.sheet') !== null), true, 'the rule');
    await page.keyboard.press('Tab');
    await open.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  test('the question names the only god left, and who outbid the player by how much', async () => {
    const page = await sitDown(
      played({
        options: QUICK,
        seats: BOTS,
        seed: 'one god 20',
        until: (s) => {
          const frame = s.frames[s.frames.length - 1];
          const gods = new Set(moves(s).map((move) => move.do === 'bid' && move.god));
          return actor(s) === 0 && frame.kind === 'offer' && !!frame.barred && gods.size === 1 && moves(s).length > 1;
        },
      }),
    );
    await page
      .locator('.question')
      .filter({ hasText: /^\s*\w+ bids \d+\sGP on \w+: you are out\. How much for \w+\? You have/ })
      .waitFor();
    await page.context().close();
  });

  test('all choices are in sight, and so is the whole board', async () => {
    const game = played({
      options: QUICK,
      seats: BOTS,
      seed: 'many 8',
      until: (s) => {
        const deeds = moves(s).map((move) => partsOf(move).deed);
        return actor(s) === 0 && deeds.includes('end') && new Set(deeds).size >= 9;
      },
    });
    const page = await sitDown(game, { viewport: { width: 920, height: 700 } });
    await untilAsked(page);
    const cut = () =>
      page
        .locator('footer, .choices')
        .evaluateAll((boxes) => boxes.some((box) => box.scrollHeight > box.clientHeight + 1));
    assert.equal(await cut(), false, 'a choice is cut off');
    await page.locator('[role=application][aria-busy=false]').waitFor();
    const hidden = () =>
      page.evaluate(() => {
        const { bottom } = (document.querySelector('main') as Element).getBoundingClientRect();
        const areas = [...document.querySelectorAll('main [data-area]')];
        return areas.some((area) => area.getBoundingClientRect().bottom > bottom + 1);
      });
    assert.equal(await hidden(), false, 'the panel covers the board');
    await page.context().close();
  });

  test('following a hint is confirmed beside the hint, also on a phone', async () => {
    const attack = (s: State) => moves(s).some((move) => move.do === 'march' && s.owner[move.to] > 0);
    const game = played({ options: QUICK, seats: BOTS, seed: 'march 0', until: (s) => actor(s) === 0 && attack(s) });
    const page = await sitDown(game, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.getByRole('button', { name: 'Hint' }).tap();
    await page.locator('.acting ol button').first().waitFor();
    await page.locator('.acting button', { hasText: 'End turn' }).tap();
    const confirm = page.locator('.acting .primary');
    await confirm.waitFor();
    const inSight = () =>
      page.evaluate(() => {
        const { bottom } = (document.querySelector('.acting .primary') as Element).getBoundingClientRect();
        return bottom <= (document.querySelector('.table > nav') as Element).getBoundingClientRect().top;
      });
    assert.ok(await inSight(), 'Confirm lies below');
    await page.context().close();
  });

  test('the route of a hero is drawn like that of troops', async () => {
    const game = played({
      options: QUICK,
      seats: BOTS,
      seed: 'mobilise 2',
      choose: (legal) => legal.find((move) => move.do === 'hire'),
      until: (s) => actor(s) === 0 && moves(s).some((move) => move.do === 'mobilise' && move.troops > 0),
    });
    const page = await sitDown(game);
    await page.getByRole('button', { name: /^Heroic mobilisation/ }).click();
    const settled = page.locator('.settled');
    const choices = page.locator('.acting .choices button');
    if (!(await settled.count())) await choices.first().click();
    await settled.waitFor();
    await page.locator('main .route').waitFor();
    await page.context().close();
  });

  test('on the board: a target is chosen by a click, and areas can be walked through by arrows', async () => {
    const settle = played({
      options: { players: 3, board: { seed: 5 }, start: 'deployment' },
      seats: BOTS,
      seed: 'settle',
      until: (s) => actor(s) === 0,
    });
    const page = await sitDown(settle);
    await untilAsked(page);
    const targets = page.locator('main [role="button"][aria-label]');
    await page.locator('[aria-busy="false"]').waitFor();
    assert.ok((await targets.count()) > 5, 'areas are buttons');
    await targets.first().focus();
    const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('ArrowRight');
    const second = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    assert.notEqual(first, second);
    await page.context().close();
  });

  test('classic: places that are all the same are offered once, buildings by their names', async () => {
    const asked = (kind: 'build' | 'raze', sites: number) => (s: Parameters<typeof actor>[0]) =>
      actor(s) === 0 && moves(s).filter(({ do: verb }) => verb === kind).length >= sites;
    const sit = (seed: string, until: ReturnType<typeof asked>) =>
      sitDown(played({ options: { edition: 'classic', players: 3 }, seats: BOTS, seed, until }));
    const offered = (page: Awaited<ReturnType<typeof sit>>) =>
      page.locator('.acting .choices li button').allInnerTexts();

    const builder = await sit('sites', asked('build', 3));
    await builder.getByRole('button', { name: /^Build/ }).click();
    const places = await offered(builder);
    assert.ok(places.length > 0);
    assert.equal(new Set(places).size, places.length, places.join());
    await builder.context().close();

    const razer = await sit('raze 1', asked('raze', 2));
    await razer.getByRole('button', { name: /^List of/ }).click();
    for (const place of await offered(razer)) assert.match(place, /: (port|temple|fortress|university)$/);
    await razer.context().close();
  });

  test('on a phone the question, the choices and all panels are there', async () => {
    const game = played({
      options: QUICK,
      seats: BOTS,
      seed: 'phone',
      until: (s) => s.phase === 'offerings' && actor(s) === 0,
    });
    const page = await sitDown(game, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const question = page.locator('.question');
    await page.locator('.gods.shown').waitFor();
    for (const tab of ['Players', 'Log', 'Gods', 'Act']) {
      await page.getByRole('navigation').getByRole('button', { name: tab }).tap();
      assert.match((await question.innerText()) ?? '', /Choose a god/, tab);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 390, `${tab}: the page is ${width} wide`);
    }
    await page.locator('.acting .choices button').first().tap();
    await question.filter({ hasText: /^\s*How much for .+\? You have \d+.GP\.\s*$/ }).waitFor();
    await page.context().close();
  });

  test('on a phone places to choose have their names on the board, and the one pointed at stands out', async () => {
    const settle = played({
      options: { players: 3, board: { seed: 5 }, start: 'deployment' },
      seats: BOTS,
      seed: 'settle',
      until: (s) => actor(s) === 0,
    });
    const page = await sitDown(settle, { viewport: { width: 390, height: 844 } });
    await page.locator('[aria-busy="false"]').waitFor();
    await page.getByRole('button', { name: /^List of/ }).click();
    const choice = page.locator('.acting .choices li button').first();
    const name = await choice.innerText();
    const printed = page.locator('main svg text:visible', { hasText: name });
    const { height } = (await printed.boundingBox()) ?? { height: 0 };
    assert.ok(height >= 11, `${name} is ${height} pixels high`);
    const pointed = page.locator('main .chosen');
    assert.equal(await pointed.count(), 0);
    await choice.focus();
    assert.match((await pointed.last().getAttribute('aria-label')) ?? '', new RegExp(`^${name}`));
    await choice.blur();
    await choice.hover();
    await pointed.last().waitFor();
    await page.mouse.move(5, 5);
    assert.equal(await pointed.count(), 0);
    await page.context().close();
  });

  test('a broken game is reported and not deleted', async () => {
    const page = await site.visit();
    await page.evaluate(() => {
      localStorage.setItem(
        'meltemi.game.broken',
        '{"meltemi":1,"options":{"players":3},"moves":["bid zeus 99"],"hashes":[]}',
      );
      location.hash = '/table/broken';
    });
    await page.getByRole('heading', { level: 1, name: /can’t be opened/ }).waitFor();
    assert.ok(await page.evaluate(() => localStorage.getItem('meltemi.game.broken')));
    await page.context().close();
  });
});
