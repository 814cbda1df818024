import type { Happening, View } from '@meltemi/engine';
import { crossing } from './crossing.ts';
import type { Point } from './noise.ts';
import { type Piece, piecesOf, type Scene, standIn } from './pieces.ts';
import type { Kind } from './places.ts';
import { SIZE } from './sizes.ts';
import { retreating, staged } from './stage.ts';

/** A piece under way: along points, or coming and going where it stands. */
export interface Mover {
  readonly piece: Piece;
  readonly along: readonly Point[];
  readonly how: 'travel' | 'drop' | 'sink' | 'rise';
}

/** What is shown at once: who moves, what stands still meanwhile, and what stands there afterwards. */
export interface Step {
  readonly event: Happening['event'];
  readonly movers: readonly Mover[];
  readonly during: View;
  readonly after: View;
  /** Milliseconds. */
  readonly lasts: number;
}

/** The steps from a view to what has happened since; equal things that happen in a row happen together. */
export function stepsOf(happened: readonly Happening[], scene: Scene): Step[] {
  const steps: Step[] = [];
  let now = scene.seen;
  for (const happening of happened) {
    const after = staged(now, happening);
    const step = stepOf(happening, { ...scene, seen: now }, after);
    const last = steps.at(-1);
    if (step && last && last.event === step.event && together(last, step)) {
      const during = step.movers.some(({ how }) => how === 'sink') ? after : last.during;
      steps[steps.length - 1] = { ...step, movers: [...last.movers, ...step.movers], during };
    } else if (step) steps.push(step);
    now = after;
  }
  return steps;
}

/** Journeys are told one by one. */
function together(a: Step, b: Step): boolean {
  return [...a.movers, ...b.movers].every(({ how }) => how !== 'travel');
}

function stepOf(happening: Happening, scene: Scene, after: View): Step | null {
  const { event } = happening;
  const later = { ...scene, seen: after };
  const journey = journeyOf(happening, scene, later);
  if (journey) {
    const away = journey.movers.length > 0;
    return away ? { event, ...journey, after, lasts: 200 + 50 * (journey.movers[0].along.length - 1) } : null;
  }
  if (event === 'controlled') return { event, movers: [], during: after, after, lasts: 150 };
  const [was, is] = [piecesOf(scene), piecesOf(later)];
  const more = is.filter((piece) => (was.find(({ key }) => key === piece.key)?.count ?? 0) < piece.count);
  const fewer = was.filter((piece) => (is.find(({ key }) => key === piece.key)?.count ?? 0) < piece.count);
  const stands = (piece: Piece): boolean => piece.kind !== 'standard';
  const still = (how: Mover['how'], pieces: readonly Piece[]): Mover[] =>
    pieces.filter(stands).map((piece) => ({ piece: { ...piece, count: 1 }, along: [piece], how }));
  if (fewer.some(stands)) return { event, movers: still('sink', fewer), during: after, after, lasts: 300 };
  if (!more.some(stands)) return null;
  const built = event === 'built' || event === 'monument';
  return { event, movers: still(built ? 'rise' : 'drop', more), during: scene.seen, after, lasts: built ? 350 : 220 };
}

/** Pieces that go from one area to another; null: nothing does. */
function journeyOf(h: Happening, scene: Scene, later: Scene): Pick<Step, 'movers' | 'during'> | null {
  const { seen } = scene;
  if (h.event === 'sailed') return journey(scene, later, h, h.path, { fleets: h.fleets });
  if (h.event === 'marched') return journey(scene, later, h, h.path, h, h.heroes);
  if (h.event === 'withdrew') {
    const heroes = seen.heroes.filter(({ area, owner }) => area === h.area && owner === h.faction);
    const group = retreating(seen, h.faction, h.area);
    return journey(
      scene,
      later,
      h,
      [h.area, h.to],
      group,
      heroes.map(({ id }) => id),
    );
  }
  if (h.event !== 'figure') return null;
  const piece = piecesOf(scene).find(({ key }) => key === h.creature);
  if (!piece || piece.area === h.area) return null;
  const during = { ...seen, figures: seen.figures.filter(({ id }) => id !== h.creature) };
  return { movers: [{ piece, along: [piece, goal(later, h.area, 'figure')], how: 'travel' }], during };
}

