import { plural } from '../plural.ts';

const choose = plural('en');

export const rulesPage = {
  title: 'Rules',
  back: 'Back to the table',
  contents: 'Contents',
  search: 'Search the rules',
  found: (n: number) => `${n}\u00a0${choose(n, { one: 'rule', other: 'rules' })}`,
  nothing: 'No rule has these words. Try fewer or shorter ones.',
  /** Beginnings of words that mean one thing: whoever looks for one finds all. */
  synonyms: ['retreat withdraw', 'ship boat fleet', 'soldier army troop', 'bid offer', 'money coin gold'],
  clear: 'Show all rules',
  link: (id: string) => `Link to rule ${id}`,
  unknown: (id: string) => `There is no rule ${id}.`,
  inEnglish: 'This book has not been translated yet.',
};
