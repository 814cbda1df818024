import { plural } from '@meltemi/words';
import type { rulesPage as english } from '../en/rulesPage.ts';

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
  /** The game on one page. */
  how: {
    title: 'Jak se hraje',
    lead: 'Legendární edice na jedné stránce. Klasická edice se hraje podobně; rozdíly najdete v její knize.',
    learn: 'Naučte se to hrou',
    goal: { name: 'Cíl hry', text: 'Kdo má na konci epochy tři metropole, vyhrává. Při shodě rozhodují zlaťáky.' },
    cycle: {
      name: 'Epocha',
      text: 'Příjem, dary bohům, udržení tvorů, potom tah každého hráče. A tak dál, dokud někdo nevyhraje.',
    },
    income: {
      name: 'Příjem',
      text: 'Jeden zlaťák za každý roh hojnosti na vaší pevnině a v mořích, kde máte loď. Zlaťáky hráčů jsou tajné.',
    },
    offerings: {
      name: 'Dary bohům',
      text: 'Nabídněte dar jednomu bohu. Koho jiný překoná, nabízí hned znovu, jinému. Všichni zaplatí svůj dar, za každou kněžku o 1 méně. Apollón je zdarma.',
    },
    gods: {
      name: 'Bohové',
      text: 'Vyhodnocují se shora dolů. Každý kromě Apollóna dává zdarma budovu a ještě něco, ostatní prodává. Kdo hraje první, příště nabízí poslední.',
    },
    sea: {
      name: 'Lodě jsou mosty',
      text: 'Vojáci táhnou po svém ostrově, nebo přes moře, v nichž všude máte loď. Lodě plují s Poseidónem, vojáci táhnou s Aréem; hrdinové je vedou u každého boha kromě Aréa a Apollóna.',
    },
    battle: {
      name: 'Bitva',
      text: 'Každá strana hodí kostkou a přičte jednotky, obránce pevnost, na moři i přístavy. Nižší součet přijde o jednotku. Pak se smí stáhnout obránce, potom útočník; jinak další kolo.',
    },
    metropolis: {
      name: 'Metropole',
      text: 'Přístav, pevnost, chrám a akademie se hned změní v metropoli. Čtyři filozofové také. Lze pro ni obětovat hrdinu a cizí můžete dobýt.',
    },
    creatures: {
      name: 'Tvorové a hrdinové',
      text: 'Tvory uplácíte ve svém tahu; chrámy je zlevňují. Kdo z nich zůstává, stojí každou epochu kněžku. Hrdiny verbujete s Hérou.',
    },
  },
};
