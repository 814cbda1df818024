import { names } from '@meltemi/words/en';

/** The map, the tables beside it, and the result. */
export const screen = {
  pieces: {
    legendary: '2t 2 troops, m mercenaries, h heroes, f fleets, = control token, * creature',
    classic: '2t 2 troops, f fleets, = control token, * creature',
  },
  monument: '^ monument',
  printed: {
    legendary: '$ gold, P priestess, [.] building sites: P port, F fortress, T temple, U university, M metropolis',
    classic:
      '$ gold, [.] building slots: P port, F fortress, T temple, U university, M metropolis, m also covered by it',
  },
  goesOn: '(The map is wider than your terminal. On the right it goes on like this:)',
  onBoard: (list: string) => `On the board: ${list}.`,
  head: (cycle: number, phase: string, goal: number) =>
    `Cycle ${cycle}, ${phase}. ${names.count.metropolis(goal)} end the game.`,
  gods: 'Gods',
  creatures: { legendary: 'Creatures', classic: 'Creatures' },
  heroes: 'Heroes',
  monuments: 'Monuments',
  order: 'Bids first',
  resting: (gods: string) => `resting: ${gods}`,
  cards: (deck: number, discard: number) => `${deck} in the deck, ${discard} discarded`,
  top: (creature: string) => `on top, known to you: ${creature}`,
  heroPrice: (gold: string) => `${gold}, with Hera`,
  noMonuments: 'none left to build',
  standing: (list: string) => `built: ${list}`,
  nobody: 'nobody',
  second: (who: string) => `${who} (2nd)`,
  done: 'done',
  you: (who: string) => `${who} (you)`,
  out: (who: string) => `${who} (out)`,
  columns: {
    team: 'team',
    gold: 'gold',
    income: 'income',
    priestesses: 'priest.',
    philosophers: 'philos.',
    land: { legendary: 'land', classic: 'isles' },
    troops: 'troops',
    fleets: 'fleets',
    metropolises: 'metr.',
    built: 'built',
  },
  unfinished: (cycle: number, phase: string) => `The game goes on: cycle ${cycle}, ${phase}.`,
  won: (who: string, several: boolean, cycle: number) => `${who} ${several ? 'win' : 'wins'} in cycle ${cycle}.`,
  eliminated: 'eliminated',
};
