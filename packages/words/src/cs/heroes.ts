import type { HeroCards, Inflected } from '../cards.ts';
import { battlefield } from '../sentences.ts';

export const heroes: Inflected<HeroCards, 'accusative' | 'genitive' | 'gender'> = {
  croesus: {
    name: 'Kroisos',
    accusative: 'Kroisa',
    genitive: 'Kroisa',
    gender: 'm',
    battle: 'Zaplaťte 1\u00a0ZL a přehoďte svou kostku, kolikrát chcete.',
    sacrifice: 'Zaplaťte 15\u00a0ZL za metropoli.',
  },
  hector: {
    name: 'Hektór',
    accusative: 'Hektora',
    genitive: 'Hektora',
    gender: 'm',
    battle: 'Vpadnou-li do jeho oblasti vojáci, jednoho z nich před bitvou zničíte.',
    sacrifice: 'Vyměňte dvě kněžky za filozofa, kolikrát chcete.',
    asks: {
      hector: (_, n, seen) => `Hektór udeří jako první (${battlefield(n, seen)}): zvolte vojáka, kterého zničí.`,
      'hector-swaps': 'Hektór: vyměníte další dvě kněžky za filozofa?',
    },
  },
  helen: {
    name: 'Helena',
    accusative: 'Helenu',
    genitive: 'Heleny',
    gender: 'f',
    battle: 'Vaše kostka platí vždy za 2.',
    sacrifice: 'Odstraňte dvě dvojice základních budov dvou typů a získejte metropoli.',
  },
  jason: {
    name: 'Iáson',
    accusative: 'Iásona',
    genitive: 'Iásona',
    gender: 'm',
    battle: 'Při pohybu hrdiny pro něj nepřátelské lodě platí za vaše.',
    sacrifice: 'Máte-li na plánu všech osm svých lodí: metropole.',
  },
  ajax: {
    name: 'Ajax',
    accusative: 'Ajaxe',
    genitive: 'Ajaxe',
    gender: 'm',
    battle: 'Bojová síla 2.',
    sacrifice: 'Máte-li alespoň sedm vlastních oblastí pevniny: metropole.',
  },
  pandora: {
    name: 'Pandóra',
    accusative: 'Pandóru',
    genitive: 'Pandóry',
    gender: 'f',
    battle: 'Nepřátelští námezdní vojáci přejdou před bitvou na vaši stranu, a to natrvalo.',
    sacrifice: 'Využijte sebeobětování hrdiny ze stupnice.',
  },
  penthesilea: {
    name: 'Penthesilea',
    accusative: 'Penthesileu',
    genitive: 'Penthesiley',
    gender: 'f',
    battle: 'Při shodě vyhráváte kolo bitvy.',
    sacrifice: 'Stavíte-li metropoli, položte ji na kartu Penthesiley: tam na ni nikdo nezaútočí.',
  },
  odysseus: {
    name: 'Odysseus',
    accusative: 'Odyssea',
    genitive: 'Odyssea',
    gender: 'm',
    battle: 'Když útočí, pevnosti se nepočítají.',
    sacrifice: 'Odstraňte tři základní budovy jednoho typu a získejte metropoli.',
  },
  perseus: {
    name: 'Perseus',
    accusative: 'Persea',
    genitive: 'Persea',
    gender: 'm',
    battle: 'Vojáci po jeho boku se mohou místo zničení stáhnout. On sám ani jiní hrdinové ne.',
    sacrifice: 'Přeneste skupinu svých vojáků a hrdinů z jedné oblasti pevniny do kterékoli jiné. Medúsa tomu brání.',
    asks: {
      'perseus-leads': 'Perseus: zvolte skupinu a kam se přesune.',
    },
  },
};
