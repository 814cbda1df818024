import type { page as english } from '../en/page.ts';

/** What every page says. */
export const page: typeof english = {
  loading: 'Chwileczkę…',
  notLoaded: 'Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj ponownie.',
  failed: 'Na tej stronie coś poszło nie tak. Twoje rozgrywki są zachowane.',
  again: 'Spróbuj ponownie',
  toHome: 'Na stronę główną',
  wrong: 'Co jest nie tak',
  home: 'Meltemi, na stronę główną',
  newVersion: 'Nowa wersja jest gotowa.',
  reload: 'Odśwież',
  later: 'Później',
};
