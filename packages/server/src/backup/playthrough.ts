import type { Row } from '../store/rows.ts';
import type { Game, Line } from '../store/store.ts';
import { RULES, Table } from '../table/table.ts';

/** One game that is played again. Under today's rules it must hold; of other rules its lines must be there, whatever they say. */
export class Playthrough {
  readonly id: string;
  private readonly row: Row;
  private lines = 0;
  /** Null: of other rules, and unreadable. */
  private table: Table | null = null;

  constructor(row: Row) {
    this.id = row.id as string;
    this.row = row;
    this.attempt('', () => {
      this.table = new Table({ ...row, agreement: JSON.parse(row.agreement as string) } as unknown as Game);
    });
  }

  follow(line: Line): void {
    if (line.seq !== this.lines)
      throw new Error(`the game ${this.id} does not hold at line ${line.seq}: ${this.lines} should come`);
    this.lines++;
    this.attempt(` at line ${line.seq}`, () => this.table?.fold(line));
  }

  /** Whether it could be read to its end. */
  end(): boolean {
    this.attempt('', () => {
      const { status = null } = this.table ?? {};
      if (status !== null && status !== this.row.status)
        throw new Error(`it is ${status}, but noted as ${this.row.status}`);
    });
    return this.table !== null;
  }

  private attempt(where: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (this.row.engine === RULES)
        throw new Error(`the game ${this.id} does not hold${where}: ${(error as Error).message}`);
      this.table = null;
    }
  }
}
