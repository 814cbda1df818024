import type { HeroId, Phase } from '@meltemi/engine';
import type { names as english } from '../en/names.ts';
import { plural } from '../plural.ts';

type Names = typeof english;
type Count = Names['count']['hero'];

const choose = plural('cs');
const counted =
  (one: string, few: string, other: string): Count =>
  (n) =>
    `${n}\u00a0${choose(n, { one, few, other })}`;
const listed = new Intl.ListFormat('cs', { type: 'conjunction' });

const hero: Readonly<Record<HeroId, string>> = {
  croesus: 'Kroisos',
  hector: 'Hektór',
  helen: 'Helena',
  jason: 'Iáson',
  ajax: 'Ajax',
  pandora: 'Pandóra',
  penthesilea: 'Penthesilea',
  odysseus: 'Odysseus',
  perseus: 'Perseus',
};

const phase: Readonly<Record<Phase, string>> = {
  setup: 'Příprava hry',
  start: 'Zahájení epochy',
  income: 'Příjem',
  offerings: 'Dary bohům',
  upkeep: 'Udržení tvorů',
  actions: 'Akce',
  end: 'Konec epochy',
  over: 'Konec hry',
};

const gold: Count = (n) => `${n}\u00a0ZL`;
const philosopher = counted('filozof', 'filozofové', 'filozofů');
const creature = counted('tvor', 'tvorové', 'tvorů');
const building = counted('budova', 'budovy', 'budov');

const prosperity = counted('žeton rohu hojnosti', 'žetony rohů hojnosti', 'žetonů rohů hojnosti');

export const names: Names = {
  edition: { legendary: 'Legendární edice', classic: 'Klasická edice' },
  expansion: 'Monumenty',
  god: { zeus: 'Zeus', athena: 'Athéna', poseidon: 'Poseidón', ares: 'Arés', hera: 'Héra', apollo: 'Apollón' },
  creature: {
    harpy: 'Harpyje',
    gryphon: 'Gryf',
    griffon: 'Gryf',
    giant: 'Obr',
    dryad: 'Dryáda',
    cyclops: 'Kyklop',
    charon: 'Charón',
    graeae: 'Graie',
    fates: 'Moiry',
    pegasus: 'Pegas',
    satyr: 'Satyr',
    siren: 'Siréna',
    sphinx: 'Sfinga',
    sylph: 'Sylfa',
    chimera: 'Chiméra',
    cerberus: 'Kerberos',
    hydra: 'Hydra',
    polyphemus: 'Polyfémos',
    medusa: 'Medúsa',
    minotaur: 'Mínótauros',
    chiron: 'Cheirón',
    kraken: 'Kraken',
  },
  creatureWord: { legendary: 'tvor', classic: 'tvor' },
  hero,
  building: {
    port: 'přístav',
    fortress: 'pevnost',
    temple: 'chrám',
    university: 'akademie',
    metropolis: 'metropole',
  },
  monument: {
    lighthouse: 'Velký Poseidónův maják',
    citadel: 'Velká Aréova citadela',
    military: 'Vojenská akademie',
    naval: 'Námořní akademie',
    warport: 'Válečný přístav',
    university: 'Velká Athénina akademie',
    zeus: 'Velký Diův chrám',
    athena: 'Athénin chrám',
    poseidon: 'Poseidónův chrám',
    ares: 'Aréův chrám',
  },
  bonus: {
    troops: 'dva běžní vojáci',
    gold: '3\u00a0ZL',
    prosperity: 'roh hojnosti',
    fleets: 'dvě lodě',
    priestess: 'kněžka',
  },
  piece: {
    troop: counted('voják', 'vojáci', 'vojáků'),
    mercenary: counted('námezdní voják', 'námezdní vojáci', 'námezdních vojáků'),
    fleet: counted('loď', 'lodě', 'lodí'),
    prosperity,
  },
  prosperity: { legendary: prosperity, classic: prosperity },
  card: {
    legendary: { priestess: counted('kněžka', 'kněžky', 'kněžek'), philosopher },
    classic: { priestess: counted('kněz', 'kněží', 'kněží'), philosopher },
  },
  unit: { ...hero, troop: 'voják', mercenary: 'námezdní voják', fleet: 'loď', minotaur: 'Mínótauros' },
  area: {
    legendary: { land: 'oblast pevniny', sea: 'oblast moře' },
    classic: { land: 'ostrov', sea: 'mořské pole' },
  },
  phase: { legendary: phase, classic: { ...phase, start: 'Tvorové a bohové' } },
  colour: { red: 'Červený', blue: 'Modrý', yellow: 'Žlutý', purple: 'Fialový', green: 'Zelený', black: 'Černý' },
  gold: { legendary: gold, classic: gold },
  count: {
    creature: { legendary: creature, classic: creature },
    building: { legendary: building, classic: building },
    hero: counted('hrdina', 'hrdinové', 'hrdinů'),
    metropolis: counted('metropole', 'metropole', 'metropolí'),
    monument: counted('monument', 'monumenty', 'monumentů'),
    cornucopia: counted('roh hojnosti', 'rohy hojnosti', 'rohů hojnosti'),
    cycle: counted('epocha', 'epochy', 'epoch'),
    player: counted('hráč', 'hráči', 'hráčů'),
  },
  you: (colour) => `${colour} (vy)`,
  list: (items) => listed.format(items),
};
