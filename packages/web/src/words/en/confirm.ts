const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** A chosen move before it is made. */
export const confirm = {
  endReally: 'End your turn now?',
  endYes: 'Yes, end turn',
  confirm: 'Confirm',
  costs: (gold: string) => `Costs ${gold}.`,
  pays: (gold: string) => `You pay ${gold}.`,
  idle: 'It would have no effect.',
  idleBecause: (why: string) => `No effect now: ${why}.`,
  /** Zeus in the classic edition (CL-ZEUS). */
  replaces: 'Discard this card: the top card of the deck takes its place on the track.',
  final: 'This can’t be undone.',
  /** Only with the consent of all. */
  finalAlone: 'You can’t undo this by yourself.',
  odds: (win: number, nobody: number, lose: number) =>
    `Battle to the end: you win ${percent.format(win)}, nobody left ${percent.format(nobody)}, you lose ${percent.format(lose)}.`,
  howMany: {
    troops: 'Troops',
    mercenaries: 'Mercenaries',
    fleets: 'Fleets',
  },
  ofAll: (n: number, all: number) => `${n} of ${all}`,
};
