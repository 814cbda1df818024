/** Around one screen, before secrets are shown. */
export const curtain = {
  title: (who: string) => `${who}, it is your turn`,
  text: 'Come to the screen alone: your gold is secret.',
  lift: 'I am here',
};
