import { removeFigure } from './areas.ts';
import { tell } from './events.ts';
import { NOBODY } from './ids.ts';
import { giveBonus } from './metropolis/bonus.ts';
import { teamWithSet } from './metropolis/set.ts';
import { add, boardOf, push, type State, set } from './state.ts';
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
  let landed = 0; // a bit for each faction with land
  for (let area = 0, { lands } = boardOf(s); area < lands; area++) if (s.owner[area] >= 0) landed |= 1 << s.owner[area];
  for (let faction = 0; faction < s.table.teamOf.length; faction++) {
    if (landed & (1 << faction) || s.eliminated.includes(faction)) continue;
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
    set(s, 'fleets', area, 0);
    set(s, 'owner', area, NOBODY);
  }
  s.heroes = s.heroes.filter((hero) => hero.owner !== faction);
  s.enshrined = s.enshrined.filter((card) => card.faction !== faction);
  for (const figure of s.figures) if (figure.holder === faction) removeFigure(s, figure.id);
  set(s, 'priestesses', faction, 0);
  set(s, 'philosophers', faction, 0);
  s.offers = s.offers.map((offer, f) => (f === faction ? null : offer));
  s.order = s.order.filter((other) => other !== faction);
  s.acted = s.acted.filter((other) => other !== faction);
}

/** LE-METRO-1, LE-METRO-9: a set of four. In teams only the faction whose turn it is builds (R-TEAMSET). */
const economic: Due = (s) => {
  const team = teamWithSet(s);
  if (team < 0) return false;
  const faction = inTeams(s.table) ? activeFaction(s) : team;
  if (faction === NOBODY || s.table.teamOf[faction] !== team) return false;
  push(s, { kind: 'metropolis', faction }, { kind: 'raze', faction, how: 'set', gone: [] });
  return true;
};

/** LE-METRO-2: four philosophers of one faction (LE-TEAM-2). */
const cultural: Due = (s) => {
  const faction = s.philosophers.findIndex((count) => count >= 4);
  if (faction < 0) return false;
  add(s, 'philosophers', faction, -4);
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
