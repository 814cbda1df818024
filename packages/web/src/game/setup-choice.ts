import type { Level } from '@meltemi/bots';
import type { EditionId, Options } from '@meltemi/engine';
import * as device from '../device/storage.ts';
import { ownBoard } from './own-board.ts';

/** Who takes a seat: a person with a name, or a bot of a level. Both are kept while the other is chosen. */
export interface SeatChoice {
  person: boolean;
  name: string;
  level: Level;
}

/** The options of a new game, remembered on this device for the next one. */
export interface SetupChoice {
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
  places: SeatChoice[];
  // Left to the engine unless chosen.
  teams?: boolean | undefined;
  goal?: 3 | 4 | undefined;
  start?: 'quick' | 'deployment' | undefined;
}

/** Where a game is played: what was chosen for one place says nothing about the other. */
export type Place = 'here' | 'online';

const KEYS: Readonly<Record<Place, string>> = { here: 'meltemi.new-game', online: 'meltemi.new-game.online' };
const MOST = 6;

export function rememberedSetup(place: Place): SetupChoice {
  const kept = device.recallObject(KEYS[place]) ?? {};
  const places = Array.from({ length: MOST }, (_, seat) => seatChoice(kept.places, seat));
  return { ...usual(), ...kept, places };
}

/** Legendary, three players, medium bots, quick start. */
function usual(): Omit<SetupChoice, 'places'> {
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

function seatChoice(kept: unknown, seat: number): SeatChoice {
  const usual: SeatChoice = { person: seat === 0, name: '', level: 'medium' };
  return Array.isArray(kept) ? { ...usual, ...kept[seat] } : usual;
}

export function rememberSetup(place: Place, choice: SetupChoice): void {
  device.remember(KEYS[place], choice);
}

export function newSeed(): string {
  const [n = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (n % 1_000_000).toString();
}

/** As options of the engine, without those that the edition does not have. */
export function optionsOf(choice: SetupChoice): Options {
  const { edition, players, gold } = choice;
  if (edition === 'classic')
    return { edition, players, gold, monuments: choice.monuments, tie: choice.tie, starts: 'drawn' };
  const { teams, goal, scale, start } = choice;
  // Fixed starting positions are drawn, so that no seat is better than another.
  const starts = choice.board === 'quick' && start !== 'deployment' ? 'drawn' : undefined;
  return { edition, players, gold, scale, board: boardOf(choice), ...given({ teams, goal, start, starts }) };
}

function boardOf({ board, seed, own }: SetupChoice): NonNullable<Options['board']> {
  if (board === 'quick') return board;
  return board === 'random' ? { seed } : { tiles: ownBoard(own)?.tiles ?? '' };
}

type Given<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** Without undefined options. */
function given<T extends object>(options: T): Given<T> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Given<T>;
}

/** One person, bots on all other seats. */
export function alone(choice: SetupChoice): SetupChoice {
  const me = Math.max(
    0,
    choice.places.findIndex(({ person }) => person),
  );
  return { ...choice, places: choice.places.map((place, seat) => ({ ...place, person: seat === me })) };
}
