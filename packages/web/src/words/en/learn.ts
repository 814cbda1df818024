/** The lessons, step by step. */
export const learn = {
  title: 'Learn to play',
  intro: (minutes: string) =>
    `Short lessons on a real board, by the real rules. You are Red. About ${minutes} in all; the first two play a whole cycle.`,
  lesson: (n: number, all: number) => `Lesson ${n} of ${all}`,
  done: 'Done',
  next: 'Go on',
  nextLesson: 'Next lesson',
  yourMove: 'Your move: follow the light',
  strayed: 'That is allowed too, but this lesson takes another path: follow the light.',
  finish: 'Now you know enough to play.',
  play: 'Play against bots',
  offerings: {
    name: 'Offerings',
    about: 'Income, bidding for a god, being outbid, and who acts when.',
    goal: 'Welcome to the Cyclades. You win with three metropolises at the end of a cycle. You are Red: everything with the owl is yours.',
    income:
      'A cycle begins with income: one gold piece for every cornucopia on your land and in seas where you have a fleet. You have just got 2. The purses of the others are secret.',
    gods: 'Then everybody bids for the favour of the gods. The winner of a god acts with its power; each god serves one player only. Gods that lie face down do not take part in this cycle. Apollo is free.',
    bid: 'You bid first. You want ships, so you want Poseidon: offer him 1. Choose the 1 in his row, then confirm.',
    thrown:
      'Blue has offered 3 to Poseidon: you are thrown out. You bid again at once, for any god but the one you were thrown from. Offer 1 to Ares.',
    back: 'Yellow has thrown you out again, this time from Ares. Now you may return to Poseidon: outbid Blue with 5. Your priestess takes 1 off.',
    paid: 'Blue went to Apollo, for free. Every player has a god, so all pay: you offered 5, your priestess took 1 off, and 4 gold pieces are gone.',
    order:
      'The gods act from top to bottom: you are first, Yellow second, Blue last. The player who acts first bids last in the next cycle, and bidding late is an advantage.',
  },
  turn: {
    name: 'Your turn, and the cycle’s end',
    about: 'Build, recruit and sail with Poseidon; undo, hints, and the card of an area.',
    build:
      'It is your turn with Poseidon. First comes what a god gives for free: a port. Build it on Syros. It helps your fleets in the sea it stands on.',
    gift: 'Poseidon also gives a fleet. Put it into Ianthe, beside the one you have there.',
    recruit:
      'From here on you pay; the price is on the button. Choose to recruit one more fleet, and then the sea Evagore.',
    undo: 'Did you want something else? Take it back: Undo works until something new comes to light, such as a die or a card.',
    card: 'Rest the pointer on an area, or tap it: its card says who holds it, what it yields and who could attack it. Calypso has a cornucopia and nobody’s fleet.',
    sail: 'Sail to Calypso with both fleets: choose to sail, then Ianthe, then Calypso, and confirm. It costs 1 and earns you 1 in every cycle.',
    hint: 'Not sure what to do next? Ask for a hint.',
    end: 'It says what a strong player would do, and how likely you are to win. Gold that is left stays yours. End your turn.',
    cycle:
      'Yellow built a fortress with Ares. Blue had Apollo: prosperity, which adds to the income for good, and 2 gold pieces. Then a new cycle brought income: with Calypso you got 3.',
    order:
      'All gods moved up by one, the first one went to the end face down, and the oldest creature left. You acted first, so you bid last. That was a whole cycle.',
  },
  gods: {
    name: 'What each god offers',
    about: 'Six gods, and when you want which.',
    all: 'A god gives a building and something to go with it. The rest is paid. Here they are, one by one.',
    poseidon: 'Fleets bring the income of the sea, and carry your troops: without them you cannot leave your island.',
    ares: 'Only with Ares do troops march without a hero. You want him when you are about to attack, and so do those who could attack you.',
    zeus: 'Every priestess makes every offering 1 cheaper for the rest of the game; every temple makes a creature cheaper.',
    athena:
      'Four philosophers become a metropolis, without a single building. It is slow, but nobody can take them by force.',
    hera: 'Hera builds whatever you lack, and only with her can you recruit mercenaries and heroes.',
    apollo:
      'Go to Apollo when you are poor, or everything is too expensive. It is not a lost turn: prosperity pays for the rest of the game, and you bid first next time.',
    choose:
      'You have a port, a fortress and a university. Which building is missing, and which god gives it? Offer 1 to Zeus, and confirm.',
    build: 'Nobody outbid you. Build the temple.',
    found: 'All four kinds of building together become a metropolis. Choose where it stands.',
    done: 'One of three. So ask before you bid: what do I lack, who else wants it, and what is it worth to me?',
  },
  battle: {
    name: 'Battle',
    about: 'March with Ares over a bridge of fleets, and see how die and strength decide.',
    build:
      'A later cycle: you have Ares, god of war. He gives a fortress, which helps those who defend. Build it on Kythnos.',
    gift: 'Ares also gives a troop. Put it on Syros.',
    bridge:
      'Troops march to the next area of their island, or over water: every sea on the way needs a fleet of yours. Your fleets at Ianthe are the bridge from Syros to Gyaros.',
    march:
      'Yellow holds Gyaros with one troop and a fortress. Choose to march, then Syros, then Gyaros. Before you confirm you see how the battle is likely to end.',
    round:
      'Each side rolls a die and adds its troops, the defender the fortress too; the lower side loses a unit. You lost one. Now you could retreat, or fight on: fight!',
    won: 'Gyaros is yours, with its fortress. Syros has no troops left and stays yours all the same, until somebody walks in.',
  },
  retreat: {
    name: 'Retreat',
    about: 'Save your troops when you are attacked, and cut the bridge behind the attacker.',
    danger:
      'This time Yellow has Ares and acts before you. Three yellow fleets are the bridge from Andros to Gyaros, where you have two troops and no fortress. See what happens.',
    withdraw:
      'You lost the first round. The defender is asked first: retreat with all that is left, or fight on. Over your own fleets at Ianthe there is a way to Syros: retreat there.',
    build: 'The troop lives. Now it is your turn with Poseidon. Build the port on Syros.',
    gift: 'Put the fleet into Ianthe: you will need strength there.',
    cut: 'Yellow’s troops on Gyaros depend on the fleet at Calypso. Sail there from Ianthe with all three. Battles at sea work as on land; ports help.',
    done: 'The bridge is cut: from Andros no more troops come this way. Fleets first, troops second.',
  },
  creature: {
    name: 'Creatures',
    about: 'Buy creatures: those that act once, and those that stay.',
    look: 'Creatures come and go: the longer they wait, the cheaper they are. Each temple takes 1 off a creature’s price, once a cycle. Rest the pointer on one, or tap it, to read what it does.',
    build: 'You have Zeus: he gives a temple and a priestess. Build the temple on Gyaros.',
    buy: 'The Harpy costs 2, and you have two temples: she is free. Play her.',
    destroy: 'The Harpy destroys one troop anywhere. Kea has a single defender: choose it.',
    stays:
      'Others stay on the board as figures. Medusa lets nobody into her area, and nobody out. Both temples are used, so she costs 3. Play her.',
    summon: 'Gyaros has one troop and two buildings. Put Medusa there: no army can reach them.',
    done: 'She stays until your next upkeep. Then she costs a priestess, or goes. More about that in the next lesson.',
  },
  heroes: {
    name: 'Upkeep, Hera and heroes',
    about: 'Keep a creature, recruit mercenaries and a hero, and lead them.',
    upkeep:
      'The next cycle, after the offerings: upkeep. Medusa on Gyaros costs one of your two priestesses, and could move one area. Keep her where she is.',
    build: 'You have Hera: she gives any building you do not have yet. Choose a fortress, and build it on Gyaros.',
    mercenary: 'Hera also gives a mercenary: a troop in grey that fights for you like any other. Put it on Syros.',
    hero: 'With Hera you may recruit one hero for 4. A hero has two powers: one in battle, and one for which it is given up. Ajax fights with strength 2.',
    hire: 'Choose Ajax, and put him on Syros.',
    mobilise:
      'In your turn, with any god but Ares and Apollo, a hero may lead troops: heroic mobilisation, for 1, the next time for 2, then for 3. Lead all from Syros to Kythnos, over your fleets, and confirm.',
    done: 'Kythnos is yours. Given up with seven land areas, Ajax would be a metropolis: most heroes have a condition of that kind. Creatures cost priestesses, heroes cost nothing more.',
  },
  metropolis: {
    name: 'Metropolis',
    about: 'Four buildings become a metropolis, and three metropolises win.',
    set: 'You have a port, a fortress and a temple. Athena gives a university, the fourth kind. Build it.',
    found: 'All four kinds together become a metropolis! Choose where it stands. It has the powers of all four.',
    bonus: 'Every metropolis brings a bonus: this one brings two troops. Put one down.',
    ways: 'Other ways: four philosophers, a hero who is given up, or the conquest of somebody else’s. Three at the end of a cycle win; the panel counts them for everybody.',
  },
};
