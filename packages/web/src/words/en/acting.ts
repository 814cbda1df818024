import type { God } from '@meltemi/engine';
import { names } from './names.ts';

/** What one may do, and how. */
export const acting = {
  thinking: (who: string) => `${who} is thinking …`,
  chance: 'Fate decides …',
  over: 'The game is over.',
  skip: 'Skip ahead',
  toChoices: 'Skip to the choices',
  undo: 'Undo',
  hint: 'Hint',
  hintWait: 'Thinking it over …',
  hintFailed: 'No hint this time.',
  endTurn: 'End turn',
  back: 'Back',
  thrownOut: (who: string, god: God, amount: string) => `${who} bids ${amount} on ${names.god[god]}: you are out`,
  howMuch: (god: God, gold: string) => `How much for ${names.god[god]}? You have ${gold}.`,
  pay: (gold: number) => `pay ${gold}`,
  where: 'Where?',
  fromWhere: 'From where?',
  whereTo: 'Where to?',
  withWhich: 'With which area?',
  notPossible: 'Not possible now',
  rule: 'Rule',
  menu: 'Menu',
  rules: 'Rules',
  toHome: 'Leave the table',
  saveFile: 'Save as a file',
  settings: 'Settings',
  log: 'Log',
  tabs: { act: 'Act', gods: 'Gods', players: 'Players', log: 'Log' },
};
