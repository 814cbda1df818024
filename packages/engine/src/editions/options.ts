import type { Wrong } from '../model/errors.ts';
import type { Given } from '../model/options.ts';

export function checkPlayers(given: Given, most: number, wrong: Wrong): number {
  const { players } = given;
  if (typeof players === 'number' && Number.isInteger(players) && players >= 2 && players <= most) return players;
  wrong('players', 'bad-players', `There are 2 to ${most} players, not ${JSON.stringify(players)}.`);
  return 0;
}
