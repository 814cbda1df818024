import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { turnIn } from '@meltemi/board/layout';
import { setup } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { prepared } from '../../build/layouts.ts';
import { shapeOf } from '../../src/board/shape.ts';

const found = prepared();

test('the boards for three and four are prepared for every window', () => {
  const keys = found.map(({ players, turn }) => `${players}-${turn}`);
  const asked = [3, 4].flatMap((players) => {
    const shape = shapeOf(boardOf(setup({ players, board: 'quick' })));
    return (['wide', 'tall'] as const).map((window) => `${players}-${turnIn(shape, window)}`);
  });
  assert.deepEqual(new Set(keys), new Set(asked));
});

test('every layout has a key of its own, and is short', () => {
  assert.equal(new Set(found.map(({ key }) => key)).size, found.length);
  for (const { found: layouts } of found) assert.ok(gzipSync(JSON.stringify(layouts)).length < 2000);
});
