import { apply, clone, type Event, type Move, NOBODY, type State, type View } from '@meltemi/engine';
import { boardOf } from '@meltemi/engine/board';
import { at, required } from '@meltemi/engine/internal';
import { colourOf, decider, termsOf } from '@meltemi/engine/query';
import { cards } from '@meltemi/words/en';
import { areaOf } from './areas.ts';
import { textOf } from './cards.ts';

// Words beside the notation of a move: what it means, what it costs, something about its place.

export interface Menu {
  readonly state: State;
  readonly view: View;
  readonly legal: readonly Move[];
}

/** A few words on what a move means. */
export function hint({ view }: Menu, move: Move): string {
  const { god, creature, hero, monument } = cards;
  switch (move.do) {
    case 'bid':
      return textOf(god[move.god], view.table);
    case 'buy':
    case 'choose':
      return textOf(creature[move.creature], view.table);
    case 'hire':
      return hero[move.hero].battle;
    case 'play':
      return view.top?.card ? textOf(creature[view.top.card], view.table) : '';
    case 'sacrifice':
      return hero[move.as].sacrifice;
    case 'sail':
      return view.table.edition === 'classic' ? voyage(view) : (HINTS.sail ?? '');
    case 'erect':
      return `${monument[move.monument].name}: ${monument[move.monument].text}`;
    case 'devote':
      return monument[move.piece === 'fleet' ? 'poseidon' : 'ares'].text;
    default:
      return (view.table.edition === 'classic' ? CLASSIC_HINTS[move.do] : undefined) ?? HINTS[move.do] ?? '';
  }
}

const HINTS: Partial<Record<Move['do'], string>> = {
  settle: 'in brackets: cornucopias ($), priestess (P), building sites (o)',
  look: 'only you see the next creature card; free',
  return: 'back on top of the deck',
  recruit: 'one more piece',
  gain: 'one more card',
  sail: 'move fleets to the next sea area; enemies there mean battle',
  march: 'move troops+mercenaries; enemies there mean battle',
  mobilise: 'a hero leads troops+mercenaries',
  fly: 'troops+mercenaries to any land area',
  end: 'end your turn',
  skip: 'build nothing',
  stand: 'leave the dice as they are',
  fight: 'another round',
  withdraw: 'leave the battle with everything',
  keep: 'costs a priestess',
  release: 'it leaves the board',
  done: 'go on',
  found: 'needs an empty site',
  raze: 'goes back to the supply',
  enshrine: 'nobody can attack it there',
};

/** Hints that differ in the classic edition. */
const CLASSIC_HINTS: Partial<Record<Move['do'], string>> = {
  replace: 'discard it, the next card takes its place',
  march: 'troops to another isle over your fleets; enemies there mean battle',
  fly: 'troops to any isle',
  withdraw: 'leave the battle',
  done: 'no more',
  raise: 'in brackets: the building slots; the metropolis needs two, on the smallest isles one',
  raze: 'this building goes',
  charm: 'your fleet takes its place',
  sell: 'one piece for 2 gold',
  dismiss: 'one card for 2 gold',
  swim: 'destroys the fleets there too',
  save: 'the lost fleet goes there instead',
  destroy: 'this piece is lost',
};

/** Only the first step of a voyage is paid. */
function voyage({ frames }: View): string {
  const first = frames.at(-1)?.kind === 'turn';
  return `${first ? 'the first of up to three steps' : 'to the next field'}; enemies there mean battle`;
}

/** A note for a single move of a group. */
export function note({ view }: Menu, move: Move): string {
  const faction = decider(view);
  const priestesses = typeof faction === 'number' ? (view.priestesses[faction] ?? 0) : 0;
  if (move.do === 'bid' && priestesses > 0 && move.amount > 0)
    return ` (pay ${Math.max(termsOf(view).leastOffering, move.amount - priestesses)})`;
  if (move.do === 'settle') {
    const { cornucopias, priestess, sites } = areaOf(view, move.area);
    return ` (${'$'.repeat(cornucopias)}${priestess ? 'P' : ''}${'o'.repeat(sites.length)})`;
  }
  if ((move.do === 'build' || move.do === 'found') && view.built[move.site])
    return ` (instead of ${view.built[move.site]})`;
  if (move.do === 'raze')
    return ` (${[...rival(view, required(boardOf(view).sites[move.site], `site ${move.site}`).area), view.built[move.site]].join(' ')})`;
  if (move.do === 'summon' || move.do === 'swim' || (move.do === 'place' && move.piece === 'prosperity'))
    return owned(view, move.area);
  if (move.do === 'raise') return ` [${slots(view, move.area)}]`;
  if (move.do === 'destroy' || move.do === 'charm' || move.do === 'take')
    return rival(view, move.area)
      .map((name) => ` (${name})`)
      .join('');
  return '';
}

function owned(view: View, area: number): string {
  const owner = at(view.owner, area);
  return owner === NOBODY ? '' : ` (${colourOf(owner)})`;
}

/** The owner of an area, if it is somebody else's. */
function rival(view: View, area: number): string[] {
  const owner = at(view.owner, area);
  return owner === NOBODY || owner === decider(view) ? [] : [colourOf(owner)];
}

/** What stands on an isle. */
function slots(view: View, area: number): string {
  return areaOf(view, area)
    .sites.map((site) => view.built[site] ?? '.')
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

export function price({ state }: Menu, moves: readonly Move[]): string {
  const verb = moves[0]?.do;
  if (!verb || !PAID.includes(verb)) return '';
  const costs = moves.map((move) => cost(state, move));
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  if (least !== most) return `${least} to ${most} gold`;
  return most > 0 ? `${most} gold` : MAY_BE_FREE.includes(verb) ? 'free' : '';
}

/** The price, found by playing the move on a copy. */
function cost(state: State, move: Move): number {
  const log: Event[] = [];
  apply(clone(state), move, [move], log);
  const paid = log.find((event) => event.event === 'paid');
  return paid?.event === 'paid' ? paid.gold : 0;
}
