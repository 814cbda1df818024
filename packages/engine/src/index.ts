// The public contract of the engine.

export { apply } from './apply.ts';
export { type Army, armies, attackOdds, battleOdds } from './battle/forces.ts';
export { type Force, type Odds, odds } from './battle/odds.ts';
export {
  type Arrangement,
  checkArrangement,
  type Placed,
  randomArrangement,
  readArrangement,
  writeArrangement,
} from './board/arrangement.ts';
export type { Area, Board, Site } from './board/board.ts';
export { compileBoard } from './board/compile.ts';
export { drawBoard } from './board/draw.ts';
export { centre, nextPlaces, type Place } from './board/hex.ts';
export { TILES } from './board/tiles.ts';
export { boardWarnings } from './board/warnings.ts';
export { drawFate, weight } from './chance.ts';
export { creaturePrice } from './creatures/market.ts';
export { NotationError, RuleError, SetupError, type SetupProblem } from './errors.ts';
export { type Event, type Happening, heardBy } from './events.ts';
export { fixBoard } from './fix-board.ts';
export type { Frame } from './frames.ts';
export { type Actor, type Applied, actor, attempt, decider } from './game.ts';
export { HERO_PRICE } from './gods/hera.ts';
export { HERO_RULES } from './heroes/index.ts';
export * from './ids.ts';
export { moves } from './legal.ts';
export { metropolisesOf } from './metropolis/metropolis.ts';
export { holds, MONUMENT_BUILDINGS } from './monuments/monument.ts';
export { mayEnter } from './movement/last-area.ts';
export type { Move, MoveKind, MoveOf } from './moves.ts';
export { flaws } from './notation/flaws.ts';
export { hashPosition } from './notation/hash.ts';
export { readMove, writeMove } from './notation/move.ts';
export { readPosition } from './notation/read-position.ts';
export { writeSite } from './notation/words.ts';
export { writePosition } from './notation/write-position.ts';
export type { Options } from './options.ts';
export { finalists, type Outcome, outcome, winningSeats } from './outcome.ts';
export { actingOrder } from './phases/actions.ts';
export { incomeOf, yieldOf } from './phases/income.ts';
export { netOffer } from './phases/offerings.ts';
export { below, type Random, random } from './random.ts';
export { landStops, seaStops } from './reach.ts';
export { type GameRecord, readRecord } from './record.ts';
export { Recorder } from './recorder.ts';
export { type Replayed, replay } from './replay.ts';
export { setup } from './setup.ts';
export { boardOf, clone, type Phase, type State } from './state.ts';
export { reserve } from './supply.ts';
export { inTeams, openTiles, type Table } from './table.ts';
export { termsOf } from './terms.ts';
export { type Played, wayBack } from './undo.ts';
export { determinize, secretsOf, type View, view } from './view.ts';
export type { Refusal } from './why/refusal.ts';
export { why } from './why/why.ts';
