import type { cards as english } from '../en/cards.ts';

type Cards = typeof english;

const god: Cards['god'] = {
  legendary: {
    zeus: 'Za darmo: świątynia i kapłanka. Potem jeszcze jedna kapłanka za 4\u00a0SZ. Raz podejrzyj w tajemnicy wierzchnią kartę stworzenia; możesz ją zagrać za 1\u00a0SZ.',
    athena: 'Za darmo: uniwersytet i filozof. Potem jeszcze jeden filozof za 4\u00a0SZ.',
    poseidon:
      'Za darmo: port i flota. Potem do trzech kolejnych flot za 1, 2 i 3\u00a0SZ oraz ruchy morskie po 1\u00a0SZ.',
    ares: 'Za darmo: forteca i oddział. Potem do trzech kolejnych oddziałów za 2, 3 i 4\u00a0SZ oraz ruchy lądowe po 1\u00a0SZ. Bez heroicznej mobilizacji.',
    hera: 'Za darmo: budynek typu, którego nie masz, i najemnik. Potem do trzech kolejnych najemników za 1, 3 i 5\u00a0SZ oraz jeden heros za 4\u00a0SZ.',
    apollo:
      'Nic nie kosztuje, a daje żeton dobrobytu w dowolnym obszarze lądowym, drugi w dowolnym morskim oraz 2\u00a0SZ. Nic więcej: bez stworzeń, bez herosów.',
  },
  classic: {
    zeus: 'Kapłan za darmo, jeszcze jeden za 4\u00a0JZ. Świątynie po 2\u00a0JZ. Za 1\u00a0JZ: odrzuć stwora z toru i zastąp go wierzchnią kartą.',
    athena: 'Filozof za darmo, jeszcze jeden za 4\u00a0JZ. Uniwersytety po 2\u00a0JZ.',
    poseidon:
      'Flota za darmo, do trzech kolejnych za 1, 2 i 3\u00a0JZ. Porty po 2\u00a0JZ. Za 1\u00a0JZ: porusz floty z jednego pola morza o najwyżej trzy pola.',
    ares: 'Oddział za darmo, do trzech kolejnych za 2, 3 i 4\u00a0JZ. Fortece po 2\u00a0JZ. Za 1\u00a0JZ: porusz oddziały na inną wyspę przez łańcuch swoich flot.',
    apollo:
      'Nic nie kosztuje i ma miejsce dla wszystkich. Daje 1\u00a0JZ albo 4\u00a0JZ, jeśli masz tylko jedną wyspę. Kto przyjdzie tu pierwszy, kładzie też znacznik dobrobytu na dowolnej wyspie.',
  },
};

