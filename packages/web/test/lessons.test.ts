import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { News } from '../src/game/driver.ts';
import type { Company } from '../src/game/saved-game.ts';
import { LessonDriver } from '../src/learn/lesson-driver.ts';
import { LESSON_IDS, LESSONS } from '../src/learn/lessons.ts';
import { learn } from '../src/words/en/learn.ts';

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

test('while others are shown, another click does nothing', async () => {
  const [lesson] = LESSONS;
  const others = lesson.steps.findIndex((step) => 'others' in step);
  const reached: number[] = [];
  const driver = new LessonDriver(lesson, COMPANY, (step) => reached.push(step));
  driver.begin(() => new Promise((resolve) => setTimeout(resolve, 1)));
  while ((reached.at(-1) ?? 0) < others - 1) await driver.next();
  await Promise.all([driver.next(), driver.next()]);
  assert.equal(reached.at(-1), others + 1);
});

for (const lesson of LESSONS) {
  test(`the lesson ${lesson.id} can be played to its end, whatever of what is wanted one chooses`, async () => {
    for (const choice of [0, 1, 2]) {
      let at = -1;
      let latest: News | undefined;
      const driver = new LessonDriver(lesson, COMPANY, (step) => {
        at = step;
      });
      driver.begin((news) => {
        latest = news;
      });
      for (let guard = 0; at < lesson.steps.length - 1; guard++) {
        assert.ok(guard < 50, `stuck at step ${at}`);
        const step = lesson.steps[at];
        await new Promise((resolve) => setImmediate(resolve));
        if (step && 'say' in step && step.want) {
          const { legal } = latest as News;
          assert.ok(legal.length > 0, `step ${at} (${step.say}) offers nothing`);
          await driver.play(legal[Math.min(choice, legal.length - 1)]);
        } else await driver.next();
      }
    }
  });
}
