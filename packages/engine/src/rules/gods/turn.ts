import { push } from '../../effects/state.ts';
import type { Turn } from '../../model/frames.ts';
import type { Move } from '../../model/moves.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { State } from '../../model/state.ts';
import { addPurchases, buy } from '../creatures/market.ts';
import { addSacrifices, sacrifice } from '../heroes/sacrifice.ts';
import { march } from '../movement/march.ts';
import { addMobilisations, mobilise } from '../movement/mobilise.ts';
import { sail } from '../movement/sail.ts';
import { addExtras, takeExtra, used } from './extras.ts';
import { hire } from './hera.ts';
import { GOD_RULES } from './index.ts';
import { look } from './top-card.ts';

/** LE-ACT-1: paid actions in any order, interleaved and repeated as their text allows. */
export const turn: Ask<Turn> = {
  who: (_, frame) => frame.faction,
  moves(s, frame) {
    const rule = GOD_RULES[frame.god];
    const moves: Move[] = [];
    addExtras(s, rule, frame, moves);
    rule.addActions?.(s, frame, moves);
    addPurchases(s, frame.faction, moves);
    if (rule.mobilisation) addMobilisations(s, frame, moves);
    addSacrifices(s, frame.faction, moves);
    moves.push({ do: 'end' });
    return moves;
  },
  take(s, frame, move) {
    if (move.do === 'end') return push(s, { kind: 'finish', faction: frame.faction, marker: frame.marker });
    push(s, frame);
    act(s, frame, move);
  },
};

function act(s: State, frame: Turn, move: Move): void {
  const { faction } = frame;
  switch (move.do) {
    case 'recruit':
    case 'gain':
      return takeExtra(s, GOD_RULES[frame.god], frame, move);
    case 'hire':
      used(s, { ...frame, once: true });
      return hire(s, faction, move);
    case 'look':
      used(s, { ...frame, once: true });
      return look(s, faction);
    case 'buy':
      return buy(s, faction, move.creature);
    case 'sail':
      return sail(s, faction, move);
    case 'march':
      return march(s, faction, move);
    case 'mobilise':
      return mobiliseOnce(s, frame, move);
    case 'sacrifice':
      return sacrifice(s, faction, move.hero, move.as);
    default:
      impossible(move);
  }
}

function mobiliseOnce(s: State, frame: Turn, move: Extract<Move, { do: 'mobilise' }>): void {
  const below = s.frames.length - 1;
  const steps = mobilise(s, frame, move);
  s.frames = s.frames.with(below, { ...frame, mobilised: frame.mobilised + steps });
}
