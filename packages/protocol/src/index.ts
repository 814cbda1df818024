// The messages between page and server.

export { ABSENT_AFTER, absence, VANISHED_AFTER, type Waiting } from './absence.ts';
export { applyMove, applyStep } from './apply-to-view.ts';
export { Contributions, type SavedContributions } from './contributions.ts';
export { type Drawn, fateText, randomFrom, streamOf } from './fate.ts';
export { needsNumber, openlyForced, rewindTarget } from './forced.ts';
export { HEX, Numbers } from './numbers.ts';
export { diff, isEqual } from './patch.ts';
export {
  Agreement,
  Clock,
  GameOptions,
  Level,
  REVEAL_WITHIN,
  Sitter,
  Status,
  TableInfo,
} from './table.ts';
export {
  type Done,
  type Hello,
  type News,
  type NewsStep,
  type Refused,
  type Said,
  type TableNews,
  ToClient,
} from './to-client.ts';
export { LINE, ToServer } from './to-server.ts';
