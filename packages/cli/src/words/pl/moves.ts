import type { EditionId } from '@meltemi/engine';
import { buildingOf, names } from '@meltemi/words/pl';
import type { moves as english } from '../en/moves.ts';

type Verbs = (typeof english)['means']['legendary'];

const gold = (edition: EditionId, n: number): string => names.gold[edition](n);

const legendary: Verbs = {
  settle: 'w nawiasach: rogi obfitości ($), kapłanka (P), pola budowy (o)',
  look: 'tylko ty widzisz następną kartę stworzenia; za darmo',
  return: 'z powrotem na wierzch talii',
  recruit: 'jeszcze jedna jednostka',
  gain: 'jeszcze jedna karta',
  sail: 'ruch flot na sąsiedni obszar morski; wróg na nim to bitwa',
  march: 'ruch oddziałów+najemników; wróg na miejscu to bitwa',
  mobilise: 'heros prowadzi oddziały+najemników',
  fly: 'oddziały+najemnicy do dowolnego obszaru lądowego',
  end: 'koniec tury',
  skip: 'nic nie buduj',
  stand: 'zostaw kości tak, jak leżą',
  fight: 'kolejna runda',
  withdraw: 'opuść bitwę ze wszystkim',
  keep: 'kosztuje kapłankę',
  release: 'schodzi z planszy',
  done: 'dalej',
  found: 'na pustym polu budowy',
  raze: 'wraca do zasobów',
  enshrine: 'tam nikt nie może jej zaatakować',
};

const classic: Verbs = {
  ...legendary,
  look: 'tylko ty widzisz następną kartę stwora; za darmo',
  sail: 'ruch flot na sąsiednie pole morza; wróg na nim to bitwa',
  replace: 'odrzuć go, jego miejsce zajmie następna karta',
  march: 'oddziały na inną wyspę przez twoje floty; wróg na miejscu to bitwa',
  fly: 'oddziały na dowolną wyspę',
  withdraw: 'opuść bitwę',
  done: 'wystarczy',
  raise: 'w nawiasach: pola na budowle; metropolia zajmuje dwa, na najmniejszych wyspach jedno',
  raze: 'ta budowla znika',
  charm: 'jej miejsce zajmie twoja flota',
  sell: `jedna figurka za ${gold('classic', 2)}`,
  dismiss: `jedna karta za ${gold('classic', 2)}`,
  swim: 'niszczy floty także tam',
  save: 'stracona flota trafi tam',
  destroy: 'ta figurka przepada',
};

export const moves: typeof english = {
  means: { legendary, classic },
  firstStep: 'pierwszy z najwyżej trzech kroków; wróg na polu to bitwa',
  nextStep: 'na następne pole; wróg na polu to bitwa',
  pay: (amount) => `płacisz ${amount}`,
  instead: (built) => `zamiast ${buildingOf[built === 'covered' ? 'metropolis' : built]}`,
  free: 'za darmo',
  costs: (edition, least, most) => (least === most ? gold(edition, most) : `od ${least} do ${gold(edition, most)}`),
};
