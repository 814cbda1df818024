import { RULES } from '@meltemi/engine';
import type { Game, Head, LogLine } from '../store/store.ts';
import { digestOf } from './digest.ts';
import { RequestRefusal } from './refusal.ts';
import { Table } from './table.ts';

/** The rules have changed for a game that was begun with others: it is not played on as another game. */
export class OtherRules extends RequestRefusal {
  /** It can be read, but becomes another game. */
  readonly changes: boolean;

  constructor(engine: string, changes: boolean) {
    super(
      'other-rules',
      `This game was begun with other rules (${engine}) than are played here (${RULES}), and they would change it. It can be finished on a server of the version it was begun with.`,
    );
    this.changes = changes;
  }
}

/**
 * Folds a log. Where a digest of the state was noted, the state must have it: so a game of other rules goes on only if
 * they have made the same of it. One of other rules that cannot be read at all throws OtherRules too.
 */
export class Replay {
  readonly table: Table;
  private readonly pin: Pick<Head, 'pinned' | 'state'> | null;

  /** `table`: as it is after the lines that are not folded again. */
  constructor(game: Game, pin: Pick<Head, 'pinned' | 'state'> | null, table = new Table(game)) {
    this.table = table;
    this.pin = pin;
    this.compare();
  }

  fold(line: LogLine): void {
    const { engine } = this.table.game;
    try {
      this.table.fold(line);
    } catch (error) {
      throw engine === RULES ? error : new OtherRules(engine, false);
    }
    this.compare();
  }

  private compare(): void {
    const { table, pin } = this;
    if (typeof pin?.state !== 'string' || pin.pinned !== table.version) return;
    if (!table.history || digestOf(table.history, table.version) !== pin.state)
      throw new OtherRules(table.game.engine, true);
  }
}
