import type { HeroCards } from '../cards.ts';
import { battlefield } from '../sentences.ts';

export const heroes: HeroCards = {
  croesus: {
    name: 'Croesus',
    battle: 'Pay 1 GP to roll your die again, as often as you like.',
    sacrifice: 'Pay 15 GP for a metropolis.',
  },
  hector: {
    name: 'Hector',
    battle: 'When troops invade his area, you destroy one of them before the battle.',
    sacrifice: 'Swap two priestesses for a philosopher, as often as you like.',
    asks: {
      hector: (_, n, seen) => `Hector strikes first at ${battlefield(n, seen)}: choose the troop he destroys.`,
      'hector-swaps': 'Hector: swap two more priestesses for a philosopher?',
    },
  },
  helen: {
    name: 'Helen',
    battle: 'Your die always counts 2.',
    sacrifice: 'Remove two pairs of basic buildings of two kinds for a metropolis.',
  },
  jason: {
    name: 'Jason',
    battle: 'In heroic mobilisation he crosses rival fleets as if they were yours.',
    sacrifice: 'With all eight of your fleets on the board: a metropolis.',
  },
  ajax: {
    name: 'Ajax',
    battle: 'Strength 2.',
    sacrifice: 'With at least seven land areas of your own: a metropolis.',
  },
  pandora: {
    name: 'Pandora',
    battle: 'Enemy mercenaries change sides before the battle, for good.',
    sacrifice: 'Use the sacrifice of a hero on the track.',
  },
  penthesilea: {
    name: 'Penthesilea',
    battle: 'You win tied rounds.',
    sacrifice: 'When you build a metropolis, put it on her card: nobody can attack it there.',
  },
  odysseus: {
    name: 'Odysseus',
    battle: 'When he attacks, fortresses do not count.',
    sacrifice: 'Remove three basic buildings of one kind for a metropolis.',
  },
  perseus: {
    name: 'Perseus',
    battle: 'Troops with him that would be lost may withdraw. He and other heroes may not.',
    sacrifice: 'Move a group of your troops and heroes from one land area to any other. Medusa stops it.',
    asks: {
      'perseus-leads': 'Perseus: choose the group that moves, and where to.',
    },
  },
};
