import type { storage as english } from '../en/storage.ts';

/** A game that can’t be stored or opened. */
export const storage: typeof english = {
  elsewhere: 'Ta rozgrywka toczy się dalej w innym oknie. To, co rozegrasz tutaj, nie zostanie zachowane.',
  full: 'Na tym urządzeniu zabrakło miejsca: nie można zachować rozgrywki. Zapisz ją do pliku.',
  broken: 'Tej rozgrywki nie można otworzyć.',
  brokenMore: 'Zostaje bez zmian. Możesz ją zapisać do pliku albo rozpocząć inną.',
  missing: 'Na tym urządzeniu nie ma takiej rozgrywki.',
  home: 'Na stronę główną',
};
