import type { HeroCards, Inflected } from '../cards.ts';
import { battlefield } from '../sentences.ts';

export const heroes: Inflected<HeroCards, 'accusative' | 'genitive' | 'gender'> = {
  croesus: {
    name: 'Krezus',
    accusative: 'Krezusa',
    genitive: 'Krezusa',
    gender: 'm',
    battle: 'Za 1\u00a0SZ przerzuć swoją kość, dowolną liczbę razy.',
    sacrifice: 'Zapłać 15\u00a0SZ za metropolię.',
  },
  hector: {
    name: 'Hektor',
    accusative: 'Hektora',
    genitive: 'Hektora',
    gender: 'm',
    battle: 'Gdy do jego obszaru wkraczają wrogie oddziały, niszczysz jeden z nich przed bitwą.',
    sacrifice: 'Wymień dwie kapłanki na filozofa, dowolną liczbę razy.',
    asks: {
      hector: (_, n, seen) => `Hektor uderza pierwszy (${battlefield(n, seen)}): wybierz oddział, który zniszczy.`,
      'hector-swaps': 'Hektor: wymienić kolejne dwie kapłanki na filozofa?',
    },
  },
  helen: {
    name: 'Helena',
    accusative: 'Helenę',
    genitive: 'Heleny',
    gender: 'f',
    battle: 'Twoja kość zawsze liczy się jako 2.',
    sacrifice: 'Usuń dwie pary podstawowych budynków dwóch typów za metropolię.',
  },
  jason: {
    name: 'Jazon',
    accusative: 'Jazona',
    genitive: 'Jazona',
    gender: 'm',
    battle: 'W heroicznej mobilizacji wrogie floty liczą się dla niego jak własne.',
    sacrifice: 'Jeśli wszystkie osiem twoich flot jest na planszy: metropolia.',
  },
  ajax: {
    name: 'Ajas',
    accusative: 'Ajasa',
    genitive: 'Ajasa',
    gender: 'm',
    battle: 'Siła 2.',
    sacrifice: 'Jeśli masz co najmniej siedem własnych obszarów lądowych: metropolia.',
  },
  pandora: {
    name: 'Pandora',
    accusative: 'Pandorę',
    genitive: 'Pandory',
    gender: 'f',
    battle: 'Wrodzy najemnicy przed bitwą przechodzą na twoją stronę, na stałe.',
    sacrifice: 'Użyj zdolności poświęcenia herosa z toru.',
  },
  penthesilea: {
    name: 'Pentezylea',
    accusative: 'Pentezyleę',
    genitive: 'Pentezylei',
    gender: 'f',
    battle: 'Wygrywasz rundy zakończone remisem.',
    sacrifice: 'Gdy budujesz metropolię, umieść ją na karcie Pentezylei: tam nikt nie może jej zaatakować.',
  },
  odysseus: {
    name: 'Odyseusz',
    accusative: 'Odyseusza',
    genitive: 'Odyseusza',
    gender: 'm',
    battle: 'Gdy atakuje, fortece się nie liczą.',
    sacrifice: 'Usuń trzy podstawowe budynki jednego typu za metropolię.',
  },
  perseus: {
    name: 'Perseusz',
    accusative: 'Perseusza',
    genitive: 'Perseusza',
    gender: 'm',
    battle: 'Oddziały, które są z nim i miałyby przepaść, mogą się wycofać. On sam i inni herosi nie.',
    sacrifice:
      'Porusz grupę własnych oddziałów i herosów z jednego obszaru lądowego do dowolnego innego. Meduza to uniemożliwia.',
    asks: {
      'perseus-leads': 'Perseusz: wybierz grupę i obszar, do którego ją poruszysz.',
    },
  },
};
