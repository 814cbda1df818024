import type { bots as english } from '../en/bots.ts';

export const bots: typeof english = {
  random: { name: 'Zefir', style: 'Leci, dokąd wiatr powieje: każdy dozwolony ruch jest równie dobry.' },
  easy: { name: 'Ikar', style: 'Chce dobrze, ale lata za wysoko: przeocza ruchy i zakochuje się w niewłaściwych.' },
  medium: {
    name: 'Penelopa',
    style: 'Tka ostrożnie, nitka po nitce: bierze to, co teraz wygląda najlepiej, bez planów.',
  },
  hard: { name: 'Temida', style: 'Przemyśla całe tury, pamięta, kto zaraz wygra, i przebija, by mu przeszkodzić.' },
  'medium-1': { name: 'Penelopa I', style: 'Penelopa taka jak na początku, do mierzenia postępów.' },
  'hard-1': { name: 'Temida I', style: 'Temida taka jak na początku, do mierzenia postępów.' },
  builder: { name: 'Budowniczy', style: 'Buduje po jednym z każdego typu, cokolwiek robią inni.' },
  philosopher: { name: 'Filozof', style: 'Chce Ateny i jej filozofów, i niczego więcej.' },
  raider: { name: 'Łupieżca', style: 'Rekrutuje i zabiera to, co słabo strzeżone.' },
  beginner: { name: 'Nowicjusz', style: 'Gra tak, jak uczą lekcje.' },
};
