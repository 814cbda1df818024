import { addPurchases, buy } from '../creatures/market.ts';
import type { FrameOf, Turn } from '../frames.ts';
import { goldOf, pay } from '../gold.ts';
import { addSacrifices, sacrifice } from '../heroes/sacrifice.ts';
import type { Piece } from '../ids.ts';
import { march } from '../movement/march.ts';
import { addMobilisations, mobilise } from '../movement/mobilise.ts';
import { sail } from '../movement/sail.ts';
import type { Move } from '../moves.ts';
import { placesFor, put } from '../place.ts';
import { type Ask, impossible } from '../rule.ts';
import { push, type State } from '../state.ts';
import { cardsLeft, reserve, takeCard } from '../supply.ts';
import { hire } from './hera.ts';
import { GOD_RULES } from './index.ts';
import { look } from './zeus.ts';

/** LE-ACT-1: paid actions in any order, interleaved and repeated as their text allows. */
export const turn: Ask<Turn> = {
  who: (_, frame) => frame.faction,
  moves(s, frame) {
    const rule = GOD_RULES[frame.god];
    const moves: Move[] = [];
    addExtras(s, frame, moves);
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
      payExtra(s, frame);
      return put(s, faction, move.piece, move.area);
    case 'gain':
      payExtra(s, frame);
      return takeCard(s, faction, move.card);
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

/** The turn goes on with what is used up noted. */
function used(s: State, frame: Turn): void {
  s.frames = s.frames.with(-1, frame);
}

function payExtra(s: State, frame: Turn): void {
  pay(s, frame.faction, GOD_RULES[frame.god].prices[frame.bought]);
  used(s, { ...frame, bought: frame.bought + 1 });
}

function mobiliseOnce(s: State, frame: Turn, move: Extract<Move, { do: 'mobilise' }>): void {
  const below = s.frames.length - 1;
  const steps = mobilise(s, frame, move);
  s.frames = s.frames.with(below, { ...frame, mobilised: frame.mobilised + steps });
}

/** LE-ATHENA-2, LE-ZEUS-2, LE-POS-2, LE-ARES-2, LE-HERA-2: more of what the god gives, for the printed prices. */
function addExtras(s: State, frame: Turn, moves: Move[]): void {
  const { extra, prices } = GOD_RULES[frame.god];
  const { faction, bought } = frame;
  if (extra === null || bought >= prices.length || goldOf(s, faction) < prices[bought]) return;
  if (extra === 'priestess' || extra === 'philosopher') {
    if (cardsLeft(s, extra) > 0) moves.push({ do: 'gain', card: extra });
  } else if (reserve(s, faction, extra) > 0) {
    for (const area of placesFor(s, faction, whereTo(extra))) moves.push({ do: 'recruit', piece: extra, area });
  }
}

function whereTo(piece: Piece): FrameOf<'place'>['where'] {
  return piece === 'fleet' ? 'recruit-sea' : 'own-land';
}
