import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { before, test } from 'node:test';
import { actor, apply, clone, drawFate, moves, readMove, type State, setup, writeMove } from '@meltemi/engine';
import { History } from '@meltemi/engine/record';
import { fateText, randomFrom, streamOf } from '@meltemi/protocol/fate';
import type { ProvenRecord } from '@meltemi/protocol/proof';
import { verify } from '../../src/online/verify.ts';

const SEED = 'c0ffee'.padEnd(64, '7');
const ENTROPY = ['ada’s luck', '', 'cleo’s'];
const DECISIONS = 60;
let record: ProvenRecord;

/** What a server's log would be: seats, the start, moves with chance by HMAC, and one decision taken back. */
function play(): ProvenRecord {
  const log: Record<string, unknown>[] = [
    { do: 'seat', seat: 0 },
    { do: 'start', entropy: ENTROPY },
  ];
  const options = { players: 3, start: 'quick' } as const;
  let states: State[] = [setup(options)];
  let texts: string[] = [];
  const drawn = { dice: 0, decks: 0 };
  let decided = 0;
  while (decided < DECISIONS) {
    const s = states[states.length - 1];
    const fate = actor(s) === 'fate';
    const stream = streamOf(s);
    const text = fateText(stream, fate ? drawn[stream]++ : 0, ENTROPY);
    const digest = createHmac('sha256', Buffer.from(SEED, 'hex')).update(text).digest();
    const legal = moves(s);
    const move = fate ? drawFate(s, legal, randomFrom(digest)) : legal[decided++ % legal.length];
    const next = clone(s);
    log.push({ do: 'move', by: fate ? 'fate' : actor(s), move: writeMove(s, move) });
    texts.push(writeMove(s, move));
    apply(next, move);
    states.push(next);
    if (decided !== 30 || fate) continue;
    const to = texts.length - 9;
    log.push({ do: 'propose', seat: 0, to }, { do: 'back', seat: null, to });
    states = states.slice(0, to + 1);
    texts = texts.slice(0, to);
    decided++;
  }
  log.push({ do: 'late', seat: 1 }, { do: 'late-choice', seat: 1, choice: 'end' });
  const history = new History(options);
  for (const text of texts) history.play(readMove(history.state, text));
  const commitment = createHash('sha256').update(SEED, 'hex').digest('hex');
  return { ...history.toRecord(), proof: { commitment, seed: SEED, entropy: ENTROPY, log } };
}

before(() => {
  record = play();
});

test('a game is checked without the cryptography of the browser, which offers it only over https', async (t) => {
  t.mock.getter(crypto, 'subtle', () => undefined);
  assert.equal((await verify(record)).holds, true);
});

function changed(proof: Partial<ProvenRecord['proof']>): ProvenRecord {
  return { ...record, proof: { ...record.proof, ...proof } };
}

test('every die and draw of a game holds, what was taken back included', async () => {
  const { commitment } = record.proof;
  const finding = await verify(record, { commitment, seat: 0, entropy: ENTROPY[0] });
  const drawn = record.proof.log.filter(({ by }) => by === 'fate').length;
  assert.ok(drawn > 10);
  const held = { holds: true, outcomes: drawn, chance: 1, receipt: false, own: null, absent: [], renewed: [] };
  assert.deepEqual(finding, { ...held, commitment: true });
  assert.deepEqual(
    await verify(record),
    { ...held, commitment: false },
    'also for somebody who has noted nothing down',
  );
});

test('a log other than the acknowledged one is detected', async () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const { log } = record.proof;
  const chain = {
    origin: sha256('the table'),
    details: log.map((_, i) => sha256(`line ${i}`)),
    hidden: { 0: sha256('a person') },
  };
  let digest = chain.origin;
  for (const [i, entry] of log.slice(0, 30).entries()) {
    const line = i === 0 ? chain.hidden[0] : sha256(JSON.stringify(entry));
    digest = sha256(JSON.stringify([SEED, digest, line, chain.details[i]]));
  }
  const receipt = { version: 30, digest };
  assert.equal((await verify(changed({ chain }), { receipt })).holds, true);
  assert.equal((await verify(record, { receipt })).holds, true, 'an earlier server gave no digests to compare with');
  const padded = log.toSpliced(9, 0, { do: 'late', seat: 0 });
  const details = [...chain.details, ''];
  for (const forged of [
    { log: padded, chain: { ...chain, details } },
    { chain: { ...chain, origin: sha256('another') } },
  ])
    assert.deepEqual(await verify(changed(forged), { receipt }), { holds: false, wrong: 'receipt' });
  const cut = await verify(changed({ chain, log: log.slice(0, 29) }), { receipt });
  assert.deepEqual(cut, { holds: false, wrong: 'receipt' });
});

test('a seed other than the committed one is detected', async () => {
  const seed = 'beef'.padEnd(64, '0');
  assert.deepEqual(await verify(changed({ seed })), { holds: false, wrong: 'commitment' });
  const later = createHash('sha256').update(seed, 'hex').digest('hex');
  const swapped = changed({ seed, commitment: later });
  const { commitment } = record.proof;
  assert.deepEqual(await verify(swapped, { commitment }), { holds: false, wrong: 'commitment' });
});

test('entropy other than what was sent is detected', async () => {
  const noted = { seat: 0, entropy: 'something else' };
  assert.deepEqual(await verify(record, noted), { holds: false, wrong: 'entropy' });
  assert.deepEqual(await verify(changed({ entropy: ['', '', ''] })), { holds: false, wrong: 'entropy' });
});

test('an outcome that does not follow is named', async () => {
  const at = record.proof.log.findIndex(({ by }) => by === 'fate');
  const s = setup(record.options);
  const told = moves(s).map((move) => writeMove(s, move));
  const other = told.find((text) => text !== record.proof.log[at].move)!;
  const log = record.proof.log.with(at, { ...record.proof.log[at], move: other });
  assert.deepEqual(await verify(changed({ log })), { holds: false, wrong: 'outcome', line: at, told: other });
});

test('an outcome recorded as a player’s move is detected', async () => {
  const at = record.proof.log.findIndex(({ by }) => by === 'fate');
  const log = record.proof.log.with(at, { ...record.proof.log[at], by: 0 });
  assert.deepEqual(await verify(changed({ log })), { holds: false, wrong: 'record' });
});

test('a log that ends before the game is detected', async () => {
  const log = record.proof.log.slice(0, -1);
  assert.deepEqual(await verify(changed({ log })), { holds: false, wrong: 'record' });
});

test('moves other than those of the log are detected', async () => {
  const fewer = { ...record, moves: record.moves.slice(0, -1) };
  assert.deepEqual(await verify(fewer), { holds: false, wrong: 'record' });
  const log = [...record.proof.log, { do: 'move', by: 0, move: 'no such move' }];
  assert.deepEqual(await verify(changed({ log })), { holds: false, wrong: 'record' });
});

test('a log of earlier servers, which kept moves as they were sent, holds', async () => {
  const at = record.proof.log.findIndex(({ move }) => String(move).startsWith('bid'));
  const entry = record.proof.log[at];
  const log = record.proof.log.with(at, { ...entry, move: String(entry.move).replace(/ (\d+)$/, '   00$1') });
  assert.notDeepEqual(log, record.proof.log);
  assert.deepEqual(await verify(changed({ log })), await verify(record));
});

test('an unreadable proof is reported as wrong', async () => {
  for (const proof of [undefined, {}, { seed: null, log: null }]) {
    const finding = await verify({ meltemi: 1, proof } as unknown as ProvenRecord);
    assert.equal(finding.holds, false);
  }
});
