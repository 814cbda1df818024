import type { BuildingCards, Inflected } from '../cards.ts';

export const buildings: Inflected<BuildingCards, 'accusative' | 'genitive' | 'gender'> = {
  port: {
    name: 'přístav',
    accusative: 'přístav',
    genitive: 'přístavu',
    gender: 'm',
    legendary: '+1 ve vašich námořních bitvách v oblasti moře, u které leží.',
    classic: '+1 pro vaše lodě, které brání mořské pole kolem jeho ostrova.',
  },
  fortress: {
    name: 'pevnost',
    accusative: 'pevnost',
    genitive: 'pevnosti',
    gender: 'f',
    legendary: '+1 pro obránce v její oblasti pevniny.',
    classic: '+1 pro obránce jejího ostrova.',
  },
  temple: {
    name: 'chrám',
    accusative: 'chrám',
    genitive: 'chrámu',
    gender: 'm',
    legendary: 'Sleva 1\u00a0ZL na jednoho tvora v každé epoše.',
    classic: 'Sleva 1\u00a0ZL na jednoho tvora v každé epoše, nejméně však zaplatíte 1\u00a0ZL.',
  },
  university: {
    name: 'akademie',
    accusative: 'akademii',
    genitive: 'akademie',
    gender: 'f',
    legendary: 'Sama nemá žádný efekt; je jedním ze čtyř typů budov pro metropoli.',
    classic: 'Sama nemá žádný efekt; je jedním ze čtyř typů budov pro metropoli.',
  },
  metropolis: {
    name: 'metropole',
    accusative: 'metropoli',
    genitive: 'metropole',
    gender: 'f',
    legendary: 'Působí jako všechny čtyři budovy. Tři metropole vyhrávají hru, v dlouhé týmové hře čtyři.',
    classic: 'Působí jako všechny čtyři budovy. Dvě metropole vyhrávají hru, při dvou hráčích tři.',
  },
};
