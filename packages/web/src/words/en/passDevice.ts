/** Around one screen, before secrets are shown. */
export const passDevice = {
  title: (who: string) => `${who}, it is your turn`,
  text: 'Come to the screen alone: the card you see is secret.',
  arrived: 'I am here',
};
