import { type Camera, inside, panned, type Size, zoomed } from '../geometry/camera.ts';
import { underFinger } from './finger.ts';
import type { Stop } from './focus-order.ts';
import { gestures } from './gestures.ts';
import { neighbour } from './keyboard-move.ts';
import type { Mark, Target } from './target.ts';

/** A board as it is seen now. */
interface Sight {
  readonly camera: Camera;
  readonly whole: Camera;
  /** Whether parts of it are out of sight. */
  readonly movable: boolean;
  readonly screen: Size;
  readonly stops: readonly Stop[];
  /** The keyboard's position; undefined on a board without areas. */
  readonly home: Stop | undefined;
}

/** The board's functions that input needs. */
interface Handled {
  now(): Sight;
  markOf(target: Target): Mark | undefined;
  areaOf(target: Target): number;
  /** null: the whole board. */
  see(camera: Camera | null): void;
  go(stop: Stop): void;
  pick(target: Target): void;
  look(area: number | null): void;
  /** A target to choose is pointed at; null: none. */
  point(target: Target | null): void;
}

const CLOSER = 1.001;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handles mouse, fingers and keys of a board. */
export function interaction(board: Handled) {
  const isCloser = ({ scale }: Camera): boolean => scale > board.now().whole.scale * CLOSER;
  function zoom(by: number, at?: { x: number; y: number }): void {
    const closer = zoomed(board.now().camera, by, at);
    board.see(isCloser(closer) ? closer : null);
  }
  function pan(dx: number, dy: number): void {
    const { movable, camera } = board.now();
    if (movable) board.see(panned(camera, dx, dy));
  }
  function tap(element: EventTarget | null, at: { x: number; y: number }, finger: boolean): void {
    const { camera, stops } = board.now();
    const choices = stops.filter(({ target }) => 'site' in target && board.markOf(target));
    const target = (finger && underFinger(choices, camera, at)?.target) || targetAt(element);
    if (!target) return;
    const around = { area: board.areaOf(target) };
    board.pick(board.markOf(around) && !board.markOf(target) ? around : target);
    board.look(around.area);
  }
  function twice(element: EventTarget | null, at: { x: number; y: number }): void {
    const target = targetAt(element);
    if (target && board.markOf(target)) return;
    if (isCloser(board.now().camera)) board.see(null);
    else zoom(2.2, at);
  }
  function hover(event: PointerEvent): void {
    // A board that moves below a resting mouse is not being pointed at.
    if (event.pointerType !== 'mouse' || event.buttons || !(event.movementX || event.movementY)) return;
    const target = targetAt(event.target);
    board.look(target && board.areaOf(target));
    board.point(target && pointed(target));
  }
  /** The marked target at a pointed place: a site, or else its area. */
  function pointed(target: Target): Target | null {
    const around = { area: board.areaOf(target) };
    return [target, around].find((one) => ['target', 'chosen'].includes(board.markOf(one) ?? '')) ?? null;
  }
  /** Pans until a stop is visible. */
  function bring({ x, y }: Stop): void {
    const { camera, screen } = board.now();
    if (!inside(camera, { x, y }, screen)) pan((camera.x - x) * camera.scale, (camera.y - y) * camera.scale);
  }
  return { zoom, hover, bring, key: keys(board, zoom, pan), gestures: gestures({ pan, zoom, tap, twice }) };
}

function keys(board: Handled, zoom: (by: number) => void, pan: (dx: number, dy: number) => void) {
  const go = (stop: Stop | undefined): void => {
    if (stop) board.go(stop);
  };
  const marked = ({ target }: Stop): boolean => board.markOf(target) !== undefined;
  return (event: KeyboardEvent): void => {
    const { stops, home } = board.now();
    if (!home || event.ctrlKey || event.altKey || event.metaKey) return;
    const way = WAYS[event.key];
    const step = event.key === 'PageDown' ? 1 : -1;
    if (way && event.shiftKey) pan(-60 * way[0], -60 * way[1]);
    else if (way) go(neighbour(stops, home, way));
    else if (event.key.startsWith('Page')) {
      const choices = stops.filter(marked);
      go(choices.at((choices.indexOf(home) + (step < 0 && !marked(home) ? 0 : step)) % (choices.length || 1)));
    } else if (event.key === 'Enter' || event.key === ' ') board.pick(home.target);
    else if (event.key === '+' || event.key === '=') zoom(1.4);
    else if (event.key === '-' || event.key === '−') zoom(1 / 1.4);
    else if (event.key === '0') board.see(null);
    else return;
    event.preventDefault();
  };
}

/** The target drawn under a pointer. */
function targetAt(element: EventTarget | null): Target | null {
  const drawn = element instanceof Element && element.closest<SVGElement>('[data-area], [data-site]');
  if (!drawn) return null;
  return drawn.dataset.site ? { site: Number(drawn.dataset.site) } : { area: Number(drawn.dataset.area) };
}
