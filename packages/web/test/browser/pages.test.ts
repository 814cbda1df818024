import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { actor, outcome, type State } from '@meltemi/engine';
import { replay } from '@meltemi/engine/record';
import type { Page } from 'playwright-core';
import { untilAsked } from './player.ts';
import { goTo, keepGame, played, sensible } from './saved.ts';
import { openSite, type Site } from './site.ts';

const QUICK = { players: 3, start: 'quick', board: 'quick' } as const;

/** Presses the button below what is to be read, if there is one; else clicks where the light falls, or goes back. */
async function followTheLight(page: Page): Promise<boolean> {
  const next = await page.evaluate(() => {
    const middle = (of: Element | null) => {
      const { x, y, width, height } = of?.getBoundingClientRect() ?? new DOMRect();
      return width > 0 ? { x: x + width / 2, y: y + height / 2 } : null;
    };
    const place = (css: string) => middle(document.querySelector(css));
    return place('section.coach .primary') ?? place('.spotlight') ?? place('section.coach button');
  });
  if (next) await page.mouse.click(next.x, next.y);
  return next !== null;
}

describe('the pages around the table', () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  async function visit(options = {}) {
    const page = await site.visit(options);
    return page;
  }

  test('“Play now” says what it starts: who plays, how strong the bots are, and on which board', async () => {
    const page = await visit();
    const facts = page.locator('.now li');
    const usual = [
      'Legendary Edition',
      'Ready-made board',
      '3\u00a0players',
      'You, Penelope (medium), and Daedalus (medium)',
    ];
    await facts.first().waitFor();
    assert.deepEqual(await facts.allInnerTexts(), usual);
    await page.evaluate(() => {
      const places = [{ person: true, name: 'Ola' }, { person: true, name: 'Jan', level: 'hard' }, { level: 'hard' }];
      const board = { name: 'Two rings', tiles: '', players: 3, teams: false };
      localStorage.setItem('meltemi.map.rings', JSON.stringify(board));
      localStorage.setItem('meltemi.new-game', JSON.stringify({ places, board: 'own', own: 'rings' }));
    });
    await page.reload();
    await facts.first().waitFor();
    assert.deepEqual((await facts.allInnerTexts()).slice(1), [
      'Your board “Two rings”',
      '3\u00a0players',
      'Ola (you), Themis (hard), and Nestor (hard)',
    ]);
    await page.context().close();
  });

  test('one click on “Play now” begins a game, the first time too; until then learning first is offered', async () => {
    const page = await site.visit({ likes: null });
    const offer = page.getByText('First time here?');
    await offer.waitFor();
    await page.getByRole('button', { name: 'Learn first (4 min)' }).click();
    await page.getByText('Welcome to the Cyclades.').waitFor();
    await page.goto(site.address);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    assert.equal(await offer.count(), 0);
    await page.context().close();

    const other = await site.visit({ likes: null });
    await other.getByText('One click, and you are playing with bots.').waitFor();
    await other.getByRole('button', { name: 'Play now' }).click();
    await other.locator('.table').waitFor();
    await other.goto(site.address);
    await other.getByRole('button', { name: 'Play now' }).waitFor();
    assert.equal(await other.getByText('First time here?').count(), 0);
    await other.context().close();
  });

  test('addresses typed by hand open the settings and the games, or say that there is no such page', async () => {
    const page = await site.visit({}, `${site.address}#/settings`);
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.waitFor();
    await settings.getByRole('button').click();
    await page.waitForURL(/#\/$/);
    assert.equal(await settings.count(), 0);
    await page.goto(`${site.address}#/replays`);
    await page.getByRole('heading', { level: 1, name: 'Games on this device' }).waitFor();
    await page.goto(`${site.address}#/setings/sound`);
    await page.getByText('There is no page “setings/sound”. This is the first page.').waitFor();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.context().close();
  });

  test('the home page links tables where it is this person’s turn, and counts open ones', async () => {
    const page = await visit();
    const answers: readonly (readonly [RegExp, unknown])[] = [
      [/api\/me$/, { id: 'ada', name: 'Ada' }],
      [/api\/tables$/, [{ id: 'a' }, { id: 'b' }]],
      [/api\/tables\?mine=waiting$/, [{ id: 'c' }]],
    ];
    for (const [path, json] of answers) await page.route(path, (route) => route.fulfill({ json }));
    await page.reload();
    const turn = page.getByRole('link', { name: 'Your turn at a table' });
    await turn.waitFor();
    assert.equal(await turn.getAttribute('href'), '#/at/c');
    await page.getByText('2 open tables').waitFor();
    await page.context().close();
  });

  async function followToTheEnd(options = {}) {
    const page = await visit(options);
    await page.getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('link', { name: 'Offerings' }).click();
    const finish = page.getByText('Now you know enough to play.');
    for (let idle = 0, clicks = 0; (await finish.count()) === 0; clicks++) {
      const text = () => page.locator('section.coach').textContent();
      assert.ok(idle < 500 && clicks < 1500, `the lesson does not go on: ${await text()}`);
      idle = (await followTheLight(page)) ? 0 : idle + 1;
      await page.waitForTimeout(60);
    }
    assert.equal(await page.getByText('Done').count(), 8, 'all lessons are done');
    await page.getByRole('link', { name: 'Play against bots' }).click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await page.context().close();
  }

  test('the tutorial can be finished by following the light', () => followToTheEnd());

  test('so it can on a phone, where a part of the board is in sight', () =>
    followToTheEnd({ viewport: { width: 390, height: 844 } }));

  test('a lesson lets the pupil find the move', async () => {
    const page = await visit();
    await goTo(page, '/learn/offerings', '.coach');
    for (const text of ['Welcome', 'A cycle begins', 'Then everybody bids']) {
      await page.locator('.coach', { hasText: text }).first().waitFor();
      await page.locator('.coach .primary').click();
    }
    await page.locator('.coach', { hasText: 'offer him 1' }).first().waitFor();
    assert.equal(await page.locator('.settled').count(), 0, 'nothing is prepared');
    await page.getByRole('button', { name: 'Offer 3 to Poseidon' }).click();
    await page.locator('.settled .primary').click();
    await page.getByText('That is allowed too').waitFor();
    await page.locator('.coach', { hasText: 'offer him 1' }).first().waitFor();
    await page.getByRole('button', { name: 'Offer 1 to Ares' }).click();
    await page.locator('.coach').getByRole('button', { name: 'Back' }).click();
    assert.equal(await page.locator('.settled').count(), 0, 'it is chosen again');
    await page.evaluate(() => localStorage.setItem('meltemi.learned', '["offerings"]'));
    await page.goto(`${site.address}#/learn`);
    await page.reload();
    assert.equal(await page.locator('small', { hasText: 'Done' }).innerText(), '2 min · Done');
    await page.context().close();
  });

  test('on a phone a lesson shows the panel it is about', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    const open = page.locator('.table > .shown');
    await goTo(page, '/learn/offerings', '.coach');
    assert.equal(await open.getAttribute('class').then((list) => list?.includes('gods')), false, 'the board has room');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('.players.shown').waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('.gods.shown').waitFor();
    await goTo(page, '/learn/creature', '.coach');
    await page.locator('.gods.shown').getByText('Harpy').waitFor();
    await page.context().close();
  });

  test('the list of games says who has won those that are finished', async () => {
    const seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }] as const;
    const until = (s: State) => actor(s) === null;
    const won = played({ options: QUICK, seats, seed: 'won', until, choose: sensible });
    const classic = played({
      options: { edition: 'classic', players: 3 },
      seats,
      seed: 'won',
      until,
      choose: sensible,
    });
    const page = await visit();
    const part = { ...won, moves: won.moves.slice(0, 40) };
    for (const [id, game] of Object.entries({ won, classic, open: part, early: part }))
      await keepGame(page, { ...game, company: { ...won.company, id, over: id !== 'open' } });
    await goTo(page, '/games', 'article');
    const winner = (game: typeof won) => seats[outcome(replay(game).state)?.winners[0] ?? -1].name;
    const card = (id: string) => page.locator('article', { has: page.locator(`a[href$="/${id}"]`) });
    await card('won')
      .getByText(`Victory: ${winner(won)}`)
      .waitFor();
    await card('classic')
      .getByText(`Victory: ${winner(classic)}`)
      .waitFor();
    await card('early').getByText('Ended early, without a winner').waitFor();
    assert.equal(
      await card('open')
        .getByText(/Victory|Ended/)
        .count(),
      0,
    );
    await page.context().close();
  });

  test('a replay can be scrubbed, stepped, played and watched from any seat', async () => {
    const seats = [{ name: 'Ada' }, { level: 'easy' }, { level: 'easy' }] as const;
    const game = played({ options: QUICK, seats, seed: 'replay', until: (s) => actor(s) === null, choose: sensible });
    const all = game.moves.length;
    const page = await visit();
    await keepGame(page, game);
    await page.getByRole('link', { name: 'Replays' }).click();
    await page.getByRole('link', { name: 'Watch' }).first().click();
    const at = (turn: number) => page.getByText(`Move ${turn} of ${all}`).waitFor();
    await at(0);
    const slider = page.getByRole('slider', { name: 'Position in the game' });
    await slider.fill('40');
    await at(40);
    await page.getByRole('button', { name: 'One move forward' }).click();
    await at(41);
    await page.getByRole('button', { name: 'One move back' }).click();
    await page.keyboard.press('ArrowLeft');
    await at(39);
    const eyes = page.getByLabel('As seen by');
    const purses = () => page.locator('aside.players').textContent();
    await eyes.selectOption({ label: 'Everything open' });
    const open = await purses();
    await eyes.selectOption({ index: 2 });
    assert.notEqual(await purses(), open, 'a seat knows less');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) > 42);
    await page.getByRole('button', { name: 'To the end' }).click();
    await at(all);
    await page.context().close();
  });

  test('a board of the workshop is saved and played on', async () => {
    const page = await visit();
    await page.getByRole('link', { name: 'Map workshop' }).click();
    await page.getByRole('button', { name: 'Random board' }).click();
    await page.getByLabel('Name of the map').fill('Sporades');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Sporades was saved.').waitFor();
    await page.getByRole('button', { name: 'Play on it' }).click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    assert.ok(await page.getByRole('radio', { name: 'My own' }).isChecked());
    await page.getByRole('button', { name: 'Start the game' }).click();
    await untilAsked(page);
    await page.context().close();
  });

  test('the workshop measures how fair a board is, stops when it is left, and knows the board again', async () => {
    const page = await visit();
    const label = page.locator('.fairness');
    const workshop = page.getByRole('link', { name: 'Map workshop' });
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('meltemi.fairness') ?? 'null'));
    // The browser reports a worker's start and end a little later.
    const workers = async (count: number) => {
      while (page.workers().length !== count) await page.waitForTimeout(20);
    };
    // The page notes when a worker has played a game.
    await page.addInitScript(() => {
      const { Worker } = globalThis;
      globalThis.Worker = class extends Worker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          this.addEventListener('message', () => document.documentElement.setAttribute('data-played', ''));
        }
      };
    });
    await page.reload();
    await workshop.click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    assert.equal(await label.count(), 0, 'without a board there is nothing to say');
    await page.getByRole('button', { name: 'Random board' }).click();
    await label.getByText('Still measuring how fair this is …').waitFor();
    await workers(1);
    await page.locator('html[data-played]').waitFor({ state: 'attached' });
    await goTo(page, '/', '.now');
    await workers(0);
    const { version, boards } = await kept();
    const [[board, { played, tally }]] = boards;
    assert.ok(played >= 1 && tally.games <= played);
    const all = { played: 400, tally: { games: 400, wins: [200, 100, 100] } };
    await page.evaluate(
      (text) => localStorage.setItem('meltemi.fairness', text),
      JSON.stringify({ version, boards: [[board, all]] }),
    );
    await workshop.click();
    await page
      .getByText(
        'Not quite fair so far. Place 1 in the turn order: 50\u00a0% of wins ± 6 (fair: 33\u00a0%; 400\u00a0games between bots).',
      )
      .waitFor();
    assert.equal(page.workers().length, 0, 'all is known');
    await page.context().close();
  });

  test('a new game says how fair its board is', async () => {
    const page = await visit();
    await goTo(page, '/new', '.fairness');
    await page.locator('.fairness').getByText('Still measuring').waitFor();
    await page.getByRole('radio', { name: 'My own' }).check();
    await page.getByText('Some settings cannot be combined.').waitFor();
    assert.equal(await page.locator('.fairness').count(), 0);
    await page.context().close();
  });

  test('while a text in the workshop is wrong, nothing is said about the board before it', async () => {
    const page = await visit();
    await page.getByRole('link', { name: 'Map workshop' }).click();
    await page.getByRole('button', { name: 'Random board' }).click();
    const fine = page.getByText('This board can be played');
    await fine.waitFor();
    const text = page.getByRole('textbox', { name: 'As text' });
    const board = await text.inputValue();
    await text.fill('no board at all');
    await page.getByRole('button', { name: 'Lay it', disabled: false }).last().click();
    await page.getByText('This text is not a board.').waitFor();
    assert.equal(await fine.count(), 0);
    await text.fill(board);
    await fine.waitFor();
    await page.context().close();
  });

  test('a map of the workshop keeps its name where there is no room for another', async () => {
    const page = await visit();
    await page.getByRole('link', { name: 'Map workshop' }).click();
    await page.getByRole('button', { name: 'Random board' }).click();
    await page.getByLabel('Name of the map').fill('Sporades');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Sporades was saved.').waitFor();
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.includes('Dodecanese')) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await page.getByRole('button', { name: 'Rename Sporades' }).click();
    const name = page.getByRole('listitem').getByLabel('Name of the map');
    await name.fill('Dodecanese');
    await name.press('Enter');
    await page.getByText('There is no room left on this device.').waitFor();
    assert.equal(await page.getByRole('link', { name: 'Sporades' }).count(), 1);
    assert.ok(await page.evaluate(() => localStorage.getItem('meltemi.map.Sporades')));
    await page.context().close();
  });

  test('the rules begin with how to play, and every god, creature, hero and monument has its picture', async () => {
    const page = await visit();
    await goTo(page, '/rules', '.rule');
    const first = page.locator('main h2').first();
    assert.equal(await first.innerText(), 'How to play');
    for (const id of ['LE-ZEUS-1', 'CL-ZEUS', 'LE-CREA-KRAKEN', 'CL-CREA-SIREN', 'LE-HERO-AJAX', 'MO-CITADEL'])
      assert.ok((await page.locator(`.rule:has([href$="${id}"]) .picture`).count()) > 0, id);
    await page.getByRole('searchbox').fill('pegasus');
    await page.waitForFunction(() => !document.getElementById('how-to-play'));
    await page.context().close();
  });

  test('rules are found by words and by their address', async () => {
    const page = await visit();
    await goTo(page, '/rules/LE-METRO-1', '.rule');
    const comesInSight = (id: string) =>
      page.waitForFunction((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight && document.activeElement?.id === id;
      }, id);
    await comesInSight('LE-METRO-1');
    await page.locator('nav a[href="#/rules/LE-SETUP"]').click();
    await comesInSight('LE-SETUP');
    await page.goBack();
    await comesInSight('LE-METRO-1');
    const rules = page.locator('.rule');
    const all = await rules.count();
    await page.getByRole('searchbox').fill('pegasus');
    await page.waitForFunction((n) => document.querySelectorAll('.rule').length < n, all);
    for (const text of await rules.allTextContents()) assert.match(text, /pegasus/i);
    await page.getByRole('searchbox').fill('xyzzy');
    await page.getByText('No rule has these words').waitFor();
    await page.context().close();
  });

  test('the notice of a new version stands above the page and covers nothing', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      const registration = { waiting: {}, addEventListener() {} };
      const value = { controller: {}, addEventListener() {}, register: async () => registration };
      Object.defineProperty(navigator, 'serviceWorker', { value });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).click();
    const told = await page.getByText('A new version is ready.').boundingBox();
    const header = await page.locator('.table header').boundingBox();
    const tabs = await page.getByRole('navigation').boundingBox();
    assert.ok(told && header && tabs);
    assert.ok(told.y + told.height <= header.y);
    assert.ok(tabs.y + tabs.height <= 844);
    await page.getByRole('button', { name: 'Later' }).click();
    await page.waitForFunction(() => document.querySelector('.table header')?.getBoundingClientRect().top === 0);
    await page.context().close();
  });

  test('without a network the page opens and a game can be played', async () => {
    const page = await visit({ serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).click();
    await untilAsked(page);
    await goTo(page, '/rules', '.rule');
    await page.context().close();
  });
});
