import type { LateChoice, Seated } from './entry.ts';

/** Somebody who asks for a seat of a running game, and the seats that agree. */
interface Request {
  readonly seat: number;
  readonly sitter: Seated;
  readonly agreed: readonly number[];
}

/**
 * Nobody gets a seat of a running game by fewer votes: one person alone could let in a second name of their own, to look
 * into the seat.
 */
export const LEAST_VOTERS = 2;

/** A ballot as plain data. */
export interface SavedBallot {
  readonly ending: readonly number[];
  readonly join: Request | null;
  readonly late: readonly (readonly [seat: number, choice: LateChoice])[];
  readonly declined: readonly string[];
}

/** What is being voted on at a table. A vote belongs to the person: it is dropped when the seat changes hands. */
export class Ballot {
  /** Seats that want to end the game. */
  ending: readonly number[] = [];
  join: Request | null = null;
  /** What the others want to happen with a seat whose time is up, by seat. */
  late = new Map<number, LateChoice>();
  /** Persons whose request for a seat was declined. */
  readonly declined = new Set<string>();

  save(): SavedBallot {
    const { ending, join, late, declined } = this;
    return { ending, join, late: [...late], declined: [...declined] };
  }

  static restored({ ending, join, late, declined }: SavedBallot): Ballot {
    const ballot = new Ballot();
    ballot.ending = ending;
    ballot.join = join;
    ballot.late = new Map(late);
    for (const person of declined) ballot.declined.add(person);
    return ballot;
  }

  vote(about: 'end' | 'join', seat: number, agree: boolean): void {
    if (about === 'end') this.ending = agree ? [...new Set([...this.ending, seat])] : [];
    else if (this.join && agree) this.join = { ...this.join, agreed: [...new Set([...this.join.agreed, seat])] };
    else if (this.join) {
      this.declined.add(this.join.sitter.person);
      this.join = null;
    }
  }

  /** Somebody else sits there now, or nobody. */
  reseat(seat: number): void {
    const others = (seats: readonly number[]) => seats.filter((one) => one !== seat);
    this.ending = others(this.ending);
    this.late.delete(seat);
    if (this.join) this.join = this.join.seat === seat ? null : { ...this.join, agreed: others(this.join.agreed) };
  }

  /**
   * What these seats have chosen for the late one: what most of them want, or to wait if all have voted and disagree;
   * null: not yet.
   */
  lateChoice(voters: readonly number[]): LateChoice | null {
    const votes = voters.flatMap((seat) => this.late.get(seat) ?? []);
    const wanted = votes.find((choice) => 2 * votes.filter((one) => one === choice).length > voters.length);
    return wanted ?? (votes.length > 0 && votes.length === voters.length ? 'wait' : null);
  }
}
