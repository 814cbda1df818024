import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomMove } from '@meltemi/testkit';
import { moves, type Options, outcome, RULES, random, type State, VERSION } from '../src/index.ts';
import { type GameRecord, History, hashPosition, historyOf, readRecord, replay, replaySteps } from '../src/record.ts';

/** A game played at random, to the end or for at most this many moves. */
function played(options: Options, seed: string, most = 100_000): { record: GameRecord; state: State } {
  const rng = random(seed);
  const history = new History(options);
  while (history.next !== null && history.turn < most) {
    history.play(randomMove(history.state, history.legal, rng));
  }
  return { record: history.toRecord(), state: history.state };
}

const GAMES: readonly Options[] = [
  { players: 2, board: { seed: 'two' } },
  { players: 3, start: 'quick' },
  { players: 4, teams: true, goal: 4 },
  { players: 5, scale: 'every' },
  { players: 6, board: 'quick' },
];

for (const options of GAMES) {
  test(`a recorded game comes out of its file as it was played: ${JSON.stringify(options)}`, () => {
    const { record, state } = played(options, `record ${options.players}`);
    const again = replay(readRecord(JSON.stringify(record)));
    assert.equal(again.difference, null);
    assert.equal(again.played, record.moves.length);
    assert.deepEqual(again.state, state);
    assert.notEqual(outcome(again.state), null);
  });
}

test('a hash is noted after every 50th move and after the last', () => {
  const after = (most: number) => played({ players: 3 }, 'hashes', most).record.hashes.map((hash) => hash.after);
  assert.deepEqual(after(0), [0]);
  assert.deepEqual(after(49), [49]);
  assert.deepEqual(after(50), [50]);
  assert.deepEqual(after(51), [50, 51]);
  assert.deepEqual(after(130), [50, 100, 130]);
});

test('an unfinished game can be replayed and played on', () => {
  const { record, state } = played({ players: 3 }, 'unfinished', 60);
  const again = replay(record);
  assert.deepEqual([again.played, again.difference], [60, null]);
  assert.equal(hashPosition(again.state), hashPosition(state));
  assert.ok(moves(again.state).length > 0);
});

test('a record is replayed in steps: before the first move and after each', () => {
  const { record, state } = played({ players: 3 }, 'watch', 60);
  const seen: State[] = [];
  for (const history of replaySteps(record)) {
    assert.deepEqual(history.texts, record.moves.slice(0, seen.length));
    seen.push(history.state);
  }
  assert.equal(seen.length, 61);
  assert.equal(new Set(seen.map(hashPosition)).size, 61, 'a state that was reached is not changed any more');
  assert.deepEqual(seen.at(-1), state);
  assert.deepEqual(historyOf(record).toRecord(), record);
});

test('the first move that is not legal is named, and nothing after it is played', () => {
  const { record } = played({ players: 3 }, 'illegal', 60);
  const again = replay({ ...record, moves: record.moves.with(3, record.moves[2]) });
  assert.deepEqual([again.played, again.difference?.after], [3, 3]);
  assert.ok(again.difference?.text.startsWith(`Move 4, '${record.moves[2]}': `));
});

test('a move that is no notation is a difference as well', () => {
  const { record } = played({ players: 3 }, 'nonsense', 20);
  const again = replay({ ...record, moves: [...record.moves.slice(0, 5), 'frobnicate zeus'] });
  assert.equal(again.difference?.after, 5);
  assert.match(again.difference?.text ?? '', /^Move 6, 'frobnicate zeus': Expected a move/);
});

test('legal moves that lead elsewhere are found by the next hash', () => {
  const { record } = played({ players: 3 }, 'elsewhere', 120);
  // The two gods that lie face down change places: everything stays legal for a while, but the position differs.
  const [fourth, fifth] = record.moves.slice(3, 5);
  const again = replay({ ...record, moves: record.moves.with(3, fifth).with(4, fourth) });
  assert.equal(again.difference?.after, 50);
  assert.match(again.difference?.text ?? '', /^After move 50, .* the position is .*, recorded was /);
});

