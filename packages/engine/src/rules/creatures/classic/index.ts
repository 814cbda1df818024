import type { ClassicCreature } from '../../../model/ids.ts';
import { chimera } from '../chimera.ts';
import { cyclops } from '../cyclops.ts';
import { dryad } from '../dryad.ts';
import { griffon } from '../gryphon.ts';
import type { CreatureRules } from '../play.ts';
import { satyr } from '../satyr.ts';
import { fates } from './fates.ts';
import { onAnyIsle } from './figures.ts';
import { giant } from './giant.ts';
import { harpy } from './harpy.ts';
import { kraken } from './kraken.ts';
import { pegasus } from './pegasus.ts';
import { siren } from './siren.ts';
import { sphinx } from './sphinx.ts';
import { sylph } from './sylph.ts';

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
  minotaur: onAnyIsle('minotaur'),
  chiron: onAnyIsle('chiron'),
  medusa: onAnyIsle('medusa'),
  polyphemus: onAnyIsle('polyphemus'),
} satisfies CreatureRules<ClassicCreature>;
