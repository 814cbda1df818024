interface Words {
  /** The name of the whole drawing, and how to get about in it. */
  readonly title: string;
  readonly keys: string;
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
  readonly heldBy: (faction: string) => string;
  readonly free: string;
  /** Cornucopias an area yields. */
  readonly yields: (cornucopias: string) => string;
  readonly priestess: string;
  readonly ofFaction: (thing: string, faction: string) => string;
  readonly metropolis: (metropolis: string, bonus: string) => string;
  readonly site: (building: string, shore: string) => string;
  readonly emptySite: string;
  readonly battle: (attacker: string, pieces: string) => string;
  readonly target: string;
  readonly origin: string;
  readonly chosen: string;
}

/** The board, and what is read out of it. */
export const board: Words = {
  title: 'Board',
  keys: 'Arrow keys go from area to area, Page Down to the next one you can choose. Enter chooses. Plus and minus zoom, zero shows the whole board, Shift with arrows moves it.',
  closer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Show the whole board',
  heldBy: (faction) => `controlled by ${faction}`,
  free: 'controlled by nobody',
  yields: (cornucopias) => `yields ${cornucopias}`,
  priestess: 'priestess symbol',
  ofFaction: (thing, faction) => `${thing} (${faction})`,
  metropolis: (metropolis, bonus) => `${metropolis} with ${bonus}`,
  site: (building, shore) => `${building} on the shore of ${shore}`,
  emptySite: 'empty building site',
  battle: (attacker, pieces) => `attacked by ${attacker}${pieces && ` with ${pieces}`}`,
  target: 'can be chosen',
  origin: 'the move begins here',
  chosen: 'chosen',
};
