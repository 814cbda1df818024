import { compileBoard, type Place } from '@meltemi/engine';
import { letterOf } from '../keys.ts';
import { w } from '../words/words.svelte.ts';
import { COMPANIES, type Company } from './company.ts';
import type { Known } from './kept.ts';
import { type Arrow, find, flip, type Laying, NOTHING, put, step, takeBack, turn } from './laying.ts';

/** A tile under the pointer; lifted once the pointer has moved. */
interface Hand {
  readonly tile: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly x: number;
  readonly y: number;
  readonly lifted: boolean;
}

/** Which map lies on the bench. */
export interface Title {
  readonly name: string;
  readonly company: Company;
  /** The map that was opened, or saved last. */
  readonly open: Known | null;
}

/** What was there before a step; its title where another map was opened. */
interface Step {
  readonly laying: Laying;
  readonly title?: Title;
}

/** The workbench: the tiles on the plane with all that was done to them, and the tile that is chosen. */
export class Bench {
  laying: Laying = $state.raw(NOTHING);
  company: Company = $state.raw(COMPANIES[1]);
  name: string = $state('');
  open: Known | null = $state.raw(null);
  /** The number of the chosen tile, on the plane or in the tray. */
  chosen: number | null = $state(null);
  hand: Hand | null = $state.raw(null);
  /** The last thing done, for those who do not see it. */
  said: string = $state('');
  #past: readonly Step[] = $state.raw([]);
  #future: readonly Step[] = $state.raw([]);
  /** By tile: how it lies in the tray. */
  #trayTurns: Readonly<Record<number, number>> = $state.raw({});

  readonly board = $derived(this.laying.tiles.length > 0 ? compileBoard(this.laying.tiles) : null);

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Where one begins: what was there before is not to come back. */
  begin(laying: Laying, title: Title): void {
    this.#show({ laying, title });
  }

  /** With a title: another map. */
  lay(laying: Laying, said: string, title?: Title): void {
    this.said = said;
    const next = { laying, title };
    const now = this.#now(next);
    if (JSON.stringify(next) === JSON.stringify(now)) return;
    this.#past = [...this.#past, now];
    this.#future = [];
    this.#show(next);
  }

  #now({ title }: Step): Step {
    const { laying, name, company, open } = this;
    return { laying, title: title && { name, company, open } };
  }

  #show({ laying, title }: Step): void {
    this.laying = laying;
    if (title) ({ name: this.name, company: this.company, open: this.open } = title);
  }

  undo(): void {
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
    return find(this.laying, tile)?.turn ?? this.#trayTurns[tile] ?? 0;
  }

  isPlaced(tile: number): boolean {
    return find(this.laying, tile) !== undefined;
  }

  /** The pointer takes hold of a tile; moved, it will lift it. */
  grab({ button, clientX: x, clientY: y }: PointerEvent, tile: number): void {
    if (button === 0) this.hand = { tile, from: { x, y }, x, y, lifted: false };
  }

  put(tile: number, at: Place): void {
    const said = this.isPlaced(tile) ? w().workshop.moved(tile) : w().workshop.placed(tile);
    this.lay(put(this.laying, tile, at, this.turnOf(tile)), said);
    this.chosen = tile;
  }

  step(tile: number, arrow: Arrow): void {
    const stepped = step(this.laying, tile, arrow);
    if (stepped !== this.laying) this.lay(stepped, w().workshop.moved(tile));
  }

  turn(tile: number, by: number): void {
    const after = (this.turnOf(tile) + by + 6) % 6;
    const said = w().workshop.turned(tile, 60 * after);
    if (this.isPlaced(tile)) this.lay(turn(this.laying, tile, by), said);
    else {
      this.#trayTurns = { ...this.#trayTurns, [tile]: after };
      this.said = said;
    }
  }

  flip(): void {
    const flipped = flip(this.laying);
    this.lay(flipped, w().workshop.flipped(w().workshop.side[flipped.side]));
  }

  takeBack(tile: number): void {
    this.lay(takeBack(this.laying, tile), w().workshop.taken(tile));
    if (this.chosen === tile) this.chosen = null;
  }

  clear(): void {
    this.lay({ ...this.laying, tiles: [] }, w().workshop.cleared);
    this.chosen = null;
  }

  #letGo(): void {
    this.chosen = null;
    this.hand = null;
  }

  /** Keys that do something to a tile wherever it lies; false: not one of them. */
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
