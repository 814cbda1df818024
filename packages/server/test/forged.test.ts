import assert from 'node:assert/strict';
import { createHmac, hash } from 'node:crypto';
import { describe, test } from 'node:test';
import { Numbers } from '@meltemi/protocol';
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
      again.write({ do: 'back', seat: null, to });
      return proven(again);
    };
    await back(decision);
    await assert.rejects(back(roll), /back/);
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
