import { COLOURS, type EventName, type Happening, type HappeningOf, NOBODY, type Table } from '@meltemi/engine';
import { colourOf, MONUMENT_BUILDINGS } from '@meltemi/engine/query';
import type { Naming } from '@meltemi/words';
import { bonus as bonusName, cards } from '@meltemi/words/en';
import { namingFor } from './naming.ts';

// Events in words.

/** The text of one event: its subject and what happened. */
interface Sentence {
  /** The faction the sentence begins with; null: a sentence of its own. */
  readonly who: number | null;
  readonly text: string;
}

const of = (who: number, text: string): Sentence => ({ who, text });
const alone = (text: string): Sentence => ({ who: null, text });
const an = (word: string): string => (/^[aeio]/.test(word) ? `an ${word}` : `a ${word}`);

function some(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

function group({ troops, mercenaries, heroes }: HappeningOf<'marched'>): string {
  const parts = [
    troops > 0 ? some(troops, 'troop', 'troops') : '',
    mercenaries > 0 ? some(mercenaries, 'mercenary', 'mercenaries') : '',
    ...heroes,
  ];
  return parts.filter(Boolean).join(' and ');
}

const WORDS: { readonly [E in EventName]: (event: HappeningOf<E>, names: Naming) => Sentence | null } = {
  cycle: ({ cycle }) => alone(`== Cycle ${cycle} ==`),
  phase: ({ phase }) => alone(`-- ${phase.charAt(0).toUpperCase()}${phase.slice(1)} --`),
  gods: ({ gods }) => alone(`Gods, in this order: ${gods.join(', ')}.`),
  order: ({ order }) => alone(`Bidding order: ${order.map(colourOf).join(', ')}.`),
  'creature-revealed': ({ creature, place }, names) =>
    alone(`New creature: ${creature}, for ${names.price(place)} gold.`),
  'hero-revealed': ({ hero }) => alone(`New hero: ${hero}.`),
  'creature-discarded': () => null,
  'creatures-shuffled': () => alone('The creature cards are shuffled.'),
  income: ({ faction, gold }) => of(faction, `earns ${gold}`),
  bid: ({ faction, god, amount }) => of(faction, god === 'apollo' ? 'goes to apollo' : `bids ${amount} for ${god}`),
  'thrown-out': ({ faction, god }) => of(faction, `is thrown out from ${god}`),
  paid: ({ faction, gold }) => of(faction, `pays ${gold}`),
  got: ({ faction, gold }) => of(faction, `gets ${gold} gold`),
  turn: ({ faction, god }) => alone(`${colourOf(faction)}'s turn with ${god}:`),
  built: ({ faction, building, site }, names) => of(faction, `builds ${an(building)} on ${names.site(site)}`),
  razed: ({ building, site }, names) => alone(`The ${building} on ${names.site(site)} is gone.`),
  placed: ({ faction, piece, area }, names) =>
    of(faction, `puts ${piece === 'prosperity' ? 'prosperity' : an(piece)} into ${names.area(area)}`),
  card: ({ faction, card, by }) =>
    of(faction, by > 0 ? `gets ${an(card)}` : `gives up ${by === -1 ? an(card) : `${-by} ${card}s`}`),
  hired: ({ faction, hero, area }, names) => of(faction, `hires ${hero} into ${names.area(area)}`),
  drew: ({ faction, creature }) => of(faction, `draws ${creature}`),
  looked: ({ faction, card }) => of(faction, `looks at the next creature${card ? `: ${card}` : ''}`),
  sailed: ({ faction, path, fleets }, names) =>
    of(faction, `sails ${some(fleets, 'fleet', 'fleets')} from ${path.map(names.area).join(' to ')}`),
  marched: (event, names) => of(event.faction, `moves ${group(event)} from ${event.path.map(names.area).join(' to ')}`),
  controlled: ({ faction, area, from }, names) =>
    of(faction, `takes ${names.area(area)}${from === NOBODY ? '' : ` from ${colourOf(from)}`}`),
  battle: ({ area, attacker, defender }, names) =>
    alone(`Battle in ${names.area(area)}: ${colourOf(attacker)} attacks ${colourOf(defender)}.`),
  rolled: ({ faction, die }) => of(faction, `rolls ${die}`),
  clash: ({ attack, defence }) => alone(`Attack ${attack}, defence ${defence}.`),
  lost: ({ faction, unit, area }, names) => of(faction, `loses ${unitWord(unit)} in ${names.area(area)}`),
  saved: ({ faction, unit, to }, names) => of(faction, `saves ${unitWord(unit)} to ${names.area(to)}`),
  switched: ({ faction, mercenaries, area }, names) =>
    of(faction, `wins over ${some(mercenaries, 'mercenary', 'mercenaries')} in ${names.area(area)}`),
  withdrew: ({ faction, to }, names) => of(faction, `withdraws to ${names.area(to)}`),
  'battle-over': ({ area, winner }, names) =>
    alone(
      winner === NOBODY ? `Nobody is left in ${names.area(area)}.` : `${colourOf(winner)} holds ${names.area(area)}.`,
    ),
  creature: ({ faction, creature, effect }) => of(faction, `plays ${creature}${effect ? '' : ', without effect'}`),
  figure: ({ creature, holder, area }, names) => of(holder, `puts ${creature} into ${names.area(area)}`),
  kept: ({ creature, holder, area }, names) => of(holder, `keeps ${creature} in ${names.area(area)}`),
  'figure-left': ({ creature, area }, names) => alone(`${creature} leaves ${names.area(area)}.`),
  robbed: ({ faction, by, gold }) => of(by, `robs ${colourOf(faction)}${gold === null ? '' : ` of ${gold} gold`}`),
  swapped: ({ areas: [one, other] }, names) =>
    alone(`The fleets of ${names.area(one)} and ${names.area(other)} are swapped.`),
  traded: ({ faction, hero, for: other }) => of(faction, `gives ${hero} for ${other}`),
  sacrificed: ({ faction, hero, as }) => of(faction, `sacrifices ${hero}${hero === as ? '' : ` as ${as}`}`),
  enshrined: ({ faction, hero }) => of(faction, `puts a metropolis on the card of ${hero}`),
  bonus: ({ faction, bonus }) => of(faction, `gets the bonus of the metropolis, ${bonusName[bonus]}`),
  monument: ({ faction, monument, area }, names) =>
    of(faction, `sets up the ${cards.monument[monument].name} on ${names.area(area)}`),
  'monument-card': ({ monument }) => {
    const { name, text } = cards.monument[monument];
    return alone(`A monument to build, for ${MONUMENT_BUILDINGS[monument].join(' and ')}: the ${name}. ${text}`);
  },
  eliminated: ({ faction }) => alone(`${colourOf(faction)} has no land left and is out.`),
  over: () => null,
};

function sentenceFor<E extends EventName>(happening: HappeningOf<E>, names: Naming): Sentence | null {
  return WORDS[happening.event](happening, names);
}

function unitWord(unit: string): string {
  return ['troop', 'mercenary', 'fleet'].includes(unit) ? an(unit) : unit;
}

/** Sentences, one per line. Consecutive events of one faction become one sentence. */
export function eventLines(position: { readonly table: Table }, happenings: readonly Happening[]): string[] {
  const names = namingFor(position.table);
  const lines: string[] = [];
  let last: number | null = null;
  happenings.forEach((happening, i) => {
    // The line about the income has the amount already.
    if (happening.event === 'got' && happenings[i - 1]?.event === 'income') return;
    const news = sentenceFor(happening, names);
    if (news === null) return;
    if (news.who === null) lines.push(news.text);
    else if (news.who === last) lines.push(`${lines.pop()?.slice(0, -1)}, ${news.text}.`);
    else lines.push(`${COLOURS[news.who]} ${news.text}.`);
    last = news.who;
  });
  // Phases in which nothing happened get no heading.
  return lines.filter((line, i) => !line.startsWith('-- ') || !/^(--|==) /.test(lines[i + 1] ?? '--'));
}
