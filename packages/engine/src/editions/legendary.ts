import { round } from '../battle/battle.ts';
import { hectorStrikes } from '../battle/before.ts';
import { clash } from '../battle/clash.ts';
import { reroll, roll } from '../battle/dice.ts';
import { lose, remove } from '../battle/losses.ts';
import { withdraw } from '../battle/withdraw.ts';
import { giantShares } from '../creatures/giant.ts';
import { hydraFeeds } from '../creatures/hydra.ts';
import { CREATURE_RULES, FIGURE_RULES } from '../creatures/index.ts';
import { playing, spent } from '../creatures/play.ts';
import { polyphemusDrowns, polyphemusPushes } from '../creatures/polyphemus.ts';
import { sphinxChooses } from '../creatures/sphinx.ts';
import { draw, fillCreatures } from '../deck.ts';
import { actions } from '../gods/begin.ts';
import { mandatoryBuilding } from '../gods/build.ts';
import { turn } from '../gods/turn.ts';
import { topCard } from '../gods/zeus.ts';
import { hectorSwaps } from '../heroes/hector.ts';
import { moment, perseusLeads } from '../heroes/sacrifice.ts';
import { NOBODY } from '../ids.ts';
import { placeMetropolis, turnToken } from '../metropolis/metropolis.ts';
import { chooseRaze, raze } from '../metropolis/raze.ts';
import { join } from '../movement/join.ts';
import { agreeLegendary } from '../options-legendary.ts';
import { finish, gainCard, tribute } from '../phases/actions.ts';
import { beginLegendary } from '../phases/begin.ts';
import { deployment, launch, settle } from '../phases/deployment.ts';
import { end } from '../phases/end.ts';
import { income } from '../phases/income.ts';
import { layGods, layMarkers } from '../phases/lay.ts';
import { offer, offerings } from '../phases/offerings.ts';
import { drawHero, fillHeroes, start } from '../phases/start.ts';
import { keep, upkeep } from '../phases/upkeep.ts';
import { bonus, place } from '../place.ts';
import type { LegendaryRules } from '../rule.ts';
import type { Edition } from './edition.ts';

const { graeae: _, ...choices } = CREATURE_RULES;

/** One rule for each kind of frame. */
const rules: LegendaryRules = {
  'lay-gods': layGods,
  'lay-markers': layMarkers,
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
  over: { who: () => NOBODY, moves: () => [], take: () => {} },
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
  creature: playing(CREATURE_RULES, (card) => card in FIGURE_RULES),
  spent,
  'giant-share': giantShares,
  'hydra-feeds': hydraFeeds,
  'polyphemus-pushes': polyphemusPushes,
  'polyphemus-drowns': polyphemusDrowns,
  'hector-swaps': hectorSwaps,
  'perseus-leads': perseusLeads,
  ...choices,
  sphinx: sphinxChooses,
};

export const LEGENDARY: Edition = { agree: agreeLegendary, begin: beginLegendary, rules };
