import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, test } from 'node:test';
import { ABSENT_AFTER, Numbers, VANISHED_AFTER } from '@meltemi/protocol';
import { seatBot, sitDown, standUp, start } from '../src/table/requests.ts';
import { infoOf, summaryOf } from '../src/table/table-info.ts';
import { PEOPLE, Play } from './play.ts';

// Seats belong to people, and what concerns everybody is voted on: security finding F7 and the votes of F8.

const person = (name: string) => ({ person: name, name, pledge: 'a'.repeat(64) });

const sit = (play: Play, seat: number, name: string) => sitDown(play.table, seat, person(name), play.now);
const DAY = 86_400_000;

/** A game of A, B and C; C has stood up. */
function left(): Play {
  const play = new Play(null);
  play.write(...standUp(play.table, 'C'));
  return play;
}

describe('a seat of a running game', () => {
  test('is not looked into by those who have played another (F7)', () => {
    const play = left();
    play.write(...standUp(play.table, 'A'));
    assert.throws(() => sit(play, 2, 'A'), { code: 'other-seat' });
    play.write(...sit(play, 0, 'A'));
    assert.equal(play.table.seatOf('A'), 0, 'one’s own is taken again at once');
    play.write(...sit(play, 2, 'C'));
    assert.equal(play.table.seatOf('C'), 2);
  });

  test('belongs to the one who had it first, also when somebody else has played it since', () => {
    const play = left();
    play.now += DAY;
    play.write(...sit(play, 2, 'D'));
    for (const seat of [0, 1]) play.ask(seat, { do: 'vote', about: 'join', agree: true });
    play.write(...standUp(play.table, 'D'));
    assert.throws(() => sit(play, 2, 'C'), { code: 'left' });
    play.now += DAY;
    for (const who of ['C', 'D']) assert.deepEqual(sit(play, 2, who)[0].do, 'seat');
    play.write(...standUp(play.table, 'B'));
    assert.throws(() => sit(play, 1, 'D'), { code: 'other-seat' });
  });

  test('goes to somebody new when all who sit agree', () => {
    const play = left();
    play.now += DAY;
    play.write(...sit(play, 2, 'D'));
    assert.equal(play.table.seats[2], null);
    assert.deepEqual(sit(play, 2, 'D'), [], 'asked once');
    assert.throws(() => sit(play, 2, 'E'), { code: 'asked' });
    play.ask(0, { do: 'vote', about: 'join', agree: true });
    assert.deepEqual(infoOf(play.table, play.presence).join, { seat: 2, person: 'D', name: 'D', agreed: [0] });
    assert.equal(play.table.seats[2], null);
    play.ask(1, { do: 'vote', about: 'join', agree: true });
    assert.equal(play.table.seatOf('D'), 2);
    assert.equal(play.table.ballot.join, null);
  });

  test('stays free when one of them is against it, and is not asked for again by the same person', () => {
    const play = left();
    play.now += DAY;
    play.write(...sit(play, 2, 'D'));
    play.ask(0, { do: 'vote', about: 'join', agree: true });
    play.ask(1, { do: 'vote', about: 'join', agree: false });
    assert.deepEqual([play.table.seats[2], play.table.ballot.join], [null, null]);
    assert.throws(() => sit(play, 2, 'D'), { code: 'declined' });
    assert.throws(() => play.ask(0, { do: 'vote', about: 'join', agree: true }), { code: 'no-proposal' });
  });

  test('is kept for its person for a day, with a live clock for five minutes', () => {
    for (const [clock, held] of [
      [null, DAY],
      [{ hours: 1 }, DAY],
      [{ live: 60, increment: 0 }, 300_000],
    ] as const) {
      const play = new Play(clock);
      play.now = 1000;
      play.write(...standUp(play.table, 'C'));
      assert.deepEqual(infoOf(play.table, play.presence).left, [null, null, { person: 'C', until: 1000 + held }]);
      play.now += held - 1;
      assert.throws(() => sit(play, 2, 'D'), { code: 'left' });
      assert.equal(sit(play, 2, 'C')[0].do, 'seat');
      play.now++;
      assert.equal(sit(play, 2, 'D')[0].do, 'join');
      assert.equal(sit(play, 2, 'C')[0].do, 'seat', 'it is still free');
    }
  });

  test('is not lost to a bot that others put there while it is kept', () => {
    const play = left();
    play.now += 1000;
    play.write(...seatBot(play.table, 'A', 2, 'easy'));
    assert.throws(() => sit(play, 2, 'D'), { code: 'taken' });
    play.now += DAY - 1001;
    const back = sit(play, 2, 'C');
    play.now++;
    assert.throws(() => sit(play, 2, 'C'), { code: 'taken' }, 'a day after it was left');
    play.write(...back);
    assert.deepEqual([play.table.seatOf('C'), infoOf(play.table, play.presence).left[2]], [2, null]);
  });

  test('is lost to a bot by resigning, or by a vote on somebody late', () => {
    const play = new Play({ live: 60, increment: 0 });
    const { next } = play;
    play.now = 60_000;
    play.write({ do: 'late', seat: next });
    for (const seat of [0, 1, 2]) if (seat !== next) play.ask(seat, { do: 'late', choice: 'bot' });
    play.ask((next + 1) % 3, { do: 'resign' });
    assert.deepEqual(infoOf(play.table, play.presence).left, [null, null, null]);
    for (const seat of [next, (next + 1) % 3]) assert.throws(() => sit(play, seat, 'ABC'[seat]), { code: 'taken' });
  });

  test('has time from when its person relieves the bot', () => {
    const play = new Play({ live: 60, increment: 0 });
    const { next } = play;
    const [who, other] = ['ABC'[next], 'ABC'[(next + 1) % 3]];
    play.write(...standUp(play.table, who));
    play.write(...seatBot(play.table, other, next, 'easy'));
    play.now = 200_000;
    play.write(...sit(play, next, who));
    assert.deepEqual(play.table.time.ticking, { seat: next, since: 200_000 });
  });

  test('is kept for nobody who left before the game', () => {
    const play = new Play(
      null,
      PEOPLE,
      [1, 2, 3].map((i) => new Numbers(`${i}`, (text) => hash('sha256', text))),
    );
    const pledged = (name: string) => ({ ...person(name), pledge: play.numbers['ABC'.indexOf(name)].pledge });
    for (const [seat, name] of ['A', 'B', 'C'].entries())
      play.write(...sitDown(play.table, seat, pledged(name), play.now));
    play.write(...standUp(play.table, 'C'));
    play.write(...seatBot(play.table, 'host', 2, 'easy'));
    play.write(...start(play.table, 'host'));
    for (const seat of [0, 1]) play.ask(seat, { do: 'reveal', nonce: play.nonce(seat) as string });
    assert.equal(play.table.status, 'running');
    assert.throws(() => sit(play, 2, 'C'), { code: 'taken' });
  });

  test('is not given away by the vote of one person', () => {
    const play = left();
    play.now += DAY;
    play.write(...sit(play, 2, 'D'));
    play.ask(0, { do: 'vote', about: 'join', agree: true });
    play.write(...standUp(play.table, 'B'));
    assert.deepEqual([play.table.seats[2], play.table.ballot.join?.agreed], [null, [0]], 'B was not asked');
    play.now += DAY;
    assert.throws(() => sit(play, 1, 'E'), { code: 'nobody-to-ask' });
  });

  test('is for nobody new when nobody sits who could agree', () => {
    const play = left();
    for (const who of ['A', 'B']) play.write(...standUp(play.table, who));
    play.now += DAY;
    assert.throws(() => sit(play, 0, 'D'), { code: 'nobody-to-ask' });
  });

  test('whose person comes back ends the request of another', () => {
    const play = left();
    play.now += DAY;
    play.write(...sit(play, 2, 'D'), ...sit(play, 2, 'C'));
    assert.deepEqual([play.table.ballot.join, play.table.seatOf('C')], [null, 2]);
  });
});

