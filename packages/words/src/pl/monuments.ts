import type { MonumentCards } from '../cards.ts';

export const monuments: MonumentCards = {
  lighthouse: {
    name: 'Wielka Latarnia Morska Posejdona',
    text: 'Floty stracone w bitwie możesz ocalić na polu morza obok jej wyspy, pustym lub własnym.',
    asks: {
      lighthouse: 'Wielka Latarnia Morska może ocalić straconą flotę. Wybierz, dokąd popłynie, lub pozwól jej zatonąć.',
    },
  },
  citadel: {
    name: 'Wielka Cytadela Aresa',
    text: 'Dopóki na jej wyspie stoi oddział, nikt nie może jej zaatakować: ani przez łańcuch flot, ani Pegazem.',
  },
  military: {
    name: 'Akademia Wojskowa',
    text: 'Przy każdym dochodzie oddział za darmo na jej wyspie.',
  },
  naval: {
    name: 'Akademia Morska',
    text: 'Przy każdym dochodzie flota za darmo na polu morza obok jej wyspy.',
    asks: {
      'naval-academy': ({ area }, n) => `Akademia Morska (${n.area(area)}): wybierz, dokąd trafi jej flota.`,
    },
  },
  warport: {
    name: 'Port Wojenny',
    text: 'Gdy ktoś atakuje jego wyspę, twoje floty wokół niej walczą jak oddziały.',
  },
  university: {
    name: 'Wielki Uniwersytet Ateny',
    text: 'Przy Atenie możesz wziąć więcej niż jednego dodatkowego filozofa, po 4\u00a0JZ.',
  },
  zeus: {
    name: 'Wielka Świątynia Zeusa',
    text: 'Na początku twojej tury tor stworów odnawia się jak na początku cyklu.',
  },
  athena: {
    name: 'Świątynia Ateny',
    text: 'Dodatkowi kapłani i filozofowie kosztują cię o 1\u00a0JZ mniej.',
  },
  poseidon: {
    name: 'Świątynia Posejdona',
    text: 'Raz na cykl oddaj flotę i użyj za darmo wierzchniego stwora ze stosu kart.',
  },
  ares: {
    name: 'Świątynia Aresa',
    text: 'Raz na cykl oddaj oddział i użyj za darmo losowego stwora ze stosu kart odrzuconych.',
  },
};
