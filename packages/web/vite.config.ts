import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { layouts } from './build/layouts.ts';
import { offline } from './build/offline.ts';
import { rules } from './build/rules.ts';
import { sprite } from './build/sprite.ts';

// What of Svelte no table uses.
const FORMS =
  /svelte\/src\/internal\/client\/(loop|proxy|timing|dom\/elements\/bindings\/(input|select|size)|dom\/blocks\/(html|svelte-head))\.js$/;

// What is always needed together is one file: it compresses better, and the first page does not wait for the table.
// The entry itself is in none of them: it awaits its words, which others of them need as well.
const groups = [
  { name: 'forms', test: FORMS, priority: 5, includeDependenciesRecursively: false },
  {
    name: 'page',
    test: /web\/src\/(App\.svelte|art\/Icon\.svelte|game\/store\.ts|table\/Emblem\.svelte|words\/(plural|sitter)\.ts)$/,
    priority: 4,
  },
  { name: 'game', test: /web\/src\/(game\/local|words\/say)\.ts$/, priority: 3 },
  {
    name: 'shared',
    test: /web\/src\/(art\/Scene|pages\/(FactLine|GameCard|Notice|PageHead|Removal|Settings))\.svelte$/,
    priority: 2,
  },
  { name: 'table', test: /web\/src\/table\/Table(Page)?\.svelte$/, priority: 1 },
];

/** What the first page needs is fetched at once; the names of all files of all others would only make it longer. */
function early(file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' || /\/(home|table|Home|TablePage|OnlineTablePage)-/.test(file) ? files : [];
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), sprite(), rules(), layouts(), offline(), compressed()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: early },
    rolldownOptions: {
      checks: { pluginTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { groups } },
    },
  },
  worker: { format: 'es' },
});
