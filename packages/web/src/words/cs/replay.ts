import { plural } from '@meltemi/words';
import type { replay as english } from '../en/replay.ts';
import { outOf } from './out-of.ts';

const choose = plural('cs');

/** A game, watched again. */
export const replay: typeof english = {
  title: (names) => `Záznam: ${names}`,
  partly: (moves) =>
    `Záznam platí pro ${moves}\u00a0${choose(moves, { one: 'krok', few: 'kroky', other: 'kroků' })}. Co následuje, neodpovídá pravidlům a je vynecháno.`,
  details: 'V čem je problém',
  games: 'Všechny partie',
  goOn: 'Pokračovat',
  viewer: 'Pohled',
  all: 'Vše odkryté',
  everybody: 'Co vědí všichni',
  unfinished: 'Partie ještě neskončila: co je tajné, zůstává tajné.',
  controls: 'Přehrávání',
  first: 'Na začátek',
  last: 'Na konec',
  back: 'O krok zpět',
  forward: 'O krok vpřed',
  cycleBack: 'O epochu zpět',
  cycleForward: 'O epochu vpřed',
  play: 'Přehrát',
  pause: 'Pozastavit',
  speed: 'Rychlost',
  speeds: { slow: 'Pomalá', normal: 'Běžná', fast: 'Rychlá' },
  position: 'Místo v partii',
  at: (cycle, phase, move, all) => `${cycle}, ${phase}, krok ${outOf(move, all)}`,
  moves: (move, all) => `Krok ${outOf(move, all)}`,
  tabs: { gods: 'Bohové', players: 'Hráči', log: 'Průběh' },
  panels: 'Vedle plánu',
  copyLink: 'Kopírovat odkaz na tento krok',
  copied: 'Zkopírováno',
  opening: 'Partie začíná.',
};
