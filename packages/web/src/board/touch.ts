import { type Camera, panned, type Size, zoomed } from './camera.ts';
import { gestures } from './gestures.ts';
import type { Place } from './places-to-go.ts';
import { beside, within } from './roving.ts';
import type { Mark, Spot } from './spot.ts';

/** A board as it is seen now. */
interface Sight {
  readonly camera: Camera;
  readonly whole: Camera;
  /** More of it can be brought into sight. */
  readonly movable: boolean;
  readonly screen: Size;
  readonly places: readonly Place[];
  /** Where the keyboard is. */
  readonly home: Place;
}

/** What can be asked of a board, and done with it. */
interface Touched {
  now(): Sight;
  markOf(spot: Spot): Mark | undefined;
  areaOf(spot: Spot): number;
  /** null: the whole board. */
  see(camera: Camera | null): void;
  go(place: Place): void;
  pick(spot: Spot): void;
  look(area: number | null): void;
  /** A place to choose is pointed at; null: none. */
  point(spot: Spot | null): void;
}

const CLOSER = 1.001;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What mouse, fingers and keys do to a board. */
export function touching(board: Touched) {
  const isCloser = ({ scale }: Camera): boolean => scale > board.now().whole.scale * CLOSER;
  function zoom(by: number, at?: { x: number; y: number }): void {
    const closer = zoomed(board.now().camera, by, at);
    board.see(isCloser(closer) ? closer : null);
  }
  function pan(dx: number, dy: number): void {
    const { movable, camera } = board.now();
    if (movable) board.see(panned(camera, dx, dy));
  }
  function tap(target: EventTarget | null, at: { x: number; y: number }, finger: boolean): void {
    const { camera, places } = board.now();
    const choices = places.filter(({ spot }) => 'site' in spot && board.markOf(spot));
    const spot = (finger && within(choices, camera, at)?.spot) || spotAt(target);
    if (!spot) return;
    const around = { area: board.areaOf(spot) };
    board.pick(board.markOf(around) && !board.markOf(spot) ? around : spot);
    board.look(around.area);
  }
  function twice(target: EventTarget | null, at: { x: number; y: number }): void {
    const spot = spotAt(target);
    if (spot && board.markOf(spot)) return;
    if (isCloser(board.now().camera)) board.see(null);
    else zoom(2.2, at);
  }
  function hover(event: PointerEvent): void {
    // A board that slides under a resting mouse is not looked at.
    if (event.pointerType !== 'mouse' || event.buttons || !(event.movementX || event.movementY)) return;
    const spot = spotAt(event.target);
    board.look(spot && board.areaOf(spot));
    board.point(spot && pointed(spot));
  }
  /** The place to choose there: a site, or else its area. */
  function pointed(spot: Spot): Spot | null {
    const around = { area: board.areaOf(spot) };
    return [spot, around].find((place) => ['target', 'chosen'].includes(board.markOf(place) ?? '')) ?? null;
  }
  /** A place that is off the screen comes into it. */
  function bring({ x, y }: Place): void {
    const { camera, screen } = board.now();
    const [dx, dy] = [(x - camera.x) * camera.scale, (y - camera.y) * camera.scale];
    if (Math.abs(dx) > screen.width * 0.42 || Math.abs(dy) > screen.height * 0.42) pan(-dx, -dy);
  }
  return { zoom, hover, bring, key: keys(board, zoom, pan), gestures: gestures({ pan, zoom, tap, twice }) };
}

function keys(board: Touched, zoom: (by: number) => void, pan: (dx: number, dy: number) => void) {
  const go = (place: Place | undefined): void => {
    if (place) board.go(place);
  };
  const targeted = ({ spot }: Place): boolean => board.markOf(spot) !== undefined;
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { places, home } = board.now();
    const way = WAYS[event.key];
    const step = event.key === 'PageDown' ? 1 : -1;
    if (way && event.shiftKey) pan(-60 * way[0], -60 * way[1]);
    else if (way) go(beside(places, home, way));
    else if (event.key.startsWith('Page')) {
      const targets = places.filter(targeted);
      go(targets.at((targets.indexOf(home) + (step < 0 && !targeted(home) ? 0 : step)) % (targets.length || 1)));
    } else if (event.key === 'Enter' || event.key === ' ') board.pick(home.spot);
    else if (event.key === '+' || event.key === '=') zoom(1.4);
    else if (event.key === '-' || event.key === '−') zoom(1 / 1.4);
    else if (event.key === '0') board.see(null);
    else return;
    event.preventDefault();
  };
}

/** The spot drawn under a pointer. */
function spotAt(target: EventTarget | null): Spot | null {
  const drawn = (target as Element | null)?.closest<SVGElement>('[data-area], [data-site]');
  if (!drawn) return null;
  return drawn.dataset.site ? { site: Number(drawn.dataset.site) } : { area: Number(drawn.dataset.area) };
}
