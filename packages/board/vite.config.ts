import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// For those who use the published package: Svelte is compiled away, and its small runtime is in the bundle.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  build: {
    target: 'es2023',
    sourcemap: true,
    license: { fileName: 'THIRD-PARTY.md' },
    rolldownOptions: { checks: { pluginTimings: false } },
    lib: {
      entry: { index: 'src/index.ts', geometry: 'src/geometry.ts', layout: 'src/layout.ts' },
      formats: ['es'],
      cssFileName: 'board',
    },
  },
});
