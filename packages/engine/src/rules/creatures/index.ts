import type { LegendaryCreature } from '../../model/ids.ts';
import { charon } from './charon.ts';
import { chimera } from './chimera.ts';
import { summoning } from './creature.ts';
import { cyclops } from './cyclops.ts';
import { dryad } from './dryad.ts';
import { giant } from './giant.ts';
import { graeae } from './graeae.ts';
import { gryphon } from './gryphon.ts';
import { harpy } from './harpy.ts';
import { pegasus } from './pegasus.ts';
import type { CreatureRules } from './play.ts';
import { satyr } from './satyr.ts';
import { sphinx } from './sphinx.ts';
import { sylph } from './sylph.ts';

export const CREATURE_RULES = {
  harpy,
  gryphon,
  giant,
  dryad,
  cyclops,
  charon,
  graeae,
  pegasus,
  satyr,
  sphinx,
  sylph,
  chimera,
  cerberus: summoning('cerberus'),
  hydra: summoning('hydra'),
  polyphemus: summoning('polyphemus'),
  medusa: summoning('medusa'),
  minotaur: summoning('minotaur'),
  kraken: summoning('kraken'),
} satisfies CreatureRules<LegendaryCreature>;
