import { side, type TileSide } from './tile.ts';

/**
 * The ten double-sided archipelago tiles (LE-MAP-3, LE-MAP-4). Each side names its seven cells by letter: centre, then
 * E SE SW W NW NE; upper case is land, lower case sea. Then a row per area: letter, name, cornucopias, and for land the
 * seas on whose shores its sites lie (R-PORT) and the priestess symbol. Land areas bear names of places in the
 * Cyclades, sea areas those of Nereids and Oceanids. The seas of a side are connected with each other. Side b has more
 * land than side a, much of it on the rim, so that more islands join across seams.
 */
const SIDE_A: readonly TileSide[] = [
  side(
    'N N g g t d P',
    ['N', 'Naxos', 1, 'g t'],
    ['P', 'Paros', 0, 'd d', 'priestess'],
    ['g', 'Galatea', 1],
    ['t', 'Thetis', 0],
    ['d', 'Doto', 0],
  ),
  side(
    'D m e a R t t',
    ['D', 'Delos', 0, 'm t', 'priestess'],
    ['R', 'Rineia', 1, 'a t'],
    ['m', 'Menippe', 1],
    ['e', 'Eupompe', 0],
    ['a', 'Amphitrite', 0],
    ['t', 'Themisto', 1],
  ),
  side(
    'p M e T p A u',
    ['M', 'Mykonos', 1, 'e u'],
    ['T', 'Tinos', 0, 'p', 'priestess'],
    ['A', 'Andros', 0, 'p u'],
    ['p', 'Psamathe', 1],
    ['e', 'Eione', 0],
    ['u', 'Urania', 0],
  ),
  side(
    'c S e e p G i',
    ['S', 'Syros', 1, 'c e'],
    ['G', 'Gyaros', 0, 'c i'],
    ['c', 'Calypso', 1],
    ['e', 'Evagore', 0],
    ['p', 'Polydora', 0],
    ['i', 'Ianthe', 0],
  ),
  side(
    'd K M c T d o',
    ['K', 'Kea', 0, 'o', 'priestess'],
    ['M', 'Makronisos', 0, 'c'],
    ['T', 'Kythnos', 1, 'c d'],
    ['d', 'Dione', 1],
    ['c', 'Cymothoe', 0],
    ['o', 'Opis', 1],
  ),
  side(
    'h h S F a e g',
    ['S', 'Serifos', 0, 'h', 'priestess'],
    ['F', 'Sifnos', 1, 'h a'],
    ['h', 'Hippothoe', 1],
    ['a', 'Agave', 0],
    ['e', 'Eunice', 0],
    ['g', 'Galene', 0],
  ),
  side(
    'a i M M e e K',
    ['M', 'Milos', 1, 'a e'],
    ['K', 'Kimolos', 0, 'i e', 'priestess'],
    ['a', 'Amatheia', 1],
    ['i', 'Ianeira', 0],
    ['e', 'Erato', 1],
  ),
  side(
    'o I e F S p p',
    ['I', 'Ios', 1, 'e p'],
    ['F', 'Folegandros', 0, 'o'],
    ['S', 'Sikinos', 1, 'p'],
    ['o', 'Ocyrhoe', 0],
    ['e', 'Eudora', 1],
    ['p', 'Perse', 0],
  ),
  side(
    'c T T p H e e',
    ['T', 'Thera', 1, 'c p'],
    ['H', 'Therasia', 0, 'c e', 'priestess'],
    ['c', 'Clymene', 1],
    ['p', 'Pronoe', 0],
    ['e', 'Electra', 0],
  ),
  side(
    'p D l l A u c',
    ['D', 'Donousa', 1, 'l p'],
    ['A', 'Amorgos', 0, 'p u', 'priestess'],
    ['p', 'Pasithea', 1],
    ['l', 'Laomedeia', 0],
    ['u', 'Autonoe', 0],
    ['c', 'Cymodoce', 0],
  ),
];

/** Side b of each tile. */
const SIDE_B: readonly TileSide[] = [
  side(
    'C A L a m p p',
    ['C', 'Chalki', 0, 'm p', 'priestess'],
    ['A', 'Apollonas', 1, 'p'],
    ['L', 'Lefkes', 1, 'a'],
    ['a', 'Actaea', 0],
    ['m', 'Melite', 0],
    ['p', 'Panope', 0],
  ),
  side(
    'l A O s K K x',
    ['A', 'Ano Mera', 0, 'l', 'priestess'],
    ['O', 'Ornos', 1, 's'],
    ['K', 'Kalafatis', 0, 'l x'],
    ['l', 'Ligea', 2],
    ['s', 'Sao', 0],
    ['x', 'Xanthe', 0],
  ),
  side(
    'h h P P n E z',
    ['P', 'Panormos', 1, 'h n'],
    ['E', 'Exomvourgo', 0, 'n z', 'priestess'],
    ['h', 'Halie', 1],
    ['n', 'Nesaea', 0],
    ['z', 'Zeuxo', 0],
  ),
  side(
    'E p c r r F K',
    ['E', 'Ermoupoli', 1, 'c r'],
    ['F', 'Finikas', 0, 'r', 'priestess'],
    ['K', 'Kini', 0, 'p'],
    ['p', 'Proto', 0],
    ['c', 'Clytia', 0],
    ['r', 'Rhodea', 1],
  ),
  side(
    'I I C e p p t',
    ['I', 'Ioulis', 1, 'p t', 'priestess'],
    ['C', 'Korissia', 1, 'e'],
    ['e', 'Evarne', 0],
    ['p', 'Polynoe', 1],
    ['t', 'Thoe', 0],
  ),
  side(
    'd K p L b C n',
    ['K', 'Kamares', 0, 'd n'],
    ['L', 'Livadi', 1, 'b'],
    ['C', 'Kastro', 0, 'b n', 'priestess'],
    ['d', 'Doris', 0],
    ['p', 'Pherusa', 0],
    ['b', 'Beroe', 1],
    ['n', 'Neso', 0],
  ),
  side(
    'g i P A H s s',
    ['P', 'Plaka', 0, 'i'],
    ['A', 'Adamas', 1, 'g'],
    ['H', 'Phylakopi', 0, 's g', 'priestess'],
    ['g', 'Glauce', 2],
    ['i', 'Idyia', 0],
    ['s', 'Speio', 0],
  ),
  side(
    't M M M e P a',
    ['M', 'Mylopotas', 1, 'e a'],
    ['P', 'Psathi', 1, 't a'],
    ['t', 'Tyche', 1],
    ['e', 'Eulimene', 0],
    ['a', 'Admete', 0],
  ),
  side(
    'm O p A A e F',
    ['O', 'Oia', 0, 'p'],
    ['A', 'Akrotiri', 1, 'm e', 'priestess'],
    ['F', 'Fira', 0, 'm'],
    ['m', 'Maera', 0],
    ['p', 'Ploto', 1],
    ['e', 'Eurynome', 0],
  ),
  side(
    'd K c I t S p',
    ['K', 'Koufonisia', 0, 'c p'],
    ['I', 'Irakleia', 0, 't', 'priestess'],
    ['S', 'Schoinoussa', 1, 'd'],
    ['d', 'Dynamene', 1],
    ['c', 'Cydippe', 0],
    ['t', 'Telesto', 1],
    ['p', 'Plexaura', 0],
  ),
];

/** Both sides, by tile. */
export const SIDES: Readonly<Record<'a' | 'b', readonly TileSide[]>> = { a: SIDE_A, b: SIDE_B };

/** The numbers of the tiles. */
export const TILES: readonly number[] = SIDE_A.map((_, i) => i + 1);
