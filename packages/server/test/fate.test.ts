import assert from 'node:assert/strict';
import { createHmac, hash } from 'node:crypto';
import { describe, test } from 'node:test';
import { think } from '@meltemi/bots';
import { actor, apply, clone, drawFate, moves, readMove, type State, setup, view, writeMove } from '@meltemi/engine';
import { fateText, Numbers, needsNumber, randomFrom, streamOf, type ToServer } from '@meltemi/protocol';
import { botSeed } from '../src/table/provable-random.ts';
import { grant } from '../src/table/requests.ts';
import { PEOPLE, Play } from './play.ts';

// What the operator knows, and tries: attacks on chance that worked once.

const sha256 = (text: string) => hash('sha256', text);
const numbersOf = (secret: string) => new Numbers(secret, sha256);
const three = (secret: string) => ['a', 'b', 'c'].map((seat) => numbersOf(`${secret} ${seat}`));

/** What would fall with these indexes of a stream, for somebody who knows the seed. */
function outcomes(s: State, seed: string, mix: readonly string[], count: number, from = 0): string[] {
  const legal = moves(s);
  return Array.from({ length: count }, (_, i) => {
    const text = fateText(streamOf(s), from + i, mix);
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest();
    return writeMove(s, drawFate(s, legal, randomFrom(digest)));
  });
}

/** A state in which a die is to fall. */
function beforeRoll(): State {
  const s = setup({ players: 3, start: 'quick' });
  return { ...s, frames: [...s.frames, { kind: 'roll' }] } as unknown as State;
}

/** The seed and the decisions of a game, by its number. */
const seedOf = (game: number) => sha256(`seed ${game}`);

describe('an operator who sits down last', () => {
  const WANTED = ['roll 3', 'roll 0', 'roll 3'];
  const GAMES = 60;
  const isWanted = (seed: string, mix: readonly string[]) =>
    JSON.stringify(outcomes(beforeRoll(), seed, mix, WANTED.length)) === JSON.stringify(WANTED);

  /** Searches for an addition of their own that gives the wanted dice together with what is known of the others. */
  function search(seed: string, known: readonly string[], addition: (attempt: number) => string): number {
    for (let attempt = 0; attempt < 20_000; attempt++)
      if (isWanted(seed, [...known, addition(attempt)])) return attempt;
    return assert.fail('nothing was found');
  }

  test('chose the dice while the additions of others were known', () => {
    for (let game = 0; game < GAMES; game++) {
      const known = ['ada’s luck', 'ben’s'];
      const found = search(seedOf(game), known, String);
      assert.ok(isWanted(seedOf(game), [...known, String(found)]));
    }
  });

  test('does not, since others show their numbers only when all have pledged theirs', () => {
    let chosen = 0;
    for (let game = 0; game < GAMES; game++) {
      const [ada, ben] = ['ada', 'ben'].map((name) => numbersOf(`${name} ${game}`));
      const first = (secret: number) => sha256(`mine ${game} ${secret}`);
      // Known are the seed, and what the others have pledged.
      const found = search(seedOf(game), [ada.pledge, ben.pledge], first);
      const play = Play.fair([ada, ben, oneNumber(first(found))], [], PEOPLE, seedOf(game));
      assert.equal(play.table.entropy[2], first(found), 'the number that was searched for is used');
      if (isWanted(seedOf(game), play.table.entropy)) chosen++;
    }
    assert.ok(chosen <= 3, `${chosen} of ${GAMES} games fell as wanted, one of 216 would by chance`);
  });
});

/** Numbers of somebody who wants to begin with this one. */
function oneNumber(first: string): Numbers {
  return { pledge: sha256(first), under: () => first, left: () => 1, has: () => true } as unknown as Numbers;
}

/** Outcomes of a game since then, and the states before them. */
function outcomesSince(before: State, texts: readonly string[]): { state: State; told: string }[] {
  const found: { state: State; told: string }[] = [];
  let s = before;
  for (const told of texts) {
    if (actor(s) === 'fate') found.push({ state: s, told });
    s = clone(s);
    apply(s, readMove(s, told));
  }
  return found;
}

