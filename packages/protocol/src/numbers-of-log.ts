import { Contributions } from './contributions.ts';

// What the people at a table have pledged and shown, read from the log of their finished game.

/** SHA-256 of a text, in hex. */
export type Sha256 = (text: string) => string | Promise<string>;

type Line = Readonly<Record<string, unknown>>;

/** The number of a line is missing, is not the one that was pledged, or should not be there. */
export class WrongNumber extends Error {
  override readonly name = 'WrongNumber';
  readonly line: number;

  constructor(line: number, text: string) {
    super(`Line ${line}: ${text}`);
    this.line = line;
  }
}

/** What the people of one seat have added to chance. */
export interface SeatNumbers {
  /** Pledges in force when the game began, or made later, with the lines in which they were made. */
  readonly pledges: { readonly line: number; readonly pledge: string }[];
  /** The person was not there to show the first number: the pledge counts instead. */
  absent: boolean;
  /** Numbers shown, in their order. */
  readonly shown: string[];
}

/** Follows the log with the rules that the server has followed; the first number that breaks them throws. */
export class NumbersOfLog {
  readonly seats: readonly SeatNumbers[];
  private readonly contributions: Contributions;
  private readonly sha256: Sha256;
  private state: 'open' | 'starting' | 'begun' = 'open';

  constructor(seats: number, sha256: Sha256) {
    this.seats = Array.from({ length: seats }, () => ({ pledges: [], absent: false, shown: [] }));
    this.contributions = new Contributions(seats);
    this.sha256 = sha256;
  }

  get mix(): readonly string[] {
    return this.contributions.mix;
  }

  hasNumbers(seat: number): boolean {
    return this.contributions.pledges[seat] !== null;
  }

  /** A move of this seat, which needs a number or not. */
  async move(line: number, seat: number, nonce: unknown, needs: boolean): Promise<void> {
    if (needs) this.contributions.show(seat, await this.checked(line, seat, nonce));
    else if (nonce !== undefined) throw new WrongNumber(line, 'the number was not needed');
  }

  /** A line that is no move. */
  async follow(line: number, entry: Line): Promise<void> {
    const seat = Number(entry.seat);
    const { contributions } = this;
    if (entry.do === 'seat' || entry.do === 'remove') this.pledge(line, seat, entry.pledge ?? null);
    else if (entry.do === 'pledge') this.pledge(line, seat, entry.pledge);
    else if (entry.do === 'starting') this.state = 'starting';
    else if (entry.do === 'reveal') contributions.reveal(seat, await this.checked(line, seat, entry.nonce));
    else if (entry.do === 'start') this.begin(line, entry);
    else if (entry.do === 'propose') contributions.offer(seat, await this.checked(line, seat, entry.nonce));
    else if (entry.do === 'back' && entry.seat === null) contributions.agree();
  }

  private pledge(line: number, seat: number, pledge: unknown): void {
    if (this.state === 'starting') throw new WrongNumber(line, 'a seat was changed after the start was asked for');
    if (!(seat in this.seats)) throw new WrongNumber(line, `there is no seat ${seat}`);
    const { pledges } = this.seats[seat];
    if (this.state === 'open') pledges.length = 0;
    if (pledge !== null) pledges.push({ line, pledge: String(pledge) });
    this.contributions.pledge(seat, pledge === null ? null : String(pledge));
  }

  private begin(line: number, { entropy }: Line): void {
    if (this.state !== 'starting') throw new WrongNumber(line, 'nobody was asked to show the first number');
    const { opening, pledges } = this.contributions;
    if (JSON.stringify(entropy) !== JSON.stringify(opening))
      throw new WrongNumber(line, 'what the players gave to the start is not what they have shown or pledged');
    for (const [seat, pledge] of pledges.entries())
      this.seats[seat].absent = pledge !== null && !this.contributions.hasShown(seat);
    this.contributions.begin(opening);
    this.state = 'begun';
  }

  private async checked(line: number, seat: number, nonce: unknown): Promise<string> {
    if (typeof nonce !== 'string') throw new WrongNumber(line, 'the number of the player is missing');
    if ((await this.sha256(nonce)) !== this.contributions.pledges[seat])
      throw new WrongNumber(line, 'the number is not the one that was pledged');
    const { shown } = this.seats[seat];
    if (shown.at(-1) !== nonce) shown.push(nonce); // consent to go back may be asked for again
    return nonce;
  }
}
