import { Contributions } from './contributions.ts';

// What the players of a table have pledged and shown, read from the log of their finished game.

/** SHA-256 of a text, in hex. */
export type Sha256 = (text: string) => string | Promise<string>;

type LoggedEntry = Readonly<Record<string, unknown>>;

/** The number of a line is missing, is not the one that was pledged, or should not be there. */
export class WrongNumber extends Error {
  override readonly name = 'WrongNumber';
  readonly line: number;

  constructor(line: number, text: string) {
    super(`Line ${line}: ${text}`);
    this.line = line;
  }
}

/** What the players of one seat have added. */
export interface SeatNumbers {
  /** Pledges in force when the game began and those made later, with the lines that contain them. */
  readonly pledges: LoggedPledge[];
  /** The player did not show the first number, so the pledge counts instead. */
  absent: boolean;
  /** Numbers shown, in order, and the lines in which they were shown. */
  readonly shown: string[];
  readonly shownIn: number[];
  /** Consent to go back, each time the game went back by agreement. */
  readonly agreed: Consent[];
}

/** A pledge, in a line of the log. */
export interface LoggedPledge {
  readonly line: number;
  readonly pledge: string;
  /** Somebody sat down with it; otherwise it was made by a person who sat there. */
  readonly seated: boolean;
}

/** Consent to go back, in a line of the log. */
export interface Consent {
  readonly line: number;
  /** What may have been asked for: to go back to after `least` to `most` moves. */
  readonly least: number;
  readonly most: number;
}

const NOTHING: readonly [number, number] = [0, -1];

/** Replays the log by the server's rules; throws at the first number that breaks them. */
export class NumbersOfLog {
  readonly seats: readonly SeatNumbers[];
  private readonly contributions: Contributions;
  private readonly sha256: Sha256;
  private state: 'open' | 'starting' | 'begun' = 'open';
  /** Consent to go back since the last move, by seat. */
  private readonly consents = new Map<number, Consent & { readonly to: unknown }>();

  constructor(seats: number, sha256: Sha256) {
    this.seats = Array.from({ length: seats }, () => ({
      pledges: [],
      absent: false,
      shown: [],
      shownIn: [],
      agreed: [],
    }));
    this.contributions = new Contributions(seats);
    this.sha256 = sha256;
  }

  get mix(): readonly string[] {
    return this.contributions.mix;
  }

  hasNumbers(seat: number): boolean {
    return this.contributions.pledges[seat] !== null;
  }

  /** All consent to go back came with a number. */
  get areOffered(): boolean {
    return this.contributions.areOffered;
  }

  /** A move of this seat; `needs`: it must come with a number. */
  async move(line: number, seat: number, nonce: unknown, needs: boolean): Promise<void> {
    this.consents.clear();
    if (needs) this.contributions.show(seat, await this.checked(line, seat, nonce));
    else if (nonce !== undefined) throw new WrongNumber(line, 'the number was not needed');
  }

  /** A line that is not a move; `wishes`: what a proposal to go back may have asked for. */
  async follow(line: number, entry: LoggedEntry, [least, most] = NOTHING): Promise<void> {
    const seat = Number(entry.seat);
    if (entry.do === 'seat' || entry.do === 'remove') this.consents.delete(seat);
    if (entry.do === 'seat' || entry.do === 'remove') this.pledge(line, seat, entry.pledge ?? null, true);
    else if (entry.do === 'pledge') this.pledge(line, seat, entry.pledge, false);
    else if (entry.do === 'starting') this.ask(line);
    else if (entry.do === 'reveal') await this.reveal(line, seat, entry.nonce);
    else if (entry.do === 'start') this.begin(line, entry);
    else if (entry.do === 'propose') await this.offer(seat, entry, { line, least, most });
    else if (entry.do === 'decline') this.consents.clear();
    else if (entry.do === 'back') {
      if (entry.seat === null) this.agree(line, entry.to);
      this.consents.clear();
    }
  }

  /** Where a game goes back, outcomes fall again: everybody who adds numbers must have agreed since the last move. */
  private agree(line: number, to: unknown): void {
    for (const [seat, { agreed }] of this.seats.entries()) {
      if (!this.hasNumbers(seat)) continue;
      const consent = this.consents.get(seat);
      if (consent === undefined || consent.to !== to)
        throw new Error(`Line ${line} goes back without the consent of seat ${seat}.`);
      const { to: _, ...rest } = consent;
      agreed.push(rest);
    }
    this.contributions.agree();
  }

  /** The start was asked for: once, for numbers that were shown must not come back. */
  private ask(line: number): void {
    if (this.state !== 'open') throw new WrongNumber(line, 'the start was asked for a second time');
    this.state = 'starting';
  }

  /** Consent to go back comes without a number, except on earlier servers. */
  private async offer(seat: number, { to, nonce }: LoggedEntry, consent: Consent): Promise<void> {
    this.consents.set(seat, { ...consent, to });
    if (nonce !== undefined) this.contributions.offer(seat, await this.checked(consent.line, seat, nonce));
  }

  private async reveal(line: number, seat: number, nonce: unknown): Promise<void> {
    if (this.state !== 'starting') throw new WrongNumber(line, 'nobody was asked to show a first number');
    this.contributions.reveal(seat, await this.checked(line, seat, nonce));
  }

  private pledge(line: number, seat: number, pledge: unknown, seated: boolean): void {
    if (this.state === 'starting') throw new WrongNumber(line, 'a seat was changed after the start was asked for');
    const { pledges } = this.seat(line, seat);
    if (this.state === 'open') pledges.length = 0;
    if (pledge !== null) pledges.push({ line, pledge: String(pledge), seated });
    this.contributions.pledge(seat, pledge === null ? null : String(pledge));
  }

  private seat(line: number, seat: number): SeatNumbers {
    const found = this.seats[seat];
    if (!found) throw new WrongNumber(line, `there is no seat ${seat}`);
    return found;
  }

  private begin(line: number, { entropy }: LoggedEntry): void {
    if (this.state !== 'starting') throw new WrongNumber(line, 'nobody was asked to show the first number');
    const { opening, pledges } = this.contributions;
    if (JSON.stringify(entropy) !== JSON.stringify(opening))
      throw new WrongNumber(line, 'what the players gave to the start is not what they have shown or pledged');
    for (const [seat, numbers] of this.seats.entries())
      numbers.absent = (pledges[seat] ?? null) !== null && !this.contributions.hasShown(seat);
    this.contributions.begin(opening);
    this.state = 'begun';
  }

  private async checked(line: number, seat: number, nonce: unknown): Promise<string> {
    if (typeof nonce !== 'string') throw new WrongNumber(line, 'the number of the player is missing');
    if ((await this.sha256(nonce)) !== this.contributions.pledges[seat])
      throw new WrongNumber(line, 'the number is not the one that was pledged');
    const { shown, shownIn } = this.seat(line, seat);
    if (shown.at(-1) === nonce) return nonce; // the same number comes again with another consent to go back
    shown.push(nonce);
    shownIn.push(line);
    return nonce;
  }
}
