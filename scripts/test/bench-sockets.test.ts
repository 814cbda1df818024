import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { view } from '@meltemi/engine';
import { OwnSockets } from '../../bench/own-sockets.ts';
import { Play } from '../../packages/server/test/play.ts';
import type { Seat } from '../../packages/server/test/player.ts';

class Socket extends EventEmitter {
  onmessage = null;
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  hear(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)));
  }
}

test('the benchmark takes no answer to an earlier request for that to a move', async () => {
  const play = new Play(null);
  const { version } = play.table;
  const sockets = [0, 1, 2].map(() => new Socket());
  const seats = sockets.map((socket, seat) => ({
    ...{ socket, seat, version, info: { pledges: [null, null, null] } },
    ...{ view: view(play.history.state, seat), numbers: () => undefined },
  }));
  const table = new OwnSockets(seats as unknown as Seat[], 'answers');
  const mover = sockets[play.next];
  let took: number | null = null;
  const moved = table.move().then((ms) => {
    took = ms;
  });
  const { key, move } = JSON.parse(mover.sent[0]) as { key: string; move: string };
  const { length } = play.log;
  play.ask(play.next, { do: 'play', move });
  const steps = play.log.slice(length).flatMap((entry) => (entry.do === 'move' ? entry.move : []));
  assert.ok(steps.length > 0);

  // The first number of this seat is acknowledged only now, at the version the game began with.
  mover.hear({ is: 'done', key: 'of the first number', version });
  mover.hear({ is: 'refused', key: 'of the first number', code: 'not-starting', text: 'It is over.' });
  await nextTurn();
  assert.equal(took, null, 'the move is not done');
  for (const socket of sockets) socket.hear({ is: 'news', version: play.table.version, turn: 0, steps });
  mover.hear({ is: 'done', key, version: play.table.version });
  await moved;
  assert.notEqual(took, null);
});