describe('an operator', () => {
  test('does not know what falls next before a player has moved', () => {
    let [foretold, drawn] = [0, 0];
    for (let game = 0; game < 6; game++) {
      const seed = seedOf(game);
      const play = Play.fair(three(`game ${game}`), [], PEOPLE, seed);
      for (let i = 0; i < 150 && play.table.status === 'running'; i++) {
        const known = [...play.table.numbers.mix];
        const before = { ...play.table.drawn };
        const { state, turn } = play.history;
        play.decide(i * 7);
        for (const { state: s, told } of outcomesSince(state, play.history.texts.slice(turn))) {
          if (moves(s).length < 3) continue;
          drawn++;
          if (outcomes(s, seed, known, 1, before[streamOf(s)]++)[0] === told) foretold++;
        }
      }
    }
    assert.ok(drawn > 100, `${drawn} outcomes`);
    assert.ok(foretold < drawn / 3, `${foretold} of ${drawn} were foretold`);
  });

  test('gets no second number by refusing a request, and a player none by taking a move back', () => {
    const play = Play.fair(three('undo'));
    for (let i = 0; i < 400; i++) {
      const { next } = play;
      const nonce = play.nonce(next);
      play.decide(i);
      if (play.next !== next || play.table.lastDecision(next) === null) continue;
      assert.equal(play.nonce(next), nonce, 'a move that can be taken back uses no number');
      assert.throws(() => play.ask(next, { do: 'play', move: 'nonsense' }));
      play.ask(next, { do: 'undo' });
      assert.equal(play.nonce(next), nonce);
      return;
    }
    assert.fail('nothing could ever be taken back');
  });

  test('learns no number from consent to go back, whatever becomes of it', () => {
    const play = Play.fair(three('consent'));
    for (let i = 0; i < 60; i++) play.decide(i);
    const { turn } = play.history;
    const nonces = [0, 1, 2].map((seat) => play.nonce(seat) as string);
    for (const seat of [0, 1]) play.ask(seat, { do: 'rewind', to: turn - 5, nonce: nonces[seat] });
    play.ask(2, { do: 'decline' });
    assert.ok(!nonces.some((nonce) => JSON.stringify(play.log).includes(nonce)));
  });

  test('does not know what falls after going back: somebody decides first, and adds a number', () => {
    let tried = 0;
    for (let game = 0; game < 12; game++) {
      const play = Play.fair(three(`back ${game}`));
      for (let i = 0; i < 40 + game; i++) play.decide(i * 7);
      for (let to = play.history.turn - 1; to >= 0; to -= 3) {
        const lines = play.log.length;
        if (to >= play.history.turn) continue;
        if (!play.history.steps.some(({ by, forced }) => by !== 'fate' && !forced)) break;
        for (const seat of [0, 1, 2]) play.ask(seat, { do: 'rewind', to });
        assert.equal(play.log.at(-1)?.do, 'back', 'nothing follows by itself');
        assert.equal(play.log.length, lines + 4);
        tried++;
      }
    }
    assert.ok(tried > 100, `${tried} ways back`);
  });

  test('who plays can not pledge numbers that suit what is known', () => {
    const play = Play.fair(three('suit'));
    const [mine] = play.table.numbers.mix;
    for (let i = 0; i < 50; i++) {
      play.numbers[0] = numbersOf(`attempt ${i}`);
      play.ask(0, { do: 'pledge', pledge: play.numbers[0].pledge });
    }
    const shown = new Set<number>();
    for (let i = 0; i < 200 && shown.size < 2; i++) {
      const { next } = play;
      const nonce = play.nonce(next);
      play.decide(i);
      if (play.nonce(next) !== nonce && next !== 0) shown.add(next);
      if (shown.size < 2) assert.equal(play.table.numbers.mix[0], mine);
    }
    assert.equal(shown.size, 2);
  });
});

function asked({ table }: Play, move: string, nonce?: string): Extract<ToServer, { do: 'play' }> {
  return { do: 'play', key: 'some-key', version: table.version, move, ...(nonce && { nonce }) };
}

