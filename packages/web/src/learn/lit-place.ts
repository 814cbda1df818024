import type { Target } from './next-click.ts';

/** The spotlight's rectangle, in pixels of the window. */
export interface Lit {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
}

/** Pixels around a button or a panel. */
const ROOM = 4;
/** The diameter of the ring on an area or a site. */
const RING = 72;
/** Pixels on both sides of the ring's middle that should be clear. */
const CLEAR = 12;
/** Number of points of an area that are tried in each direction. */
const POINTS = 8;

type Point = [x: number, y: number];

/**
 * The place of the target, or of its substitute while it is not visible; null: neither is. A button in a panel that
 * scrolls is scrolled into view.
 */
export function litPlace({ css, text, or }: Target): Lit | null {
  const found = [...document.querySelectorAll(css)].find((one) => shown(one) && begins(one, text));
  const instead = or ? () => litPlace(or) : () => null;
  if (!found) return instead();
  if (found instanceof SVGGraphicsElement) return onBoard(found) ?? instead();
  // The button of a card is as large as the card.
  const whole = found.closest('.choices .card') ?? found;
  if (found.matches('button') && !inSight(whole)) whole.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = whole.getBoundingClientRect();
  return { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, round: false };
}

/** The point nearest its middle that is clear of everything else, with some room around it where there is any. */
function onBoard(place: SVGGraphicsElement): Lit | null {
  const { left, top, width, height } = place.getBoundingClientRect();
  const centre = middle(place);
  const [cx, cy] = centre;
  const steps = [...Array(POINTS).keys()].map((i) => (i + 0.5) / POINTS);
  const points = steps
    .flatMap((a) => steps.map((b): Point => [left + a * width, top + b * height]))
    .sort((a, b) => Math.hypot(a[0] - cx, a[1] - cy) - Math.hypot(b[0] - cx, b[1] - cy));
  const clear = ([x, y]: Point) => hit(place, x, y) && hit(place, x + CLEAR, y) && hit(place, x - CLEAR, y);
  const best = [centre, ...points].find(clear) ?? points.find((point) => hit(place, ...point));
  if (!best) return null;
  return { x: best[0] - RING / 2, y: best[1] - RING / 2, width: RING, height: RING, round: true };
}

function middle(one: Element): Point {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function hit(one: Element, x: number, y: number): boolean {
  const there = document.elementFromPoint(x, y);
  return there !== null && (one === there || one.contains(there));
}

/** Whether its upper and its lower edge are visible. */
function inSight(one: Element): boolean {
  const [x] = middle(one);
  const { top, bottom } = one.getBoundingClientRect();
  return hit(one, x, top + 2) && hit(one, x, bottom - 2);
}

function shown(one: Element): boolean {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0;
}

function begins(one: Element, text = ''): boolean {
  return plain(one.textContent ?? '').startsWith(plain(text));
}

/** Normalises spaces. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
