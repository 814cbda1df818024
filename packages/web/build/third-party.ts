import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

// Writes the licences of all third-party parts of the page into one file beside it, because copies of the page must
// include them.

const FILE = 'third-party.txt';
const SET = '@iconify-json/game-icons';
const ICONS = `
## ${SET} - ${createRequire(import.meta.url)(`${SET}/package.json`).version} (CC-BY-3.0)

Icons of https://game-icons.net
By Lorc, Delapouite and others: https://game-icons.net/about.html#authors
Under CC BY 3.0: https://creativecommons.org/licenses/by/3.0/
Those that the game needs, as symbols in one file and in the colours of the page.
`;

/**
 * Vite writes the licences of code and fonts. The icons are not modules of the page, so their licence is added here.
 */
export function thirdParty(): Plugin {
  return {
    name: 'third-party',
    apply: 'build',
    config: () => ({ build: { license: { fileName: FILE } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle[FILE];
        if (file?.type === 'asset') file.source += ICONS;
      },
    },
  };
}
