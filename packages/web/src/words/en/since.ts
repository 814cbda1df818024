import type { Building, CreatureId, EditionId, HeroId, MonumentId, Unit } from '@meltemi/engine';
import { entriesOf } from '@meltemi/engine/internal';
import type { Units } from '@meltemi/words';
import { cards, names, unit as unitNames } from '@meltemi/words/en';

const { piece } = names;

function isPiece(unit: string): unit is 'troop' | 'mercenary' | 'fleet' {
  return unit === 'troop' || unit === 'mercenary' || unit === 'fleet';
}

function listed(units: Units): string {
  const parts = entriesOf<Unit, number>(units);
  return names.list(parts.map(([unit, count]) => (isPiece(unit) ? piece[unit](count) : unitNames[unit])));
}

/** What others did since the reader's turn. */
export const since = {
  title: 'Since your turn',
  showMe: 'Show me',
  more: (count: number) => `${count} more`,
  // what the reader has lost
  taken: (who: string, area: string, units: Units, _edition: EditionId) => {
    const lost = listed(units);
    return `${who} took ${area} from you${lost && `, you lost ${lost}`}`;
  },
  lost: (who: string, units: Units, area: string) => `You lost ${listed(units)} at ${area}${who && ` to ${who}`}`,
  switched: (who: string, mercenaries: number, area: string) =>
    `${piece.mercenary(mercenaries)} of yours at ${area} went over to ${who}`,
  robbed: (who: string, gold: number | null, edition: EditionId) =>
    `${who} stole ${gold === null ? 'half of your gold' : `${names.gold[edition](gold)} from you`}`,
  card: (who: string, card: 'priestess' | 'philosopher', edition: EditionId) =>
    `${who} took ${names.card[edition][card](1)} from you`,
  razed: (who: string, building: Building, site: string) =>
    `${who} destroyed your ${cards.building[building].name} on ${site}`,
  /** What one rival did in a turn. */
  rival: (who: string, facts: readonly string[]) => `${who} ${facts.join(', ')}`,
  fact: {
    built: (building: Building, site: string) => `built a ${cards.building[building].name} on ${site}`,
    metropolis: (site: string) => `founded a metropolis on ${site}`,
    monument: (monument: MonumentId, area: string) => `built ${cards.monument[monument].name} on ${area}`,
    enshrined: (hero: HeroId) => `put a metropolis on the card of ${cards.hero[hero].name}`,
    hired: (hero: HeroId) => `recruited ${cards.hero[hero].name}`,
    creatures: (creatures: readonly CreatureId[]) =>
      `played ${names.list(creatures.map((id) => cards.creature[id].name))}`,
    took: (area: string, from: string, _edition: EditionId) => `took ${area}${from && ` from ${from}`}`,
    fought: (area: string, defender: string) => `fought ${defender} at ${area}`,
    destroyed: (unit: Unit, area: string) => `destroyed ${isPiece(unit) ? piece[unit](1) : unitNames[unit]} at ${area}`,
    robbed: (victim: string) => `stole gold from ${victim}`,
    gained: (things: readonly string[]) => `gained ${names.list(things)}`,
    moved: (areas: readonly string[]) => `moved to ${names.list(areas)}`,
  },
};
