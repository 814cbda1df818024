import { Slice } from '../slice.ts';
import { Chain } from '../store/chain.ts';
import type { Game, Link, Sealed, Snapshot, Store } from '../store/store.ts';
import { Replay } from '../table/replay.ts';
import { isCurrent, isIntact, restored } from '../table/snapshot.ts';
import type { Table } from '../table/table.ts';

/** Lines that are read at once. */
const PAGE = 500;

/** What the log makes of a table, and the chain of its lines. */
export interface Opened {
  readonly table: Table;
  readonly chain: Chain;
  /** Lines after which the state was noted. */
  readonly pinned: number;
  /** Lines of the snapshot it was opened from: those are to be checked later. 0: all were followed. */
  readonly snapshot: number;
}

/**
 * Opens a table from its snapshot and the lines after it, or from its first line. A log that is not what was written throws; a snapshot
 * that does not fit is discarded, and `discarded` is called.
 */
export async function openTable(game: Game, store: Store, discarded = (_: string) => {}): Promise<Opened> {
  const slice = await Slice.first();
  // In this order: a snapshot is never ahead of the head that is read after it.
  const snapshot = await store.snapshot(game.id);
  const sealed = await store.sealed(game.id);
  if (snapshot && isCurrent(snapshot)) {
    const opened = await fromSnapshot(game, store, sealed, snapshot, slice);
    if (opened) return opened;
    discarded(`the snapshot of the game ${game.id} does not fit its log`);
    await store.dropSnapshot(game.id);
  }
  const chain = new Chain(sealed?.row ?? {}, sealed?.head ?? null);
  const replay = new Replay(game, sealed?.head ?? null);
  await followLog(store, chain, replay, slice);
  return { table: replay.table, chain, pinned: sealed?.head?.pinned ?? 0, snapshot: 0 };
}

/** Null: it does not fit. */
async function fromSnapshot(
  game: Game,
  store: Store,
  sealed: Sealed | null,
  snapshot: Snapshot,
  slice: Slice,
): Promise<Opened | null> {
  const { head = null, row = {} } = sealed ?? {};
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
  const { id } = replay.table.game;
  let page: Link[];
  do {
    page = await store.log(id, chain.length, PAGE);
    for (const line of page) {
      chain.follow(line);
      replay.fold(line);
      if (slice.isOver) await slice.next();
    }
  } while (page.length === PAGE);
  chain.end();
}
