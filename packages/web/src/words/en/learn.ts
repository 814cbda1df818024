/** The lessons, step by step. */
export const learn = {
  title: 'Learn to play',
  intro: 'Five short lessons on a real board. You are Red. About ten minutes in all.',
  lesson: (n: number, all: number) => `Lesson ${n} of ${all}`,
  begin: 'Begin',
  again: 'Again',
  done: 'Done',
  next: 'Go on',
  nextLesson: 'Next lesson',
  all: 'All lessons',
  yourMove: 'Your move',
  finish: 'That is all you need.',
  play: 'Play against bots',
  offerings: {
    name: 'Offerings',
    about: 'How to win the favour of a god, and what it costs.',
    goal: 'Welcome to the Cyclades. Whoever has three metropolises at the end of a cycle wins. You are Red: what bears the owl is yours.',
    gods: 'Every cycle the players first bid for the favour of the gods. Whoever wins a god acts with its power. Each god serves one player only; Apollo takes whoever is left, for free.',
    outbid:
      'Blue has offered 1 to Poseidon, god of the sea. Offer 3 to Poseidon: Blue is thrown out and has to bid elsewhere.',
    paid: 'Now everybody has a god and pays. You offered 3, and your priestess takes one off: it cost you 2. The gods act from top to bottom, so you are first.',
  },
  turn: {
    name: 'A god’s turn',
    about: 'Build, recruit and sail with Poseidon.',
    build:
      'It is your turn with Poseidon. First comes what a god gives for free: a port. Choose a site for it. A port helps fleets in its sea.',
    gift: 'Poseidon also gives a fleet. Put it into one of the seas next to Syros: Ianthe or Evagore.',
    recruit:
      'From here on you pay. One more fleet costs a little gold: the question names the price. Choose where it goes.',
    sail: 'Fleets sail from sea to sea. Sail to Calypso: it earns you a cornucopia, and fleets are bridges for your troops.',
    end: 'Gold that is left is yours for the next cycle. End your turn.',
    done: 'Your turn is over. Now the others act, god by god from top to bottom; then a new cycle begins, with new offerings.',
  },
  battle: {
    name: 'Battle',
    about: 'March with Ares, and see how die and strength decide.',
    build:
      'A later cycle: you have Ares, god of war. He gives a fortress, which helps those who defend. Build it on Kythnos.',
    gift: 'Ares also gives a troop. Put it on Syros: your fleets at Ianthe are a bridge from there to Gyaros.',
    march:
      'Yellow holds Gyaros with one troop behind a fortress. March there with all three troops. Before you confirm you see how the battle is likely to end.',
    round: 'Each side rolls a die and adds its strength; the lower side loses a unit. You have lost one. Fight on!',
    won: 'Gyaros is yours, with its fortress. An area without troops stays yours too, until somebody walks in.',
  },
  creature: {
    name: 'Creatures',
    about: 'Buy a creature and use its power.',
    look: 'Creatures come and go on their track: the longer they wait, the cheaper they are. Every temple you have takes one gold piece off a creature’s price, once a cycle.',
    build: 'You have Zeus: he gives a priestess and a temple. Build the temple on Gyaros.',
    buy: 'The Harpy costs 2, and you have two temples: she is free. Buy her.',
    destroy: 'The Harpy destroys one troop anywhere. Kea has a single defender: choose it.',
    done: 'Most creatures act once and go. Some stay on the board as figures for as long as you pay for them with priestesses.',
  },
  metropolis: {
    name: 'Metropolis',
    about: 'Four buildings become a metropolis, and three metropolises win.',
    set: 'You have a port, a fortress and a temple. Athena gives a university, the fourth kind. Build it.',
    found: 'All four kinds together become a metropolis! Choose where it stands. It counts as every kind of building.',
    bonus: 'Every metropolis brings a bonus: this one brings troops. Put one down.',
    ways: 'There are other ways: four philosophers make a metropolis too, heroes can bring one, and you can conquer those of others. Three at the end of a cycle win the game.',
  },
};
