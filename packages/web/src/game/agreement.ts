import type { Level } from '@meltemi/bots';
import type { EditionId, Options } from '@meltemi/engine';
import * as device from '../device.ts';
import { ownBoard } from './own-board.ts';

/** A seat: what it is now, and what it would be otherwise. */
export interface Place {
  person: boolean;
  name: string;
  level: Level;
}

/** What people settle before a game, remembered on this device for the next one. */
export interface Agreement {
  edition: EditionId;
  players: number;
  board: 'quick' | 'random' | 'own';
  seed: string;
  /** The id of an own board. */
  own: string;
  scale: 'printed' | 'every';
  gold: 'hidden' | 'bounds' | 'open';
  monuments: boolean;
  tie: 'gold' | 'metropolises';
  hints: boolean;
  places: Place[];
  // Left to the engine unless chosen.
  teams?: boolean;
  goal?: 3 | 4;
  start?: 'quick' | 'deployment';
}

const KEY = 'meltemi.new-game';
const MOST = 6;

export function remembered(): Agreement {
  const kept = (device.recall(KEY) ?? {}) as Partial<Agreement>;
  const places = Array.from({ length: MOST }, (_, seat) => placeOf(kept.places, seat));
  return { ...usual(), ...kept, places };
}

/** Legendary, three players, medium bots, quick start. */
function usual(): Omit<Agreement, 'places'> {
  return {
    edition: 'legendary',
    players: 3,
    board: 'quick',
    seed: newSeed(),
    own: '',
    scale: 'printed',
    gold: 'hidden',
    monuments: false,
    tie: 'gold',
    hints: true,
  };
}

function placeOf(kept: unknown, seat: number): Place {
  const usual: Place = { person: seat === 0, name: '', level: 'medium' };
  return Array.isArray(kept) ? { ...usual, ...kept[seat] } : usual;
}

export function remember(agreement: Agreement): void {
  device.remember(KEY, agreement);
}

export function newSeed(): string {
  return (crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000).toString();
}

/** In the engine's words: only what the edition knows. */
export function optionsOf(a: Agreement): Options {
  const { edition, players, gold } = a;
  if (edition === 'classic') return { edition, players, gold, monuments: a.monuments, tie: a.tie, starts: 'drawn' };
  const { teams, goal, scale, start } = a;
  // Who begins on a fixed position is drawn, so that no seat is better than another.
  const starts = a.board === 'quick' && start !== 'deployment' ? 'drawn' : undefined;
  return { edition, players, gold, scale, board: boardOf(a), ...given({ teams, goal, start, starts }) };
}

function boardOf({ board, seed, own }: Agreement): Options['board'] {
  if (board === 'quick') return board;
  return board === 'random' ? { seed } : { tiles: ownBoard(own)?.tiles ?? '' };
}

/** Without what was left open. */
function given<T extends object>(options: T): Partial<T> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** One person, bots on all other seats. */
export function alone(agreement: Agreement): Agreement {
  const me = Math.max(
    0,
    agreement.places.findIndex(({ person }) => person),
  );
  return { ...agreement, places: agreement.places.map((place, seat) => ({ ...place, person: seat === me })) };
}
