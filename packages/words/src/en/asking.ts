import type { God, View } from '@meltemi/engine';
import type { Naming } from '../naming.ts';
import { type Asking, joining, lair, ownMarker, standsOn } from '../sentences.ts';
import { names, within } from './names.ts';
import { pieces } from './pieces.ts';

/** With two markers of one's own. */
function which(marker: number, seen: View): string {
  return ['', ' (first marker)', ' (second marker)'][ownMarker(marker, seen)] ?? '';
}

const { god, creature, hero, piece } = names;

function field(seen: View, n: Naming): string {
  return seen.battle ? n.area(seen.battle.area) : '';
}

/** Of a rival's higher bid. */
export function thrownOut(who: string, god: God, amount: string): string {
  return `${who} bids ${amount} on ${names.god[god]}: you are out`;
}

export const asking: Asking = {
  settle: ({ round, first }) =>
    round === 2
      ? 'Choose your third land area.'
      : first < 0
        ? 'Choose your first land area.'
        : 'Choose your second land area, on another island.',
  launch: ({ area }, n) => `Put a fleet into the sea next to ${n.area(area)}.`,
  offer: ({ barred, marker }, n, seen) => {
    if (!barred) return `Choose a god and how much to offer${which(marker, seen)}.`;
    const { who, amount } = standsOn(barred, n, seen);
    return `${thrownOut(who, barred, names.gold[n.edition](amount))}. Choose another god and how much to offer${which(marker, seen)}.`;
  },
  // upkeep
  keep: () => 'Keep your creatures for a priestess each, or let them go. Those you keep may move one area.',
  // a god's turn
  build: ({ building }) =>
    building
      ? `Choose a site for the ${names.building[building]}.`
      : 'Choose a building you do not have yet, and its site.',
  place: ({ piece: kind, left }, n) =>
    `Choose where to put ${left > 1 ? 'the next of ' : ''}${pieces(kind, left, n.edition)}.`,
  bonus: ({ piece: kind, left }) => `The metropolis gives you ${piece[kind](left)}: choose where to put one.`,
  moment: () => 'Sacrifice a hero before your god’s free action, or go on.',
  turn: ({ god: id }) => `${god[id]}: choose what to do, or end your turn.`,
  'top-card': (_, n, seen) => {
    const card = seen.top?.card ? `: ${creature[seen.top.card]}` : '';
    return `Top creature card${card}. Play it for ${names.gold[n.edition](1)}, or put it back.`;
  },
  join: (frame, n) => {
    const { who, to } = joining(frame);
    return `${hero[who]}: come along to ${n.area(to)}, or stay?`;
  },
  voyage: ({ at, left }, n) =>
    left === 1
      ? `Your fleets are at ${n.area(at)}. Sail one more field for free, or stop.`
      : `Your fleets are at ${n.area(at)}. Sail up to ${left} more fields for free, or stop.`,
  // battle
  hector: (_, n, seen) => `${hero.hector} strikes first at ${field(seen, n)}: choose the troop he destroys.`,
  reroll: (_, n, seen) =>
    `Dice: attack ${seen.battle?.attackDie ?? 0}, defence ${seen.battle?.defendDie ?? 0}. Roll yours again for ${names.gold[n.edition](1)}?`,
  lose: (_, n, seen) => `You lose one unit at ${field(seen, n)}. Choose which.`,
  withdraw: (_, n, seen) => {
    if (!seen.battle) return 'Fight on, or withdraw.';
    const { attacker, defender } = seen.battle;
    return `Battle at ${field(seen, n)}, ${within(n.faction(attacker))} against ${within(n.faction(defender))}: fight on, or withdraw.`;
  },
  lighthouse: () => 'The Great Lighthouse can save your lost fleet. Choose where it goes, or let it sink.',
  // metropolises and monuments
  'choose-raze': ({ gone }) =>
    gone.length > 0
      ? 'Choose the next building to remove for the metropolis.'
      : 'Choose a building to remove for the metropolis.',
  metropolis: (_, n) =>
    n.edition === 'classic' ? 'A metropolis! Choose the isle it stands on.' : 'A metropolis! Choose its site.',
  demolish: ({ area }, n) => `The metropolis on ${n.area(area)} needs room. Choose a building to remove.`,
  monuments: () => 'Build a monument before your four buildings go for the metropolis, or go on.',
  'naval-academy': ({ area }, n) => `Naval Academy on ${n.area(area)}: choose where its fleet goes.`,
  // creatures
  harpy: () => `${creature.harpy}: choose the troop she destroys.`,
  gryphon: () => `${creature.gryphon}: choose who loses half of their gold to you.`,
  griffon: () => `${creature.griffon}: choose who loses half of their gold to you.`,
  giant: (_, n) =>
    n.edition === 'classic'
      ? `${creature.giant}: choose the building it destroys.`
      : `${creature.giant}: choose the mercenaries that come over to you.`,
  'giant-share': ({ left }) => `${creature.giant}: ${piece.mercenary(left)} left. Choose where one goes.`,
  dryad: (_, n) => `${creature.dryad}: choose who loses a ${n.edition === 'classic' ? 'priest' : 'priestess'} to you.`,
  cyclops: () => `${creature.cyclops}: choose one of your buildings and what it becomes.`,
  charon: () => `${creature.charon}: choose your hero and the one on the track to swap it for.`,
  pegasus: () => `${creature.pegasus}: choose who flies, and where to.`,
  satyr: () => `${creature.satyr}: choose who loses a philosopher to you.`,
  siren: () => `${creature.siren}: choose a lone fleet to replace by one of yours.`,
  'siren-lends': ({ area }, n) =>
    `${creature.siren}: no fleet left in your reserve. Choose one to move to ${n.area(area)}.`,
  sphinx: (_, n) =>
    n.edition === 'classic'
      ? `${creature.sphinx}: sell what you like for ${names.gold[n.edition](2)} each, then stop.`
      : `${creature.sphinx}: choose which of the drawn creatures you play.`,
  sylph: (_, n) =>
    n.edition === 'classic'
      ? `${creature.sylph}: ten free steps for your fleets. Choose the first.`
      : `${creature.sylph}: choose two sea areas whose fleets change places.`,
  'sylph-sails': ({ left }) => `${creature.sylph}: free steps left: ${left}. Sail on, or stop.`,
  chimera: () => `${creature.chimera}: choose a discarded creature to play.`,
  cerberus: () => `${creature.cerberus}: choose its land area.`,
  hydra: () => `${creature.hydra}: choose its area.`,
  'hydra-feeds': () => `${creature.hydra}: choose the fleet or troop it destroys.`,
  polyphemus: (_, n) => `${creature.polyphemus}: choose the ${names.area[n.edition].land} he goes to.`,
  'polyphemus-pushes': () => `${creature.polyphemus}: move a fleet out of the closed sea.`,
  medusa: (_, n) => `${creature.medusa}: choose the ${names.area[n.edition].land} she goes to.`,
  minotaur: (_, n) =>
    n.edition === 'classic'
      ? `${creature.minotaur}: choose his isle.`
      : `${creature.minotaur}: choose one of your land areas.`,
  chiron: () => `${creature.chiron}: choose the isle he protects.`,
  kraken: (_, n) => `${creature.kraken}: choose its ${names.area[n.edition].sea}.`,
  'kraken-swims': (_, n, seen) =>
    `${creature.kraken} at ${lair('kraken', n, seen)}: swim on for ${names.gold[n.edition](1)} a field, or stay.`,
  // sacrifices
  'hector-swaps': () => `${hero.hector}: swap two more priestesses for a philosopher?`,
  'perseus-leads': () => `${hero.perseus}: choose the group that moves, and where to.`,
};
