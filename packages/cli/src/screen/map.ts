import { NOBODY, type View } from '@meltemi/engine';
import { boardOf, drawBoard } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import type { Words } from '../words/words.ts';
import { areaOf } from './areas.ts';
import { nameOf } from './naming.ts';
import { dim, inColour, type Screen } from './screen.ts';
import { wrap } from './wrap.ts';

// The board with what stands on it.

const LETTERS = 'RBYPGK';
const BUILT_LETTERS = {
  port: 'P',
  fortress: 'F',
  temple: 'T',
  university: 'U',
  metropolis: 'M',
  covered: 'm',
} as const;

/** What the signs mean. */
function key({ table: { teamOf, edition, monuments } }: View, words: Words): string[] {
  const { pieces, printed, monument } = words.screen;
  const colours = teamOf.map((_, faction) => `${LETTERS[faction]} ${nameOf(faction, words)}`);
  return [`${colours.join(', ')} · ${pieces[edition]}${monuments ? `, ${monument}` : ''}`, printed[edition]];
}

/** The map alone, or with a row for every area under it. */
export function drawGame(screen: Screen, v: View, withAreas: boolean): string {
  const { rows, width } = fitting(screen, v);
  const { words } = screen;
  const [first = [], ...others] = partsOf(rows, width, screen.width);
  return [
    paintMap(screen, first.join('\n')),
    ...others.flatMap((part) => [wrap(words.screen.goesOn, screen.width, ' '), paintMap(screen, part.join('\n'))]),
    ...key(v, words).map((line) => dim(screen, wrap(line, screen.width, '  '))),
    ...onBoard(v, words).map((line) => wrap(line, screen.width, '  ')),
    ...(withAreas ? ['', ...drawn(v, 10).areas.map((line) => wrap(line, screen.width, '    '))] : []),
  ].join('\n');
}

interface Drawn {
  readonly rows: readonly string[];
  /** A row for every area, whose labels are those of the map. */
  readonly areas: readonly string[];
  readonly width: number;
}

/**
 * A map with broken rows can't be read, so one that is too wide goes on below, as far to the left that each cell is
 * whole in one of its parts. Of one column too many only the border is lost.
 */
function partsOf(rows: readonly string[], width: number, room: number): string[][] {
  const step = Math.max(NARROW, Math.floor((room - NARROW - 1) / NARROW) * NARROW);
  const count = width <= room + 1 ? 1 : 1 + Math.ceil((width - room) / step);
  return Array.from({ length: count }, (_, part) =>
    rows.map((row) => row.slice(part * step, part * step + room).trimEnd()),
  );
}

/** Columns of a narrow cell. */
const NARROW = 8;

/** The map, with narrow cells where wide ones would not fit. */
function fitting({ width }: Screen, v: View): Drawn {
  const wide = drawn(v, 10);
  return wide.width <= width ? wide : drawn(v, NARROW);
}

function drawn(v: View, brick: 10 | 8): Drawn {
  const text = drawBoard(boardOf(v), (area) => label(v, area, brick < 10), brick);
  const [map = '', areas = ''] = text.split('\n\n');
  const rows = map.split('\n');
  return { rows, areas: areas.split('\n'), width: Math.max(...rows.map((row) => row.length)) };
}

function letterOf(built: View['built'][number] | undefined): string {
  return built ? BUILT_LETTERS[built] : '.';
}

/** Two lines: the owner with pieces, then what the area has; in narrow cells without spaces. */
function label(v: View, area: number, narrow: boolean): string[] {
  const lines = wideLabel(v, area);
  return narrow ? lines.map((line) => line.replaceAll(' ', '')) : lines;
}

function wideLabel(v: View, area: number): string[] {
  const { land, priestess, sites, cornucopias } = areaOf(v, area);
  const figure = v.figures.some((other) => other.area === area) ? '*' : '';
  const monument = v.monuments.some((other) => other.area === area) ? '^' : '';
  const gold = cornucopias + at(v.prosperity, area);
  const built = sites.map((site) => letterOf(v.built[site])).join('');
  const symbols = [gold > 0 ? `$${gold}` : '', priestess ? 'P' : ''].filter(Boolean).join(' ');
  return [`${forces(v, area)}${figure}${monument}`, land ? `${symbols}[${built}]` : symbols];
}

function forces(v: View, area: number): string {
  const owner = at(v.owner, area);
  if (owner === NOBODY) return '';
  const heroes = v.heroes.filter((hero) => hero.area === area && hero.owner === owner).length;
  const counts: [number, string][] = [
    [at(v.troops, area), 't'],
    [at(v.mercenaries, area), 'm'],
    [heroes, 'h'],
    [at(v.fleets, area), 'f'],
  ];
  const pieces = counts.filter(([count]) => count > 0).map(([count, letter]) => count + letter);
  return `${LETTERS[owner]} ${pieces.join('') || '='}`;
}

function paintMap(screen: Screen, map: string): string {
  if (!screen.colour) return map;
  return map.replace(/\b([RBYPGK]) ?((?:\d+[tmhf])+|=)/g, (text, letter) =>
    inColour(screen, LETTERS.indexOf(letter), text),
  );
}

/** Heroes, creatures and monuments on the board, by name. */
function onBoard(v: View, words: Words): string[] {
  const { game, screen } = words;
  // The classic Kraken is nobody's.
  const there = (name: string, owner: number, area: number) =>
    `${name}${owner === NOBODY ? '' : ` (${nameOf(owner, words)})`}: ${areaOf(v, area).id}`;
  const names = [
    ...v.heroes.map(({ id, owner, area }) => there(game.hero[id], owner, area)),
    ...v.figures.map(({ id, holder, area }) => there(`*${game.creature[id]}`, holder, area)),
    ...v.monuments.map(({ id, area }) => there(`^${game.monument[id]}`, at(v.owner, area), area)),
  ];
  return names.length > 0 ? [screen.onBoard(names.join(', '))] : [];
}
