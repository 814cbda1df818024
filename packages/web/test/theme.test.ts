import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COLOURS } from '@meltemi/engine';

const css = ['../../board/src/theme.css', '../src/theme.css', '../../board/src/board.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('');

/** The last value that each name gets, in rules that count for the theme. */
function colours(theme: 'light' | 'dark'): Map<string, string> {
  const rules = css.matchAll(/^(.*:root.*|.*\.aegean) \{([^}]*)\}/gm);
  const counting = [...rules].filter(([, of]) => theme === 'dark' || !of.includes('dark')).map(([, , body]) => body);
  return new Map(
    [...counting.join('').matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name, value]) => [name, value]),
  );
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour;
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(of: Map<string, string>, a: string, b: string): number {
  const [dark, light] = [a, b].map((name) => luminance(of.get(name) as string)).sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test('at night every faction is told from land, sea and panels', () => {
  const night = colours('dark');
  for (const faction of COLOURS)
    for (const ground of ['land', 'land-2', 'sea', 'stone', 'stone-3'])
      assert.ok(contrast(night, faction, ground) >= 3, `${faction} on ${ground}: ${contrast(night, faction, ground)}`);
});

for (const theme of ['light', 'dark'] as const)
  test(`what is written on the colour of a faction can be read: ${theme}`, () => {
    for (const faction of COLOURS) assert.ok(contrast(colours(theme), faction, `on-${faction}`) >= 4.5, faction);
  });

for (const theme of ['light', 'dark'] as const)
  test(`buildings are told from the land, by their walls or by what is drawn around them: ${theme}`, () => {
    for (const land of ['land', 'land-2', 'land-3']) {
      const [wall, contour] = ['wall', 'contour'].map((part) => contrast(colours(theme), part, land));
      assert.ok(Math.max(wall, contour) >= 3, land);
    }
  });

test('nothing that is cut out casts a shadow, which the cut would take', () => {
  const packages = join(import.meta.dirname, '../..');
  const files = globSync('{web,board}/src/**/*.{svelte,css}', { cwd: packages });
  const rules = files.flatMap((file) =>
    [...readFileSync(join(packages, file), 'utf8').matchAll(/\{[^{}]*\}/g)].map(([rule]) => ({ file, rule })),
  );
  const cut = rules.filter(({ rule }) => /clip-path: polygon/.test(rule));
  assert.ok(cut.length > 0);
  assert.deepEqual(
    cut.filter(({ rule }) => /drop-shadow|box-shadow/.test(rule)).map(({ file }) => file),
    [],
  );
});
