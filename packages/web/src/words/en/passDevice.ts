/** Around one screen, before secrets are shown. */
export const passDevice = {
  title: (who: string) => `${who}, a secret card awaits you`,
  text: 'Come to the screen alone. The others look away until you have decided.',
  arrived: 'I am here',
  away: 'The card is hidden again: everybody may look.',
};
