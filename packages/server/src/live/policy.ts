import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { word } from './rooms.ts';

/** Who may introduce themselves as somebody new. */
export type SignUp = 'open' | 'invited' | 'closed';

/** What the operator has decided for everybody; the same on all nodes. */
export interface Rules {
  readonly signUp: SignUp;
  /** What is said to everybody. */
  readonly notice: string | null;
}

/** How long it is believed without a look into the database, in milliseconds: a node may miss what another tells. */
const FRESH = 10_000;
const DAY = 86_400_000;

export class Policy {
  private readonly store: Store;
  private known: Promise<Rules> | null = null;
  private since = 0;

  constructor(store: Store) {
    this.store = store;
  }

  current(): Promise<Rules> {
    if (this.known && Date.now() - this.since < FRESH) return this.known;
    this.since = Date.now();
    const read = this.read();
    this.known = read;
    read.catch(() => this.forget());
    return read;
  }

  /** Something has changed, on any node. */
  forget(): void {
    this.known = null;
  }

  private async read(): Promise<Rules> {
    const { administration } = this.store;
    const [signUp, notice] = await Promise.all([administration.policy('sign-up'), administration.policy('notice')]);
    return { signUp: (signUp as SignUp | null) ?? 'open', notice: notice || null };
  }

  setSignUp(signUp: SignUp): Promise<void> {
    return this.store.administration.setPolicy('sign-up', signUp);
  }

  setNotice(text: string | null): Promise<void> {
    return this.store.administration.setPolicy('notice', text ?? '');
  }

  /** A word with which one new person may come in. */
  async invite(days: number): Promise<string> {
    const secret = word(12);
    const now = Date.now();
    await this.store.administration.addInvitation(hash(secret), now + days * DAY, now);
    return secret;
  }

  /** Why somebody new may not come in; null: they may, and the invitation is used. */
  async refusal(invitation: string | undefined): Promise<'sign-up-closed' | 'needs-invitation' | null> {
    const { signUp } = await this.current();
    if (signUp === 'open') return null;
    if (signUp === 'closed') return 'sign-up-closed';
    const isGood =
      invitation !== undefined && (await this.store.administration.useInvitation(hash(invitation), Date.now()));
    return isGood ? null : 'needs-invitation';
  }
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
