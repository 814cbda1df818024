import { boardOf } from '../../board/board-of.ts';
import type { Turn } from '../../model/frames.ts';
import { NOBODY } from '../../model/ids.ts';
import type { MoveOf } from '../../model/moves.ts';
import type { State } from '../../model/state.ts';
import { termsOf } from '../../model/terms.ts';
import { heroesIn, heroOf, isLand, isTeammates } from '../../query/areas.ts';
import { goldOf } from '../../query/gold.ts';
import { mayEnter } from '../../query/last-area.ts';
import { isCitadel } from '../../query/monuments.ts';
import { mobilisationPrice } from '../../query/prices.ts';
import { isBarred, isClosed, isPetrified, landWays, seaWays } from '../../query/reach.ts';
import { isProtected } from '../../rules/creatures/classic/chiron.ts';
import { landPath } from '../../rules/movement/march.ts';
import { proper, type Refusal, refusal } from './refusal.ts';

export function whyNotSail(s: State, turn: Turn, { from, to, fleets }: MoveOf<'sail'>): Refusal {
  if (turn.god !== 'poseidon') return refusal('needs-poseidon', 'LE-POS-3', 'Fleets move with Poseidon only.');
  const here = s.owner[from] === turn.faction ? s.fleets[from] : 0;
  if (fleets < 1 || fleets > here) {
    return refusal('too-few-fleets', 'LE-SEA-1', `You have ${here} fleets there, not ${fleets}.`, { here, fleets });
  }
  if (from === to) return alreadyThere('LE-SEA-1');
  if (isLand(s, to)) return refusal('not-sea', 'LE-SEA-1', 'Fleets move to sea areas.');
  if (isClosed(s, to)) return closedSea(s, to);
  if (isTeammates(s, turn.faction, to)) return teammates();
  const way = seaWays(s, turn.faction, from, Number.POSITIVE_INFINITY).find((other) => other.to === to);
  if (!way) return refusal('not-adjacent', 'LE-SEA-1', 'That sea area is not adjacent.');
  return tooExpensive('LE-POS-3', way.steps, goldOf(s, turn.faction));
}

function alreadyThere(rule: string): Refusal {
  return refusal('already-there', rule, 'They are there already: choose another area.');
}

/** No fleet is recruited into this sea area, beside whosever land it lies. */
export function whyNotAtSea(s: State, faction: number, sea: number): Refusal | null {
  if (isClosed(s, sea)) return closedSea(s, sea);
  if (s.owner[sea] === NOBODY || s.owner[sea] === faction) return null;
  return refusal('others-fleets', 'LE-REC-1', 'There are fleets of another colour.');
}

function closedSea(s: State, sea: number): Refusal {
  const kraken = s.figures.some((figure) => figure.id === 'kraken' && figure.area === sea);
  if (kraken)
    return refusal('closed', 'LE-CREA-KRAKEN', 'No fleet may be where the Kraken is.', { creature: 'kraken' });
  return refusal('closed', 'LE-CREA-POLYPHEMUS', 'The sea around Polyphemus is closed.', { creature: 'polyphemus' });
}

function teammates(): Refusal {
  return refusal('teammate', 'LE-TEAM-4', "One may pass through a teammate's area, but not stop there.");
}

export function tooExpensive(rule: string, price: number, gold: number): Refusal {
  return refusal('no-gold', rule, `That costs ${price} GP; you have ${gold}.`, { price, gold });
}

export function whyNotMarch(s: State, turn: Turn, move: MoveOf<'march'>): Refusal {
  if (turn.god !== 'ares') return refusal('needs-ares', 'LE-ARES-3', 'Troops move with Ares.');
  const reason = whyNotGroup(s, turn.faction, move) ?? whyNotWay(s, turn.faction, move.from, move.to, false);
  if (reason) return reason;
  const steps = landPath(s, turn.faction, move.from, move.to).length - 1;
  return tooExpensive('LE-ARES-3', steps, goldOf(s, turn.faction));
}

