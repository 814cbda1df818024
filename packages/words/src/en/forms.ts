import type { CreatureId, God, HeroId, MonumentId } from '@meltemi/engine';

type Cases<K extends string> = readonly Readonly<Record<K, string>>[];

/** The names of cards in the cases that sentences use, besides the nominative. */
interface Forms {
  readonly god: Cases<God>;
  readonly creature: Cases<CreatureId>;
  readonly hero: Cases<HeroId>;
  readonly monument: Cases<MonumentId>;
}

export const forms: Forms = { god: [], creature: [], hero: [], monument: [] };
