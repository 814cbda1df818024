import type { GodCards, Inflected } from '../cards.ts';

export const gods: Inflected<GodCards, 'genitive' | 'dative' | 'locative'> = {
  zeus: {
    name: 'Zeus',
    genitive: 'Zeusa',
    dative: 'Zeusowi',
    locative: 'Zeusie',
    legendary:
      'Za darmo: świątynia i kapłanka. Potem jeszcze jedna kapłanka za 4\u00a0SZ. Raz podejrzyj w tajemnicy wierzchnią kartę stworzenia; możesz ją zagrać za 1\u00a0SZ.',
    classic:
      'Kapłan za darmo, jeszcze jeden za 4\u00a0JZ. Świątynie po 2\u00a0JZ. Za 1\u00a0JZ: odrzuć stwora z toru i zastąp go wierzchnią kartą.',
  },
  athena: {
    name: 'Atena',
    genitive: 'Ateny',
    dative: 'Atenie',
    locative: 'Atenie',
    legendary: 'Za darmo: uniwersytet i filozof. Potem jeszcze jeden filozof za 4\u00a0SZ.',
    classic: 'Filozof za darmo, jeszcze jeden za 4\u00a0JZ. Uniwersytety po 2\u00a0JZ.',
  },
  poseidon: {
    name: 'Posejdon',
    genitive: 'Posejdona',
    dative: 'Posejdonowi',
    locative: 'Posejdonie',
    legendary:
      'Za darmo: port i flota. Potem do trzech kolejnych flot za 1, 2 i 3\u00a0SZ oraz ruchy morskie po 1\u00a0SZ.',
    classic:
      'Flota za darmo, do trzech kolejnych za 1, 2 i 3\u00a0JZ. Porty po 2\u00a0JZ. Za 1\u00a0JZ: porusz floty z jednego pola morza o najwyżej trzy pola.',
  },
  ares: {
    name: 'Ares',
    genitive: 'Aresa',
    dative: 'Aresowi',
    locative: 'Aresie',
    legendary:
      'Za darmo: forteca i oddział. Potem do trzech kolejnych oddziałów za 2, 3 i 4\u00a0SZ oraz ruchy lądowe po 1\u00a0SZ. Bez heroicznej mobilizacji.',
    classic:
      'Oddział za darmo, do trzech kolejnych za 2, 3 i 4\u00a0JZ. Fortece po 2\u00a0JZ. Za 1\u00a0JZ: porusz oddziały na inną wyspę przez łańcuch swoich flot.',
  },
  hera: {
    name: 'Hera',
    genitive: 'Hery',
    dative: 'Herze',
    locative: 'Herze',
    legendary:
      'Za darmo: budynek typu, którego nie masz, i najemnik. Potem do trzech kolejnych najemników za 1, 3 i 5\u00a0SZ oraz jeden heros za 4\u00a0SZ.',
  },
  apollo: {
    name: 'Apollo',
    genitive: 'Apolla',
    dative: 'Apollowi',
    locative: 'Apollu',
    legendary:
      'Nic nie kosztuje, a daje żeton dobrobytu w dowolnym obszarze lądowym, drugi w dowolnym morskim oraz 2\u00a0SZ. Nic więcej: bez stworzeń, bez herosów.',
    classic:
      'Nic nie kosztuje i ma miejsce dla wszystkich. Daje 1\u00a0JZ albo 4\u00a0JZ, jeśli masz tylko jedną wyspę. Kto przyjdzie tu pierwszy, kładzie też znacznik dobrobytu na dowolnej wyspie.',
  },
};
