import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checks, complaint } from '../check.ts';

for (const check of checks) {
  test(`check: ${check.name}`, async () => {
    const found = await complaint(check);
    if (found) assert.fail(found);
  });
}
