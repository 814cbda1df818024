import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkToClient } from '../src/check.ts';

test('a message to a page fits the protocol, with nothing missing or extra', () => {
  const done = { is: 'done', key: 'key-00000', version: 3 };
  const news = { is: 'news', version: 3, turn: 1, steps: ['bid zeus 2'] };
  const said = { is: 'said', person: 'ada', name: 'Ada', text: 'Well?', at: 1, watching: false, team: null };
  const refused = { is: 'refused', key: null, code: 'bad-message', text: 'A message is JSON.' };
  for (const message of [done, news, said, refused]) checkToClient(message);
  assert.throws(() => checkToClient({ is: 'nothing' }), /There is no message 'nothing'/);
  assert.throws(() => checkToClient({ is: 'done', key: 'key-00000' }), /No message 'done': .*version/);
  assert.throws(() => checkToClient({ ...done, seed: 'secret' }), /No message 'done'/);
  assert.throws(() => checkToClient({ ...news, steps: [] }), /No message 'news': \/steps/);
  assert.throws(() => checkToClient({ ...news, steps: [{ by: 'fate' }] }), /No message 'news': \/steps\/0/);
});
