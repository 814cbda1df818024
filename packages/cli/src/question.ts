import { COLOURS, decider, required, type State, type View } from '@meltemi/engine';
import { areaOf } from './areas.ts';

// What a player is asked, in words.

type Frame = State['frames'][number];
type Kind = Frame['kind'];
type Of<K extends Kind> = Extract<Frame, { kind: K }>;
type Asked = { readonly [K in Kind]?: (frame: Of<K>, v: View) => string };

const PIECES = { troop: 'troop', mercenary: 'mercenary', fleet: 'fleet', prosperity: 'prosperity token' } as const;
const where = (v: View, area: number): string => areaOf(v, area).id;
const battlefield = (v: View): string => (v.battle ? where(v, v.battle.area) : 'the battle');

/** The sides of the battle as they stand. */
function sides(v: View): string {
  if (!v.battle) return '';
  const { attacker, defender } = v.battle;
  return `${COLOURS[attacker]} attacks ${COLOURS[defender]} in ${battlefield(v)}`;
}

/** Questions of the Legendary edition, and those that both editions ask. */
const ASKED: Asked = {
  settle: ({ round, first }) =>
    round === 2
      ? 'Choose your third land area.'
      : `Choose your ${first < 0 ? 'first' : 'second, on another island,'} land area.`,
  launch: ({ area }, v) => `Put a fleet into a sea area next to ${where(v, area)}.`,
  offer: ({ barred }) => (barred ? `You were thrown out from ${barred}: bid for another god.` : 'Bid for a god.'),
  keep: () => 'Creatures want a priestess to stay: keep them (they may move one area), or let them go.',
  build: ({ building }) => `Where do you build ${building ? `the ${building}` : 'something you do not have yet'}?`,
  place: ({ piece, left }) =>
    `Where do you put ${left > 1 ? `the next of ${left} ${PIECES[piece]}s` : `the ${PIECES[piece]}`}?`,
  bonus: ({ piece, left }) =>
    `The metropolis gives you ${left > 1 ? `${left} ${PIECES[piece]}s` : `a ${PIECES[piece]}`}: where to?`,
  moment: () => "Before your god's next favour: sacrifice a hero, or 'done' to go on?",
  turn: ({ god }) => `Your turn with ${god}: buy and do what you like, then 'end'.`,
  'top-card': (_, v) => `The next creature is ${v.top?.card ?? 'hidden'}: play it for 1 gold, or put it back?`,
  join: ({ left, path }, v) => `Does ${left[0]} come along to ${where(v, required(path.at(-1), 'end of the way'))}?`,
  hector: (_, v) => `Hector strikes before the battle in ${battlefield(v)}: which piece of the attacker goes?`,
  reroll: (_, v) =>
    `The dice show ${v.battle?.attackDie} against ${v.battle?.defendDie}. Pay 1 gold to roll yours again?`,
  lose: (_, v) => `You lose a piece in ${battlefield(v)}: which one?`,
  withdraw: (_, v) => `${sides(v)}: fight on, or withdraw?`,
  'choose-raze': ({ gone }) => `Which building goes for the metropolis${gone.length > 0 ? ' next' : ''}?`,
  metropolis: () => 'A new metropolis! Where does it stand?',
  harpy: () => 'Harpy: which troop is destroyed?',
  gryphon: () => 'Gryphon: who loses half of their gold to you?',
  giant: () => 'Giant: which mercenaries come to you?',
  dryad: () => 'Dryad: who loses a priestess to you?',
  cyclops: () => 'Cyclops: which building becomes what?',
  charon: () => 'Charon: which hero do you swap for which?',
  pegasus: () => 'Pegasus: which group flies where?',
  satyr: () => 'Satyr: who loses a philosopher to you?',
  sphinx: () => 'Sphinx: which of the drawn creatures do you play?',
  sylph: () => 'Sylph: the fleets of which two sea areas change places?',
  chimera: () => 'Chimera: which discarded creature do you play?',
  cerberus: () => 'Where does Cerberus go?',
  hydra: () => 'Where does the Hydra go?',
  polyphemus: () => 'Where does Polyphemus go?',
  medusa: () => 'Where does Medusa go?',
  minotaur: () => 'Where does the Minotaur go?',
  kraken: () => 'Where does the Kraken go?',
  'giant-share': ({ left }) => `Where does the Giant put your mercenary (${left} left)?`,
  'hydra-feeds': () => 'The Hydra is hungry: what does it eat?',
  'polyphemus-pushes': () => 'Polyphemus pushes a fleet away: which one, where to?',
  'hector-swaps': () => 'Exchange 2 more priestesses for a philosopher?',
  'perseus-leads': () => 'Perseus: which group flies where?',
};

