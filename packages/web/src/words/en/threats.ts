const set = (gods: string) => `All four buildings with ${gods}`;

/** Who can win this cycle, and what of one’s own can be attacked. */
export const threats = {
  holdsGoal: (name: string) => `${name}: enough metropolises to win, if nothing changes.`,
  canWin: (name: string) => `${name}: can win this cycle.`,
  oneShort: (name: string) => `${name}: one metropolis short, and still to act this cycle.`,
  exposed: (area: string, names: string) => `Your metropolis on ${area} can be attacked by ${names}.`,
  way: {
    set: { legendary: set, classic: set },
    philosophers: (god: string) => `Four philosophers with ${god}`,
    conquest: (area: string) => `A metropolis in reach: ${area}`,
    hero: (hero: string) => `Sacrifice: ${hero}`,
  },
};
