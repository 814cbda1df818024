import { push } from '../../effects/state.ts';
import type { Turn } from '../../model/frames.ts';
import type { God } from '../../model/ids.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import { notAsked, type Refusal, refused } from '../../model/refusal.ts';
import { type Ask, impossible } from '../../model/rule.ts';
import type { RuleId } from '../../model/rule-ids.ts';
import type { Position } from '../../model/state.ts';
import { isLand } from '../../query/areas.ts';
import { addPurchases, buy, refuseBuy } from '../creatures/market.ts';
import { addSacrifices, refuseSacrifice, sacrifice } from '../heroes/sacrifice.ts';
import { march, refuseMarch } from '../movement/march.ts';
import { addMobilisations, mobilise, refuseMobilise } from '../movement/mobilise.ts';
import { refuseAtSea } from '../movement/refusals.ts';
import { refuseSail, sail } from '../movement/sail.ts';
import { addExtras, refuseExtra, takeExtra, used } from './extras.ts';
import { hire, refuseHire } from './hera.ts';
import { GOD_RULES } from './index.ts';
import { look } from './top-card.ts';
import { refuseLook } from './zeus.ts';

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
  refuse: (s, frame, move) =>
    refuseAction(s, frame, move) ?? notAsked('LE-ACT-1', 'the god’s actions are taken', [], move),
};

function act(s: Position, frame: Turn, move: Move): void {
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

function mobiliseOnce(s: Position, frame: Turn, move: MoveOf<'mobilise'>): void {
  const below = s.frames.length - 1;
  const steps = mobilise(s, frame, move);
  s.frames = s.frames.with(below, { ...frame, mobilised: frame.mobilised + steps });
}

/** The rule by which a god sells more. */
const EXTRA_RULE: Readonly<Record<God, RuleId>> = {
  athena: 'LE-ATHENA-2',
  zeus: 'LE-ZEUS-2',
  poseidon: 'LE-POS-2',
  ares: 'LE-ARES-2',
  hera: 'LE-HERA-2',
  apollo: 'LE-APOLLO-2',
};

/** An action a player might expect in its turn, but may not do. */
function refuseAction(s: Position, turn: Turn, move: Move): Refusal | null {
  switch (move.do) {
    case 'sail':
      return refuseSail(s, turn, move);
    case 'march':
      return refuseMarch(s, turn, move);
    case 'mobilise':
      return refuseMobilise(s, turn, move);
    case 'recruit':
      return (
        refuseExtra(s, turn, GOD_RULES[turn.god], move.piece, EXTRA_RULE[turn.god]) ?? refuseRecruitAt(s, turn, move)
      );
    case 'gain':
      return refuseExtra(s, turn, GOD_RULES[turn.god], move.card, EXTRA_RULE[turn.god]);
    case 'hire':
      return refuseHire(s, turn, move);
    case 'look':
      return refuseLook(turn);
    case 'buy':
      return refuseBuy(s, turn, move);
    case 'sacrifice':
      return refuseSacrifice(s, turn.faction, move);
    default:
      return null;
  }
}

function refuseRecruitAt(s: Position, { faction }: Turn, { piece, area }: MoveOf<'recruit'>): Refusal {
  if (piece !== 'fleet') return refused('not-your-land', 'LE-REC-2', 'They are recruited into your own land areas.');
  const reason = isLand(s, area) ? null : refuseAtSea(s, faction, area);
  return reason ?? refused('not-your-coast', 'LE-REC-1', 'Fleets are recruited into sea areas next to your land.');
}
