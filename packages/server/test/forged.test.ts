import assert from 'node:assert/strict';
import { createHmac, hash } from 'node:crypto';
import { describe, test } from 'node:test';
import { drawFate, writeMove } from '@meltemi/engine';
import { History } from '@meltemi/engine/record';
import { fateText, Numbers, openlyForced, randomFrom, streamOf } from '@meltemi/protocol';
import { isReceiptOf, type Proof, prove, WrongNumber } from '@meltemi/protocol/proof';
import { Play } from './play.ts';

// Finished games as an operator would forge them, who knows the seed and writes the file: what `verify` must not believe.

const sha256 = (text: string) => hash('sha256', text);
const SEED = 'ab'.repeat(32);
const hmac = (text: string) => createHmac('sha256', Buffer.from(SEED, 'hex')).update(text).digest();
type Log = Proof['log'];

/** A game of three people with this number of decisions. */
function played(decisions: number): Play {
  const play = Play.fair(
    ['a', 'b', 'c'].map((secret) => new Numbers(secret, sha256)),
    [],
    undefined,
    SEED,
  );
  for (let i = 0; i < decisions; i++) play.decide(i * 7);
  return play;
}

function proven(play: Play, forge: (log: Log) => Log = (log) => log) {
  const record = play.record();
  return prove({ ...record, proof: { ...record.proof, log: forge(record.proof.log) } }, { hmac, sha256 });
}

