import { follows, Numbers } from '@meltemi/protocol/numbers';
import { type DrawnNumbers, forgetSeat, isBegun, keepNumbers, keepTold, noteSeat, notesOf } from './device-notes.ts';

/** 256 random bits; works without a secure context too. */
function newSecret(): string {
  return [...crypto.getRandomValues(new Uint32Array(8))].map((n) => n.toString(16).padStart(8, '0')).join('');
}

/** The numbers this device adds to fate at one table. All are remembered, so that the game can be checked later. */
export class OwnNumbers {
  private readonly table: string;
  /** Cache by secret: computing a series takes some milliseconds. */
  private readonly known = new Map<string, Numbers>();
  /** The last known pledge of each other seat. */
  private readonly others = new Map<number, string>();

  constructor(table: string) {
    this.table = table;
  }

  /** Draws new numbers and returns what is to be pledged; `seated`: to sit down with it. */
  draw(seated: boolean): string {
    const secret = newSecret();
    keepNumbers(this.table, [...this.drawn, { secret, seated }]);
    return this.of(secret).pledge;
  }

  /**
   * Notes before the game which seat is this device's: the one that its numbers are pledged for. False: the game has
   * begun, as far as this device knows, so the server contradicts itself.
   */
  seatedAt(seat: number | null, pledge: string | null): boolean {
    const notes = notesOf(this.table);
    if (notes.seat === (seat ?? undefined)) return true;
    if (isBegun(notes)) return false;
    if (seat !== null && pledge !== null && this.under(pledge) !== null) noteSeat(this.table, seat);
    else forgetSeat(this.table);
    return true;
  }

  /** The number under this pledge; null if it belongs to another device or has been used. */
  under(pledge: string): string | null {
    const drawn = this.drawnWith(pledge);
    return drawn && !this.isUsed(pledge) ? this.of(drawn.secret).under(pledge) : null;
  }

  /** The number under this pledge; noted as sent. */
  send(pledge: string): string | null {
    const number = this.under(pledge);
    if (number !== null) this.lower('unsent', pledge, -1);
    return number;
  }

  /**
   * Whether the number under this pledge was sent before another seat pledged new numbers, which could be chosen to fit
   * it.
   */
  isOvertaken(pledge: string): boolean {
    const left = this.drawn.map(({ secret }) => this.of(secret).left(pledge));
    const drawn = left.findIndex((numbers) => numbers !== null);
    const after = (left[drawn] ?? 0) - 1;
    const isTold = (unsent: readonly number[]) => after >= (unsent[drawn] ?? Number.POSITIVE_INFINITY);
    return drawn >= 0 && (notesOf(this.table).told ?? []).some(({ unsent }) => isTold(unsent));
  }

  /** Notes new pledges of other seats, and which own numbers the server could know by then. */
  hearOthers(pledges: readonly (string | null)[], ownSeat: number): void {
    const { table, others } = this;
    for (const [seat, pledge] of pledges.entries()) {
      if (pledge === null || seat === ownSeat || others.get(seat) === pledge) continue;
      const { told = [], pledges: first } = notesOf(table);
      const known = others.get(seat) ?? told.findLast((one) => one.seat === seat)?.pledge ?? first?.[seat];
      others.set(seat, pledge);
      if (!known || !follows(pledge, known))
        keepTold(table, {
          seat,
          pledge,
          unsent: this.drawn.map(({ secret, unsent }) => unsent ?? this.of(secret).count),
        });
    }
  }

  /**
   * Whether the number under this pledge was used already: a server that asks for it again could know the next dice.
   */
  isUsed(pledge: string): boolean {
    const drawn = this.drawnWith(pledge);
    if (drawn?.left === undefined) return false;
    const left = this.of(drawn.secret).left(pledge);
    return left !== null && left > drawn.left;
  }

  private drawnWith(pledge: string): DrawnNumbers | undefined {
    return this.drawn.find(({ secret }) => this.of(secret).left(pledge) !== null);
  }

  /** The server expects this pledge next, so all numbers before it are used. */
  note(pledge: string): void {
    this.lower('left', pledge, 0);
    this.lower('unsent', pledge, 0);
  }

  /** Lowers a count to the numbers under this pledge, and `more`. */
  private lower(what: 'left' | 'unsent', pledge: string, more: number): void {
    const drawn = this.drawn.map((one) => {
      const left = this.of(one.secret).left(pledge);
      const now = left === null ? Number.POSITIVE_INFINITY : left + more;
      return now < (one[what] ?? Number.POSITIVE_INFINITY) ? { ...one, [what]: now } : one;
    });
    if (JSON.stringify(drawn) !== JSON.stringify(this.drawn)) keepNumbers(this.table, drawn);
  }

  private get drawn(): readonly DrawnNumbers[] {
    return notesOf(this.table).numbers ?? [];
  }

  private of(secret: string): Numbers {
    const numbers = this.known.get(secret) ?? new Numbers(secret);
    this.known.set(secret, numbers);
    return numbers;
  }
}
