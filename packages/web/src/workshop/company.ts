/** Who plays on a board: LE-MAP-3 says how many tiles it takes. */
export interface Company {
  readonly players: number;
  readonly teams: boolean;
  readonly tiles: number;
  readonly factions: number;
}

/** LE-TEAM-1: two and six always play in teams, four may. */
export const COMPANIES: readonly Company[] = [
  { players: 2, teams: true, tiles: 8, factions: 4 },
  { players: 3, teams: false, tiles: 6, factions: 3 },
  { players: 4, teams: false, tiles: 8, factions: 4 },
  { players: 4, teams: true, tiles: 8, factions: 4 },
  { players: 5, teams: false, tiles: 10, factions: 5 },
  { players: 6, teams: true, tiles: 10, factions: 6 },
];

/** The entry for this number of players; three if there is none. */
export function companyOf(players: unknown, teams: unknown): Company {
  const alike = COMPANIES.filter((company) => company.players === players);
  return alike.find((company) => company.teams === teams) ?? alike[0] ?? COMPANIES[1];
}

/** Teams by faction: partners are as far apart as can be. */
export function teamOf({ factions, teams }: Company, faction: number): number {
  return teams ? faction % (factions / 2) : faction;
}
