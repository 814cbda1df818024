/** A game that can’t be stored or opened. */
export const storage = {
  elsewhere: 'This game is open in another window. What is played here is not stored.',
  full: 'This device has no room left: the game can’t be stored. Save it as a file.',
  broken: 'This game can’t be opened.',
  brokenMore: 'It has not been deleted. You can save it as a file, or start another game.',
  missing: 'There is no such game on this device.',
  home: 'To the home page',
};