interface Group {
  readonly troops?: number;
  readonly mercenaries?: number;
  readonly fleets?: number;
}

/** Where a piece will stand; in an area it comes to fight for, in the middle. */
function goal(later: Scene, area: number, kind: Kind): Point {
  return standIn(later, area)[kind] ?? later.map.grounds[area].pole;
}

function journey(
  scene: Scene,
  later: Scene,
  { faction }: { readonly faction: number },
  path: readonly number[],
  group: Group,
  heroes: readonly string[] = [],
): Pick<Step, 'movers' | 'during'> {
  const { seen, map } = scene;
  const [from, to] = [path[0], path[path.length - 1]];
  const over = crossing(map.board, seen, faction, path)
    .slice(1, -1)
    .map((area) => map.grounds[area].pole);
  const movers: Mover[] = [];
  const during: { -readonly [K in keyof View]: View[K] } = { ...seen };
  const stand = standIn(scene, from);
  for (const kind of ['troops', 'mercenaries', 'fleets'] as const) {
    const count = group[kind] ?? 0;
    if (count <= 0) continue;
    const [w, h] = SIZE[kind];
    const start = stand[kind] ?? stand.attackers ?? { ...map.grounds[from].pole, w, h };
    const icon = ({ troops: 'troop', mercenaries: 'mercenary', fleets: 'trireme' } as const)[kind];
    const piece = { ...start, key: `moving ${kind}`, kind, area: from, faction, count, icon };
    movers.push({ piece, along: [start, ...over, goal(later, to, kind)], how: 'travel' });
    during[kind] = seen[kind].with(from, Math.max(0, seen[kind][from] - count));
  }
  for (const piece of piecesOf(scene).filter(({ key }) => heroes.includes(key))) {
    movers.push({ piece, along: [piece, ...over, goal(later, to, 'heroes')], how: 'travel' });
  }
  during.heroes = seen.heroes.filter(({ id }) => !heroes.includes(id));
  return { movers, during };
}

/** Moves the shapes of the movers; resolves when they are where they go. */
export function run({ movers }: Step, lasts: number, shapes: readonly Element[]): Promise<void> {
  const start = performance.now();
  return new Promise((resolve) => {
    const frame = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / lasts));
      movers.forEach((mover, i) => {
        const { transform, opacity } = pose(mover, part);
        shapes[i]?.setAttribute('transform', transform);
        shapes[i]?.setAttribute('opacity', opacity.toFixed(2));
      });
      if (part < 1) requestAnimationFrame(frame);
      else resolve();
    };
    frame(start);
  });
}

/** Where a mover is after a part of its time: the value of its `transform`, and how much of it is seen. */
export function pose({ piece, along, how }: Mover, part: number): { transform: string; opacity: number } {
  const eased = 1 - (1 - part) ** 3;
  const at = (x: number, y: number, scale = 1): string =>
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
  if (how === 'drop') return { transform: at(piece.x, piece.y - 40 * (1 - eased)), opacity: Math.min(1, part * 2) };
  if (how === 'sink') return { transform: at(piece.x, piece.y + 26 * eased, 1 - 0.3 * eased), opacity: 1 - part };
  if (how === 'rise') return { transform: at(piece.x, piece.y + 10 * (1 - eased), 0.4 + 0.6 * eased), opacity: eased };
  const { x, y } = onLine(along, eased);
  return { transform: at(x, y - 10 * Math.sin(Math.PI * part)), opacity: 1 };
}

/** The point a part of the way along a line. */
export function onLine(line: readonly Point[], part: number): Point {
  const lengths = line.slice(1).map((p, i) => Math.hypot(p.x - line[i].x, p.y - line[i].y));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (let i = 0; i < lengths.length; i++) {
    if (left <= lengths[i] || i === lengths.length - 1) {
      const t = lengths[i] ? Math.min(1, left / lengths[i]) : 0;
      return { x: line[i].x + (line[i + 1].x - line[i].x) * t, y: line[i].y + (line[i + 1].y - line[i].y) * t };
    }
    left -= lengths[i];
  }
  return line[line.length - 1];
}
