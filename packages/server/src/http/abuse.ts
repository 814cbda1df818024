import type { FastifyBaseLogger } from 'fastify';

/** An address and a kind are named once in this time, in milliseconds. */
const WINDOW = 60_000;
/** Addresses and kinds that are remembered; more are not logged until the next window. */
const MOST = 10_000;

type Kind = 'requests' | 'connections' | 'messages' | 'bad-frame' | 'token';

/**
 * Logs who goes beyond a limit or breaks the protocol: one line a minute for each address and kind, for programs like
 * fail2ban.
 */
export class AbuseLog {
  private readonly log: FastifyBaseLogger;
  private noted = new Set<string>();
  private since = 0;

  constructor(log: FastifyBaseLogger) {
    this.log = log;
  }

  note(kind: Kind, address: string): void {
    if (Date.now() - this.since > WINDOW) {
      this.since = Date.now();
      this.noted = new Set();
    }
    const known = `${kind} ${address}`;
    if (this.noted.has(known) || this.noted.size >= MOST) return;
    this.noted.add(known);
    this.log.warn({ abuse: kind, address }, 'abuse');
  }
}
