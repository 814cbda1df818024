import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BotName, type Budget, type Question, think } from '@meltemi/bots';
import { actor, moves, type Options, random, view, writeMove } from '@meltemi/engine';
import { below } from '@meltemi/engine/internal';
import { botsOf } from '../src/play/seating.ts';
import { Session } from '../src/play/session.ts';

// What a game against bots asks them, and what it leaves to chance.

const CLASSIC: Options = { edition: 'classic', players: 4 };
const LEGENDARY: Options = { players: 4, board: { seed: 5 } };

interface Asked {
  readonly level: BotName;
  readonly question: Question;
  readonly budget: Budget;
}

/** The person plays a number of decisions at random. */
async function playOn(session: Session, decisions: number, seed = 'person'): Promise<void> {
  await session.advance();
  for (let i = 0; i < decisions && actor(session.state) !== null; i++) {
    const { legal } = session;
    session.play(legal[below(random(`${seed} ${session.record.moves.length}`), legal.length)]);
    await session.advance();
  }
}

for (const options of [LEGENDARY, CLASSIC]) {
  test(`${options.edition ?? 'legendary'}: bots get the view of their seat and its moves, and nothing else`, async () => {
    const heard: Asked[] = [];
    const bots = botsOf({ bots: 'easy@7it,medium,hard@9ms' });
    const session: Session = new Session(options, {
      colour: 'yellow',
      bots,
      seed: 'spy',
      decide: (level, question, budget) => {
        const seat = actor(session.state) as number;
        assert.deepEqual(Object.keys(question), ['seen', 'legal', 'seed']);
        assert.deepEqual(question.seen, view(session.state, seat));
        assert.deepEqual(question.legal, moves(session.state));
        assert.equal(question.seen.gold.filter((purse) => purse !== null).length, 1, 'only the own purse');
        assert.equal(typeof question.seed, 'number', 'from which no other luck can be told');
        heard.push({ level, question, budget });
        return think('random', question, {});
      },
    });
    await playOn(session, 40);
    assert.ok(heard.length > 40, `${heard.length}`);
    for (const { level, question, budget } of heard) {
      const seat = question.seen.seat as number;
      assert.notEqual(seat, session.seat);
      assert.ok(question.legal.length > 1, 'a forced move is no question');
      const { level: expected, budget: own } = bots[seat < session.seat ? seat : seat - 1];
      assert.deepEqual([level, budget], [expected, own]);
    }
    assert.deepEqual(new Set(heard.map(({ question }) => question.seen.seat)), new Set([0, 1, 3]));
    const seeds = new Set(heard.map(({ question }) => question.seed));
    assert.equal(seeds.size, heard.length, 'every decision has its own luck');
  });
}

test('forced moves of bots are played without asking them', async () => {
  let asked = 0;
  const session = new Session(LEGENDARY, {
    colour: null,
    bots: botsOf({ bots: 'random' }),
    seed: 'forced',
    decide: (...args) => {
      asked++;
      return think(...args);
    },
  });
  // Counted independently: how many decisions of the others were between several moves, and how many were none.
  let real = 0;
  let forced = 0;
  await playOn(session, 60);
  const { record } = session;
  const again = new Session(LEGENDARY, { colour: null, bots: botsOf({ bots: 'random' }), seed: 'other' });
  for (const text of record.moves) {
    const legal = moves(again.state);
    const who = actor(again.state);
    if (typeof who === 'number' && who !== again.seat) legal.length > 1 ? real++ : forced++;
    again.play(legal.find((move) => writeMove(again.state, move) === text) as (typeof legal)[0]);
  }
  assert.ok(forced > 0);
  assert.equal(asked, real);
});

test('the same seed and moves give the same game, also when it was saved and loaded; another seed another', async () => {
  const game = async (seed: string, decisions: number) => {
    const session = new Session(LEGENDARY, { colour: 'blue', bots: botsOf({ bots: 'hard@2it,easy,medium' }), seed });
    await playOn(session, decisions);
    return session;
  };
  const whole = (await game('7', 12)).record.moves;
  assert.deepEqual((await game('7', 12)).record.moves, whole);
  const other = (await game('8', 12)).record.moves;
  assert.notDeepEqual(other, whole);
  const half = await game('7', 5);
  const loaded = Session.resume(half.record, half.setup);
  await playOn(loaded, 7);
  assert.deepEqual(loaded.record.moves, whole);
});

test('who leaves does not wait for all others', async () => {
  const stop = new AbortController();
  let asked = 0;
  const session = new Session(LEGENDARY, {
    colour: 'purple',
    bots: botsOf({ bots: 'random' }),
    seed: 'stop',
    decide: (...args) => {
      // Keys are heard in the turns of the event loop.
      if (++asked === 2) setImmediate(() => stop.abort());
      return think(...args);
    },
  });
  await session.advance(stop.signal);
  assert.equal(asked, 2);
  assert.notEqual(actor(session.state), session.seat);
  await session.advance();
  assert.equal(actor(session.state), session.seat);
});
