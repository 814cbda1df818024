import type { newGame as english } from '../en/newGame.ts';

type Words = typeof english;

const editions: Words['editions'] = {
  legendary: { label: 'Legendární', means: 'Šest bohů, hrdinové a ostrovy složené z desek; vyhrávají tři metropole.' },
  classic: { label: 'Klasická', means: 'Původní hra na tištěných plánech; vyhrávají dvě metropole.' },
};
const boards: Words['boards'] = {
  quick: { label: 'Hotový', means: 'Předem složený plán, vhodný pro první partii.' },
  random: { label: 'Náhodný', means: 'Desky vylosuje a složí náhoda; stejné semínko dá vždy stejný plán.' },
  own: { label: 'Vlastní', means: 'Plán, který máte složený v dílně map.' },
};
const starts: Words['starts'] = {
  fitting: {
    label: 'Podle herního plánu',
    means: 'Na hotovém plánu hotový začátek, na každém jiném úvodní rozmísťování.',
  },
  quick: { label: 'Hotový', means: 'Všichni začínají na daných ostrovech a hned přicházejí první dary bohům.' },
  deployment: {
    label: 'Rozmísťování',
    means: 'Před první epochou si všichni postupně volí pevninu a umísťují lodě a vojáky.',
  },
};
const scales: Words['scales'] = {
  printed: { label: 'Podle pravidel', means: 'Dary rostou po skocích: 1, 3, 5, 7, 10 a tak dále až do 25.' },
  every: { label: 'Každé číslo', means: 'Nabídnout lze každé celé číslo od 1 do 25.' },
};
const golds: Words['golds'] = {
  hidden: {
    label: 'Skryté',
    means: 'Zlaťáky soupeřů nejsou vidět, jako u skutečného stolu. Kdo počítá příjmy a výdaje, zná je i tak.',
  },
  bounds: {
    label: 'Průběžně počítané',
    means: 'U každého soupeře vidíte, kolik zlaťáků může mít nejméně a kolik nejvíce.',
  },
  open: { label: 'Odkryté', means: 'Všechny zlaťáky leží na stole a nikdo nepotřebuje zástěnu.' },
};
const goals: Words['goals'] = {
  '3': { label: '3\u00a0metropole', means: 'Obvyklý cíl.' },
  '4': { label: '4\u00a0metropole', means: 'Delší hra, pro týmy.' },
};
const ties: Words['ties'] = {
  gold: { label: 'Nejbohatší', means: 'Dosáhne-li cíle více hráčů zároveň, vítězí ten, kdo má nejvíce zlaťáků.' },
  metropolises: {
    label: 'Nejvíce metropolí',
    means: 'Dosáhne-li cíle více hráčů zároveň, rozhodují nejprve metropole, potom zlaťáky.',
  },
};

/** What the engine finds wrong, by its code. */
const wrong: Words['wrong'] = {
  'bad-players': 'Klasická edice je pro 2 až 5\u00a0hráčů, Legendární edice pro 2 až 6.',
  'bad-teams': 'Dva a šest hráčů hraje vždy v týmech, tři a pět nikdy.',
  'bad-goal': 'Čtyři metropole jsou cílem jen pro týmy.',
  'bad-start': 'Hotový začátek má daná místa, a proto potřebuje hotový plán.',
  'wrong-number': 'Tento plán nemá správný počet desek pro tolik hráčů.',
  'not-connected': 'Desky tohoto plánu na sebe nenavazují.',
  'bad-notation': 'Tento plán nelze přečíst. Otevřete ho v dílně map a znovu uložte.',
  'bad-board': 'Zvolte některý ze svých plánů, nebo si jej složte v dílně map.',
};

export const newGame: Words = {
  title: 'Nová partie',
  game: 'Hra',
  edition: 'Edice',
  editions,
  players: 'Hráči',
  playersMeans: 'Lidé a počítač dohromady.',
  seats: 'Kdo hraje',
  seat: (n) => `Místo ${n}`,
  name: 'Jméno',
  person: 'Člověk',
  sits: 'Hraje',
  world: 'Herní plán a začátek',
  board: 'Herní plán',
  boards,
  seed: 'Semínko',
  another: 'Jiné',
  ownBoard: 'Který plán',
  noBoards: 'Zatím nemáte uložený žádný plán.',
  workshop: 'Do dílny map',
  start: 'Začátek',
  starts,
  agreements: 'Dohody',
  scale: 'Dary bohům',
  scales,
  gold: 'Zlaťáky ostatních',
  golds,
  goal: 'Cíl',
  goals,
  tie: 'Cíle dosáhne více hráčů',
  ties,
  teams: {
    label: 'V týmech po dvou',
    means: 'Spoluhráči mají společné zlaťáky i vítězství; dva a šest hráčů hraje takto vždy.',
  },
  monuments: { label: 'S Monumenty', means: 'Dvojice budov vám dovolí stavět monumenty s trvalým efektem.' },
  hints: { label: 'Rady povoleny', means: 'Kdo se má rozhodnout, může se zeptat, co by udělal silný hráč.' },
  wrong,
  wrongElse: 'Tato nastavení nejdou dohromady.',
  setRight: 'Opravit',
  begin: 'Začít partii',
  notYet: 'Některá nastavení zatím nejdou dohromady.',
};
