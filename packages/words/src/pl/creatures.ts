import type { CreatureCards, Inflected } from '../cards.ts';
import type { Naming } from '../naming.ts';
import { lair } from '../sentences.ts';
import { names } from './names.ts';

/** The land area or isle it goes to. */
function home(n: Naming): string {
  return n.edition === 'classic' ? 'wyspę' : 'obszar lądowy';
}

export const creatures: Inflected<CreatureCards, 'accusative' | 'genitive'> = {
  harpy: {
    name: 'Harpia',
    accusative: 'Harpię',
    genitive: 'Harpii',
    legendary: 'Zniszcz jeden oddział, podstawowy lub najemników, w dowolnym obszarze lądowym. Herosi są bezpieczni.',
    classic: 'Zniszcz jeden oddział na dowolnej wyspie.',
    idle: {
      legendary: 'w żadnym obszarze lądowym nie ma oddziału',
      classic: 'nie ma oddziału, który mogłaby zniszczyć',
    },
    asks: {
      harpy: 'Harpia: wybierz oddział, który zniszczy.',
    },
  },
  gryphon: {
    name: 'Gryf',
    accusative: 'Gryfa',
    genitive: 'Gryfa',
    legendary: 'Ukradnij połowę złota innego gracza, z zaokrągleniem w dół.',
    asks: {
      gryphon: 'Gryf: wybierz, komu ukraść połowę złota.',
    },
  },
  griffon: {
    name: 'Gryf',
    accusative: 'Gryfa',
    genitive: 'Gryfa',
    classic: 'Ukradnij połowę złota innego gracza, z zaokrągleniem w dół.',
    asks: {
      griffon: 'Gryf: wybierz, komu ukraść połowę złota.',
    },
  },
  giant: {
    name: 'Gigant',
    accusative: 'Giganta',
    genitive: 'Giganta',
    legendary:
      'Zabierz wszystkich najemników z jednego obszaru lądowego przeciwnika i rozdziel ich między własne obszary.',
    classic: 'Zniszcz jedną budowlę, ale nie metropolię ani monument.',
    idle: {
      legendary: 'żadni najemnicy przeciwnika nie mogą do ciebie przejść',
      classic: 'nie ma budowli, którą mógłby zniszczyć',
    },
    asks: {
      giant: (_, n) =>
        n.edition === 'classic'
          ? 'Gigant: wybierz budowlę, którą zniszczy.'
          : 'Gigant: wybierz najemników, którzy przejdą do ciebie.',
      'giant-share': ({ left }) =>
        `Gigant: wybierz, gdzie umieścić najemnika${left > 1 ? ` (pozostało: ${left})` : ''}.`,
    },
  },
  dryad: {
    name: 'Driada',
    accusative: 'Driadę',
    genitive: 'Driady',
    legendary: 'Ukradnij kapłankę innemu graczowi.',
    classic: 'Ukradnij kapłana innemu graczowi.',
    idle: {
      legendary: 'żaden przeciwnik nie ma kapłanki',
      classic: 'żaden przeciwnik nie ma kapłana',
    },
    asks: {
      dryad: (_, n) => `Driada: wybierz, komu ukraść ${n.edition === 'classic' ? 'kapłana' : 'kapłankę'}.`,
    },
  },
  cyclops: {
    name: 'Cyklop',
    accusative: 'Cyklopa',
    genitive: 'Cyklopa',
    legendary: 'Wymień jeden własny podstawowy budynek na budynek innego typu, na tym samym polu budowy.',
    classic: 'Wymień jedną własną budowlę na budowlę innego typu, na tym samym polu.',
    idle: {
      legendary: 'żadnego twojego budynku nie można wymienić na inny typ',
      classic: 'żadnej twojej budowli nie można wymienić na inny typ',
    },
    asks: {
      cyclops: (_, n) =>
        n.edition === 'classic'
          ? 'Cyklop: wybierz swoją budowlę i typ, na który ją wymienisz.'
          : 'Cyklop: wybierz swój budynek i typ, na który go wymienisz.',
    },
  },
  charon: {
    name: 'Charon',
    accusative: 'Charona',
    genitive: 'Charona',
    legendary: 'Wymień jednego własnego herosa na herosa z toru. Nowego nie można poświęcić w tym cyklu.',
    idle: {
      legendary: 'nie masz herosa do wymiany albo tor herosów jest pusty',
    },
    asks: {
      charon: 'Charon: wybierz swojego herosa i tego z toru, na którego go wymienisz.',
    },
  },
  graeae: {
    name: 'Graje',
    accusative: 'Graje',
    genitive: 'Graj',
    legendary: 'Pobierz jeszcze raz swój dochód, według obecnego stanu planszy.',
  },
  fates: {
    name: 'Mojry',
    accusative: 'Mojry',
    genitive: 'Mojr',
    classic: 'Pobierz jeszcze raz swój dochód.',
  },
  pegasus: {
    name: 'Pegaz',
    accusative: 'Pegaza',
    genitive: 'Pegaza',
    legendary:
      'Porusz grupę własnych oddziałów i herosów z jednego obszaru lądowego do dowolnego innego, za darmo. Meduza to uniemożliwia.',
    classic: 'Porusz oddziały z jednej własnej wyspy na dowolną inną, bez łańcucha flot.',
    idle: {
      legendary: 'nie masz grupy, która mogłaby się poruszyć',
      classic: 'nie masz oddziałów, które mogłyby się poruszyć',
    },
    asks: {
      pegasus: 'Pegaz: wybierz, kto leci i dokąd.',
    },
  },
  satyr: {
    name: 'Satyr',
    accusative: 'Satyra',
    genitive: 'Satyra',
    legendary: 'Ukradnij filozofa innemu graczowi.',
    classic: 'Ukradnij filozofa innemu graczowi.',
    idle: {
      legendary: 'żaden przeciwnik nie ma filozofa',
      classic: 'żaden przeciwnik nie ma filozofa',
    },
    asks: {
      satyr: 'Satyr: wybierz, komu ukraść filozofa.',
    },
  },
  siren: {
    name: 'Syrena',
    accusative: 'Syrenę',
    genitive: 'Syreny',
    classic: 'Zastąp flotę przeciwnika, która stoi sama na swoim polu morza, jedną ze swoich.',
    idle: {
      classic: 'żadna flota przeciwnika nie stoi sama na swoim polu morza',
    },
    asks: {
      siren: 'Syrena: wybierz samotną flotę, którą zastąpisz swoją.',
      'siren-lends': ({ area }, n) =>
        `Syrena: w rezerwie nie ma już floty. Wybierz swoją z planszy (cel: ${n.area(area)}).`,
    },
  },
  sphinx: {
    name: 'Sfinks',
    accusative: 'Sfinksa',
    genitive: 'Sfinksa',
    legendary: 'Dobierz trzy karty stworzeń, dwie odrzuć, a trzecią zagraj za darmo.',
    classic: 'Sprzedaj dowolną liczbę własnych oddziałów, flot, kapłanów i filozofów, po 2\u00a0JZ.',
    idle: {
      legendary: 'nie ma już kart do dobrania',
      classic: 'nie masz nic do sprzedania',
    },
    asks: {
      sphinx: (_, n) =>
        n.edition === 'classic'
          ? `Sfinks: sprzedaj, co chcesz, po ${names.gold[n.edition](2)}, a potem zakończ.`
          : 'Sfinks: wybierz, które z dobranych stworzeń zagrasz.',
    },
  },
  sylph: {
    name: 'Sylf',
    accusative: 'Sylfa',
    genitive: 'Sylfa',
    legendary: 'Zamień miejscami floty dwóch dowolnych obszarów morskich, czyjekolwiek są.',
    classic: 'Dziesięć darmowych kroków dla twoich flot, dzielonych dowolnie. Bitwa kończy ruch tych, które walczą.',
    idle: {
      legendary: 'floty są w mniej niż dwóch obszarach morskich',
      classic: 'żadna z twoich flot nie może się poruszyć',
    },
    asks: {
      sylph: (_, n) =>
        n.edition === 'classic'
          ? 'Sylf: dziesięć darmowych kroków dla twoich flot. Wybierz pierwszy.'
          : 'Sylf: wybierz dwa obszary morskie, których floty zamienią się miejscami.',
      'sylph-sails': ({ left }) => `Sylf: płyń dalej lub się zatrzymaj (darmowe kroki: ${left}).`,
    },
  },
  chimera: {
    name: 'Chimera',
    accusative: 'Chimerę',
    genitive: 'Chimery',
    legendary: 'Zagraj za darmo dowolne odrzucone stworzenie. Potem talię i stos odrzuconych tasuje się razem.',
    classic: 'Użyj odrzuconego stwora. Potem stos kart odrzuconych wtasowuje się do stosu kart.',
    idle: {
      legendary: 'nie odrzucono żadnego stworzenia',
      classic: 'nie odrzucono żadnego stwora',
    },
    asks: {
      chimera: (_, n) =>
        n.edition === 'classic'
          ? 'Chimera: wybierz odrzuconego stwora, którego użyjesz.'
          : 'Chimera: wybierz odrzucone stworzenie, które zagrasz.',
    },
  },
  cerberus: {
    name: 'Cerber',
    accusative: 'Cerbera',
    genitive: 'Cerbera',
    legendary: 'Zostaje w obszarze lądowym: to ty dostajesz z niego dochód zamiast tego, kto go kontroluje.',
    asks: {
      cerberus: 'Cerber: wybierz jego obszar lądowy.',
    },
  },
  hydra: {
    name: 'Hydra',
    accusative: 'Hydrę',
    genitive: 'Hydry',
    legendary:
      'Zostaje na lądzie lub morzu i podwaja tam dochód. Od razu i w każdej fazie utrzymania niszczy oddział lub flotę w swoim obszarze albo w sąsiadującym i dodaje żeton dobrobytu.',
    asks: {
      hydra: 'Hydra: wybierz jej obszar.',
      'hydra-feeds': 'Hydra: wybierz flotę lub oddział do zniszczenia.',
    },
  },
  polyphemus: {
    name: 'Polifem',
    accusative: 'Polifema',
    genitive: 'Polifema',
    legendary:
      'Zostaje w obszarze lądowym, a morze wokół jest niedostępne. Wyprowadzasz stamtąd floty; te, które nie mają dokąd odpłynąć, zostają zniszczone.',
    classic:
      'Do twojej pierwszej tury w następnym cyklu pola morza wokół jego wyspy są niedostępne. Wyprowadzasz stamtąd floty; te, które nie mają dokąd odpłynąć, zostają zniszczone.',
    asks: {
      polyphemus: (_, n) => `Polifem: wybierz jego ${home(n)}.`,
      'polyphemus-pushes': 'Polifem: wyprowadź flotę z niedostępnego morza.',
    },
  },
  medusa: {
    name: 'Meduza',
    accusative: 'Meduzę',
    genitive: 'Meduzy',
    legendary: 'Zostaje w obszarze lądowym: żaden oddział ani heros nie może tam wejść ani stamtąd wyjść, nawet twój.',
    classic: 'Do twojej pierwszej tury w następnym cyklu oddziały nie mogą opuścić jej wyspy. Wejść na nią mogą.',
    asks: {
      medusa: (_, n) => `Meduza: wybierz jej ${home(n)}.`,
    },
  },
  minotaur: {
    name: 'Minotaur',
    accusative: 'Minotaura',
    genitive: 'Minotaura',
    legendary:
      'Zostaje w jednym z twoich obszarów lądowych: jednostka o sile 2. Dopóki żyje, jego strona nie może się wycofać.',
    classic: 'Do twojej pierwszej tury w następnym cyklu dodaje 2 do obrony wyspy, na której są oddziały.',
    idle: {
      legendary: 'nie masz obszaru lądowego bez stworzenia',
    },
    asks: {
      minotaur: (_, n) =>
        n.edition === 'classic'
          ? 'Minotaur: wybierz jego wyspę.'
          : 'Minotaur: wybierz jeden ze swoich obszarów lądowych.',
    },
  },
  chiron: {
    name: 'Chiron',
    accusative: 'Chirona',
    genitive: 'Chirona',
    classic: 'Do twojej pierwszej tury w następnym cyklu chroni wyspę przed Pegazem, Gigantem i Harpią.',
    asks: {
      chiron: 'Chiron: wybierz wyspę, którą ochroni.',
    },
  },
  kraken: {
    name: 'Kraken',
    accusative: 'Krakena',
    genitive: 'Krakena',
    legendary: 'Zostaje w obszarze morskim: niszczy tam wszystkie floty i żadna nie może tam wpłynąć.',
    classic:
      'Umieść go na polu morza, potem poruszaj go po 1\u00a0JZ za pole: wszędzie, gdzie wejdzie, niszczy wszystkie floty. Żadna flota nie może wejść na jego pole. Zostaje do następnego wezwania.',
    asks: {
      kraken: (_, n) => `Kraken: wybierz jego ${names.area[n.edition].sea}.`,
      'kraken-swims': (_, n, seen) =>
        `Kraken (${lair('kraken', n, seen)}): płyń dalej, każde pole za ${names.gold[n.edition](1)}, lub zostań.`,
    },
  },
};
