import type { Built, EditionId, Move } from '@meltemi/engine';
import { building, names } from '@meltemi/words/en';

type Verbs = Readonly<Partial<Record<Move['do'], string>>>;

const gold = (edition: EditionId, n: number): string => names.gold[edition](n);

const legendary: Verbs = {
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

const classic: Verbs = {
  ...legendary,
  replace: 'discard it, the next card takes its place',
  march: 'troops to another isle over your fleets; enemies there mean battle',
  fly: 'troops to any isle',
  withdraw: 'leave the battle',
  done: 'no more',
  raise: 'in brackets: the building slots; the metropolis needs two, on the smallest isles one',
  raze: 'this building goes',
  charm: 'your fleet takes its place',
  sell: `one piece for ${gold('classic', 2)}`,
  dismiss: `one card for ${gold('classic', 2)}`,
  swim: 'destroys the fleets there too',
  save: 'the lost fleet goes there instead',
  destroy: 'this piece is lost',
};

/** A few words beside the notation of moves: what they mean, and what they cost. */
export const moves = {
  means: { legendary, classic },
  /** Of a classic voyage; only the first step is paid. */
  firstStep: 'the first of up to three steps; enemies there mean battle',
  nextStep: 'to the next field; enemies there mean battle',
  pay: (amount: number) => `pay ${amount}`,
  instead: (built: Built) => `instead of ${built === 'covered' ? building.metropolis : building[built]}`,
  free: 'free',
  costs: (edition: EditionId, least: number, most: number) =>
    least === most ? gold(edition, most) : `${least} to ${gold(edition, most)}`,
};
