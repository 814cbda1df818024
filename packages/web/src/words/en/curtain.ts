/** Around one screen, before secrets are shown. */
export const curtain = {
  title: (who: string) => `${who}, it is your turn`,
  text: 'Come to the screen alone: the card you see is secret.',
  lift: 'I am here',
};
