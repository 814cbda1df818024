import { findLayouts, type Layout, layoutKey, sizesAt, stepsFor, turnIn } from '@meltemi/board/layout';
import { setup } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { areas as czech } from '@meltemi/words/cs';
import { areas as english } from '@meltemi/words/en';
import { areas as polish } from '@meltemi/words/pl';
import { areas as ukrainian } from '@meltemi/words/uk';
import type { Plugin } from 'vite';
import { shapeOf } from '../src/board/shape.ts';

// Layouts take long to compute, so the build computes those of the usual first boards. `import addresses from
// 'virtual:layouts'`.

const ID = 'virtual:layouts';
/** Numbers of players, without teams, with which most people begin. */
const PLAYERS = [3, 4];
const LANGUAGES = [english, polish, czech, ukrainian];

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
      // In development the page computes layouts itself.
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
  readonly players: number;
  readonly turn: number;
  readonly step: number;
  readonly names: readonly string[];
  readonly found: readonly Layout[];
}

/** The room for the board in windows of usual sizes. */
const ROOMS = {
  wide: [{ width: 888, height: 675 }],
  tall: [
    { width: 390, height: 443 },
    { width: 720, height: 768 },
  ],
};

export function prepared(): Prepared[] {
  return PLAYERS.flatMap((players) => {
    const board = boardOf(setup({ players, board: 'quick' }));
    const shape = shapeOf(board);
    const names = LANGUAGES.map((called) => board.areas.map(({ id, name }) => called[id] ?? name));
    return (['wide', 'tall'] as const).flatMap((window) => {
      const turn = turnIn(shape, window);
      return stepsFor(shape, turn, ROOMS[window]).flatMap((step) =>
        findLayouts(shape, turn, step, names).map((found, i) => {
          const key = layoutKey(players, names[i], turn, sizesAt(step));
          return { key, players, turn, step, names: names[i], found };
        }),
      );
    });
  });
}
