import manifest from './package.json' with { type: 'json' };

// The other libraries as the tables name them, in the versions that are installed.

const { dependencies } = manifest;
export const CHESSOPS = `chessops ${dependencies.chessops}`;
export const BOARDGAME = `boardgame.io ${dependencies['boardgame.io']}`;