describe('numbers', () => {
  const [ada, ben, cyd] = three('numbers');

  /** Plays until a number is needed; what is asked for then. */
  function untilNeeded(play: Play) {
    for (let i = 0; i < 300; i++) {
      const { next, history, table } = play;
      const hasNumbers = (seat: number) => table.numbers.pledges[seat] !== null;
      const move = history.legal.find((one) => needsNumber(history.after(one).state, hasNumbers));
      if (move) return { next, move: writeMove(history.state, move) };
      play.decide(i);
    }
    return assert.fail('nothing ever leads to chance');
  }

  test('are asked for with moves that lead to chance, and not kept with others', () => {
    const play = Play.fair([ada, ben, cyd]);
    const granted = (seat: number, wish: ReturnType<typeof asked>) =>
      grant(play.table, seat, wish, play.now, play.presence);
    const first = writeMove(play.history.state, play.history.legal[0]);
    const nonce = play.nonce(play.next);
    assert.equal(granted(play.next, asked(play, first, nonce)).length, 1);
    assert.deepEqual(granted(play.next, asked(play, first, nonce)), [{ do: 'move', by: play.next, move: first }]);
    const { next, move } = untilNeeded(play);
    assert.throws(() => granted(next, asked(play, move)), { code: 'number-needed' });
    assert.throws(() => granted(next, asked(play, move, sha256('another'))), { code: 'wrong-number' });
    const entries = granted(next, asked(play, move, play.nonce(next)));
    assert.deepEqual(entries, [{ do: 'move', by: next, move, nonce: play.nonce(next) }]);
  });

  test('that were used are refused', () => {
    const play = Play.fair([ada, ben, cyd]);
    for (let i = 0; i < 5; i++) {
      const { next, move } = untilNeeded(play);
      const nonce = play.nonce(next);
      play.ask(next, { do: 'play', move });
      play.write({ do: 'back', seat: null, to: 0 });
      while (play.next !== next) play.decide();
      const again = untilNeeded(play);
      assert.throws(() => play.ask(again.next, { do: 'play', move: again.move, nonce: nonce as string }), {
        code: 'wrong-number',
      });
    }
  });

  test('at the start are refused if they were not pledged, and before it was asked for', () => {
    const play = Play.fair([ada, ben, cyd], [1]);
    assert.equal(play.table.status, 'open');
    assert.throws(() => play.ask(1, { do: 'reveal', nonce: sha256('another') }), { code: 'wrong-number' });
    assert.equal(play.ask(0, { do: 'reveal', nonce: play.nonce(0) as string }), 0, 'once is enough');
    assert.throws(() => play.write({ do: 'move', by: 0, move: 'bid zeus 1' }), /not begun/);
    play.ask(1, { do: 'reveal', nonce: play.nonce(1) as string });
    assert.equal(play.table.status, 'running');
    assert.throws(() => play.ask(0, { do: 'reveal', nonce: play.nonce(0) as string }), { code: 'not-starting' });
  });
});

test('a bot is not foretold: neither from what is public, nor by the operator before the last person has moved', () => {
  const bots = [PEOPLE[0], { level: 'random' }, { level: 'random' }] as const;
  const numbers = three('bots').slice(0, 1);
  const play = Play.fair(numbers, [], bots, seedOf(1));
  let foretold = { public: 0, early: 0, again: 0 };
  let asked = 0;
  let early: string[] = [...play.table.numbers.mix];
  for (let i = 0; i < 400 && play.table.status === 'running'; i++) {
    const { next, table, history } = play;
    if (next === 0) {
      early = [...table.numbers.mix];
      play.decide(i);
      continue;
    }
    const { state } = history;
    const seen = view(state, next);
    const legal = moves(seen);
    const thought = (seed: string) => writeMove(state, think('random', { seen, legal, seed }, { ms: 1000 }));
    const made = thought(botSeed(table.game.seed, table.version, table.numbers.mix));
    if (legal.length > 4) {
      asked++;
      const tries = {
        public: `${table.game.id} ${table.version}`,
        early: botSeed(table.game.seed, table.version, early),
        again: botSeed(table.game.seed, table.version, table.numbers.mix),
      };
      for (const [key, seed] of Object.entries(tries) as [keyof typeof foretold, string][])
        foretold = { ...foretold, [key]: foretold[key] + Number(thought(seed) === made) };
    }
    play.write({ do: 'move', by: next, move: made });
  }
  assert.ok(asked > 30, `${asked} decisions`);
  assert.equal(foretold.again, asked, 'afterwards anybody can check it');
  assert.ok(foretold.public < asked / 2 && foretold.early < asked / 2, JSON.stringify(foretold));
});
