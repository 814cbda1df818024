import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { serve } from '../src/http/server.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { type Seat, Visitor } from './player.ts';

// What is said to a team leaves the server to that team alone.

const SECRET = 'let us take Zeus together';

describe('the chat of a team', () => {
  let app: FastifyInstance;
  let address = '';
  const store = new SqliteStore(':memory:');
  before(async () => {
    app = await serve(readSettings({ LOG_LEVEL: 'silent', PORT: '0', REQUESTS: '100000' }), store, null);
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(() => app.close());

  const hears = (seat: Seat, text: string) => seat.heard.some((one) => one.includes(text));
  const say = (seat: Seat, text: string, to?: 'team') =>
    seat.ask({ do: 'say', version: undefined, text, ...(to && { to }) });

  /** Four people, of whom the first plays with the third, and somebody who watches. */
  async function company() {
    const people = await Promise.all(['Ada', 'Ben', 'Cyd', 'Dan'].map((name) => Visitor.named(address, name)));
    const options = { players: 4, teams: true, start: 'quick' };
    const [id, ...seats] = await Visitor.company(people, { options }, 4);
    const eve = await Visitor.named(address, 'Eve');
    const watcher = await eve.connect(id);
    await watcher.until(() => watcher.view !== null);
    return { id, people, seats, eve, watcher };
  }

  test('is read by the partner, also after coming back, and by nobody else', async () => {
    const { id, people, seats, eve, watcher } = await company();
    const [ada, ben, cyd, dan] = seats;
    await say(ada, SECRET, 'team');
    await cyd.until(() => hears(cyd, SECRET));
    await ada.until(() => hears(ada, SECRET));
    await say(cyd, 'to all of you');
    const others = [ben, dan, watcher];
    for (const one of others) await one.until(() => hears(one, 'to all of you'));
    for (const one of others) assert.ok(!hears(one, SECRET));

    const [again, opponent, stranger, nobody] = [
      await people[2].connect(id),
      await people[1].connect(id),
      await eve.connect(id),
      await new Visitor(address).connect(id),
    ];
    for (const one of [again, opponent, stranger, nobody]) await one.until(() => hears(one, 'to all of you'));
    assert.ok(hears(again, SECRET));
    for (const one of [opponent, stranger, nobody]) assert.ok(!hears(one, SECRET));

    // Neither another person's data nor the exported game has it.
    for (const one of [people[1], eve])
      assert.ok(!JSON.stringify(await one.call('GET', '/api/me/data')).includes(SECRET));
    for (const seat of seats) await seat.insist({ do: 'vote', about: 'end', agree: true });
    await ada.until(() => ada.info.status === 'over');
    const record = JSON.stringify(await people[0].call('GET', `/api/tables/${id}/export`));
    assert.ok(record.includes('"proof"') && !record.includes(SECRET));
    for (const one of [...others, opponent, stranger, nobody]) assert.ok(!hears(one, SECRET));
    for (const { socket } of [...seats, watcher, again, opponent, stranger, nobody]) socket.close();
  });

  test('is nobody’s who has left the team, and its next player reads it', async () => {
    const { id, people, seats, watcher } = await company();
    const [ada, ben, , dan] = seats;
    await people[2].call('DELETE', `/api/tables/${id}/seats/mine`);
    await ada.until(() => ada.info.seats[2] === null);
    await say(ada, SECRET, 'team');
    const left = await people[2].connect(id);
    await say(ada, 'to all of you');
    for (const one of [left, ben, dan, watcher]) {
      await one.until(() => hears(one, 'to all of you'));
      assert.ok(!hears(one, SECRET));
    }
    await people[2].sit(id, 2);
    const back = await people[2].connect(id);
    await back.until(() => hears(back, SECRET));
    for (const { socket } of [...seats, watcher, left, back]) socket.close();
  });

  test('is refused to those who have no team: spectators, people alone, and before the game', async () => {
    const { seats, watcher } = await company();
    await assert.rejects(say(watcher, SECRET, 'team'), /no-team/);
    const ada = await Visitor.named(address, 'Ada');
    const id = await ada.tableWithBots({ players: 4, teams: true, start: 'quick' });
    const waiting = await ada.connect(id);
    await assert.rejects(say(waiting, SECRET, 'team'), /no-team/);
    const [, alone] = await Visitor.company([ada], {}, 3);
    await assert.rejects(say(alone, SECRET, 'team'), /no-team/);
    for (const { socket } of [...seats, watcher, waiting, alone]) socket.close();
  });
});