const creature: Cards['creature'] = {
  legendary: {
    harpy: 'Zniszcz jeden oddział, podstawowy lub najemników, w dowolnym obszarze lądowym. Herosi są bezpieczni.',
    gryphon: 'Ukradnij połowę złota innego gracza, z zaokrągleniem w dół.',
    giant: 'Zabierz wszystkich najemników z jednego obszaru lądowego przeciwnika i rozdziel ich między własne obszary.',
    dryad: 'Ukradnij kapłankę innemu graczowi.',
    cyclops: 'Wymień jeden własny podstawowy budynek na budynek innego typu, na tym samym polu budowy.',
    charon: 'Wymień jednego własnego herosa na herosa z toru. Nowego nie można poświęcić w tym cyklu.',
    graeae: 'Pobierz jeszcze raz swój dochód, według obecnego stanu planszy.',
    pegasus:
      'Porusz grupę własnych oddziałów i herosów z jednego obszaru lądowego do dowolnego innego, za darmo. Meduza to uniemożliwia.',
    satyr: 'Ukradnij filozofa innemu graczowi.',
    sphinx: 'Dobierz trzy karty stworzeń, dwie odrzuć, a trzecią zagraj za darmo.',
    sylph: 'Zamień miejscami floty dwóch dowolnych obszarów morskich, czyjekolwiek są.',
    chimera: 'Zagraj za darmo dowolne odrzucone stworzenie. Potem talię i stos odrzuconych tasuje się razem.',
    cerberus: 'Zostaje w obszarze lądowym: to ty dostajesz z niego dochód zamiast tego, kto go kontroluje.',
    hydra:
      'Zostaje na lądzie lub morzu i podwaja tam dochód. Od razu i w każdej fazie utrzymania niszczy oddział lub flotę w swoim obszarze albo w sąsiadującym i dodaje żeton dobrobytu.',
    polyphemus:
      'Zostaje w obszarze lądowym, a morze wokół jest niedostępne. Wyprowadzasz stamtąd floty; te, które nie mają dokąd odpłynąć, zostają zniszczone.',
    medusa: 'Zostaje w obszarze lądowym: żaden oddział ani heros nie może tam wejść ani stamtąd wyjść, nawet twój.',
    minotaur:
      'Zostaje w jednym z twoich obszarów lądowych: jednostka o sile 2. Dopóki żyje, jego strona nie może się wycofać.',
    kraken: 'Zostaje w obszarze morskim: niszczy tam wszystkie floty i żadna nie może tam wpłynąć.',
  },
  classic: {
    fates: 'Pobierz jeszcze raz swój dochód.',
    satyr: 'Ukradnij filozofa innemu graczowi.',
    dryad: 'Ukradnij kapłana innemu graczowi.',
    siren: 'Zastąp flotę przeciwnika, która stoi sama na swoim polu morza, jedną ze swoich.',
    pegasus: 'Porusz oddziały z jednej własnej wyspy na dowolną inną, bez łańcucha flot.',
    giant: 'Zniszcz jedną budowlę, ale nie metropolię ani monument.',
    cyclops: 'Wymień jedną własną budowlę na budowlę innego typu, na tym samym polu.',
    sphinx: 'Sprzedaj dowolną liczbę własnych oddziałów, flot, kapłanów i filozofów, po 2\u00a0JZ.',
    sylph: 'Dziesięć darmowych kroków dla twoich flot, dzielonych dowolnie. Bitwa kończy ruch tych, które walczą.',
    harpy: 'Zniszcz jeden oddział na dowolnej wyspie.',
    griffon: 'Ukradnij połowę złota innego gracza, z zaokrągleniem w dół.',
    chimera: 'Użyj odrzuconego stwora. Potem stos kart odrzuconych wtasowuje się do stosu kart.',
    kraken:
      'Umieść go na polu morza, potem poruszaj go po 1\u00a0JZ za pole: wszędzie, gdzie wejdzie, niszczy wszystkie floty. Żadna flota nie może wejść na jego pole. Zostaje do następnego wezwania.',
    minotaur: 'Do twojej następnej tury dodaje 2 do obrony wyspy, na której są oddziały.',
    chiron: 'Do twojej następnej tury chroni wyspę przed Pegazem, Gigantem i Harpią.',
    medusa: 'Do twojej następnej tury oddziały nie mogą opuścić jej wyspy. Wejść na nią mogą.',
    polyphemus:
      'Do twojej następnej tury pola morza wokół jego wyspy są niedostępne. Wyprowadzasz stamtąd floty; te, które nie mają dokąd odpłynąć, zostają zniszczone.',
  },
};

const idle: Cards['idle'] = {
  legendary: {
    harpy: 'w żadnym obszarze lądowym nie ma oddziału',
    giant: 'żadni najemnicy przeciwnika nie mogą do ciebie przejść',
    dryad: 'żaden przeciwnik nie ma kapłanki',
    cyclops: 'żadnego twojego budynku nie można wymienić na inny typ',
    charon: 'nie masz herosa do wymiany albo tor herosów jest pusty',
    pegasus: 'nie masz grupy, która mogłaby się poruszyć',
    satyr: 'żaden przeciwnik nie ma filozofa',
    sphinx: 'nie ma już kart do dobrania',
    sylph: 'floty są w mniej niż dwóch obszarach morskich',
    chimera: 'nie odrzucono żadnego stworzenia',
    minotaur: 'nie masz obszaru lądowego bez stworzenia',
  },
  classic: {
    satyr: 'żaden przeciwnik nie ma filozofa',
    dryad: 'żaden przeciwnik nie ma kapłana',
    siren: 'żadna flota przeciwnika nie stoi sama na swoim polu morza',
    pegasus: 'nie masz oddziałów, które mogłyby się poruszyć',
    giant: 'nie ma budowli, którą mógłby zniszczyć',
    cyclops: 'żadnej twojej budowli nie można wymienić na inny typ',
    sphinx: 'nie masz nic do sprzedania',
    sylph: 'żadna z twoich flot nie może się poruszyć',
    harpy: 'nie ma oddziału, który mogłaby zniszczyć',
    chimera: 'nie odrzucono żadnego stwora',
  },
};

