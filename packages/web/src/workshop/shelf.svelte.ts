import { type OwnBoard, ownBoard, ownBoards } from '../game/own-board.ts';
import { w } from '../words/words.svelte.ts';
import type { Bench } from './bench.svelte.ts';
import { companyOf } from './company.ts';
import { freeName, idOf, type KeptMap, keepBench, keepMap, bench as left, removeMap, restoreMap } from './kept.ts';
import { type Laying, NOTHING } from './laying.ts';
import { fromLink, readLaying, writeLaying } from './notation.ts';

/** The shelf beside the bench: maps kept on this device. Nothing on it is lost without a way back. */
export class Shelf {
  maps: readonly OwnBoard[] = $state.raw(ownBoards());
  /** What happened to a map, and how to undo it. */
  notice: { readonly text: string; readonly undo?: () => void } | null = $state.raw(null);
  readonly #bench: Bench;
  /** The id of the map that was opened or saved last. */
  #open = '';

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  #current(): KeptMap {
    const { name, laying, company } = this.#bench;
    return { name, tiles: writeLaying(laying), players: company.players, teams: company.teams };
  }

  /** What lies on the bench outlives the page. */
  leave(): void {
    keepBench(this.#current());
  }

  /** What was left on the bench; over it a link with a board, or a kept map. Undo leads back. */
  open(name: string | undefined, link: string | undefined): void {
    const draft = left();
    if (!this.#bench.board) {
      this.#bench.begin(laid(draft.tiles) ?? NOTHING);
      this.#take(draft);
    }
    if (link !== undefined) this.#openLink(fromLink(link));
    else if (name) this.#openKept(name, draft);
  }

  #take({ name, players, teams }: Partial<KeptMap>): void {
    this.#bench.name = name ?? '';
    this.#bench.company = companyOf(players, teams);
  }

  /** A link says nothing of players: those who need so many tiles. */
  #openLink(tiles: string): void {
    const laying = laid(tiles);
    const bench = this.#bench;
    if (!laying) {
      this.notice = { text: w().workshop.unreadable };
      return;
    }
    bench.lay(laying, '');
    bench.name = '';
    if (bench.company.tiles !== laying.tiles.length) bench.company = companyOf(laying.tiles.length / 2, false);
  }

  #openKept(id: string, draft: Partial<KeptMap>): void {
    const map = ownBoard(id);
    const laying = laid(map?.tiles);
    if (!map || !laying) {
      this.notice = { text: map ? w().workshop.unreadable : w().workshop.gone };
      return;
    }
    this.#open = id;
    this.#bench.lay(laying, '');
    this.#take(map);
    // Changes that were not saved are still on the bench.
    if (draft.tiles && idOf(draft.name ?? '') === id) this.#bench.lay(laid(draft.tiles) ?? laying, '');
  }

  /** False: the device has no room. */
  save(): boolean {
    const name = this.#bench.name.trim() || freeName(w().workshop.unnamed);
    const id = idOf(name);
    try {
      const before = keepMap({ ...this.#current(), name });
      const undo = before !== null && id !== this.#open ? () => restoreMap(id, before) : undefined;
      this.notice = { text: undo ? w().workshop.replaced(name) : w().workshop.saved(name), undo };
    } catch {
      this.notice = { text: w().workshop.full };
      return false;
    }
    this.#bench.name = name;
    this.#stand(id);
    return true;
  }

  /** The address names the map on the bench. */
  #stand(id: string): void {
    this.#open = id;
    history.replaceState(null, '', `#/workshop/${id}`);
    this.maps = ownBoards();
  }

  remove({ id, name }: OwnBoard): void {
    const before = removeMap(id);
    this.notice = { text: w().workshop.removed(name), undo: () => restoreMap(id, before) };
    this.maps = ownBoards();
  }

  rename({ id, tiles, players, teams, name: old }: OwnBoard, name: string): void {
    const to = idOf(name);
    const removed = removeMap(id);
    let before: string | null;
    try {
      before = keepMap({ name, tiles, players, teams });
    } catch {
      restoreMap(id, removed);
      this.notice = { text: w().workshop.full };
      return;
    }
    const undo = () => {
      restoreMap(to, before);
      restoreMap(id, removed);
    };
    if (before !== null) this.notice = { text: w().workshop.replaced(name), undo };
    this.maps = ownBoards();
    if (id !== this.#open) return;
    if (this.#bench.name === old) this.#bench.name = name;
    this.#stand(to);
  }

  undo(): void {
    this.notice?.undo?.();
    this.notice = null;
    this.maps = ownBoards();
  }
}

function laid(tiles: string | undefined): Laying | null {
  const read = readLaying(tiles ?? '');
  return 'tiles' in read ? read : null;
}
