import type { bots as english } from '../en/bots.ts';

export const bots: typeof english = {
  random: { name: 'Zefyros', style: 'Letí, kam vítr zavane: každý dovolený tah je stejně dobrý.' },
  easy: {
    name: 'Íkaros',
    style: 'Myslí to dobře, ale létá moc vysoko: přehlíží tahy a zamilovává se do těch špatných.',
  },
  medium: { name: 'Pénelopé', style: 'Tká opatrně nit po niti: bere, co teď vypadá nejlépe, a neplánuje.' },
  hard: { name: 'Themis', style: 'Promýšlí celé tahy, ví, kdo už skoro vyhrál, a přebíjí, aby mu v tom zabránila.' },
  'medium-1': { name: 'Pénelopé I', style: 'Pénelopé, jaká byla na začátku, k měření pokroku.' },
  'hard-1': { name: 'Themis I', style: 'Themis, jaká byla na začátku, k měření pokroku.' },
  builder: { name: 'Stavitel', style: 'Staví od každého typu jednu budovu, ať ostatní dělají cokoli.' },
  philosopher: { name: 'Filozof', style: 'Chce Athénu a její filozofy, a nic jiného.' },
  raider: { name: 'Nájezdník', style: 'Verbuje a bere, co je špatně hlídané.' },
  beginner: { name: 'Začátečník', style: 'Hraje tak, jak učí lekce.' },
};
