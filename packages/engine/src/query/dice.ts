/** LE-COMP-4, R-DICE: the faces of a battle die. */
export const FACES: readonly number[] = [0, 1, 1, 2, 2, 3];

/** How often each number is on the die. */
export const FACES_WITH: readonly number[] = [0, 1, 2, 3].map((n) => FACES.filter((face) => face === n).length);
