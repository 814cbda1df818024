import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { offline } from './build/offline.ts';
import { rules } from './build/rules.ts';
import { sprite } from './build/sprite.ts';

// What is always needed together is one file: it compresses better, and the first page does not wait for the table.
// The entry itself is in none of them: it awaits its words, which others of them need as well.
const groups = [
  {
    name: 'page',
    test: /web\/src\/(App\.svelte|art\/Icon\.svelte|table\/Emblem\.svelte|words\/(plural|sitter)\.ts)$/,
    priority: 4,
  },
  { name: 'game', test: /web\/src\/game\/(agreement|local|store)\.ts$/, priority: 3 },
  { name: 'coast', test: /web\/src\/board\/outline\.ts$/, priority: 2 },
  { name: 'table', test: /web\/src\/table\/Table(Page)?\.svelte$/, priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), sprite(), rules(), offline(), compressed()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups } } },
  },
  worker: { format: 'es' },
});
