import type { learn as english } from '../en/learn.ts';

/** The lessons, step by step. */
export const learn: typeof english = {
  title: 'Nauka gry',
  intro: 'Pięć krótkich lekcji na prawdziwej planszy. Twój kolor to czerwony. W sumie około dziesięciu minut.',
  lesson: (n, all) => `Lekcja ${n} z ${all}`,
  begin: 'Zacznij',
  again: 'Jeszcze raz',
  done: 'Gotowe',
  next: 'Dalej',
  nextLesson: 'Następna lekcja',
  all: 'Wszystkie lekcje',
  yourMove: 'Twój ruch',
  finish: 'To wszystko, czego ci trzeba.',
  play: 'Zagraj z botami',
  offerings: {
    name: 'Ofiary',
    about: 'Jak zdobyć przychylność boga i ile to kosztuje.',
    goal: 'Witaj na Cykladach. Wygrywa ten, kto na koniec cyklu ma trzy metropolie. Twój kolor to czerwony: co ma znak sowy, jest twoje.',
    gods: 'W każdym cyklu gracze najpierw licytują łaskę bogów. Kto zdobędzie boga, działa jego mocą. Każdy bóg służy tylko jednemu graczowi; Apollo za darmo przyjmuje tego, kto został bez boga.',
    outbid:
      'Niebieski składa Posejdonowi, bogu morza, ofiarę o wartości 1. Ofiaruj Posejdonowi 3: niebieski znacznik zostanie wyrzucony i będzie musiał stanąć przy innym bogu.',
    paid: 'Teraz każdy ma boga i płaci. Twoja ofiara to 3, a kapłanka obniża koszt o 1: płacisz 2. Bogowie działają od góry do dołu, więc zaczynasz.',
  },
  turn: {
    name: 'Tura boga',
    about: 'Buduj, rekrutuj i żegluj z Posejdonem.',
    build:
      'To twoja tura przy Posejdonie. Najpierw to, co bóg daje za darmo: port. Wybierz dla niego pole budowy. Port pomaga flotom na swoim morzu.',
    gift: 'Posejdon daje też flotę. Umieść ją na jednym z mórz obok Syros: Jante albo Euagore.',
    recruit:
      'Odtąd za wszystko płacisz. Kolejna flota kosztuje trochę złota: koszt widać w pytaniu. Wybierz dla niej miejsce.',
    sail: 'Floty pływają z morza na morze. Popłyń do obszaru Kalipso: daje róg obfitości, a floty są mostami dla twoich oddziałów.',
    end: 'Złoto, które zostało, masz na następny cykl. Zakończ turę.',
    done: 'To koniec twojej tury. Teraz działają pozostali, bóg po bogu od góry do dołu; potem zaczyna się nowy cykl, a z nim nowe ofiary.',
  },
  battle: {
    name: 'Bitwa',
    about: 'Wyrusz z Aresem i zobacz, jak o bitwie decydują kość i siła.',
    build:
      'Któryś z następnych cykli: masz Aresa, boga wojny. Daje on fortecę, która pomaga obrońcom. Wybuduj ją na Kythnos.',
    gift: 'Ares daje też oddział. Umieść go na Syros: twoje floty w obszarze Jante są mostem stamtąd na Gyaros.',
    march:
      'Żółty broni Gyaros jednym oddziałem w fortecy. Porusz tam wszystkie trzy oddziały. Zanim zatwierdzisz, zobaczysz, jak bitwa zapewne się skończy.',
    round:
      'Każda strona rzuca kością i dodaje swoją siłę; strona z niższym wynikiem traci jednostkę. Tym razem to ty tracisz jedną. Walcz dalej!',
    won: 'Gyaros należy do ciebie, razem z fortecą. Obszar bez oddziałów też pozostaje twój, dopóki ktoś do niego nie wejdzie.',
  },
  creature: {
    name: 'Stworzenia',
    about: 'Kup stworzenie i użyj jego mocy.',
    look: 'Stworzenia pojawiają się na torze i znikają: im dłużej czekają, tym są tańsze. Każda twoja świątynia raz na cykl obniża koszt stworzenia o jedną sztukę złota.',
    build: 'Masz Zeusa: daje kapłankę i świątynię. Wybuduj świątynię na Gyaros.',
    buy: 'Harpia kosztuje 2, a masz dwie świątynie: dostaniesz ją za darmo. Kup ją.',
    destroy: 'Harpia niszczy jeden oddział w dowolnym miejscu. Kea ma jednego obrońcę: wybierz go.',
    done: 'Większość stworzeń działa raz i odchodzi. Niektóre zostają na planszy jako pionki, dopóki je utrzymujesz.',
  },
  metropolis: {
    name: 'Metropolia',
    about: 'Cztery budynki stają się metropolią, a trzy metropolie dają zwycięstwo.',
    set: 'Masz port, fortecę i świątynię. Atena daje uniwersytet, czwarty typ budynku. Wybuduj go.',
    found: 'Wszystkie cztery typy razem tworzą metropolię! Wybierz, gdzie stanie. Działa jak każdy z budynków.',
    bonus: 'Każda metropolia przynosi premię: ta daje oddziały. Umieść jeden.',
    ways: 'Są też inne drogi: czterech filozofów także daje metropolię, mogą ją przynieść herosi, a cudze możesz podbić. Trzy na koniec cyklu to zwycięstwo.',
  },
};
