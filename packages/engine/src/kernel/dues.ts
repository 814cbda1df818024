import { removeFigure } from '../effects/figures.ts';
import { add, push, set, topFrame } from '../effects/state.ts';
import { tell } from '../effects/tell.ts';
import { figureRule } from '../figures/index.ts';
import type { FrameKind } from '../model/frames.ts';
import { NOBODY } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import { inTeams } from '../model/table.ts';
import { termsOf } from '../model/terms.ts';
import { hasLand } from '../query/areas.ts';
import { ENOUGH_PHILOSOPHERS } from '../query/metropolises.ts';
import { hasSet, teamWithSet } from '../query/sets.ts';
import { activeFaction } from '../query/turns.ts';
import { giveBonus } from '../rules/metropolis/bonus.ts';

// "Immediately": obligations that follow from the state, asked before anything else goes on. The order of the list is
// the ruling R-CONQUEST: the loser's metropolis bonus, elimination, the conqueror's set of four.

/** Settles one obligation if there is one. */
type Due = (s: Position) => boolean;

/** LE-METRO-8: the faction that lost a metropolis is given its bonus again. */
const lostMetropolis: Due = (s) => {
  const first = s.owed[0];
  if (!first) return false;
  s.owed = s.owed.slice(1);
  giveBonus(s, first.faction, first.bonus);
  return true;
};

/**
 * LE-LAND-11, R-ELIM: a faction without land drops out; its pieces, creatures, cards and marker leave. A metropolis on a
 * card can't be attacked, so it counts for the team while a teammate is left.
 */
const elimination: Due = (s) => {
  for (let faction = 0; faction < s.table.teamOf.length; faction++) {
    if (hasLand(s, faction) || s.eliminated.includes(faction)) continue;
    eliminate(s, faction);
    return true;
  }
  return false;
};

function eliminate(s: Position, faction: number): void {
  s.eliminated = [...s.eliminated, faction];
  tell(s, { event: 'eliminated', faction });
  for (let area = 0; area < s.owner.length; area++) {
    if (s.owner[area] !== faction) continue;
    set(s, 'fleets', area, 0);
    set(s, 'owner', area, NOBODY);
  }
  s.heroes = s.heroes.filter((hero) => hero.owner !== faction);
  if (isTeamOut(s, faction)) s.enshrined = s.enshrined.filter((card) => !isTeammate(s, card.faction, faction));
  for (const figure of s.figures) if (figure.holder === faction) removeFigure(s, figure.id);
  // R-CL-ELIM: where the game goes on the cards stay counted, so that nobody draws them again.
  if (termsOf(s).eliminationEndsGame) {
    set(s, 'priestesses', faction, 0);
    set(s, 'philosophers', faction, 0);
  }
  const { markerOf } = s.table;
  const stays = (marker: number) => markerOf[marker] !== faction;
  s.offers = s.offers.map((offer, marker) => (stays(marker) ? offer : null));
  s.apollo = s.apollo.filter(stays);
  s.order = s.order.filter(stays);
  s.acted = s.acted.filter(stays);
}

function isTeammate({ table: { teamOf } }: Position, one: number, other: number): boolean {
  return teamOf[one] === teamOf[other];
}

function isTeamOut(s: Position, faction: number): boolean {
  return s.table.teamOf.every((_, other) => !isTeammate(s, other, faction) || s.eliminated.includes(other));
}

/** LE-METRO-1, LE-METRO-9: a set of four. In teams only the faction whose turn it is builds (R-TEAMSET). */
const economic: Due = (s) => {
  const faction = inTeams(s.table) ? activeFaction(s) : teamWithSet(s);
  if (faction === NOBODY || !hasSet(s, at(s.table.teamOf, faction))) return false;
  push(s, { kind: 'metropolis', faction }, { kind: 'raze', faction, how: 'set', gone: [] });
  // MO-BUILD-6, R-MO-ORDER: a monument is offered first.
  if (s.monumentPool.length > 0 && faction === activeFaction(s)) push(s, { kind: 'monuments', faction });
  return true;
};

/** LE-METRO-2: enough philosophers of one faction (LE-TEAM-2). */
const cultural: Due = (s) => {
  const faction = s.philosophers.findIndex((count) => count >= ENOUGH_PHILOSOPHERS);
  if (faction < 0) return false;
  add(s, 'philosophers', faction, -ENOUGH_PHILOSOPHERS);
  tell(s, { event: 'card', faction, card: 'philosopher', by: -ENOUGH_PHILOSOPHERS });
  push(s, { kind: 'metropolis', faction });
  return true;
};

/** R-CL-MINOTAUR: a figure that leaves with the last troop of its area, in the middle of a battle as well. */
const lonelyFigure: Due = (s) => {
  for (const figure of s.figures) {
    if (!figureRule(s, figure.id).leavesWithTroops) continue;
    if (at(s.troops, figure.area) > 0 === (figure.guarding ?? false)) continue;
    if (figure.guarding) removeFigure(s, figure.id);
    else s.figures = s.figures.map((other) => (other === figure ? { ...figure, guarding: true } : other));
    return true;
  }
  return false;
};

const DUES: readonly Due[] = [lostMetropolis, elimination, economic, cultural];

/** While these frames settle a due, the next one waits. */
const DEFERS_DUES: ReadonlySet<FrameKind> = new Set<FrameKind>([
  'monuments',
  'raise',
  'demolish',
  'raze',
  'choose-raze',
  'metropolis',
  'token',
  'bonus',
]);

/** What dues depend on. Lists are replaced and never changed, so the same lists give the same answer. */
type Checked = Pick<Position, 'owner' | 'built' | 'philosophers' | 'eliminated'> & { readonly active: number };

/** The lists for which nothing was due last: most moves change none of them, so the answer is still the same. */
let nothingDue: Checked | null = null;

/** Settles one due if there is one. */
export function settleDue(s: Position): boolean {
  if (lonelyFigure(s)) return true;
  if (s.battle || s.phase === 'setup') return false;
  if (isChecked(s) || DEFERS_DUES.has(topFrame(s).kind)) return false;
  for (const due of DUES) if (due(s)) return true;
  const { owner, built, philosophers, eliminated } = s;
  nothingDue = { owner, built, philosophers, eliminated, active: activeFaction(s) };
  return false;
}

function isChecked(s: Position): boolean {
  if (!nothingDue || s.owed.length > 0) return false;
  const { owner, built, philosophers, eliminated, active } = nothingDue;
  if (s.owner !== owner || s.built !== built || s.philosophers !== philosophers) return false;
  return s.eliminated === eliminated && activeFaction(s) === active;
}
