// The public contract between page and server.

export { type Drawn, luckFrom, luckText, streamOf } from './chance.ts';
export { taken } from './follow.ts';
export { follows, type Turn } from './followers.ts';
export { diff } from './patch.ts';
export { ABSENT_AFTER, Agreement, Clock, GameOptions, Level, Sitter, Status, TableInfo } from './table.ts';
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
