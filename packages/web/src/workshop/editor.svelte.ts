import { compileBoard, type Place } from '@meltemi/engine/board';
import { letterOf } from '../keyboard/keys.ts';
import { w } from '../words/words.svelte.ts';
import { type BoardSize, boardSizeOf } from './board-sizes.ts';
import type { Known } from './map-storage.ts';
import { type Arrow, find, flip, NOTHING, put, step, type TileLayout, takeBack, tileAt, turn } from './tile-layout.ts';

/** A tile under the pointer; lifted once the pointer has moved. */
interface Hand {
  readonly tile: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly x: number;
  readonly y: number;
  readonly lifted: boolean;
}

/** Which map is being edited. */
export interface Title {
  readonly name: string;
  readonly size: BoardSize;
  /** The map that was opened, or saved last. */
  readonly open: Known | null;
}

/** The tiles before a change; with their title where another map was opened. */
interface Snapshot {
  readonly layout: TileLayout;
  readonly title?: Title | undefined;
}

/** The tiles on the plane with the undo history of all changes, and the tile that is chosen. */
export class BoardEditor {
  layout: TileLayout = $state.raw(NOTHING);
  size: BoardSize = $state.raw(boardSizeOf(3, false));
  name: string = $state('');
  open: Known | null = $state.raw(null);
  /** The number of the chosen tile, on the plane or in the tray. */
  chosen: number | null = $state(null);
  hand: Hand | null = $state.raw(null);
  /** The text beside the board is of another board, and wrong: what is said about this one would be misread. */
  mistyped: boolean = $state(false);
  /** The tile that had to make room for the last one from the tray; null: none had to. */
  displaced: number | null = $state(null);
  /** The last action, announced to screen readers. */
  said: string = $state('');
  #past: readonly Snapshot[] = $state.raw([]);
  #future: readonly Snapshot[] = $state.raw([]);
  /** By tile: how it lies in the tray. */
  #trayTurns: Readonly<Record<number, number>> = $state.raw({});

  readonly board = $derived(this.layout.tiles.length > 0 ? compileBoard(this.layout.tiles) : null);

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** The first layout: undo does not go back beyond it. */
  begin(layout: TileLayout, title: Title): void {
    this.#show({ layout, title });
  }

  /** With a title: another map. */
  lay(layout: TileLayout, said: string, title?: Title): void {
    this.said = said;
    this.displaced = null;
    const next = { layout, title };
    const now = this.#now(next);
    if (JSON.stringify(next) === JSON.stringify(now)) return;
    this.#past = [...this.#past, now];
    this.#future = [];
    this.#show(next);
  }

  #now({ title }: Snapshot): Snapshot {
    const { layout, name, size, open } = this;
    return { layout, title: title && { name, size, open } };
  }

  #show({ layout, title }: Snapshot): void {
    this.layout = layout;
    if (title) ({ name: this.name, size: this.size, open: this.open } = title);
  }

  undo(): void {
    this.displaced = null;
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#now(before)];
    this.#show(before);
    this.said = w().workshop.undone;
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#now(after)];
    this.#show(after);
    this.said = w().workshop.redone;
  }

  turnOf(tile: number): number {
    return find(this.layout, tile)?.turn ?? this.#trayTurns[tile] ?? 0;
  }

  isPlaced(tile: number): boolean {
    return find(this.layout, tile) !== undefined;
  }

  /** The pointer is down on a tile; moving it will lift the tile. */
  grab({ button, clientX: x, clientY: y }: PointerEvent, tile: number): void {
    if (button === 0) this.hand = { tile, from: { x, y }, x, y, lifted: false };
  }

  put(tile: number, at: Place): void {
    const { moved, placed, taken } = w().workshop;
    const there = this.isPlaced(tile) ? undefined : tileAt(this.layout, at)?.tile;
    const said = this.isPlaced(tile) ? moved(tile) : placed(tile);
    this.lay(put(this.layout, tile, at, this.turnOf(tile)), there === undefined ? said : `${said} ${taken(there)}`);
    this.chosen = tile;
    this.displaced = there ?? null;
  }

  step(tile: number, arrow: Arrow): void {
    const stepped = step(this.layout, tile, arrow);
    if (stepped !== this.layout) this.lay(stepped, w().workshop.moved(tile));
  }

  turn(tile: number, by: number): void {
    const after = (this.turnOf(tile) + by + 6) % 6;
    const said = w().workshop.turned(tile, 60 * after);
    if (this.isPlaced(tile)) this.lay(turn(this.layout, tile, by), said);
    else {
      this.#trayTurns = { ...this.#trayTurns, [tile]: after };
      this.said = said;
    }
  }

  flip(): void {
    const flipped = flip(this.layout);
    this.lay(flipped, w().workshop.flipped(w().workshop.side[flipped.side]));
  }

  takeBack(tile: number): void {
    this.lay(takeBack(this.layout, tile), w().workshop.taken(tile));
    if (this.chosen === tile) this.chosen = null;
  }

  clear(): void {
    this.lay({ ...this.layout, tiles: [] }, w().workshop.cleared);
    this.chosen = null;
  }

  #letGo(): void {
    this.chosen = null;
    this.hand = null;
  }

  /** R turns a tile, F flips the board, Escape puts the tile down; false: another key. */
  key(event: KeyboardEvent, tile: number): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const letter = letterOf(event);
    if (letter === 'r') this.turn(tile, event.shiftKey ? -1 : 1);
    else if (letter === 'f') this.flip();
    else if (event.key === 'Escape') this.#letGo();
    else return false;
    event.preventDefault();
    return true;
  }
}
