import type { Move, MoveKind, View } from '@meltemi/engine';
import type { Spot } from '../../board/spot.ts';
import type { Naming } from '../../words/naming.ts';
import { label } from '../../words/say.ts';
import { w } from '../../words/words.svelte.ts';
import { partsOf } from './parts.ts';

/** What choices are called at this table. */
export class Wording {
  private readonly naming: Naming;
  private readonly seen: View;

  constructor(naming: Naming, seen: View) {
    this.naming = naming;
    this.seen = seen;
  }

  move(move: Move): string {
    return label(w().choices.choice, move, this.naming, this.seen);
  }

  /** One move says it all; several share a heading and the name of the card or piece. */
  deed(deed: string, moves: readonly Move[]): string {
    const alike = moves.filter((move) => partsOf(move).deed === deed);
    if (alike.length === 1) return this.move(alike[0]);
    const [kind, what] = deed.split(' ') as [MoveKind, string | undefined];
    if (kind === 'bid') return this.thing(what as string);
    const group = w().choices.group[kind];
    return what === undefined ? group : `${group}: ${this.thing(what)}`;
  }

  word(word: string, moves: readonly Move[]): string {
    const move = moves.find((other) => partsOf(other).word === word) as Move;
    return move.do === 'bid' ? word : this.move(move);
  }

  spot(spot: Spot): string {
    return 'area' in spot ? this.naming.area(spot.area) : this.naming.site(spot.site);
  }

  gold(amount: number): string {
    return w().names.gold[this.naming.edition](amount);
  }

  private thing(what: string): string {
    const { names } = w();
    if (what in names.piece) return names.piece[what as keyof typeof names.piece](1);
    if (what === 'priestess' || what === 'philosopher') return names.card[this.naming.edition][what](1);
    if (/^\d+$/.test(what)) return this.naming.faction(Number(what));
    const all: Readonly<Record<string, string>> = {
      ...names.monument,
      ...names.unit,
      ...names.building,
      ...names.god,
      ...names.creature,
      ...names.hero,
    };
    return all[what] ?? what;
  }
}
