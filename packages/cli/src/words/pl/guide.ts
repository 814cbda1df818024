import type { guide as english } from '../en/guide.ts';

export const guide: typeof english = {
  legendary: [
    'Gra w skrócie:',
    'Wygrywasz, mając trzy METROPOLIE (w drużynach cztery z --goal 4). Metropolię dają: zestaw czterech budynków (port, forteca, świątynia, uniwersytet; wracają do zasobów), czterech filozofów, niektórzy herosi albo podbój. Rozgrywka kończy się z cyklem, w którym ktoś ma ich dość.',
    'W każdym CYKLU wszyscy dostają złoto za rogi obfitości ($) na swoich obszarach. Potem każdy składa ofiarę jednemu BOGU: wyższa ofiara wyrzuca poprzednią, a wyrzucony od razu składa ofiarę innemu bogu. Każda twoja kapłanka obniża ofiarę o 1. Potem bogowie działają od lewej do prawej, Apollo na końcu: budynek, jednostka lub karta i to, co można kupić.',
    'Tylko przy ARESIE oddziały ruszają same, na sąsiedni obszar lądowy albo przez łańcuch twoich flot; tylko przy POSEJDONIE pływają floty. Gdzie spotkają się wrogowie, jest BITWA: każda strona dodaje swoje jednostki i wynik rzutu (0 1 1 2 2 3), a niższa traci jednostkę.',
    'Obszar bez oddziałów pozostaje twój, dopóki ktoś tam nie wejdzie. Twój ostatni obszar lądowy jest bezpieczny, chyba że jego zdobycie daje zwycięstwo.',
    'STWORZENIA (od 5 do 2 sztuk złota, taniej dzięki świątyniom) można kupować przy każdym bogu oprócz Apolla. HEROSI przychodzą z Herą; przy Aresie maszerują, a przy każdym bogu oprócz Aresa i Apolla mogą prowadzić oddziały (za 1, potem 2, 3 …).',
    'Na mapie:',
    "Ląd jest wypełniony ':', morze jest puste. 'R 2t1m' to czerwony z 2 oddziałami i 1 najemnikiem, 'h' herosi, 'f' floty, '*' stworzenie, 'R =' sam żeton kontroli czerwonego. '$2' to dwa rogi obfitości, 'P' to kapłanka dla tego, kto pierwszy zajmie obszar. '[F.]' to pola budowy: '.' puste, P port, F forteca, T świątynia, U uniwersytet, M metropolia.",
  ],
  classic: [
    'Gra w skrócie:',
    'Wygrywasz, mając dwie METROPOLIE (trzy, gdy gra dwoje). Metropolię dają: zestaw czterech budowli (port, forteca, świątynia, uniwersytet; wracają do zasobów), czterech filozofów albo podbój. Gra kończy się z cyklem, w którym ktoś ma ich dość; jeśli ma je kilku graczy, wygrywa najbogatszy z nich (z --tie metropolises ten, kto ma ich najwięcej).',
    'W każdym CYKLU wszyscy dostają złoto za rogi obfitości ($) na swoich wyspach i za pola handlu ze swoimi flotami. Potem każdy składa ofiarę jednemu BOGU, dowolnej wysokości: wyższa wyrzuca poprzednią, a wyrzucony od razu składa ofiarę innemu bogu. Każdy twój kapłan obniża ofiarę o 1, najniżej do 1. U Apolla jest miejsce dla wszystkich. Potem bogowie pomagają od lewej do prawej, Apollo na końcu: darmowa figurka lub karta, więcej za złoto, budowle po 2.',
    'Tylko przy ARESIE oddziały ruszają, przez łańcuch twoich flot na inną wyspę; tylko przy POSEJDONIE pływają floty, do trzech pól za 1, zabierając floty po drodze i zostawiając inne. Gdzie spotkają się wrogowie, jest BITWA: każda strona dodaje swoje figurki i wynik rzutu (0 1 1 2 2 3), a niższa traci figurkę.',
    'Wyspa jest jednym obszarem, choćby była wielka. Bez oddziałów pozostaje twoja, dopóki ktoś na niej nie wyląduje. Twoja ostatnia wyspa jest bezpieczna, chyba że jej zdobycie może dać zwycięstwo.',
    'Wyspa ma tyle PÓL NA BUDOWLE, ile ma pól, i miejsce na jedną METROPOLIĘ, która zakrywa dwa z nich (na najmniejszych wyspach jedno). Muszą być wolne; burzy się budowle tylko wtedy, gdy żadna twoja wyspa nie ma na nią miejsca.',
    'STWORY (od 4 do 2 sztuk złota, taniej dzięki świątyniom, najmniej 1) można kupować przy każdym bogu oprócz Apolla.',
    'MONUMENTY, jeśli z nimi gracie: odkrytych jest tyle kart, ilu graczy. Kto ma dwie budowle z karty, może w swojej turze za darmo wybudować monument na dowolnej swojej wyspie; budowle zostają. Kto podbije tę wyspę, przejmuje też monument.',
    'Na mapie:',
    "Wyspy są wypełnione ':', pola morza są puste. 'R 2t' to czerwony z 2 oddziałami, 'f' floty, '*' stwór, '^' monument, 'R =' sam znacznik terytorium czerwonego. '$2' to dwa rogi obfitości. '[F.]' to pola na budowle: '.' puste, P port, F forteca, T świątynia, U uniwersytet, M metropolia, 'm' drugie pole, które zakrywa.",
  ],
};
