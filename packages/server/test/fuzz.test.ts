import { test } from 'node:test';
import { fuzz } from './fuzz/fuzz.ts';

const MESSAGES = 5000;

test(`${MESSAGES} hostile messages: no fall, no change, no leak`, async () => {
  const seed = process.env.SEED ?? String(Date.now());
  try {
    await fuzz(MESSAGES, seed);
  } catch (error) {
    (error as Error).message += `\nagain: node packages/server/test/fuzz.ts --messages ${MESSAGES} --seed ${seed}`;
    throw error;
  }
});
