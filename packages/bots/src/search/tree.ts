import {
  apply,
  clone,
  determinize,
  drawFate,
  type Move,
  moves,
  type Random,
  random,
  type State,
} from '@meltemi/engine';
import { at, below, required } from '@meltemi/engine/internal';
import type { Question } from '../bot/bot.ts';
import { isAtGoal } from '../moves/at-goal.ts';
import { candidates } from '../moves/candidates.ts';
import { consequence } from '../moves/consequence.ts';
import { decidingFaction } from '../moves/deciding-faction.ts';
import { swap } from '../moves/swap.ts';
import type { Evaluator } from '../value/evaluator.ts';
import { forTeam } from '../value/for-team.ts';
import { isDetour } from './detour.ts';
import { sectionOf } from './horizon.ts';
import { CHANCE, childAt, type Node, newNode, OVER, stateIn } from './node.ts';
import type { Ranked, Search } from './search.ts';
import { worldsOf } from './worlds.ts';

// Information-set Monte Carlo tree search. Several worlds that could be behind the view share one tree; in it everybody
// plays for their own team (max^n), fate draws by its weights, and a new place is judged by the value function after a
// greedy look ahead.

/** How much is explored against what has gone well so far. */
const EXPLORE = 0.35;
/** The evaluation on creation counts as this many visits. */
const FIRST = 1;
/** How much a better first look weighs. */
const SHARPNESS = 60;
/** How closely moves are evaluated: follow-up choices considered, and simulations of a battle. */
interface Look {
  readonly width: number;
  readonly battles: number;
}
const CLOSELY: Look = { width: 24, battles: 6 };
const BRIEFLY: Look = { width: 6, battles: 2 };
/** Own moves evaluated in one step: at least AT_ONCE, and enough to finish the list after LOOKS steps. */
const AT_ONCE = 4;
const LOOKS = 16;
/** Moves looked at when a place is first visited, and with every visit after that. */
const AT_FIRST = 8;
const LATER = 3;
/**
 * A search is decided when after some walks nearly all of them go one way; or after more walks or places than anybody
 * waits for.
 */
const FEW_WALKS = 100;
const DECIDED = 0.85;
const MOST_WALKS = 1_000_000;
const MOST_PLACES = 300_000;

export class Tree implements Search {
  readonly root: Node;
  private readonly evaluator: Evaluator;
  private readonly worlds: readonly State[];
  private readonly rng: Random;
  /** Own moves worth a thought. */
  private readonly legal: readonly Move[];
  private readonly section: string;
  private readonly tidy: boolean;
  private walks = 0;
  private places = 0;

  /** `tidy`: goes to no trouble for nothing. The first bots search without. */
  constructor({ seen, legal, seed }: Question, evaluator: Evaluator, tidy = true) {
    this.evaluator = evaluator;
    this.tidy = tidy;
    this.rng = random(`search ${seed}`);
    this.worlds = worldsOf(seen).map(() => determinize(seen, this.rng));
    const first = required(this.worlds[0], 'world');
    this.root = newNode(null, first, 0, [], 0);
    this.legal = candidates(legal);
    this.section = sectionOf(first);
    this.worlds.forEach((s, world) => {
      this.root.states[world] = s;
    });
  }

  /** A first look at some more moves, or, once all were looked at, one walk down the tree and back. */
  iterate(): void {
    if (!this.root.open[0]) this.lookOn();
    else this.walk();
  }

  private lookOn(): void {
    const { root, legal } = this;
    // A long list must not use up the time there is.
    const atOnce = Math.max(AT_ONCE, legal.length / LOOKS);
    const { length } = root.children;
    for (const move of legal.slice(length, length + Math.ceil(atOnce)))
      root.children.push(this.look(stateIn(root, 0), move, legal, 0, CLOSELY));
    if (root.children.length < legal.length) return;
    // The seat's own moves are legal in every world.
    const order = sorted(
      root,
      legal.keys().filter((place) => !this.tidy || !isDetour(root, place)),
    );
    for (let world = 0; world < this.worlds.length; world++) root.open[world] = order;
  }

