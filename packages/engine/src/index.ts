// The public contract of the engine.

export { type Force, type Odds, odds } from './battle/odds.ts';
export { drawBoard } from './board/draw.ts';
export { drawFate, weight } from './chance.ts';
export { NotationError, RuleError, SetupError, type SetupProblem } from './errors.ts';
export { type Event, type Happening, heardBy } from './events.ts';
export { type Actor, type Applied, actor, apply, decider } from './game.ts';
export * from './ids.ts';
export { moves } from './legal.ts';
export { metropolisesOf } from './metropolis/metropolis.ts';
export type { Move, MoveKind, MoveOf } from './moves.ts';
export { flaws } from './notation/flaws.ts';
export { hashPosition } from './notation/hash.ts';
export { readMove, writeMove } from './notation/move.ts';
export { readPosition } from './notation/read-position.ts';
export { writePosition } from './notation/write-position.ts';
export { type Outcome, outcome } from './outcome.ts';
export { incomeOf } from './phases/income.ts';
export { below, type Random, random, shuffled } from './random.ts';
export { type GameRecord, Recorder, type Replayed, readRecord, replay } from './record.ts';
export { type Options, setup } from './setup.ts';
export { boardOf, clone, type State } from './state.ts';
export { openTiles, type Table } from './table.ts';
export { termsOf } from './terms.ts';
export { determinize, type View, view } from './view.ts';
export type { Refusal } from './why/refusal.ts';
export { why } from './why/why.ts';
