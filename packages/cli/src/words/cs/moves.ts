import type { EditionId } from '@meltemi/engine';
import { buildingOf, names } from '@meltemi/words/cs';
import type { moves as english } from '../en/moves.ts';

type Verbs = (typeof english)['means']['legendary'];

const gold = (edition: EditionId, n: number): string => names.gold[edition](n);

const legendary: Verbs = {
  settle: 'v závorkách: rohy hojnosti ($), kněžka (P), staveniště (o)',
  look: 'příští kartu tvora uvidíte jen vy; zdarma',
  return: 'zpět navrch balíčku',
  recruit: 'ještě jedna jednotka',
  gain: 'ještě jedna karta',
  sail: 'přesun lodí do sousední oblasti moře; nepřítel v ní znamená bitvu',
  march: 'přesun vojáků+námezdních vojáků; nepřítel v cíli znamená bitvu',
  mobilise: 'hrdina vede vojáky+námezdní vojáky',
  fly: 'vojáci+námezdní vojáci do kterékoli oblasti pevniny',
  end: 'konec tahu',
  skip: 'nic nestavět',
  stand: 'nechat kostky tak, jak leží',
  fight: 'další kolo',
  withdraw: 'opustit bitvu se vším',
  keep: 'stojí kněžku',
  release: 'opustí plán',
  done: 'dál',
  found: 'na prázdném staveništi',
  raze: 'vrací se do zásoby',
  enshrine: 'tam na ni nikdo nezaútočí',
};

const classic: Verbs = {
  ...legendary,
  sail: 'přesun lodí na sousední mořské pole; nepřítel na něm znamená bitvu',
  replace: 'odhodit ho, na jeho místo přijde další karta',
  march: 'vojáci na jiný ostrov přes vaše lodě; nepřítel v cíli znamená bitvu',
  fly: 'vojáci na kterýkoli ostrov',
  withdraw: 'opustit bitvu',
  done: 'to stačí',
  raise: 'v závorkách: místa pro budovy; metropole zabere dvě, na nejmenších ostrovech jedno',
  raze: 'tato budova zmizí',
  charm: 'na její místo přijde vaše loď',
  sell: `jedna figurka za ${gold('classic', 2)}`,
  dismiss: `jedna karta za ${gold('classic', 2)}`,
  swim: 'ničí lodě i tam',
  save: 'ztracená loď přijde tam',
  destroy: 'tato figurka je ztracena',
};

export const moves: typeof english = {
  means: { legendary, classic },
  firstStep: 'první z nejvýš tří kroků; nepřítel na poli znamená bitvu',
  nextStep: 'na další pole; nepřítel na poli znamená bitvu',
  pay: (amount) => `zaplatíte ${amount}`,
  instead: (built) => `místo ${buildingOf[built === 'covered' ? 'metropolis' : built]}`,
  free: 'zdarma',
  costs: (edition, least, most) => (least === most ? gold(edition, most) : `${least} až ${gold(edition, most)}`),
};
