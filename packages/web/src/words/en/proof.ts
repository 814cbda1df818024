import { plural } from '@meltemi/words';

const choose = plural('en');
const count = (n: number) => `${n} ${choose(n, { one: 'number', other: 'numbers' })}`;

/** What the check of a finished game proves, and what it does not. */
export const proof = {
  title: 'What this proves',
  secret: 'The secret is the one whose fingerprint this device noted before the game.',
  noSecret: 'This device noted nothing before the game. It can’t tell whether the server had fixed its secret by then.',
  own: (n: number) =>
    `Your seat added ${count(n)} from this device. Until you moved, nobody could know or choose what followed from them.`,
  noOwn: 'This device added no numbers of its own before the start. It can’t tell whether the dice were chosen.',
  elsewhere: (n: number) =>
    `For your seat, ${count(n)} came from another device. If it was not yours, somebody moved in your place.`,
  actedElsewhere:
    'By the log your seat agreed to go back, or was left and taken again, but not from this device. If it was not you, dice were thrown again without you.',
  absentYou: 'Your first number did not arrive in time. What was drawn before your first move does not depend on it.',
  absent: (names: string) =>
    `Not there at the start: ${names}. What was drawn before their first moves does not depend on their numbers.`,
  renewed: (names: string) =>
    `Started new numbers during the game, as happens after a change of device: ${names}. Until all others had added one since, what their moves led to could be known in advance.`,
  receipt: 'The log is the one the server acknowledged to you during the game.',
  noReceipt: 'This device has no receipt. It can’t tell whether the log was changed afterwards.',
  earlier:
    'This game was begun by the rules of an earlier version: no die was changed after the start, but the server could choose them before it.',
  limits:
    'Not proven: how bots decided; that a player who runs the server did not know what would follow from their own next move; and that the server refused no move after seeing what it led to.',
  page: 'Whoever serves this page is trusted with it: a changed page could know or choose your numbers. The command line compares it with the released one.',
  elsewhereCheck: 'Check it with the command line',
};
