/** Lands of Blue and Yellow, for scenarios about Red that need them in the game but out of the way. */
export const OTHERS = `
  mykonos blue
  andros blue
  milos yellow
  sifnos yellow
`;
