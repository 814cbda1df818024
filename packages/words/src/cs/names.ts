import type { Phase } from '@meltemi/engine';
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
  creatureWord: { legendary: 'tvor', classic: 'tvor' },
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
