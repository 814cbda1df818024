export { advice } from './advice.ts';
export { areas } from './areas.ts';
export { asking, thrownOut } from './asking.ts';
export { bonus, building, cards, creature, god, hero, monument, unit } from './cards.ts';
export {
  buildingOf,
  godOf,
  godTo,
  heroOf,
  isHeroine,
  theBuilding,
  theCard,
  theCreature,
  theHero,
  thePiece,
  thePieces,
} from './cases.ts';
export { choices } from './choices.ts';
export { log } from './log.ts';
export { names } from './names.ts';
export { refusals } from './refusals.ts';
