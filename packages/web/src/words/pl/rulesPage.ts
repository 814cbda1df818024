import { plural } from '@meltemi/words';
import type { rulesPage as english } from '../en/rulesPage.ts';

const choose = plural('pl');

export const rulesPage: typeof english = {
  title: 'Zasady',
  back: 'Wróć do stołu',
  contents: 'Spis treści',
  search: 'Szukaj w zasadach',
  found: (n) => `${n}\u00a0${choose(n, { one: 'zasada', few: 'zasady', many: 'zasad', other: 'zasady' })}`,
  nothing: 'Żadna zasada nie zawiera tych słów. Spróbuj mniejszej liczby słów lub krótszych.',
  synonyms: [
    'odwrót odwroci wycofa',
    'statek statk okręt flot',
    'żołnierz wojsk armi oddział',
    'licyt ofert ofiar',
    'pieniądz pieniędz monet złot',
  ],
  clear: 'Pokaż wszystkie zasady',
  link: (id) => `Link do zasady ${id}`,
  unknown: (id) => `Nie ma zasady ${id}.`,
  inEnglish: 'Ta księga zasad nie jest jeszcze przetłumaczona.',
  /** The game on one page. */
  how: {
    title: 'Jak grać',
    lead: 'Edycja Legendarna na jednej stronie. W edycję klasyczną gra się podobnie; różnice są w jej księdze.',
    learn: 'Naucz się, grając',
    goal: {
      name: 'Cel gry',
      text: 'Wygrywa ten, kto na koniec cyklu ma trzy metropolie. Przy remisie decyduje złoto.',
    },
    cycle: {
      name: 'Cykl',
      text: 'Dochód, ofiary, utrzymanie stworzeń, potem tura każdego gracza. I tak aż do zwycięstwa.',
    },
    income: {
      name: 'Dochód',
      text: 'Jedna sztuka złota za każdy róg obfitości na twoim lądzie i na morzach z twoją flotą. Złoto graczy jest tajne.',
    },
    offerings: {
      name: 'Ofiary',
      text: 'Licytuj jednego boga. Kogo przebito, od razu licytuje innego. Wszyscy płacą swoją ofiarę, o 1 mniej za każdą kapłankę. Apollo jest za darmo.',
    },
    gods: {
      name: 'Bogowie',
      text: 'Działają od góry do dołu. Każdy oprócz Apolla daje za darmo budynek i coś jeszcze, a resztę sprzedaje. Kto działa pierwszy, następnym razem licytuje ostatni.',
    },
    sea: {
      name: 'Floty to mosty',
      text: 'Oddziały ruszają po swojej wyspie albo przez morza, z których każde ma twoją flotę. Floty pływają z Posejdonem, oddziały ruszają z Aresem; herosi prowadzą je przy każdym bogu oprócz Aresa i Apolla.',
    },
    battle: {
      name: 'Bitwa',
      text: 'Każda strona rzuca kością i dodaje jednostki, obrońca fortecę, na morzu także porty. Niższy wynik traci jednostkę. Potem może się wycofać obrońca, potem atakujący; inaczej następna runda.',
    },
    metropolis: {
      name: 'Metropolia',
      text: 'Port, forteca, świątynia i uniwersytet od razu stają się metropolią. Czterech filozofów też. Można poświęcić dla niej herosa, a cudze można podbić.',
    },
    creatures: {
      name: 'Stworzenia i herosi',
      text: 'Stworzenia kupujesz w swojej turze; świątynie obniżają ich koszt. Te, które zostają, kosztują co cykl kapłankę. Herosów rekrutujesz z Herą.',
    },
  },
};