  private walk(): void {
    const world = this.walks++ % this.worlds.length;
    const path = [this.root];
    let node = this.root;
    let found: readonly number[] | null = null;
    while (!found) {
      const s = stateIn(node, world);
      if (node.team === OVER || (s.battle === null && sectionOf(s) !== this.section)) found = this.evaluator.value(s);
      else if (node.team === CHANCE) {
        node = this.draw(node, world);
        path.push(node);
      } else if (!node.open[world]) found = this.widen(node, world, AT_FIRST);
      else {
        if (node.unseen[world]?.length) this.widen(node, world, LATER);
        node = this.enter(this.select(node, world), node, world);
        path.push(node);
      }
    }
    for (const visited of path.toReversed()) found = learn(visited, found);
  }

  /** Fate's move, by its weights. */
  private draw(node: Node, world: number): Node {
    const s = stateIn(node, world);
    const legal = moves(s);
    const move = drawFate(s, legal, this.rng);
    const known = node.children[placeOf(node, move)];
    if (known) return this.enter(known, node, world);
    const next = clone(s);
    apply(next, move, legal);
    const child = newNode(move, next, world, [], 0);
    this.places++;
    node.children.push(child);
    return child;
  }

  /** Sees to it that the node's position in this world is known. */
  private enter(child: Node, parent: Node, world: number): Node {
    if (!child.states[world]) {
      const next = clone(stateIn(parent, world));
      apply(next, required(child.move, 'move'));
      child.states[world] = next;
    }
    return child;
  }

  /** The most promising child: what it brought so far, and how little it was tried. */
  private select(node: Node, world: number): Node {
    const open = required(node.open[world], 'moves in this world');
    const { team } = node;
    const wide = EXPLORE * Math.sqrt(node.visits + 1);
    // Progressive widening: children stand in the order of their first look.
    const width = Math.min(open.length, 3 + Math.floor(2 * Math.sqrt(node.visits)));
    const shift = shiftOf(node);
    let best: Node | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const child = childAt(node, at(open, i));
      const score = worthOf(child, team, shift) + (wide * child.prior) / (1 + child.visits);
      if (score > most) {
        most = score;
        best = child;
      }
    }
    return required(best, 'move to select');
  }

  /** A first look at some more moves of a place. Returns how the best so far looks. */
  private widen(node: Node, world: number, moreMoves: number): readonly number[] {
    const s = stateIn(node, world);
    const unseen = node.unseen[world] ?? this.shuffled(candidates(moves(s)));
    node.unseen[world] = unseen;
    const open = [...(node.open[world] ?? [])];
    // Bids are quickly looked at: nothing on the board changes.
    const some = unseen[0]?.do === 'bid' ? unseen.length : moreMoves;
    for (const move of unseen.splice(0, some)) {
      // In one world every move comes once.
      const old = this.worlds.length === 1 ? -1 : placeOf(node, move);
      open.push(old < 0 ? node.children.length : old);
      if (old < 0) node.children.push(this.look(s, move, [move], world, BRIEFLY));
    }
    node.open[world] = sorted(node, open);
    return bestFirst(node, open);
  }

  private shuffled(list: readonly Move[]): Move[] {
    const rest = [...list];
    for (let i = rest.length - 1; i > 0; i--) swap(rest, i, below(this.rng, i + 1));
    return rest;
  }

  /** What a move leads to at first sight: as if the turn ended there, and with what it could still bring. */
  private look(s: State, move: Move, legal: readonly Move[], world: number, how: Look): Node {
    this.places++;
    const team = at(s.table.teamOf, decidingFaction(s));
    const { next, chance, choices, worth } = consequence(this.evaluator, s, move, legal, how.width, this.rng);
    const { now, ended } = worth;
    // Nobody must be led to waste a turn because ending it would give up what it could bring.
    const safe = this.tidy && s.phase === 'actions' && isAtGoal(s);
    const promised = move.do === 'end' ? this.evaluator.unwon(s) : now;
    let promise = forTeam(safe ? ended : promised, team);
    if (!chance) return newNode(move, next, world, ended, promise, choices);
    let first: readonly number[] = ended;
    for (let i = 1; i < how.battles; i++) {
      const again = consequence(this.evaluator, s, move, legal, how.width, this.rng).worth;
      first = first.map((sum, t) => sum + forTeam(again.ended, t));
      promise += forTeam(safe ? again.ended : again.now, team);
    }
    return newNode(
      move,
      next,
      world,
      first.map((sum) => sum / how.battles),
      promise / how.battles,
    );
  }

  /** The move that was tried most. */
  best(): Move {
    return required(this.ranking()[0]?.move ?? this.legal[0], 'legal move');
  }

  /** Own moves: those tried most first, where that is even the one worth most. */
  ranking(): Ranked[] {
    const { team, children } = this.root;
    const shift = shiftOf(this.root);
    return children
      .map((child) => ({
        move: required(child.move, 'move'),
        visits: child.visits,
        chance: Math.min(1, Math.max(0, worthOf(child, team, shift))),
      }))
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
  }

  /** Almost every walk takes the same way: more would hardly change anything. */
  get isDecided(): boolean {
    if (this.walks < FEW_WALKS) return false;
    if (this.walks >= MOST_WALKS || this.places >= MOST_PLACES) return true;
    let most = 0;
    for (const child of this.root.children) if (child.visits > most) most = child.visits;
    return most > DECIDED * this.walks;
  }
}

