import {
  actor,
  apply,
  drawFate,
  type Move,
  moves,
  outcome,
  random,
  readPosition,
  type State,
  view,
} from '@meltemi/engine';
import { decider, metropolisesOf } from '@meltemi/engine/query';
import { type BotName, type Budget, think } from '../src/index.ts';
import { markerToAct, type SureWin, sureWin } from '../src/win/sure-win.ts';
import type { Exercise, Kind } from './exercise.ts';

// Bots play on from a position.

export interface Player {
  readonly level: BotName;
  readonly budget: Budget;
}

/** How far the sure wins of an alert team are looked for. */
const FEW = 3000;

export const MEDIUM: Player = { level: 'medium', budget: {} };

interface Playing {
  /** Who decides for a seat. */
  readonly playerOf: (seat: number) => Player;
  /** Decides dice, cards and what bots leave to chance. */
  readonly seed: string;
  readonly goesOn: (s: State) => boolean;
  /** A team that misses no sure win. */
  readonly alert?: number;
  /** Called with every choice, before it is played. */
  readonly chosen?: ((s: State, seat: number, move: Move) => void) | undefined;
}

/** Changes the state in place. */
function playOn(s: State, { playerOf, seed, goesOn, alert, chosen }: Playing): void {
  const fate = random(`fate ${seed}`);
  let decisions = 0;
  // The marker whose turn has no sure win: there is none after its own moves either, until fate or somebody else has
  // moved.
  let without = -1;
  for (let who = actor(s); who !== null && goesOn(s); who = actor(s)) {
    if (who === 'fate') {
      const results = moves(s);
      apply(s, drawFate(s, results, fate), results);
      without = -1;
      continue;
    }
    const seen = view(s, who);
    const legal = moves(seen);
    if (legal.length === 1) {
      apply(s, legal[0], legal);
      continue;
    }
    const { level, budget } = playerOf(who);
    const isAlert = s.table.teamOf[decider(s) as number] === alert;
    const sure: SureWin | null = isAlert && markerToAct(s) !== without ? sureWin(seen, FEW) : null;
    without = isAlert && !sure ? markerToAct(s) : -1;
    const move = sure?.line[0] ?? think(level, { seen, legal, seed: `${seed} ${who} ${++decisions}` }, budget);
    chosen?.(s, who, move);
    apply(s, move, legal);
  }
}

/**
 * Does the player do what the exercise asks? Win: its team has reached the goal when the turn ends. Block: the rival
 * does not win in this cycle.
 */
export function masters(
  kind: Kind,
  { position, seat, rival }: Exercise,
  player: Player,
  seed: string,
  chosen?: Playing['chosen'],
): boolean {
  const s = readPosition(position);
  const playerOf = (other: number) => (other === seat ? player : MEDIUM);
  if (kind === 'block') return !winsCycle(s, rival, { playerOf, seed, chosen });
  const marker = markerToAct(s);
  const team = s.table.teamOf[s.table.markerOf[marker]];
  playOn(s, { playerOf, seed, chosen, goesOn: () => markerToAct(s) === marker });
  return metropolisesOf(s, team) >= s.table.goal;
}

/** Plays the cycle to its end: does this team win then? No sure win is missed, whichever bot plays it. */
export function winsCycle(s: State, team: number, playing: Omit<Playing, 'goesOn' | 'alert'>): boolean {
  const { cycle } = s;
  playOn(s, { ...playing, alert: team, goesOn: () => s.cycle === cycle });
  return outcome(s)?.winners.some((faction) => s.table.teamOf[faction] === team) ?? false;
}
