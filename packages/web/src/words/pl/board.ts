import type { board as english } from '../en/board.ts';

export const board: typeof english = {
  title: 'Plansza',
  keys: 'Strzałki przenoszą z obszaru do obszaru, Page Down do następnego, który można wybrać. Enter wybiera. Plus i minus przybliżają i oddalają, zero pokazuje całą planszę, Shift ze strzałkami ją przesuwa.',
};
