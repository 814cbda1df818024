import type { Target } from '@meltemi/board';
import type { Move, MoveKind, View } from '@meltemi/engine';
import { at, isKeyOf, required } from '@meltemi/engine/internal';
import type { Naming } from '@meltemi/words';
import { label, standsOn, topOf } from '@meltemi/words';
import { w } from '../../words/words.svelte.ts';
import { ownFaction } from '../own-faction.ts';
import { offerPrice } from '../prices.ts';
import type { Choosing } from './choosing.ts';
import { foresee } from './foresight.ts';
import { partsOf } from './parts.ts';

/** Deeds whose price is in their name, or chosen next. */
const NAMED: readonly MoveKind[] = ['play', 'reroll', 'bid'];

/** The names of choices at this table. */
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
    const [only, ...others] = alike;
    if (only && others.length === 0) return this.move(only);
    return this.share(required(alike[0], `move '${deed}'`));
  }

  /** The part of a move's name that it shares with the others of its deed. */
  share(move: Move): string {
    if (move.do === 'bid') return this.thing(move.god);
    const group = w().choices.group[this.naming.edition][move.do];
    const [, what] = partsOf(move).deed.split(' ');
    if (what === undefined) return group;
    // Some monuments go by the name of a god or a building.
    return `${group}: ${move.do === 'erect' ? w().cards.monument[move.monument].name : this.thing(what)}`;
  }

  word(word: string, moves: readonly Move[]): string {
    const move = required(
      moves.find((other) => partsOf(other).word === word),
      `move '${word}'`,
    );
    if (move.do !== 'bid') return this.move(move);
    const { off, pays } = offerPrice(this.seen, ownFaction(this.seen), move.god, move.amount);
    return off > 0 ? `${word} · ${w().acting.pay(pays)}` : word;
  }

  /** What is paid for a deed at once, wherever it is done; empty if nothing, or if its name tells. */
  price(deed: string, moves: readonly Move[]): string {
    const move = moves.find((other) => partsOf(other).deed === deed);
    // LE-UPKEEP-1
    if (move?.do === 'keep') return w().names.card[this.naming.edition].priestess(1);
    const cost = !move || NAMED.includes(move.do) ? 0 : foresee(this.seen, move).cost;
    return cost > 0 ? this.gold(cost) : '';
  }

  /** The question about the deed that is left: where, where to, with which, or how much. */
  question({ deeds: [deed], spots, left: [move, ...others] }: Choosing, begun: boolean, discreet = false): string {
    const { howMuch, youHave } = w().acting;
    if (deed === undefined || move === undefined) return '';
    if (move.do === 'bid') {
      const team = at(this.seen.table.teamOf, ownFaction(this.seen));
      const purse = discreet ? '' : ` ${youHave(this.gold(this.seen.gold[team] ?? 0))}`;
      return `${this.out()}${howMuch(move.god)}${purse}`;
    }
    const price = this.price(deed, [move, ...others]);
    const asked = spots.length === 0 ? '' : this.askedPlace(move, begun);
    // A single move that needs no place says more than what such moves have in common.
    const title = others.length === 0 && partsOf(move).spots.length === 0 ? this.move(move) : this.share(move);
    return `${title}${price && ` (${price})`}. ${asked}`.trim();
  }

  /** Who has outbid the reader, and with how much. */
  private out(): string {
    const top = topOf(this.seen);
    if (top.kind !== 'offer' || !top.barred) return '';
    const { who, amount } = standsOn(top.barred, this.naming, this.seen);
    return `${w().acting.thrownOut(who, top.barred, this.gold(amount))}. `;
  }

  private askedPlace(move: Move, begun: boolean): string {
    const { where, fromWhere, whereTo, withWhich } = w().acting;
    if (move.do === 'swap') return begun ? withWhich : where;
    if (begun) return whereTo;
    return partsOf(move).spots.length > 1 ? fromWhere : where;
  }

  /** A site with what stands on it. */
  spot(spot: Target): string {
    if ('area' in spot) return this.naming.area(spot.area);
    const built = this.seen.built[spot.site];
    const name = this.naming.site(spot.site);
    return built && built !== 'covered' ? `${name}: ${w().cards.building[built].name}` : name;
  }

  /**
   * The places to list. Empty sites on the same shore are equivalent, so one stands for all. Sites with buildings are
   * listed singly: of two temples one may have given its discount.
   */
  places(spots: readonly Target[]): { readonly spot: Target; readonly name: string }[] {
    const named = spots.map((spot) => ({ spot, name: this.spot(spot) }));
    const first = (name: string) => named.findIndex((other) => other.name === name);
    return named.filter(({ spot, name }, i) => ('site' in spot && this.seen.built[spot.site]) || first(name) === i);
  }

  gold(amount: number): string {
    return w().names.gold[this.naming.edition](amount);
  }

  private thing(what: string): string {
    const { names, cards } = w();
    if (what === 'prosperity') return names.prosperity[this.naming.edition](1);
    if (isKeyOf(names.piece, what)) return names.piece[what](1);
    if (what === 'priestess' || what === 'philosopher') return names.card[this.naming.edition][what](1);
    if (/^\d+$/.test(what)) return this.naming.faction(Number(what));
    const all: Readonly<Record<string, { readonly name: string }>> = {
      ...cards.building,
      ...cards.god,
      ...cards.creature,
      ...cards.hero,
    };
    return all[what]?.name ?? what;
  }
}
