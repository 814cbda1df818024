// The lessons: positions of the Legendary quick board for three, and a script. The pupil is red.

/** What comes next: others (fate included) move as written, or the pupil reads, and makes a move that is wanted. */
export type Step =
  | { readonly others: readonly string[] }
  | {
      /** The text that is read: a key of the lesson's words. */
      readonly say: string;
      /** The panel a phone shows meanwhile, if not the one the game would: what is spoken of is seen. */
      readonly panel?: 'act' | 'gods';
      /** Moves in notation that go on; without it there is nothing to do but to read. */
      readonly want?: RegExp;
    };

export interface Lesson {
  readonly id: LessonId;
  readonly position: string;
  readonly steps: readonly Step[];
}

export const LESSON_IDS = ['offerings', 'turn', 'battle', 'creature', 'metropolis'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

const BLUE_AND_YELLOW = `
gold blue 4
gold yellow 5
milos blue troops 1
tinos blue troops 1
mykonos blue troops 1
kea yellow troops 1
andros yellow troops 2
eione blue fleets 1
psamathe yellow fleets 1`;

const START = `position legendary players 3
board quick
order blue red yellow
heroes ajax helen${BLUE_AND_YELLOW}`;

export const LESSONS: readonly Lesson[] = [
  {
    id: 'offerings',
    position: `${START}
cycle 2 offerings
gods poseidon ares zeus hera athena
creatures kraken sylph giant harpy
red priestesses 1
gold red 7
serifos red troops 1
syros red troops 1
kythnos red troops 1
gyaros yellow troops 1
ianthe red fleets 1
now offerings`,
    steps: [
      { say: 'goal', panel: 'act' },
      { say: 'gods' },
      { others: ['bid poseidon 1'] },
      { say: 'outbid', want: /^bid poseidon 3/ },
      { others: ['bid ares 1', 'bid ares 3', 'bid apollo 0'] },
      { say: 'paid', panel: 'gods' },
    ],
  },
  {
    id: 'turn',
    position: `${START}
cycle 2 actions
gods poseidon ares zeus hera athena
creatures kraken sylph giant harpy
red priestesses 1 offers poseidon 3
blue offers apollo 0
yellow offers ares 3
gold red 5
serifos red troops 1
syros red troops 1
kythnos red troops 1
gyaros yellow troops 1
ianthe red fleets 1
now actions`,
    steps: [
      { say: 'build', want: /^build port/ },
      { say: 'gift', want: /^place fleet (ianthe|evagore)/ },
      { say: 'recruit', want: /^recruit fleet (ianthe|evagore)/ },
      { say: 'sail', want: /^sail (ianthe|evagore)>calypso/ },
      { say: 'end', want: /^end/ },
      { say: 'done', panel: 'gods' },
    ],
  },
  {
    id: 'battle',
    position: `${START}
cycle 3 actions
gods ares zeus poseidon hera athena
creatures kraken sylph giant harpy
red offers ares 5
blue offers apollo 0
yellow offers zeus 1
gold red 6
serifos red troops 1
syros red troops 2 port.1
kythnos red
gyaros yellow troops 1 fortress.1
ianthe red fleets 2
now actions`,
    steps: [
      { say: 'build', want: /^build fortress kythnos/ },
      { say: 'gift', want: /^place troop syros/ },
      { say: 'march', want: /^march syros>gyaros 3/ },
      { others: ['roll 1', 'roll 3', 'lose troop', 'fight'] },
      { say: 'round', want: /^fight/ },
      { others: ['roll 2', 'roll 0', 'lose troop'] },
      { say: 'won' },
    ],
  },
  {
    id: 'creature',
    position: `${START}
cycle 4 actions
gods zeus athena poseidon ares hera
creatures kraken sylph giant harpy
red offers zeus 3
blue offers apollo 0
yellow offers athena 1
gold red 4
serifos red troops 1 temple.1
syros red troops 2 port.1
gyaros red troops 1 fortress.1
ianthe red fleets 2
now actions`,
    steps: [
      { say: 'look', panel: 'gods' },
      { say: 'build', want: /^build temple gyaros/ },
      { say: 'buy', want: /^buy harpy/ },
      { say: 'destroy', want: /^destroy troop kea/ },
      { say: 'done' },
    ],
  },
  {
    id: 'metropolis',
    position: `${START}
cycle 6 actions
gods athena zeus poseidon ares hera
creatures kraken sylph giant harpy
red philosophers 1 offers athena 3
blue offers apollo 0
yellow offers zeus 1
gold red 5
serifos red troops 1 temple.1
syros red troops 2 port.1
gyaros red troops 1 fortress.1
kythnos red
ianthe red fleets 2
now actions`,
    steps: [
      { say: 'set', want: /^build university/ },
      { say: 'found', want: /^found/ },
      { others: ['token troops'] },
      { say: 'bonus', want: /^place troop/ },
      { say: 'bonus', want: /^place troop/ },
      { say: 'ways' },
    ],
  },
];