const steps = (left: number): string => (left === 1 ? 'one more field' : `up to ${left} more fields`);

/** Names the marker if the player has two. */
function whichMarker({ table: { markerOf } }: View, marker: number): string {
  const own = markerOf.flatMap((faction, other) => (faction === markerOf[marker] ? [other] : []));
  return own.length < 2 ? '' : ` with your ${own[0] === marker ? 'first' : 'second'} marker`;
}

/** What the classic edition asks, or asks in other words. */
const ASKED_CLASSIC: Asked = {
  offer: ({ barred, marker }, v) =>
    barred
      ? `You were thrown out from ${barred}: bid for another god${whichMarker(v, marker)}.`
      : `Bid for a god${whichMarker(v, marker)}.`,
  turn: ({ god }) => `Your turn with ${god}: recruit, build, buy and move, in any order, then 'end'.`,
  voyage: ({ at, left }, v) => `Your fleets are in ${where(v, at)}: sail ${steps(left)} for free, or 'done'?`,
  withdraw: (_, v) => `${sides(v)}: fight on, or retreat?`,
  metropolis: () => 'A new metropolis! On which isle does it stand?',
  demolish: ({ area }, v) => `The metropolis on ${where(v, area)} needs room: which building goes?`,
  griffon: () => 'Griffon: who loses half of their gold to you?',
  giant: () => 'Giant: which building is destroyed?',
  pegasus: () => 'Pegasus: how many troops fly from where to where?',
  siren: () => 'Siren: which lonely fleet becomes one of yours?',
  'siren-lends': ({ area }, v) =>
    `You have no fleet left beside the board: from where does one go to ${where(v, area)}?`,
  sphinx: () => "Sphinx: what do you sell for 2 gold? 'done' ends it.",
  sylph: () => 'Sylph: ten free steps for your fleets. Which one first?',
  'sylph-sails': ({ left }) => `Sylph: ${left} free step${left === 1 ? '' : 's'} left. Sail on, or 'done'?`,
  'kraken-swims': (_, v) => `The Kraken is in ${lair(v)}: does it swim on, for 1 gold a field?`,
  chiron: () => 'Where does Chiron go?',
  monuments: () => 'Before your four buildings go for a metropolis: set up a monument with them?',
  lighthouse: () => "The Lighthouse can save your lost fleet: where to? 'done' gives it up.",
  'naval-academy': ({ area }, v) => `The Naval Academy on ${where(v, area)} gives you a fleet: where to?`,
};

function lair(v: View): string {
  const kraken = v.figures.find(({ id }) => id === 'kraken');
  return kraken ? where(v, kraken.area) : 'the sea';
}

/** Null for a kind of question that has no words of its own. */
export function asked(v: View): string | null {
  const frame = v.frames.at(-1);
  if (!frame) return null;
  const known = v.table.edition === 'classic' ? { ...ASKED, ...ASKED_CLASSIC } : ASKED;
  const words = (known[frame.kind] as ((frame: Frame, v: View) => string) | undefined)?.(frame, v);
  if (words === undefined) return null;
  // Names the faction if the player leads two.
  const faction = decider(v);
  const several = v.table.seatOf.filter((seat) => seat === v.seat).length > 1;
  return several && typeof faction === 'number' && faction >= 0 ? `${COLOURS[faction]}: ${words}` : words;
}
