/** The players and what they have. */
export const players = {
  players: 'Players',
  team: (names: string) => `Team: ${names}`,
  bidsAs: (places: string) => `In the bidding order: ${places}`,
  purse: (gold: string) => `${gold} in the purse`,
  holdPurse: 'Hold to see my gold',
  /** Beside the reader's own name. */
  you: 'you',
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
  askSacrifices: 'Ask about sacrifices before each action',
  askSacrificesHint: 'Otherwise you are asked only when you choose what to do in your turn.',
};
