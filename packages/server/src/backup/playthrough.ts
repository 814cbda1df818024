import { RULES } from '@meltemi/engine';
import { messageOf } from '@meltemi/engine/internal';
import { Chain } from '../store/chain.ts';
import { Damaged } from '../store/damaged.ts';
import { type GameRow, gameOf } from '../store/rows.ts';
import type { Head, SnapshotMark, StoredLine } from '../store/store.ts';
import { OtherRules, Replay } from '../table/replay.ts';
import { isCurrent, snapshotOf } from '../table/snapshot.ts';

/** A game that is not what the current rules make of its log. */
interface Other {
  /** Its id and status. */
  readonly game: string;
  /** The rules can read it, but would change it. */
  readonly changes: boolean;
  /** It is not over, or it was begun with the current rules, which cannot have changed it. */
  readonly refused: boolean;
}

/** The replay of one game. A game of the current rules must hold; a game of other rules may be unreadable. */
export class Playthrough {
  readonly id: string;
  private readonly row: GameRow;
  /** Null: the replay failed before this line. */
  private replay: Replay | null = null;
  /** The current rules lead to another game. */
  private changed = false;
  /** Null: the copy is of an earlier version without digests, or the chain is broken. */
  private chain: Chain | null = null;
  private broken: string | null = null;
  private lines = 0;
  /** Null: there is none, or it was compared already. */
  private snapshot: SnapshotMark | null;

  constructor(row: GameRow, head: Head | null, snapshot: SnapshotMark | null = null) {
    this.id = row.id;
    this.row = row;
    this.snapshot = snapshot && isCurrent(snapshot) ? snapshot : null;
    if (row.digest)
      this.link(() => {
        this.chain = new Chain(row, head);
      });
    this.attempt('', () => {
      this.replay = new Replay(gameOf(row), head);
    });
  }

  follow(line: StoredLine): void {
    this.link(() => this.chain?.follow(line));
    if (line.seq !== this.lines++)
      this.broken ??= `${this.id} does not hold: lines are missing before line ${line.seq}`;
    this.attempt(` at line ${line.seq}`, () => this.replay?.fold(line));
    if (this.snapshot?.length === this.lines) this.compare(this.snapshot);
  }

  /** The snapshot must equal the replayed table. */
  private compare({ digest }: SnapshotMark): void {
    this.snapshot = null;
    const { chain, replay } = this;
    if (chain && replay && snapshotOf(replay.table, chain.origin, chain.digest).digest !== digest)
      this.broken ??= `the snapshot of the game ${this.id} is not what its lines make of it`;
  }

  /** Who sits there after the last line; null: it was not replayed. */
  get persons(): readonly string[] | null {
    return this.replay?.table.persons ?? null;
  }

  /** The result: it holds, is not what the current rules make of it, or is broken. */
  end(): 'held' | Other | { readonly broken: string } {
    this.link(() => this.chain?.end());
    if (this.snapshot) this.broken ??= `the snapshot of the game ${this.id} goes beyond its log`;
    this.attempt('', () => {
      const { status = null } = this.replay?.table ?? {};
      if (status !== null && status !== this.row.status)
        throw new Error(`it is ${status}, but noted as ${this.row.status}`);
    });
    if (this.broken) return { broken: this.broken };
    if (this.replay) return 'held';
    const { status, engine } = this.row;
    const refused = status !== 'over' || engine === RULES;
    return { game: `${this.id} (${status})`, changes: this.changed, refused };
  }

  /** The chain must hold under any rules: it covers what was written. */
  private link(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      this.chain = null;
      this.broken ??= error.detail;
    }
  }

  private attempt(where: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.replay = null;
      if (error instanceof OtherRules) this.changed = error.changes;
      else if (this.row.engine === RULES) this.broken ??= `${this.id} does not hold${where}: ${messageOf(error)}`;
    }
  }
}
