import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomMove } from '@meltemi/testkit';
import { drawFate, type Options, random, type State, writePosition } from '../src/index.ts';
import { below } from '../src/internal.ts';
import { advance, History } from '../src/record.ts';

// A game in progress: what was played, the way back, and the loop that drives it.

const OPTIONS: Options = { players: 3, start: 'quick' };

/** Plays on at random, as many moves. */
function playOn(history: History, seed: string, most: number): State[] {
  const rng = random(seed);
  const states = [history.state];
  for (let i = 0; i < most && history.next !== null; i++) {
    history.play(randomMove(history.state, history.legal, rng));
    states.push(history.state);
  }
  return states;
}

test('every earlier state can be asked for, and none of them changes', () => {
  const history = new History(OPTIONS);
  const states = playOn(history, 'states', 300);
  const texts = states.map(writePosition);
  assert.equal(new Set(texts).size, 301);
  for (const turn of [0, 1, 127, 128, 129, 200, 256, 285, 292, 299, 300])
    assert.equal(writePosition(history.stateAt(turn)), texts[turn], String(turn));
  const again = [...history.positions(120)];
  assert.deepEqual(
    again.map(({ state }) => writePosition(state)),
    texts.slice(121),
  );
  assert.deepEqual([again[0].turn, again.at(-1)?.turn], [121, 300]);
  assert.deepEqual(again[0].events, history.steps[120].events);
});

test('after a step back the game is what it was, and its record that of a game that went on from there', () => {
  for (const to of [0, 49, 50, 99, 128, 130, 255, 290, 299]) {
    const history = new History(OPTIONS);
    const states = playOn(history, 'back', 300);
    history.back(to);
    assert.deepEqual([history.turn, history.latest], [to, null]);
    assert.deepEqual(history.state, states[to]);
    playOn(history, 'onwards', 60);
    const straight = new History(OPTIONS);
    playOn(straight, 'back', to);
    playOn(straight, 'onwards', 60);
    assert.deepEqual(history.toRecord(), straight.toRecord(), String(to));
    assert.deepEqual(history.steps, straight.steps);
  }
});

test('a history restored from plain data goes on as the one that was saved', () => {
  const history = new History(OPTIONS);
  playOn(history, 'saved', 280);
  const again = History.restored(OPTIONS, JSON.parse(JSON.stringify(history.save())));
  assert.deepEqual(again.toRecord(), history.toRecord());
  for (const turn of [0, 100, 279]) assert.deepEqual(again.stateAt(turn), history.stateAt(turn));
  playOn(history, 'on', 100);
  playOn(again, 'on', 100);
  assert.deepEqual(again.toRecord(), history.toRecord());
});

test('what a move leads to can be asked before it is played, and changes nothing', () => {
  const history = new History(OPTIONS);
  playOn(history, 'ahead', 80);
  const before = writePosition(history.state);
  const [move] = history.legal;
  const { state, next } = history.after({ ...move });
  assert.deepEqual([writePosition(history.state), history.turn], [before, 80]);
  history.play(move);
  assert.equal(history.state, state, 'worked out once');
  assert.equal(history.next, next);
  assert.throws(() => history.play({ do: 'roll', die: 9 }), { name: 'RuleError' });
  assert.deepEqual([history.turn, history.state], [81, state]);
});

test('fate and forced moves go by themselves; every seat with a choice is asked, until the game is over', () => {
  const history = new History(OPTIONS);
  const rng = random('advance');
  const isChoice: boolean[] = [];
  for (const { asks, by } of advance(history, (s, legal) => drawFate(s, legal, rng))) {
    const { latest, steps } = history;
    if (asks === undefined) {
      assert.equal(latest?.by, by);
      isChoice.push(false);
      continue;
    }
    assert.equal(asks, history.next);
    assert.ok(history.legal.length > 1);
    assert.equal(steps.length, isChoice.length, 'nobody has played for the seat');
    history.play(history.legal[below(rng, history.legal.length)]);
    isChoice.push(true);
  }
  assert.equal(history.next, null);
  assert.deepEqual(
    history.steps.map(({ by, forced }) => by !== 'fate' && !forced),
    isChoice,
  );
});

test('whose turn it is may be left open: then nothing is played for that seat', () => {
  const history = new History(OPTIONS);
  const fate = (s: State, legal: History['legal']) => drawFate(s, legal, random('stop'));
  for (const { asks } of advance(history, fate)) if (asks !== undefined) break;
  const { turn, next } = history;
  assert.equal(typeof next, 'number');
  for (const { asks } of advance(history, fate)) if (asks !== undefined) break;
  assert.deepEqual([history.turn, history.next], [turn, next]);
});

test('which moves are forced is for the caller to say: others are decisions, and can be taken back', () => {
  const asked = new History(OPTIONS, () => null);
  const forced = new History(OPTIONS);
  for (const history of [asked, forced]) playOn(history, 'forced', 200);
  assert.deepEqual(asked.texts, forced.texts);
  assert.ok(forced.steps.some((step) => step.forced));
  assert.ok(!asked.steps.some((step) => step.forced));
});

test('a seat goes back to before its last decision, or nowhere', () => {
  const history = new History(OPTIONS);
  const rng = random('undo');
  let [taken, refused] = [0, 0];
  for (const { asks } of advance(history, (s, legal) => drawFate(s, legal, rng))) {
    if (asks === undefined) continue;
    const { turn, state } = history;
    history.play(history.legal[below(rng, history.legal.length)]);
    const { revealed } = history.steps[turn];
    assert.equal(history.undo(asks), !revealed);
    if (revealed) refused++;
    else {
      taken++;
      assert.deepEqual([history.turn, history.state], [turn, state]);
      history.play(history.legal[below(rng, history.legal.length)]);
    }
    assert.equal(history.undo((asks + 1) % 3), false, 'somebody else has decided');
  }
  assert.ok(taken > 100, `${taken} taken back, ${refused} refused`);
});
