import type { styles as english } from '../en/styles.ts';

/** How the bots play, by how strong they are. */
export const styles: typeof english = {
  random: 'Idzie tam, gdzie wiatr zawieje: każdy dozwolony ruch jest dobry.',
  easy: 'Chce dobrze, lecz lata za wysoko: przeocza dobre ruchy i daje się skusić na złe.',
  medium: 'Tka uważnie, nitka po nitce: bierze to, co teraz wygląda najlepiej.',
  hard: 'Rozważa całe tury, pilnuje, kto jest o krok od zwycięstwa, i przebija jego ofertę.',
};
