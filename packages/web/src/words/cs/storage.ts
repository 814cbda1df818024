import type { storage as english } from '../en/storage.ts';

/** A game that can’t be stored or opened. */
export const storage: typeof english = {
  elsewhere: 'Tato partie pokračuje v jiném okně. Co odehrajete zde, se neuloží.',
  full: 'Na tomto zařízení už není místo: partii nelze uložit. Uložte ji do souboru.',
  broken: 'Tuto partii nelze otevřít.',
  brokenMore: 'Zůstává tak, jak je. Můžete ji uložit do souboru, nebo začít jinou.',
  missing: 'Taková partie na tomto zařízení není.',
  home: 'Na úvodní stránku',
};
