import type { Shortcut } from '../../keyboard/shortcuts.ts';

const does: Readonly<Record<Shortcut, string>> = {
  choices: 'To the choices',
  target: 'To the next place to choose',
  confirm: 'Confirm',
  back: 'Back',
  end: 'End turn',
  undo: 'Undo',
  hint: 'Hint',
  skip: 'Skip ahead',
  log: 'To the log',
  command: 'Type a move',
  help: 'This list',
};

/** The keyboard, and what is said aloud. */
export const keyboard = {
  title: 'Keyboard shortcuts',
  announcements: 'Announcements',
  /** What each shortcut does. */
  does,
  inLog: 'In the log arrow keys go from line to line, and to the rule of a line.',
  wanted: 'Use single keys as shortcuts',
  // a move that is typed
  command: 'Your move in notation',
  play: 'Play it',
  /** Before the engine's own words. */
  unread: 'Not understood.',
};
