import { within } from '@meltemi/words/en';

const buy = (name: string, gold: string) => `Buy ${name} for ${gold}`;

/** Creatures, heroes and monuments on their tracks. */
export const tracks = {
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
};