test('a hash recorded before the first move is compared as well', () => {
  const { record, state } = played({ players: 3 }, 'start', 0);
  assert.equal(replay(record).difference, null);
  const { record: other } = played({ players: 4 }, 'start', 0);
  const again = replay({ ...record, hashes: other.hashes });
  assert.deepEqual([again.played, again.difference?.after], [0, 0]);
  const [now, recorded] = [hashPosition(state), other.hashes[0].hash];
  assert.equal(again.difference?.text, `Before the first move, the position is ${now}, recorded was ${recorded}.`);
});

test('moves missing at the end of a file are noticed', () => {
  const { record } = played({ players: 3 }, 'cut', 90);
  const again = replay({ ...record, moves: record.moves.slice(0, 80) });
  assert.deepEqual([again.played, again.difference?.after], [80, 80]);
  assert.equal(again.difference?.text, 'The moves end after 80, but a hash was recorded after move 90.');
});

test('a hash after a move that does not exist, or another one after the same move, is noticed', () => {
  const { record } = played({ players: 3 }, 'nowhere', 60);
  const [first] = record.hashes;
  for (const after of [-1, 0.5, 1e9]) {
    const again = replay({ ...record, hashes: [...record.hashes, { ...first, after }] });
    assert.match(
      again.difference?.text ?? '',
      new RegExp(`The moves end after 60, .* after move ${after}\\.`),
      String(after),
    );
  }
  const twice = replay({ ...record, hashes: [{ after: 50, hash: '0'.repeat(16) }, ...record.hashes] });
  assert.match(twice.difference?.text ?? '', /^After move 50, .* recorded was 0000/);
});

test('moves after the end of the game are noticed', () => {
  const { record } = played({ players: 3 }, 'longer');
  const again = replay({ ...record, moves: [...record.moves, 'end'] });
  assert.equal(again.difference?.text, `The game is over, but 'end' follows.`);
});

test('a file that is no recorded game is refused with a sentence', () => {
  const good = played({ players: 3 }, 'file', 10).record;
  const refused = (value: unknown, sentence: RegExp) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    assert.throws(() => readRecord(text), { name: 'Error', message: sentence });
  };
  refused('', /^This is no recorded game: it is not JSON/);
  refused('[Event "Athens"]', /^This is no recorded game: it is not JSON/);
  refused('7', /^This is no recorded game: it is not a JSON object\.$/);
  refused('null', /^This is no recorded game: it is not a JSON object\.$/);
  refused('[]', /'meltemi' is not 1/);
  refused({ name: 'package', version: '1.0.0' }, /'meltemi' is not 1/);
  refused({ ...good, meltemi: 2 }, /'meltemi' is not 1/);
  refused({ ...good, options: null }, /has no 'options'/);
  refused({ ...good, moves: 'end' }, /has no list of 'moves'/);
  refused({ ...good, moves: [{ do: 'end' }] }, /has no list of 'moves'/);
  refused({ ...good, hashes: undefined }, /has no list of 'hashes'/);
  refused({ ...good, hashes: [null] }, /has no list of 'hashes'/);
  refused({ ...good, hashes: [{ after: '10', hash: 'x' }] }, /has no list of 'hashes'/);
  assert.deepEqual(readRecord(JSON.stringify(good)), good);
});

test('a record says which version and which rules have written it, and why it may differ', () => {
  const { record } = played({ players: 3 }, 'versions', 60);
  assert.deepEqual([record.version, record.rules], [VERSION, RULES]);
  const { version: _, rules: __, ...earlier } = record;
  assert.equal(replay(readRecord(JSON.stringify(earlier))).difference, null, 'earlier records have neither');
  const otherMoves = { ...record, rules: '0', version: '0.0.1', moves: ['tile ares', 'tile ares'] };
  const { difference } = replay(readRecord(JSON.stringify(otherMoves)));
  assert.match(String(difference?.text), /It was recorded with rules 0 \(Meltemi 0\.0\.1\); these are rules \d+\.$/);
  assert.throws(() => readRecord(JSON.stringify({ ...record, rules: 4 })), /'rules' is no text/);
});
