// The server of boardgame.io in a process of its own, in memory, with a game for five players whose state takes 7 to 8 kB, as
// a board game of this size does there: areas with their names and pieces, players with their cards.
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const { Server } = load('boardgame.io/dist/cjs/server.js');

interface G {
  areas: { troops: number }[];
  players: { gold: number }[];
}

const game = {
  name: 'field',
  setup: () => ({
    areas: Array.from({ length: 34 }, (_, i) => ({
      id: `area-${i}`,
      kind: i % 3 === 0 ? 'island' : 'sea',
      owner: i % 5,
      troops: i % 3,
      mercenaries: 0,
      fleets: 1,
      prosperity: 0,
      built: ['port', 'temple'],
      figures: [],
      sites: [{ building: 'fortress', shore: (i + 1) % 34 }],
      neighbours: [(i + 1) % 34, (i + 5) % 34, (i + 9) % 34],
    })),
    players: Array.from({ length: 5 }, () => ({
      gold: 5,
      priestesses: 1,
      philosophers: 0,
      heroes: ['hector'],
      creatures: ['harpy', 'medusa'],
    })),
  }),
  moves: {
    march({ G, ctx }: { G: G; ctx: { currentPlayer: string } }, area: number) {
      G.areas[area].troops++;
      G.players[Number(ctx.currentPlayer)].gold++;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const { appServer } = await Server({ games: [game], origins: ['*'] }).run(0);
process.send?.(`http://127.0.0.1:${appServer.address().port}`);
process.once('disconnect', () => process.exit());
