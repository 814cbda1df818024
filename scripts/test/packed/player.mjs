// A player at a server, with nothing but published packages: `node player.mjs ADDRESS NAME [TABLE]`. Without a table it makes one for two people
// and a bot, and prints its id. Plays as an easy bot would; the last line it prints is how the game ended.
import { think } from '@meltemi/bots';
import { actor, moves, outcome, writeMove } from '@meltemi/engine';
import { applyStep, Numbers } from '@meltemi/protocol';
import { checkToClient } from '@meltemi/protocol/check';

const [address, name, given] = process.argv.slice(2);
let cookie = '';

async function call(method, path, body = {}) {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(address + path, { method, headers, body: JSON.stringify(body) });
  const [set] = answer.headers.getSetCookie();
  if (set) cookie = set.split(';')[0];
  const value = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${value.text}`);
  return value;
}

async function newTable() {
  const options = { players: 3, start: 'quick' };
  const { id } = await call('POST', '/api/tables', { options, clock: null, listed: false, hints: false, undo: false });
  await call('PUT', `/api/tables/${id}/seats/2/bot`, { level: 'easy' });
  return id;
}

await call('PUT', '/api/me', { name });
const id = given ?? (await newTable());
const seat = given ? 1 : 0;
const numbers = new Numbers(crypto.randomUUID());
await call('PUT', `/api/tables/${id}/seats/${seat}`, { pledge: numbers.pledge });
if (!given) console.log(id);

const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${id}/live`, { headers: { cookie } });
let [view, turn, version, asked, started] = [null, 0, 0, -1, Boolean(given)];
let [pledge, shown] = [numbers.pledge, false];

socket.onmessage = async ({ data }) => {
  const message = checkToClient(JSON.parse(data));
  if ('version' in message && message.is !== 'done') version = message.version;
  if (message.is === 'hello') ({ view, turn } = message);
  if (message.is === 'news') for (const step of message.steps) ({ view, turn } = applyStep(view, turn, step));
  if (message.is === 'refused') asked = -1;
  pledge = message.pledge ?? message.info?.pledges[seat] ?? pledge;
  const info = message.info ?? { status: '' };
  if (typeof info.starting === 'number' && !shown) {
    shown = true;
    socket.send(JSON.stringify({ do: 'reveal', key: `${name}-reveal`, nonce: numbers.under(pledge) }));
  }
  if (info.status === 'open' && !started && info.seats.every((sitter) => sitter !== null)) {
    started = true;
    await call('POST', `/api/tables/${id}/start`);
  }
  if (view) act();
};
socket.onerror = ({ message }) => {
  console.error(message);
  process.exitCode = 1;
};

function act() {
  if (actor(view) === null) {
    console.log(JSON.stringify({ turn, winners: outcome(view).winners }));
    socket.close();
  } else if (actor(view) === seat && asked < version) {
    asked = version;
    const legal = moves(view);
    const move = think('easy', { seen: view, legal, seed: `${name} ${turn}` }, { ms: 5 });
    const key = `${name}-${seat}-${version}-key`;
    const nonce = numbers.under(pledge);
    socket.send(JSON.stringify({ do: 'play', key, version, move: writeMove(view, move), nonce }));
  }
}
