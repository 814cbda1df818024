import type { Topic } from '@meltemi/bots';

interface Words {
  /** What a move does for one's own side. */
  readonly own: Readonly<Record<Topic, string>>;
  /** What it takes from a rival, or from several named together. */
  readonly against: Readonly<Record<Topic, (who: string) => string>>;
  /** The chance to win, from 0 to 1. */
  readonly chance: (share: number) => string;
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

export const advice: Words = {
  own: {
    victory: 'It brings you closer to victory.',
    metropolis: 'It brings you closer to a metropolis.',
    buildings: 'It gets you further with buildings.',
    philosophers: 'It gets you further with philosophers.',
    heroes: 'It leaves you better off with heroes.',
    money: 'It leaves you better off in gold and income.',
    priestesses: 'It leaves you better off when offerings are paid.',
    land: 'It leaves you better off in land and room to build.',
    army: 'It leaves you better off in troops, fleets and creatures.',
    attack: 'It puts you in a better place to attack.',
    defence: 'It makes you safer from attacks.',
    order: 'It gets you a better place in the order of bids.',
    god: 'It gets you a better place with the gods.',
  },
  against: {
    victory: (who) => `It keeps ${who} further from victory.`,
    metropolis: (who) => `It keeps ${who} further from a metropolis.`,
    buildings: (who) => `It holds ${who} back with buildings.`,
    philosophers: (who) => `It holds ${who} back with philosophers.`,
    heroes: (who) => `It leaves ${who} worse off with heroes.`,
    money: (who) => `It leaves ${who} worse off in gold and income.`,
    priestesses: (who) => `It leaves ${who} worse off when offerings are paid.`,
    land: (who) => `It leaves ${who} worse off in land and room to build.`,
    army: (who) => `It leaves ${who} worse off in troops, fleets and creatures.`,
    attack: (who) => `It puts ${who} in a worse place to attack.`,
    defence: (who) => `It leaves ${who} less safe from attacks.`,
    order: (who) => `It leaves ${who} a worse place in the order of bids.`,
    god: (who) => `It leaves ${who} a worse place with the gods.`,
  },
  chance: (share) => `Chance to win: ${percent.format(share)}`,
};
