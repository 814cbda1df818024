import { writeArrangement } from '../board/arrangement-notation.ts';
import type { Board } from '../board/board.ts';
import { areaAt } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import { colourOf } from '../model/colours.ts';
import { BONUSES, NOBODY, NOWHERE } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { State } from '../model/state.ts';
import { inTeams, PRINTED_SCALE, type Table } from '../model/table.ts';
import { writeSite } from './words.ts';

// A position as text, line by line: what docs/notation.md describes. read-position.ts reads it back to the same state.

const colour = (faction: number): string => (faction === NOBODY ? '-' : colourOf(faction));

const cards = (list: readonly (string | null)[]): string => list.map((card) => card ?? '-').join(' ');

/** A state as text, line by line (docs/notation.md); `readPosition` reads it back to the same state. */
export function writePosition(s: State): string {
  const board = boardOf(s);
  const markers = (marker: number): string => writeMarker(s.table, marker);
  const lines = [
    ...tableLines(s.table),
    `cycle ${s.cycle} ${s.phase}`,
    `gods ${s.gods.join(' ')}`,
    `order ${s.order.map(markers).join(' ')}`,
    `acted ${s.acted.map(markers).join(' ')}`,
    ...(s.apollo.length > 1 ? [`apollo ${s.apollo.map(markers).join(' ')}`] : []),
    ...factionLines(s),
    ...s.offers.flatMap((offer, marker) => (offer ? [`${markers(marker)} offers ${offer.god} ${offer.amount}`] : [])),
    ...purseLines(s),
    ...areaLines(s, board),
    ...cardLines(s, board),
    ...s.monuments.map(({ id, area, used }) => `monument ${id} ${areaAt(board, area).id} ${used}`),
    ...(s.table.monuments ? [`pool ${s.monumentPool.join(' ')}`] : []),
    ...battleLines(s, board),
    ...s.frames.map((frame) => `frame ${JSON.stringify(frame)}`),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** A marker is named by its colour; the second one of a player by its colour and a 2. */
function writeMarker({ markerOf }: Table, marker: number): string {
  const before = markerOf.slice(0, marker).filter((faction) => faction === markerOf[marker]).length;
  return colour(at(markerOf, marker)) + (before === 0 ? '' : `.${before + 1}`);
}

function tableLines(table: Table): string[] {
  const scale = table.scale?.length === PRINTED_SCALE.length ? 'printed' : 'every';
  const teams = inTeams(table) ? ' teams' : '';
  const monuments = (table.monuments ? ' monuments' : '') + ('classic' in table.board ? ` tie ${table.tie}` : '');
  return [
    `position ${table.edition} players ${table.players}${teams}${monuments} goal ${table.goal} scale ${scale} start ${table.start}${table.starts ? ` starts ${table.starts}` : ''} gold ${table.gold}`,
    `board ${'tiles' in table.board ? writeArrangement(table.board.tiles) : 'classic'}`,
  ];
}

function factionLines(s: State): string[] {
  return s.table.teamOf.map((_, faction) => {
    const words = [colour(faction), `priestesses ${s.priestesses[faction]}`, `philosophers ${s.philosophers[faction]}`];
    if (s.eliminated.includes(faction)) words.push('eliminated');
    return words.join(' ');
  });
}

/** A team is named by its first faction. */
function purseLines(s: State): string[] {
  return s.gold.map((gold, team) => {
    const known = s.goldMin[team] === gold && s.goldMax[team] === gold ? '' : ` ${s.goldMin[team]}..${s.goldMax[team]}`;
    return `gold ${colour(s.table.teamOf.indexOf(team))} ${gold}${known}`;
  });
}

function areaLines(s: State, board: Board): string[] {
  return board.areas.flatMap(({ id, sites, land }, area) => {
    const words: string[] = [];
    if (s.owner[area] !== NOBODY) words.push(colour(at(s.owner, area)));
    if (at(s.troops, area) > 0) words.push(`troops ${s.troops[area]}`);
    if (at(s.mercenaries, area) > 0) words.push(`mercenaries ${s.mercenaries[area]}`);
    if (!land && at(s.fleets, area) > 0) words.push(`fleets ${s.fleets[area]}`);
    if (at(s.prosperity, area) > 0) words.push(`prosperity ${s.prosperity[area]}`);
    sites.forEach((site, i) => {
      const built = s.built[site];
      if (built && built !== 'metropolis') words.push(`${built}.${i + 1}`);
      // A new metropolis has no token until fate turns one.
      if (built === 'metropolis' && !s.metropolises.some((token) => token.site === site))
        words.push(`metropolis.${i + 1}`);
    });
    return words.length > 0 ? [`${id} ${words.join(' ')}`] : [];
  });
}

function cardLines(s: State, board: Board): string[] {
  return [
    ...s.metropolises.map(({ site, bonus }) => `metropolis ${writeSite(board, site)} ${bonus}`),
    ...s.enshrined.map(({ hero, faction, bonus }) => `enshrined ${hero} ${colour(faction)} ${bonus}`),
    ...s.heroes.map(({ id, owner, area, since }) => `hero ${id} ${colour(owner)} ${areaAt(board, area).id} ${since}`),
    ...s.figures.map(
      ({ id, holder, area, guarding }) =>
        `figure ${id} ${colour(holder)} ${areaAt(board, area).id}${guarding ? ' guarding' : ''}`,
    ),
    ...s.owed.map(({ faction, bonus }) => `owed ${colour(faction)} ${bonus}`),
    `stack ${BONUSES.map((bonus) => `${bonus} ${s.stack.filter((token) => token === bonus).length}`).join(' ')}`,
    `used ${s.usedTemples.map((site) => (site < 0 ? String(site) : writeSite(board, site))).join(' ')}`,
    `creatures ${cards(s.track)}`,
    `deck ${cards(s.deck)}`,
    `discard ${cards(s.discard)}`,
    `drawn ${cards(s.drawn)}`,
    ...(s.top ? [`top ${s.top.card} ${s.top.seat}`] : []),
    `heroes ${cards(s.heroTrack)}`,
    `hero-deck ${cards(s.heroDeck)}`,
  ];
}

function battleLines(s: State, board: Board): string[] {
  if (!s.battle) return [];
  const { area, attacker, defender, troops, mercenaries, attackDie, defendDie, losses } = s.battle;
  const head = `battle ${areaAt(board, area).id} ${colour(attacker)} ${colour(defender)} ${troops} ${mercenaries} ${attackDie} ${defendDie}`;
  const lost = losses.map(
    ({ faction, unit, to }) => `loss ${colour(faction)} ${unit} ${to === NOWHERE ? '-' : areaAt(board, to).id}`,
  );
  return [head, ...lost];
}
