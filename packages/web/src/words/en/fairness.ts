import { plural } from '@meltemi/words';

const choose = plural('en');
const played = (n: number): string => `${n}\u00a0${choose(n, { one: 'game', other: 'games' })} between bots`;

/** Nobody who is favoured: where starts are fixed, and where they are chosen in turn order. */
const nobody: Readonly<Record<'start' | 'turn', string>> = { start: 'no seat', turn: 'no place in the turn order' };

/** Whether a board favours anybody. Shares and points are whole hundredths. */
export const fairness = {
  how: 'Bots of medium strength play this board against each other in the background.',
  measuring: 'Still measuring how fair this is …',
  failed: 'How fair this is could not be measured here.',
  fair: (by: 'start' | 'turn', most: number, games: number) =>
    `Fair so far: ${nobody[by]} is favoured by more than about ${most} points (${played(games)}).`,
  open: (by: 'start' | 'turn', most: number, games: number) =>
    `No sign of unfairness so far: ${nobody[by]} is favoured by more than about ${most} points (${played(games)}).`,
  unfair: (side: string, share: number, margin: number, fair: number, games: number) =>
    `Not quite fair so far. ${side}: ${share}\u00a0% of wins ± ${margin} (fair: ${fair}\u00a0%; ${played(games)}).`,
  place: (n: number) => `Place ${n} in the turn order`,
};
