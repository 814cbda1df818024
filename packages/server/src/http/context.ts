import type { FastifyBaseLogger } from 'fastify';
import type { Identity } from '../live/identity.ts';
import type { Policy } from '../live/policy.ts';
import type { Rooms } from '../live/rooms.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { AbuseLog } from './abuse.ts';
import type { ChatLimit } from './chat-limit.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** What all routes share. */
export interface Context {
  readonly settings: Settings;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly identity: Identity;
  readonly metrics: Metrics;
  readonly abuse: AbuseLog;
  readonly chat: ChatLimit;
  readonly limits: Limits;
  readonly policy: Policy;
  readonly log: FastifyBaseLogger;
  /** Logs an error that is not shown to anybody. */
  failed(error: unknown): void;
}
