import type { Reason, Topic } from '@meltemi/bots';
import { COLOURS, type Table } from '@meltemi/engine';
import { listed } from './company.ts';

// Why a move, in words.

interface Words {
  /** What it does for the own team. */
  readonly own: (you: string) => string;
  /** What it does against another team. */
  readonly other: (them: string) => string;
}

/**
 * What a move does, compared with the other moves there are. How much a thing is worth was learnt from games, and more of it is not
 * always better: the words say who is better off, not who has more.
 */
const WORDS: { readonly [T in Topic]: Words } = {
  victory: {
    own: (you) => `brings ${you} closer to victory`,
    other: (them) => `keeps ${them} further from victory`,
  },
  metropolis: {
    own: (you) => `brings ${you} closer to a metropolis`,
    other: (them) => `keeps ${them} further from a metropolis`,
  },
  buildings: {
    own: (you) => `gets ${you} further with buildings`,
    other: (them) => `holds ${them} back with buildings`,
  },
  philosophers: {
    own: (you) => `gets ${you} further with philosophers`,
    other: (them) => `holds ${them} back with philosophers`,
  },
  heroes: {
    own: (you) => `leaves ${you} better off with heroes`,
    other: (them) => `leaves ${them} worse off with heroes`,
  },
  money: {
    own: (you) => `leaves ${you} better off in gold and income`,
    other: (them) => `leaves ${them} worse off in gold and income`,
  },
  priestesses: {
    own: (you) => `leaves ${you} better off with priestesses`,
    other: (them) => `leaves ${them} worse off with priestesses`,
  },
  land: {
    own: (you) => `leaves ${you} better off in land and room to build`,
    other: (them) => `leaves ${them} worse off in land and room to build`,
  },
  army: {
    own: (you) => `leaves ${you} better off in troops, fleets and creatures`,
    other: (them) => `leaves ${them} worse off in troops, fleets and creatures`,
  },
  attack: {
    own: (you) => `puts ${you} in a better place to attack`,
    other: (them) => `puts ${them} in a worse place to attack`,
  },
  defence: {
    own: (you) => `makes ${you} safer from attacks`,
    other: (them) => `leaves ${them} less safe from attacks`,
  },
  order: {
    own: (you) => `gets ${you} a better place in the order of bids`,
    other: (them) => `leaves ${them} a worse place in the order of bids`,
  },
  god: {
    own: (you) => `gets ${you} a better place with the gods`,
    other: (them) => `leaves ${them} a worse place with the gods`,
  },
};

/** What weighs less than half of the first reason is only mentioned. */
const BESIDES = 0.5;

/** A sentence from the reasons for a move of the seat, the weightiest first. */
export function because(table: Table, seat: number, reasons: readonly Reason[]): string {
  if (reasons.length === 0) return 'It looks good all in all; nothing stands out.';
  const said = reasons.map((reason) => phrase(table, seat, reason));
  const rest = reasons.slice(1).map(({ weight }, i) => {
    const lesser = weight < BESIDES * reasons[0].weight;
    return `${lesser ? '; besides, it' : ', and it'} ${said[i + 1]}`;
  });
  return `It ${said[0]}${rest.join('')}.`;
}

function phrase({ teamOf, seatOf }: Table, seat: number, { topic, team }: Reason): string {
  const members = seatOf.filter((_, faction) => teamOf[faction] === team);
  if (!members.includes(seat))
    return WORDS[topic].other(listed(COLOURS.filter((_, faction) => teamOf[faction] === team)));
  return WORDS[topic].own(members.every((member) => member === seat) ? 'you' : 'your team');
}
