import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { random } from '@meltemi/engine';
import type { Locator, Page } from 'playwright-core';
import { call, playUntil, sit, takeBack, whoIsAsked } from './people.ts';
import { decide } from './player.ts';
import { type Server, startServer } from './server.ts';
import { openSite, type Site } from './site.ts';

// How people at one table of a server treat each other: who is who, who may do what, and what they decide together.

describe('people at one table', () => {
  let site: Site;
  let server: Server;
  let people: Record<'ada' | 'ben' | 'cleo', Page>;
  before(async () => {
    site = await openSite();
    server = await startServer(site.folder, 'SQLite');
  });
  after(async () => {
    await server.stop();
    await site.close();
  });

  beforeEach(async () => {
    const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map(visitor));
    people = { ada, ben, cleo };
  });

  async function visitor(name: string): Promise<Page> {
    const page = await site.visit({}, server.address);
    await call(page, 'PUT', 'me', { name });
    return page;
  }

  const leave = () => Promise.all(Object.values(people).map((page) => page.context().close()));
  const open = async (id: string, ...pages: readonly Page[]) => {
    for (const page of pages) await page.evaluate((hash) => location.assign(hash), `#/at/${id}`);
  };
  const seatOf = (page: Page, name: string): Locator => page.locator('.seats li', { hasText: name });

  /** Ada's table for three: Ada and Ben have sat down, the third seat is free. */
  async function table(agreed: object = {}): Promise<string> {
    const { ada, ben } = people;
    const settled = { options: { players: 3, start: 'quick' }, clock: null, listed: false, hints: false, undo: true };
    const { id } = await call<{ id: string }>(ada, 'POST', 'tables', { ...settled, ...agreed });
    await sit(ada, id, 0);
    await sit(ben, id, 1);
    return id;
  }

  /** With a bot, and begun; both look at it. */
  async function begun(agreed: object = {}): Promise<string> {
    const { ada, ben } = people;
    const id = await table(agreed);
    await call(ada, 'PUT', `tables/${id}/seats/2/bot`, { level: 'random' });
    await call(ada, 'POST', `tables/${id}/start`);
    await open(id, ada, ben);
    for (const page of [ada, ben]) await page.locator('.table .acting').waitFor();
    return id;
  }

  test('before the game players see who the host is, which seat is theirs, and who may start', async () => {
    const { ada, ben, cleo } = people;
    const id = await table();
    await open(id, ada, ben, cleo);
    await seatOf(ada, 'Ada')
      .getByText(/you · host/)
      .waitFor();
    await seatOf(ben, 'Ada').getByText('host').waitFor();
    await seatOf(ben, 'Ben').getByText(/· you/).waitFor();
    assert.equal(await seatOf(ben, 'Ben').getByText('host').count(), 0);
    assert.equal(await ben.locator('.seats .mine').count(), 1);
    await ben.getByText('1 seat is still free. Ada starts the game.').waitFor();
    assert.equal(await ben.getByRole('button', { name: 'Start the game' }).count(), 0);
    assert.equal(await ben.getByRole('combobox').count(), 0, 'guests choose no bots');
    await ada.getByRole('combobox').selectOption('easy');
    await ben.getByText('Every seat is taken. Ada starts the game.').waitFor();
    await ada.getByText('Every seat is taken. You start the game.').waitFor();
    for (const page of [ada, ben, cleo]) {
      const link = page.getByLabel('Let others watch with this link');
      assert.match(await link.inputValue(), new RegExp(`#/at/${id}$`));
    }
    await ada.getByRole('button', { name: 'Start the game' }).click();
    await cleo.getByText('You are watching').waitFor();
    await ben.getByRole('button', { name: 'Table', exact: true }).click();
    assert.match(await ben.getByLabel('Let others watch with this link').inputValue(), new RegExp(`#/at/${id}$`));
    await leave();
  });

  test('explanations of a bot’s turns survive a reload, and are not shown to another seat on the device', async () => {
    const { ada, ben } = people;
    const id = await table();
    await call(ada, 'PUT', `tables/${id}/seats/2/bot`, { level: 'easy' });
    await call(ada, 'POST', `tables/${id}/start`);
    await open(id, ada, ben);
    for (const page of [ada, ben]) await page.locator('.table .acting').waitFor();
    const why = ada.locator('aside.log .why');
    await playUntil([ada, ben], random('why'), async () => (await why.count()) > 0);
    await whoIsAsked([ada, ben]);
    const told = await why.allTextContents();
    await ada.reload();
    await why.first().waitFor();
    assert.deepEqual(await why.allTextContents(), told);
    const kept = await ada.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('.reasons.')));
    assert.deepEqual(kept, [`meltemi.reasons.${id}.0`]);
    await leave();
  });

  test('the keyboard focus goes to one’s seat after sitting down, and to the game after the start', async () => {
    const { ada, cleo } = people;
    const id = await table();
    await open(id, ada, cleo);
    const sit = cleo.getByRole('button', { name: 'Sit here' });
    await sit.focus();
    await cleo.keyboard.press('Enter');
    await seatOf(cleo, 'Cleo').getByRole('button', { name: 'Leave the seat' }).and(cleo.locator(':focus')).waitFor();
    await ada.getByRole('button', { name: 'Start the game' }).focus();
    await ada.keyboard.press('Enter');
    await ada.locator('.acting :focus').waitFor();
    await cleo.locator('.acting :focus').waitFor();
    await leave();
  });

  test('the host removes a guest, who is told at once and can be let in again, locks the table, and closes it', async () => {
    const { ada, ben, cleo } = people;
    const id = await table();
    await open(id, ada, ben, cleo);
    await ada.getByRole('button', { name: 'Lock the table' }).click();
    await cleo.getByText('The table is locked: nobody else can sit down.').waitFor();
    assert.equal(await cleo.getByRole('button', { name: 'Sit here' }).count(), 0);
    await ada.getByRole('button', { name: 'Unlock the table' }).click();
    await cleo.getByRole('button', { name: 'Sit here' }).waitFor();

    await ada.getByRole('button', { name: 'Remove (Ben)' }).click();
    await seatOf(ada, 'Ben').waitFor({ state: 'detached' });
    await ben.getByRole('alert').getByText('The host has removed you from this table.').waitFor();
    assert.equal(await ben.getByRole('button', { name: 'Sit here' }).count(), 0);
    await ada.getByRole('button', { name: 'Let Ben in again' }).click();
    await ben.getByRole('button', { name: 'Sit here' }).first().waitFor();
    assert.equal(await ben.getByText('The host has removed you from this table.').count(), 0);

    await ada.getByRole('button', { name: 'Close the table' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    for (const page of [ada, ben, cleo]) await page.getByText('This table was closed.').waitFor();
    await leave();
  });

  test('hints are off unless they are chosen for this very table', async () => {
    const { ada, ben } = people;
    await ada.evaluate(() => localStorage.setItem('meltemi.new-game.online', JSON.stringify({ hints: true })));
    await ada.evaluate(() => localStorage.setItem('meltemi.new-table', JSON.stringify({ hints: true })));
    await ada.goto(`${server.address}#/online/new`);
    await ada.reload();
    const hints = ada.getByRole('checkbox', { name: 'Hints allowed' });
    await hints.waitFor();
    assert.equal(await hints.isChecked(), false);
    await begun();
    for (const page of [ada, ben]) assert.equal(await page.getByRole('button', { name: 'Hint' }).count(), 0);
    const id = await table({ hints: true });
    await open(id, ben);
    await ben.getByText('hints allowed').waitFor();
    await leave();
  });

  test('one’s own seat is marked at the table', async () => {
    const { ada, ben } = people;
    await begun();
    for (const [page, name] of [
      [ada, 'Ada'],
      [ben, 'Ben'],
    ] as const) {
      assert.match(await page.locator('.bar .mine').innerText(), new RegExp(`${name}\\s+you`));
      assert.equal(await page.locator('.players article', { hasText: 'you' }).count(), 1);
      assert.match(await page.locator('.players article .head', { hasText: 'you' }).innerText(), new RegExp(name));
    }
    await leave();
  });

  test('an undo is shown and announced to the other players', async () => {
    const { ada, ben } = people;
    await begun();
    await takeBack(ada, [ben], random('taken back'));
    const shown = ben.locator('footer', { hasText: /^Taken back: / });
    await shown.waitFor();
    const text = (await shown.locator('p').first().innerText()).trim();
    assert.match(text, /^Taken back: Ada/);
    assert.ok((await ben.locator('[role=log].spoken').innerText()).includes(text));
    assert.equal(await ada.getByText(/^Taken back: /).count(), 0, 'the one who does it knows');
    await leave();
  });

  test('a vote to end the game is declined, withdrawn, and agreed; the rematch is offered over the end', async () => {
    const { ada, ben } = people;
    const id = await begun();
    const propose = async (page: Page) => {
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      await page.getByRole('button', { name: 'Propose to end the game' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
      for (const one of [ada, ben]) await one.getByText('Proposal to end the game.').waitFor();
    };
    const gone = async () => {
      for (const one of [ada, ben]) await one.getByText('Proposal to end the game.').waitFor({ state: 'detached' });
    };
    await propose(ada);
    await ben.getByRole('button', { name: 'Decline' }).click();
    await gone();
    for (const one of [ada, ben]) await one.getByText('Ben has declined. The game goes on.').waitFor();
    await propose(ben);
    assert.equal(await ada.getByText('Ben has declined.').count(), 0);
    await ben.getByRole('button', { name: 'Withdraw it' }).click();
    await gone();
    assert.equal(await ada.getByText('Ben has declined.').count(), 0, 'nobody was against it');
    await propose(ada);
    await ben.getByRole('button', { name: 'Agree' }).click();
    for (const page of [ada, ben]) await page.getByRole('heading', { name: 'The game was ended early' }).waitFor();

    await ada.getByRole('button', { name: 'Play again' }).click();
    await ada.locator('.seats .mine').waitFor();
    const end = ben.getByRole('dialog');
    await end.getByRole('status').getByText('There is a table for another game with the same players.').waitFor();
    const next = end.getByRole('button', { name: 'To the next game' });
    const box = await next.boundingBox();
    assert.ok(box && box.y + box.height <= 900, 'it is in sight without scrolling');
    await next.click();
    await seatOf(ben, 'Ben').getByText(/· you/).waitFor();
    await seatOf(ada, 'Ben').waitFor();
    assert.ok(!ada.url().endsWith(id));
    await leave();
  });

  test('a seat that was left is kept for its player, then taken over by a vote', async () => {
    const { ada, ben, cleo } = people;
    const id = await table();
    const dan = await visitor('Dan');
    await sit(dan, id, 2);
    await call(ada, 'POST', `tables/${id}/start`);
    await open(id, ada, ben, dan, cleo);
    await cleo.getByText('You are watching').waitFor();
    const standUp = async (page: Page) => {
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      await page.getByRole('button', { name: 'Leave the seat' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    };
    await standUp(ben);
    await cleo.getByText(/It is kept until .* for the player who left it/).waitFor();
    assert.equal(await cleo.getByRole('button', { name: 'Take this seat' }).count(), 0);
    await ada.getByRole('button', { name: 'A bot takes it' }).click();
    await ada
      .locator('.notices')
      .getByText(/^The seat of .* is free\./)
      .waitFor({ state: 'detached' });
    await open(id, ben);
    await ben.getByText('It is kept for you until').waitFor();
    await ben.getByRole('button', { name: 'Return to my seat' }).click();
    await ben.locator('.bar .mine', { hasText: 'Ben' }).waitFor();

    await standUp(ben);
    await cleo.getByText(/It is kept until .* for the player who left it/).waitFor();
    await server.later();
    await sit(cleo, id, 1);
    await cleo.getByText('You have asked for the free seat.').waitFor();
    for (const page of [ada, dan]) {
      await page.getByText(/Cleo asks for the free seat/).waitFor();
      await page.getByRole('button', { name: 'Agree' }).click();
    }
    await cleo.locator('.bar .mine', { hasText: 'Cleo' }).waitFor();
    await dan.context().close();
    await leave();
  });

  test('with two factions each the faction on turn is named, and nothing is skipped while a person thinks', async () => {
    const { ada, ben } = people;
    for (const page of [ada, ben])
      await page.evaluate(() => {
        const likes = JSON.parse(localStorage.getItem('meltemi.preferences') ?? '{}');
        localStorage.setItem('meltemi.preferences', JSON.stringify({ ...likes, speed: 'normal' }));
      });
    const options = { players: 2, start: 'quick' };
    const settled = { options, clock: null, listed: false, hints: false, undo: true };
    const { id } = await call<{ id: string }>(ada, 'POST', 'tables', settled);
    await sit(ada, id, 0);
    await sit(ben, id, 1);
    await call(ada, 'POST', `tables/${id}/start`);
    for (const page of [ada, ben]) await page.reload();
    await open(id, ada, ben);
    const first = await whoIsAsked([ada, ben]);
    const other = first === ada ? ben : ada;
    const asks = (page: Page) => page.locator('.acting .question');
    const name = await first.locator('.ribbon .turn .name').innerText();
    assert.match(name, /^(Ada|Ben) \(\w+\)$/);
    assert.ok((await asks(first).innerText()).startsWith(`${name}: `));
    await asks(other).getByText(`${name} is thinking …`).waitFor();
    await other.locator('.players article', { hasText: name }).locator('.thinking').waitFor();
    assert.equal(await other.locator('.players .thinking').count(), 1);

    for (let asked = first; asked === first; asked = await whoIsAsked([ada, ben])) await decide(first, 0);
    await asks(first).getByText('is thinking').waitFor();
    await first.getByRole('button', { name: 'Skip ahead' }).waitFor({ state: 'hidden' });
    await leave();
  });

  test('who refuses notifications is told how to allow them', async () => {
    const { ada } = people;
    await begun();
    await ada.evaluate(() => {
      const refused = { permission: 'default', requestPermission: async () => (refused.permission = 'denied') };
      Object.assign(window, { Notification: refused });
    });
    await ada.getByRole('button', { name: 'Table', exact: true }).click();
    await ada.getByRole('button', { name: 'Notify me when it is my turn' }).click();
    await ada.getByText(/^Your browser blocks notifications from this page\. To allow them/).waitFor();
    assert.equal(await ada.getByRole('button', { name: 'Notify me when it is my turn' }).count(), 0);
    await leave();
  });

  test('somebody is muted and reported', async () => {
    const { ada, ben } = people;
    await begun();
    await ben.getByRole('button', { name: 'Chat' }).click();
    await ben.getByText('Mute or report somebody').click();
    await ben.getByRole('button', { name: 'Report Ada' }).click();
    await ben.getByLabel('What happened?').fill('Would not stop talking');
    await ben.getByRole('complementary', { name: 'Chat' }).getByRole('button', { name: 'Send' }).first().click();
    await ben.getByText('Thank you. Your report has been sent.').waitFor();
    await ben.getByRole('button', { name: 'OK' }).click();
    await ben.getByLabel('Mute Ada').check();
    await ada.getByRole('button', { name: 'Chat' }).click();
    await ada.getByLabel('Write something').fill('Can you hear me?');
    await ada.getByRole('button', { name: 'Send' }).click();
    await ada.getByRole('log').getByText('Can you hear me?').waitFor();
    assert.equal(await ben.getByText('Can you hear me?').count(), 0);
    await leave();
  });

  test('a decision that others can still consent to take back is not called final', async () => {
    const { ada, ben } = people;
    await begun();
    const both = [ada, ben];
    let said = '';
    await playUntil(both, random('final'), async () => {
      for (const page of both) {
        const final = page.locator('.settled .final');
        if ((await final.count()) > 0)
          said ||=
            (await final
              .first()
              .textContent({ timeout: 500 })
              .catch(() => '')) ?? '';
      }
      return said !== '';
    });
    assert.equal(said, 'You can’t undo this by yourself.');
    await leave();
  });
});
