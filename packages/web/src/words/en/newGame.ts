interface Option {
  readonly label: string;
  /** What it means, in one sentence. */
  readonly means: string;
}
type Each<K extends string> = Readonly<Record<K, Option>>;

const edition: Each<'legendary' | 'classic'> = {
  legendary: { label: 'Legendary', means: 'Six gods, heroes, and islands laid from tiles; three metropolises win.' },
  classic: { label: 'Classic', means: 'The original game on its printed boards; two metropolises win.' },
};
const board: Each<'quick' | 'random' | 'own'> = {
  quick: { label: 'Ready-made', means: 'A board laid out in advance, good for a first game.' },
  random: { label: 'Random', means: 'Tiles drawn and laid at random; the same seed always gives the same board.' },
  own: { label: 'My own', means: 'A board you have laid in the map workshop.' },
};
const start: Each<'fitting' | 'quick' | 'deployment'> = {
  fitting: {
    label: 'As the board allows',
    means: 'A ready-made start on the ready-made board, deployment on any other.',
  },
  quick: { label: 'Ready-made', means: 'Everybody begins on fixed islands, and the first offerings come at once.' },
  deployment: {
    label: 'Deployment',
    means: 'Everybody chooses land, fleets and troops in turn before the first cycle.',
  },
};
const scale: Each<'printed' | 'every'> = {
  printed: { label: 'As printed', means: 'Offerings jump: 1, 3, 5, 7, 10 and on up to 25.' },
  every: { label: 'Every number', means: 'Any whole number from 1 to 25 may be offered.' },
};
const gold: Each<'hidden' | 'bounds' | 'open'> = {
  hidden: {
    label: 'Hidden',
    means: 'Purses are not shown, as at a real table. You can keep count of what the others earn and pay.',
  },
  bounds: { label: 'Tracked', means: 'For every rival you see the least and the most gold they can have.' },
  open: { label: 'Open', means: 'Everybody sees everybody’s gold.' },
};
const goal: Each<'3' | '4'> = {
  '3': { label: '3\u00a0metropolises', means: 'The usual goal.' },
  '4': { label: '4\u00a0metropolises', means: 'A longer game, for teams.' },
};
const tie: Each<'gold' | 'metropolises'> = {
  gold: { label: 'The richest', means: 'If several reach the goal together, the one with the most gold wins.' },
  metropolises: {
    label: 'Most metropolises',
    means: 'If several reach the goal together, metropolises count first, then gold.',
  },
};
const teams: Option = {
  label: 'In teams of two',
  means: 'Partners share gold and victory; two and six players always play like this.',
};
const monuments: Option = {
  label: 'With Monuments',
  means: 'Pairs of buildings let you build monuments with lasting powers.',
};
const hints: Option = { label: 'Hints allowed', means: 'Players may ask what a strong player would do.' };

/** What the engine finds wrong, by its code. */
const wrong: Readonly<Record<string, string>> = {
  'bad-players': 'The classic edition is for 2 to 5 players, the Legendary Edition for 2 to 6.',
  'bad-teams': 'Two and six players always play in teams, three and five never.',
  'bad-goal': 'Four metropolises are a goal for teams only.',
  'bad-start': 'The ready-made start has fixed places, so it needs the ready-made board.',
  'wrong-number': 'This board has the wrong number of tiles for so many players.',
  'not-connected': 'The tiles of this board are not all connected.',
  'bad-notation': 'This board cannot be read. Open it in the map workshop and save it again.',
  'bad-board': 'Choose one of your boards, or lay one in the map workshop.',
};

export const newGame = {
  title: 'New game',
  game: 'The game',
  edition: 'Edition',
  editions: edition,
  players: 'Players',
  playersMeans: 'People and bots together.',
  seats: 'Who plays',
  seat: (n: number) => `Seat ${n}`,
  name: 'Name',
  person: 'Person',
  sits: 'Played by',
  world: 'Board and start',
  board: 'Board',
  boards: board,
  seed: 'Seed',
  another: 'Another one',
  ownBoard: 'Which board',
  noBoards: 'You have not saved a board yet.',
  workshop: 'To the map workshop',
  start: 'Start',
  starts: start,
  agreements: 'Agreements',
  scale: 'Offerings',
  scales: scale,
  gold: 'Other players’ gold',
  golds: gold,
  goal: 'Goal',
  goals: goal,
  tie: 'If several reach the goal',
  ties: tie,
  teams,
  monuments,
  hints,
  wrong,
  wrongElse: 'These settings cannot be combined.',
  setRight: 'Fix it',
  begin: 'Start the game',
  notYet: 'Some settings cannot be combined.',
};
