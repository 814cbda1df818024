import { landsBeside, seasBeside } from '../../board/board.ts';
import { boardOf } from '../../board/board-of.ts';
import { arrive, removeFigure } from '../../effects/figures.ts';
import { add, push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import { figureRule } from '../../figures/index.ts';
import type { FrameOf } from '../../model/frames.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import { notAsked, type Refusal, refused } from '../../model/refusal.ts';
import { at, required } from '../../model/required.ts';
import { type Ask, type Auto, impossible } from '../../model/rule.ts';
import type { Figure, Position } from '../../model/state.ts';
import { figureIn, figureOf } from '../../query/areas.ts';
import { actingOrder } from '../../query/offerings.ts';
import { mayStand, occupied } from '../creatures/creature.ts';

/** LE-UPKEEP-4, R-UPKEEP-ORDER: in the order in which the gods will act. */
export const upkeep: Auto<FrameOf<'upkeep'>> = {
  run(s) {
    s.phase = 'upkeep';
    tell(s, { event: 'phase', phase: 'upkeep' });
    push(s, { kind: 'actions' });
    for (const marker of actingOrder(s).reverse()) {
      const faction = at(s.table.markerOf, marker);
      const left = s.figures.filter((figure) => figure.holder === faction).map((figure) => figure.id);
      if (left.length > 0) push(s, { kind: 'keep', faction, left });
    }
  },
};

/** LE-UPKEEP-2: an adjacent area of the right kind, without another creature. */
function steps(s: Position, figure: Figure): number[] {
  const board = boardOf(s);
  const near = [...landsBeside(board, figure.area), ...seasBeside(board, figure.area)];
  return near.filter((area) => mayStand(s, figure.id, figure.holder, area));
}

/** LE-UPKEEP-1: a priestess for each creature to keep; its holder takes them in any order. */
export const keep: Ask<FrameOf<'keep'>> = {
  who: (_, frame) => frame.faction,
  skip: (_, frame) => frame.left.length === 0,
  moves(s, { faction, left }) {
    const moves: Move[] = [];
    for (const creature of left) {
      const figure = required(figureOf(s, creature), creature);
      if (at(s.priestesses, faction) > 0) {
        for (const area of [figure.area, ...steps(s, figure)]) moves.push({ do: 'keep', creature, area });
      }
      moves.push({ do: 'release', creature });
    }
    return moves;
  },
  take(s, frame, move) {
    if (move.do !== 'keep' && move.do !== 'release') impossible(move);
    push(s, { ...frame, left: frame.left.filter((creature) => creature !== move.creature) });
    if (move.do === 'release') return removeFigure(s, move.creature); // LE-UPKEEP-3
    add(s, 'priestesses', frame.faction, -1);
    tell(s, { event: 'card', faction: frame.faction, card: 'priestess', by: -1 });
    moveFigure(s, required(figureOf(s, move.creature), move.creature), move.area);
  },
  refuse: (s, frame, move) =>
    move.do === 'keep'
      ? refuseKeep(s, frame, move)
      : notAsked('LE-UPKEEP-1', 'creatures are kept or released', ['keep', 'release'], move),
};

function moveFigure(s: Position, figure: Figure, area: number): void {
  const { id, holder } = figure;
  const rule = figureRule(s, id);
  const moved = area !== figure.area;
  if (moved) s.figures = s.figures.map((other) => (other === figure ? { ...figure, area } : other));
  tell(s, { event: moved ? 'figure' : 'kept', creature: id, holder, area });
  if (rule.stays) push(s, ...rule.stays(holder));
  else if (moved) arrive(s, id, holder, area);
}

function refuseKeep(s: Position, { faction, left }: FrameOf<'keep'>, { creature, area }: MoveOf<'keep'>): Refusal {
  if (!left.includes(creature))
    return refused('not-a-choice', 'LE-UPKEEP-1', 'You have no such creature to pay for now.');
  if (s.priestesses[faction] === 0)
    return refused('no-priestess', 'LE-UPKEEP-1', 'Keeping a creature costs a priestess.');
  if (figureIn(s, area)) return occupied('LE-UPKEEP-2');
  return refused('not-adjacent', 'LE-UPKEEP-2', 'A creature moves to one adjacent area of its kind.');
}
