import { type OwnBoard, ownBoard, ownBoards } from '../game/own-board.ts';
import { w } from '../words/words.svelte.ts';
import type { Bench, Title } from './bench.svelte.ts';
import { companyOf } from './company.ts';
import {
  type Draft,
  freeName,
  type KeptMap,
  type Known,
  keepBench,
  keepMap,
  known,
  bench as left,
  removeMap,
  restoreMap,
} from './kept.ts';
import { type Laying, NOTHING } from './laying.ts';
import { fromLink, readLaying, writeLaying } from './notation.ts';

/** The shelf beside the bench: maps kept on this device. Nothing on it is lost without a way back. */
export class Shelf {
  maps: readonly OwnBoard[] = $state.raw(ownBoards());
  /** What happened to a map, and how to undo it. */
  notice: { readonly text: string; readonly undo?: () => void } | null = $state.raw(null);
  readonly #bench: Bench;
  /** The id of the map that the address names; null: the address is a link with a board. */
  #address: string | null = '';

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  #current(): KeptMap {
    const { name, laying, company } = this.#bench;
    return { name, tiles: writeLaying(laying), players: company.players, teams: company.teams };
  }

  /** What lies on the bench outlives the page, and the address names it. A device that keeps nothing still needs a link. */
  leave(): void {
    const { open } = this.#bench;
    const map = this.#current();
    keepBench({ ...map, open });
    const id = open?.id ?? '';
    if (this.#address !== id && left().tiles === map.tiles) this.#stand(id);
  }

  #stand(id: string): void {
    this.#address = id;
    history.replaceState(null, '', id ? `#/workshop/${id}` : '#/workshop');
  }

  /** What was left on the bench; over it a link with a board, or a kept map. Undo leads back. */
  open(name = '', link?: string): void {
    const draft = left();
    if (this.#bench.laying.tiles.length === 0) this.#bench.begin(laid(draft.tiles) ?? NOTHING, titleOf(draft));
    this.#address = link === undefined ? name : null;
    if (link !== undefined) this.#openLink(fromLink(link));
    else if (name) this.#openKept(name, draft);
  }

  /** The address stays, so that its fault can be looked up. */
  #fail(text: string): void {
    this.notice = { text };
    this.#address = this.#bench.open?.id ?? '';
  }

  /** A link has no number of players, so it follows from the number of tiles. */
  #openLink(tiles: string): void {
    const laying = laid(tiles);
    if (!laying) {
      this.#fail(w().workshop.unreadable);
      return;
    }
    const { company } = this.#bench;
    const { length } = laying.tiles;
    const fit = company.tiles === length ? company : companyOf(length / 2, false);
    this.#bench.lay(laying, '', { name: '', company: fit, open: null });
  }

  #openKept(id: string, draft: Partial<Draft>): void {
    const map = ownBoard(id);
    const laying = laid(map?.tiles);
    if (!map || !laying) {
      this.#fail(map ? w().workshop.unreadable : w().workshop.gone);
      return;
    }
    this.#bench.lay(laying, '', titleOf({ ...map, open: known(id) }));
    // Changes that were not saved are still on the bench.
    const changed = draft.open?.id === id && laid(draft.tiles);
    if (changed) this.#bench.lay(changed, '', titleOf(draft));
  }

  /** False: the device has no room. */
  save(): boolean {
    const name = this.#bench.name.trim() || freeName(w().workshop.unnamed);
    let before: Known;
    try {
      before = keepMap({ ...this.#current(), name });
    } catch {
      this.notice = { text: w().workshop.full };
      return false;
    }
    const was = this.#bench.open;
    const now = known(before.id);
    const undo = () => {
      restoreMap(before);
      if (this.#bench.open === now) this.#bench.open = was;
    };
    // Undo on the bench leads back only to what was on it.
    const own = before.text === null || before.text === now.text || (was?.id === now.id && was.text === before.text);
    this.notice = own ? { text: w().workshop.saved(name) } : { text: w().workshop.replaced(name), undo };
    this.#name(name, now);
    return true;
  }

  /** What lies on the bench is this map now. */
  #name(name: string, open: Known): void {
    this.#bench.name = name;
    this.#bench.open = open;
    this.#stand(open.id);
    this.maps = ownBoards();
  }

  remove({ id, name }: OwnBoard): void {
    const before = removeMap(id);
    this.notice = { text: w().workshop.removed(name), undo: () => restoreMap(before) };
    this.maps = ownBoards();
  }

  rename({ id, tiles, players, teams, name: old }: OwnBoard, name: string): void {
    const removed = removeMap(id);
    let before: Known;
    try {
      before = keepMap({ name, tiles, players, teams });
    } catch {
      restoreMap(removed);
      this.notice = { text: w().workshop.full };
      return;
    }
    const bench = this.#bench;
    const was = bench.open;
    const now = known(before.id);
    const undo = () => {
      restoreMap(before);
      restoreMap(removed);
      if (bench.open !== now) return;
      bench.open = was;
      if (bench.name === name) bench.name = old;
    };
    this.notice = before.text === null ? null : { text: w().workshop.replaced(name), undo };
    this.maps = ownBoards();
    if (was?.id === id) this.#name(bench.name === old ? name : bench.name, now);
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

/** The map a draft was opened from may be gone by now. */
function titleOf({ name = '', players, teams, open }: Partial<Draft>): Title {
  return { name, company: companyOf(players, teams), open: open && known(open.id).text !== null ? open : null };
}
