import { areaAt } from '../../board/board.ts';
import { boardOf } from '../../board/board-of.ts';
import { takeControl } from '../../effects/control.ts';
import { addFleets } from '../../effects/pieces.ts';
import { push } from '../../effects/state.ts';
import { tell } from '../../effects/tell.ts';
import type { FrameOf } from '../../model/frames.ts';
import { NOBODY } from '../../model/ids.ts';
import type { Move } from '../../model/moves.ts';
import { notAsked, type Refusal, refused } from '../../model/refusal.ts';
import { at } from '../../model/required.ts';
import { type Ask, type Auto, impossible } from '../../model/rule.ts';
import type { RuleId } from '../../model/rule-ids.ts';
import type { Position } from '../../model/state.ts';
import { isLand } from '../../query/areas.ts';
import { type Deployed, landsToSettle, seasToLaunch } from '../../query/deployment.ts';

/** LE-SETUP-4, LE-SETUP-5: the first round goes in turn order, the second in reverse. */
export const deployment: Auto<FrameOf<'deployment'>> = {
  run(s, { round, next }) {
    if (next === s.order.length) {
      if (round === 1) push(s, { kind: 'deployment', round: 2, next: 0 });
      return;
    }
    const faction = at(s.table.markerOf, round === 1 ? at(s.order, next) : at(s.order, s.order.length - 1 - next));
    push(s, { kind: 'deployment', round, next: next + 1 }, { kind: 'settle', faction, round, first: NOBODY });
  },
};

export const settle: Ask<FrameOf<'settle'>> = {
  who: (_, frame) => frame.faction,
  moves: (s, frame) => freeLands(s, frame).map((area): Move => ({ do: 'settle', area })),
  take(s, frame, move) {
    if (move.do !== 'settle') impossible(move);
    const { faction, round, first } = frame;
    const { area } = move;
    takeControl(s, area, faction);
    if (round === 2) {
      push(
        s,
        { kind: 'place', faction, piece: 'troop', left: 3, where: 'own-land' },
        { kind: 'launch', faction, area },
      );
    } else if (first === NOBODY) push(s, { ...frame, first: area });
    else push(s, { kind: 'launch', faction, area }, { kind: 'launch', faction, area: first });
  },
  refuse: (s, _, move) =>
    move.do === 'settle'
      ? refuseSettle(s, move.area)
      : notAsked(deploymentRule(s), 'an unoccupied land area is chosen', ['settle'], move),
};

function freeLands(s: Position, { faction, round, first }: FrameOf<'settle'>): number[] {
  return landsToSettle(deployed(s), faction, round, first);
}

function launchSeas(s: Position, { faction, area }: FrameOf<'launch'>): number[] {
  return seasToLaunch(deployed(s), faction, area);
}

function deployed(s: Position): Deployed {
  return { board: boardOf(s), owner: s.owner, teamOf: s.table.teamOf };
}

export const launch: Ask<FrameOf<'launch'>> = {
  who: (_, frame) => frame.faction,
  skip: (s, frame) => launchSeas(s, frame).length === 0,
  moves: (s, frame) => launchSeas(s, frame).map((area): Move => ({ do: 'place', piece: 'fleet', area })),
  take(s, { faction }, move) {
    if (move.do !== 'place') impossible(move);
    addFleets(s, move.area, faction, 1);
    tell(s, { event: 'placed', faction, piece: 'fleet', area: move.area });
  },
  refuse: (s, _, move) =>
    notAsked(deploymentRule(s), 'a fleet is put into an empty sea area beside the land', ['place'], move),
};

function refuseSettle(s: Position, area: number): Refusal {
  if (!isLand(s, area)) return refused('not-land', deploymentRule(s), 'Choose a land area.');
  if (at(s.owner, area) >= 0) return refused('taken', deploymentRule(s), 'That area is taken.');
  const { name } = areaAt(boardOf(s), area);
  return refused('same-island', 'LE-SETUP-4', `${name} lies on an island that is not open to you in this round.`);
}

export function isSecondRound(s: Position): boolean {
  return s.frames.some((frame) => frame.kind === 'deployment' && frame.round === 2);
}

function deploymentRule(s: Position): RuleId {
  return isSecondRound(s) ? 'LE-SETUP-5' : 'LE-SETUP-4';
}