export function whyNotMobilise(s: State, turn: Turn, move: MoveOf<'mobilise'>): Refusal {
  if (turn.god === 'ares') return refusal('not-with-ares', 'LE-ARES-4', 'With Ares there is no heroic mobilisation.');
  const hero = heroOf(s, move.hero);
  if (hero?.owner !== turn.faction) {
    return refusal('not-your-hero', 'LE-HERO-4', `${proper(move.hero)} is not on the board for you.`, {
      hero: move.hero,
    });
  }
  const jason = move.hero === 'jason';
  const reason =
    whyNotGroup(s, turn.faction, { ...move, from: hero.area }) ?? whyNotWay(s, turn.faction, hero.area, move.to, jason);
  if (reason) return reason;
  const steps = landPath(s, turn.faction, hero.area, move.to, jason).length - 1;
  return tooExpensive('LE-HERO-4', mobilisationPrice(turn, steps), goldOf(s, turn.faction));
}

export function whyNotFly(s: State, faction: number, rule: string, move: MoveOf<'fly'>): Refusal {
  const { from, to } = move;
  const reason = whyNotGroup(s, faction, move);
  if (reason) return reason;
  if (from === to) return alreadyThere(rule);
  if (!isLand(s, to)) return refusal('not-a-target', rule, 'Choose a land area.');
  const forbidden = whyNotEnter(s, faction, from, to);
  if (forbidden) return forbidden;
  if (isProtected(s, to)) return refusal('chiron', 'CL-CREA-CHIRON', 'Chiron protects that isle from Pegasus.');
  return refusal('not-a-target', rule, 'That group can not go there.');
}

function whyNotGroup(
  s: State,
  faction: number,
  { from, troops, mercenaries }: { from: number; troops: number; mercenaries: number },
): Refusal | null {
  if (!isLand(s, from) || s.owner[from] !== faction) {
    return refusal('not-yours', 'LE-LAND-1', 'You have no units there.');
  }
  if (troops > s.troops[from] || mercenaries > s.mercenaries[from]) {
    const here = { troops: s.troops[from], mercenaries: s.mercenaries[from] };
    return refusal(
      'too-few-troops',
      'LE-LAND-1',
      `Only ${here.troops} + ${here.mercenaries} troops stand there.`,
      here,
    );
  }
  if (troops + mercenaries === 0 && heroesIn(s, faction, from).length === 0) {
    return refusal('nobody', 'LE-LAND-1', 'A land move takes at least one troop or hero.');
  }
  return null;
}

function whyNotWay(s: State, faction: number, from: number, to: number, anyFleets: boolean): Refusal | null {
  if (!isLand(s, to)) return refusal('not-land', 'LE-LAND-1', 'Troops and heroes move to land areas.');
  if (from === to) return alreadyThere('LE-LAND-1');
  const forbidden = whyNotEnter(s, faction, from, to);
  if (forbidden) return forbidden;
  const ways = landWays(s, faction, from, Number.POSITIVE_INFINITY, anyFleets);
  if (ways.some((way) => way.to === to)) return null;
  const { island } = boardOf(s);
  if (island[from] === island[to]) {
    return refusal('same-island', 'R-SAMEISLE', 'On the same island only adjacent areas can be reached.');
  }
  return refusal('not-linked', 'LE-LAND-1', 'No unbroken chain of your fleets leads there.');
}

function whyNotEnter(s: State, faction: number, from: number, to: number): Refusal | null {
  if (isPetrified(s, from) || isBarred(s, to)) {
    const text = "No troop or hero may enter or leave Medusa's area.";
    return refusal('medusa', 'LE-CREA-MEDUSA', termsOf(s).medusaBarsEntry ? text : "No troop may leave Medusa's isle.");
  }
  if (s.owner[to] !== faction && isCitadel(s, to)) {
    return refusal('citadel', 'MO-CITADEL', 'While a troop stands there, the isle of the Great Citadel is safe.');
  }
  if (isTeammates(s, faction, to)) return teammates();
  if (!mayEnter(s, faction, to)) {
    return refusal('last-area', 'LE-LAND-10', 'A last land area may be entered only if that wins enough metropolises.');
  }
  return null;
}
