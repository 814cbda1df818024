import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attend } from '../src/index.ts';
import { questions } from './host-questions.ts';

// The worker driven by hand: the test ends every pause in its thinking.

/** More than fits into a few slices. */
const MUCH = { iterations: 1000 };

const [question] = questions(1, 'attendant');

class Port {
  readonly said: { readonly id: number; readonly iterations: number }[] = [];
  /** What waits for the end of a pause. */
  pauses: (() => void)[] = [];
  private readonly ears = new Map<string, (event: unknown) => void>();

  /** Attends with pauses that end here. */
  constructor() {
    const { setImmediate } = globalThis;
    const later = (next: () => void) => this.pauses.push(next);
    try {
      globalThis.setImmediate = later as unknown as typeof setImmediate;
      attend(this);
    } finally {
      globalThis.setImmediate = setImmediate;
    }
  }

  addEventListener(name: string, hear: (event: unknown) => void): void {
    this.ears.set(name, hear);
  }

  postMessage(value: never): void {
    this.said.push(value);
  }

  tell(name: 'message' | 'close', data?: unknown): void {
    this.ears.get(name)?.({ data });
  }

  ask(id: number, budget: object): void {
    this.tell('message', { ask: id, level: 'hard', ...question, budget });
  }

  /** Lets it think on until it waits for messages again. */
  goOn(): void {
    const [next, ...others] = this.pauses;
    this.pauses = others;
    next();
  }
}

test('it hears before it thinks, and pauses between two slices', () => {
  const port = new Port();
  port.ask(1, MUCH);
  assert.equal(port.said.length, 0);
  for (let i = 0; i < 4; i++) {
    assert.equal(port.pauses.length, 1);
    port.goOn();
  }
  port.tell('message', { best: 1 });
  port.goOn();
  port.tell('message', { stop: 1 });
  const [best, stopped] = port.said;
  assert.ok(best.iterations >= 4 && stopped.iterations > best.iterations);
});

test('however it is interrupted, it has one rhythm and rests when nothing is asked', () => {
  const port = new Port();
  for (let id = 1; id <= 5; id++) {
    port.ask(id, {});
    port.tell('message', { stop: id });
  }
  port.ask(6, { iterations: 0 });
  assert.equal(port.pauses.length, 1);
  port.goOn();
  assert.equal(port.pauses.length, 0);
  assert.deepEqual(
    port.said.map(({ id }) => id),
    [1, 2, 3, 4, 5, 6],
  );
});

test('when nobody listens any more, it forgets what it was asked', () => {
  const port = new Port();
  port.ask(1, MUCH);
  port.goOn();
  port.tell('close');
  port.goOn();
  assert.deepEqual([port.pauses, port.said], [[], []]);
});
