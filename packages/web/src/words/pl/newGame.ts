import type { newGame as english } from '../en/newGame.ts';

type Words = typeof english;

const editions: Words['editions'] = {
  legendary: {
    label: 'Legendarna',
    means: 'Sześcioro bogów, herosi i wyspy układane z kafelków; zwycięstwo dają trzy metropolie.',
  },
  classic: { label: 'Klasyczna', means: 'Pierwotna gra na gotowych planszach; zwycięstwo dają dwie metropolie.' },
};
const boards: Words['boards'] = {
  quick: { label: 'Gotowa', means: 'Wcześniej ułożona plansza, dobra na pierwszą rozgrywkę.' },
  random: { label: 'Losowa', means: 'Kafelki dobiera i układa los; to samo ziarno daje zawsze tę samą planszę.' },
  own: { label: 'Własna', means: 'Plansza ułożona w pracowni map.' },
};
const starts: Words['starts'] = {
  fitting: {
    label: 'Zależnie od planszy',
    means: 'Na gotowej planszy gotowy początek, na każdej innej rozmieszczenie.',
  },
  quick: { label: 'Gotowy', means: 'Wszyscy zaczynają na ustalonych wyspach i od razu składają pierwsze ofiary.' },
  deployment: {
    label: 'Rozmieszczenie',
    means: 'Przed pierwszym cyklem wszyscy po kolei wybierają ląd i rozmieszczają floty i oddziały.',
  },
};
const scales: Words['scales'] = {
  printed: { label: 'Jak w instrukcji', means: 'Ofiary rosną skokami: 1, 3, 5, 7, 10 i tak dalej aż do 25.' },
  every: { label: 'Każda liczba', means: 'Można złożyć w ofierze każdą liczbę całkowitą od 1 do 25.' },
};
const golds: Words['golds'] = {
  hidden: {
    label: 'Ukryte',
    means: 'Złota przeciwników nie widać, jak przy prawdziwym stole. Kto liczy wpływy i wydatki, i tak je zna.',
  },
  bounds: { label: 'Podliczane', means: 'Przy każdym przeciwniku widzisz, ile złota może mieć najmniej i najwięcej.' },
  open: { label: 'Jawne', means: 'Całe złoto leży na stole, zasłonka jest niepotrzebna.' },
};
const goals: Words['goals'] = {
  '3': { label: '3\u00a0metropolie', means: 'Zwykły cel.' },
  '4': { label: '4\u00a0metropolie', means: 'Dłuższa rozgrywka, dla drużyn.' },
};
const ties: Words['ties'] = {
  gold: {
    label: 'Najwięcej złota',
    means: 'Jeśli kilku graczy osiągnie cel razem, wygrywa ten, kto ma najwięcej złota.',
  },
  metropolises: {
    label: 'Najwięcej metropolii',
    means: 'Jeśli kilku graczy osiągnie cel razem, najpierw liczą się metropolie, potem złoto.',
  },
};

/** What the engine finds wrong, by its code. */
const wrong: Words['wrong'] = {
  'bad-players': 'Edycja klasyczna jest dla 2–5 graczy, Edycja Legendarna dla 2–6.',
  'bad-teams': 'Dwóch i sześciu graczy zawsze gra w drużynach, trzech i pięciu nigdy.',
  'bad-goal': 'Cztery metropolie to cel tylko dla drużyn.',
  'bad-start': 'Gotowy początek ma stałe pozycje, więc wymaga gotowej planszy.',
  'wrong-number': 'Ta plansza ma złą liczbę kafelków dla tylu graczy.',
  'not-connected': 'Kafelki tej planszy nie tworzą spójnej całości.',
  'bad-notation': 'Tej planszy nie można odczytać. Otwórz ją w pracowni map i zapisz ponownie.',
  'bad-board': 'Wybierz jedną ze swoich plansz lub ułóż nową w pracowni map.',
};

export const newGame: Words = {
  title: 'Nowa rozgrywka',
  game: 'Gra',
  edition: 'Edycja',
  editions,
  players: 'Gracze',
  playersMeans: 'Ludzie i boty razem.',
  seats: 'Kto gra',
  seat: (n) => `Miejsce ${n}`,
  name: 'Imię',
  person: 'Człowiek',
  sits: 'Kto tu gra',
  world: 'Plansza i początek',
  board: 'Plansza',
  boards,
  seed: 'Ziarno',
  another: 'Inna',
  ownBoard: 'Która plansza',
  noBoards: 'Nie masz jeszcze zapisanej planszy.',
  workshop: 'Do pracowni map',
  start: 'Początek',
  starts,
  agreements: 'Ustalenia',
  scale: 'Ofiary',
  scales,
  gold: 'Złoto innych',
  golds,
  goal: 'Cel',
  goals,
  tie: 'Kilku graczy u celu',
  ties,
  teams: {
    label: 'Drużyny dwuosobowe',
    means: 'Współtowarzysze mają wspólne złoto i zwycięstwo; dwóch i sześciu graczy zawsze gra w ten sposób.',
  },
  monuments: {
    label: 'Z Monumentami',
    means: 'Pary budowli pozwalają wznosić monumenty o trwałym działaniu.',
  },
  hints: { label: 'Wskazówki dozwolone', means: 'Kto podejmuje decyzję, może zapytać, co zrobiłby silny gracz.' },
  wrong,
  wrongElse: 'Te ustawienia do siebie nie pasują.',
  setRight: 'Popraw',
  begin: 'Rozpocznij grę',
  notYet: 'Niektóre ustawienia jeszcze do siebie nie pasują.',
};
