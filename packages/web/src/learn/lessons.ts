import type { Lesson, LessonId } from './lesson.ts';

// The lessons: positions of the Legendary quick board for three, and a script. The pupil is red.

const START = `position legendary players 3
board quick
heroes ajax helen
milos blue troops 1
tinos blue troops 1
mykonos blue troops 1
kea yellow troops 1
andros yellow troops 2
eione blue fleets 1
psamathe yellow fleets 1`;

export const LESSONS: readonly Lesson[] = [
  {
    id: 'offerings',
    position: `${START}
cycle 2 income
order red blue yellow
gods poseidon ares zeus hera athena
creatures kraken sylph giant harpy
red priestesses 1
gold red 5
gold blue 4
gold yellow 5
serifos red troops 1
syros red troops 1
kythnos red troops 1
gyaros yellow troops 1
ianthe red fleets 1
now income`,
    steps: [
      { say: 'goal', panel: 'act' },
      { say: 'income', panel: 'players', at: 'players' },
      { say: 'gods', at: 'gods' },
      { say: 'bid', want: /^bid poseidon 1$/ },
      { others: ['bid poseidon 3'] },
      { say: 'thrown', want: /^bid ares 1$/ },
      { others: ['bid ares 3'] },
      { say: 'back', want: /^bid poseidon 5$/ },
      { others: ['bid apollo 0'] },
      { say: 'paid', panel: 'players', at: 'players' },
      { say: 'order', panel: 'gods', at: 'gods' },
    ],
  },
  {
    id: 'turn',
    position: `${START}
cycle 2 actions
order red blue yellow
gods poseidon ares zeus hera athena
creatures kraken sylph giant harpy
red priestesses 1 offers poseidon 5
blue offers apollo 0
yellow offers ares 3
gold red 3
gold blue 6
gold yellow 3
serifos red troops 1
syros red troops 1
kythnos red troops 1
gyaros yellow troops 1
ianthe red fleets 1
now actions`,
    steps: [
      { say: 'build', want: /^build port syros/ },
      { say: 'gift', want: /^place fleet ianthe/ },
      { say: 'recruit', want: /^recruit fleet evagore/ },
      { say: 'undo', press: 'undo' },
      { say: 'card', at: { area: 'calypso' }, panel: 'act' },
      { say: 'sail', want: /^sail ianthe>calypso 2/ },
      { say: 'hint', press: 'hint' },
      { say: 'end', want: /^end/ },
      { others: ['build fortress andros.1', 'place troop andros', 'end'] },
      { others: ['place prosperity milos', 'place prosperity eione', 'draw medusa'] },
      { say: 'cycle', panel: 'players', at: 'players' },
      { say: 'order', panel: 'gods', at: 'gods' },
    ],
  },
  {
    id: 'gods',
    position: `${START}
cycle 4 offerings
order red blue yellow
gods zeus ares poseidon hera athena
creatures kraken sylph giant harpy
gold red 4
gold blue 4
gold yellow 5
serifos red troops 1 university.1
syros red troops 1 port.1
kythnos red troops 1 fortress.1
gyaros yellow troops 1
ianthe red fleets 2
now offerings`,
    steps: [
      { say: 'all', at: 'gods' },
      { say: 'poseidon', god: 'poseidon', panel: 'act' },
      { say: 'ares', god: 'ares', panel: 'act' },
      { say: 'zeus', god: 'zeus', panel: 'act' },
      { say: 'athena', god: 'athena', panel: 'act' },
      { say: 'hera', god: 'hera', panel: 'act' },
      { say: 'apollo', god: 'apollo', panel: 'act' },
      { say: 'choose', want: /^bid zeus 1$/ },
      { others: ['bid ares 1', 'bid apollo 0'] },
      { say: 'build', want: /^build temple/ },
      { say: 'found', want: /^found/ },
      { others: ['token gold'] },
      { say: 'done' },
    ],
  },
  {
    id: 'battle',
    position: `${START}
cycle 3 actions
order blue red yellow
gods ares zeus poseidon hera athena
creatures kraken sylph giant harpy
red offers ares 5
blue offers apollo 0
yellow offers zeus 1
gold red 6
gold blue 4
gold yellow 5
serifos red troops 1
syros red troops 2 port.1
kythnos red
gyaros yellow troops 1 fortress.1
ianthe red fleets 2
now actions`,
    steps: [
      { say: 'build', want: /^build fortress kythnos/ },
      { say: 'gift', want: /^place troop syros/ },
      { say: 'bridge', at: { area: 'ianthe' }, panel: 'act' },
      { say: 'march', want: /^march syros>gyaros 3/ },
      { others: ['roll 1', 'roll 3', 'lose troop', 'fight'] },
      { say: 'round', want: /^fight/ },
      { others: ['roll 2', 'roll 0', 'lose troop'] },
      { say: 'won' },
    ],
  },
  {
    id: 'retreat',
    position: `${START}
cycle 3 actions
order blue red yellow
gods ares poseidon zeus hera athena
creatures kraken sylph giant harpy
red offers poseidon 3
blue offers apollo 0
yellow offers ares 3
gold red 4
gold blue 4
gold yellow 5
serifos red troops 1
syros red
gyaros red troops 2
kythnos red troops 1
ianthe red fleets 2
calypso yellow fleets 1
evagore yellow fleets 1
now actions`,
    steps: [
      { say: 'danger', at: { area: 'gyaros' }, panel: 'act' },
      { others: ['build fortress andros.1', 'place troop andros', 'march andros>gyaros 3'] },
      { others: ['roll 2', 'roll 1', 'lose troop'] },
      { say: 'withdraw', want: /^withdraw syros/ },
      { others: ['end'] },
      { say: 'build', want: /^build port syros/ },
      { say: 'gift', want: /^place fleet ianthe/ },
      { say: 'cut', want: /^sail ianthe>calypso 3/ },
      { others: ['roll 2', 'roll 1'] },
      { say: 'done', at: { area: 'calypso' } },
    ],
  },
  {
    id: 'creature',
    position: `${START}
cycle 4 actions
order blue red yellow
gods zeus athena poseidon ares hera
creatures kraken sylph medusa harpy
red offers zeus 3
blue offers apollo 0
yellow offers athena 1
gold red 4
gold blue 4
gold yellow 5
serifos red troops 1 temple.1
syros red troops 2 port.1
gyaros red troops 1 fortress.1
ianthe red fleets 2
now actions`,
    steps: [
      { say: 'look', panel: 'gods', at: 'creatures' },
      { say: 'build', want: /^build temple gyaros/ },
      { say: 'buy', want: /^buy harpy/ },
      { say: 'destroy', want: /^destroy troop kea/ },
      { say: 'stays', want: /^buy medusa/ },
      { say: 'summon', want: /^summon gyaros/ },
      { say: 'done' },
    ],
  },
  {
    id: 'heroes',
    position: `${START}
cycle 5 upkeep
order blue red yellow
gods hera zeus poseidon ares athena
creatures kraken sylph giant harpy
red offers hera 3 priestesses 2
blue offers apollo 0
yellow offers zeus 1
gold red 6
gold blue 4
gold yellow 5
serifos red troops 1 temple.1
syros red troops 1 port.1
gyaros red troops 1
kythnos yellow troops 1
ianthe red fleets 1
evagore red fleets 1
figure medusa red gyaros
now upkeep`,
    steps: [
      { say: 'upkeep', want: /^keep medusa gyaros/ },
      { say: 'build', want: /^build fortress gyaros/ },
      { say: 'mercenary', want: /^place mercenary syros/ },
      { say: 'hero', panel: 'gods', at: 'heroes' },
      { say: 'hire', want: /^hire ajax syros/ },
      { say: 'mobilise', want: /^mobilise ajax>kythnos 1\+1/ },
      { others: ['roll 2', 'roll 2', 'lose troop'] },
      { say: 'done', panel: 'gods', at: 'heroes' },
    ],
  },
  {
    id: 'metropolis',
    position: `${START}
cycle 6 actions
order blue red yellow
gods athena zeus poseidon ares hera
creatures kraken sylph giant harpy
red philosophers 1 offers athena 3
blue offers apollo 0
yellow offers zeus 1
gold red 5
gold blue 4
gold yellow 5
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
      { say: 'ways', panel: 'players', at: 'players' },
    ],
  },
];

/** Estimated seconds per step, for reading and doing it. */
const SECONDS = 11;

/**
 * The estimated duration in whole minutes. Each lesson is rounded by itself, so that the total is the sum of what is
 * shown.
 */
export function minutesOf(...ids: readonly LessonId[]): number {
  const lessons = LESSONS.filter(({ id }) => ids.includes(id));
  return lessons.reduce((sum, { steps }) => {
    const read = steps.filter((step) => 'say' in step).length;
    return sum + Math.ceil((read * SECONDS) / 60);
  }, 0);
}
