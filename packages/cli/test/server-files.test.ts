import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, mock, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Level, think } from '@meltemi/bots';
import { apply, moves, readMove, setup, view, writeMove } from '@meltemi/engine';
import { openStore, readSettings, serve } from '@meltemi/server';
import { playAlone } from './person.ts';
import { meltemi } from './run.ts';

// Files of a server: a finished game to verify, and a copy of everything.

const folder = mkdtempSync(join(tmpdir(), 'meltemi-server-files-'));
const DATABASE_FILE = join(folder, 'games.sqlite');
const file = join(folder, 'game.json');

/** Bots play a game to its end that a person has begun; its file. */
async function exportedGame(): Promise<string> {
  const settings = readSettings({ DATABASE_FILE, LOG_LEVEL: 'silent', REQUESTS: '100000' });
  const app = await serve(settings, await openStore(settings), null);
  let cookie = '';
  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0];
    return answer.json();
  };
  try {
    await call('PUT', '/api/me', { name: 'Ada' });
    const agreement = { options: { players: 3 }, clock: null, listed: true, hints: true, undo: true };
    const { id } = await call('POST', '/api/tables', agreement);
    const bot = (seat: number) => call('PUT', `/api/tables/${id}/seats/${seat}/bot`, { level: 'random' });
    await call('PUT', `/api/tables/${id}/seats/0`, { pledge: 'a'.repeat(64) });
    for (const seat of [1, 2]) await bot(seat);
    // It begins when time is up for showing a first number.
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    await call('POST', `/api/tables/${id}/start`);
    mock.timers.tick(60_000);
    while ((await call('GET', `/api/tables/${id}`)).status === 'open') await setTimeout(20);
    mock.timers.reset();
    await call('DELETE', `/api/tables/${id}/seats/mine`);
    await bot(0);
    while ((await call('GET', `/api/tables/${id}`)).status !== 'over') await setTimeout(20);
    return JSON.stringify(await call('GET', `/api/tables/${id}/export`));
  } finally {
    await app.close();
  }
}

/** A person alone with bots plays to the end; the file. */
async function ownGame(secret: string): Promise<string> {
  const settings = readSettings({ LOG_LEVEL: 'silent', MESSAGES: '100000', DATABASE_FILE: ':memory:' });
  const app = await serve(settings, await openStore(settings), null);
  try {
    return await playAlone(await app.listen({ port: 0, host: '127.0.0.1' }), secret);
  } finally {
    await app.close();
  }
}

