import { type OwnBoard, ownBoard, ownBoards } from '../game/own-board.ts';
import { w } from '../words/words.svelte.ts';
import { boardSizeOf } from './board-sizes.ts';
import type { BoardEditor, Title } from './editor.svelte.ts';
import {
  type Draft,
  freeName,
  type Known,
  keepMap,
  known,
  removeMap,
  restoreMap,
  type StoredMap,
  storeDraft,
  storedDraft,
} from './map-storage.ts';
import { fromLink, nameInLink, readLayout, writeLayout } from './notation.ts';
import { NOTHING, type TileLayout } from './tile-layout.ts';

/** The maps stored on this device. Removing, renaming and replacing one can be undone. */
export class SavedMaps {
  maps: readonly OwnBoard[] = $state.raw(ownBoards());
  /** What happened to a map, and how to undo it. */
  notice: { readonly text: string; readonly undo?: () => void } | null = $state.raw(null);
  readonly #editor: BoardEditor;
  /** The id of the map that the address names; null: the address is a link with a board. */
  #address: string | null = '';

  constructor(editor: BoardEditor) {
    this.#editor = editor;
  }

  #current(): StoredMap {
    const { name, layout, size } = this.#editor;
    return { name, tiles: writeLayout(layout), players: size.players, teams: size.teams };
  }

  /** The draft outlives the page, and the address names it. A device that keeps nothing still needs a link. */
  leave(): void {
    const { open } = this.#editor;
    const map = this.#current();
    storeDraft({ ...map, open });
    const id = open?.id ?? '';
    if (this.#address !== id && storedDraft().tiles === map.tiles) this.#stand(id);
  }

  #stand(id: string): void {
    this.#address = id;
    history.replaceState(null, '', id ? `#/workshop/${id}` : '#/workshop');
  }

  /** Restores the draft, then opens a linked or a stored map over it; undo leads back to the draft. */
  open(name = '', link?: string, title = ''): void {
    const draft = storedDraft();
    if (this.#editor.layout.tiles.length === 0) this.#editor.begin(laid(draft.tiles) ?? NOTHING, titleOf(draft));
    this.#address = link === undefined ? name : null;
    if (link !== undefined) this.#openLink(fromLink(link), nameInLink(title));
    else if (name) this.#openKept(name, draft);
  }

  /** The address stays, so that its error can be seen. */
  #fail(text: string): void {
    this.notice = { text };
    this.#address = this.#editor.open?.id ?? '';
  }

  /** A link has no number of players, so it follows from the number of tiles. */
  #openLink(tiles: string, name: string): void {
    const layout = laid(tiles);
    if (!layout) {
      this.#fail(w().workshop.unreadable);
      return;
    }
    const { size } = this.#editor;
    const { length } = layout.tiles;
    const fit = size.tiles === length ? size : boardSizeOf(length / 2, false);
    this.#editor.lay(layout, '', { name, size: fit, open: null });
  }

  #openKept(id: string, draft: Partial<Draft>): void {
    const map = ownBoard(id);
    const layout = laid(map?.tiles);
    if (!map || !layout) {
      this.#fail(map ? w().workshop.unreadable : w().workshop.gone);
      return;
    }
    this.#editor.lay(layout, '', titleOf({ ...map, open: known(id) }));
    // Changes that were not saved are still in the draft.
    const changed = draft.open?.id === id && laid(draft.tiles);
    if (changed) this.#editor.lay(changed, '', titleOf(draft));
  }

  /** False: the device has no room. */
  save(): boolean {
    const name = this.#editor.name.trim() || freeName(w().workshop.unnamed);
    let before: Known;
    try {
      before = keepMap({ ...this.#current(), name });
    } catch {
      this.notice = { text: w().workshop.full };
      return false;
    }
    const was = this.#editor.open;
    const now = known(before.id);
    const undo = () => {
      restoreMap(before);
      if (this.#editor.open === now) this.#editor.open = was;
    };
    // Undo in the editor restores only what was in it.
    const own = before.text === null || before.text === now.text || (was?.id === now.id && was.text === before.text);
    this.notice = own ? { text: w().workshop.saved(name) } : { text: w().workshop.replaced(name), undo };
    this.#name(name, now);
    return true;
  }

  /** From now on the editor edits this map. */
  #name(name: string, open: Known): void {
    this.#editor.name = name;
    this.#editor.open = open;
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
    const editor = this.#editor;
    const was = editor.open;
    const now = known(before.id);
    const undo = () => {
      restoreMap(before);
      restoreMap(removed);
      if (editor.open !== now) return;
      editor.open = was;
      if (editor.name === name) editor.name = old;
    };
    this.notice = before.text === null ? null : { text: w().workshop.replaced(name), undo };
    this.maps = ownBoards();
    if (was?.id === id) this.#name(editor.name === old ? name : editor.name, now);
  }

  undo(): void {
    this.notice?.undo?.();
    this.notice = null;
    this.maps = ownBoards();
  }
}

function laid(tiles: string | undefined): TileLayout | null {
  const read = readLayout(tiles ?? '');
  return 'tiles' in read ? read : null;
}

/** The map a draft was opened from may be gone by now. */
function titleOf({ name = '', players, teams, open }: Partial<Draft>): Title {
  return { name, size: boardSizeOf(players, teams), open: open && known(open.id).text !== null ? open : null };
}
