// Games in progress and as files: a history that can be played, undone and saved, and records that are read and
// replayed.

export { hashPosition } from './notation/hash.ts';
export { advance, automaticMove, type Fate, type Forced, type Playable } from './record/advance.ts';
export { History, type SavedHistory, type Step } from './record/history.ts';
export { type GameRecord, readRecord } from './record/record.ts';
export { historyOf, RecordError, type Replayed, replay, replaySteps } from './record/replay.ts';
export type { Played } from './record/undo.ts';
