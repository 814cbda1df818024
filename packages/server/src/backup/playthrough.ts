import type { Row } from '../store/rows.ts';
import type { Game, Line } from '../store/store.ts';
import { RULES, Table } from '../table/table.ts';

/** One game that is played again: under today's rules it must hold, of other rules it may say what it likes. */
export class Playthrough {
  readonly id: string;
  private readonly row: Row;
  /** Null: it could not be followed to here. */
  private table: Table | null = null;
  private broken: string | null = null;
  private lines = 0;

  constructor(row: Row) {
    this.id = row.id as string;
    this.row = row;
    this.attempt('', () => {
      this.table = new Table({ ...row, agreement: JSON.parse(row.agreement as string) } as unknown as Game);
    });
  }

  follow(line: Line): void {
    if (line.seq !== this.lines++)
      this.broken ??= `${this.id} does not hold: lines are missing before line ${line.seq}`;
    this.attempt(` at line ${line.seq}`, () => this.table?.fold(line));
  }

  /** What became of it: played to its end, of rules that are not played any more, or broken. */
  end(): 'held' | 'unreadable' | { readonly broken: string } {
    this.attempt('', () => {
      const { status = null } = this.table ?? {};
      if (status !== null && status !== this.row.status)
        throw new Error(`it is ${status}, but noted as ${this.row.status}`);
    });
    if (this.broken) return { broken: this.broken };
    return this.table ? 'held' : 'unreadable';
  }

  private attempt(where: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.table = null;
      if (this.row.engine === RULES) this.broken ??= `${this.id} does not hold${where}: ${(error as Error).message}`;
    }
  }
}
