import type { MonumentCards } from '../cards.ts';

export const monuments: MonumentCards = {
  lighthouse: {
    name: 'Velký Poseidónův maják',
    text: 'Své lodě zničené v bitvě můžete zachránit na mořské pole u jeho ostrova, které je prázdné nebo vaše.',
    asks: {
      lighthouse: 'Velký Poseidónův maják může vaši loď zachránit. Zvolte, kam popluje, nebo ji nezachraňujte.',
    },
  },
  citadel: {
    name: 'Velká Aréova citadela',
    text: 'Dokud na jejím ostrově stojí voják, nelze na něj zaútočit ani po lodích, ani s Pegasem.',
  },
  military: {
    name: 'Vojenská akademie',
    text: 'Při každém příjmu voják zdarma na její ostrov.',
  },
  naval: {
    name: 'Námořní akademie',
    text: 'Při každém příjmu loď zdarma na mořské pole u jejího ostrova.',
    asks: {
      'naval-academy': ({ area }, n) => `Námořní akademie (${n.area(area)}): zvolte, kam přijde její loď.`,
    },
  },
  warport: {
    name: 'Válečný přístav',
    text: 'Při útoku na jeho ostrov bojují vaše lodě kolem něj jako vojáci.',
  },
  university: {
    name: 'Velká Athénina akademie',
    text: 'U Athény můžete najmout více než jednoho dalšího filozofa, každého za 4\u00a0ZL.',
  },
  zeus: {
    name: 'Velký Diův chrám',
    text: 'Na začátku vašeho tahu se stupnice tvorů obnoví jako na začátku epochy.',
  },
  athena: {
    name: 'Athénin chrám',
    text: 'Další kněží a filozofové vás stojí o 1\u00a0ZL méně.',
  },
  poseidon: {
    name: 'Poseidónův chrám',
    text: 'Jednou za epochu odevzdejte loď a zdarma využijte vrchního tvora z dobíracího balíčku.',
  },
  ares: {
    name: 'Aréův chrám',
    text: 'Jednou za epochu odevzdejte vojáka a zdarma využijte náhodného odhozeného tvora.',
  },
};
