/** Around the lines of the log. */
export const logPanel = {
  log: 'Log',
  noLog: 'Nothing has happened yet.',
  earlier: 'Earlier cycles',
  ruleOf: (line: string) => `Rule: ${line}`,
  paid: (gold: string) => `paid ${gold}`,
};
