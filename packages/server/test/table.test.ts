import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { writeMove } from '@meltemi/engine';
import { seatBot } from '../src/table/requests.ts';
import { summaryOf } from '../src/table/table-info.ts';
import { Timekeeper } from '../src/table/timekeeper.ts';
import { PEOPLE, Play } from './play.ts';

// A table and its clocks, line by line, at times of our own.

test('a decision can be taken back until somebody else is asked, as the page says', () => {
  const play = new Play(null);
  const { next } = play;
  play.move();
  assert.notEqual(play.next, next);
  assert.throws(() => play.ask(next, { do: 'undo' }), /nothing of yours/);
  play.goOn();
  assert.equal(play.ask(play.next, { do: 'undo' }), 1);
});

describe('a clock', () => {
  test('gives no time for decisions that are taken back', () => {
    const play = new Play({ live: 60, increment: 10 });
    play.goOn();
    const { next } = play;
    play.ask(next, { do: 'undo' });
    const before = play.left(next) as number;
    for (let i = 1; i <= 5; i++) {
      play.now += 1000;
      play.move();
      assert.equal(play.left(next), before + 10_000 - i * 1000);
      play.ask(next, { do: 'undo' });
      assert.equal(play.left(next), before - i * 1000, 'what was spent is spent');
    }
    assert.deepEqual(play.table.time.ticking, { seat: next, since: 5000 });
  });

  test('by letter gives no fresh hours for them either', () => {
    const play = new Play({ hours: 1 });
    play.goOn();
    const { next } = play;
    play.ask(next, { do: 'undo' });
    play.now += 3_000_000;
    play.move();
    play.ask(next, { do: 'undo' });
    assert.equal(play.left(next), 600_000);
  });

  test('charges a player who decides several times and takes it back', () => {
    const play = new Play({ live: 600, increment: 0 });
    play.goOn();
    const { next } = play;
    const before = play.left(next) as number;
    play.now += 20_000;
    play.ask(next, { do: 'undo' });
    assert.equal(play.left(next), before - 20_000);
  });

  test('goes back with the game when all agree', () => {
    const play = new Play({ live: 60, increment: 10 });
    const { next, history } = play;
    const to = history.turn;
    play.now = 7000;
    for (let i = 0; i < 5; i++) play.move();
    for (const seat of [0, 1, 2]) play.ask(seat, { do: 'rewind', to });
    assert.equal(history.turn, to);
    assert.deepEqual(play.table.time.left, [60_000, 60_000, 60_000].with(next, 53_000));
  });

  test('is nobody’s lateness any more once the seat has moved', () => {
    const play = new Play({ live: 60, increment: 5 });
    const { next } = play;
    play.now = 60_000;
    play.write({ do: 'late', seat: next });
    assert.equal(summaryOf(play.table).deadline, null);
    play.move();
    assert.equal(play.table.late, null);
    assert.notEqual(summaryOf(play.table).deadline, null);
    assert.throws(() => play.ask(play.next, { do: 'late', choice: 'wait' }), { code: 'nobody-late' });
  });

  test('gives time to a person who takes over a late seat, and none to one who comes back to it', () => {
    const play = new Play({ live: 60, increment: 0 });
    const { next: seat } = play;
    const sit = (person: string | null) =>
      play.write({ do: 'seat', seat, sitter: person === null ? null : { person, name: person } });
    const before = play.table.seats[seat] as { person: string };
    play.now = 61_000;
    play.write({ do: 'late', seat });
    sit(null);
    sit(before.person);
    assert.ok((play.table.time.deadline as number) <= play.now, 'still up');
    sit(null);
    sit('carl');
    assert.equal(play.table.time.deadline, play.now + 60_000);
    assert.equal(play.table.late, null);
  });

  test('earns nothing while it is paused', () => {
    const play = new Play({ live: 60, increment: 10 });
    play.ask(0, { do: 'pause' });
    for (let i = 0; i < 4; i++) play.move();
    assert.deepEqual(play.table.time.left, [60_000, 60_000, 60_000]);
  });

  test('of another node may be behind: nobody gains by it', () => {
    const play = new Play({ live: 60, increment: 0 });
    const { next } = play;
    play.now = -20_000;
    play.move();
    assert.equal(play.left(next), 60_000);
  });

  test('gives time to the late seat, also while it is paused', () => {
    const play = new Play({ live: 60, increment: 0 });
    const { next } = play;
    const [other, third] = [(next + 1) % 3, (next + 2) % 3];
    play.now = 60_000;
    play.write({ do: 'late', seat: next });
    play.ask(other, { do: 'pause' });
    for (const seat of [other, third]) play.ask(seat, { do: 'late', choice: 'wait' });
    play.ask(other, { do: 'pause' });
    assert.equal(play.left(next), 60_000);
    assert.equal(summaryOf(play.table).deadline, 120_000);
  });

  test('does not hurry bots, nor gives them time', () => {
    const play = new Play({ live: 60, increment: 5 });
    const { next } = play;
    play.now = 60_000;
    play.write({ do: 'late', seat: next });
    for (const seat of [1, 2]) play.ask((next + seat) % 3, { do: 'late', choice: 'bot' });
    assert.equal(summaryOf(play.table).deadline, null);
    assert.equal(play.table.time.deadline, null);
    assert.equal(play.table.time.ticking?.seat, next, 'it is no pause');
    const left = play.left(next);
    play.now += 90_000;
    play.move();
    assert.equal(play.left(next), left);
    if (play.next !== next) assert.notEqual(summaryOf(play.table).deadline, null);
  });
});