describe('a forged log', () => {
  test('that begins a second time, so that numbers come back, does not hold', async () => {
    const play = played(40);
    await proven(play);
    const again: Log = [{ do: 'starting' }, { do: 'start', entropy: play.table.entropy, chance: 2 }];
    await assert.rejects(
      proven(play, (log) => log.toSpliced(-1, 0, ...again)),
      WrongNumber,
    );
    await assert.rejects(
      proven(play, (log) => log.toSpliced(-1, 0, { do: 'starting' })),
      WrongNumber,
    );
  });

  test('in which a first number was shown before all had pledged theirs does not hold', async () => {
    const play = played(20);
    const isFirst = (entry: Log[number]) => entry.do === 'reveal' && entry.seat === 0;
    const forged = (log: Log) => log.filter((entry) => !isFirst(entry)).toSpliced(1, 0, ...log.filter(isFirst));
    await assert.rejects(proven(play, forged), WrongNumber);
  });

  test('in which a roll was taken back alone, to have it fall again, does not hold', async () => {
    const play = played(0);
    for (let i = 0; i < 400; i++) {
      const { next, history } = play;
      const nonce = play.nonce(next);
      const { turn } = history;
      play.decide(i);
      if (play.nonce(next) === nonce || play.next !== next) continue;
      // The same seat decides again after chance: the operator who plays takes the move back all the same.
      play.write({ do: 'back', seat: next, to: turn });
      play.decide(i);
      await assert.rejects(proven(play), /back/);
      return;
    }
    assert.fail('nobody decides twice with chance in between');
  });

  test('that goes back to where a die falls at once, from numbers that are known, does not hold', async () => {
    const play = played(60);
    const { steps } = play.history;
    const roll = steps.findLastIndex(({ text }) => text.startsWith('roll'));
    const decision = steps.findLastIndex(({ by, forced }, i) => i < roll && by !== 'fate' && !forced);
    const back = (to: number) => {
      const again = played(60);
      for (const seat of [0, 1, 2]) again.write({ do: 'propose', seat, to });
      return proven(again);
    };
    await back(decision);
    await assert.rejects(back(roll), /back/);
  });

  test('that leaves out an outcome which was taken back does not hold', async () => {
    const play = played(60);
    const isDrawn = (entry: Log[number] | undefined) => entry?.by === 'fate';
    do play.decide(7);
    while (!isDrawn(play.log.at(-1)));
    const drawn = play.log.length - 1;
    const to = play.history.steps.findLastIndex(({ by, forced }) => by !== 'fate' && !forced);
    for (const seat of [0, 1, 2]) play.write({ do: 'propose', seat, to });
    await proven(play);
    await assert.rejects(
      proven(play, (log) => log.toSpliced(drawn, 1)),
      /before an outcome that was due/,
    );
  });

  test('that goes back without the consent of everybody, to have a die fall again, does not hold', async () => {
    const again = (consent: readonly number[]) => {
      const play = played(60);
      const { steps } = play.history;
      const to = steps.findLastIndex(({ by, forced }) => by !== 'fate' && !forced);
      for (const seat of consent) play.write({ do: 'propose', seat, to });
      if (consent.length < 3) play.write({ do: 'back', seat: null, to });
      play.decide(1);
      return play;
    };
    const { seats } = await proven(again([0, 1, 2]));
    assert.deepEqual(
      seats?.map(({ agreed }) => agreed.length),
      [1, 1, 1],
    );
    for (const consent of [[], [1], [0, 2]]) await assert.rejects(proven(again(consent)), /back/);
    const lapsed = played(60);
    const to = lapsed.history.steps.findLastIndex(({ by, forced }) => by !== 'fate' && !forced);
    for (const seat of [0, 1]) lapsed.write({ do: 'propose', seat, to });
    lapsed.decide(1);
    lapsed.write({ do: 'propose', seat: 2, to }, { do: 'back', seat: null, to });
    await assert.rejects(proven(lapsed), /back/, 'consent that was given before a move');
  });

  test('that draws before the start, when the seed alone decides, does not hold', async () => {
    const { options } = played(0).record();
    const history = new History(options, openlyForced);
    const drawn = { dice: 0, decks: 0 };
    const early: Log[number][] = [];
    while (history.next === 'fate') {
      const stream = streamOf(history.state);
      const digest = hmac(fateText(stream, drawn[stream]++, []));
      const move = drawFate(history.state, history.legal, randomFrom(digest));
      early.push({ do: 'move', by: 'fate', move: writeMove(history.state, move) });
      history.play(move);
    }
    assert.ok(early.length > 2, 'the operator has tried seeds until this opening suits');
    const { proof } = played(0).record();
    const begun = proof.log.slice(0, proof.log.findIndex(({ do: what }) => what === 'start') + 1);
    const log = [...begun.slice(0, 3), ...early, ...begun.slice(3), { do: 'end' }];
    const record = { ...history.toRecord(), proof: { ...proof, log } };
    await assert.rejects(prove(record, { hmac, sha256 }), /before the start/);
  });

  test('in which somebody without a seat adds to the start does not hold', async () => {
    const play = played(0);
    const ghost = new Numbers('ghost', sha256);
    const record = play.record();
    const history = new History(record.options, openlyForced);
    const drawn = { dice: 0, decks: 0 };
    // Whether the ghost shows its number or not is another opening to choose from.
    const entropy = [...play.table.entropy, ghost.pledge];
    const opening: Log[number][] = [];
    while (history.next === 'fate') {
      const stream = streamOf(history.state);
      const digest = hmac(fateText(stream, drawn[stream]++, entropy));
      const move = drawFate(history.state, history.legal, randomFrom(digest));
      opening.push({ do: 'move', by: 'fate', move: writeMove(history.state, move) });
      history.play(move);
    }
    const begun = record.proof.log.filter(
      ({ do: what }) => what === 'seat' || what === 'starting' || what === 'reveal',
    );
    const start = { do: 'start', entropy, chance: play.table.chance };
    const log = [{ do: 'seat', seat: 3, pledge: ghost.pledge }, ...begun, start, ...opening, { do: 'end' }];
    const forged = { ...history.toRecord(), proof: { ...record.proof, entropy, log } };
    await assert.rejects(prove(forged, { hmac, sha256 }), /seats/);
  });

  test('that goes on after the end does not hold', async () => {
    const play = played(20);
    const end = (log: Log) => log.toSpliced(-3, 0, { do: 'end' });
    await proven(play);
    await assert.rejects(proven(play, end), /after the end/);
  });
});

describe('a receipt', () => {
  /** The digests of a log as a server works them out. */
  function chained(log: Log): Required<Proof>['chain'] & { last: string } {
    const details = log.map((_, i) => sha256(`details ${i}`));
    const lines = log.map((entry) => sha256(JSON.stringify(entry)));
    const last = lines.reduce(
      (before, line, i) => sha256(JSON.stringify([SEED, before, line, details[i]])),
      sha256('origin'),
    );
    return { origin: sha256('origin'), details, hidden: {}, last };
  }

  test('does not hold for a log whose moves are hidden behind their digests', async () => {
    const { proof } = played(30).record();
    const { last, ...chain } = chained(proof.log);
    const receipt = { version: proof.log.length, digest: last };
    assert.equal(await isReceiptOf({ ...proof, chain }, receipt, sha256), true);
    const line = proof.log.findLastIndex((entry) => entry.do === 'move' && entry.by !== 'fate');
    const log = proof.log.with(line, { ...proof.log[line], move: 'another' });
    assert.equal(await isReceiptOf({ ...proof, log, chain }, receipt, sha256), false);
    const hidden = { [line]: sha256(JSON.stringify(proof.log[line])) };
    assert.equal(await isReceiptOf({ ...proof, log, chain: { ...chain, hidden } }, receipt, sha256), false);
  });
});
