import type { guide as english } from '../en/guide.ts';

export const guide: typeof english = {
  legendary: [
    'Hra ve zkratce:',
    'Vyhrajete se třemi METROPOLEMI (v týmech se čtyřmi, s --goal 4). Metropoli dostanete za čtveřici budov (přístav, pevnost, chrám, akademie; vracejí se do zásoby), za čtyři filozofy, díky některým hrdinům, nebo dobytím. Hra končí epochou, v níž jich má někdo dost.',
    'V každé EPOŠE dostanou všichni zlaťáky za rohy hojnosti ($) ve svých oblastech. Potom každý nabídne dar jednomu BOHU: vyšší dar vyřadí předchozí a vyřazený hráč hned nabídne dar jinému bohu. Každá vaše kněžka dar o 1 zlevní. Potom bohové jednají zleva doprava, Apollón poslední: budova, jednotka nebo karta a to, co se dá koupit.',
    'Jen u ARÉA se vojáci přesouvají sami, do sousední oblasti pevniny nebo přes řetězec vašich lodí; jen u POSEIDÓNA plují lodě. Kde se potkají nepřátelé, je BITVA: každá strana sečte své jednotky a hod kostkou (0 1 1 2 2 3), nižší součet ztrácí jednotku.',
    'Oblast bez vojáků zůstává vaše, dokud do ní někdo nevstoupí. Vaše poslední oblast pevniny je v bezpečí, pokud její dobytí nepřinese vítězství.',
    'TVORY (za 5 až 2 zlaťáky, s chrámy levněji) lze kupovat u každého boha kromě Apollóna. HRDINOVÉ přicházejí s Hérou; s Aréem táhnou jako vojáci a u každého boha kromě Aréa a Apollóna mohou vojáky vést (za 1, potom 2, 3 …).',
    'Na mapě:',
    "Pevnina je vyplněná znaky ':', moře je prázdné. 'R 2t1m' je červený se 2 vojáky a 1 námezdním vojákem, 'h' hrdinové, 'f' lodě, '*' tvor, 'R =' samotný žeton kontroly červeného. '$2' jsou dva rohy hojnosti, 'P' je kněžka pro toho, kdo oblast obsadí první. '[F.]' jsou staveniště: '.' prázdné, P přístav, F pevnost, T chrám, U akademie, M metropole.",
  ],
  classic: [
    'Hra ve zkratce:',
    'Vyhrajete se dvěma METROPOLEMI (ve dvou hráčích se třemi). Metropoli dostanete za čtveřici budov (přístav, pevnost, chrám, akademie; vracejí se do zásoby), za čtyři filozofy, nebo dobytím. Hra končí epochou, v níž jich má někdo dost; má-li je víc hráčů, vyhrává nejbohatší z nich (s --tie metropolises ten, kdo jich má nejvíc).',
    'V každé EPOŠE dostanou všichni zlaťáky za rohy hojnosti ($) na svých ostrovech a za obchodní pole se svými loděmi. Potom každý nabídne dar jednomu BOHU, v jakékoli výši: vyšší dar vyřadí předchozí a vyřazený hráč hned nabídne dar jinému bohu. Každý váš kněz dar o 1 zlevní, nejníž na 1. U Apollóna je místo pro všechny. Potom bohové pomáhají zleva doprava, Apollón poslední: figurka nebo karta zdarma, další za zlaťáky, budovy po 2.',
    'Jen u ARÉA se vojáci přesouvají, přes řetězec vašich lodí na jiný ostrov; jen u POSEIDÓNA plují lodě, až o tři pole za 1, cestou mohou lodě přibírat i nechávat. Kde se potkají nepřátelé, je BITVA: každá strana sečte své figurky a hod kostkou (0 1 1 2 2 3), nižší součet ztrácí figurku.',
    'Ostrov je jedna oblast, ať je jakkoli velký. Bez vojáků zůstává váš, dokud se na něm někdo nevylodí. Váš poslední ostrov je v bezpečí, pokud jeho dobytí nemůže přinést vítězství.',
    'Ostrov má tolik MÍST PRO BUDOVY, kolik má polí, a prostor pro jednu METROPOLI, která zakryje dvě z nich (na nejmenších ostrovech jedno). Musejí být volná; budovy se bourají, jen když pro ni nemá místo žádný váš ostrov.',
    'TVORY (za 4 až 2 zlaťáky, s chrámy levněji, nejméně za 1) lze kupovat u každého boha kromě Apollóna.',
    'MONUMENTY, hrajete-li s nimi: odkrytých je tolik karet, kolik je hráčů. Kdo má obě budovy z karty, smí ve svém tahu zdarma postavit monument na kterýkoli svůj ostrov; budovy zůstávají. Kdo ostrov dobude, získá i monument.',
    'Na mapě:',
    "Ostrovy jsou vyplněné znaky ':', mořská pole jsou prázdná. 'R 2t' je červený se 2 vojáky, 'f' lodě, '*' tvor, '^' monument, 'R =' samotný žeton kontroly červeného. '$2' jsou dva rohy hojnosti. '[F.]' jsou místa pro budovy: '.' prázdné, P přístav, F pevnost, T chrám, U akademie, M metropole, 'm' druhé místo, které zakrývá.",
  ],
};
