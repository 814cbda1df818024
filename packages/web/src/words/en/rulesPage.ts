import { plural } from '../plural.ts';

const choose = plural('en');

export const rulesPage = {
  title: 'Rules',
  contents: 'Contents',
  search: 'Search the rules',
  found: (n: number) => `${n}\u00a0${choose(n, { one: 'rule', other: 'rules' })}`,
  nothing: 'No rule has these words. Try fewer or shorter ones.',
  clear: 'Show all rules',
  link: (id: string) => `Link to rule ${id}`,
  unknown: (id: string) => `There is no rule ${id}.`,
  inEnglish: 'This book has not been translated yet.',
};
