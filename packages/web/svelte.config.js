import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// Classes of components have short names: they stand in every template.
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s-${hash(css).slice(0, 4)}` },
};
