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

/** The sides at hand, by tile; side b is added (tables.ts). */
export const SIDES: { readonly a: readonly TileSide[]; b: readonly TileSide[] } = { a: SIDE_A, b: [] };

/** Their numbers. */
export const TILES: readonly number[] = SIDE_A.map((_, i) => i + 1);
