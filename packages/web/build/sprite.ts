import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { GAME_ICONS } from '../src/art/game-icons.ts';
import { DRAWN } from '../src/art/icon.ts';

// Puts all icons into one SVG file of symbols, outside of the JavaScript. `import sprite from 'virtual:sprite'` is its
// address.

const FOLDER = join(import.meta.dirname, '../src/art/drawn');
const ID = 'virtual:sprite';
const AT = '/icons.svg';
/** The credit that the licence requires in every copy of the file. */
const CREDIT = 'Many icons by Lorc, Delapouite and others of https://game-icons.net, CC BY 3.0';

export function sprite(): Plugin {
  let serving = false;
  return {
    name: 'sprite',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use(AT, (_, answer) => {
        answer.setHeader('content-type', 'image/svg+xml');
        answer.end(symbols());
      });
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (serving) return `export default '${AT}'`;
      const file = this.emitFile({ type: 'asset', name: 'icons.svg', source: symbols() });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

/** The sprite: game-icons by our name for them, and our own drawings, one file each. */
export function symbols(): string {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string }>;
  };
  const gameIcons = Object.entries(GAME_ICONS).map(([name, theirs]) => {
    if (!icons[theirs]) throw new Error(`game-icons has no ${theirs}`);
    return symbol(name, '0 0 512 512', icons[theirs].body);
  });
  const drawn = DRAWN.map((name) => {
    const svg = readFileSync(join(FOLDER, `${name}.svg`), 'utf8');
    const [, box, body] = /<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
    if (!body) throw new Error(`${name}.svg has no viewBox or is empty`);
    return symbol(name, box, body.trim());
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${CREDIT} -->${[...gameIcons, ...drawn].join('')}</svg>`;
}

function symbol(name: string, box: string, body: string): string {
  return `<symbol id="${name}" viewBox="${box}">${body}</symbol>`;
}
