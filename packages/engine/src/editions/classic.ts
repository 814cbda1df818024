import { push } from '../effects/state.ts';
import type { ClassicRules, PlayerQuestions } from '../model/rule.ts';
import { round } from '../rules/battle/battle.ts';
import { clash } from '../rules/battle/clash.ts';
import { reroll, roll } from '../rules/battle/dice.ts';
import { lose, remove } from '../rules/battle/losses.ts';
import { withdraw } from '../rules/battle/withdraw.ts';
import { CLASSIC_CREATURE_RULES } from '../rules/creatures/classic/index.ts';
import { krakenSwims } from '../rules/creatures/classic/kraken.ts';
import { sirenLends } from '../rules/creatures/classic/siren.ts';
import { sylphSails } from '../rules/creatures/classic/sylph.ts';
import { draw, fillCreatures } from '../rules/creatures/draw.ts';
import { playing, spent } from '../rules/creatures/play.ts';
import { polyphemusDrowns, polyphemusPushes } from '../rules/creatures/polyphemus.ts';
import { classicActions } from '../rules/gods/classic/begin-turn.ts';
import { classicGains } from '../rules/gods/classic/gains.ts';
import { classicGod } from '../rules/gods/classic/index.ts';
import { classicTurn } from '../rules/gods/classic/turn.ts';
import { demolish, placeClassicMetropolis, raise } from '../rules/metropolis/classic.ts';
import { chooseRaze, raze } from '../rules/metropolis/raze.ts';
import { academyIncome, navalAcademy } from '../rules/monuments/academies.ts';
import { chooseMonuments, offerMonuments } from '../rules/monuments/build.ts';
import { lighthouse } from '../rules/monuments/lighthouse.ts';
import { gift } from '../rules/monuments/temple-offering.ts';
import { voyage } from '../rules/movement/classic/sail.ts';
import { offer, offerings } from '../rules/offerings/offerings.ts';
import { finish, tribute } from '../rules/phases/actions.ts';
import { beginClassic, takeClassicStarts } from '../rules/phases/classic/setup.ts';
import { start } from '../rules/phases/classic/start.ts';
import { end, over } from '../rules/phases/end.ts';
import { layGods, layMarkers } from '../rules/phases/lay.ts';
import { place } from '../rules/phases/place.ts';
import { classicRule } from './classic-rule-ids.ts';
import type { Edition } from './edition.ts';
import { agreeClassic } from './options-classic.ts';

const { fates: _, ...choices } = CLASSIC_CREATURE_RULES;

/** One rule for each kind of frame, those of the Monuments included. */
const rules = {
  'lay-gods': layGods,
  'lay-markers': layMarkers,
  'take-starts': takeClassicStarts,
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
  over,
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
  creature: playing(CLASSIC_CREATURE_RULES),
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
} satisfies ClassicRules;

export const CLASSIC: Edition = {
  agree: agreeClassic,
  begin: beginClassic,
  sells: classicGod,
  gains: classicGains,
  rules,
  ruleId: classicRule,
};

/** The kinds of frames that ask a player in this edition. */
export type ClassicQuestion = PlayerQuestions<typeof rules>;
