import { Numbers } from '@meltemi/protocol/numbers';
import { type Drawn, keepNumbers, witnessOf } from './memory.ts';

/** 256 bits nobody guesses, also where a page has no secure context. */
function newSecret(): string {
  return [...crypto.getRandomValues(new Uint32Array(8))].map((n) => n.toString(16).padStart(8, '0')).join('');
}

/** The numbers this device adds to chance at one table. It remembers all it has drawn, so that it can check the game later. */
export class OwnNumbers {
  private readonly table: string;
  /** By secret: to work them out takes some milliseconds. */
  private readonly known = new Map<string, Numbers>();

  constructor(table: string) {
    this.table = table;
  }

  /** New numbers; gives what is to be pledged. */
  draw(): string {
    const secret = newSecret();
    keepNumbers(this.table, [...this.drawn, { secret }]);
    return this.of(secret).pledge;
  }

  /** The number under this pledge; null: it is of another device, it was used already, or all were. */
  under(pledge: string): string | null {
    const drawn = this.drawnWith(pledge);
    return drawn && !this.isUsed(pledge) ? this.of(drawn.secret).under(pledge) : null;
  }

  /** Whether the number under this pledge was used already: a server that asks for it again would know what falls next. */
  isUsed(pledge: string): boolean {
    const drawn = this.drawnWith(pledge);
    return drawn?.left !== undefined && (this.of(drawn.secret).left(pledge) as number) > drawn.left;
  }

  private drawnWith(pledge: string): Drawn | undefined {
    return this.drawn.find(({ secret }) => this.of(secret).left(pledge) !== null);
  }

  /** The server says that this is what it expects next: what came before is used. */
  note(pledge: string): void {
    const drawn = this.drawn.map((one) => {
      const now = this.of(one.secret).left(pledge);
      return now !== null && now < (one.left ?? Number.POSITIVE_INFINITY) ? { ...one, left: now } : one;
    });
    if (JSON.stringify(drawn) !== JSON.stringify(this.drawn)) keepNumbers(this.table, drawn);
  }

  private get drawn(): readonly Drawn[] {
    return witnessOf(this.table).numbers ?? [];
  }

  private of(secret: string): Numbers {
    const numbers = this.known.get(secret) ?? new Numbers(secret);
    this.known.set(secret, numbers);
    return numbers;
  }
}
