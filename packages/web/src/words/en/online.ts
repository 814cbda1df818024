import { plural } from '../plural.ts';

const choose = plural('en');

interface Option {
  readonly label: string;
  /** What it means, in one sentence. */
  readonly means: string;
}
type Each<K extends string, V = Option> = Readonly<Record<K, V>>;

const clocks: Each<'none' | 'live' | 'hours'> = {
  none: { label: 'No clock', means: 'Everybody takes as long as they like.' },
  live: {
    label: 'Live',
    means: 'Everybody has a fixed time for the whole game, and a little more with every decision.',
  },
  hours: { label: 'Over days', means: 'Everybody has a fixed number of hours for each decision.' },
};
const listed: Each<'yes' | 'no'> = {
  yes: { label: 'In the lobby', means: 'Anybody may see the table and sit down.' },
  no: { label: 'By link only', means: 'Only those you send the link to find the table.' },
};
const undo: Option = {
  label: 'Undo allowed',
  means: 'You may take back a decision until something new is seen or somebody else decides.',
};
const lateChoice: Each<'bot' | 'wait' | 'end', string> = {
  bot: 'A bot plays on',
  wait: 'Wait as long again',
  end: 'End the game',
};

/** What the server says no to, by its code. */
const refused: Readonly<Record<string, string>> = {
  offline: 'The server does not answer. Check your connection and try again.',
  unsure: 'It is not known yet whether that was done. Look at the table before you try again.',
  nobody: 'Enter your name first.',
  origin: 'This page does not belong to the server.',
  'too-many': 'You have too many tables. Finish one first.',
  'too-fast': 'That was too much at once. Wait a minute and try again.',
  seated: 'You have a seat at this table already.',
  taken: 'Somebody sits there already.',
  'no-seat': 'Only those who sit at the table can do that.',
  'no-such-seat': 'There is no such seat.',
  'free-seats': 'There are free seats.',
  running: 'The game has begun already.',
  'not-running': 'The game is not running.',
  over: 'The game is over.',
  'not-over': 'The game is not over.',
  used: 'This link was used already, or is too old.',
  'not-found': 'There is no such table.',
  'bad-options': 'These settings do not go together.',
  late: 'Something else happened first. Look at the table and choose again.',
  'not-your-turn': 'Somebody else has to decide.',
  'no-undo': 'There is nothing to take back.',
  'no-rewind': 'The game has not come that far.',
  'no-proposal': 'Nobody proposes to go back any more.',
  'nobody-late': 'Nobody’s time is up any more.',
};

