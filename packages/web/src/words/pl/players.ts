import type { players as english } from '../en/players.ts';

/** The players and what they have. */
export const players: typeof english = {
  players: 'Gracze',
  team: (list) => `Drużyna: ${list}`,
  bidsAs: (places) => `W kolejności składania ofiar: ${places}`,
  purse: (gold) => `${gold} w puli`,
  holdPurse: 'Przytrzymaj: złoto',
  /** Beside the reader's own name. */
  you: 'ty',
  purseBounds: (least, most) => `W puli od ${least} do ${most} złota`,
  income: (gold) => `Dochód ${gold}`,
  thinking: 'myśli',
  out: 'poza grą',
  metropolises: (have, goal) => `Metropolie: ${have} z ${goal}`,
  philosophers: (have) => `Filozofowie: ${have} z 4`,
  buildings: (have) => `Zebrane do następnej metropolii: ${have}`,
  none: 'brak',
  reserve: (troops, fleets) => `W rezerwie: ${troops}, ${fleets}`,
  figure: (name, area) => `${name} (${area})`,
  shrine: (hero) => `Metropolia na karcie (${hero})`,
  askSacrifices: 'Pytaj o poświęcenie herosa przed każdą akcją',
  askSacrificesHint: 'W przeciwnym razie pytanie pada tylko wtedy, gdy wybierasz, co zrobić w swojej turze.',
};
