import assert from 'node:assert/strict';
import { createHash, createHmac, hash } from 'node:crypto';
import { before, beforeEach, describe, test } from 'node:test';
import { actor, apply, clone, drawFate, moves, random, type State, setup, view, writeMove } from '@meltemi/engine';
import { History } from '@meltemi/engine/record';
import { Contributions, Numbers, needsNumber, openlyForced } from '@meltemi/protocol';
import { fateText, randomFrom, streamOf } from '@meltemi/protocol/fate';
import type { ProvenRecord } from '@meltemi/protocol/proof';
import { randomMove } from '@meltemi/testkit';
import {
  type DeviceNotes,
  forgetSeat,
  keepNumbers,
  keepReceipt,
  noteOnce,
  notesOf,
  type ToldPledge,
} from '../../src/online/device-notes.ts';
import { mayNeedNumber } from '../../src/online/needs-number.ts';
import { OwnNumbers } from '../../src/online/own-numbers.ts';
import { verify } from '../../src/online/verify.ts';

// The numbers of a page: how it keeps them, when it shows them, and what they prove.

const sha256 = (text: string) => hash('sha256', text);

describe('numbers of this device', () => {
  beforeEach(() => keepNumbers('table', []));

  test('are remembered, and shown one by one', () => {
    const pledge = new OwnNumbers('table').draw(true);
    const own = new OwnNumbers('table');
    const first = own.under(pledge) as string;
    assert.equal(sha256(first), pledge);
    own.note(first);
    assert.equal(sha256(own.under(first) as string), first);
    assert.equal(own.under(sha256('of another device')), null);
    assert.equal(notesOf('table').numbers?.length, 1);
  });

  test('are not shown twice, whatever the server says', () => {
    const own = new OwnNumbers('table');
    const pledge = own.draw(true);
    const first = own.under(pledge) as string;
    assert.ok(!own.isUsed(pledge), 'what was asked for and refused can be asked for again');
    own.note(first);
    own.note(pledge);
    assert.equal(own.under(pledge), null);
    assert.ok(own.isUsed(pledge));
    assert.ok(new OwnNumbers('table').isUsed(pledge), 'nor after the page was loaded again');
  });

  test('that were sent before others began new ones are not used: the others could be chosen to fit them', () => {
    const own = new OwnNumbers('overtaken');
    const others = new Numbers('of another seat');
    const pledge = own.draw(true);
    own.hearOthers([pledge, others.pledge, null], 0);
    const first = own.send(pledge) as string;
    own.hearOthers([pledge, others.under(others.pledge), null], 0);
    assert.ok(!own.isOvertaken(pledge), 'the next number of the same chain was fixed before');
    own.hearOthers([pledge, new Numbers('chosen').pledge, null], 0);
    assert.ok(own.isOvertaken(pledge), 'it was sent, and is not used yet');
    assert.ok(new OwnNumbers('overtaken').isOvertaken(pledge), 'also after the page was loaded again');
    own.note(first);
    assert.ok(!own.isOvertaken(first), 'the next one is not known to anybody');
    assert.deepEqual(
      notesOf('overtaken').told?.map(({ seat, unsent }) => [seat, ...unsent]),
      [
        [1, 2000],
        [1, 1999],
      ],
    );
  });

  test('belong to the seat they are pledged for, also if the server has denied it in between', () => {
    const own = new OwnNumbers('denied');
    const pledge = own.draw(true);
    noteOnce('denied', { seat: 1 });
    assert.ok(own.seatedAt(null, null));
    assert.equal(notesOf('denied').seat, undefined, 'a seat that was left is nobody’s');
    assert.ok(own.seatedAt(1, pledge));
    assert.equal(notesOf('denied').seat, 1);
    assert.ok(own.seatedAt(2, sha256('of another device')));
    assert.equal(notesOf('denied').seat, undefined);
  });

  test('and all notes of a game stay when the server says that it has not begun', () => {
    const begun: Readonly<Record<string, (table: string) => void>> = {
      'a first number was shown': (table) => noteOnce(table, { pledges: ['a', 'b'] }),
      'another seat began new numbers': (table) =>
        noteOnce(table, { told: [{ seat: 1, pledge: 'b', unsent: [2000] }] }),
      'a request was acknowledged': (table) => keepReceipt(table, { version: 9, digest: 'c' }, 8),
    };
    for (const [why, note] of Object.entries(begun)) {
      const own = new OwnNumbers(why);
      const pledge = own.draw(true);
      noteOnce(why, { seat: 0 });
      note(why);
      const notes = notesOf(why);
      assert.equal(own.seatedAt(null, null), false, why);
      assert.equal(own.seatedAt(1, pledge), false, why);
      forgetSeat(why);
      assert.deepEqual(notesOf(why), notes, why);
      assert.ok(own.seatedAt(0, pledge));
    }
  });

  test('are drawn again where the first ones are lost', () => {
    const own = new OwnNumbers('table');
    const pledges = [own.draw(true), own.draw(true)];
    for (const pledge of pledges) assert.equal(sha256(own.under(pledge) as string), pledge, 'all are known');
  });
});

