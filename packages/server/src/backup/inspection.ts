import type { StoredRow } from '../store/rows.ts';
import type { Game, Line } from '../store/store.ts';
import { Table } from '../table/table.ts';

/** How much there is. */
export interface Inventory {
  readonly persons: number;
  readonly games: number;
  readonly lines: number;
}

/** Plays every game of a store or of a copy again, line by line: what is kept must make sense. */
export class Inspection {
  private readonly games = new Map<string, { table: Table; status: string }>();
  private persons = 0;
  private lines = 0;

  private constructor() {}

  static async of(rows: AsyncIterable<StoredRow>): Promise<Inventory> {
    const inspection = new Inspection();
    for await (const one of rows) inspection.take(one);
    return inspection.end();
  }

  private take({ table, row }: StoredRow): void {
    if (table === 'persons') this.persons++;
    if (table === 'games') {
      const game = { ...row, agreement: JSON.parse(row.agreement as string) } as unknown as Game;
      this.games.set(game.id, { table: new Table(game), status: row.status as string });
    }
    if (table === 'lines') this.follow(row.game as string, row as unknown as Line);
  }

  private follow(id: string, line: Line): void {
    this.lines++;
    try {
      const known = this.games.get(id);
      if (!known) throw new Error('there is no such game');
      known.table.fold(line);
    } catch (error) {
      throw new Error(`the game ${id} does not hold at line ${line.seq}: ${(error as Error).message}`);
    }
  }

  private end(): Inventory {
    for (const [id, { table, status }] of this.games) {
      if (table.status !== status) throw new Error(`the game ${id} is ${table.status}, but noted as ${status}`);
    }
    return { persons: this.persons, games: this.games.size, lines: this.lines };
  }
}
