import type { God } from '@meltemi/engine';
import { names } from './names.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** What one may do, and how. */
export const acting = {
  thinking: (who: string) => `${who} is thinking …`,
  chance: 'Fate decides …',
  over: 'The game is over.',
  skip: 'Skip animations',
  toChoices: 'Skip to the choices',
  undo: 'Undo',
  hint: 'Hint',
  hintWait: 'Thinking it over …',
  hintFailed: 'No hint this time.',
  endTurn: 'End turn',
  endReally: 'End your turn now?',
  endYes: 'Yes, end turn',
  confirm: 'Confirm',
  back: 'Back',
  costs: (gold: string) => `Costs ${gold}.`,
  howMuch: (god: God, gold: string) => `How much for ${names.god[god]}? You have ${gold}.`,
  pay: (gold: number) => `pay ${gold}`,
  pays: (gold: string) => `You pay ${gold}.`,
  final: 'This can’t be undone.',
  odds: (win: number, nobody: number, lose: number) =>
    `Battle to the end: you win ${percent.format(win)}, nobody left ${percent.format(nobody)}, you lose ${percent.format(lose)}.`,
  where: 'Where?',
  fromWhere: 'From where?',
  whereTo: 'Where to?',
  howMany: {
    troops: 'Troops',
    mercenaries: 'Mercenaries',
    fleets: 'Fleets',
  },
  ofAll: (n: number, all: number) => `${n} of ${all}`,
  notPossible: 'Not possible now',
  rule: 'Rule',
  menu: 'Menu',
  rules: 'Rules',
  toHome: 'Leave the table',
  saveFile: 'Save as file',
  settings: 'Settings',
  log: 'Log',
  tabs: { act: 'Act', gods: 'Gods', players: 'Players', log: 'Log' },
  curtain: {
    title: (who: string) => `${who}, it is your turn`,
    text: 'Come to the screen alone: your gold is secret.',
    lift: 'I am here',
  },
  elsewhere: 'This game goes on in another window. What is played here is not stored.',
  full: 'This device has no room left: the game can’t be stored. Save it as a file.',
};
