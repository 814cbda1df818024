// The contract of the engine: set up a game, ask, move, see. Facts about positions are in query.ts, boards in board.ts,
// games in progress and as files in record.ts.

export { apply, why } from './kernel/apply.ts';
export { drawFate } from './kernel/fate.ts';
export { type Actor, type Applied, actor, moves } from './kernel/game.ts';
export { setup } from './kernel/setup.ts';
export { determinize, view } from './kernel/view.ts';
export { COLOURS, type Colour } from './model/colours.ts';
export { NotationError, RuleError, SetupError, type SetupProblem } from './model/errors.ts';
export { type Event, type EventName, type Happening, type HappeningOf, heardBy } from './model/events.ts';
export type { Frame } from './model/frames.ts';
export * from './model/ids.ts';
export type { Move, MoveKind, MoveOf } from './model/moves.ts';
export type { Options } from './model/options.ts';
export { type Random, random } from './model/random.ts';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './model/refusal.ts';
export type { RuleId } from './model/rule-ids.ts';
export { clone, type Phase, type Position, type State } from './model/state.ts';
export type { Table } from './model/table.ts';
export { RULES, VERSION } from './model/version.ts';
export type { View } from './model/view.ts';
export { readMove, writeMove } from './notation/move.ts';
export { writePosition } from './notation/write-position.ts';
export { type Outcome, outcome } from './query/outcome.ts';
export { readPosition } from './record/read-position.ts';
