import type { learn as english } from '../en/learn.ts';

/** The lessons, step by step. */
export const learn: typeof english = {
  title: 'Nauka gry',
  intro: (minutes) =>
    `Krótkie lekcje na prawdziwej planszy, według prawdziwych zasad. Twój kolor to czerwony. W sumie około ${minutes}; pierwsze dwie to cały cykl gry.`,
  lesson: (n, all) => `Lekcja ${n} z ${all}`,
  done: 'Gotowe',
  next: 'Dalej',
  nextLesson: 'Następna lekcja',
  yourMove: 'Twój ruch: idź za światłem',
  strayed: 'To też wolno, ale ta lekcja prowadzi inną drogą: idź za światłem.',
  finish: 'Wiesz już dość, żeby zagrać.',
  play: 'Zagraj z botami',
  offerings: {
    name: 'Ofiary',
    about: 'Dochód, licytacja o boga, przebijanie ofert i kolejność.',
    goal: 'Witaj na Cykladach. Wygrywa ten, kto na koniec cyklu ma trzy metropolie. Twój kolor to czerwony: co ma znak sowy, jest twoje.',
    income:
      'Cykl zaczyna się od dochodu: jedna sztuka złota za każdy róg obfitości na twoim lądzie i na morzach z twoją flotą. Właśnie dostajesz 2. Złoto innych graczy jest tajne.',
    gods: 'Potem wszyscy licytują łaskę bogów. Kto zdobędzie boga, działa jego mocą; bóg służy tylko jednemu graczowi. Zakrytych bogów w tym cyklu nie ma. Apollo jest za darmo.',
    bid: 'Zaczynasz licytację. Chcesz mieć floty, więc chcesz Posejdona: ofiaruj mu 1. Wybierz 1 w jego rzędzie i zatwierdź.',
    thrown:
      'Niebieski ofiaruje Posejdonowi 3: twój znacznik zostaje wyrzucony. Od razu licytujesz znowu, o każdego boga oprócz tego, od którego cię wyrzucono. Ofiaruj Aresowi 1.',
    back: 'Żółty znowu cię wyrzuca, tym razem od Aresa. Teraz możesz wrócić do Posejdona: przebij niebieskiego ofiarą 5. Twoja kapłanka obniża koszt o 1.',
    paid: 'Niebieski poszedł za darmo do Apolla. Każdy ma boga, więc wszyscy płacą: twoja ofiara to 5, kapłanka obniża ją o 1, ubywa ci 4 sztuk złota.',
    order:
      'Bogowie działają od góry do dołu: najpierw ty, potem żółty, na końcu niebieski. Kto działa pierwszy, w następnym cyklu licytuje ostatni, a to zaleta.',
  },
  turn: {
    name: 'Twoja tura i koniec cyklu',
    about: 'Buduj, rekrutuj i żegluj z Posejdonem; cofanie, wskazówki i karta obszaru.',
    build:
      'To twoja tura przy Posejdonie. Najpierw to, co bóg daje za darmo: port. Wybuduj go na Syros. Pomaga twoim flotom na morzu, nad którym stoi.',
    gift: 'Posejdon daje też flotę. Umieść ją w obszarze Jante, obok tej, którą tam masz.',
    recruit:
      'Odtąd za wszystko płacisz, a koszt widać na przycisku. Wybierz rekrutację kolejnej floty, a potem morze Euagore.',
    undo: 'Chodziło o coś innego? Cofnij to: można cofać, dopóki nie ujawni się coś nowego, na przykład kość albo karta.',
    card: 'Wskaż obszar albo go dotknij: jego karta mówi, kto go ma, co daje i kto mógłby go zaatakować. Kalipso ma róg obfitości i niczyjej floty.',
    sail: 'Popłyń obiema flotami do Kalipso: wybierz ruch morski, potem Jante, potem Kalipso i zatwierdź. Kosztuje to 1, a daje 1 w każdym cyklu.',
    hint: 'Nie wiesz, co dalej? Poproś o wskazówkę.',
    end: 'Mówi, co zrobiłby mocny gracz i jaką masz szansę na zwycięstwo. Złoto, które zostało, jest twoje. Zakończ turę.',
    cycle:
      'Żółty wybudował z Aresem fortecę. Niebieski miał Apolla: dobrobyt, który na stałe zwiększa dochód, i 2 sztuki złota. Nowy cykl przyniósł dochód: z Kalipso dostajesz 3.',
    order:
      'Bogowie przesunęli się o jedno pole w górę, pierwszy poszedł zakryty na koniec, a najdawniejsze stworzenie odeszło. Twoja tura była pierwsza, więc licytujesz na końcu. To był cały cykl.',
  },
  gods: {
    name: 'Co daje każdy z bogów',
    about: 'Sześcioro bogów i kiedy którego chcieć.',
    all: 'Bóg daje budynek i coś do niego. Za resztę się płaci. Oto oni, po kolei.',
    poseidon: 'Floty przynoszą dochód z morza i przewożą oddziały: bez nich nie opuścisz swojej wyspy.',
    ares: 'Tylko z Aresem oddziały ruszają bez herosa. Chcesz go, gdy masz zaatakować, i chcą go ci, którzy mogliby zaatakować ciebie.',
    zeus: 'Każda kapłanka do końca gry obniża każdą twoją ofiarę o 1; każda świątynia obniża koszt stworzenia.',
    athena:
      'Czterech filozofów staje się metropolią, bez ani jednego budynku. To powolna droga, ale nikt ich nie zdobędzie siłą.',
    hera: 'Hera buduje to, czego ci brakuje, i tylko z nią zrekrutujesz najemników i herosów.',
    apollo:
      'Gdy brak ci złota albo wszystko jest za drogie. To nie stracona tura: dobrobyt płaci do końca gry, a następnym razem licytujesz na początku.',
    choose:
      'Masz port, fortecę i uniwersytet. Którego budynku brakuje i który bóg go daje? Ofiaruj Zeusowi 1 i zatwierdź.',
    build: 'Nikt cię nie przebił. Wybuduj świątynię.',
    found: 'Wszystkie cztery typy budynków razem stają się metropolią. Wybierz, gdzie stanie.',
    done: 'Pierwsza z trzech. Przed licytacją zapytaj więc: czego mi brakuje, kto jeszcze tego chce i ile to dla mnie warte?',
  },
  battle: {
    name: 'Bitwa',
    about: 'Wyrusz z Aresem po moście z flot i zobacz, jak decydują kość i siła.',
    build:
      'Któryś z następnych cykli: masz Aresa, boga wojny. Daje on fortecę, która pomaga obrońcom. Wybuduj ją na Kythnos.',
    gift: 'Ares daje też oddział. Umieść go na Syros.',
    bridge:
      'Oddziały ruszają do sąsiedniego obszaru swojej wyspy albo przez wodę: na każdym morzu po drodze musi być twoja flota. Twoje floty w obszarze Jante są mostem z Syros na Gyaros.',
    march:
      'Żółty broni Gyaros jednym oddziałem i fortecą. Wybierz ruch lądowy, potem Syros, potem Gyaros. Zanim zatwierdzisz, zobaczysz, jak bitwa zapewne się skończy.',
    round:
      'Każda strona rzuca kością i dodaje oddziały, obrońca także fortecę; niższy wynik traci jednostkę. Tracisz jedną. Możesz się wycofać albo walczyć dalej: walcz!',
    won: 'Gyaros należy do ciebie, razem z fortecą. Na Syros nie ma już oddziałów, ale pozostaje twoje, dopóki ktoś tam nie wejdzie.',
  },
  retreat: {
    name: 'Odwrót',
    about: 'Ocal oddziały, gdy cię atakują, i przetnij most za napastnikiem.',
    danger:
      'Tym razem Aresa ma żółty i działa przed tobą. Trzy żółte floty są mostem z Andros na Gyaros, gdzie masz dwa oddziały i żadnej fortecy. Zobacz, co się stanie.',
    withdraw:
      'Pierwsza runda przegrana. Obrońca decyduje pierwszy: wycofać się ze wszystkim, co zostało, albo walczyć dalej. Przez twoje floty w obszarze Jante prowadzi droga na Syros: wycofaj się tam.',
    build: 'Oddział ocalał. Teraz twoja tura przy Posejdonie. Wybuduj port na Syros.',
    gift: 'Umieść flotę w obszarze Jante: przyda się tam siła.',
    cut: 'Żółte oddziały na Gyaros zależą od floty w obszarze Kalipso. Popłyń tam z Jante wszystkimi trzema. Bitwy na morzu toczą się jak na lądzie; pomagają porty.',
    done: 'Most jest przecięty: z Andros tą drogą nie przyjdą już oddziały. Najpierw floty, potem oddziały.',
  },
  creature: {
    name: 'Stworzenia',
    about: 'Kup stworzenia: te, które działają raz, i te, które zostają.',
    look: 'Stworzenia pojawiają się i znikają: im dłużej czekają, tym są tańsze. Każda świątynia raz na cykl obniża koszt stworzenia o 1. Wskaż jedno albo go dotknij, a przeczytasz, co robi.',
    build: 'Masz Zeusa: daje świątynię i kapłankę. Wybuduj świątynię na Gyaros.',
    buy: 'Harpia kosztuje 2, a masz dwie świątynie: dostaniesz ją za darmo. Zagraj ją.',
    destroy: 'Harpia niszczy jeden oddział w dowolnym miejscu. Kea ma jednego obrońcę: wybierz go.',
    stays:
      'Inne zostają na planszy jako pionki. Meduza nikogo nie wpuszcza do swojego obszaru i nikogo nie wypuszcza. Obie świątynie są użyte, więc kosztuje 3. Zagraj ją.',
    summon: 'Na Gyaros masz jeden oddział i dwa budynki. Umieść tam Meduzę: żadne wojsko do nich nie dotrze.',
    done: 'Zostaje do następnej fazy utrzymania. Wtedy kosztuje kapłankę albo odchodzi. Więcej o tym w następnej lekcji.',
  },
  heroes: {
    name: 'Utrzymanie, Hera i herosi',
    about: 'Zatrzymaj stworzenie, zrekrutuj najemników i herosa i poprowadź ich.',
    upkeep:
      'Następny cykl, po ofiarach: utrzymanie. Meduza na Gyaros kosztuje jedną z twoich dwóch kapłanek i może się poruszyć o jeden obszar. Zatrzymaj ją tam, gdzie jest.',
    build: 'Masz Herę: daje dowolny budynek, którego jeszcze nie masz. Wybierz fortecę i wybuduj ją na Gyaros.',
    mercenary: 'Hera daje też najemnika: szary oddział, który walczy dla ciebie jak każdy inny. Umieść go na Syros.',
    hero: 'Z Herą możesz zrekrutować jednego herosa za 4. Heros ma dwie moce: jedną w bitwie i jedną za poświęcenie go. Ajas walczy z siłą 2.',
    hire: 'Wybierz Ajasa i umieść go na Syros.',
    mobilise:
      'W swojej turze, przy każdym bogu oprócz Aresa i Apolla, heros może poprowadzić oddziały: heroiczna mobilizacja za 1, następna za 2, potem za 3. Poprowadź wszystkich z Syros na Kythnos, przez twoje floty, i zatwierdź.',
    done: 'Kythnos jest twoje. Ajas poświęcony przy siedmiu obszarach lądowych to metropolia: większość herosów ma taki warunek. Stworzenia kosztują kapłanki, herosi nic więcej.',
  },
  metropolis: {
    name: 'Metropolia',
    about: 'Cztery budynki stają się metropolią, a trzy metropolie dają zwycięstwo.',
    set: 'Masz port, fortecę i świątynię. Atena daje uniwersytet, czwarty typ budynku. Wybuduj go.',
    found: 'Wszystkie cztery typy razem tworzą metropolię! Wybierz, gdzie stanie. Działa jak każdy z budynków.',
    bonus: 'Każda metropolia przynosi premię: ta daje dwa oddziały. Umieść jeden.',
    ways: 'Inne drogi: czterech filozofów, poświęcenie herosa albo podbój cudzej. Trzy na koniec cyklu to zwycięstwo; panel liczy je każdemu.',
  },
};
