import { readFileSync } from 'node:fs';
import { COLOURS, type Colour, type EditionId } from '@meltemi/engine';
import { WAYS, type Way } from './way.ts';

// Positions in which there is something to find, in files that can be read and compared line by line: a line that says
// what is asked, a line of moves that does it if one is known, the position as the engine writes it, an empty line.

export const KINDS = ['win', 'block'] as const;
export type Kind = (typeof KINDS)[number];

export interface Exercise {
  /** Whose decision it is. */
  readonly seat: number;
  /** Must block: the team that is about to win, by its first faction; -1 where a win is to be found. */
  readonly rival: number;
  /** How the goal can be reached, by the seat or by the rival. */
  readonly way: Way;
  /** Decisions it takes to get there, as far as is known; where a metropolis stands and what goes for it is none. */
  readonly decisions: number;
  /**
   * The seat's choices up to the goal, as text; forced moves are left out. For a block a bid that stops the rival, if
   * one is known.
   */
  readonly line: readonly string[];
  /** The position, as text. */
  readonly position: string;
}

export function fileOf(edition: EditionId, kind: Kind): URL {
  return new URL(`positions/${edition}-${kind}.txt`, import.meta.url);
}

export function readExercises(edition: EditionId, kind: Kind): Exercise[] {
  const text = readFileSync(fileOf(edition, kind), 'utf8').replace(/^#.*\n/gm, '');
  return text
    .split('\n\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readExercise);
}

function readExercise(text: string): Exercise {
  const [head, ...rest] = text.split('\n');
  const said = /^(?:win|block) seat (\d)(?: rival (\w+))? way ([\w-]+) decisions (\d+)$/.exec(head);
  const way = WAYS.find((known) => known === said?.[3]);
  if (!said || !way) throw new Error(`no exercise: '${head}'`);
  const line = rest[0].startsWith('line ') ? (rest.shift() as string).slice('line '.length).split('; ') : [];
  const rival = COLOURS.indexOf(said[2] as Colour);
  return { seat: Number(said[1]), rival, way, decisions: Number(said[4]), line, position: `${rest.join('\n')}\n` };
}

export function writeExercise({ seat, rival, way, decisions, line, position }: Exercise): string {
  const head = rival < 0 ? `win seat ${seat}` : `block seat ${seat} rival ${COLOURS[rival]}`;
  const moves = line.length > 0 ? [`line ${line.join('; ')}`] : [];
  return [`${head} way ${way} decisions ${decisions}`, ...moves, position].join('\n');
}
