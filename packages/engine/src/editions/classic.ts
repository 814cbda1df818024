import { round } from '../battle/battle.ts';
import { clash } from '../battle/clash.ts';
import { reroll, roll } from '../battle/dice.ts';
import { lose, remove } from '../battle/losses.ts';
import { withdraw } from '../battle/withdraw.ts';
import { CLASSIC_CREATURE_RULES, FIGURES_UNTIL_NEXT_TURN } from '../creatures/classic/index.ts';
import { krakenSwims } from '../creatures/classic/kraken.ts';
import { sirenLends } from '../creatures/classic/siren.ts';
import { sylphSails } from '../creatures/classic/sylph.ts';
import { playing, spent } from '../creatures/play.ts';
import { polyphemusDrowns, polyphemusPushes } from '../creatures/polyphemus.ts';
import { draw, fillCreatures } from '../deck.ts';
import { classicActions } from '../gods/classic/begin.ts';
import { classicTurn } from '../gods/classic/turn.ts';
import { NOBODY } from '../ids.ts';
import { demolish, placeClassicMetropolis, raise } from '../metropolis/classic.ts';
import { chooseRaze, raze } from '../metropolis/raze.ts';
import { academyIncome, navalAcademy } from '../monuments/academies.ts';
import { chooseMonuments, offerMonuments } from '../monuments/build.ts';
import { gift } from '../monuments/gift.ts';
import { lighthouse } from '../monuments/lighthouse.ts';
import { voyage } from '../movement/voyage.ts';
import { agreeClassic } from '../options-classic.ts';
import { finish, tribute } from '../phases/actions.ts';
import { beginClassic } from '../phases/classic/begin.ts';
import { start } from '../phases/classic/start.ts';
import { end } from '../phases/end.ts';
import { layGods, layMarkers } from '../phases/lay.ts';
import { offer, offerings } from '../phases/offerings.ts';
import { place } from '../place.ts';
import type { ClassicRules } from '../rule.ts';
import { push } from '../state.ts';
import type { Edition } from './edition.ts';

const { fates: _, ...choices } = CLASSIC_CREATURE_RULES;

/** One rule for each kind of frame, those of the Monuments included. */
const rules: ClassicRules = {
  'lay-gods': layGods,
  'lay-markers': layMarkers,
  'fill-creatures': fillCreatures,
  draw,
  start,
  income: academyIncome,
  offerings,
  offer,
  // CL-CYCLE: no upkeep, the actions follow at once.
  upkeep: { run: (s) => push(s, { kind: 'actions' }) },
  actions: classicActions,
  end,
  over: { who: () => NOBODY, moves: () => [], take: () => {} },
  place,
  tribute,
  turn: classicTurn,
  finish,
  voyage,
  round,
  roll,
  reroll,
  clash,
  lose,
  remove,
  withdraw,
  raze,
  'choose-raze': chooseRaze,
  metropolis: placeClassicMetropolis,
  demolish,
  raise,
  creature: playing(CLASSIC_CREATURE_RULES, (card) => FIGURES_UNTIL_NEXT_TURN.has(card)),
  spent,
  'polyphemus-pushes': polyphemusPushes,
  'polyphemus-drowns': polyphemusDrowns,
  ...choices,
  'siren-lends': sirenLends,
  'kraken-swims': krakenSwims,
  'sylph-sails': sylphSails,
  'choose-monuments': chooseMonuments,
  monuments: offerMonuments,
  gift,
  lighthouse,
  'naval-academy': navalAcademy,
};

export const CLASSIC: Edition = { agree: agreeClassic, begin: beginClassic, rules };
