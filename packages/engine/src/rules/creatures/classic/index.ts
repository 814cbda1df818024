import type { ClassicCreature, FigureId } from '../../../model/ids.ts';
import { chimera } from '../chimera.ts';
import { cyclops } from '../cyclops.ts';
import { dryad } from '../dryad.ts';
import { griffon } from '../gryphon.ts';
import type { CreatureRules } from '../play.ts';
import { satyr } from '../satyr.ts';
import { fates } from './fates.ts';
import { chiron, medusa, minotaur, polyphemusOnIsle } from './figures.ts';
import { giant } from './giant.ts';
import { harpy } from './harpy.ts';
import { kraken } from './kraken.ts';
import { pegasus } from './pegasus.ts';
import { siren } from './siren.ts';
import { sphinx } from './sphinx.ts';
import { sylph } from './sylph.ts';

/** CL-CREA-2, R-CL-FIGURES: these, and their cards, last until the start of their owner's next turn. */
export const FIGURES_UNTIL_NEXT_TURN: ReadonlySet<string> = new Set<FigureId>([
  'minotaur',
  'chiron',
  'medusa',
  'polyphemus',
]);

export const CLASSIC_CREATURE_RULES = {
  fates,
  satyr,
  dryad,
  siren,
  pegasus,
  giant,
  cyclops,
  sphinx,
  sylph,
  harpy,
  griffon,
  chimera,
  kraken,
  minotaur,
  chiron,
  medusa,
  polyphemus: polyphemusOnIsle,
} satisfies CreatureRules<ClassicCreature>;
