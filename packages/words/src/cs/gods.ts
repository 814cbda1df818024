import type { GodCards, Inflected } from '../cards.ts';

export const gods: Inflected<GodCards, 'genitive' | 'dative'> = {
  zeus: {
    name: 'Zeus',
    genitive: 'Dia',
    dative: 'Diovi',
    legendary:
      'Zdarma: chrám a kněžka. Potom jedna další kněžka za 4\u00a0ZL a jednou tajný pohled na vrchní kartu tvora, kterou můžete zahrát za 1\u00a0ZL.',
    classic:
      'Jeden kněz zdarma, jeden další za 4\u00a0ZL. Chrámy, každý za 2\u00a0ZL. Za 1\u00a0ZL odhoďte tvora ze stupnice a nahraďte ho novým.',
  },
  athena: {
    name: 'Athéna',
    genitive: 'Athény',
    dative: 'Athéně',
    legendary: 'Zdarma: akademie a filozof. Potom jeden další filozof za 4\u00a0ZL.',
    classic: 'Jeden filozof zdarma, jeden další za 4\u00a0ZL. Akademie, každá za 2\u00a0ZL.',
  },
  poseidon: {
    name: 'Poseidón',
    genitive: 'Poseidóna',
    dative: 'Poseidónovi',
    legendary:
      'Zdarma: přístav a loď. Potom až tři další lodě za 1, 2 a 3\u00a0ZL a pohyby po moři, každý za 1\u00a0ZL.',
    classic:
      'Jedna loď zdarma, až tři další za 1, 2 a 3\u00a0ZL. Přístavy, každý za 2\u00a0ZL. Za 1\u00a0ZL přesuňte lodě z jednoho mořského pole až o tři pole.',
  },
  ares: {
    name: 'Arés',
    genitive: 'Aréa',
    dative: 'Aréovi',
    legendary:
      'Zdarma: pevnost a běžný voják. Potom až tři další běžní vojáci za 2, 3 a 4\u00a0ZL a pohyby po pevnině, každý za 1\u00a0ZL. Bez pohybu hrdiny.',
    classic:
      'Jeden voják zdarma, až tři další za 2, 3 a 4\u00a0ZL. Pevnosti, každá za 2\u00a0ZL. Za 1\u00a0ZL přesuňte vojáky na jiný ostrov po řetězci svých lodí.',
  },
  hera: {
    name: 'Héra',
    genitive: 'Héry',
    dative: 'Héře',
    legendary:
      'Zdarma: budova typu, který nemáte, a námezdní voják. Potom až tři další námezdní vojáci za 1, 3 a 5\u00a0ZL a jeden hrdina za 4\u00a0ZL.',
  },
  apollo: {
    name: 'Apollón',
    genitive: 'Apollóna',
    dative: 'Apollónovi',
    legendary:
      'Nic nestojí a dává žeton rohu hojnosti na kteroukoli oblast pevniny, jeden na kteroukoli oblast moře a 2\u00a0ZL. Nic dalšího: žádní tvorové, žádní hrdinové.',
    classic:
      'Nic nestojí a pojme všechny. Dává 1\u00a0ZL, nebo 4\u00a0ZL, máte-li jediný ostrov. Kdo přijde první, položí také žeton rohu hojnosti na kterýkoli ostrov.',
  },
};
