import type { EditionId, God, Phase } from '@meltemi/engine';
import { plural } from '@meltemi/words';

const choose = plural('en');

const gives: Readonly<Record<EditionId, Readonly<Record<God, string>>>> = {
  legendary: {
    zeus: 'Temple, priestess',
    athena: 'University, philosopher',
    poseidon: 'Port, fleets, sea moves',
    ares: 'Fortress, troops, land moves',
    hera: 'New building, mercenaries, hero',
    apollo: 'Prosperity, 2\u00a0GP, no offering',
  },
  classic: {
    zeus: 'Priests, temples',
    athena: 'Philosophers, universities',
    poseidon: 'Fleets, ports, sea moves',
    ares: 'Troops, fortresses, land moves',
    hera: '',
    apollo: 'Gold, prosperity, no offering',
  },
};

/** The steps of a cycle, as short as can be. */
const step: Readonly<Record<Phase, string>> = {
  setup: 'Set-up',
  start: 'Start',
  income: 'Income',
  offerings: 'Offerings',
  upkeep: 'Upkeep',
  actions: 'Actions',
  end: 'End',
  over: 'Game over',
};

/** The panels around the board. */
export const table = {
  /** A line of the log that counts no more. */
  takenBack: (line: string) => `Taken back: ${line}`,
  cycle: (cycle: number) => `Cycle ${cycle}`,
  phases: 'Phases of the cycle',
  step,
  turn: 'Turn',
  goal: (metropolises: number) =>
    `Goal: ${metropolises} ${choose(metropolises, { one: 'metropolis', other: 'metropolises' })}`,
  rule: 'The rule',

  gods: 'Gods and offerings',
  gives,
  faceDown: 'face down',
  actsAs: (number: number) => `Acts as number ${number}`,
  acts: { done: 'has acted', now: 'acts now', later: '' },
  barred: 'Thrown out here: choose another god first.',
  /** What an offering costs: bid, less priestesses. */
  sum: (bid: number, off: number, pays: number) => `${bid} − ${off} = ${pays}`,
  offer: (god: string, bid: number) => `Offer ${bid} to ${god}`,
  offerShort: (bid: number) => `Offer ${bid}`,
  offerFree: (god: string) => `Go to ${god}`,
  amount: (god: string) => `Your offering to ${god}`,
  less: 'Less',
  more: 'More',
  youPay: (gold: string) => `you pay ${gold}`,
};
