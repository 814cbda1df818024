// What the people at a table have added to chance (docs/protocol.md). The server and the verifier of its log follow the same rules.

/** One seat. */
interface Contribution {
  /** SHA-256 of the next number of this seat; null: no person sits there. */
  pledge: string | null;
  /** The number shown before the start. */
  shown: string | null;
  /** A number shown with consent to go back, which counts if all agree. */
  offered: string | null;
  /** Seats whose people have to show a number before those under a new pledge count. */
  readonly awaits: Set<number>;
}

/** Contributions as plain data. */
export interface SavedContributions {
  readonly mix: readonly string[];
  readonly begun: boolean;
  readonly seats: readonly (Omit<Contribution, 'awaits'> & { readonly awaits: readonly number[] })[];
}

export class Contributions {
  /** What outcomes depend on, by seat: the last number that counts; before it the pledge; nothing for bots. */
  mix: string[] = [];
  private readonly seats: Contribution[];
  private begun = false;

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => ({
      ...{ pledge: null, shown: null, offered: null },
      awaits: new Set(),
    }));
  }

  save(): SavedContributions {
    const seats = this.seats.map((one) => ({ ...one, awaits: [...one.awaits] }));
    return { mix: [...this.mix], begun: this.begun, seats };
  }

  static restored({ mix, begun, seats }: SavedContributions): Contributions {
    const contributions = new Contributions(seats.length);
    contributions.mix = [...mix];
    contributions.begun = begun;
    for (const [seat, { awaits, ...plain }] of seats.entries())
      contributions.seats[seat] = { ...plain, awaits: new Set(awaits) };
    return contributions;
  }

  get pledges(): (string | null)[] {
    return this.seats.map(({ pledge }) => pledge);
  }

  /** Whether everybody who has pledged a number for the start has shown it. */
  get isComplete(): boolean {
    return this.seats.every(({ pledge, shown }) => pledge === null || shown !== null);
  }

  hasShown(seat: number): boolean {
    return this.seats[seat].shown !== null;
  }

  /**
   * Somebody sits down with a pledge, or makes another one; null: a bot sits there, or nobody. In a running game new numbers count once every
   * other person has shown one since, so that they can not be chosen to fit what is known already.
   */
  pledge(seat: number, pledge: string | null): void {
    const mine = this.seats[seat];
    Object.assign(mine, { pledge, shown: null, offered: null });
    mine.awaits.clear();
    for (const [other, { pledge: theirs, awaits }] of this.seats.entries()) {
      if (pledge === null) awaits.delete(seat);
      else if (this.begun && other !== seat && theirs !== null) mine.awaits.add(other);
    }
  }

  /** Before the start. */
  reveal(seat: number, number: string): void {
    this.seats[seat].shown = number;
  }

  /** What everybody gives to the start: the number, or the pledge where no number was shown. */
  get opening(): string[] {
    return this.seats.map(({ pledge, shown }) => shown ?? pledge ?? '');
  }

  begin(opening: readonly string[]): void {
    for (const one of this.seats) one.pledge = one.shown ?? one.pledge;
    this.mix = [...opening];
    this.begun = true;
  }

  /** A number comes with a move. */
  show(seat: number, number: string): void {
    const mine = this.seats[seat];
    mine.pledge = number;
    for (const { awaits } of this.seats) awaits.delete(seat);
    if (mine.awaits.size === 0) this.mix[seat] = number;
  }

  /** A number comes with consent to go back. */
  offer(seat: number, number: string): void {
    this.seats[seat].offered = number;
  }

  /** All have agreed to go back. */
  agree(): void {
    for (const [seat, one] of this.seats.entries()) {
      if (one.offered !== null) this.show(seat, one.offered);
      one.offered = null;
    }
  }
}
