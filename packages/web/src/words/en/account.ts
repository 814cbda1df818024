/** What the server keeps about one, who may come, and what the operator says to all. */
export const account = {
  kept: 'The server keeps your name, your seats and moves, what you write and what you report. Its database has no addresses. You can download all of it or erase it.',
  take: 'Save my data',
  erase: 'Erase me from this server',
  eraseMore:
    'Your sessions, chat and reports are deleted, your open tables closed. In running games a bot plays on for you; your name disappears from all games. The games themselves stay. This can’t be undone.',
  eraseYes: 'Erase everything',
  erased: 'You have been erased from this server.',
  invitedOnly: 'New people need an invitation here. Ask the operator of this server for one.',
  noSignUp: 'New people cannot join at the moment. You can still watch games.',
};
