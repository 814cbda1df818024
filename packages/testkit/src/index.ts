// For tests and benchmarks: scenarios as stories, every mode, random games and boards. No source of a package imports
// it.

export { atLeast } from './at-least.ts';
export { boards } from './boards.ts';
export { games, MODES, onRandomBoard, optionsFor, randomGame, replayHint } from './modes.ts';
export { playRandomly, randomMove, type Seen } from './random-play.ts';
export { Story, story } from './story.ts';
