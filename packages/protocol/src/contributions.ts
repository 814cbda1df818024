// The numbers that the players of a table have added to its dice and draws (docs/protocol.md). The server and `verify`
// apply the same rules.

/** Of one seat. */
interface Contribution {
  /** SHA-256 of the next number of this seat; null: no person sits there. */
  pledge: string | null;
  /** The number shown before the start. */
  shown: string | null;
  /** A number shown with consent to go back, as earlier servers asked for it; it counts if all have shown one. */
  offered: string | null;
  /** Seats whose players must show a number before numbers under a new pledge count. */
  readonly awaits: Set<number>;
}

/** Contributions as plain data. */
export interface SavedContributions {
  readonly mix: readonly string[];
  readonly begun: boolean;
  readonly seats: readonly (Omit<Contribution, 'awaits'> & { readonly awaits: readonly number[] })[];
}

/** The numbers that players have pledged and shown: what outcomes of dice and draws depend on, besides the seed. */
export class Contributions {
  /**
   * What outcomes depend on, by seat: the last number that counts, or the pledge before there is one; empty for bots.
   */
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

  /** Whether all numbers pledged for the start have been shown. */
  get isComplete(): boolean {
    return this.seats.every(({ pledge, shown }) => pledge === null || shown !== null);
  }

  private of(seat: number): Contribution {
    const found = this.seats[seat];
    if (!found) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  hasShown(seat: number): boolean {
    return this.of(seat).shown !== null;
  }

  /**
   * A person sits down with a pledge, or makes a new one; null: a bot sits there, or nobody. In a running game numbers
   * under a new pledge count once every other person has shown one since, so that they cannot be chosen to fit what is
   * known already.
   */
  pledge(seat: number, pledge: string | null): void {
    const mine = this.of(seat);
    Object.assign(mine, { pledge, shown: null, offered: null });
    mine.awaits.clear();
    for (const [other, { pledge: theirs, awaits }] of this.seats.entries()) {
      if (pledge === null) awaits.delete(seat);
      else if (this.begun && other !== seat && theirs !== null) mine.awaits.add(other);
    }
  }

  /** Before the start. */
  reveal(seat: number, number: string): void {
    this.of(seat).shown = number;
  }

  /** The contributions to the start: each seat's number, or its pledge if the number was not shown. */
  get opening(): string[] {
    return this.seats.map(({ pledge, shown }) => shown ?? pledge ?? '');
  }

  begin(opening: readonly string[]): void {
    for (const one of this.seats) one.pledge = one.shown ?? one.pledge;
    this.mix = [...opening];
    this.begun = true;
  }

  /** A number came with a move. */
  show(seat: number, number: string): void {
    const mine = this.of(seat);
    mine.pledge = number;
    for (const { awaits } of this.seats) awaits.delete(seat);
    if (mine.awaits.size === 0) this.mix[seat] = number;
  }

  /**
   * A number came with consent to go back, as on earlier servers. Today none is asked for: everybody would know it if
   * the game does not go back.
   */
  offer(seat: number, number: string): void {
    this.of(seat).offered = number;
  }

  /** Whether everybody with a pledge has shown a number with consent to go back. */
  get areOffered(): boolean {
    return this.seats.every(({ pledge, offered }) => pledge === null || offered !== null);
  }

  /** All have agreed to go back. */
  agree(): void {
    const { areOffered } = this;
    for (const [seat, one] of this.seats.entries()) {
      if (areOffered && one.offered !== null) this.show(seat, one.offered);
      one.offered = null;
    }
  }
}