describe('a proposal to go back', () => {
  test('is written once', () => {
    const play = new Play(null);
    const to = play.history.turn;
    play.move();
    assert.equal(play.ask(0, { do: 'rewind', to }), 1);
    assert.equal(play.ask(0, { do: 'rewind', to }), 0);
    play.ask(1, { do: 'resign' });
    assert.equal(play.history.turn, to + 1);
    play.ask(2, { do: 'resign' });
    assert.equal(play.history.turn, to, 'nobody else is left to be asked');
  });

  test('has the consent of persons, not of seats', () => {
    const play = new Play(null);
    const to = play.history.turn;
    play.move();
    play.ask(0, { do: 'rewind', to });
    play.ask(1, { do: 'rewind', to });
    play.write({ do: 'seat', seat: 0, sitter: null }, { do: 'seat', seat: 0, sitter: { person: 'D', name: 'D' } });
    play.ask(2, { do: 'rewind', to });
    assert.deepEqual([play.history.turn, play.table.rewind], [to + 1, { to, agreed: [1, 2] }]);
    for (const seat of [1, 2]) play.write({ do: 'seat', seat, sitter: { level: 'easy' } });
    assert.equal(play.table.rewind, null, 'nobody wants it any more');
  });
});

test('a bot that plays is not changed for another one', () => {
  const { table } = new Play(null, [...PEOPLE.slice(1), { level: 'hard' }]);
  for (const person of ['host', 'B']) assert.throws(() => seatBot(table, person, 2, 'random'), { code: 'running' });
});

test('a move that everybody could see coming earns no time', () => {
  const time = new Timekeeper({ live: 60, increment: 10 }, 2);
  time.turn(0, false, 0);
  time.played(null, 0);
  assert.deepEqual(time.left, [60_000, 60_000]);
  time.played(0, 0);
  assert.deepEqual(time.left, [70_000, 60_000]);
});

describe('a move', () => {
  /** Sends a legal move of this kind, spelled otherwise. */
  function spelled(kind: string, other: (text: string) => string) {
    const play = new Play(null);
    for (let i = 0; i < 300; i++) {
      const { state, legal } = play.history;
      const text = legal.map((move) => writeMove(state, move)).find((one) => one.startsWith(kind));
      if (text) return { text, ask: () => play.ask(play.next, { do: 'play', move: other(text) }) };
      play.move(i % legal.length);
    }
    return assert.fail(`nobody could ${kind}`);
  }

  test('is taken in the one form the engine writes, which the refusal names', () => {
    const spellings: [string, (text: string) => string][] = [
      ['bid', (text) => text.replace(' ', '   ')],
      ['bid', (text) => text.replace(/\d+$/, '00$&')],
      ['bid', (text) => text.replaceAll(' ', '>+')],
      ['bid', (text) => ` ${text}`],
      ['march', (text) => `${text}+0`],
      ['build', (text) => text.replace(/\d+$/, '0x$&')],
      ['build', (text) => `${text}.HELLO`],
    ];
    for (const [kind, other] of spellings) {
      const { text, ask } = spelled(kind, other);
      assert.throws(ask, { code: 'bad-move', message: `This move is written '${text}'.` }, other(text));
    }
    const { ask } = spelled('bid', (text) => text);
    assert.ok(ask() > 0);
  });
});