describe('while a seat is empty', () => {
  test('nobody goes back, neither by a new proposal nor by an earlier one (F7)', () => {
    const play = new Play(null);
    const to = play.history.turn;
    play.move();
    for (const seat of [0, 1]) play.ask(seat, { do: 'rewind', to });
    play.write(...standUp(play.table, 'C'));
    assert.equal(play.history.turn, to + 1);
    assert.throws(() => play.ask(0, { do: 'rewind', to: 0 }), { code: 'free-seats' });
    play.write(...sit(play, 2, 'C'));
    assert.equal(play.history.turn, to + 1, 'the person who comes back is asked');
    play.ask(2, { do: 'rewind', to });
    assert.equal(play.history.turn, to);
  });
});

describe('when somebody’s time is up', () => {
  /** A game with a clock, and the seats of those who are not late. */
  function late(clock: ConstructorParameters<typeof Play>[0] = { live: 60, increment: 0 }): [Play, number, number[]] {
    const play = new Play(clock);
    const { next } = play;
    play.now = 60_000;
    play.write({ do: 'late', seat: next });
    return [play, next, [0, 1, 2].filter((seat) => seat !== next)];
  }

  test('one of two others does not end the game for all (F8)', () => {
    const [play, seat, [one, other]] = late();
    assert.equal(play.ask(one, { do: 'late', choice: 'end' }), 1);
    assert.equal(play.ask(one, { do: 'late', choice: 'end' }), 0);
    assert.deepEqual([play.table.status, play.table.late], ['running', seat]);
    assert.deepEqual(infoOf(play.table, play.presence).lateVotes, [{ seat: one, choice: 'end' }]);
    play.ask(other, { do: 'late', choice: 'end' });
    assert.equal(play.table.status, 'over');
  });

  test('a bot plays on when both want it', () => {
    const [play, seat, others] = late();
    for (const one of others) play.ask(one, { do: 'late', choice: 'bot' });
    assert.deepEqual(play.table.seats[seat], { level: 'medium' });
    assert.deepEqual([play.table.late, play.table.ballot.late.size], [null, 0]);
  });

  test('those who disagree wait', () => {
    const [play, seat, [one, other]] = late();
    play.ask(one, { do: 'late', choice: 'bot' });
    play.ask(other, { do: 'late', choice: 'end' });
    assert.deepEqual([play.table.status, play.table.late, play.left(seat)], ['running', null, 60_000]);
  });

  test('the votes are void once the seat has moved', () => {
    const [play, , [one]] = late();
    play.ask(one, { do: 'late', choice: 'end' });
    play.move();
    assert.equal(play.table.ballot.late.size, 0);
  });

  test('and an undecided one resigns, the others have decided', () => {
    const [play, seat, [one, other]] = late();
    play.ask(one, { do: 'late', choice: 'bot' });
    play.ask(other, { do: 'resign' });
    assert.deepEqual(play.table.seats[seat], { level: 'medium' });
  });
});

