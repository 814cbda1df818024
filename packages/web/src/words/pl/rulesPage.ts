import type { rulesPage as english } from '../en/rulesPage.ts';
import { plural } from '../plural.ts';

const choose = plural('pl');

export const rulesPage: typeof english = {
  title: 'Zasady',
  back: 'Wróć do stołu',
  contents: 'Spis treści',
  search: 'Szukaj w zasadach',
  found: (n) => `${n}\u00a0${choose(n, { one: 'zasada', few: 'zasady', many: 'zasad', other: 'zasady' })}`,
  nothing: 'Żadna zasada nie zawiera tych słów. Spróbuj mniejszej liczby słów lub krótszych.',
  synonyms: [
    'odwrót odwroci wycofa',
    'statek statk okręt flot',
    'żołnierz wojsk armi oddział',
    'licyt ofert ofiar',
    'pieniądz pieniędz monet złot',
  ],
  clear: 'Pokaż wszystkie zasady',
  link: (id) => `Link do zasady ${id}`,
  unknown: (id) => `Nie ma zasady ${id}.`,
  inEnglish: 'Ta księga zasad nie jest jeszcze przetłumaczona.',
};
