import { names, within } from '@meltemi/words/en';

/** The end of a game. Names stand in the nominative. */
export const end = {
  youWin: 'You win',
  wins: (name: string) => `${name} wins`,
  winTeam: (list: string) => `${list} win as a team`,
  winShared: (list: string) => `${list} share the victory`,
  ended: {
    goal: (metropolises: number, cycle: number) =>
      `${names.count.metropolis(metropolises)} ended the game in cycle ${cycle}.`,
    elimination: (list: string, cycle: number) => `The game ended in cycle ${cycle}: no land left for ${within(list)}.`,
    alone: (cycle: number) => `By cycle ${cycle} nobody else had any land left.`,
  },
  decided: {
    metropolises: 'Nobody else had as many metropolises.',
    gold: {
      enough: (gold: string, next: string) =>
        `Others had enough metropolises too, so gold decided: ${gold} against ${next}.`,
      most: (gold: string, next: string) =>
        `Others had as many metropolises, so gold decided: ${gold} against ${next}.`,
    },
    shared: { enough: 'Gold is equal.', most: 'Metropolises and gold are equal.' },
  },
  standings: 'How it ended',
  player: 'Player',
  metropolises: 'Metropolises',
  metropolisesNote: 'At the end of each cycle',
  income: 'Income',
  incomeNote: 'In GP, in each cycle',
  gold: 'Gold',
  openGoldNote: 'In GP, before the bids of each cycle',
  goldNote: 'In GP, before the bids of each cycle: secret until now',
  goldAtEnd: 'Gold at the end',
  offers: 'Bids',
  offersNote: 'The god each one got in the end, and the bid',
  nothing: 'none',
  cycle: 'Cycle',
  inCycle: (n: number) => `Cycle ${n}`,
  numbers: (title: string) => `${title} in numbers`,
  side: (list: string) => `Team: ${list}`,
  turningPoints: 'What decided it',
  turningPointsNote: 'Each opens the replay at that moment.',
  turningPoint: {
    founded: (who: string, area: string) => `${who}: metropolis on ${area}`,
    enshrined: (who: string, hero: string) => `${who}: metropolis on the card of ${hero}`,
    taken: (who: string, area: string, from: string) => `${who}: metropolis on ${area} taken from ${within(from)}`,
    held: (who: string, area: string, against: string) =>
      `${who}: metropolis on ${area} held against ${within(against)}`,
    outbid: (who: string, god: string, faction: string) =>
      `${who}: ${god} won from ${within(faction)}, with a metropolis to follow`,
    eliminated: (who: string) => `${who}: last land lost`,
    last: 'The last cycle begins',
    over: 'The game is over',
  },
  rematch: 'Play again',
  rematchOffered: 'There is a table for another game with the same players.',
  rematchToWatch: 'The players go on at a new table. You can watch there.',
  toRematch: 'To the next game',
  watch: 'Watch the replay',
  save: 'Save as a file',
  share: 'Share',
  shareTitle: 'A game of Meltemi',
  home: 'To the home page',
  close: 'Look at the board',
};