/** Tables at a server. Names stand in the nominative. */
export const online = {
  refused,
  failed: 'That did not work. Nothing was changed.',

  // the lobby
  lobby: 'Lobby',
  lobbyTitle: 'Online',
  welcome: 'Enter your name, and you can sit down at any table. No account is needed.',
  yourName: 'Your name',
  nameToWrite: 'Enter your name to write here.',
  introduce: 'That is me',
  rename: 'Change my name',
  nextTable: 'Next table waiting for me',
  noneWaiting: 'No table waits for you.',
  waitingCount: (n: number) => `${n} ${choose(n, { one: 'table waits', other: 'tables wait' })} for you.`,
  openTables: 'Open tables',
  noOpenTables: 'No open tables right now. Make one and invite others.',
  myTables: 'My tables',
  noMyTables: 'You sit at no table yet.',
  finished: 'Finished games',
  nobodyYet: 'Nobody sits here yet',
  freeSeats: (n: number) => `${n} ${choose(n, { one: 'free seat', other: 'free seats' })}`,
  yourTurnHere: 'Your turn',
  notBegun: 'Not begun yet',
  goTo: 'To the table',
  watchGame: 'Look at it',
  make: 'Make a table',
  makeTitle: 'A new table',
  makeNow: 'Make the table',
  around: 'Around the table',
  who: 'Who may come',
  listed,
  clock: 'Clock',
  clocks,
  minutes: 'Minutes for the game',
  increment: 'Seconds more with every decision',
  hours: 'Hours for each decision',
  undo,
  me: 'You',
  otherDevice: 'Use this name on another device',
  otherDeviceMore: 'Open this link on the other device within ten minutes. It works once: send it to nobody else.',
  personalLink: 'Your personal link',
  followTitle: 'Use a name from another device',
  followMore: (name: string) => `On this device you are ${name}. The link gives you the name it was made for instead.`,
  followWarning:
    'You then share all seats with the person who made the link, and see the same. Use it only if it comes from another device of your own.',
  follow: 'Use the name of the link',
  stay: 'No, thank you',
  welcomeBack: (name: string) => `Welcome, ${name}.`,
  leave: 'Forget me on this device',
  leaveEverywhere: 'Forget me on all devices',
  leaveAllMore: 'Without a device that knows you, nobody can sit on your seats again. This can’t be undone.',

  // before the game
  tableTitle: 'Table',
  seats: 'Who plays',
  freeSeat: 'Free seat',
  you: 'you',
  here: 'here',
  away: 'away',
  sitHere: 'Sit here',
  standUp: 'Leave the seat',
  noBot: 'No bot',
  botFor: (colour: string) => `Bot for ${colour}`,
  invite: 'Invite others with this link',
  shareTitle: 'A table of Meltemi',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  waitingFor: (n: number) =>
    `${n} ${choose(n, { one: 'seat is', other: 'seats are' })} still free: invite somebody or add bots.`,
  allHere: 'Every seat is taken.',
  waitForStart: 'Every seat is taken. The game starts soon.',
  start: 'Start the game',
  noClock: 'no clock',
  liveClock: (minutes: number, seconds: number) => `${minutes}\u00a0min + ${seconds}\u00a0s`,
  slowClock: (hours: number) => `${hours} ${choose(hours, { one: 'hour', other: 'hours' })} for each decision`,
  withHints: 'hints allowed',
  noUndo: 'no undo',
  byLink: 'by link only',
  fair: 'Fair dice',
  fairMore:
    'The server has settled its secret for all dice and cards. This is its fingerprint; the secret is shown after the game, and you can check every roll.',

  // at the table
  menu: 'Table',
  watching: 'You are watching',
  timeLeft: 'Time left:',
  yourTurn: 'Your turn',
  yourTurnMore: 'The others are waiting for you.',
  turnOf: (name: string) => `Turn: ${name}`,
  lost: 'Connection lost. Trying again …',
  understood: 'All right',
  pause: 'Pause the clocks',
  resume: 'Go on',
  paused: 'The clocks are paused.',
  notify: 'Notify me when it is my turn',
  resign: 'Let a bot play on for me',
  resignMore: 'A bot takes your seat for the rest of the game. You may go on watching.',
  leaveSeat: 'Leave the seat',
  leaveMore: 'Your seat becomes free: another person or a bot may take it.',
  yes: 'Yes',
  no: 'No',
  late: (name: string) => `${name}: the time is up.`,
  youAreLate: 'Your time is up. Play on, unless the others choose otherwise.',
  lateChoice,
  rewindTitle: 'Go back to this moment?',
  rewindMore: 'Everybody at the table has to agree. What happened after it is taken back.',
  propose: 'Propose it',
  rewind: (names: string, moves: number) =>
    `Proposal to go back ${moves} ${choose(moves, { one: 'move', other: 'moves' })}. Agreed: ${names}.`,
  rewindMissing: (names: string) => `Not answered yet: ${names}.`,
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw it',
  emptySeat: (name: string) => `The seat of ${name} is free.`,
  botTakesOver: 'A bot takes it',
  takeOver: 'Take this seat',
  rematchReady: 'There is a new table for the same company.',
  toRematch: 'To the new table',
  endedEarly: 'The game was ended early',
  noTable: 'There is no such table.',
  noTableMore: 'Perhaps the link is not complete.',
  damaged: 'This table was closed.',
  damagedMore:
    'What the server has stored of this game has been damaged, so nobody can play on. Please tell whoever runs the server: they may have a copy.',
  outdated: 'This game can’t be opened any more.',
  outdatedMore: 'It was begun with other rules than this server plays today. It is still stored there.',

  // chat
  chat: 'Chat',
  close: 'Close',
  unread: (n: number) => `${n} new ${choose(n, { one: 'message', other: 'messages' })}`,
  noChat: 'Nobody has said anything yet.',
  people: 'Mute somebody',
  mute: (name: string) => `Mute ${name}`,
  write: 'Write something',
  send: 'Send',

  // after the game
  verify: 'Check the dice',
  verifyMore: 'Every die and every card can be worked out again from the server’s secret.',
  verifying: 'Working it out …',
  verified: (n: number) => `${n} ${choose(n, { one: 'outcome', other: 'outcomes' })} checked: all of them are right.`,
  unproven: {
    commitment: 'The secret is not the one the server had settled before the game.',
    entropy: 'What the players had added to chance was changed.',
    record: 'The moves do not follow from each other.',
    outcome: (line: number, told: string) => `Line ${line} of the log does not follow from the secret: ${told}.`,
  },
  noCrypto: 'Your browser checks only over a secure connection. Save the file and check it elsewhere.',
};
