import { actor, moves, random, type View, writeMove } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { applyStep, Numbers, type ToClient } from '@meltemi/protocol';

// A person at a server, as a program, as docs/protocol.md describes it: alone with bots, with numbers of their own.

/** Plays a game to its end; the exported file. */
export async function playAlone(address: string, secret: string): Promise<string> {
  const numbers = new Numbers(secret);
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(address + path, { method, headers, body: body ? JSON.stringify(body) : null });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer.json();
  };
  await call('PUT', '/api/me', { name: 'Ada' });
  const options = { players: 2, start: 'quick' };
  const { id } = await call('POST', '/api/tables', { options, clock: null, listed: false, hints: false, undo: true });
  await call('PUT', `/api/tables/${id}/seats/0`, { pledge: numbers.pledge });
  await call('PUT', `/api/tables/${id}/seats/1/bot`, { level: 'random' });
  const live = `${address.replace('http', 'ws')}/api/tables/${id}/live`;
  const socket = new WebSocket(live, { headers: { cookie } } as unknown as string[]);
  const over = playOn(socket, numbers);
  await call('POST', `/api/tables/${id}/start`);
  await over;
  socket.close();
  return JSON.stringify(await call('GET', `/api/tables/${id}/export`));
}

/** Resolves when the game is over. */
function playOn(socket: WebSocket, numbers: Numbers): Promise<void> {
  const rng = random('a person');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let [pledge, turn, asked]: [string, number, number] = [numbers.pledge, 0, 0];
  let view: View | null = null;
  const ask = (message: object) =>
    socket.send(JSON.stringify({ ...message, key: `person-${asked++}`, nonce: numbers.under(pledge) }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data as string) as ToClient;
    if (message.is === 'refused' && message.code !== 'late') reject(new Error(message.text));
    if (message.is === 'hello') ({ view, turn } = message);
    if (message.is === 'hello' || message.is === 'table') {
      pledge = message.info.pledges[0] ?? pledge;
      if (message.info.status === 'over') return resolve();
      if (message.is === 'table' && message.info.starting !== null) ask({ do: 'reveal' });
    }
    if (message.is === 'news') {
      for (const step of message.steps) ({ view, turn } = applyStep(view as View, turn, step));
      pledge = message.pledge ?? pledge;
    }
    if (!view || (message.is !== 'news' && message.is !== 'hello') || actor(view) !== 0) return;
    const legal = moves(view);
    ask({ do: 'play', version: message.version, move: writeMove(view, legal[below(rng, legal.length)]) });
  };
  return promise;
}
