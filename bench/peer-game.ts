// A game for boardgame.io whose state takes 7 to 8 kB, as a board game of this size does there: areas with their names
// and pieces, players with their cards. A move changes an area and a purse.

interface G {
  areas: { troops: number }[];
  players: { gold: number }[];
}

export const AREAS = 34;

export function peerGame(players: number) {
  return {
    name: 'peer',
    setup: (): G => ({
      areas: Array.from({ length: AREAS }, (_, i) => ({
        id: `area-${i}`,
        kind: i % 3 === 0 ? 'island' : 'sea',
        owner: i % players,
        troops: i % 3,
        mercenaries: 0,
        fleets: 1,
        prosperity: 0,
        built: ['port', 'temple'],
        figures: [],
        sites: [{ building: 'fortress', shore: (i + 1) % AREAS }],
        neighbours: [1, 5, 9].map((step) => (i + step) % AREAS),
      })),
      players: Array.from({ length: players }, () => ({
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
}

/** The size of its state in bytes. */
export function peerSize(players: number): number {
  return JSON.stringify(peerGame(players).setup()).length;
}
