import type { Plugin } from 'vite';

// The page is drawn in the browser only, in runes only. Svelte asks variables whether that is so; as constants they let go of all it would
// need otherwise.

const HYDRATION = /svelte\/src\/internal\/client\/dom\/hydration\.js$/;
const FLAGS = /svelte\/src\/internal\/flags\/index\.js$/;

export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    transform: {
      filter: { id: [HYDRATION, FLAGS] },
      handler(code, id) {
        const constant = code
          .replace(/export let (\w+) = false;/g, 'export const $1 = false;')
          .replace(/^\t(hydrating|\w+_flag) = \w+;$/gm, '');
        if (constant === code) this.error(`${id} is not as it was`);
        return { code: constant, map: null };
      },
    },
  };
}
