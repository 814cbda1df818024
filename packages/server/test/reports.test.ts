import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TableInfo } from '@meltemi/protocol';
import type { FastifyInstance } from 'fastify';
import { serve } from '../src/http/server.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { type Seat, Visitor } from './player.ts';

// What spectators say, and what is reported to the operator.

describe('at a server', () => {
  let app: FastifyInstance;
  let address = '';
  const store = new SqliteStore(':memory:');
  before(async () => {
    app = await serve(readSettings({ LOG_LEVEL: 'silent', PORT: '0' }), store, null);
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(() => app.close());

  const say = (page: Seat, text: string) => page.ask({ do: 'say', version: undefined, text });

  test('what spectators say is apart from what players say, and the host can end it', async () => {
    const [ada, eve] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Eve')];
    const id = await ada.tableWithBots({ players: 3, start: 'quick' });
    const [player, spectator] = [await ada.connect(id), await eve.connect(id)];
    await say(spectator, 'May I watch?');
    await ada.call('POST', `/api/tables/${id}/start`);
    await say(spectator, 'Take Zeus!');
    await say(player, 'Be quiet.');
    assert.deepEqual(
      (await store.chats(id, 9)).map(({ text, watching }) => [text, watching]),
      [
        ['May I watch?', false],
        ['Take Zeus!', true],
        ['Be quiet.', false],
      ],
    );
    await assert.rejects(eve.call('PUT', `/api/tables/${id}/quiet`, { quiet: true }), /Only the host/);
    assert.equal((await ada.call<TableInfo>('PUT', `/api/tables/${id}/quiet`, { quiet: true })).quiet, true);
    await assert.rejects(say(spectator, 'And Ares!'), /quiet/);
    await say(player, 'Thank you.');
    await ada.call('PUT', `/api/tables/${id}/quiet`, { quiet: false });
    await say(spectator, 'Sorry.');
  });

  test('people report others, and nothing is told to anybody but the operator', async () => {
    const [ada, eve] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Eve')];
    const [{ id: reporter }, { id: person }] = await Promise.all(
      [ada, eve].map((one) => one.call<{ id: string }>('GET', '/api/me')),
    );
    const table = await ada.tableWithBots({ players: 3, start: 'quick' });
    const report = (who: Visitor, body: object) => who.call('POST', `/api/tables/${table}/reports`, body);
    await assert.rejects(report(new Visitor(address), { person, text: '' }), /Say your name/);
    await assert.rejects(report(ada, { person: 'nobody', text: '' }), /no such person/);
    await assert.rejects(report(ada, { person, text: 'was never here' }), /no such person/);
    await say(await eve.connect(table), 'Boo!');
    const stranger = await Visitor.named(address, 'Zoe');
    await assert.rejects(report(stranger, { person, text: 'I never saw it' }), /Only people who have sat or written/);
    await assert.rejects(report(ada, { person: reporter, text: '' }), /no such person/);
    await assert.rejects(report(ada, { person, text: 'x'.repeat(501) }), /400/);
    await report(ada, { person, text: 'insults everybody' });
    const [{ at, ...found }] = await store.reports(9);
    assert.ok(at > Date.now() - 60_000);
    const names = { reporterName: 'Ada', personName: 'Eve' };
    assert.deepEqual(found, { game: table, reporter, person, text: 'insults everybody', ...names });
    await assert.rejects(eve.call('GET', `/api/tables/${table}/reports`), /404/);
    const guest = await Visitor.named(address, 'Guest');
    await ada.call('PUT', `/api/tables/${table}/seats/2/bot`, { level: null });
    await guest.sit(table, 2);
    const { id } = await guest.call<{ id: string }>('GET', '/api/me');
    await ada.call('DELETE', `/api/tables/${table}/seats/2`);
    await report(ada, { person: id, text: 'who was sent away, too' });
    await report(eve, { person: reporter, text: 'the host, too' });
    const another = await Visitor.named(address, 'Another');
    await another.sit(table, 2);
    await another.call('DELETE', `/api/tables/${table}/seats/mine`);
    await report(ada, { person: (await another.call<{ id: string }>('GET', '/api/me')).id, text: 'who went' });
    assert.equal((await store.reports(9)).length, 4);
  });
});
