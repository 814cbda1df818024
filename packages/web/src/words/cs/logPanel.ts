import type { logPanel as english } from '../en/logPanel.ts';

/** Around the lines of the log. */
export const logPanel: typeof english = {
  log: 'Průběh hry',
  noLog: 'Zatím se nic nestalo.',
  earlier: 'Dřívější epochy',
  ruleOf: (line) => `Pravidlo: ${line}`,
  paid: (gold) => `zaplaceno ${gold}`,
};
