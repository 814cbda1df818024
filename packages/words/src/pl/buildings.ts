import type { BuildingCards, Inflected } from '../cards.ts';

export const buildings: Inflected<BuildingCards, 'accusative' | 'genitive'> = {
  port: {
    name: 'port',
    accusative: 'port',
    genitive: 'portu',
    legendary: '+1 w twoich bitwach morskich w obszarze morskim, nad którym leży.',
    classic: '+1 dla twoich flot, które bronią pola morza wokół jego wyspy.',
  },
  fortress: {
    name: 'forteca',
    accusative: 'fortecę',
    genitive: 'fortecy',
    legendary: '+1 dla obrońcy w jej obszarze lądowym.',
    classic: '+1 dla obrońcy jej wyspy.',
  },
  temple: {
    name: 'świątynia',
    accusative: 'świątynię',
    genitive: 'świątyni',
    legendary: '1\u00a0SZ zniżki na jedno stworzenie w każdym cyklu.',
    classic: '1\u00a0JZ zniżki na jednego stwora w każdym cyklu, ale płacisz co najmniej 1\u00a0JZ.',
  },
  university: {
    name: 'uniwersytet',
    accusative: 'uniwersytet',
    genitive: 'uniwersytetu',
    legendary: 'Bez własnego efektu; jeden z czterech typów potrzebnych do metropolii.',
    classic: 'Bez własnego działania; jeden z czterech typów potrzebnych do metropolii.',
  },
  metropolis: {
    name: 'metropolia',
    accusative: 'metropolię',
    genitive: 'metropolii',
    legendary:
      'Ma efekt wszystkich czterech budynków. Do zwycięstwa trzeba trzech, w długiej grze drużynowej czterech.',
    classic: 'Ma działanie wszystkich czterech budowli. Do zwycięstwa trzeba dwóch; przy dwóch graczach trzech.',
  },
};
