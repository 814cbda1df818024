// Facts about a position that players, bots and pages ask for: odds, prices, reach, income, rule ids.

export { incomeOf, yieldOf } from './query/income.ts';
export { mayEnter } from './query/last-area.ts';
export { metropolisesOf } from './query/metropolises.ts';
export { holds, MONUMENT_BUILDINGS } from './query/monuments.ts';
export { type Force, type Odds, odds } from './query/odds.ts';
export { actingOrder, netOffer } from './query/offerings.ts';
export { creaturePrice, HERO_PRICE } from './query/prices.ts';
export { landStops, seaStops } from './query/reach.ts';
export { ruleOf, ruleOfEvent } from './query/rule-of.ts';
export { reserve } from './query/supply.ts';
export { type Army, armies, attackOdds, battleOdds } from './rules/battle/armies.ts';
export { HERO_RULES } from './rules/heroes/index.ts';
