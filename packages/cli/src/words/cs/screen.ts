import { names } from '@meltemi/words/cs';
import type { screen as english } from '../en/screen.ts';

export const screen: typeof english = {
  pieces: {
    legendary: '2t 2 vojáci, m námezdní vojáci, h hrdinové, f lodě, = žeton kontroly, * tvor',
    classic: '2t 2 vojáci, f lodě, = žeton kontroly, * tvor',
  },
  monument: '^ monument',
  printed: {
    legendary: '$ zlaťáky, P kněžka, [.] staveniště: P přístav, F pevnost, T chrám, U akademie, M metropole',
    classic:
      '$ zlaťáky, [.] místa pro budovy: P přístav, F pevnost, T chrám, U akademie, M metropole, m také zakryté metropolí',
  },
  goesOn: '(Mapa je širší než váš terminál. Vpravo pokračuje takto:)',
  onBoard: (list) => `Na plánu: ${list}.`,
  head: (cycle, phase, goal) => `Epocha ${cycle}, ${phase}. Hru ukončí ${names.count.metropolis(goal)}.`,
  gods: 'Bohové',
  creatures: { legendary: 'Tvorové', classic: 'Tvorové' },
  heroes: 'Hrdinové',
  monuments: 'Monumenty',
  order: 'Pořadí',
  resting: (gods) => `odpočívají: ${gods}`,
  cards: (deck, discard) => `v balíčku ${deck}, odhozeno ${discard}`,
  top: (creature) => `navrchu, víte to jen vy: ${creature}`,
  heroPrice: (gold) => `${gold}, u Héry`,
  noMonuments: 'už není co stavět',
  standing: (list) => `stojí: ${list}`,
  nobody: 'nikdo',
  second: (who) => `${who} (2.)`,
  done: 'hotovo',
  you: (who) => `${who} (vy)`,
  out: (who) => `${who} (mimo hru)`,
  columns: {
    team: 'tým',
    gold: 'ZL',
    income: 'příjem',
    priestesses: 'kněž.',
    philosophers: 'filoz.',
    land: { legendary: 'pevn.', classic: 'ostr.' },
    troops: 'voj.',
    fleets: 'lodě',
    metropolises: 'metrop.',
    built: 'budovy',
  },
  unfinished: (cycle, phase) => `Hra pokračuje: epocha ${cycle}, ${phase}.`,
  won: (who, several, cycle) => `V epoše ${cycle} ${several ? 'vyhrávají' : 'vyhrává'}: ${who}.`,
  eliminated: 'bez pevniny',
};
