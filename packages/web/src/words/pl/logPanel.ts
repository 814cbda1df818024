import type { logPanel as english } from '../en/logPanel.ts';

/** Around the lines of the log. */
export const logPanel: typeof english = {
  log: 'Przebieg',
  noLog: 'Nic się jeszcze nie wydarzyło.',
  earlier: 'Wcześniejsze cykle',
  ruleOf: (line) => `Zasada: ${line}`,
  paid: (gold) => `zapłacono ${gold}`,
};
