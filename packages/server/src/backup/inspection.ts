import type { GameRow, StoredRow } from '../store/rows.ts';
import type { Head, SnapshotMark } from '../store/store.ts';
import { Playthrough } from './playthrough.ts';

/** What a store or a copy contains, and which of its games do not hold. */
export interface Inventory {
  readonly persons: number;
  readonly games: number;
  readonly lines: number;
  /** Lines from which a name was erased. */
  readonly erased: number;
  /** Games of other rules that the current rules cannot read, with their status. */
  readonly unreadable: readonly string[];
  /** Games that the current rules would change, with their status. */
  readonly changed: readonly string[];
  /** Those of both lists that somebody may still want to play; finished games of other rules are not among them. */
  readonly refused: readonly string[];
  /** What is wrong with games of the current rules. */
  readonly broken: readonly string[];
  /** False: games were only counted. */
  readonly replayed: boolean;
}

/** Told of each row that was read. */
export type Watch = () => void;

/** Replays every game of a store or of a copy, line by line, and reports those that do not hold. */
export class Inspection {
  /** Games whose lines have not come yet. */
  private readonly waiting = new Map<string, GameRow>();
  private readonly heads = new Map<string, Head>();
  /** Who sits at the tables that were replayed, by their logs; what lists say of it is taken away. */
  private readonly seated = new Map<string, Set<string>>();
  /** Lines come game by game, so one table at a time is enough. */
  private current: Playthrough | null = null;
  private readonly unreadable: string[] = [];
  private readonly changed: string[] = [];
  private readonly refused: string[] = [];
  private readonly broken: string[] = [];
  private persons = 0;
  private games = 0;
  private lines = 0;
  private erased = 0;

  /** By game. */
  private readonly snapshots: ReadonlyMap<string, SnapshotMark>;

  private constructor(snapshots: readonly SnapshotMark[]) {
    this.snapshots = new Map(snapshots.map((mark) => [mark.game, mark]));
  }

  /** `snapshots`: to be compared with the replayed tables; a copy has none. */
  static async of(
    rows: AsyncIterable<StoredRow>,
    watch: Watch = () => {},
    snapshots: readonly SnapshotMark[] = [],
  ): Promise<Inventory> {
    const inspection = new Inspection(snapshots);
    for await (const one of rows) {
      inspection.count(one);
      inspection.take(one);
      watch();
    }
    return inspection.end(true);
  }

  /** Counts what is there, without replaying it. */
  static async count(rows: AsyncIterable<StoredRow>, watch: Watch = () => {}): Promise<Inventory> {
    const inspection = new Inspection([]);
    for await (const one of rows) {
      inspection.count(one);
      watch();
    }
    return inspection.end(false);
  }

  private count({ table, row }: StoredRow): void {
    if (table === 'persons') this.persons++;
    if (table === 'games') this.games++;
    if (table === 'lines') this.lines++;
    if (table === 'lines' && row.erased) this.erased++;
  }

  private take({ table, row }: StoredRow): void {
    if (table === 'games') this.waiting.set(row.id, row);
    if (table === 'heads') this.heads.set(row.game, row);
    if (table === 'lines') this.playthrough(row.game).follow(row);
    if (table === 'seated') this.compareLists(row);
  }

  /** Lists of tables are made from rows of their own. */
  private compareLists({ game, person }: { readonly game: string; readonly person: string }): void {
    this.close();
    if (this.seated.get(game)?.delete(person) === false)
      this.broken.push(`${game} does not hold: by the lists of tables somebody sits there who does not`);
  }

  /** The current game, or the next one. */
  private playthrough(id: string): Playthrough {
    if (this.current?.id === id) return this.current;
    this.close();
    const row = this.waiting.get(id);
    if (!row) throw new Error(`the game ${id} does not hold: there is none, or its lines are not in one place`);
    this.waiting.delete(id);
    this.current = new Playthrough(row, this.heads.get(id) ?? null, this.snapshots.get(id));
    return this.current;
  }

  private close(): void {
    const end = this.current?.end() ?? 'held';
    const persons = this.current?.persons ?? null;
    if (this.current && persons && end === 'held') this.seated.set(this.current.id, new Set(persons));
    this.current = null;
    if (end === 'held') return;
    if ('broken' in end) return void this.broken.push(end.broken);
    (end.changes ? this.changed : this.unreadable).push(end.game);
    if (end.refused) this.refused.push(end.game);
  }

  /** The games left over have no lines. */
  private end(replayed: boolean): Inventory {
    for (const id of [...this.waiting.keys()]) this.playthrough(id);
    this.close();
    for (const [game, missing] of this.seated)
      if (missing.size > 0)
        this.broken.push(`${game} does not hold: somebody sits there who is not in the lists of tables`);
    const { persons, games, lines, erased, unreadable, changed, refused, broken } = this;
    for (const list of [unreadable, changed, refused, broken]) list.sort();
    return { persons, games, lines, erased, unreadable, changed, refused, broken, replayed };
  }
}