describe('files of a server', () => {
  let game: string;
  before(async () => {
    game = await exportedGame();
  });
  after(() => rmSync(folder, { recursive: true }));

  test('what was reported is listed', async () => {
    const store = await openStore(readSettings({ DATABASE_FILE }));
    const [{ id: table, host }] = await store.find({ limit: 1 });
    await store.addPerson({ id: 'spoiler', name: 'Eve', made: 1 });
    const none = await meltemi(['reports'], '', { DATABASE_FILE });
    assert.deepEqual([none.code, none.stdout], [0, 'Nothing was reported.\n']);
    await store.report({ game: table, reporter: host, person: 'spoiler', at: 0, text: 'insults everybody' });
    await store.close();
    const { code, stdout } = await meltemi(['reports'], '', { DATABASE_FILE });
    const line = `1970-01-01T00:00:00.000Z  table ${table}  Ada (${host}) about Eve (spoiler): insults everybody\n`;
    assert.deepEqual([code, stdout], [0, line]);
    const json = JSON.parse((await meltemi(['reports', '--json'], '', { DATABASE_FILE })).stdout);
    assert.equal(json.reports[0].text, 'insults everybody');
    const missing = await meltemi(['reports'], '', { DATABASE_FILE: join(folder, 'none.sqlite') });
    assert.equal(missing.code, 1);
    assert.match(missing.stderr, /there is no database/);
  });

  test('a person is exported and erased', async () => {
    const env = { DATABASE_FILE: join(folder, 'people.sqlite') };
    const store = await openStore(readSettings(env));
    await store.addPerson({ id: 'ada-1', name: 'Ada', made: 1 });
    const running = await meltemi(['person', 'ada-1', '--export'], '', env);
    assert.equal(JSON.parse(running.stdout).person.name, 'Ada', 'also while a server runs');
    const busy = await meltemi(['person', 'ada-1', '--erase'], '', env);
    assert.equal(busy.code, 1, 'the server would not hear of it');
    assert.match(busy.stderr, /another server uses/i);
    await store.close();
    const out = join(folder, 'ada.json');
    assert.equal((await meltemi(['person', 'ada-1', '--export', '--out', out], '', env)).code, 0);
    assert.equal(JSON.parse(readFileSync(out, 'utf8')).person.id, 'ada-1');
    const erased = await meltemi(['person', 'ada-1', '--erase'], '', env);
    assert.deepEqual([erased.code, erased.stdout], [0, '✔ ada-1 was erased\n']);
    const gone = await meltemi(['person', 'ada-1', '--export'], '', env);
    assert.deepEqual([gone.code, gone.stderr], [1, '✖ person: there is no person ada-1\n']);
    assert.equal((await meltemi(['person', 'ada-1'], '', env)).code, 2);
  });

  test('the operator asks a running server', async (t) => {
    const token = { ADMIN_TOKEN: 'a-token-for-operators' };
    const settings = readSettings({ DATABASE_FILE: join(folder, 'admin.sqlite'), LOG_LEVEL: 'silent', ...token });
    const store = await openStore(settings);
    await store.addPerson({ id: 'ben-1', name: 'Ben', made: 1 });
    const app = await serve(settings, store, null);
    const server = await app.listen({ port: 0, host: '127.0.0.1' });
    t.after(() => app.close());
    const admin = (...args: string[]) => meltemi(['admin', ...args, '--server', server], '', token);
    assert.match((await admin('people', 'be')).stdout, /^ben-1 .* 0 tables {2}Ben\n$/);
    assert.equal((await admin('tables')).stdout, 'None.\n');
    assert.equal((await admin('notice', 'Restart at noon')).stdout, '✔ done\n');
    assert.equal(JSON.parse((await admin('status', '--json')).stdout).notice, 'Restart at noon');
    const { stdout: status } = await admin('status');
    assert.match(status, new RegExp(`^${server}, for 0 h \\d+ min\ntables     0 running, 0 open, 0 over\n`));
    assert.match(status, /^people {5}1; 0 chat lines, 0 reports$/m);
    assert.match(status, /^notice {5}Restart at noon\nlast copy {2}none since the start\n$/m);
    assert.equal((await admin('mute', 'nobody')).stderr, '✖ admin: There is no such person.\n');
    assert.equal((await admin('sign-up', 'invited')).code, 0);
    assert.match((await admin('invite')).stdout, /^http:\/\/127\.0\.0\.1:\d+\/#\/online\/invited\/[\w-]{16}\n$/);
    assert.equal((await admin('mute', 'ben-1', '--hours', '2')).code, 0);
    assert.equal((await admin('erase', 'ben-1')).stdout, '✔ done\n');
    assert.equal((await admin('erase', 'ben-1')).code, 1, 'there is nobody any more');
    const [unknown, missing, perhaps, wrong, none] = await Promise.all([
      admin('dance'),
      admin('end'),
      admin('sign-up', 'perhaps'),
      meltemi(['admin', 'status', '--server', server], '', { ADMIN_TOKEN: 'another-token-altogether' }),
      meltemi(['admin', 'status'], '', { ADMIN_TOKEN: '' }),
    ]);
    assert.deepEqual([unknown.code, missing.code], [2, 2]);
    assert.match(missing.stderr, /TABLE is missing/);
    assert.match(perhaps.stderr, /sign-up is open, invited, closed, not 'perhaps'/);
    assert.deepEqual([wrong.code, wrong.stderr], [1, `✖ admin: the server at ${server} has another ADMIN_TOKEN\n`]);
    assert.match(none.stderr, /ADMIN_TOKEN is not set/);
  });

  test('a finished game holds: every die and draw follows from the seed', async () => {
    writeFileSync(file, game);
    const { commitment } = JSON.parse(game).proof;
    const [plain, same, other, replayed] = await Promise.all([
      meltemi(['verify', file]),
      meltemi(['verify', file, '--commitment', commitment]),
      meltemi(['verify', file, '--commitment', 'ab', '--json']),
      meltemi(['replay', file, '--verify']),
    ]);
    assert.equal(plain.code, 0);
    assert.match(plain.stdout, /^✔ \d+ dice and draws, \d+ moves in all/);
    assert.equal(same.code, 0);
    assert.deepEqual([other.code, JSON.parse(other.stdout).ok], [1, false]);
    assert.equal(replayed.code, 0, 'it is a record like any other');
  });

  test('a file does not write onto the terminal what is not so', async () => {
    const record = JSON.parse(game);
    const fate = record.proof.log.findIndex((entry: { by?: unknown }) => entry.by === 'fate');
    const lie = '\u001b[2K\r✔ 99 dice and draws\n✔ everything follows\u009b8m';
    record.proof.log[fate].move = lie;
    record.moves[0] = lie;
    writeFileSync(file, JSON.stringify(record));
    for (const { code, stderr, stdout } of await Promise.all(
      ['verify', 'replay'].map((command) => meltemi([command, file])),
    )) {
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(stderr, /^✖ \P{Cc}+\n$/u);
    }
  });

  test('the moves of bots follow from the seed, and from nothing that was known before the end', async () => {
    const { options, proof } = JSON.parse(game);
    const seedOf = (version: number) =>
      createHmac('sha256', Buffer.from(proof.seed, 'hex'))
        .update(JSON.stringify(['bot', version, ...proof.entropy])) // nobody has added numbers
        .digest('hex');
    const s = setup(options);
    const levels: Level[] = [];
    let decided = 0;
    for (const [version, entry] of proof.log.entries()) {
      if (entry.do === 'seat') levels[entry.seat] = entry.level;
      if (entry.do !== 'move') continue;
      const legal = moves(s);
      if (entry.by !== 'fate' && legal.length > 1) {
        const seen = view(s, entry.by);
        const move = think(levels[entry.by], { seen, legal: moves(seen), seed: seedOf(version) }, { iterations: 1 });
        assert.equal(entry.move, writeMove(s, move));
        decided++;
      }
      apply(s, readMove(s, entry.move));
    }
    assert.ok(decided > 30, `only ${decided} decisions`);
  });

  test('what a player has noted is compared: the secret of the numbers', async () => {
    const secret = 'nobody else knows this';
    const game = await ownGame(secret);
    writeFileSync(file, game);
    const { code, stdout } = await meltemi(['verify', file]);
    assert.equal(code, 0);
    assert.match(stdout, /seat 0: \d+ numbers, all as pledged\n/);
    assert.match(stdout, /not compared: what a player’s page has added to chance/);
    const own = await meltemi(['verify', file, '--entropy', `0=${secret}`]);
    assert.equal(own.code, 0, own.stderr);
    assert.doesNotMatch(own.stdout, /page has added/);
    const wrong = [
      ['0=another', /had pledged before the start does not follow/],
      [`1=${secret}`, /had pledged before the start does not follow/],
      ['ada=x', /SEAT=TEXT/],
    ] as const;
    await Promise.all(
      wrong.map(async ([given, words]) => {
        const other = await meltemi(['verify', file, '--entropy', given]);
        assert.notEqual(other.code, 0);
        assert.match(other.stderr, words);
      }),
    );
    const { proof, ...record } = JSON.parse(game);
    const at = proof.log.findIndex(({ nonce }: { nonce?: string }) => nonce);
    const log = proof.log.with(at, { ...proof.log[at], nonce: 'f'.repeat(64) });
    writeFileSync(file, JSON.stringify({ ...record, proof: { ...proof, log } }));
    const forged = await meltemi(['verify', file]);
    assert.match(forged.stderr, /not the one that was pledged/);
    // As if the person had stood up and come back: a move in between would have needed no number.
    const back = [...proof.log, { do: 'seat', seat: 0 }, { do: 'seat', seat: 0, pledge: proof.log[at].nonce }];
    writeFileSync(file, JSON.stringify({ ...record, proof: { ...proof, log: back } }));
    assert.equal((await meltemi(['verify', file])).code, 0);
    const away = await meltemi(['verify', file, '--entropy', `0=${secret}`]);
    assert.match(away.stderr, /pledged in line \d+ does not follow/);
  });

  test('whatever is changed is found', async () => {
    const { proof, ...record } = JSON.parse(game);
    const outcomes = proof.log.filter(({ by }: { by: unknown }) => by === 'fate');
    const fate = proof.log.indexOf(outcomes[0]);
    const { move: other } = outcomes.find(({ move }: { move: string }) => move !== outcomes[0].move);
    const seat = proof.log.findIndex(({ by }: { by: unknown }) => by === 1);
    const forged: [object, RegExp][] = [
      [{ ...proof, seed: proof.seed.replace(/^./, (c: string) => (c === '0' ? '1' : '0')) }, /committed was/],
      [{ ...proof, entropy: ['mine', '', ''] }, /added to chance/],
      [{ ...proof, log: proof.log.with(fate, { do: 'move', by: 'fate', move: other }) }, /but the seed says/],
      [{ ...proof, log: proof.log.with(seat, { ...proof.log[seat], by: 0 }) }, /is by 0, not by 1/],
      [{ ...proof, log: proof.log.slice(0, -1) }, /another game/],
      [{ ...proof, log: proof.log.toSpliced(fate, 1) }, /but the seed says/],
      [{ ...proof, log: [null] }, /cannot be read/],
      [{}, /no proof/],
    ];
    await Promise.all(
      forged.map(async ([changed, words], i) => {
        const other = join(folder, `forged-${i}.json`);
        writeFileSync(other, JSON.stringify({ ...record, proof: changed }));
        const { code, stderr } = await meltemi(['verify', other]);
        assert.equal(code, 1);
        assert.match(stderr, words);
      }),
    );
  });

  test('other lines between do not advance the dice: knowing the seed does not allow choosing one', async () => {
    const { proof, ...record } = JSON.parse(game);
    const roll = proof.log.findIndex(({ move }: { move?: string }) => move?.startsWith('roll'));
    const padded = proof.log.toSpliced(roll, 0, { do: 'late', seat: 0 }, { do: 'pause', seat: 0, paused: true });
    writeFileSync(file, JSON.stringify({ ...record, proof: { ...proof, log: padded } }));
    assert.equal((await meltemi(['verify', file])).code, 0);
    const { stdout } = await meltemi(['verify', file, '--json']);
    writeFileSync(file, game);
    assert.equal((await meltemi(['verify', file, '--json'])).stdout, stdout);
  });

  test('a game that stops before its end is no proof, unless the players have ended it', async () => {
    const { proof, hashes: _, ...record } = JSON.parse(game);
    const half = proof.log.slice(0, proof.log.length >> 1);
    const moves = half.filter((entry: { do: string }) => entry.do === 'move').map(({ move }: { move: string }) => move);
    const cut = (log: object[]) =>
      writeFileSync(file, JSON.stringify({ ...record, moves, hashes: [], proof: { ...proof, log } }));
    cut(half);
    assert.match((await meltemi(['verify', file])).stderr, /stops before the game is over/);
    cut([...half, { do: 'late-choice', seat: 0, choice: 'end' }]);
    assert.match((await meltemi(['verify', file])).stdout, /; the players ended the game early/);
  });

  test('a receipt fits the log it was given for, and no other', async () => {
    const db = new DatabaseSync(DATABASE_FILE, { readOnly: true });
    const digests = db.prepare('SELECT digest FROM lines ORDER BY seq').all() as { digest: string }[];
    db.close();
    writeFileSync(file, game);
    await Promise.all(
      [1, 20, digests.length].map(async (version) => {
        const receipt = `${version}:${digests[version - 1].digest}`;
        const { code, stderr } = await meltemi(['verify', file, '--receipt', receipt]);
        assert.equal(code, 0, stderr);
      }),
    );
    const receipt = `20:${digests[19].digest}`;
    const { proof, ...record } = JSON.parse(game);
    const padded = proof.log.toSpliced(5, 0, { do: 'late', seat: 0 });
    writeFileSync(file, JSON.stringify({ ...record, proof: { ...proof, log: padded } }));
    assert.equal((await meltemi(['verify', file])).code, 0, 'chance alone does not show it');
    assert.match((await meltemi(['verify', file, '--receipt', receipt])).stderr, /up to line 20 is not the one/);
    assert.equal((await meltemi(['verify', file, '--receipt', '20'])).code, 2);
  });

  test('a database and a copy are checked; damage, and games that these rules would change, are named', async () => {
    const [checked, copy] = [join(folder, 'checked.sqlite'), join(folder, 'checked.jsonl')];
    const env = { DATABASE_FILE: checked };
    await meltemi(['backup', copy], '', { DATABASE_FILE });
    await meltemi(['restore', copy], '', env);
    const good = await meltemi(['check'], '', env);
    assert.deepEqual([good.code, good.stderr], [0, '']);
    assert.match(good.stdout, /^✔ 1 games \(\d+ lines\) and 2 persons; every game was played again\n$/);
    assert.equal((await meltemi(['check', '--copy', copy])).stdout, good.stdout);
    const db = new DatabaseSync(checked);
    const { id } = db.prepare('SELECT id FROM games').get() as { id: string };
    const state = db.prepare('SELECT state FROM heads').get() as { state: string };
    db.exec("UPDATE heads SET state = 'of other rules'");
    const changed = await meltemi(['check'], '', env);
    assert.equal(changed.code, 1);
    assert.equal(
      changed.stderr,
      `✖ ${id} (over) would be changed by these rules, so it is not played on: finish or end it on the version it was begun with\n`,
    );
    db.prepare('UPDATE heads SET state = ?').run(state.state);
    db.exec('UPDATE lines SET at = at + 1 WHERE seq = 4');
    const damaged = await meltemi(['check', '--json'], '', env);
    assert.equal(damaged.code, 1);
    const { ok, broken } = JSON.parse(damaged.stdout);
    assert.deepEqual([ok, broken], [false, [`the game ${id} is damaged: line 4 is not what was written`]]);
    db.close();
    const nowhere = await meltemi(['check'], '', { DATABASE_FILE: join(folder, 'nowhere.sqlite') });
    assert.match(nowhere.stderr, /there is no database/);
  });

  test('a game of other rules fails the check while somebody may want to play it, and is named when it is over', async () => {
    const env = { DATABASE_FILE: join(folder, 'other-rules.sqlite') };
    const store = await openStore(readSettings(env));
    const agreement = { options: { players: 2 as const }, clock: null, listed: false, hints: false, undo: false };
    const game = { id: 'theirs', made: 1, host: 'ada', agreement, engine: '0', seed: 'ab'.repeat(32) };
    const summary = { listed: false, freeSeats: 0, deadline: null, bot: false, winners: null };
    await store.create(game, { ...summary, status: 'running' });
    const line = { seq: 0, at: 1, key: null, entry: JSON.stringify({ do: 'something of other rules' }) };
    await store.append('theirs', [line], { waiting: null, summary: { ...summary, status: 'running' } });
    const running = await meltemi(['check'], '', env);
    assert.equal(running.code, 1);
    const what =
      'cannot be read by these rules, so it is not played on: finish or end it on the version it was begun with';
    assert.equal(running.stderr, `✖ theirs (running) ${what}\n`);
    assert.deepEqual(JSON.parse((await meltemi(['check', '--json'], '', env)).stdout).refused, ['theirs (running)']);
    await store.append('theirs', [{ ...line, seq: 1 }], { waiting: null, summary: { ...summary, status: 'over' } });
    await store.close();
    const over = await meltemi(['check'], '', env);
    assert.equal(over.code, 0, over.stderr);
    assert.match(over.stdout, /every game was played again but 1 of other rules: theirs \(over\)/);
  });

  test('everything is copied, and put back into an empty database only', async () => {
    const copy = join(folder, 'copy.jsonl');
    const made = await meltemi(['backup', copy], '', { DATABASE_FILE });
    assert.equal(made.code, 0, made.stderr);
    assert.match(made.stdout, /^✔ 1 games \(\d+ lines\) and 2 persons; every game was played again/);
    const refused = await meltemi(['restore', copy], '', { DATABASE_FILE });
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /not empty/);
    const fresh = { DATABASE_FILE: join(folder, 'fresh', 'games.sqlite') };
    assert.equal((await meltemi(['restore', copy], '', fresh)).stdout, made.stdout);
    const again = join(folder, 'again.jsonl');
    await meltemi(['backup', again], '', fresh);
    assert.equal(readFileSync(again, 'utf8'), readFileSync(copy, 'utf8'));
    const torn = readFileSync(copy, 'utf8').slice(0, -200);
    writeFileSync(copy, torn);
    const lost = await meltemi(['restore', copy], '', { DATABASE_FILE: join(folder, 'torn.sqlite') });
    assert.match(lost.stderr, /cut off|damaged/);
    const missing = await meltemi(['restore', join(folder, 'no.jsonl')], '', {
      DATABASE_FILE: join(folder, 'new.sqlite'),
    });
    assert.equal(missing.stderr, `✖ restore: ${join(folder, 'no.jsonl')}: there is no such file or folder\n`);
    const nowhere = await meltemi(['backup', copy], '', { DATABASE_FILE: join(folder, 'nowhere.sqlite') });
    assert.match(nowhere.stderr, /there is no database/);
  });
});
