import type { HeroId } from '../../model/ids.ts';
import { required } from '../../model/required.ts';
import type { Position } from '../../model/state.ts';
import { ajax } from './ajax.ts';
import { croesus } from './croesus.ts';
import { hector } from './hector.ts';
import { helen } from './helen.ts';
import type { HeroRule, HeroRules } from './hero.ts';
import { jason } from './jason.ts';
import { odysseus } from './odysseus.ts';
import { pandora } from './pandora.ts';
import { penthesilea } from './penthesilea.ts';
import { perseus } from './perseus.ts';

/** What each hero can do. */
export const HERO_RULES: HeroRules = {
  croesus,
  hector,
  helen,
  jason,
  ajax,
  pandora,
  penthesilea,
  odysseus,
  perseus,
};

/** The number in the condition of a hero's sacrifice. */
export function sacrificeNeeds(hero: HeroId): number {
  return required(HERO_RULES[hero].needs, `number in the condition of ${hero}`);
}

/** LE-HERO-1: what a hero adds to the strength of its side in battle. */
export function heroStrength(hero: HeroId): number {
  return HERO_RULES[hero].strength ?? 1;
}

/** LE-HERO-JASON: whether a move that this hero leads may cross any fleets. */
export function sailsOnAnyFleet(hero: HeroId): boolean {
  return HERO_RULES[hero].sailsOnAnyFleet ?? false;
}

/** The hero of a faction in an area whose rule says yes. */
export function heroWith(s: Position, faction: number, area: number, ability: keyof HeroRule): HeroId | null {
  for (const hero of s.heroes) {
    if (hero.area === area && hero.owner === faction && HERO_RULES[hero.id][ability]) return hero.id;
  }
  return null;
}
