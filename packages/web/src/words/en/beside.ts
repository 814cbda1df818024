import { within } from './names.ts';

const buy = (name: string, gold: string) => `Buy ${name} for ${gold}`;

/** What the panels beside the board say. */
export const beside = {
  creatures: { legendary: 'Creatures', classic: 'Creatures' },
  heroes: 'Heroes',
  monuments: 'Monuments',
  noCard: 'empty',
  printed: (gold: string) => `Price: ${gold}`,
  yourPrice: (gold: string) => `For you: ${gold}`,
  buy: { legendary: buy, classic: buy },
  hire: (name: string, gold: string) => `Recruit ${name} for ${gold}`,
  battle: 'Battle',
  sacrifice: 'Sacrifice',
  needs: (buildings: string) => `Needs ${buildings}`,
  heldBy: (name: string) => `Held by ${within(name)}`,

  players: 'Players',
  team: (names: string) => `Team: ${names}`,
  bidsAs: (places: string) => `In the bidding order: ${places}`,
  purse: (gold: string) => `${gold} in the purse`,
  purseBounds: (least: number, most: number) => `${least} to ${most} GP in the purse`,
  income: (gold: string) => `Income ${gold}`,
  thinking: 'is thinking',
  out: 'out of the game',
  metropolises: (have: number, goal: number) => `${have} of ${goal} metropolises`,
  philosophers: (have: number) => `${have} of 4 philosophers`,
  buildings: (have: string) => `Buildings for the next metropolis: ${have}`,
  none: 'none',
  reserve: (troops: string, fleets: string) => `In reserve: ${troops}, ${fleets}`,
  figure: (name: string, area: string) => `${name} (${area})`,

  shrine: (hero: string) => `Metropolis on the card of ${hero}`,

  elsewhere: 'This game goes on in another window. What is played here is not stored.',
  full: 'This device has no room left: the game can’t be stored. Save it as a file.',
};
