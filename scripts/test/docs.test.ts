import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPart } from '../docs.ts';
import { type Arrows, flowchart, packageArrows, shortened } from '../picture.ts';

const house: Arrows = new Map([
  ['cellar', new Map()],
  ['hall', new Map([['cellar', 'types']])],
  [
    'roof',
    new Map([
      ['hall', 'code'],
      ['cellar', 'code'],
    ]),
  ],
]);

test('a part is replaced between its marks, and nothing else changes', () => {
  const text = (part: string) => `before\n<!-- a: made by \`npm run docs\` -->\n${part}\n<!-- end of a -->\nafter\n`;
  assert.equal(withPart(text('old\nlines'), 'a', 'new'), text('new'));
  assert.throws(() => withPart('no marks', 'a', 'new'), /no place for a/);
  assert.throws(() => withPart(text('old'), 'b', 'new'), /no place for b/);
  assert.throws(() => withPart(text('x') + text('y'), 'a', 'new'), /no place for a/);
});

test('an arrow is needless if there is a way round, but types are no way for code', () => {
  const roof = (arrows: Arrows) => [...(arrows.get('roof') ?? new Map()).keys()];
  assert.deepEqual(roof(shortened(house)), ['hall', 'cellar']);
  const solid: Arrows = new Map([...house, ['hall', new Map([['cellar', 'code']])]]);
  assert.deepEqual(roof(shortened(solid)), ['hall']);
});

test('a picture begins at the top', () => {
  const says = { cellar: 'wine', hall: 'guests', roof: 'birds' };
  assert.equal(
    flowchart(house, says),
    [
      '```mermaid',
      'flowchart TD',
      '  roof["roof<br/>birds"]',
      '  hall["hall<br/>guests"]',
      '  cellar["cellar<br/>wine"]',
      '  roof --> hall',
      '  roof --> cellar',
      '  hall -. types .-> cellar',
      '```',
    ].join('\n'),
  );
});

test('the arrows are those of the code', () => {
  const arrows = packageArrows();
  assert.deepEqual(arrows.get('engine'), new Map());
  assert.deepEqual(arrows.get('bots'), new Map([['engine', 'code']]));
  assert.deepEqual(arrows.get('protocol'), new Map([['engine', 'code']]));
});
