import type { AnimationStep, Journey, Motion, Piece, PieceChange } from '@meltemi/board';
import type { Happening, View } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import type { Words } from '../words/en/index.ts';
import { afterEvent, retreating } from './after-event.ts';
import { contentsOf } from './contents.ts';
import { crossing } from './crossing.ts';

/** A view and its contents on the board. */
interface Seen {
  readonly view: View;
  readonly contents: ReturnType<typeof contentsOf>;
}

/** The animation steps for events after a view. Consecutive events of the same kind are one step. */
export function stepsOf(happened: readonly Happening[], view: View, words: Pick<Words, 'cards'>): AnimationStep[] {
  const steps: (AnimationStep & { readonly event: Happening['event'] })[] = [];
  let now: Seen = { view, contents: contentsOf(view, words) };
  for (const happening of happened) {
    const later = afterEvent(now.view, happening);
    const after = { view: later, contents: contentsOf(later, words) };
    const step = stepOf(happening, now, after, words);
    const last = steps.at(-1);
    if (step && last && last.event === happening.event && together(last, step)) {
      const during = step.motions.some(({ how }) => how === 'sink') ? after.contents : last.during;
      steps[steps.length - 1] = { ...last, motions: [...last.motions, ...step.motions], during, after: step.after };
    } else if (step) steps.push({ ...step, event: happening.event });
    now = after;
  }
  return steps;
}

/** Journeys are shown one after the other. */
function together(a: AnimationStep, b: AnimationStep): boolean {
  return [...a.motions, ...b.motions].every(({ how }) => how !== 'travel');
}

function stepOf(happening: Happening, now: Seen, later: Seen, words: Pick<Words, 'cards'>): AnimationStep | null {
  const { event } = happening;
  const after = later.contents;
  const group = groupOf(happening, now.view);
  if (group) {
    const { leaving, motions } = journey(group, now, after);
    return motions.length > 0 ? { motions, during: contentsOf(leaving, words), after } : null;
  }
  if (raised(happening)) return null;
  if (event === 'controlled') return { motions: [], during: after, after };
  const [was, is] = [now.contents.pieces, after.pieces];
  const more = changed(is, was);
  const fewer = changed(was, is);
  const motionsOf = (how: PieceChange['how'], pieces: readonly Piece[], contents: typeof after): PieceChange[] =>
    pieces.map((piece) => ({ how, piece: { ...piece, count: 1 }, contents }));
  if (fewer.length > 0) return { motions: motionsOf('sink', fewer, now.contents), during: after, after };
  if (more.length === 0) return null;
  const how = event === 'built' ? 'rise' : 'drop';
  return { motions: motionsOf(how, more, after), during: now.contents, after };
}

/** Metropolises and monuments rise in a moment of their own. */
function raised(h: Happening): boolean {
  return h.event === 'monument' || (h.event === 'built' && h.building === 'metropolis');
}

/** The pieces of which there are more than before, without standards. */
function changed(pieces: readonly Piece[], before: readonly Piece[]): Piece[] {
  return pieces.filter(
    ({ key, kind, count }) => kind !== 'standard' && (before.find((piece) => piece.key === key)?.count ?? 0) < count,
  );
}

/** Pieces that go from one area to another. */
interface Group {
  readonly faction: number;
  readonly path: readonly number[];
  readonly troops?: number;
  readonly mercenaries?: number;
  readonly fleets?: number;
  /** Heroes or creatures, by name. */
  readonly figures?: readonly string[];
}

/** The group that an event moves; null: none. */
function groupOf(h: Happening, view: View): Group | null {
  const over = (faction: number, path: readonly number[]) => {
    return { faction, path: crossing(boardOf(view), view, faction, path) };
  };
  if (h.event === 'sailed') return { ...over(h.faction, h.path), fleets: h.fleets };
  if (h.event === 'marched') {
    const { faction, path, troops, mercenaries, heroes } = h;
    return { ...over(faction, path), troops, mercenaries, figures: heroes };
  }
  if (h.event === 'withdrew') {
    const heroes = view.heroes.filter(({ area, owner }) => area === h.area && owner === h.faction);
    const group = retreating(view, h.faction, h.area);
    return { ...over(h.faction, [h.area, h.to]), ...group, figures: heroes.map(({ id }) => id) };
  }
  if (h.event !== 'figure') return null;
  const figure = view.figures.find(({ id }) => id === h.creature);
  if (!figure || figure.area === h.area) return null;
  return { faction: h.holder, path: [figure.area, h.area], figures: [h.creature] };
}

const ICONS = { troops: 'troop', mercenaries: 'mercenary', fleets: 'trireme' } as const;

/** The motions of a group, and the view without it. */
function journey(group: Group, now: Seen, to: Journey['to']): { leaving: View; motions: Motion[] } {
  const { view, contents: from } = now;
  const { faction, path, figures = [] } = group;
  const area = at(path, 0);
  const leaving: { -readonly [K in keyof View]: View[K] } = { ...view };
  const motions: Motion[] = [];
  for (const kind of ['troops', 'mercenaries', 'fleets'] as const) {
    const count = group[kind] ?? 0;
    if (count <= 0) continue;
    const key = `moving ${kind}`;
    const piece: Piece = { key, kind, at: { area }, player: faction, count, icon: ICONS[kind] };
    motions.push({ how: 'travel', piece, path, from, to });
    leaving[kind] = view[kind].with(area, Math.max(0, at(view[kind], area) - count));
  }
  for (const piece of from.pieces.filter(({ key }) => figures.includes(key)))
    motions.push({ how: 'travel', piece, path, from, to });
  leaving.heroes = view.heroes.filter(({ id }) => !figures.includes(id));
  leaving.figures = view.figures.filter(({ id }) => !figures.includes(id));
  return { leaving, motions };
}
