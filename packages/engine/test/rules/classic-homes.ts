import { type Story, story } from '@meltemi/testkit';

/** Two isles for each of three players, so that nobody is out of the game. */
export const HOMES = `
  kea red
  naxos red
  andros blue
  paros blue
  tinos yellow
  milos yellow
`;

/** A classic game of three, in which everybody has two isles. */
export function three(text: string): Story {
  return story(`position classic players 3
    board classic
    ${HOMES}
    ${text}
  `);
}