const hero: Cards['hero'] = {
  croesus: {
    battle: 'Za 1\u00a0SZ przerzuć swoją kość, dowolną liczbę razy.',
    sacrifice: 'Zapłać 15\u00a0SZ za metropolię.',
  },
  hector: {
    battle: 'Gdy do jego obszaru wkraczają wrogie oddziały, niszczysz jeden z nich przed bitwą.',
    sacrifice: 'Wymień dwie kapłanki na filozofa, dowolną liczbę razy.',
  },
  helen: {
    battle: 'Twoja kość zawsze liczy się jako 2.',
    sacrifice: 'Usuń dwie pary podstawowych budynków dwóch typów za metropolię.',
  },
  jason: {
    battle: 'W heroicznej mobilizacji wrogie floty liczą się dla niego jak własne.',
    sacrifice: 'Jeśli wszystkie osiem twoich flot jest na planszy: metropolia.',
  },
  ajax: { battle: 'Siła 2.', sacrifice: 'Jeśli masz co najmniej siedem własnych obszarów lądowych: metropolia.' },
  pandora: {
    battle: 'Wrodzy najemnicy przed bitwą przechodzą na twoją stronę, na stałe.',
    sacrifice: 'Użyj zdolności poświęcenia herosa z toru.',
  },
  penthesilea: {
    battle: 'Wygrywasz rundy zakończone remisem.',
    sacrifice: 'Gdy budujesz metropolię, umieść ją na karcie Pentezylei: tam nikt nie może jej zaatakować.',
  },
  odysseus: {
    battle: 'Gdy atakuje, fortece się nie liczą.',
    sacrifice: 'Usuń trzy podstawowe budynki jednego typu za metropolię.',
  },
  perseus: {
    battle: 'Oddziały, które są z nim i miałyby przepaść, mogą się wycofać. On sam i inni herosi nie.',
    sacrifice:
      'Porusz grupę własnych oddziałów i herosów z jednego obszaru lądowego do dowolnego innego. Meduza to uniemożliwia.',
  },
};

const building: Cards['building'] = {
  legendary: {
    port: '+1 w twoich bitwach morskich w obszarze morskim, nad którym leży.',
    fortress: '+1 dla obrońcy w jej obszarze lądowym.',
    temple: '1\u00a0SZ zniżki na jedno stworzenie w każdym cyklu.',
    university: 'Bez własnego efektu; jeden z czterech typów potrzebnych do metropolii.',
    metropolis:
      'Ma efekt wszystkich czterech budynków. Do zwycięstwa trzeba trzech, w długiej grze drużynowej czterech.',
  },
  classic: {
    port: '+1 dla twoich flot, które bronią pola morza wokół jego wyspy.',
    fortress: '+1 dla obrońcy jej wyspy.',
    temple: '1\u00a0JZ zniżki na jednego stwora w każdym cyklu, ale płacisz co najmniej 1\u00a0JZ.',
    university: 'Bez własnego działania; jeden z czterech typów potrzebnych do metropolii.',
    metropolis: 'Ma działanie wszystkich czterech budowli. Do zwycięstwa trzeba dwóch; przy dwóch graczach trzech.',
  },
};

/** What cards, tiles and buildings do, each in a sentence or two. */
export const cards: Cards = {
  god,
  creature,
  idle,
  hero,
  building,
  bonus: {
    troops: 'Dwa oddziały do jednego lub dwóch własnych obszarów lądowych.',
    gold: '3\u00a0SZ.',
    prosperity: 'Żeton dobrobytu we własnym obszarze lądowym lub morskim.',
    fleets: 'Dwie floty do jednego lub dwóch obszarów morskich, w których już są twoje floty.',
    priestess: 'Kapłanka.',
  },
  monument: {
    lighthouse: 'Floty stracone w bitwie możesz ocalić na polu morza obok jej wyspy, pustym lub własnym.',
    citadel: 'Dopóki na jej wyspie stoi oddział, nikt nie może jej zaatakować: ani przez łańcuch flot, ani Pegazem.',
    military: 'Przy każdym dochodzie oddział za darmo na jej wyspie.',
    naval: 'Przy każdym dochodzie flota za darmo na polu morza obok jej wyspy.',
    warport: 'Gdy ktoś atakuje jego wyspę, twoje floty wokół niej walczą jak oddziały.',
    university: 'Przy Atenie możesz wziąć więcej niż jednego dodatkowego filozofa, po 4\u00a0JZ.',
    zeus: 'Na początku twojej tury tor stworów odnawia się jak na początku cyklu.',
    athena: 'Dodatkowi kapłani i filozofowie kosztują cię o 1\u00a0JZ mniej.',
    poseidon: 'Raz na cykl oddaj flotę i użyj za darmo wierzchniego stwora ze stosu kart.',
    ares: 'Raz na cykl oddaj oddział i użyj za darmo losowego stwora ze stosu kart odrzuconych.',
  },
};