describe('without a clock', () => {
  test('somebody who has not decided for a day is replaced by vote, and nobody before (F8)', () => {
    const play = new Play(null);
    const { next } = play;
    const [one, other] = [0, 1, 2].filter((seat) => seat !== next);
    play.now = ABSENT_AFTER - 1;
    assert.throws(() => play.ask(one, { do: 'absent' }), { code: 'nobody-absent' });
    play.now++;
    assert.throws(() => play.ask(next, { do: 'absent' }), { code: 'nobody-absent' });
    play.ask(one, { do: 'absent' });
    assert.equal(play.table.late, next);
    play.ask(one, { do: 'late', choice: 'wait' });
    play.ask(other, { do: 'late', choice: 'wait' });
    assert.throws(() => play.ask(one, { do: 'absent' }), { code: 'nobody-absent' }, 'a day more');
    play.now += ABSENT_AFTER;
    play.ask(one, { do: 'absent' });
    for (const seat of [one, other]) play.ask(seat, { do: 'late', choice: 'bot' });
    assert.deepEqual(play.table.seats[next], { level: 'medium' });
  });

  test('somebody who has left the others alone is replaced by vote after five minutes, not by one person', () => {
    const play = new Play(null);
    const { next } = play;
    const [one, other] = [0, 1, 2].filter((seat) => seat !== next);
    const name = (seat: number) => 'ABC'[seat] as string;
    const refused = () => assert.throws(() => play.ask(one, { do: 'absent' }), { code: 'nobody-absent' });
    play.now = VANISHED_AFTER;
    refused(); // still here
    play.away.set(name(next), 1000);
    play.now = VANISHED_AFTER + 999;
    refused(); // too early
    play.now++;
    play.away.set(name(other), 2000);
    refused(); // who does not wait here needs no hurry
    play.away.delete(name(other));
    play.ask(one, { do: 'absent' });
    assert.equal(play.table.late, next);
    play.ask(one, { do: 'late', choice: 'bot' });
    assert.equal(play.table.late, next, 'one of two is not enough');
    play.ask(other, { do: 'late', choice: 'bot' });
    assert.deepEqual(play.table.seats[next], { level: 'medium' });
  });

  test('of two people one does not vote the other away within minutes', () => {
    const play = new Play(null, [...PEOPLE.slice(0, 2), { level: 'easy' }]);
    while (play.next === 2) play.move();
    const { next } = play;
    play.away.set('AB'[next], 0);
    play.now = 10 * VANISHED_AFTER;
    assert.throws(() => play.ask(1 - next, { do: 'absent' }), { code: 'nobody-absent' });
  });

  test('what else happens at the table does not make the one who decides look present', () => {
    const play = new Play(null);
    const one = (play.next + 1) % 3;
    play.now = ABSENT_AFTER;
    play.ask(one, { do: 'vote', about: 'end', agree: true });
    play.ask(one, { do: 'absent' });
    assert.equal(play.table.late, play.next);
  });
});

