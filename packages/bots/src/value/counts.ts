import { type Building, FIGURES, HEROES, type State } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { recordOf } from '@meltemi/engine/internal';
import { decider } from '@meltemi/engine/query';
import { AT } from './feature.ts';

const BUILDING: Readonly<Record<Building, number>> = {
  port: AT.ports,
  fortress: AT.fortresses,
  temple: AT['temples-built'],
  university: AT.universities,
};
const HERO = recordOf(HEROES, (id) => AT[`hero-${id}`]);
const FIGURE = recordOf(FIGURES, (id) => AT[`figure-${id}`]);

/** Plain counts of what each team has, by row of its team. */
export function seeCounts(s: State, purse: readonly number[], rows: readonly Float64Array[]): void {
  const { teamOf } = s.table;
  countAreas(s, rows);
  for (const { id, owner } of s.heroes) rows[teamOf[owner]][HERO[id]] = 1;
  for (const { id, holder } of s.figures) if (holder >= 0) rows[teamOf[holder]][FIGURE[id]] = 1;
  for (let team = 0; team < s.gold.length; team++) {
    if (purse[team] > 5) rows[team][AT['over-five-gold']] = 1;
    if (purse[team] > 10) rows[team][AT['over-ten-gold']] = 1;
  }
  if (s.phase === 'offerings' || s.phase === 'actions') countTurns(s, rows);
}

function countAreas(s: State, rows: readonly Float64Array[]): void {
  const { teamOf } = s.table;
  const { lands, sites } = boardOf(s);
  for (let area = 0; area < s.owner.length; area++) {
    if (s.owner[area] < 0) continue;
    const row = rows[teamOf[s.owner[area]]];
    if (area >= lands) row[AT.seas] += 1 / 8;
    row[AT.troops] += s.troops[area] / 8;
    row[AT.mercenaries] += s.mercenaries[area] / 8;
    row[AT.prosperity] += s.prosperity[area] / 8;
  }
  for (let site = 0; site < sites.length; site++) {
    const built = s.built[site];
    if (built === null || built === 'metropolis' || built === 'covered') continue;
    const owner = s.owner[sites[site].area];
    if (owner >= 0) rows[teamOf[owner]][BUILDING[built]] += 1 / 3;
  }
}

function countTurns(s: State, rows: readonly Float64Array[]): void {
  const { markerOf, teamOf } = s.table;
  for (let marker = 0; marker < s.offers.length; marker++) {
    const offer = s.offers[marker];
    const row = rows[teamOf[markerOf[marker]]];
    if (offer) row[AT.offering] += offer.amount / 10;
    if (s.acted.includes(marker)) row[AT.acted]++;
  }
  const who = decider(s);
  if (who !== 'fate' && who >= 0) rows[teamOf[who]][AT.decides] = 1;
}
