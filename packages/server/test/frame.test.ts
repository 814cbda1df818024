import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { sharedFrameOf } from '../src/http/frame.ts';

test('texts of all lengths arrive as they were said', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
  texts.push('Zoë, Άρης, 🌊', 'é'.repeat(63), 'again', 'again');
  const app = Fastify();
  await app.register(websocket);
  app.get('/', { websocket: true }, (socket, request) => {
    for (const text of texts) request.raw.socket.write(sharedFrameOf(text));
    socket.close();
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const heard: string[] = [];
  const client = new WebSocket(address.replace('http', 'ws'));
  client.onmessage = ({ data }) => heard.push(data as string);
  await once(client, 'close');
  await app.close();
  assert.deepEqual(heard, texts);
});
