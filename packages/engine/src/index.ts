// The public contract of the engine: set up, ask, move, see; boards, notation and records. Facts about a position are in query.ts.

export { randomArrangement } from './board/arrangement.ts';
export { readArrangement, writeArrangement } from './board/arrangement-notation.ts';
export { type Area, areaAt, type Board, landsBeside, type Site, seasBeside, siteAt } from './board/board.ts';
export { boardOf } from './board/board-of.ts';
export { checkArrangement } from './board/check.ts';
export { compileBoard } from './board/compile.ts';
export { drawBoard } from './board/draw.ts';
export { centre, nextPlaces } from './board/hex.ts';
export { TILES } from './board/tiles.ts';
export { boardWarnings } from './board/warnings.ts';
export { fixBoard } from './editions/fix-board.ts';
export type { PlayerQuestion } from './editions/index.ts';
export { apply, why } from './kernel/apply.ts';
export { drawFate, weight } from './kernel/fate.ts';
export { flaws } from './kernel/flaws.ts';
export { type Actor, type Applied, actor, attempt, decider, moves } from './kernel/game.ts';
export { setup } from './kernel/setup.ts';
export { determinize, secretsOf, view } from './kernel/view.ts';
export type { Arrangement, Place, Placed } from './model/arrangement.ts';
export { COLOURS, type Colour, colourOf, factionNamed } from './model/colours.ts';
export { messageOf, NotationError, RuleError, SetupError, type SetupProblem } from './model/errors.ts';
export { type Event, type EventName, type Happening, type HappeningOf, heardBy } from './model/events.ts';
export type { Frame } from './model/frames.ts';
export * from './model/ids.ts';
export type { Move, MoveKind, MoveOf } from './model/moves.ts';
export { isRecord, type Options } from './model/options.ts';
export { below, oneOf, type Random, random } from './model/random.ts';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './model/refusal.ts';
export { at, required } from './model/required.ts';
export type { RuleId } from './model/rule-ids.ts';
export { clone, type Phase, type Position, type State } from './model/state.ts';
export { inTeams, openTiles, type Table } from './model/table.ts';
export { termsOf } from './model/terms.ts';
export { entriesOf, isKeyOf, keysOf, recordOf } from './model/typed-keys.ts';
export { RULES, VERSION } from './model/version.ts';
export type { View } from './model/view.ts';
export { hashPosition } from './notation/hash.ts';
export { readMove, writeMove } from './notation/move.ts';
export { writeSite } from './notation/words.ts';
export { writePosition } from './notation/write-position.ts';
export { finalists, type Outcome, outcome, winningSeats } from './query/outcome.ts';
export * from './query.ts';
export {
  type Advanced,
  advance,
  automaticMove,
  type Fate,
  type Forced,
  type Pending,
  type Playable,
} from './record/advance.ts';
export { History, type SavedHistory, type Step } from './record/history.ts';
export { readPosition } from './record/read-position.ts';
export { type GameRecord, readRecord } from './record/record.ts';
export { historyOf, RecordError, type Replayed, replay, replaySteps } from './record/replay.ts';
export { type Played, wayBack } from './record/undo.ts';
