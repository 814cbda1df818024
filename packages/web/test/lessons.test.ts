import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { story } from '@meltemi/testkit';
import type { GameUpdate } from '../src/game/driver.ts';
import type { Company } from '../src/game/saved-game.ts';
import { GUIDED_CYCLE } from '../src/learn/guided-cycle.ts';
import { LESSON_IDS, type Lesson, type LessonId, type LessonStep } from '../src/learn/lesson.ts';
import { LessonDriver } from '../src/learn/lesson-driver.ts';
import { LESSONS, minutesOf } from '../src/learn/lessons.ts';
import { learn as cs } from '../src/words/cs/learn.ts';
import { learn } from '../src/words/en/learn.ts';
import { learn as pl } from '../src/words/pl/learn.ts';
import { learn as uk } from '../src/words/uk/learn.ts';

const COMPANY: Company = { id: '', seats: [], seed: '', hints: false, begun: 0, played: 0, over: false };

test('there is a lesson for every name, with a text for every step', () => {
  assert.deepEqual(
    LESSONS.map(({ id }) => id),
    LESSON_IDS,
  );
  for (const { id, steps } of LESSONS) {
    for (const step of steps) if ('say' in step) assert.ok(step.say in learn[id], `${id}: no text for ${step.say}`);
  }
});

/** Plays on until this step is read, with the choice-th of the moves that are wanted. */
async function playTo(lesson: Lesson, end: number, choice = 0, strayed = () => {}) {
  let at = -1;
  let latest: GameUpdate | undefined;
  let onward = () => {};
  const reached = (step: number) => {
    at = step;
    onward();
  };
  const driver = new LessonDriver(lesson, COMPANY, { reached, strayed }, async () => []);
  driver.begin((update) => {
    latest = update;
  });
  const step = () => lesson.steps[at] as Extract<LessonStep, { say: string }>;
  const update = () => latest as GameUpdate;
  const wanted = () => update().legal.filter((move) => driver.wants(move));
  for (let guard = 0; at < end; guard++) {
    assert.ok(guard < 80, `stuck at step ${at}`);
    await setImmediate();
    const { say, want, press } = step();
    if (want) {
      const choices = wanted();
      assert.ok(choices.length > 0, `step ${at} (${say}) offers nothing that is wanted`);
      await driver.play(choices[Math.min(choice, choices.length - 1)]);
    } else if (press === 'undo') {
      assert.ok(update().undoable, `step ${at} (${say}): nothing to take back`);
      driver.undo();
    } else if (press === 'hint') {
      const next = new Promise<void>((resolve) => {
        onward = resolve;
      });
      await driver.advise();
      await next;
    } else await driver.next();
  }
  return { driver, update, wanted, at: () => at, step };
}

function lessonOf(id: LessonId): Lesson {
  return LESSONS.find((lesson) => lesson.id === id) as Lesson;
}

const indexOf = ({ steps }: Lesson, say: string) => steps.findIndex((step) => 'say' in step && step.say === say);

test('a lesson offers every legal move and continues with those it wants', async () => {
  const lesson = lessonOf('turn');
  let strayed = 0;
  const { driver, update, wanted, at } = await playTo(lesson, indexOf(lesson, 'recruit'), 0, () => strayed++);
  const others = update().legal.filter((move) => !driver.wants(move));
  assert.ok(others.length > 0 && wanted().length > 0);
  const before = update();
  await driver.play(others[0]);
  assert.equal(strayed, 1);
  assert.equal(at(), indexOf(lesson, 'recruit'));
  assert.deepEqual(update().seen, before.seen, 'nothing has happened');
  assert.deepEqual(update().legal, before.legal, 'and all is offered again');
});

test('undo takes the last move back: to its step, or on where the lesson asked for it', async () => {
  const lesson = lessonOf('turn');
  const { driver, update, wanted, at } = await playTo(lesson, indexOf(lesson, 'recruit'));
  const before = update().seen;
  await driver.play(wanted()[0]);
  assert.equal(at(), indexOf(lesson, 'undo'));
  driver.undo();
  assert.deepEqual(update().seen, before);
  assert.equal(at(), indexOf(lesson, 'undo') + 1);
  driver.undo();
  assert.equal(at(), indexOf(lesson, 'gift'), 'the fleet before is placed again');
});

test('what others have done cannot be taken back', async () => {
  const lesson = lessonOf('offerings');
  const { update } = await playTo(lesson, indexOf(lesson, 'thrown'));
  assert.equal(update().undoable, false);
});

test('the home page says how long the first lessons take', () => {
  assert.equal(GUIDED_CYCLE.minutes, minutesOf(...GUIDED_CYCLE.lessons));
});

test('clicks do nothing while moves of others are shown', async () => {
  const [lesson] = LESSONS;
  const others = lesson.steps.findIndex((step) => 'others' in step);
  const reached: number[] = [];
  const driver = new LessonDriver(lesson, COMPANY, { reached: (step) => reached.push(step) });
  driver.begin(() => setImmediate());
  while ((reached.at(-1) ?? 0) < others - 1) await driver.next();
  await Promise.all([driver.next(), driver.next()]);
  assert.equal(reached.at(-1), others + 1);
});

for (const lesson of LESSONS) {
  test(`the lesson ${lesson.id} can be played to its end, whatever of what is wanted one chooses`, async () => {
    for (const choice of [0, 1, 2]) await playTo(lesson, lesson.steps.length - 1, choice);
  });
}

test('the lesson about retreat names all fleets of the bridge: without any of them the attack is not possible', () => {
  const lesson = lessonOf('retreat');
  const bridge = ['psamathe', 'evagore', 'calypso'];
  const march = (position: string) =>
    story(position).play('build fortress andros.1', 'place troop andros').offered().includes('march andros>gyaros 3');
  assert.ok(march(lesson.position));
  for (const sea of bridge)
    assert.ok(!march(lesson.position.replace(`${sea} yellow fleets 1`, '')), `${sea} is not needed`);
  const texts: [string, RegExp][] = [
    [learn.retreat.danger, /Three yellow fleets are the bridge/],
    [pl.retreat.danger, /Trzy żółte floty/],
    [cs.retreat.danger, /Tři žluté lodě/],
    [uk.retreat.danger, /Три жовті флотилії/],
  ];
  for (const [text, wanted] of texts) assert.match(text, wanted);
});

test('the lesson about heroes names the rising price of mobilisation, and no limit', () => {
  for (const { heroes } of [learn, pl, cs, uk]) {
    assert.match(heroes.mobilise, /\b1\b.*\b2\b.*\b3\b/);
    assert.doesNotMatch(heroes.mobilise, /^(Once|Raz|Jednou|Раз) /);
  }
});
