import type * as english from '@meltemi/words/en';
import type { bots } from './en/bots.ts';
import type { guide } from './en/guide.ts';
import type { moves } from './en/moves.ts';
import type { screen } from './en/screen.ts';
import type { talk } from './en/talk.ts';
import type { Language } from './language.ts';

/** Everything that the game in the terminal says in one language. */
export interface Words {
  readonly language: Language;
  /** The words of the game, which the page has too. */
  readonly game: Pick<
    typeof english,
    | 'advice'
    | 'asking'
    | 'bonus'
    | 'building'
    | 'cards'
    | 'choices'
    | 'creature'
    | 'god'
    | 'hero'
    | 'log'
    | 'monument'
    | 'names'
    | 'refusals'
  >;
  readonly talk: typeof talk;
  readonly screen: typeof screen;
  readonly moves: typeof moves;
  readonly guide: typeof guide;
  readonly bots: typeof bots;
}
