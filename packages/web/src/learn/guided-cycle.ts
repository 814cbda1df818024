/** The lessons that are one whole cycle, and how long they take: the home page offers them without loading any. */
export const GUIDED_CYCLE = { lessons: ['offerings', 'turn'], minutes: 4 } as const;
