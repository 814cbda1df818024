import type { Plugin } from 'vite';

// The page is drawn in the browser only, in runes only; no template awaits, nothing is forked, and styles are directives. Svelte asks
// variables and functions whether that is so: as constants they let go of all it would need otherwise.

interface Asked {
  readonly file: RegExp;
  readonly code: RegExp;
  readonly constant: string;
}

const COMPONENT = /\.svelte$/;
const FLAGS = /svelte\/src\/internal\/(client\/dom\/hydration|flags\/index)\.js$/;
const ASKED: readonly Asked[] = [
  { file: FLAGS, code: /export let (\w+) = false;/g, constant: 'export const $1 = false;' },
  { file: FLAGS, code: /^\t(hydrating|\w+_flag) = \w+;$/gm, constant: '' },
  {
    file: /svelte\/src\/internal\/client\/(runtime|reactivity\/(async|sources)|dom\/blocks\/(await|key))\.js$/,
    code: /\bis_runes\(\)/g,
    constant: 'true',
  },
  {
    file: /svelte\/src\/internal\/client\/reactivity\/async\.js$/,
    code: /async\.length === 0 && pending\.length === 0/,
    constant: 'true',
  },
  {
    file: /svelte\/src\/internal\/client\/dom\/blocks\/(each|branches)\.js$/,
    code: /\bshould_defer_append\(\)/g,
    constant: 'false',
  },
  {
    file: /svelte\/src\/internal\/client\/(runtime|reactivity\/(batch|deriveds|sources)|dom\/blocks\/boundary)\.js$/,
    code: /\b\w+\??\.is_fork\b(?! = )/g,
    constant: 'false',
  },
  { file: /svelte\/src\/internal\/client\/reactivity\/batch\.js$/, code: /this\.#is_deferred\(\)/g, constant: 'false' },
  { file: /svelte\/src\/internal\/shared\/attributes\.js$/, code: /(?<=\t\tif \()value(?=\) \{)/, constant: 'false' },
  // The same list, made in a way that can be left out if nobody asks for it.
  {
    file: /svelte\/src\/utils\.js$/,
    code: /(?<=const DOM_PROPERTIES = )\[\s*\.\.\.DOM_BOOLEAN_ATTRIBUTES,([^\]]*)\]/,
    constant: '/* @__PURE__ */ DOM_BOOLEAN_ATTRIBUTES.concat([$1])',
  },
];

export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [COMPONENT, ...ASKED.map(({ file }) => file)] },
      handler(code, id) {
        if (COMPONENT.test(id) && /\sstyle=/.test(code))
          this.error(`${id} has an attribute 'style': only 'style:…' is drawn`);
        if (COMPONENT.test(id)) return null;
        const changed = ASKED.filter(({ file }) => file.test(id)).reduce((before, asked) => {
          const after = before.replace(asked.code, asked.constant);
          if (after === before) this.error(`${id} is not as it was`);
          return after;
        }, code);
        return { code: changed, map: null };
      },
    },
  };
}
