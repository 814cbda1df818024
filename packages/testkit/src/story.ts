import assert from 'node:assert/strict';
import {
  apply,
  COLOURS,
  type Colour,
  clone,
  type Event,
  moves,
  NOBODY,
  outcome,
  RuleError,
  readMove,
  readPosition,
  type State,
  writeMove,
} from '@meltemi/engine';
import { areaAt, boardOf } from '@meltemi/engine/board';
import { at } from '@meltemi/engine/internal';
import { colourOf, decider, incomeOf, metropolisesOf } from '@meltemi/engine/query';
import { checkMap, splitMap } from './map.ts';

// Scenarios as stories: a position in notation, moves in notation (fate's too: dice and draws are scripted), and what
// is asked, offered and refused on the way.

/**
 * Begins a story. Without a line `position …` it is a Legendary game of three on the quick board. Lines that begin with
 * `map` draw its map (map.ts).
 */
export function story(text: string): Story {
  const { position, chains } = splitMap(text);
  const full = /^\s*position/.test(position) ? position : `position legendary players 3\nboard quick\n${position}`;
  const state = readPosition(full);
  checkMap(boardOf(state), chains);
  return new Story(state);
}

export class Story {
  readonly state: State;
  /** Everything that was told so far. */
  readonly events: Event[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** Plays moves one after the other; each must be legal. */
  play(...texts: string[]): this {
    for (const text of texts) {
      const legal = this.offered();
      assert.ok(legal.includes(text), `'${text}' is not among what ${this.asked()} is offered: ${legal.join(' | ')}`);
      apply(this.state, readMove(this.state, text), undefined, this.events);
    }
    return this;
  }

  /** Who decides: a colour or 'fate'; 'nobody' when the game is over. */
  asked(): Colour | 'fate' | 'nobody' {
    const who = decider(this.state);
    if (who === 'fate') return 'fate';
    return who === NOBODY ? 'nobody' : colourOf(who);
  }

  asks(who: Colour | 'fate' | 'nobody'): this {
    assert.equal(this.asked(), who);
    return this;
  }

  /** Legal moves in notation, those beginning with `verb` only if given. */
  offered(verb = ''): string[] {
    return moves(this.state)
      .map((move) => writeMove(this.state, move))
      .filter((text) => verb === '' || text === verb || text.startsWith(`${verb} `));
  }

  /** Exactly these moves are offered (of those that begin with the same verb, if `verb` is given), in any order. */
  offers(expected: readonly string[], verb = ''): this {
    assert.deepEqual(this.offered(verb).sort(), [...expected].sort());
    return this;
  }

  /** These moves are not legal: refused with a RuleError, and the state stays as it is. */
  refuses(...texts: string[]): this {
    for (const text of texts) {
      const before = JSON.stringify(this.state);
      assert.throws(() => apply(this.state, readMove(this.state, text)), RuleError, `'${text}' should be refused`);
      assert.equal(JSON.stringify(this.state), before, `'${text}' was refused but changed the state`);
    }
    return this;
  }

  /** A copy of the story, to try another branch from here. */
  fork(): Story {
    return new Story(clone(this.state));
  }

  area(id: string) {
    const index = boardOf(this.state).index.get(id);
    if (index === undefined) assert.fail(`no area '${id}' on this board`);
    const s = this.state;
    const owner = at(s.owner, index);
    return {
      owner: owner === NOBODY ? null : colourOf(owner),
      troops: s.troops[index],
      mercenaries: s.mercenaries[index],
      fleets: s.fleets[index],
      prosperity: s.prosperity[index],
      built: areaAt(boardOf(s), index).sites.map((site) => s.built[site]),
      heroes: s.heroes.filter((hero) => hero.area === index).map((hero) => hero.id),
      figure: s.figures.find((figure) => figure.area === index)?.id ?? null,
    };
  }

  faction(colour: Colour) {
    const s = this.state;
    const f = COLOURS.indexOf(colour);
    const team = at(s.table.teamOf, f);
    return {
      gold: s.gold[team],
      goldMin: s.goldMin[team],
      goldMax: s.goldMax[team],
      priestesses: s.priestesses[f],
      philosophers: s.philosophers[f],
      income: incomeOf(s, f),
      metropolises: metropolisesOf(s, team),
      offer: s.offers[f],
      eliminated: s.eliminated.includes(f),
    };
  }

  winners(): Colour[] | null {
    return outcome(this.state)?.winners.map(colourOf) ?? null;
  }
}
