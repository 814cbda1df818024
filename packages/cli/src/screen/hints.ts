import { apply, type Built, clone, type Event, type Move, NOBODY, type State, type View } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { at, required } from '@meltemi/engine/internal';
import { decider, termsOf } from '@meltemi/engine/query';
import { label } from '@meltemi/words';
import type { Words } from '../words/words.ts';
import { areaOf } from './areas.ts';
import { textOf } from './cards.ts';
import { nameOf, namingFor } from './naming.ts';

// Words beside the notation of a move: what it means, what it costs, something about its place.

export interface Menu {
  readonly state: State;
  readonly view: View;
  readonly legal: readonly Move[];
}

/** A few words on what a move means. */
export function hint({ view }: Menu, move: Move, words: Words): string {
  const { god, creature, hero, monument } = words.game.cards;
  const { table } = view;
  switch (move.do) {
    case 'bid':
      return named(move.god, god[move.god].name, textOf(god[move.god], table), words);
    case 'buy':
    case 'choose':
      return named(move.creature, creature[move.creature].name, textOf(creature[move.creature], table), words);
    case 'hire':
      return named(move.hero, hero[move.hero].name, hero[move.hero].battle, words);
    case 'play':
      return view.top?.card ? textOf(creature[view.top.card], table) : '';
    case 'sacrifice':
      return named(move.as, hero[move.as].name, hero[move.as].sacrifice, words);
    case 'sail':
      return table.edition === 'classic' ? voyage(view, words) : (words.moves.means.legendary.sail ?? '');
    case 'erect':
      return `${monument[move.monument].name}: ${monument[move.monument].text}`;
    case 'devote':
      return monument[move.piece === 'fleet' ? 'poseidon' : 'ares'].text;
    default:
      return words.moves.means[table.edition][move.do] ?? spoken(view, move, words);
  }
}

/** A card by its name in the player's language, where its id does not say it. */
function named(id: string, name: string, text: string, { language }: Words): string {
  return name.toLocaleLowerCase(language) === id ? text : `${name}: ${text}`;
}

/** Verbs of which each move stands on a line of its own. */
const ALONE: readonly Move['do'][] = ['lose', 'rob', 'trade', 'exchange'];

/** What the verb of a move means to those who do not read English notation. */
function spoken(view: View, move: Move, words: Words): string {
  const { language, game } = words;
  if (language === 'en') return '';
  const { edition } = view.table;
  if (move.do === 'build') return `${game.choices.group[edition].build}: ${game.building[move.building]}`;
  if (!ALONE.includes(move.do)) return game.choices.group[edition][move.do];
  return label(game.choices.choice, move, namingFor(view.table, words), view);
}

/** Only the first step of a voyage is paid. */
function voyage({ frames }: View, { moves }: Words): string {
  return frames.at(-1)?.kind === 'turn' ? moves.firstStep : moves.nextStep;
}

/** A note for a single move of a group. */
export function note({ view }: Menu, move: Move, words: Words): string {
  const faction = decider(view);
  const priestesses = typeof faction === 'number' ? (view.priestesses[faction] ?? 0) : 0;
  if (move.do === 'bid' && priestesses > 0 && move.amount > 0)
    return ` (${words.moves.pay(Math.max(termsOf(view).leastOffering, move.amount - priestesses))})`;
  if (move.do === 'settle') {
    const { cornucopias, priestess, sites } = areaOf(view, move.area);
    return ` (${'$'.repeat(cornucopias)}${priestess ? 'P' : ''}${'o'.repeat(sites.length)})`;
  }
  if (move.do === 'build' || move.do === 'found') {
    const built = view.built[move.site];
    return built ? ` (${words.moves.instead(built)})` : '';
  }
  if (move.do === 'raze') {
    const built = view.built[move.site];
    const { area } = required(boardOf(view).sites[move.site], `site ${move.site}`);
    return ` (${[...rival(view, area, words), ...(built ? [standing(built, words)] : [])].join(' ')})`;
  }
  if (move.do === 'summon' || move.do === 'swim' || (move.do === 'place' && move.piece === 'prosperity'))
    return owned(view, move.area, words);
  if (move.do === 'raise') return ` [${slots(view, move.area, words)}]`;
  if (move.do === 'destroy' || move.do === 'charm' || move.do === 'take')
    return rival(view, move.area, words)
      .map((name) => ` (${name})`)
      .join('');
  return '';
}

function standing(built: Built, { game }: Words): string {
  return game.building[built === 'covered' ? 'metropolis' : built];
}

function owned(view: View, area: number, words: Words): string {
  const owner = at(view.owner, area);
  return owner === NOBODY ? '' : ` (${nameOf(owner, words)})`;
}

/** The owner of an area, if it is somebody else's. */
function rival(view: View, area: number, words: Words): string[] {
  const owner = at(view.owner, area);
  return owner === NOBODY || owner === decider(view) ? [] : [nameOf(owner, words)];
}

/** What stands on an isle. */
function slots(view: View, area: number, words: Words): string {
  return areaOf(view, area)
    .sites.map((site) => {
      const built = view.built[site];
      return built ? standing(built, words) : '.';
    })
    .join(' ');
}

/** Verbs that cost gold at once; bids are paid later. */
const PAID: readonly Move['do'][] = [
  'recruit',
  'gain',
  'hire',
  'buy',
  'play',
  'sail',
  'march',
  'mobilise',
  'reroll',
  'sacrifice',
  'build',
  'replace',
  'swim',
];

/** Verbs with a note if the move is free. */
const MAY_BE_FREE: readonly Move['do'][] = ['buy', 'recruit', 'gain'];

export function price({ state }: Menu, moves: readonly Move[], words: Words): string {
  const verb = moves[0]?.do;
  if (!verb || !PAID.includes(verb)) return '';
  const costs = moves.map((move) => cost(state, move));
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  if (most > 0) return words.moves.costs(state.table.edition, least, most);
  return MAY_BE_FREE.includes(verb) ? words.moves.free : '';
}

/** The price, found by playing the move on a copy. */
function cost(state: State, move: Move): number {
  const log: Event[] = [];
  apply(clone(state), move, [move], log);
  const paid = log.find((event) => event.event === 'paid');
  return paid?.event === 'paid' ? paid.gold : 0;
}
