import type { LegendaryRules, PlayerQuestions } from '../model/rule.ts';
import { round } from '../rules/battle/battle.ts';
import { clash } from '../rules/battle/clash.ts';
import { reroll, roll } from '../rules/battle/dice.ts';
import { lose, remove } from '../rules/battle/losses.ts';
import { hectorStrikes } from '../rules/battle/pre-battle.ts';
import { withdraw } from '../rules/battle/withdraw.ts';
import { draw, fillCreatures } from '../rules/creatures/draw.ts';
import { giantShares } from '../rules/creatures/giant.ts';
import { hydraFeeds } from '../rules/creatures/hydra.ts';
import { CREATURE_RULES } from '../rules/creatures/index.ts';
import { playing, spent } from '../rules/creatures/play.ts';
import { polyphemusDrowns, polyphemusPushes } from '../rules/creatures/polyphemus.ts';
import { sphinxChooses } from '../rules/creatures/sphinx.ts';
import { actions } from '../rules/gods/begin-turn.ts';
import { mandatoryBuilding } from '../rules/gods/build.ts';
import { legendaryGains } from '../rules/gods/gains.ts';
import { GOD_RULES } from '../rules/gods/index.ts';
import { topCard } from '../rules/gods/top-card.ts';
import { turn } from '../rules/gods/turn.ts';
import { hectorSwaps } from '../rules/heroes/hector.ts';
import { moment } from '../rules/heroes/sacrifice.ts';
import { placeMetropolis, turnToken } from '../rules/metropolis/metropolis.ts';
import { chooseRaze, raze } from '../rules/metropolis/raze.ts';
import { perseusLeads } from '../rules/movement/flight.ts';
import { join } from '../rules/movement/move-group.ts';
import { offer, offerings } from '../rules/offerings/offerings.ts';
import { finish, gainCard, tribute } from '../rules/phases/actions.ts';
import { deployment, launch, settle } from '../rules/phases/deployment.ts';
import { end, over } from '../rules/phases/end.ts';
import { income } from '../rules/phases/income.ts';
import { layGods, layMarkers } from '../rules/phases/lay.ts';
import { bonus, place } from '../rules/phases/place.ts';
import { beginLegendary, takeQuickStarts } from '../rules/phases/setup.ts';
import { drawHero, fillHeroes, start } from '../rules/phases/start.ts';
import { keep, upkeep } from '../rules/phases/upkeep.ts';
import type { Edition } from './edition.ts';
import { agreeLegendary } from './options-legendary.ts';

const { graeae: _, ...choices } = CREATURE_RULES;

/** One rule for each kind of frame. */
const rules = {
  'lay-gods': layGods,
  'lay-markers': layMarkers,
  'take-starts': takeQuickStarts,
  'fill-heroes': fillHeroes,
  'draw-hero': drawHero,
  'fill-creatures': fillCreatures,
  draw,
  deployment,
  settle,
  launch,
  start,
  income,
  offerings,
  offer,
  upkeep,
  keep,
  actions,
  end,
  over,
  build: mandatoryBuilding,
  gain: gainCard,
  tribute,
  place,
  moment,
  turn,
  finish,
  'top-card': topCard,
  join,
  round,
  hector: hectorStrikes,
  roll,
  reroll,
  clash,
  lose,
  remove,
  withdraw,
  raze,
  'choose-raze': chooseRaze,
  metropolis: placeMetropolis,
  token: turnToken,
  bonus,
  creature: playing(CREATURE_RULES),
  spent,
  'giant-share': giantShares,
  'hydra-feeds': hydraFeeds,
  'polyphemus-pushes': polyphemusPushes,
  'polyphemus-drowns': polyphemusDrowns,
  'hector-swaps': hectorSwaps,
  'perseus-leads': perseusLeads,
  ...choices,
  sphinx: sphinxChooses,
} satisfies LegendaryRules;

export const LEGENDARY: Edition = {
  agree: agreeLegendary,
  begin: beginLegendary,
  sells: (god) => GOD_RULES[god],
  gains: legendaryGains,
  rules,
  ruleId: (rule) => rule,
};

/** The kinds of frames that ask a player in this edition. */
export type LegendaryQuestion = PlayerQuestions<typeof rules>;