test('a page knows which of its moves are followed by fate', () => {
  let [right, early, late] = [0, 0, 0];
  for (const options of [
    { players: 3, start: 'quick' },
    { players: 4, edition: 'classic' },
  ] as const) {
    const rng = random('needs');
    const s = setup(options);
    const pledges = Array.from({ length: options.players }, (_, seat) => (seat === 1 ? null : 'a pledge'));
    while (actor(s) !== null) {
      const legal = moves(s);
      const seat = actor(s);
      const move = randomMove(s, legal, rng);
      const guess = typeof seat === 'number' && mayNeedNumber(view(s, seat), move, pledges);
      apply(s, move);
      if (typeof seat !== 'number') continue;
      const needed = needsNumber(s, (one) => pledges[one] !== null);
      if (guess === needed) right++;
      else if (guess) early++;
      else late++;
    }
  }
  assert.ok(right > 300, `${right} moves`);
  assert.ok(early + late < right / 50, `${early} numbers shown too early, ${late} asked for again`);
});

interface Forgery {
  readonly history: History;
  readonly log: Record<string, unknown>[];
  readonly contributions: Contributions;
  readonly numbers: Numbers[];
}

/**
 * A game by the second rules of chance, as a server's log would be: three people, the last of whom is not there at the
 * start.
 */
function play(secrets: readonly string[], seed: string, decisions: number, forge = (_: Forgery) => {}) {
  const options = { players: 3, start: 'quick' } as const;
  const numbers = secrets.map((secret) => new Numbers(secret, sha256));
  const contributions = new Contributions(3);
  const next = (seat: number) => numbers[seat].under(contributions.pledges[seat] as string) as string;
  const log: Record<string, unknown>[] = [];
  for (const [seat, { pledge }] of numbers.entries()) {
    contributions.pledge(seat, pledge);
    log.push({ do: 'seat', seat, pledge });
  }
  log.push({ do: 'starting' });
  for (const seat of [0, 1]) {
    log.push({ do: 'reveal', seat, nonce: next(seat) });
    contributions.reveal(seat, next(seat));
  }
  const entropy = contributions.opening;
  log.push({ do: 'start', entropy, chance: 2 });
  contributions.begin(entropy);
  const history = new History(options);
  const drawn = { dice: 0, decks: 0 };
  let s: State = setup(options);
  for (let decided = 0; decided < decisions || actor(s) === 'fate'; ) {
    const legal = moves(s);
    const by = actor(s);
    const stream = streamOf(s);
    const text = fateText(stream, by === 'fate' ? drawn[stream]++ : 0, contributions.mix);
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest();
    const move = by === 'fate' ? drawFate(s, legal, randomFrom(digest)) : legal[decided++ % legal.length];
    const after = clone(s);
    history.play(move);
    apply(after, move);
    const needs =
      typeof by === 'number' && !openlyForced(s, by, legal) && needsNumber(after, (seat) => seat in numbers);
    const nonce = needs ? next(by) : undefined;
    log.push({ do: 'move', by, move: writeMove(s, move), ...(nonce && { nonce }) });
    if (nonce) contributions.show(by as number, nonce);
    s = after;
    if (decided === 90 && by !== 'fate') {
      forge({ history, log, contributions, numbers });
      s = history.state;
    }
    if (decided !== 60 || by === 'fate') continue;
    numbers[1] = new Numbers('another device', sha256);
    contributions.pledge(1, numbers[1].pledge);
    log.push({ do: 'pledge', seat: 1, pledge: numbers[1].pledge });
    decided++;
  }
  log.push({ do: 'end' });
  const commitment = createHash('sha256').update(seed, 'hex').digest('hex');
  const record: ProvenRecord = { ...history.toRecord(), proof: { chance: 2, commitment, seed, entropy, log } };
  return { record, commitment, pledges: secrets.map((secret) => new Numbers(secret, sha256).pledge) };
}

