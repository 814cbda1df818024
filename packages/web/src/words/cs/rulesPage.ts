import type { rulesPage as english } from '../en/rulesPage.ts';
import { plural } from '../plural.ts';

const choose = plural('cs');

export const rulesPage: typeof english = {
  title: 'Pravidla',
  back: 'Zpět ke stolu',
  contents: 'Obsah',
  search: 'Hledat v pravidlech',
  found: (n) => `${n}\u00a0${choose(n, { one: 'pravidlo', few: 'pravidla', other: 'pravidel' })}`,
  nothing: 'Tato slova v žádném pravidle nejsou. Zkuste méně slov nebo kratší.',
  synonyms: [
    'ústup stáhn',
    'flot loď lodi lodě',
    'armád jednotk vojá',
    'aukc dražb licit nabíd dary',
    'peníz peněz minc zlaťá',
  ],
  clear: 'Zobrazit všechna pravidla',
  link: (id) => `Odkaz na pravidlo ${id}`,
  unknown: (id) => `Pravidlo ${id} neexistuje.`,
  inEnglish: 'Tato pravidla zatím nejsou přeložena.',
};
