import manifest from './package.json' with { type: 'json' };

// Names and installed versions of the other libraries, for the tables.

const { dependencies } = manifest;
export const CHESSOPS = `chessops ${dependencies.chessops}`;
export const BOARDGAME = `boardgame.io ${dependencies['boardgame.io']}`;