describe('a game is ended', () => {
  test('when all people want it, whether there is a clock or not', () => {
    for (const clock of [null, { live: 60, increment: 0 }]) {
      const play = new Play(clock);
      for (const seat of [0, 1]) play.ask(seat, { do: 'vote', about: 'end', agree: true });
      assert.deepEqual([play.table.status, infoOf(play.table, play.presence).ending], ['running', [0, 1]]);
      play.ask(2, { do: 'vote', about: 'end', agree: true });
      assert.equal(play.table.status, 'over');
      assert.deepEqual(summaryOf(play.table).winners, []);
    }
  });

  test('unless one is against it', () => {
    const play = new Play(null);
    play.ask(0, { do: 'vote', about: 'end', agree: true });
    play.ask(1, { do: 'vote', about: 'end', agree: false });
    for (const seat of [1, 2]) play.ask(seat, { do: 'vote', about: 'end', agree: true });
    assert.equal(play.table.status, 'running');
  });

  test('and all are told who was against it, until the next proposal or move', () => {
    const play = new Play(null);
    const declined = () => infoOf(play.table, play.presence).declined;
    play.ask(0, { do: 'vote', about: 'end', agree: true });
    play.ask(0, { do: 'vote', about: 'end', agree: false });
    assert.equal(declined(), null, 'taken back by the one who wanted it');
    play.ask(0, { do: 'vote', about: 'end', agree: true });
    play.ask(1, { do: 'vote', about: 'end', agree: false });
    assert.deepEqual(declined(), { about: 'end', seat: 1 });
    play.ask(2, { do: 'vote', about: 'end', agree: true });
    assert.deepEqual([declined(), play.table.ballot.ending], [null, [2]]);
    play.ask(1, { do: 'vote', about: 'end', agree: false });
    play.move();
    assert.equal(declined(), null);
    const { turn } = play.history;
    play.ask(0, { do: 'rewind', to: turn - 1 });
    play.ask(2, { do: 'decline' });
    assert.deepEqual(declined(), { about: 'rewind', seat: 2 });
  });

  test('without the voice of somebody who is late', () => {
    const play = new Play({ live: 60, increment: 0 });
    const { next } = play;
    play.write({ do: 'late', seat: next });
    for (const seat of [0, 1, 2]) if (seat !== next) play.ask(seat, { do: 'vote', about: 'end', agree: true });
    assert.equal(play.table.status, 'over');
  });

  test('by persons: a vote goes when the seat changes hands', () => {
    const play = new Play(null);
    play.ask(0, { do: 'vote', about: 'end', agree: true });
    play.write(...standUp(play.table, 'A'));
    assert.deepEqual(play.table.ballot.ending, []);
  });
});
