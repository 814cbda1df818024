import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { digests } from './build/digests.ts';
import { layouts } from './build/layouts.ts';
import { offline } from './build/offline.ts';
import { rules } from './build/rules.ts';
import { sprite } from './build/sprite.ts';
import { thirdParty } from './build/third-party.ts';

// One file for each step of a visitor's path, with all it needs that an earlier step has not fetched: dozens of small
// files would wait for each other on six connections.
const groups = [
  { name: 'app', test: /web\/src\/App\.svelte$/, priority: 3 },
  { name: 'home', test: /web\/src\/home\/HomePage\.svelte$/, priority: 2 },
  { name: 'table', test: /web\/src\/local-games\/TablePage\.svelte$/, priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), sprite(), rules(), layouts(), thirdParty(), offline(), compressed(), digests()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups } },
    },
  },
  worker: { format: 'es' },
});
