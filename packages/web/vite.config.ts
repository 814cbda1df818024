import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { rules } from './build/rules.ts';
import { sprite } from './build/sprite.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), sprite(), rules(), offline()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