describe('the check of a game', () => {
  const SECRETS = ['secret a', 'secret b', 'secret c'];
  let game: ReturnType<typeof play>;
  before(() => {
    game = play(SECRETS, 'c0ffee'.padEnd(64, '7'), 200);
  });
  const mine = (seat: number, ...secrets: string[]): DeviceNotes => ({
    seat,
    commitment: game.commitment,
    pledges: game.pledges,
    told: [told(seat, 0)],
    numbers: secrets.map((secret) => ({ secret })),
  });

  /** The server tells this seat in time of the new numbers of seat 1, or when more of its own were sent already. */
  function told(seat: number, more: number): ToldPledge {
    const { log } = game.record.proof;
    const line = log.findIndex((entry) => entry.do === 'pledge');
    const sent = log.slice(0, line).filter((entry) => entry.nonce && (entry.by ?? entry.seat) === seat).length;
    return { seat: 1, pledge: String(log[line].pledge), unsent: [2000 - sent - more, 2000] };
  }

  test('says what this device can prove', async () => {
    const found = await verify(game.record, mine(0, 'secret a'));
    assert.ok(found.holds && found.own, JSON.stringify(found));
    const { here, elsewhere, absent } = found.own;
    assert.ok(here > 5);
    assert.deepEqual([elsewhere, absent, found.chance, found.commitment], [0, false, 2, true]);
    assert.deepEqual([found.absent, found.renewed], [[2], [1]], 'and what others have done');
  });

  test('says which numbers are not of this device', async () => {
    const found = await verify(game.record, mine(1, 'secret b'));
    assert.ok(found.holds && found.own);
    assert.ok(found.own.here > 0 && found.own.elsewhere > 0);
    const all = await verify(game.record, mine(1, 'secret b', 'another device'));
    assert.ok(all.holds && all.own?.elsewhere === 0);
    const third = await verify(game.record, mine(2, 'secret c'));
    assert.ok(third.holds && third.own?.absent, 'the first number was missing');
  });

  test('says when this device knows nothing', async () => {
    const found = await verify(game.record);
    assert.ok(found.holds);
    assert.deepEqual([found.own, found.commitment, found.receipt], [null, false, false]);
  });

  test('notices a pledge that is not the one of this device, and others that were changed after it was shown', async () => {
    assert.deepEqual(await verify(game.record, mine(0, 'another')), { holds: false, wrong: 'entropy' });
    const swapped = { ...mine(0, 'secret a'), pledges: game.pledges.with(1, sha256('swapped')) };
    assert.deepEqual(await verify(game.record, swapped), { holds: false, wrong: 'entropy' });
  });

  test('notices that another seat began new numbers when the next one of this device was known', async () => {
    const wrong = { holds: false, wrong: 'entropy' };
    assert.equal((await verify(game.record, mine(0, 'secret a'))).holds, true);
    assert.deepEqual(await verify(game.record, { ...mine(0, 'secret a'), told: [told(0, 1)] }), wrong);
    assert.deepEqual(await verify(game.record, { ...mine(0, 'secret a'), told: [] }), wrong, 'or did not tell it');
  });

  test('says that the log has consent to go back which this device did not give', async () => {
    const back = { line: 0, to: 0, least: 0 };
    const seed = 'c0ffee'.padEnd(64, '7');
    const { record } = play(SECRETS, seed, 200, ({ history, log }) => {
      const decisions = history.steps.flatMap(({ by, forced }, i) => (by !== 'fate' && !forced ? [i] : []));
      Object.assign(back, { line: log.length, to: decisions.at(-1), least: decisions.at(-1) });
      for (const seat of [0, 1, 2]) log.push({ do: 'propose', seat, to: back.to });
      log.push({ do: 'back', seat: null, to: back.to });
      history.back(back.to);
    });
    const notes = (agreed: DeviceNotes['agreed']) => ({ ...mine(0, 'secret a'), ...(agreed && { agreed }) });
    const elsewhere = async (agreed: DeviceNotes['agreed']) => {
      const found = await verify(record, notes(agreed));
      assert.ok(found.holds && found.own, JSON.stringify(found));
      return found.own.actedElsewhere;
    };
    assert.equal(await elsewhere([]), true);
    assert.equal(await elsewhere([{ line: back.line, to: back.to }]), false);
    assert.equal(await elsewhere([{ line: back.line, to: back.to - 1 }]), true, 'to an earlier moment');
    assert.equal(await elsewhere([{ line: back.line + 1, to: back.to }]), true, 'at another time');
    assert.equal(await elsewhere(undefined), false, 'an earlier page noted nothing');
  });

  test('notices that somebody else sat on this seat for a while, of whom this device was not told', async () => {
    /** Somebody else sits there, and then the player again with this pledge. */
    const forged = (secret: string) =>
      play(SECRETS, 'c0ffee'.padEnd(64, '7'), 200, ({ log, contributions, numbers }) => {
        const now = contributions.pledges[0] as string;
        numbers[0] = new Numbers(secret, sha256);
        const pledge = numbers[0].under(now) === null ? numbers[0].pledge : now;
        for (const back of [{}, { pledge }]) log.push({ do: 'seat', seat: 0, ...back });
        contributions.pledge(0, null);
        contributions.pledge(0, pledge);
      }).record;
    const wrong = { holds: false, wrong: 'entropy' };
    const again = forged('secret a');
    assert.ok((await verify(again)).holds, 'nobody else can tell');
    assert.deepEqual(await verify(again, mine(0, 'secret a')), wrong);
    const later = forged('later');
    const notes = (seated: boolean) => {
      const { numbers = [], ...rest } = mine(0, 'secret a');
      return { ...rest, numbers: [...numbers, { secret: 'later', seated }], agreed: [] };
    };
    assert.equal((await verify(later, notes(true))).holds, true, 'the player has come back');
    assert.deepEqual(await verify(later, notes(false)), wrong, 'the player had never left');
    const foreign = await verify(later, { ...mine(0, 'secret a'), agreed: [] });
    assert.ok(foreign.holds && foreign.own?.actedElsewhere);
  });

  test('notices that a number which the server said was used is not in the log', async () => {
    const notes = mine(0, 'secret a');
    const found = await verify(game.record, notes);
    assert.ok(found.holds && found.own);
    const left = 2000 - found.own.here;
    const noted = (by: number) => ({ ...notes, numbers: [{ secret: 'secret a', left: left - by }] });
    assert.equal((await verify(game.record, noted(0))).holds, true);
    assert.deepEqual(await verify(game.record, noted(1)), { holds: false, wrong: 'entropy' });
  });

  test('notices that the game was begun by rules without numbers although this device has pledged some', async () => {
    const seed = 'ab'.repeat(32);
    const commitment = createHash('sha256').update(seed, 'hex').digest('hex');
    const entropy = [game.pledges[0], 'chosen', 'chosen too'];
    const options = { players: 3, start: 'quick' } as const;
    const history = new History(options);
    const log: Record<string, unknown>[] = [{ do: 'start', entropy }];
    while (history.next === 'fate') {
      const drawn = log.length - 1;
      const stream = streamOf(history.state);
      const text = fateText(stream, drawn, entropy);
      const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest();
      const move = drawFate(history.state, history.legal, randomFrom(digest));
      log.push({ do: 'move', by: 'fate', move: writeMove(history.state, move) });
      history.play(move);
    }
    log.push({ do: 'end' });
    const record: ProvenRecord = { ...history.toRecord(), proof: { commitment, seed, entropy, log } };
    assert.equal((await verify(record)).holds, true, 'nobody else can tell');
    const notes = { seat: 0, commitment, numbers: [{ secret: 'secret a' }] };
    assert.deepEqual(await verify(record, notes), { holds: false, wrong: 'entropy' });
  });

  test('names the line of a number that was not pledged', async () => {
    const { log } = game.record.proof;
    const at = log.findLastIndex(({ nonce }) => nonce);
    const forged = { ...game.record.proof, log: log.with(at, { ...log[at], nonce: sha256('other') }) };
    const found = await verify({ ...game.record, proof: forged });
    assert.deepEqual(found, { holds: false, wrong: 'number', line: at });
  });

  test('is not weakened by a receipt of a shorter log, or of one before the request', () => {
    const digests = [
      [9, 8],
      [5, 4],
      [12, 14],
      [12, 12],
    ].map(([version, asked]) => {
      keepReceipt('receipts', { version, digest: `of ${version} for ${asked}` }, asked);
      return notesOf('receipts').receipt?.digest;
    });
    assert.deepEqual(digests, ['of 9 for 8', 'of 9 for 8', 'of 9 for 8', 'of 12 for 12']);
  });

  test('notes what was seen first, also on a device that stores nothing', () => {
    noteOnce('noted', { commitment: 'first' });
    noteOnce('noted', { commitment: 'second' });
    assert.equal(notesOf('noted').commitment, 'first');
  });
});
