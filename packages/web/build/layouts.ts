import { boardOf, setup } from '@meltemi/engine';
import type { Plugin } from 'vite';
import { laying } from '../src/board/laying.ts';
import { ASPECT, sketching, turnFor } from '../src/board/map.ts';
import { floorOf, type Layout } from '../src/board/places.ts';
import { atOnce } from '../src/steps.ts';

// How the areas of the first boards are laid out takes long to find: it is found here. `import addresses from 'virtual:layouts'`.

const ID = 'virtual:layouts';
/** Each for themselves: the games that people begin with. */
const PLAYERS = [3, 4];

export function layouts(): Plugin {
  let serving = false;
  return {
    name: 'layouts',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      // While the page is worked on, they are found anew.
      if (serving) return 'export default {}';
      const addresses = prepared().map(({ key, found }) => {
        const name = `${key}.json`;
        const file = this.emitFile({ type: 'asset', name, source: JSON.stringify(found) });
        return `${JSON.stringify(key)}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default {${addresses.join(',')}}`;
    },
  };
}

interface Prepared {
  readonly key: string;
  readonly found: readonly Layout[];
}

export function prepared(): Prepared[] {
  return PLAYERS.flatMap((players) => {
    const { table } = setup({ players, board: 'quick' });
    const board = boardOf({ table });
    return [...new Set(Object.values(ASPECT).map((aspect) => turnFor({ table }, aspect)))].map((turn) => {
      const { mesh, loops } = atOnce(sketching(board, turn));
      const lay = laying(board, turn);
      const found = board.areas.map((area, i) => atOnce(lay(i, floorOf(area, loops[i]), mesh)));
      return { key: `${players}-${turn}`, found };
    });
  });
}
