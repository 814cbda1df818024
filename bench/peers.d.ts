// The parts of other libraries that the benchmarks use. Only `npm run bench` installs them.

declare module 'chessops/chess' {
  interface Squares extends Iterable<number> {
    has(square: number): boolean;
  }
  export class Chess {
    static default(): Chess;
    readonly board: { readonly pawn: Squares };
    allDests(): Map<number, Squares>;
    isInsufficientMaterial(): boolean;
    play(move: { from: number; to: number; promotion?: 'queen' }): void;
  }
}

declare module 'boardgame.io/dist/cjs/internal.js' {
  interface State {
    readonly ctx: { readonly currentPlayer: string };
  }
  export function InitializeGame(options: { game: unknown; numPlayers: number }): State;
  export function CreateGameReducer(options: { game: unknown }): (state: State, action: unknown) => State;
}

declare module 'boardgame.io/dist/cjs/ai.js' {
  export class MCTSBot {
    constructor(options: { game: unknown; enumerate: unknown; seed: string; iterations: number });
    play(state: unknown, playerID: string): Promise<unknown>;
  }
}

declare module 'lighthouse' {
  interface Settings {
    readonly port: number;
    readonly onlyCategories: readonly string[];
    readonly disableStorageReset: boolean;
    readonly logLevel: 'error';
  }
  interface Result {
    readonly lhr: { readonly categories: Readonly<Record<string, { readonly score: number | null }>> };
  }
  export default function lighthouse(address: string, settings: Settings): Promise<Result | undefined>;
}
