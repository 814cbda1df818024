import { plural } from '@meltemi/words';

const choose = plural('en');

export const rulesPage = {
  title: 'Rules',
  back: 'Back to the table',
  contents: 'Contents',
  search: 'Search the rules',
  found: (n: number) => `${n}\u00a0${choose(n, { one: 'rule', other: 'rules' })}`,
  nothing: 'No rule has these words. Try fewer or shorter ones.',
  /** Beginnings of synonyms: searching for one finds all. */
  synonyms: ['retreat withdraw', 'ship boat fleet', 'soldier army troop', 'bid offer', 'money coin gold'],
  clear: 'Show all rules',
  link: (id: string) => `Link to rule ${id}`,
  unknown: (id: string) => `There is no rule ${id}.`,
  inEnglish: 'This book has not been translated yet.',
  /** The game on one page. */
  how: {
    title: 'How to play',
    lead: 'The Legendary Edition on one page. The classic edition is played much the same; its own book has the differences.',
    learn: 'Learn it by playing',
    goal: {
      name: 'The goal',
      text: 'You win with three metropolises at the end of a cycle. If several players have them, most metropolises win; among equals, gold decides.',
    },
    cycle: {
      name: 'A cycle',
      text: 'Income, offerings, upkeep of creatures, then each player’s turn. It repeats until somebody has won.',
    },
    income: {
      name: 'Income',
      text: 'One gold piece for every cornucopia on your land, and in seas where you have a fleet. Purses are secret.',
    },
    offerings: {
      name: 'Offerings',
      text: 'Bid for one god. If you are outbid, you bid again at once, for another one. All pay what they bid, less 1 for each priestess. Apollo is free.',
    },
    gods: {
      name: 'The gods',
      text: 'They act from top to bottom. Each but Apollo gives a building and more for free, then sells the rest. The player who acts first bids last next time.',
    },
    sea: {
      name: 'Fleets are bridges',
      text: 'Troops march on their island, or over seas that all hold a fleet of yours. Fleets sail with Poseidon, troops march with Ares; heroes lead troops with any god but Ares and Apollo.',
    },
    battle: {
      name: 'Battle',
      text: 'Each side rolls a die and adds its units, the defender the fortress, at sea the ports too. The lower side loses one. Then the defender may retreat, then the attacker; else another round.',
    },
    metropolis: {
      name: 'Metropolis',
      text: 'A port, a fortress, a temple and a university become a metropolis at once. So do four philosophers. A hero can be given up for one, and you can conquer those of others.',
    },
    creatures: {
      name: 'Creatures and heroes',
      text: 'Creatures are bought in your turn; temples make them cheaper. Those that stay cost a priestess each cycle. Heroes are recruited with Hera.',
    },
  },
};
