import type { logPanel as english } from '../en/logPanel.ts';

/** Around the lines of the log. */
export const logPanel: typeof english = {
  log: 'Журнал',
  noLog: 'Ще нічого не сталося.',
  earlier: 'Попередні цикли',
  ruleOf: (line) => `Правило: ${line}`,
  paid: (gold) => `сплачено: ${gold}`,
};
