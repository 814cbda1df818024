// Facts about a position that players, bots and pages ask for: who decides, odds, prices, reach, income, rule ids.

export { extraOf, extraPrices, turnGains } from './editions/turn-gains.ts';
export { weight } from './kernel/fate.ts';
export { flaws } from './kernel/flaws.ts';
export { decider } from './kernel/game.ts';
export { colourOf, factionNamed } from './model/colours.ts';
export { inTeams, openTiles } from './model/table.ts';
export { termsOf } from './model/terms.ts';
export { type Deployed, landsToSettle, seasToLaunch } from './query/deployment.ts';
export { incomeOf, yieldOf } from './query/income.ts';
export { mayEnter } from './query/last-area.ts';
export { ENOUGH_PHILOSOPHERS, metropolisesOf } from './query/metropolises.ts';
export { ATHENA_DISCOUNT, holds, MONUMENT_BUILDINGS } from './query/monuments.ts';
export { type Force, type Odds, odds } from './query/odds.ts';
export { actingOrder, netOffer } from './query/offerings.ts';
export { finalists, winningSeats } from './query/outcome.ts';
export { CLASSIC_BUILDING_PRICE, creaturePrice, HERO_PRICE } from './query/prices.ts';
export { landStops } from './query/reach.ts';
export { creatureRule, godRule, ruleOf, ruleOfEvent } from './query/rule-of.ts';
export { typesForSet } from './query/sets.ts';
export { siteOwner } from './query/sites.ts';
export { reserve } from './query/supply.ts';
export { type Army, armies, attackOdds, battleOdds } from './rules/battle/armies.ts';
export { attacksWith } from './rules/gods/attacks-with.ts';
export type { TurnGains } from './rules/gods/extras.ts';
export { heroStrength, sacrificeNeeds, sailsOnAnyFleet } from './rules/heroes/index.ts';
export { metropolisSacrifices } from './rules/heroes/sacrifice.ts';
export { type Attack, attacksBy } from './rules/movement/attacks.ts';
