import { boardOf, setup } from '@meltemi/engine';
import type { Plugin } from 'vite';
import { fitted } from '../src/board/camera.ts';
import { laying } from '../src/board/laying.ts';
import { ASPECT, edgesOf, flooring, sketching, turnFor } from '../src/board/map.ts';
import type { Layout } from '../src/board/places.ts';
import { sizesAt, stepAt } from '../src/board/sizes.ts';
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

/** The room for the board in windows of the usual sizes. */
const ROOMS = { wide: [{ width: 904, height: 715 }], tall: [{ width: 390, height: 500 }] };

export function prepared(): Prepared[] {
  return PLAYERS.flatMap((players) => {
    const { table } = setup({ players, board: 'quick' });
    const board = boardOf({ table });
    return (['wide', 'tall'] as const).flatMap((window) => {
      const turn = turnFor({ table }, ASPECT[window]);
      const { mesh, loops, lines } = atOnce(sketching(board, turn));
      return ROOMS[window].map((room) => {
        const sizes = sizesAt(stepAt(fitted(lines, room).scale));
        const floors = atOnce(flooring(board, loops, sizes));
        return {
          key: `${players}-${turn}-${sizes.scale}`,
          found: atOnce(laying(board, turn, sizes)(floors, mesh, edgesOf(lines))),
        };
      });
    });
  });
}
