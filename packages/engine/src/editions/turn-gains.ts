import type { Turn } from '../model/frames.ts';
import type { EditionId, God } from '../model/ids.ts';
import { at } from '../model/required.ts';
import type { Position } from '../model/state.ts';
import type { TurnGains } from '../rules/gods/extras.ts';
import { type Extras, extraPrice } from '../rules/gods/extras.ts';
import { EDITIONS } from './index.ts';

// What a turn with a god gives, for players who think ahead.

/** What a god sells more of in a turn; null: nothing (Apollo). */
export function extraOf(s: Pick<Position, 'table'>, god: God): Extras['extra'] {
  return EDITIONS[s.table.edition].sells(god)?.extra ?? null;
}

/** What a god asks for each piece or card beyond its free one, in the order they are bought. */
export function extraPrices(edition: EditionId, god: God): readonly number[] {
  return (EDITIONS[edition].sells(god)?.prices ?? []).filter((price) => price > 0);
}

/**
 * What a faction can still gain in its turn with a god, now or later. Its purse may be secret, so the most it can hold
 * counts.
 */
export function turnGains(s: Position, faction: number, god: God): TurnGains {
  const purse = at(s.goldMax, at(s.table.teamOf, faction));
  const turn = s.frames.find(
    (frame): frame is Turn => frame.kind === 'turn' && frame.faction === faction && frame.god === god,
  );
  const { building, philosophers } = EDITIONS[s.table.edition].gains(faction, god, purse, turn && s.frames);
  return { building, philosophers: philosophers + philosophersFor(s, faction, god, turn, purse) };
}

/** LE-ATHENA-2, CL-ATHENA, MO-UNIVERSITY: how many philosophers a god sells for this much gold. */
function philosophersFor(s: Position, faction: number, god: God, turn: Turn | undefined, purse: number): number {
  const rule = EDITIONS[s.table.edition].sells(god);
  if (rule?.extra !== 'philosopher') return 0;
  let now: Turn = turn ?? { kind: 'turn', faction, marker: 0, god, bought: 0, mobilised: 0, once: false };
  let left = purse;
  let count = 0;
  for (let price = extraPrice(s, rule, now); price !== undefined && price <= left; price = extraPrice(s, rule, now)) {
    left -= price;
    count++;
    now = { ...now, bought: now.bought + 1 };
  }
  return count;
}
