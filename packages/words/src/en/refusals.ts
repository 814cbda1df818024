import type { RefusalCode } from '@meltemi/engine';
import type { Naming } from '../naming.ts';
import { creatureIn, godIn, heroIn, type Params, type RefusalWords } from '../sentences.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';

const god = (p: Params): string => cards.god[godIn(p)].name;
const hero = (p: Params): string => cards.hero[heroIn(p)].name;
const creature = (p: Params): string => cards.creature[creatureIn(p)].name;
const gold = (amount: number | undefined, n: Naming): string => names.gold[n.edition](amount ?? 0);
const land = (n: Naming): string => names.area[n.edition].land;
const sea = (n: Naming): string => names.area[n.edition].sea;

/** `at`, the rule that forbids, tells apart what shares a code. */
export const refusals: Readonly<Record<RefusalCode, RefusalWords>> = {
  // offerings
  'god-closed': (p) => `The tile of ${god(p)} lies face down in this cycle.`,
  barred: (p) => `You have just been thrown out from ${god(p)}: choose another god.`,
  'apollo-free': () => 'Apollo is free: offer nothing.',
  'apollo-taken': () => 'Apollo has a single place, and it is taken.',
  'not-on-scale': (p, n, at) =>
    at === 'CL-OFFER-1' ? `Offer at least ${gold(1, n)}.` : `There is no place for ${p.amount} on the scale.`,
  'not-higher': (p, n) => `${god(p)} has been offered ${gold(p.standing, n)}: offer more.`,
  'not-affordable': (p, n) => `An offering of ${p.amount} would cost ${gold(p.price, n)}, more than you can pay.`,
  // gold, cards and pieces
  'no-gold': (p, n) =>
    p.gold === undefined
      ? `That costs ${gold(p.price, n)}.`
      : `That costs ${gold(p.price, n)}; you have ${gold(p.gold, n)}.`,
  'no-priestess': () => 'Keeping a creature costs a priestess, and you have none.',
  'none-left': (_, __, at) => (at === 'CL-ZEUS' ? 'There is no creature card left to draw.' : 'There are none left.'),
  'no-more': () => 'Your god gives no more in this turn.',
  'not-this-god': (p) => (p.god === undefined ? 'Your god does not build that.' : `${god(p)} does not give that.`),
  once: (_, __, at) =>
    at === 'LE-HERO-1'
      ? 'Only one hero can be recruited in a turn.'
      : 'The top creature card can be looked at once a turn, if there is one.',
  // which god allows it
  'needs-zeus': (_, __, at) =>
    at === 'CL-ZEUS' ? 'Only Zeus replaces creatures on the track.' : 'Only Zeus shows the top creature card.',
  'needs-poseidon': () => 'Fleets sail only with Poseidon.',
  'needs-ares': () => 'Troops march only with Ares.',
  'needs-hera': () => 'Heroes are recruited only with Hera.',
  'not-with-ares': () => 'With Ares there is no heroic mobilisation: heroes march with the troops.',
  // moving
  'too-few-fleets': ({ here = 0 }) =>
    here === 0 ? 'You have no fleets there.' : `You have only ${names.piece.fleet(here)} there.`,
  'too-few-troops': ({ troops = 0, mercenaries = 0 }) => {
    if (troops + mercenaries === 0) return 'You have no troops there.';
    const own = troops > 0 && names.piece.troop(troops);
    const hired = mercenaries > 0 && names.piece.mercenary(mercenaries);
    return `You have only ${[own, hired].filter(Boolean).join(' and ')} there.`;
  },
  nobody: () => 'Take at least one troop or hero along.',
  'not-sea': (_, n) => `Fleets sail to a ${sea(n)}.`,
  'not-land': (_, n) => `Choose ${n.edition === 'classic' ? 'an' : 'a'} ${land(n)}.`,
  'not-adjacent': (_, n, at) =>
    at === 'LE-UPKEEP-2' ? 'A creature moves to one adjacent area of its kind.' : `That ${sea(n)} is not adjacent.`,
  'already-there': () => 'They are there already: choose another place.',
  'not-linked': () => 'No unbroken chain of your fleets leads there.',
  'same-island': (_, __, at) =>
    at === 'LE-SETUP-4'
      ? 'That island is not open to you in this round: choose another one.'
      : 'On the same island only adjacent areas can be reached.',
  closed: (p) =>
    p.creature === 'kraken' ? 'No fleet may be where the Kraken is.' : 'The sea around Polyphemus is closed.',
  medusa: (_, n) =>
    n.edition === 'classic'
      ? 'No troop may leave the isle of Medusa.'
      : 'No troop or hero may enter or leave the area of Medusa.',
  teammate: (_, __, at) =>
    at === 'R-THEFT'
      ? 'Nothing is stolen from your own team.'
      : 'You may pass through an area of your teammate, but not stop there.',
  'last-area': (_, n) => `A player’s last ${land(n)} may be taken only if that gives you enough metropolises to win.`,
  citadel: () => 'While a troop stands there, the isle of the Great Citadel cannot be attacked.',
  chiron: () => 'Chiron protects that isle from Pegasus.',
  // whose it is, what is there
  'not-yours': (_, n, at) =>
    at === 'MO-BUILD-1'
      ? 'A monument goes on an isle of your own.'
      : at === 'CL-ACT-2'
        ? 'That slot is not on an isle of yours.'
        : `You have no units there. Choose ${n.edition === 'classic' ? 'an isle' : 'a land area'} of your own.`,
  'not-your-land': () => 'Recruit into your own land areas.',
  'not-your-coast': () => 'Recruit fleets next to your own land, where no other fleets are.',
  'others-fleets': () => 'Fleets of another colour are there.',
  'not-there': () => 'Recruit on your own isles, and fleets on free fields next to them.',
  taken: (_, __, at) => (at === 'CL-MAP-3' ? 'That slot is not free.' : 'That area is taken.'),
  occupied: () => 'Another creature is there already.',
  // heroes and creatures
  'not-your-hero': (p) => `${hero(p)} does not fight for you.`,
  'not-on-track': (p, _, at) =>
    at === 'LE-HERO-PANDORA'
      ? 'Pandora uses the sacrifice of a hero on the track.'
      : `${p.hero === undefined ? creature(p) : hero(p)} is not on the track.`,
  'too-soon': (p) => `${hero(p)} joined you in this cycle and cannot be sacrificed yet.`,
  'not-its-own': (p) => `${hero(p)} has no sacrifice but the one on the card.`,
  'while-building': () => 'Penthesilea is sacrificed while a metropolis is being placed.',
  'no-metropolis': () => 'There is no place for a metropolis, or none is left.',
  condition: () => 'The condition of this sacrifice does not hold.',
  'not-a-target': (p) => (p.creature === undefined ? 'That group cannot go there.' : `${creature(p)} cannot do that.`),
  // buildings and monuments
  mandatory: () => 'You have an empty site: the building must be built.',
  'not-ready': () => 'No temple of yours is ready for that.',
  'not-in-pool': () => 'That monument is not part of this game, or is built already.',
  'no-buildings': () => 'You do not control the two buildings it needs.',
  // the question is another one
  'not-a-choice': () => 'That cannot be chosen here.',
  'not-asked': (_, __, at) =>
    at === 'LE-ACT-3' ? 'Not now: first build with your god.' : 'Not now: something else has to be decided first.',
  'game-over': () => 'The game is over.',
};
