// The public contract between page and server.

export { type Drawn, luckFrom, luckText, streamOf } from './chance.ts';
export { Contributions, type SavedContributions } from './contributions.ts';
export { taken } from './follow.ts';
export { follows, type Turn } from './followers.ts';
export { needsNumber, openlyForced } from './forced.ts';
export { HEX, Numbers } from './numbers.ts';
export { diff } from './patch.ts';
export {
  ABSENT_AFTER,
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
  type Refused,
  type Said,
  type Step,
  type TableNews,
  ToClient,
} from './to-client.ts';
export { LINE, ToServer } from './to-server.ts';