/**
 * One more visit brought this. Returns what the place is worth now: where somebody decides, what the best of its moves
 * is worth.
 */
function learn(node: Node, found: readonly number[]): readonly number[] {
  const { team, children, visits } = node;
  node.visits++;
  if (team >= 0 && visits > 0) {
    let best: Node | null = null;
    for (const child of children) {
      if (child.visits > 0 && (!best || forTeam(child.worth, team) > forTeam(best.worth, team))) best = child;
    }
    node.worth = best?.worth ?? found;
  } else if (team === CHANCE && visits > 0) {
    // What fate brought, on average; one visit more.
    node.worth = node.worth.map((worth, t) => worth + (forTeam(found, t) - worth) / (visits + 1));
  } else node.worth = found;
  return node.worth;
}

/** What a move is worth: what it brought, with the first look as one more visit. */
function worthOf(node: Node, team: number, shift: number): number {
  const { first, worth, visits } = node;
  return (FIRST * (forTeam(first, team) + shift) + visits * forTeam(worth, team)) / (FIRST + visits);
}

/** How much better or worse than at first sight things turn out here for the one who decides, on average. */
function shiftOf({ children, team }: Node): number {
  let visits = 0;
  let shift = 0;
  for (const child of children) {
    visits += child.visits;
    shift += child.visits * (forTeam(child.worth, team) - forTeam(child.first, team));
  }
  return visits === 0 ? 0 : shift / visits;
}

/** How the best of these children for the one who decides looked at first sight. */
function bestFirst(node: Node, open: readonly number[]): readonly number[] {
  const { team } = node;
  let best: readonly number[] | null = null;
  for (const place of open) {
    const { first } = childAt(node, place);
    if (best === null || forTeam(first, team) > forTeam(best, team)) best = first;
  }
  return required(best, 'move to look at');
}

/** Children by their first look, the best first. The better a move looks, the sooner it is tried. */
function sorted(node: Node, open: Iterable<number>): number[] {
  const order = [...open].sort((a, b) => childAt(node, b).promise - childAt(node, a).promise);
  const children = order.map((place) => childAt(node, place));
  const most = required(children[0], 'move to sort').promise;
  let sum = 0;
  for (const child of children) {
    child.prior = Math.exp(SHARPNESS * (child.promise - most));
    sum += child.prior;
  }
  for (const child of children) child.prior /= sum;
  return order;
}

/**
 * Where a move stands among the children, -1 if it does not. Moves are flat records made in one place: the same move
 * gives the same text.
 */
function placeOf(node: Node, move: Move): number {
  const key = JSON.stringify(move);
  for (const child of node.children.slice(node.keys.length)) node.keys.push(JSON.stringify(child.move));
  return node.keys.indexOf(key);
}
