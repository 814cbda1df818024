import type { Turn } from '../../model/frames.ts';
import type { God, HeroId } from '../../model/ids.ts';
import type { Move, MoveOf } from '../../model/moves.ts';
import type { State } from '../../model/state.ts';
import { heroOf, isLand, isSeasoned } from '../../query/areas.ts';
import { goldOf } from '../../query/gold.ts';
import { canBuildMetropolis } from '../../query/metropolises.ts';
import { creaturePrice } from '../../query/prices.ts';
import { GOD_RULES } from '../../rules/gods/index.ts';
import { whyNotExtra } from './extras.ts';
import { tooExpensive, whyNotAtSea, whyNotMarch, whyNotMobilise, whyNotSail } from './movement.ts';
import { proper, type Refusal, refusal } from './refusal.ts';

/** The rule by which a god sells more. */
const EXTRA_RULE: Readonly<Record<God, string>> = {
  athena: 'LE-ATHENA-2',
  zeus: 'LE-ZEUS-2',
  poseidon: 'LE-POS-2',
  ares: 'LE-ARES-2',
  hera: 'LE-HERA-2',
  apollo: 'LE-APOLLO-2',
};

/** An action a player might expect in its turn, but may not do. */
export function whyNotAct(s: State, turn: Turn, move: Move): Refusal | null {
  switch (move.do) {
    case 'sail':
      return whyNotSail(s, turn, move);
    case 'march':
      return whyNotMarch(s, turn, move);
    case 'mobilise':
      return whyNotMobilise(s, turn, move);
    case 'recruit':
      return (
        whyNotExtra(s, turn, GOD_RULES[turn.god], move.piece, EXTRA_RULE[turn.god]) ?? whyNotRecruitAt(s, turn, move)
      );
    case 'gain':
      return whyNotExtra(s, turn, GOD_RULES[turn.god], move.card, EXTRA_RULE[turn.god]);
    case 'hire':
      return whyNotHire(s, turn, move);
    case 'look':
      return turn.god === 'zeus'
        ? refusal('once', 'LE-ZEUS-3', 'The top creature card can be looked at once a cycle, if there is one.')
        : refusal('needs-zeus', 'LE-ZEUS-3', 'Only Zeus shows the top creature card.');
    case 'buy':
      return whyNotBuy(s, turn, move);
    case 'sacrifice':
      return whyNotSacrifice(s, turn.faction, move);
    default:
      return null;
  }
}

function whyNotRecruitAt(s: State, { faction }: Turn, { piece, area }: MoveOf<'recruit'>): Refusal {
  if (piece !== 'fleet') return refusal('not-your-land', 'LE-REC-2', 'They are recruited into your own land areas.');
  const reason = isLand(s, area) ? null : whyNotAtSea(s, faction, area);
  return reason ?? refusal('not-your-coast', 'LE-REC-1', 'Fleets are recruited into sea areas next to your land.');
}

function whyNotHire(s: State, turn: Turn, { hero, area }: MoveOf<'hire'>): Refusal {
  const gold = goldOf(s, turn.faction);
  if (turn.god !== 'hera') return refusal('needs-hera', 'LE-HERA-3', 'Heroes are recruited with Hera only.');
  if (turn.once) return refusal('once', 'LE-HERO-1', 'Only one hero is recruited in a turn.');
  if (!s.heroTrack.includes(hero))
    return refusal('not-on-track', 'LE-HERA-3', `${proper(hero)} is not on the track.`, { hero });
  if (s.owner[area] !== turn.faction || !isLand(s, area)) {
    return refusal('not-your-land', 'LE-REC-2', 'Heroes are recruited into your own land areas.');
  }
  return tooExpensive('LE-HERA-3', 4, gold);
}

function whyNotBuy(s: State, turn: Turn, { creature }: MoveOf<'buy'>): Refusal {
  if (!s.track.includes(creature)) {
    return refusal('not-on-track', 'LE-CREA-1', `${proper(creature)} is not on the creature track.`, { creature });
  }
  return tooExpensive('LE-CREA-1', creaturePrice(s, turn.faction, creature), goldOf(s, turn.faction));
}

export function whyNotSacrifice(s: State, faction: number, { hero: id, as }: MoveOf<'sacrifice'>): Refusal {
  const hero = heroOf(s, id);
  const params = { hero: id };
  if (hero?.owner !== faction)
    return refusal('not-your-hero', 'LE-HERO-3', `${proper(id)} does not fight for you.`, params);
  if (!isSeasoned(s, hero)) {
    return refusal(
      'too-soon',
      'LE-HERO-3',
      `${proper(id)} joined you in this cycle and can't be sacrificed yet.`,
      params,
    );
  }
  if (id === 'pandora' && (as === 'pandora' || !s.heroTrack.includes(as))) {
    return refusal('not-on-track', 'LE-HERO-PANDORA', 'Pandora uses the sacrifice of a hero on the track.', params);
  }
  if (id !== 'pandora' && as !== id) {
    return refusal('not-its-own', 'LE-HERO-3', `${proper(id)} has only its own sacrifice.`, params);
  }
  if (as === 'penthesilea') {
    return refusal(
      'while-building',
      'R-SACRIFICE',
      'Penthesilea is sacrificed while a metropolis is being placed.',
      params,
    );
  }
  if (!leavesRoom(s, faction, id, as)) {
    return refusal('no-metropolis', 'R-SACRIFICE', 'There is no place for a metropolis, or none left.', params);
  }
  return refusal(
    'condition',
    `LE-HERO-${as.toUpperCase()}`,
    `The condition of ${proper(as)}'s sacrifice does not hold.`,
    params,
  );
}

/** R-SACRIFICE: could the metropolis of this sacrifice be built? Helen and Odysseus clear sites for theirs. */
function leavesRoom(s: State, faction: number, hero: HeroId, as: HeroId): boolean {
  if (as === 'helen' || as === 'odysseus') return s.stack.length > 0;
  const builds = as === 'ajax' || as === 'croesus' || as === 'jason';
  return !builds || canBuildMetropolis(s, faction, hero);
}
