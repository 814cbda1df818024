/** What is read out of the board. */
interface Told {
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

export const told: Told = {
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
