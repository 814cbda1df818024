import { landCount, removeFigure } from './areas.ts';
import { tell } from './events.ts';
import { NOBODY } from './ids.ts';
import { giveBonus } from './metropolis/bonus.ts';
import { FULL_SET, typesOf } from './metropolis/raze.ts';
import { push, type State } from './state.ts';
import { inTeams } from './table.ts';

// "Immediately": obligations that follow from the state, asked before anything else goes on. The order of the list is the
// ruling R-CONQUEST: the loser's metropolis bonus, elimination, the conqueror's set of four.

/** Settles one obligation if there is one. */
type Due = (s: State) => boolean;

/** LE-METRO-8: the one who lost a metropolis gets its bonus again. */
const lostMetropolis: Due = (s) => {
  const [first, ...rest] = s.owed;
  if (!first) return false;
  s.owed = rest;
  giveBonus(s, first.faction, first.bonus);
  return true;
};

/** LE-LAND-11, R-ELIM: a faction without land drops out; its pieces, creatures, cards and marker leave. */
const elimination: Due = (s) => {
  if (s.phase === 'setup') return false;
  for (let faction = 0; faction < s.table.teamOf.length; faction++) {
    if (landCount(s, faction) > 0 || s.eliminated.includes(faction)) continue;
    eliminate(s, faction);
    return true;
  }
  return false;
};

function eliminate(s: State, faction: number): void {
  s.eliminated = [...s.eliminated, faction];
  tell({ event: 'eliminated', faction });
  for (let area = 0; area < s.owner.length; area++) {
    if (s.owner[area] !== faction) continue;
    s.fleets[area] = 0;
    s.owner[area] = NOBODY;
  }
  s.heroes = s.heroes.filter((hero) => hero.owner !== faction);
  s.enshrined = s.enshrined.filter((card) => card.faction !== faction);
  for (const figure of s.figures) if (figure.holder === faction) removeFigure(s, figure.id);
  s.priestesses[faction] = 0;
  s.philosophers[faction] = 0;
  s.offers = s.offers.map((offer, f) => (f === faction ? null : offer));
  s.order = s.order.filter((other) => other !== faction);
  s.acted = s.acted.filter((other) => other !== faction);
}

/** LE-METRO-1, LE-METRO-9: a set of four. In teams only the faction whose turn it is builds (R-TEAMSET). */
const economic: Due = (s) => {
  const teams = inTeams(s.table);
  for (let faction = 0; faction < s.table.teamOf.length; faction++) {
    if (typesOf(s, s.table.teamOf[faction]) !== FULL_SET) continue;
    if (teams && faction !== activeFaction(s)) continue;
    push(s, { kind: 'metropolis', faction }, { kind: 'raze', faction, how: 'set', gone: [] });
    return true;
  }
  return false;
};

/** LE-METRO-2: four philosophers of one faction (LE-TEAM-2). */
const cultural: Due = (s) => {
  const faction = s.philosophers.findIndex((count) => count >= 4);
  if (faction < 0) return false;
  s.philosophers[faction] -= 4;
  tell({ event: 'card', faction, card: 'philosopher', by: -4 });
  push(s, { kind: 'metropolis', faction });
  return true;
};

const DUES: readonly Due[] = [lostMetropolis, elimination, economic, cultural];

/** Frames in which a due itself is being settled: the next one waits. */
const SETTLING = new Set(['raze', 'choose-raze', 'metropolis', 'token', 'bonus']);

export function settleDue(s: State): boolean {
  if (s.battle || SETTLING.has(s.frames[s.frames.length - 1].kind)) return false;
  for (const due of DUES) if (due(s)) return true;
  return false;
}

/** Whose action turn it is. */
export function activeFaction(s: State): number {
  for (const frame of s.frames) if (frame.kind === 'turn' || frame.kind === 'finish') return frame.faction;
  return NOBODY;
}
