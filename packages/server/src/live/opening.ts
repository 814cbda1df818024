import { Slice } from '../slice.ts';
import { Chain } from '../store/chain.ts';
import { Damaged } from '../store/damaged.ts';
import type { Game, Sealed, Snapshot, Store } from '../store/store.ts';
import { Replay } from '../table/replay.ts';
import { isCurrent, isIntact, restored } from '../table/snapshot.ts';
import type { Table } from '../table/table.ts';
import { pagesOf } from './log-pages.ts';

/** A table as its log makes it, and the chain of its lines. */
export interface Opened {
  readonly table: Table;
  readonly chain: Chain;
  /** The state's digest was stored after this many lines. */
  readonly pinned: number;
  /** Number of lines in the snapshot it was opened from, which are checked later. 0: all were replayed. */
  readonly snapshot: number;
}

/**
 * Opens a table from its snapshot and the lines after it, or from its first line. A damaged log throws; a snapshot that
 * does not fit is discarded, and `discarded` is called.
 */
export async function openTable(game: Game, store: Store, discarded = (_: string) => {}): Promise<Opened> {
  const slice = await Slice.first();
  // The order matters: a snapshot is never ahead of a head that is read after it.
  const snapshot = await store.snapshot(game.id);
  const sealed = await store.sealed(game.id);
  if (!sealed) throw new Damaged(game.id, 'its row is missing');
  if (snapshot && isCurrent(snapshot)) {
    const opened = await fromSnapshot(game, store, sealed, snapshot, slice);
    if (opened) return opened;
    discarded(`the snapshot of the game ${game.id} does not fit its log`);
    await store.dropSnapshot(game.id);
  }
  const chain = new Chain(sealed.row, sealed.head);
  const replay = new Replay(game, sealed.head);
  await followLog(store, chain, replay, slice);
  return { table: replay.table, chain, pinned: sealed.head?.pinned ?? 0, snapshot: 0 };
}

/** Null: it does not fit. */
async function fromSnapshot(
  game: Game,
  store: Store,
  { head, row }: Sealed,
  snapshot: Snapshot,
  slice: Slice,
): Promise<Opened | null> {
  const { length } = snapshot;
  const chain = new Chain(row, head, { length, digest: snapshot.chain });
  if (!head || length > head.length || !isIntact(snapshot, chain.origin)) return null;
  const [last] = await store.log(game.id, length - 1, 1);
  if (last?.digest !== snapshot.chain) return null;
  const replay = new Replay(game, head, restored(game, snapshot));
  await followLog(store, chain, replay, slice);
  return { table: replay.table, chain, pinned: head.pinned, snapshot: length };
}

async function followLog(store: Store, chain: Chain, replay: Replay, slice: Slice): Promise<void> {
  for await (const page of pagesOf(store, replay.table.game.id, chain.length))
    for (const line of page) {
      chain.follow(line);
      replay.fold(line);
      if (slice.isOver) await slice.next();
    }
  chain.end();
}
