import type { CreatureCards, Inflected } from '../cards.ts';
import type { Naming } from '../naming.ts';
import { lair } from '../sentences.ts';
import { names } from './names.ts';

/** The land area or isle it goes to. */
function home(n: Naming): string {
  return n.edition === 'classic' ? 'ostrov, na který přijde' : 'oblast pevniny, do které přijde';
}

export const creatures: Inflected<CreatureCards, 'accusative'> = {
  harpy: {
    name: 'Harpyje',
    accusative: 'Harpyji',
    legendary: 'Zničte jednoho vojáka, běžného či námezdního, v kterékoli oblasti pevniny. Hrdinům neublíží.',
    classic: 'Zničte jednoho vojáka na kterémkoli ostrově.',
    idle: {
      legendary: 'v žádné oblasti pevniny není voják',
      classic: 'není voják, kterého by mohla zničit',
    },
    asks: {
      harpy: 'Harpyje: zvolte vojáka, kterého zničí.',
    },
  },
  gryphon: {
    name: 'Gryf',
    accusative: 'Gryfa',
    legendary: 'Ukradněte jinému hráči polovinu zlaťáků; zaokrouhluje se dolů.',
    asks: {
      gryphon: 'Gryf: zvolte, komu ukradnete polovinu zlaťáků.',
    },
  },
  griffon: {
    name: 'Gryf',
    accusative: 'Gryfa',
    classic: 'Ukradněte jinému hráči polovinu zlaťáků; zaokrouhluje se dolů.',
    asks: {
      griffon: 'Gryf: zvolte, komu ukradnete polovinu zlaťáků.',
    },
  },
  giant: {
    name: 'Obr',
    accusative: 'Obra',
    legendary: 'Vezměte všechny námezdní vojáky z jedné soupeřovy oblasti pevniny a rozdělte je mezi své oblasti.',
    classic: 'Zničte jednu budovu, nikdy však metropoli ani monument.',
    idle: {
      legendary: 'žádní námezdní vojáci soupeřů k vám nemohou přejít',
      classic: 'není budova, kterou by mohl zničit',
    },
    asks: {
      giant: (_, n) =>
        n.edition === 'classic'
          ? 'Obr: zvolte budovu, kterou zničí.'
          : 'Obr: zvolte námezdní vojáky, kteří k vám přejdou.',
      'giant-share': ({ left }) => `Obr: zvolte, kam umístit námezdního vojáka${left > 1 ? ` (zbývá: ${left})` : ''}.`,
    },
  },
  dryad: {
    name: 'Dryáda',
    accusative: 'Dryádu',
    legendary: 'Ukradněte jinému hráči jednu kněžku.',
    classic: 'Ukradněte jinému hráči jednoho kněze.',
    idle: {
      legendary: 'žádný soupeř nemá kněžku',
      classic: 'žádný soupeř nemá kněze',
    },
    asks: {
      dryad: (_, n) => `Dryáda: zvolte, komu ukradnete ${n.edition === 'classic' ? 'kněze' : 'kněžku'}.`,
    },
  },
  cyclops: {
    name: 'Kyklop',
    accusative: 'Kyklopa',
    legendary: 'Vyměňte jednu svou základní budovu za jiný typ, na stejném staveništi.',
    classic: 'Vyměňte jednu svou budovu za jiný typ, na stejném místě pro budovu.',
    idle: {
      legendary: 'žádnou z vašich budov nelze vyměnit za jiný typ',
      classic: 'žádnou z vašich budov nelze vyměnit za jiný typ',
    },
    asks: {
      cyclops: 'Kyklop: zvolte svou budovu a typ, za který ji vyměníte.',
    },
  },
  charon: {
    name: 'Charón',
    accusative: 'Charóna',
    legendary: 'Vyměňte jednoho svého hrdinu za hrdinu ze stupnice. Nového nelze v této epoše obětovat.',
    idle: {
      legendary: 'nemáte hrdinu k výměně, nebo je stupnice hrdinů prázdná',
    },
    asks: {
      charon: 'Charón: zvolte svého hrdinu a hrdinu ze stupnice, za kterého ho vyměníte.',
    },
  },
  graeae: {
    name: 'Graie',
    accusative: 'Graie',
    legendary: 'Získejte znovu svůj příjem podle současného stavu na plánu.',
  },
  fates: {
    name: 'Moiry',
    accusative: 'Moiry',
    classic: 'Získejte znovu svůj příjem.',
  },
  pegasus: {
    name: 'Pegas',
    accusative: 'Pegasa',
    legendary:
      'Přeneste zdarma skupinu svých vojáků a hrdinů z jedné oblasti pevniny do kterékoli jiné. Medúsa tomu brání.',
    classic: 'Přesuňte vojáky z jednoho svého ostrova na kterýkoli jiný, bez řetězce lodí.',
    idle: {
      legendary: 'nemáte skupinu, která by se mohla přesunout',
      classic: 'nemáte vojáky, kteří by se mohli přesunout',
    },
    asks: {
      pegasus: 'Pegas: zvolte, kdo poletí a kam.',
    },
  },
  satyr: {
    name: 'Satyr',
    accusative: 'Satyra',
    legendary: 'Ukradněte jinému hráči jednoho filozofa.',
    classic: 'Ukradněte jinému hráči jednoho filozofa.',
    idle: {
      legendary: 'žádný soupeř nemá filozofa',
      classic: 'žádný soupeř nemá filozofa',
    },
    asks: {
      satyr: 'Satyr: zvolte, komu ukradnete filozofa.',
    },
  },
  siren: {
    name: 'Siréna',
    accusative: 'Sirénu',
    classic: 'Nahraďte soupeřovu loď, která je na svém mořském poli sama, svou vlastní.',
    idle: {
      classic: 'žádná soupeřova loď není na svém mořském poli sama',
    },
    asks: {
      siren: 'Siréna: zvolte osamocenou loď, kterou nahradíte svou.',
      'siren-lends': ({ area }, n) => `Siréna: v zásobě už nemáte loď. Zvolte jednu z plánu (cíl: ${n.area(area)}).`,
    },
  },
  sphinx: {
    name: 'Sfinga',
    accusative: 'Sfingu',
    legendary: 'Doberte si tři tvory, dva odhoďte a třetího zahrajte zdarma.',
    classic: 'Prodejte, kolik chcete svých vojáků, lodí, kněží a filozofů, vždy po 2\u00a0ZL.',
    idle: {
      legendary: 'nezbývá žádná karta k dobrání',
      classic: 'nemáte co prodat',
    },
    asks: {
      sphinx: (_, n) =>
        n.edition === 'classic'
          ? `Sfinga: prodejte, co chcete, vždy po ${names.gold[n.edition](2)}, potom skončete.`
          : 'Sfinga: zvolte, kterého z dobraných tvorů zahrajete.',
    },
  },
  sylph: {
    name: 'Sylfa',
    accusative: 'Sylfu',
    legendary: 'Vyměňte mezi sebou lodě kterýchkoli dvou oblastí moře, ať patří komukoli.',
    classic: 'Deset kroků zdarma pro vaše lodě, rozdělte je, jak chcete. Pro lodě, které bojují, bitvou cesta končí.',
    idle: {
      legendary: 'lodě jsou v méně než dvou oblastech moře',
      classic: 'žádná z vašich lodí nemůže plout',
    },
    asks: {
      sylph: (_, n) =>
        n.edition === 'classic'
          ? 'Sylfa: deset kroků zdarma pro vaše lodě. Zvolte první.'
          : 'Sylfa: zvolte dvě oblasti moře, jejichž lodě si vymění místa.',
      'sylph-sails': ({ left }) => `Sylfa: plujte dál, nebo skončete (kroky zdarma: ${left}).`,
    },
  },
  chimera: {
    name: 'Chiméra',
    accusative: 'Chiméru',
    legendary: 'Zahrajte zdarma kteréhokoli odhozeného tvora. Potom se odhozené karty zamíchají s dobíracím balíčkem.',
    classic: 'Využijte efekt odhozeného tvora. Potom se odhozené karty zamíchají do dobíracího balíčku.',
    idle: {
      legendary: 'žádný tvor nebyl odhozen',
      classic: 'žádný tvor nebyl odhozen',
    },
    asks: {
      chimera: 'Chiméra: zvolte odhozeného tvora, kterého zahrajete.',
    },
  },
  cerberus: {
    name: 'Kerberos',
    accusative: 'Kerbera',
    legendary: 'Zůstává v oblasti pevniny: její příjem dostáváte vy místo toho, kdo ji ovládá.',
    asks: {
      cerberus: 'Kerberos: zvolte jeho oblast pevniny.',
    },
  },
  hydra: {
    name: 'Hydra',
    accusative: 'Hydru',
    legendary:
      'Zůstává na pevnině nebo na moři a zdvojnásobuje tam příjem. Hned a v každé fázi udržení zničí vojáka nebo loď ve své či sousedící oblasti a přibude žeton rohu hojnosti.',
    asks: {
      hydra: 'Hydra: zvolte její oblast.',
      'hydra-feeds': 'Hydra: zvolte loď nebo vojáka ke zničení.',
    },
  },
  polyphemus: {
    name: 'Polyfémos',
    accusative: 'Polyféma',
    legendary:
      'Zůstává v oblasti pevniny a moře kolem ní je nepřístupné. Lodě odtud přesunete; ty, které nemají kam, jsou zničeny.',
    classic:
      'Do vašeho prvního tahu v příští epoše jsou mořská pole kolem jeho ostrova nepřístupná. Lodě odtud přesunete; ty, které nemají kam, jsou zničeny.',
    asks: {
      polyphemus: (_, n) => `Polyfémos: zvolte ${home(n)}.`,
      'polyphemus-pushes': 'Polyfémos: přesuňte loď z nepřístupného moře.',
    },
  },
  medusa: {
    name: 'Medúsa',
    accusative: 'Medúsu',
    legendary: 'Zůstává v oblasti pevniny: žádný voják ani hrdina do ní nesmí vstoupit ani ji opustit, ani váš.',
    classic: 'Do vašeho prvního tahu v příští epoše nesmějí vojáci její ostrov opustit. Přijít na něj smějí.',
    asks: {
      medusa: (_, n) => `Medúsa: zvolte ${home(n)}.`,
    },
  },
  minotaur: {
    name: 'Mínótauros',
    accusative: 'Mínótaura',
    legendary:
      'Zůstává v jedné vaší oblasti pevniny: jednotka s bojovou silou 2. Dokud žije, jeho strana se nesmí stáhnout.',
    classic: 'Do vašeho prvního tahu v příští epoše přidává 2 k obraně ostrova, na kterém jsou vojáci.',
    idle: {
      legendary: 'nemáte oblast pevniny bez tvora',
    },
    asks: {
      minotaur: (_, n) =>
        n.edition === 'classic' ? 'Mínótauros: zvolte jeho ostrov.' : 'Mínótauros: zvolte jednu svou oblast pevniny.',
    },
  },
  chiron: {
    name: 'Cheirón',
    accusative: 'Cheiróna',
    classic: 'Do vašeho prvního tahu v příští epoše chrání ostrov před Pegasem, Obrem a Harpyjí.',
    asks: {
      chiron: 'Cheirón: zvolte ostrov, který bude chránit.',
    },
  },
  kraken: {
    name: 'Kraken',
    accusative: 'Krakena',
    legendary: 'Zůstává v oblasti moře: zničí v ní všechny lodě a žádná do ní nesmí vplout.',
    classic:
      'Umístěte ho na mořské pole, potom ho přesouvejte za 1\u00a0ZL na každé další: všude, kam přijde, zničí všechny lodě. Na jeho pole žádná loď nesmí. Zůstává, dokud ho někdo znovu neuplatí.',
    asks: {
      kraken: (_, n) => `Kraken: zvolte jeho ${names.area[n.edition].sea}.`,
      'kraken-swims': (_, n, seen) =>
        `Kraken, ${lair('kraken', n, seen)}: plujte dál, každé mořské pole za ${names.gold[n.edition](1)}, nebo zůstaňte.`,
    },
  },
};
