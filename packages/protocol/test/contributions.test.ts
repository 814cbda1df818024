import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, test } from 'node:test';
import { Contributions } from '../src/contributions.ts';
import { Numbers } from '../src/numbers.ts';

const sha256 = (text: string) => hash('sha256', text);

describe('numbers of a page', () => {
  const numbers = new Numbers('a secret', sha256);

  test('are shown one after the other, each under the one before', () => {
    let pledge = numbers.pledge;
    let count = 0;
    for (let next = numbers.under(pledge); next; next = numbers.under(pledge)) {
      assert.equal(sha256(next), pledge);
      assert.equal(numbers.left(pledge), 2000 - count++);
      assert.ok(numbers.has(next));
      pledge = next;
    }
    assert.equal(count, 2000);
    assert.equal(numbers.left(pledge), null, 'none is left');
  });

  test('are the same for the same secret, with or without the cryptography of the platform', () => {
    for (const secret of ['', 'a secret', 'Ж𓀀€ñ', 'x'.repeat(1000)])
      assert.equal(new Numbers(secret).pledge, new Numbers(secret, sha256).pledge);
    // Games in progress have pledged these numbers.
    assert.equal(new Numbers('a secret').pledge, 'd4d059f8e1335f8b63632f69e5b3db04b03b557e2d059635bad7d5272b22f95e');
    const other = new Numbers('another secret');
    assert.equal(numbers.under(other.pledge), null);
    assert.equal(numbers.left(other.pledge), null);
    assert.ok(!numbers.has(other.under(other.pledge) as string));
  });
});

/** Three people who sat down with pledges, and their next numbers. */
function begun(reveals = [true, true, true]) {
  const numbers = ['a', 'b', 'c'].map((secret) => new Numbers(secret, sha256));
  const contributions = new Contributions(3);
  for (const [seat, { pledge }] of numbers.entries()) contributions.pledge(seat, pledge);
  const next = (seat: number) => numbers[seat].under(contributions.pledges[seat] as string) as string;
  for (const [seat, does] of reveals.entries()) if (does) contributions.reveal(seat, next(seat));
  contributions.begin(contributions.opening);
  return { contributions, numbers, next };
}

describe('what players add to dice and draws', () => {
  test('at the start is each player’s number, or the pledge of those who are absent', () => {
    const { contributions, numbers } = begun([true, false, true]);
    const first = (seat: number) => numbers[seat].under(numbers[seat].pledge);
    assert.deepEqual(contributions.mix, [first(0), numbers[1].pledge, first(2)]);
    assert.deepEqual(contributions.pledges, [first(0), numbers[1].pledge, first(2)], 'what was not shown is not used');
  });

  test('is the next number of the player who moves', () => {
    const { contributions, next } = begun();
    const others = contributions.mix.slice(1);
    for (let i = 0; i < 5; i++) {
      const number = next(0);
      contributions.show(0, number);
      assert.deepEqual(contributions.mix, [number, ...others]);
      assert.notEqual(next(0), number);
    }
  });

  test('counts under a new pledge once every other player has shown a number since', () => {
    const { contributions, next, numbers } = begun();
    const before = contributions.mix[0];
    numbers[0] = new Numbers('chosen to fit', sha256);
    contributions.pledge(0, numbers[0].pledge);
    for (const seat of [0, 1, 0]) {
      contributions.show(seat, next(seat));
      assert.equal(contributions.mix[0], before, 'it does not count yet');
    }
    contributions.show(2, next(2));
    const number = next(0);
    contributions.show(0, number);
    assert.equal(contributions.mix[0], number);
  });

  test('counts at once where nobody else could show a number', () => {
    const alone = new Contributions(2);
    const [first, second] = ['a', 'b'].map((secret) => new Numbers(secret, sha256));
    alone.pledge(0, first.pledge);
    alone.begin(alone.opening);
    alone.pledge(0, second.pledge);
    alone.show(0, second.under(second.pledge) as string);
    assert.deepEqual(alone.mix, [second.under(second.pledge), '']);
  });

  test('does not wait for players who have left', () => {
    const { contributions, next, numbers } = begun();
    numbers[0] = new Numbers('another device', sha256);
    contributions.pledge(0, numbers[0].pledge);
    contributions.show(1, next(1));
    contributions.pledge(2, null);
    const number = next(0);
    contributions.show(0, number);
    assert.equal(contributions.mix[0], number);
  });

  test('with consent to go back counts only if all agree', () => {
    const { contributions, next } = begun();
    const mix = [...contributions.mix];
    const numbers = [next(0), next(1), next(2)];
    for (const seat of [0, 1, 2]) contributions.offer(seat, next(seat));
    assert.deepEqual(contributions.mix, mix);
    assert.equal(next(0), numbers[0], 'proposing again offers no second number to choose from');
    contributions.agree();
    assert.deepEqual(contributions.mix, numbers);
  });

  test('with consent to go back does not count if only some have shown a number', () => {
    const { contributions, next } = begun();
    const mix = [...contributions.mix];
    contributions.offer(1, next(1));
    contributions.agree();
    assert.deepEqual(contributions.mix, mix);
  });
});
